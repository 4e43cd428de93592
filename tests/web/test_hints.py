"""Hints: the intended turn is drawn on the board with its reason while it is followed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.playing import ME, bot, choose, offered, open_table, version

pytestmark = pytest.mark.browser


def answer_as_hinted(page: Page) -> None:
    """Give the answer that the hint on the board comes to next."""
    pointed = page.locator(".choices .choice.pointed")
    expect(pointed).to_have_count(1)
    before = version(page)
    choose(page, str(pointed.get_attribute("data-notation")))
    expect(page.locator(f".playing[data-version='{before}']")).to_have_count(0)


def test_a_hint_of_ankh_is_drawn_on_the_map_and_followed_to_its_end(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot()], options={"first": 0})
    choose(page, "move")
    expect(page.locator(".hit.target").first).to_be_attached()  # the next question is asked
    page.keyboard.press("h")
    expect(page.locator(".prompt")).to_contain_text("Hint:")
    assert page.locator(".drawer.open").count() == 0  # the board tells it
    ways = page.locator(".plan [data-plan=way]")
    expect(ways.first).to_be_visible()
    planned = ways.count()
    answer_as_hinted(page)  # the figure that moves first
    expect(page.locator(".lifted")).to_be_visible()
    expect(ways).to_have_count(planned)
    answer_as_hinted(page)  # where it goes
    expect(ways).to_have_count(planned - 1)
    if page.locator(".prompt.mine").count() and planned > 1:
        page.keyboard.press("Escape")
        expect(ways).to_have_count(0)
        expect(page.locator(".prompt")).not_to_contain_text("Hint:")


def test_whoever_does_something_else_is_not_told_any_more(people: People) -> None:
    page = people(language="de")
    open_table(page, "ankh", [ME, bot()], options={"first": 0})
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".prompt")).to_contain_text("Tipp:")
    planned = page.locator("[data-action].planned")
    expect(planned.first).to_be_visible()
    names = planned.evaluate_all("all => all.map(one => one.dataset.action)")
    other = next(action for action in offered(page) if action not in names)
    page.locator(f'[data-action="{other}"]').click()
    expect(planned).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("Tipp:")


def test_a_hint_of_ra_points_from_the_piece_to_where_it_goes(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot()])
    offered(page)
    page.keyboard.press("m")
    hint_button = page.locator(".bar").get_by_role("button", name="Hint")
    hint_button.click()
    hints = page.locator(".hints li")
    expect(hints.first).to_be_visible()
    expect(page.locator(".piece.planned")).to_have_count(1)
    for hint in hints.all():  # every hint shows its own turn
        button = hint.get_by_role("button")
        button.hover()
        words = button.inner_text()
        expect(page.locator(".prompt")).to_contain_text(words)
        wish = page.locator(".piece.planned").first.get_attribute("data-wish")
        arrows = page.locator("svg.plan [data-plan=way]")
        expect(arrows).to_have_count(1 if wish == "draw" else 0)
    hint_button.click()
    expect(page.locator(".piece.planned")).to_have_count(0)
