"""The stage of a battle: shown beat by beat, run past by nobody, skipped at will."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ennead
from tests.games.ankh.policy import lively
from tests.web.conftest import People
from tests.web.playing import ME, bot, choices, choose, open_table, version

pytestmark = pytest.mark.browser

#: Notes the beats of the stage as they come, and the devotion that the bar tells meanwhile.
NOTING = """() => {
  window.beats = [[null, performance.now()]];
  window.devotion = [];
  window.told = [];
  const look = () => {
    const beat = document.querySelector(".stage")?.dataset.beat ?? null;
    if (beat === window.beats.at(-1)[0]) return;
    window.beats.push([beat, performance.now()]);
    const badges = [...document.querySelectorAll(".seats .badge b")];
    window.devotion.push(badges.map((one) => one.textContent).join());
    window.told.push(document.querySelectorAll(".log .turn li, [role=log] p").length);
  };
  const options = { subtree: true, childList: true, attributeFilter: ["data-beat"] };
  new MutationObserver(look).observe(document.body, options);
}"""
#: Counts frames while a battle is on stage.
COUNTING = """() => {
  window.frames = 0;
  const count = () => {
    window.frames += 1;
    if (document.querySelector(".stage[data-beat]")) requestAnimationFrame(count);
  };
  count();
}"""


#: When each bid on stage begins to turn over, once all of several do.
TURNING = """() => {
  const fronts = [...document.querySelectorAll(".stage[data-beat=bids] .bid .front")];
  const turns = fronts.map((one) => one.getAnimations()[0]);
  if (turns.length < 2 || turns.some((turn) => !turn || turn.startTime === null)) return null;
  return turns.map((turn) => Math.round(turn.startTime + turn.effect.getTiming().delay));
}"""


def a_moment(is_it: Callable[[dict[str, Any]], bool], players: int = 3) -> str:
    """A record up to a moment after the opening in which seat 0 is asked in a battle of its own."""
    for seed in range(60):
        rng = Random(seed)
        game = ennead.new("ankh", players=players, seed=seed)
        for steps in range(1000):
            if game.over:
                break
            view = game.view(0)
            if steps > 60 and view["fight"] and 0 in game.to_act():
                fighting = [god["god"] for god in view["fight"]["gods"]]
                if 0 in fighting and is_it(view):
                    return game.record().dumps()
            seat = rng.choice(game.to_act())
            game.apply(seat, lively(game, seat, rng))
    raise AssertionError("no such moment")


def asks_for_chariots(view: dict[str, Any]) -> bool:
    return view["asked"]["question"] == "play_cards" and "chariots" in view["areas"][0]["hand"]


def asks_for_a_bid(view: dict[str, Any]) -> bool:
    """All may bid, so that there is something to turn over."""
    asked: dict[str, Any] = view["asked"]
    return asked["question"] == "plague_bid" and len(asked["seats"]) > 1


def a_battle() -> str:
    """A record up to the choice of cards in a battle of seat 0, with more than Chariots in hand."""
    return a_moment(asks_for_chariots)


def play_chariots(page: Page) -> None:
    """Choose a card that asks nothing more, and play it."""
    page.locator('.card.choosable[data-card="chariots"]').click()
    page.locator(".chooser .primary").click()


def test_a_battle_is_shown_beat_by_beat_and_waited_for(
    people: People, record_property: Callable[[str, object], None]
) -> None:
    page = people(speed="normal")
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=a_battle())
    expect(page.locator(".card.choosable").first).to_be_visible()
    page.keyboard.press("l")  # an open log tells no more than the stage
    play = page.locator(".chooser .primary")
    box, window = play.bounding_box(), page.viewport_size
    assert box
    assert window
    assert box["y"] + box["height"] <= window["height"]
    page.evaluate(NOTING)
    play_chariots(page)
    expect(page.locator(".stage[data-beat]")).to_be_visible()
    page.evaluate(COUNTING)
    page.wait_for_function(
        "() => window.beats.at(-2)?.[0] === 'outcome' && window.beats.at(-1)[0] === null"
    )
    beats = page.evaluate("window.beats")
    # Between the cards and the rest another god may be asked something.
    names = [name for name, _ in beats if name is not None]
    assert names == ["cards", "figures", "bonuses", "outcome"]
    seconds = (beats[-1][1] - beats[1][1]) / 1000
    assert seconds > 4  # others have answered long ago, and wait
    record_property("frames_per_second", round(page.evaluate("window.frames") / seconds))
    page.wait_for_function("() => document.documentElement.dataset.frames")
    frames, effects = page.evaluate(
        "(({ frames, effects }) => [frames, effects])({ ...document.documentElement.dataset })"
    )
    assert int(frames) >= 50 or effects == "simple"  # slow machines do with less
    told = page.evaluate("window.devotion")
    assert told[-4] == told[-3]  # nothing tells the outcome before its beat
    lines = page.evaluate("window.told")
    assert lines[-4] == lines[-3] < lines[-1]


def asks_for_a_builder(view: dict[str, Any]) -> bool:
    """The card asks what is built before the battle goes on."""
    can_pay = view["areas"][0]["followers"] >= 3
    return (
        view["asked"]["question"] == "play_cards"
        and "build" in view["areas"][0]["hand"]
        and can_pay
    )


def test_cards_are_turned_over_before_one_of_them_asks_something(people: People) -> None:
    page = people(speed="normal")
    open_table(
        page, "ankh", [ME, bot("random"), bot("random")], record=a_moment(asks_for_a_builder)
    )
    expect(page.locator(".card.choosable").first).to_be_visible()
    page.evaluate(NOTING)
    page.locator('.card.choosable[data-card="build"]').click()
    page.locator(".chooser .primary").click()
    page.wait_for_function("() => window.beats.length >= 3")
    (_, (shown, began), (after, ended)) = page.evaluate("window.beats")[:3]
    assert (shown, after) == ("cards", None)
    assert ended - began > 1000


def test_bids_of_a_plague_are_turned_over_together(people: People) -> None:
    page = people(speed="slow")
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=a_moment(asks_for_a_bid))
    choice = choices(page).first
    expect(choice).to_be_attached()
    page.evaluate(NOTING)
    choose(page, str(choice.get_attribute("data-notation")))
    # Looked at in the page itself: the beat is short, and a busy machine is slow to ask.
    starts = page.wait_for_function(TURNING).json_value()
    assert len(set(starts)) == 1
    page.wait_for_function("() => window.beats.length >= 3")
    beats, lines = page.evaluate("window.beats"), page.evaluate("window.told")
    assert beats[1][0] == "bids"
    assert beats[2][0] in ("figures", None)
    assert lines[0] <= lines[1]


#: A machine that draws 20 frames a second.
SLOW = """
const draw = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (next) => setTimeout(() => draw(next), 45);
window.cancelAnimationFrame = clearTimeout;
"""


#: On stage, without what is dear to draw.
SIMPLER = """() => {
  const fighter = document.querySelector(".stage[data-beat] .steps-up");
  const { effects } = document.documentElement.dataset;
  return effects === "simple" && fighter && getComputedStyle(fighter).filter === "none";
}"""


def test_a_slow_machine_shows_battles_with_simpler_effects(people: People) -> None:
    page = people(speed="slow")
    page.add_init_script(SLOW)
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=a_battle())
    expect(page.locator(".card.choosable").first).to_be_visible()
    play_chariots(page)
    page.wait_for_function(SIMPLER)


def test_a_battle_is_skipped(people: People) -> None:
    page = people(speed="slow")
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=a_battle())
    expect(page.locator(".card.choosable").first).to_be_visible()
    play_chariots(page)
    expect(page.locator(".stage[data-beat]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".stage[data-beat]")).to_have_count(0)


def test_with_motion_off_the_outcome_is_there_at_once(people: People) -> None:
    page = people()
    page.emulate_media(reduced_motion="reduce")
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=a_battle())
    expect(page.locator(".card.choosable").first).to_be_visible()
    page.evaluate(NOTING)
    play_chariots(page)
    expect(page.locator(".notes .fighter").first).to_be_visible()
    assert {name for name, _ in page.evaluate("window.beats")} <= {None}


def test_what_becomes_of_a_figure_is_chosen_at_the_figure(people: People) -> None:
    page = people()
    record = a_moment(lambda view: bool(view["asked"]["question"] == "keep_alive"))
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=record)
    figure = page.locator(".hit.target")
    expect(figure).to_have_count(1)
    before = version(page)
    figure.click()
    offers = page.locator(".between button")
    expect(offers).to_have_count(2)
    page.keyboard.press("Escape")
    expect(offers).to_have_count(0)
    figure.click()
    offers.first.click()
    expect(page.locator(f".playing[data-version='{before}']")).to_have_count(0)
    expect(offers).to_have_count(0)


def test_the_end_is_told_with_where_the_devotion_came_from(people: People) -> None:
    page = people(language="de")
    id = open_table(page, "ankh", [ME, bot("random")])
    expect(choices(page).first).to_be_attached()
    chooser = Random(3)
    for _ in range(1500):
        page.wait_for_selector(
            ".choices .choice[aria-disabled=false], .playing[data-phase=finished]", state="attached"
        )
        if page.locator(".playing[data-phase=finished]").count():
            break
        if count := choices(page).count():  # none if the next question comes just now
            page.keyboard.press(str(chooser.randint(1, min(9, count))))
    chart = page.get_by_role("region", name="Woher die Verehrung kam")
    expect(chart).to_be_visible()
    expect(chart.locator(".bar i").first).to_be_attached()
    assert id in page.url


def three_choose_cards(view: dict[str, Any]) -> bool:
    return view["asked"]["question"] == "play_cards" and len(view["fight"]["gods"]) == 3


def test_three_gods_on_stage_have_room_for_what_their_strength_is_made_of(people: People) -> None:
    page = people()
    page.set_viewport_size({"width": 1440, "height": 900})
    bots = [bot("random"), bot("random")]
    open_table(page, "ankh", [ME, *bots], record=a_moment(three_choose_cards))
    fighters = page.locator(".stage [data-fighter]")
    expect(fighters).to_have_count(3)
    widths = fighters.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(widths) > 230


def test_a_battle_that_was_taken_back_is_told_no_more(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=a_battle())
    expect(page.locator(".card.choosable").first).to_be_visible()
    play_chariots(page)
    expect(page.locator(".notes .fighter").first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator('.card.choosable[data-card="flood"]')).to_be_visible()
    # No card lies open, and no battle was told.
    expect(page.locator(".stage [data-fighter] .front")).to_have_count(0)
    expect(page.locator(".notes details:not(.about)")).to_have_count(0)
