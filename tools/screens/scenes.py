"""The screens, and how a page gets to each of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.playing import (
    ME,
    OPEN,
    Chooser,
    at_random,
    bot,
    choices,
    choose,
    create_table,
    open_table,
    play_until_over,
)
from tools.screens import moments
from tools.screens.moments import Moment

#: Leads a page to a screen.
Scene = Callable[[Page], None]

SCENES: dict[str, Scene] = {}
#: While something is on screen, timers do not end, so that a great moment stays.
HOLD = """
const later = window.setTimeout;
window.setTimeout = (action, time, ...rest) => later(() => {
  if (!(time > 300 && window.held && document.querySelector(window.held))) action(...rest);
}, time);
"""


def scene(name: str) -> Callable[[Scene], Scene]:
    """Adds a scene under a name."""

    def added(leads: Scene) -> Scene:
        SCENES[name] = leads
        return leads

    return added


def address(name: str, path: str, ready: str = "h1") -> None:
    """Adds a scene that is an address."""

    def leads(page: Page) -> None:
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible()
        page.wait_for_load_state("networkidle")

    SCENES[name] = leads


def sit(page: Page, game: str, players: int, record: str = "", **given: Any) -> str:
    """A table of seat 0 against bots, on screen; its id."""
    if record:
        given["record"] = record
    id = create_table(page, game, [ME, *[bot()] * (players - 1)], **given)
    page.goto(f"/table/{id}")
    expect(page.locator(".playing")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return id


def hold(page: Page, moment: Moment, ready: str) -> None:
    """Give the answer that makes something happen, and stop where it is on screen."""
    page.add_init_script(HOLD)
    sit(page, "ankh", 4, moment.record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    page.evaluate(f"window.held = '{ready}'")
    choose(page, moment.answer)
    page.mouse.move(0, 0)  # nothing is explained under it
    expect(page.locator(ready).first).to_be_visible(timeout=60_000)
    page.locator(ready).first.evaluate(
        "one => Promise.all(one.getAnimations({ subtree: true })"
        ".filter((each) => each.effect.getComputedTiming().endTime < 1e6)"
        ".map((each) => each.finished))"
    )


def clean_start(page: Page) -> None:
    """The start page of somebody who has no games."""
    page.goto("/")
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")


SCENES["start"] = clean_start
address("learn", "/learn")
address("rules-ankh", "/rules/ankh")
address("rules-ra", "/rules/ra")
address("settings", "/settings")
address("join", "/join")
address("open-record", "/replay")
address("unknown-page", "/no/such/page")
address("unknown-table", "/table/unknown", "[role=alert], h1")
address("unknown-replay", "/replay/unknown", "[role=alert], h1")
address("lesson-ankh", "/learn/ankh/monuments", ".text")
address("lesson-battle", "/learn/ankh/battle", ".text")
address("lesson-ra", "/learn/ra/auctions", ".text")
address("new-ra", "/new?game=ra", "figure li")


@scene("my-games")
def my_games(page: Page) -> None:
    """The start page with tables that are open, played and over."""
    page.request.get("/api/me")
    page.request.patch("/api/me", data={"nickname": "Hatshepsut"})
    for game, players in (("ra", 4), ("ankh", 3)):
        record = moments.finished(game, players)
        create_table(page, game, [ME, *[bot()] * (players - 1)], record=record)
        create_table(page, game, [ME, bot("easy")])
    create_table(page, "ankh", [ME, OPEN, bot("medium")])
    page.goto("/")
    expect(page.locator(".table").first).to_be_visible()
    page.wait_for_load_state("networkidle")


@scene("new-ankh")
def new_ankh(page: Page) -> None:
    """A new table of Ankh."""
    page.goto("/new?game=ankh")
    expect(page.locator("figure li").first).to_be_visible()
    page.wait_for_load_state("networkidle")


@scene("new-ankh-packs")
def new_ankh_packs(page: Page) -> None:
    """A new table with everything that can be chosen."""
    new_ankh(page)
    for box in page.locator("main input[type=checkbox]").all():
        if box.is_enabled():
            box.check()
    for details in page.locator("main details:not([open]) > summary").all():
        details.click()


@scene("gathering")
def gathering(page: Page) -> None:
    """A table that waits for people, with its invitation."""
    page.request.get("/api/me")
    page.request.patch("/api/me", data={"nickname": "Hatshepsut"})
    id = create_table(page, "ankh", [ME, OPEN, bot("medium"), OPEN])
    page.goto(f"/table/{id}")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")


@scene("ankh-opening")
def ankh_opening(page: Page) -> None:
    """The first turn."""
    sit(page, "ankh", 4, options={"first": 0})
    expect(page.locator(".bar .prompt.mine")).to_be_visible()


@scene("ankh-middle")
def ankh_middle(page: Page) -> None:
    """Five gods in the middle of a game."""
    sit(page, "ankh", 5, moments.asked("ankh", 5, "choose_action", after=140).record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()


@scene("ankh-moving")
def ankh_moving(page: Page) -> None:
    """A figure is lifted and its targets are lit."""
    sit(page, "ankh", 4, moments.asked("ankh", 4, "move_figure", after=80).record)
    page.locator(".hit.target").first.click()
    expect(page.locator(".lifted")).to_be_visible()
    page.locator(".hit.target").nth(3).hover()


@scene("ankh-unlocking")
def ankh_unlocking(page: Page) -> None:
    """A power is to be unlocked."""
    sit(page, "ankh", 3, moments.asked("ankh", 3, "unlock_power", after=40).record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()


@scene("ankh-cards")
def ankh_cards(page: Page) -> None:
    """Cards are chosen for a battle."""
    sit(page, "ankh", 4, moments.asked("ankh", 4, "play_cards", after=120).record)
    expect(page.locator(".card.choosable").first).to_be_visible()


@scene("ankh-conflict")
def ankh_conflict(page: Page) -> None:
    """The banner of a conflict."""
    hold(page, moments.before("ankh", 4, "conflict"), "[data-ceremony=conflict]")


def is_decided_at_once(moment: Moment) -> bool:
    """A card is played that asks nothing more, and figures are killed in that battle."""
    decided = {"battle_won", "killed"} <= moment.events and "plague" not in moment.events
    return decided and moment.question == "play_cards"


def beat(name: str, called: str, is_there: Callable[[Moment], bool]) -> None:
    """Adds a beat of a battle on its stage."""

    def leads(page: Page) -> None:
        hold(page, moments.first("ankh", 4, is_there), f".stage[data-beat={called}]")

    SCENES[name] = leads


beat("ankh-battle-bids", "bids", lambda moment: moment.question == "plague_bid")
beat("ankh-battle-cards", "cards", is_decided_at_once)
beat("ankh-battle-figures", "figures", is_decided_at_once)
beat("ankh-battle-bonuses", "bonuses", is_decided_at_once)
beat("ankh-battle", "outcome", is_decided_at_once)


@scene("ankh-merging")
def ankh_merging(page: Page) -> None:
    """Two gods become one."""
    hold(page, moments.before("ankh", 4, "merged"), "[data-ceremony=merged]")


@scene("ankh-victory")
def ankh_victory(page: Page) -> None:
    """The winner is celebrated."""
    hold(page, moments.before("ankh", 4, "ended"), "[data-ceremony=ended]")


@scene("ankh-end")
def ankh_end(page: Page) -> None:
    """A game that is over."""
    sit(page, "ankh", 4, moments.finished("ankh", 4))
    expect(page.locator(".playing[data-phase=finished]")).to_be_visible()


@scene("ankh-chart")
def ankh_chart(page: Page) -> None:
    """A game that was played here to its end, so that all of it is known."""
    open_table(page, "ankh", [ME, bot("random")])
    play_until_over(page, at_random(3), by_number)
    expect(
        page.get_by_role("region", name=re.compile("devotion came from|Verehrung kam"))
    ).to_be_visible()


def by_number(page: Page, chooser: Chooser) -> None:
    """Choose with a key, which is faster than a click."""
    keys = [str(n + 1) for n in range(min(9, choices(page).count()))]
    if keys:
        page.keyboard.press(chooser(keys))


@scene("ankh-past")
def ankh_past(page: Page) -> None:
    """A moment of the past, in place."""
    ankh_opening(page)
    choose(page, "gain")
    page.locator(".power.offered").first.click()
    expect(page.locator(".recap button").first).to_be_visible()
    page.keyboard.press("l")
    page.locator(".log .turn:has(.who) a").nth(4).click()
    expect(page.locator(".playing > .past")).to_be_visible()


@scene("ankh-log")
def ankh_log(page: Page) -> None:
    """The log in its drawer."""
    sit(page, "ankh", 4, moments.asked("ankh", 4, "choose_action", after=100).record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".drawer .log")).to_be_visible()


@scene("ankh-choices")
def ankh_choices(page: Page) -> None:
    """The list of all choices."""
    sit(page, "ankh", 4, moments.asked("ankh", 4, "choose_action", after=100).record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator(".drawer.open")).to_be_visible()


@scene("ankh-god")
def ankh_god(page: Page) -> None:
    """The dashboard of another god."""
    sit(page, "ankh", 4, moments.asked("ankh", 4, "choose_action", after=100).record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    if page.locator(".seats button").count() > 1:
        page.locator(".seats button").nth(1).click()


@scene("ra-turn")
def ra_turn(page: Page) -> None:
    """A turn of Ra."""
    sit(page, "ra", 4, moments.asked("ra", 4, "turn", after=60).record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()


@scene("ra-auction")
def ra_auction(page: Page) -> None:
    """A bid is asked for."""
    sit(page, "ra", 5, moments.asked("ra", 5, "bid", after=40).record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()


@scene("ra-discard")
def ra_discard(page: Page) -> None:
    """A disaster asks what to discard."""
    sit(page, "ra", 4, moments.asked("ra", 4, "discard").record)
    expect(page.locator(".bar .prompt.mine")).to_be_visible()


@scene("ra-epoch")
def ra_epoch(page: Page) -> None:
    """The score sheet of an epoch."""
    sit(page, "ra", 4, moments.scored(4))
    show_score_sheet(page)


def show_score_sheet(page: Page) -> None:
    """Open the latest score sheet, which was read when the table was opened."""
    page.locator("button.sheet").click()
    expect(page.locator("dialog[open]")).to_be_visible()


@scene("ra-end-sheet")
def ra_end_sheet(page: Page) -> None:
    """The last score sheet."""
    sit(page, "ra", 5, moments.finished("ra", 5))
    page.locator(".playing[data-phase=finished]").wait_for()
    show_score_sheet(page)


@scene("ra-end")
def ra_end(page: Page) -> None:
    """The end after its sheet."""
    sit(page, "ra", 5, moments.finished("ra", 5))
    page.locator(".playing[data-phase=finished]").wait_for()


@scene("ra-log")
def ra_log(page: Page) -> None:
    """The log beside the frieze."""
    ra_turn(page)
    page.keyboard.press("l")
    expect(page.locator(".drawer .log")).to_be_visible()


def open_record(page: Page, record: str, version: int) -> None:
    """A record from a file, at one of its moments."""
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.ennead", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(page.locator(".place")).to_be_visible()
    page.locator("input[type=range]").fill(str(version))
    page.wait_for_load_state("networkidle")


def analyze(page: Page) -> None:
    """Look for where the game was decided."""
    page.get_by_role(
        "button", name=re.compile("Where was it decided|Wo wurde es entschieden")
    ).click()
    expect(page.locator(".chances .seats")).to_be_visible(timeout=120_000)


@scene("replay-ankh")
def replay_ankh(page: Page) -> None:
    """A replay of Ankh."""
    open_record(page, moments.finished("ankh", 4), 150)


@scene("replay-ra")
def replay_ra(page: Page) -> None:
    """A replay of Ra with its analysis."""
    open_record(page, moments.finished("ra", 3), 80)
    analyze(page)


@scene("table-settings")
def table_settings(page: Page) -> None:
    """The settings at a table."""
    ankh_opening(page)
    page.get_by_role("button", name="Settings").or_(
        page.get_by_role("button", name="Einstellungen")
    ).click()
    expect(page.locator("dialog[open]")).to_be_visible()
