"""The table of Ra in a browser: played on the board, with the keyboard alone, and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import ennead
from tests.web.conftest import People
from tests.web.playing import (
    ME,
    Chooser,
    at_random,
    bot,
    is_over,
    open_table,
    read_on,
    wait_for_something,
)

pytestmark = pytest.mark.browser

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PIECES = ".ra .piece.offered"


def piece(wish: str) -> str:
    """The pieces that stand for an answer."""
    return f"{PIECES}[data-wish={json.dumps(wish)}]"


def wishes(page: Page) -> list[str]:
    """The notations of all that can be chosen on the board."""
    found = page.locator(PIECES).evaluate_all("all => all.map(one => one.dataset.wish)")
    return sorted({str(wish) for wish in found})


def listed(page: Page) -> list[str]:
    """The notations of all that can be chosen in the list."""
    found = page.locator(".choice").evaluate_all("all => all.map(one => one.dataset.notation)")
    return [str(notation) for notation in found]


def turn_on_the_board(page: Page, chooser: Chooser) -> None:
    """Click a piece: whatever the list offers the board offers too."""
    # What moved before is shown first: the board may offer its pieces a moment after the list.
    page.wait_for_selector(PIECES)
    offered = wishes(page)
    assert offered == sorted(listed(page))
    page.locator(piece(chooser(offered))).first.click()


def eager(offered: list[str]) -> str:
    """Invoke Ra and bid high: suns are soon spent, and the game is soon over."""
    suns = [wish for wish in offered if wish.startswith("bid")]
    if suns:
        return max(suns, key=lambda wish: int(wish.removeprefix("bid ")))
    return "ra" if "ra" in offered else offered[0]


def asks(question: str) -> str:
    """The record of a game of two up to a question to the first player."""

    def is_there(game: ennead.Game) -> bool:
        asked = game.view(0)["asked"]
        return bool(asked["question"] == question and asked["seats"] == [0])

    return record_up_to(is_there)


def record_up_to(is_there: Callable[[ennead.Game], bool]) -> str:
    """The record of a game of two who mostly draw, up to the first moment of a kind."""
    for seed in range(50):
        rng = Random(seed)
        game = ennead.new("ra", players=2, seed=seed)
        while not game.over and not is_there(game):
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.apply(seat, legal[0] if rng.random() < 0.7 else rng.choice(legal))
        if not game.over:
            return game.record().dumps()
    raise AssertionError("no game came to such a moment")


def open_moment(page: Page, record: str) -> None:
    """Play on from a moment of a game against a bot."""
    open_table(page, "ra", [ME, bot()], record=record)
    expect(page.locator(PIECES).first).to_be_visible()


def test_a_whole_game_is_played_on_the_board(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot()])
    chooser = at_random(3)
    clicks = 0
    while not is_over(page):
        wait_for_something(page)
        if not read_on(page) and not is_over(page):
            turn_on_the_board(page, chooser if clicks < 8 else eager)
            clicks += 1
    assert clicks > 10
    expect(page.locator(".over")).to_be_visible()


def test_a_god_takes_a_tile_from_the_track_and_a_disaster_tiles_from_the_player(
    people: People,
) -> None:
    page = people()
    open_moment(page, asks("take_tile"))
    taken = next(wish for wish in wishes(page) if wish.startswith("take"))
    before = page.locator(f".auction [data-wish='{taken}']").count()
    page.locator(piece(taken)).first.click()
    expect(page.locator(f".auction [data-wish='{taken}']")).to_have_count(before - 1)
    open_moment(page, asks("discard"))
    lost = wishes(page)[0]
    assert lost.startswith("discard")
    held = page.locator(f".mine [data-kind={lost.removeprefix('discard ')}]")
    said = held.inner_text() or "1"
    page.locator(piece(lost)).click()
    expect(held.get_by_text(said, exact=True) if said != "1" else held).to_have_count(0)


#: By bidder, how far it is from the middle of the sun, and how far the sun it has bid.
AROUND = """() => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const sun = middle(document.querySelector("[data-place=sun]"));
  const far = (one) => one && Math.hypot(middle(one).x - sun.x, middle(one).y - sun.y);
  return [...document.querySelectorAll("[data-bidder]")].map((one) => [
    Number(one.dataset.bidder), far(one.querySelector(".mark")), far(one.querySelector(".bid")),
    middle(one.querySelector(".mark")).y - sun.y,
  ]);
}"""


#: Bidders whose letter lies under a sun, whoever bid it.
COVERED = """() => {
  const middle = (one) => {
    const { x, y, width } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + width / 2, reach: width / 2 };
  };
  const suns = [...document.querySelectorAll("[data-bidder] .bid, [data-place=sun]")].map(middle);
  return [...document.querySelectorAll("[data-bidder]")].filter((bidder) => {
    const { x, y, reach } = middle(bidder.querySelector(".mark"));
    return suns.some((sun) => Math.hypot(sun.x - x, sun.y - y) < sun.reach + reach * 0.6);
  }).map((bidder) => bidder.dataset.bidder);
}"""


def test_bidders_sit_around_the_sun_with_their_bids_before_them(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot(), bot(), bot()], record=bid_upon())
    expect(page.locator("[data-bidder]")).to_have_count(4)
    expect(page.locator('[data-bidder="0"]')).to_have_attribute("data-standing", "asked")
    around = page.evaluate(AROUND)
    radius = page.locator("[data-place=sun]").bounding_box()
    assert radius
    for _, mark, bid, _ in around:
        assert mark > radius["width"] / 2
        assert bid is None or bid < mark
    assert any(bid is not None for _, _, bid, _ in around)
    assert page.evaluate(COVERED) == []
    lowest = max(around, key=lambda one: one[3])
    assert lowest[0] == 0  # I sit in front


def bid_upon() -> str:
    """A record of four up to the first player's bid, with a bid before it."""
    for seed in range(50):
        rng = Random(seed)
        game = ennead.new("ra", players=4, seed=seed)
        while not game.over:
            asked = game.view(0)["asked"] or {}
            if asked["question"] == "bid" and asked["seats"] == [0] and asked["highest"]:
                return game.record().dumps()
            seat = game.to_act()[0]
            game.apply(seat, rng.choice(game.legal(seat)))
    raise AssertionError("no game came to such a moment")


def test_the_keyboard_alone_plays_a_game(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot()])
    pressed = 0
    while not is_over(page):
        wait_for_something(page)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
            expect(page.locator("dialog[open]")).to_have_count(0)
        elif pressed < 3:
            choose_by_tab(page)
            pressed += 1
        elif offered := len(listed(page)):
            page.keyboard.press(str(offered))  # the last: invoking Ra, or the highest sun
            pressed += 1
    assert pressed > 10


def choose_by_tab(page: Page) -> None:
    """Tab to a piece of the board that may be chosen, and choose it with Enter."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({json.dumps(PIECES)})"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("no piece was reached with Tab")


def test_the_score_sheet_waits_until_it_has_been_read(people: People) -> None:
    page = people()
    sheet = page.locator("dialog[open]")
    open_table(page, "ra", [ME, bot()], record=nearly_scored())
    while sheet.count() == 0:
        page.locator(PIECES).first.click()
        wait_for_something(page)
    expect(sheet.get_by_role("heading")).to_contain_text("is scored")
    expect(sheet.get_by_role("row", name="Pharaohs")).to_be_visible()
    assert violations(page) == []
    page.reload()
    expect(sheet).to_be_visible()
    assert read_on(page)
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Score sheet").click()
    expect(sheet).to_be_visible()


def nearly_scored() -> str:
    """One more Ra tile ends an epoch, and it is the first player's turn."""

    def is_there(game: ennead.Game) -> bool:
        view = game.view(0)
        track = view["ra_track"]
        nearly = track["tiles"] + 1 == track["spaces"]
        return bool(nearly and view["asked"] == {"question": "turn", "seats": [0]})

    return record_up_to(is_there)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(people: People, theme: str) -> None:
    page = people(theme=theme, aids=True)
    open_moment(page, asks("bid"))
    assert violations(page) == []


def violations(page: Page) -> list[str]:
    """What axe finds, as sentences."""
    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


def test_a_phone_shows_the_table_without_scrolling_sideways(people: People) -> None:
    page = people("phone", aids=True)
    open_moment(page, asks("discard"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(".player .open").first.tap()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


#: Notes in every frame how much is seen of the name of the newest tile while it is in flight.
NAMES_MEANWHILE = """() => {
  window.names = [];
  const named = () => [...document.querySelectorAll(".niche .name")];
  const known = new Set(named());
  let flight = null;
  const look = () => {
    const fresh = named().filter((name) => !known.has(name));
    if (fresh.length) flight ??= document.querySelector(".sky .piece");
    const flies = flight?.isConnected;
    if (flies) window.names.push(getComputedStyle(fresh[0]).opacity);
    window.landed = fresh.length > 0 && !flies;
    if (!window.landed) requestAnimationFrame(look);
  };
  look();
}"""


def test_a_niche_is_named_once_its_tile_has_arrived(people: People) -> None:
    page = people(speed="slow")
    open_moment(page, room_on_the_track())
    page.evaluate(NAMES_MEANWHILE)
    # A Ra tile begins an auction and comes into no niche of the auction track: then once more.
    while not page.evaluate("window.landed"):
        page.locator(f"{piece('draw')}, {piece('pass')}").first.click()
        page.wait_for_function(
            f"() => window.landed || !window.names.length && document.querySelector('{PIECES}')"
        )
    assert set(page.evaluate("window.names")) == {"0"}


def room_on_the_track() -> str:
    """The record of a game up to a turn of the first player with room on the auction track."""

    def is_there(game: ennead.Game) -> bool:
        view = game.view(0)
        is_my_turn = view["asked"]["question"] == "turn" and view["asked"]["seats"] == [0]
        return bool(is_my_turn and view["auction_track"].count(None) > 1)

    return record_up_to(is_there)


#: The points of all players, and how many Ra tiles lie on the Ra track.
POINTS = "() => [...document.querySelectorAll('.seats .badge b')].map((one) => one.textContent)"
RA_TILES = "() => document.querySelectorAll('[data-place^=ra-] > *').length"


def test_the_table_waits_for_the_sheet_of_an_epoch(people: People) -> None:
    page = people(speed="normal")
    open_table(page, "ra", [ME, bot()], record=nearly_scored())
    sheet = page.locator("dialog[open]")
    wait_for_something(page)
    before = page.evaluate(POINTS)
    while sheet.count() == 0:
        page.locator(PIECES).first.click()
        wait_for_something(page)
    assert page.evaluate(POINTS) == before
    drawn = page.evaluate(RA_TILES)
    assert read_on(page)
    page.wait_for_function(f"({RA_TILES})() < {drawn}")
    assert page.evaluate(POINTS) != before
