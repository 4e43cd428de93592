"""The table of Ankh as it is played by mouse: no click too many, nothing hidden, nothing jumps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import ennead
from tests.moments import record_until
from tests.web.conftest import People
from tests.web.playing import (
    ME,
    at_random,
    bot,
    is_over,
    open_table,
    take_turn,
    version,
    wait_for_something,
)

pytestmark = pytest.mark.browser

Moment = Callable[[ennead.Game], bool]


def asks(question: str) -> Moment:
    """Whether seat 0, alone, is asked something."""

    def is_asked(game: ennead.Game) -> bool:
        asked = game.view(0)["asked"]
        return asked is not None and asked["question"] == question and asked["seats"] == [0]

    return is_asked


def leads_on(game: ennead.Game) -> bool:
    """Whether seat 0 moves figures and has another action afterwards."""
    if not asks("move_figure")(game):
        return False
    after = game.clone()
    after.push("done")
    return after.to_act() == [0]


def table_at(people: People, moment: Moment, size: str = "desktop", players: int = 2) -> Page:
    """A table of Ankh at such a moment, with bots in the other seats."""
    page = people(size)
    seats = [ME, *[bot()] * (players - 1)]
    open_table(page, "ankh", seats, record=record_until("ankh", players, moment))
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    return page


def move_one(page: Page) -> None:
    """Move the first figure that can, to the first space it can."""
    page.locator(".movable").first.click()
    expect(page.locator(".bar .prompt")).to_contain_text("where does")
    page.locator("[data-thing^='space:'].target").first.click()
    expect(page.locator(".bar [data-plain=done]")).to_have_text("Move no more figures")


def test_a_click_on_the_next_action_ends_the_moving_once_a_figure_has_moved(
    people: People,
) -> None:
    page = table_at(people, leads_on)
    # A whole action is not given away by a click beside it.
    page.locator("[data-action=gain]").click()
    expect(page.locator(".why")).to_contain_text("Before that: move no figure.")
    move_one(page)
    before = version(page)
    expect(page.locator(".row.following")).to_have_count(3)
    page.locator("[data-action=summon]").hover()
    expect(page.locator(".explanation")).to_contain_text("This click also says: move no more")
    page.locator("[data-action=summon]").click()
    expect(page.locator(f".playing[data-version='{before + 2}']")).to_be_attached()
    expect(page.locator(".bar .prompt")).to_contain_text("ummon")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".row.offered")).to_have_count(3)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".row.following")).to_have_count(3)


def test_on_a_phone_the_next_action_is_in_sight_while_figures_move(people: People) -> None:
    page = table_at(people, leads_on, "phone")
    page.locator(".movable").first.tap()
    expect(page.locator(".bar .prompt")).to_contain_text("where does")
    goal = page.locator("[data-thing^='space:'].target").first
    goal.tap()
    goal.tap()
    expect(page.locator(".row.following")).to_have_count(3)
    expect(page.locator("[data-action=summon]")).to_be_in_viewport()
    page.locator("[data-action=summon]").tap()
    expect(page.locator(".bar .prompt")).to_contain_text("ummon")


def chooses_among_figures(game: ennead.Game) -> bool:
    """Whether seat 0 summons one of several figures, which may come to several spaces."""
    if not asks("summon_kind")(game):
        return False
    places = game.view(0)["asked"]["spaces"].values()
    return len(places) > 1 and min(len(spaces) for spaces in places) > 2


def test_a_space_that_a_figure_may_come_to_is_pointed_at_alone(people: People) -> None:
    page = table_at(people, chooses_among_figures)
    expect(page.locator(".bar .prompt")).to_contain_text("which figure, and where?")
    page.locator("[data-thing^='space:'].target").first.hover()
    expect(page.locator(".highlights .target.pointed")).to_have_count(1)
    page.locator("[data-thing^='space:'].target").first.click()
    page.locator(".between button").first.hover()
    expect(page.locator(".coming")).to_have_count(1)
    page.locator(".between button").first.click()
    expect(page.locator("[role=log]")).to_contain_text("summons a")


def chooses_a_source(game: ennead.Game) -> bool:
    """Whether Osiris chooses between a regular figure and one on a token."""
    if not asks("summon_source")(game):
        return False
    return "extra token" in game.view(0)["asked"]["sources"]


def test_osiris_chooses_between_figures_where_they_go_and_in_the_bar(people: People) -> None:
    page = people()
    record = record_until("ankh", 2, chooses_a_source, gods=["osiris", "isis"])
    open_table(page, "ankh", [ME, bot()], record=record)
    for notation in ("regular", "extra token", "done"):
        expect(page.locator(f".bar [data-plain='{notation}']")).to_be_visible()
    (token,) = ennead.replay(record).view(0)["asked"]["sources"]["extra token"][:1]
    before = version(page)
    page.locator(f"[data-thing='space:{token}'].target").click()
    # Where it is one of several figures that comes there, only that is asked.
    page.wait_for_selector(f".between button, .playing:not([data-version='{before}'])")
    if page.locator(".between button").count():
        page.locator(".between button").first.click()
    expect(page.locator("[role=log]")).to_contain_text(f"at {token}")


#: The places of the dashboards in the column, below one another.
DASHBOARDS = """() => [...document.querySelectorAll(".side .gods > *")].map((one) => {
  const box = one.getBoundingClientRect();
  return [Math.round(box.y), Math.round(box.height)].join(" ");
}).join(", ")"""


def test_summoning_unlocking_and_battles_move_no_dashboard(people: People) -> None:
    page = people()
    page.set_viewport_size({"width": 1440, "height": 900})
    options = {"gods": ["isis", "ra"], "first": 0}
    open_table(page, "ankh", [ME, bot("random")], options=options)
    wait_for_something(page)
    chooser, seen = at_random(4), set[str]()
    for _ in range(150):
        wait_for_something(page)
        if is_over(page) or page.locator(".side .gods > *").count() < 2:
            break
        seen.add(page.evaluate(DASHBOARDS))
        take_turn(page, chooser)
    assert len(seen) == 1, seen


def test_keys_are_shown_on_the_board_while_it_is_played_by_keys(people: People) -> None:
    page = table_at(people, asks("unlock_power"))
    expect(page.locator(".power kbd")).to_have_count(0)
    page.keyboard.press("Tab")
    digits = page.locator(".side .power.offered kbd")
    expect(digits).to_have_text(["1", "2", "3", "4"])
    # Locked powers are no stops on the way to those that can be unlocked.
    stops = page.locator(".side .mine .power").evaluate_all(
        "all => all.filter((one) => one.tabIndex === 0).length"
    )
    assert stops == 4
    page.mouse.move(300, 300)
    expect(digits).to_have_count(0)


def test_figures_that_may_move_have_their_digits(people: People) -> None:
    page = table_at(people, leads_on)
    page.keyboard.press("Tab")
    expect(page.locator(".digits text").first).to_be_attached()
    digit = page.locator(".digits text").first.text_content() or ""
    page.keyboard.press(digit)
    expect(page.locator(".bar .prompt")).to_contain_text("where does")


def test_a_click_past_every_figure_wishes_nothing(people: People) -> None:
    page = table_at(people, leads_on)
    spaces = page.locator("[data-thing^='space:']:not(.target)")
    labels = spaces.evaluate_all("all => all.map(one => [one.dataset.thing, one.ariaLabel])")
    empty = next(thing for thing, label in labels if label.count(",") == 2)
    page.locator(f"[data-thing='{empty}']").click()
    other = next(thing for thing, label in labels if " of " in label)
    expect(page.locator(".why")).to_have_count(0)
    page.locator(f"[data-thing='{other}']").click()
    expect(page.locator(".why.short")).to_contain_text("This is no figure of yours.")
    box = page.locator(".why").bounding_box()
    assert box
    assert box["height"] < 70
