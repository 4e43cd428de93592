"""Nobody waits for what nobody decides: the part of a game in which one can do nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import ennead
from tests.moments import record_until
from tests.web.conftest import People
from tests.web.playing import (
    ME,
    bot,
    choose,
    offered,
    open_table,
    read_on,
    sit_down,
    version,
)
from tests.web.waiting import like_a_person, waited

pytestmark = pytest.mark.browser

#: The part of a game that is spent waiting, at most.
MOST = {"ra": 0.20, "ankh": 0.30}
#: The milliseconds that a turn of a bot takes at most, and some for a busy machine.
TURN = 2500 + 500
#: Milliseconds in which the rest of an epoch is played, and a second for a busy machine.
REST = 3000 + 1000
#: Notes when nobody had anything left to decide, and when the score sheet was there.
TIMING = """() => {
  const began = performance.now();
  window.rest = null;
  new MutationObserver((_, observer) => {
    if (!document.querySelector("dialog[open]")) return;
    window.rest = performance.now() - began;
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["open"] });
}"""

Note = Callable[[str, object], None]


@pytest.mark.long
@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_little_of_a_game_is_waiting(people: People, game: str, record_property: Note) -> None:
    measure(people, game, 14, record_property)


@pytest.mark.long
@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_little_of_a_whole_game_is_waiting(
    people: People, game: str, record_property: Note
) -> None:
    measure(people, game, 2000, record_property)


def measure(people: People, game: str, most: int, record_property: Note) -> None:
    page = people(speed="normal", drawer="choices")
    open_table(page, game, [ME, bot("medium"), bot("medium")])
    found = waited(page, like_a_person(3), most)
    record_property("waiting", str(found))
    print(f"{game}: {found}")
    assert found.share < MOST[game], str(found)
    assert max(found.turns) < TURN, found.turns


def out_of_suns(game: ennead.Game) -> bool:
    """Seat 0 has no sun left, and the others have plenty."""
    suns = [len(area["suns"]) for area in game.view(None)["areas"]]
    return suns[0] == 0 and min(suns[1:]) > 1 and game.to_act() != [0]


def out_of_suns_with_bots(page: Page) -> None:
    page.add_init_script(f"({TIMING})()")
    open_table(page, "ra", [ME, bot(), bot()], record=record_until("ra", 3, out_of_suns))


@pytest.mark.long
def test_the_rest_of_an_epoch_without_me_is_shown_in_three_seconds(people: People) -> None:
    page = people(speed="normal")
    out_of_suns_with_bots(page)
    expect(page.locator("dialog[open]")).to_be_visible()
    assert page.evaluate("window.rest") < REST
    read_on(page)
    skipped = page.locator(".skipped")
    expect(skipped.locator("summary")).to_contain_text("Meanwhile")
    skipped.locator("summary").click()
    expect(skipped.locator("li").last).to_be_visible()
    assert "won" in skipped.locator("ol").inner_text()


@pytest.mark.long
def test_what_was_shown_together_can_be_watched_and_skipped_again(people: People) -> None:
    page = people(speed="slow")
    out_of_suns_with_bots(page)
    expect(page.locator("dialog[open]")).to_be_visible()
    read_on(page)
    now = version(page)
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator(f".playing[data-version='{now}']")).to_have_count(0)
    assert version(page) < now
    expect(page.locator(".skipped")).to_have_count(0)
    expect(page.get_by_role("button", name="Skip to my decision")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(f".playing[data-version='{now}']")).to_be_visible()


@pytest.mark.long
def test_the_setting_never_shows_all_of_it(people: People) -> None:
    page = people(speed="fast", skip="never")
    out_of_suns_with_bots(page)
    expect(page.get_by_role("button", name="Skip to my decision")).to_be_visible()
    expect(page.locator(".skipped")).to_have_count(0)
    page.get_by_role("button", name="Skip to my decision").click()
    expect(page.locator("dialog[open], .prompt.mine").first).to_be_visible()


def test_one_key_goes_on_to_the_next_decision(people: People) -> None:
    page = people(speed="slow")
    open_table(page, "ankh", [ME, bot(), bot(), bot()], options={"first": 0})
    choose(page, "gain")
    page.locator(".power.offered").first.click()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=4000)
    expect(page.locator(".skipped summary")).to_contain_text("Meanwhile")
    choose(page, offered(page)[0])
    expect(page.locator(".skipped")).to_have_count(0)


def test_a_person_who_thinks_is_not_hurried_by_buttons(people: People) -> None:
    """Who waits for a person sees no pace and no pause."""
    page, other = people(speed="normal"), people(speed="normal")
    id = open_table(page, "ra", [ME, {"kind": "open"}])
    other.goto(f"/table/{id}")
    sit_down(other, "Nefertari")
    page.get_by_role("button", name="Start the game").click()
    for each in (page, other):
        expect(each.locator(".playing .prompt")).not_to_be_empty()
    waits = page if other.locator(".prompt.mine").count() else other
    expect(waits.locator(".prompt")).to_contain_text("Waiting for")
    expect(waits.locator(".pace")).to_have_count(0)
