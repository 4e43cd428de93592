"""The table of Ankh as it is played by mouse: no click too many, nothing hidden, nothing jumps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import ennead
from tests.moments import record_until
from tests.web.conftest import People
from tests.web.playing import ME, bot, open_table, version

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
