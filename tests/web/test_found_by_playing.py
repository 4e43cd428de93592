"""Faults that were found by playing: each was here once, and stays away."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

import ennead
from tests.games.ankh.policy import lively
from tests.moments import record_until
from tests.web.conftest import People
from tests.web.playing import (
    ME,
    OPEN,
    at_random,
    bot,
    choose,
    create_table,
    open_table,
    take_turn,
    version,
    wait_for_something,
)

pytestmark = pytest.mark.browser

WIDE_NAME = "W" * 32


def rename(page: Page, name: str) -> None:
    """The person of this page gets another name."""
    page.request.get("/api/me")
    assert page.request.patch("/api/me", data={"nickname": name}).ok


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_name_of_32_wide_letters_leaves_room_to_sit_down(people: People, size: str) -> None:
    host, guest = people(size), people(size, language="de")
    rename(host, WIDE_NAME)
    id = create_table(host, "ra", [ME, OPEN])
    guest.goto(f"/table/{id}")
    guest.get_by_role("button", name="Hinsetzen").click()
    assert overflow(guest) <= 0
    guest.locator(".parts li form input").fill(WIDE_NAME)
    guest.locator(".parts li form button").click()
    expect(guest.get_by_role("button", name="Spiel starten")).to_be_visible()
    assert overflow(guest) <= 0


def test_a_replay_opens_where_the_game_is_set_up_and_its_chances_name_the_gods_that_play(
    people: People,
) -> None:
    record = record_until("ankh", 2, lambda played: played.log.length() > 30)
    page = people()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.ennead", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(page.locator("[data-thing]").first).to_be_visible()
    gods = [area["god"].capitalize() for area in ennead.replay(record).view(None)["areas"]]
    page.get_by_role("button", name="Where was it decided?").click()
    expect(page.locator(".chances .seats li")).to_have_text(
        [re.compile(rf"^\s*{god}\b") for god in gods]
    )


def test_replaying_a_file_asks_for_the_file(people: People) -> None:
    page = people()
    record = record_until("ra", 2, lambda played: played.log.length() > 20)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.ennead", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(page.locator(".viewer")).to_be_visible()
    page.wait_for_url("**/replay?at=*")
    page.reload()  # keeps the game
    expect(page.locator(".viewer")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Replay a file").click()
    expect(page.get_by_text("Drop a record here")).to_be_visible()


def follow_until(page: Page, chapter: str, there: str) -> None:
    """Follow a chapter, doing what it shows, until something is on the page."""
    page.goto(f"/learn/{chapter}")
    expect(page.locator(".text")).to_be_visible()
    while page.locator(there).count() == 0:
        step = page.locator(".text").get_attribute("data-step") or ""
        read = page.get_by_role("button", name="Go on")
        show = page.get_by_role("button", name="Show me")
        expect(show.or_(read)).to_be_visible()
        if read.is_visible():
            read.click()
        else:
            show.click()
            page.locator(".choices .choice.pointed").click()
        expect(page.locator(".text")).not_to_have_attribute("data-step", step)


def test_show_me_points_at_the_bid_that_is_meant(people: People) -> None:
    page = people()
    follow_until(page, "ankh/plague", "[data-bid]")
    expect(page.locator("[data-bid][aria-pressed=true]")).to_have_count(0)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-bid][aria-pressed=true]")).to_have_attribute("data-bid", "3")
    # The pointer on its way over the map changes nothing.
    page.locator("[data-thing]").first.hover()
    page.mouse.move(2, 2)
    expect(page.locator(".choices .choice.pointed")).to_have_attribute("data-notation", "bid 3")


def test_undo_is_offered_once_something_was_done(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot()])
    expect(page.locator(".choices .choice").first).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    choose(page, "draw")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_who_must_discard_is_named_whoever_is_on_turn(people: People) -> None:
    page = people()
    follow_until(page, "ra/disasters", '.choice[data-notation^="discard"]')
    expect(page.locator(".frieze .turn")).to_contain_text("You must discard")


@pytest.mark.parametrize("address", ["/table/unknown", "/replay/unknown", "/nowhere"])
def test_an_unknown_address_leads_back(people: People, address: str) -> None:
    page = people()
    page.goto(address)
    expect(page.get_by_role("alert").get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play Ankh now")).to_be_visible()


def test_a_table_without_spectators_says_so_and_leads_on(people: People) -> None:
    host, guest = people(), people()
    id = create_table(host, "ra", [ME, bot()], spectators=False)
    guest.goto(f"/table/{id}")
    expect(guest.get_by_role("alert")).to_have_text("This table is closed to spectators")
    expect(guest.get_by_role("link", name="New table")).to_be_visible()


def test_with_the_line_down_an_answer_says_that_it_waits(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot()])
    expect(page.locator(".choices .choice").first).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    choose(page, "draw")
    expect(page.locator(".prompt")).to_contain_text(re.compile("sent|Sending"))
    page.context.set_offline(False)


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_selects_of_a_new_table_are_of_one_height_and_show_their_words(
    people: People, language: str
) -> None:
    page = people(language=language)
    page.goto("/new")
    expect(page.locator("select").first).to_be_visible()
    boxes = page.locator("select").evaluate_all(
        "all => all.map(one => [one.offsetHeight, one.scrollWidth - one.clientWidth])"
    )
    assert len({height for height, _ in boxes}) == 1, boxes
    cut = page.locator("select").evaluate_all(
        """all => all.filter(one => {
          const canvas = document.createElement("canvas").getContext("2d");
          canvas.font = getComputedStyle(one).font;
          const words = one.selectedOptions[0]?.text ?? "";
          return canvas.measureText(words).width > one.clientWidth - 40;
        }).map(one => one.selectedOptions[0].text)"""
    )
    assert json.dumps(cut) == "[]"


def test_the_rules_speak_to_players(people: People) -> None:
    page = people()
    for game in ("ankh", "ra"):
        page.goto(f"/rules/{game}")
        expect(page.locator(".text section").first).to_be_visible()
        text = page.locator(".columns").inner_text()
        for word in ("board.toml", "each a test", "Y1 to Y17"):
            assert word not in text


def asks(question: str) -> Callable[[ennead.Game], bool]:
    """Whether seat 0, alone, is asked something after the opening."""

    def is_asked(game: ennead.Game) -> bool:
        asked = game.view(0)["asked"]
        return asked is not None and asked["question"] == question and asked["seats"] == [0]

    return is_asked


def of_ankh(people: People, question: str) -> Page:
    """A table of Ankh at which this is asked."""
    page = people()
    open_table(page, "ankh", [ME, bot()], record=record_until("ankh", 2, asks(question)))
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    return page


def test_what_explains_an_action_lies_over_none_of_the_others(people: People) -> None:
    page = of_ankh(people, "choose_action")
    page.locator("[data-action=move]").hover()
    tip = page.locator(".explanation")
    expect(tip).to_contain_text("Move Figures")
    box = tip.bounding_box()
    tracks = page.locator(".tracks").bounding_box()
    assert box is not None
    assert tracks is not None
    assert box["x"] >= tracks["x"] + tracks["width"]


def test_a_click_on_the_map_before_an_action_is_chosen_says_what_comes_first(
    people: People,
) -> None:
    page = of_ankh(people, "choose_action")
    page.locator("[data-thing^='space:']:not(.target)").first.click()
    expect(page.locator(".why")).to_contain_text("Choose an action first.")


def test_the_monuments_that_give_followers_are_marked(people: People) -> None:
    record = record_until(
        "ankh",
        2,
        lambda game: asks("choose_action")(game) and len(game.view(0)["asked"]["gain"]) > 1,
    )
    page = people()
    open_table(page, "ankh", [ME, bot()], record=record)
    page.locator("[data-action=gain]").hover()
    counted = ennead.replay(record).view(0)["asked"]["gain"]
    expect(page.locator(".counted circle")).to_have_count(len(counted))


def test_a_figure_is_summoned_by_a_click_on_its_space(people: People) -> None:
    page = of_ankh(people, "summon_kind")
    page.locator("[data-thing^='space:'].target").first.click()
    expect(page.locator("[role=log]")).to_contain_text("summons a")


def test_a_short_question_is_answered_where_it_is_asked(people: People) -> None:
    page = of_ankh(people, "give_sun")
    expect(page.locator(".bar [data-plain]")).to_have_count(2)
    expect(page.locator(".side .decision.inBar")).to_be_hidden()
    page.locator(".bar [data-plain]").first.click()
    expect(page.locator(".bar .prompt")).not_to_contain_text("sun token")


def test_nothing_asks_twice_what_the_bar_asks(people: People) -> None:
    page = of_ankh(people, "unlock_power")
    expect(page.locator(".side .decision")).to_have_count(0)


#: Where one's own dashboard begins while it is told what the others did.
WHILE_TOLD = """() => document.querySelector(".recap button")
  && document.querySelector(".gods > *").getBoundingClientRect().y"""


def test_what_the_others_did_moves_no_dashboard(people: People) -> None:
    page = of_ankh(people, "choose_action")
    before = page.locator(".gods > *").first.evaluate("one => one.getBoundingClientRect().y")
    chooser = at_random(2)
    for _ in range(60):
        wait_for_something(page)
        told = page.evaluate(WHILE_TOLD)
        if told is not None:
            break
        take_turn(page, chooser)
    assert told == before


def phone_of_ankh(people: People, question: str) -> Page:
    """A table of Ankh on a phone at which this is asked."""
    page = people("phone")
    open_table(page, "ankh", [ME, bot()], record=record_until("ankh", 2, asks(question)))
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    return page


def test_on_a_phone_the_question_keeps_its_room_beside_any_number_of_buttons(
    people: People,
) -> None:
    page = phone_of_ankh(people, "summon_kind")
    width = page.locator(".bar .prompt").evaluate("one => one.getBoundingClientRect().width")
    assert width > 300
    cut = page.locator(".bar .prompt").evaluate("one => one.scrollHeight - one.clientHeight")
    assert cut <= 1


def test_on_a_phone_each_power_stands_with_what_it_does_where_it_is_taken(people: People) -> None:
    page = phone_of_ankh(people, "unlock_power")
    before = version(page)
    powers = page.locator(".decision .power.offered")
    expect(powers).to_have_text([re.compile(".{30}", re.DOTALL)] * 4)
    # The question stands once.
    expect(page.locator(".sheet").get_by_text("which power of level")).to_have_count(0)
    powers.first.tap()
    expect(page.locator(f".playing[data-version='{before}']")).to_have_count(0)


def test_a_double_click_answers_one_question(people: People) -> None:
    page = of_ankh(people, "choose_action")
    page.locator("[data-action=move]").dblclick()
    expect(page.locator(".bar .prompt")).to_contain_text("Move Figures")


def test_a_hint_is_asked_for_beside_the_question(people: People) -> None:
    page = of_ankh(people, "choose_action")
    page.locator(".bar").get_by_role("button", name="Hint").click()
    expect(page.locator(".bar .prompt")).to_contain_text("Hint:")


def test_a_table_made_from_a_finished_record_tells_where_the_devotion_came_from(
    people: People,
) -> None:
    rng = Random(4)
    game = ennead.new("ankh", players=2, seed=4)
    while not game.over:
        seat = rng.choice(game.to_act())
        game.apply(seat, lively(game, seat, rng))
    page = people()
    open_table(page, "ankh", [ME, bot()], record=game.record().dumps())
    chart = page.get_by_role("region", name="Where the devotion came from")
    expect(chart.locator(".bar i").first).to_be_attached()
