"""The map of Ankh in a real browser: figures moved and summoned, caravans drawn, the map zoomed."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import ennead
from tests.web.conftest import People
from tests.web.playing import ME, choose, open_table

pytestmark = pytest.mark.browser

Condition = Callable[[dict[str, Any], int], bool]
WARRIOR = re.compile("^Warrior of ")
MOVABLE = re.compile(r"\bmovable\b")


def record_until(question: str, when: Condition = lambda view, seat: True) -> str:
    """The record of a game for two, played at random until a question is asked in such a view."""
    for seed in range(100):
        game = ennead.new("ankh", players=2, seed=seed)
        rng = Random(seed)
        while not game.over:
            seat = game.to_act()[0]
            view = game.view(seat)
            if view["asked"]["question"] == question and when(view, seat):
                return game.record().dumps()
            game.apply(seat, rng.choice(game.legal(seat)))
    raise AssertionError(f"no game asked {question} like this")


def open_map(page: Page, record: str) -> None:
    """A table that goes on from a record, with both gods played from this page."""
    open_table(page, "ankh", [ME, ME], record=record)
    expect(page.locator("[data-thing]").first).to_be_visible()


def space(page: Page, name: str) -> Locator:
    """A space of the map."""
    return page.locator(f'[data-thing="space:{name}"]')


def told(page: Page, name: str) -> str:
    """What is told of a space."""
    return space(page, name).get_attribute("aria-label") or ""


def lit(page: Page, kind: str = "space") -> list[str]:
    """The names of all that can be chosen on the map, once there is something."""
    found = page.locator(f'.target[data-thing^="{kind}:"]')
    expect(found.first).to_be_visible()
    things = found.evaluate_all("all => all.map(one => one.dataset.thing)")
    return [str(thing).removeprefix(f"{kind}:") for thing in things]


def middle_of(found: Locator) -> tuple[float, float]:
    """Where on the screen something is."""
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def has_two_warriors(view: dict[str, Any], seat: int) -> bool:
    kinds = [figure["kind"] for figure in view["figures"] if figure["god"] == seat]
    return kinds.count("warrior") >= 2


def test_figures_are_moved_by_clicking_and_by_dragging(people: People) -> None:
    page = people()
    open_map(page, record_until("move_figure", has_two_warriors))
    figures = lit(page)
    first, second = [name for name in figures if WARRIOR.match(told(page, name))][:2]

    space(page, first).click()
    expect(page.locator(".lifted")).to_be_visible()
    to = next(name for name in lit(page) if name not in figures)
    space(page, to).click()
    expect(space(page, to)).to_have_attribute("aria-label", WARRIOR)
    expect(space(page, second)).to_have_class(MOVABLE)

    x, y = middle_of(space(page, second))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 25, y + 10, steps=4)
    expect(page.locator(".highlights .space").first).to_be_visible()
    there = next(name for name in lit(page) if name not in (first, second, to))
    page.mouse.move(*middle_of(space(page, there)), steps=4)
    page.mouse.up()
    expect(space(page, there)).to_have_attribute("aria-label", WARRIOR)
    expect(page.locator(".lifted")).to_have_count(0)


def test_a_figure_is_summoned_on_a_lit_space_and_nothing_else_reacts(people: People) -> None:
    page = people("phone")
    open_map(page, record_until("summon_kind"))
    choose(page, "summon warrior")
    spaces = lit(page)
    assert all(not WARRIOR.match(told(page, name)) for name in spaces)
    space(page, spaces[-1]).tap()
    expect(page.locator(".ghost .piece")).to_have_count(1)  # the first tap shows what would be
    expect(space(page, spaces[-1])).not_to_have_attribute("aria-label", WARRIOR)
    space(page, spaces[-1]).tap()
    expect(space(page, spaces[-1])).to_have_attribute("aria-label", WARRIOR)


def test_a_target_under_the_pointer_shows_what_would_be(people: People) -> None:
    page = people()
    open_map(page, record_until("move_figure", has_two_warriors))
    space(page, lit(page)[0]).click()
    expect(page.locator(".lifted")).to_be_visible()
    targets = lit(page)
    for name in targets[:6]:
        space(page, name).hover()
        expect(page.locator(".ghost .piece")).to_have_count(1)
        expect(page.locator(".ghost .way")).to_have_count(1)
    changed = page.locator(".ghost .strength text").all_text_contents()
    assert all("→" in text for text in changed)
    page.mouse.move(3, 3)
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_caravan_is_drawn_corner_by_corner(people: People) -> None:
    page = people()
    long_ways = record_until("place_camel", lambda view, seat: bool(long_way(view)))
    open_map(page, long_ways)
    view = ennead.replay(long_ways).view(None)
    regions = len(view["regions"])
    corners = page.locator(".corner.target:not(.begun)")
    beginnings = corners.count()
    assert beginnings > 3

    corners.first.click()
    expect(page.locator(".corner.begun")).to_be_visible()
    expect(page.locator(".size")).to_have_count(2)
    sizes = [int(text) for text in page.locator(".size text").all_text_contents()]
    assert min(sizes) >= 6
    assert sum(sizes) in [len(region["land"]) for region in view["regions"]]
    page.locator(".corner.begun").click()
    expect(corners).to_have_count(beginnings)

    corners.first.click()
    expect(page.locator(".corner.begun")).to_be_visible()
    while (lefts := corners.count()) > 0:
        assert lefts <= 3
        before = page.locator(".prompt").inner_text()
        corners.first.click()
        expect(page.locator(".prompt")).not_to_have_text(before)
    expect(page.locator(".stones .stone")).to_have_count(regions + 1)

    space(page, lit(page)[0]).click()
    first, *others = lit(page, "stone")
    page.locator(f'[data-thing="stone:{first}"]').click()
    other = next(token for token in lit(page, "stone") if token != first)
    assert other in others
    page.locator(f'[data-thing="stone:{other}"]').click()
    expect(page.locator('[data-thing^="stone:"]')).to_have_count(0)


def long_way(view: dict[str, Any]) -> list[str]:
    """A line of several camels, if none is placed yet."""
    caravan = view["asked"]["caravan"]
    ways = [way["line"] for way in caravan["leads_to"].values() if len(way["line"]) > 2]
    return ways[0] if ways and not caravan["line"] else []


def test_the_map_is_zoomed_and_walked_over_by_keys(people: People) -> None:
    page = people()
    open_map(page, record_until("move_figure", has_two_warriors))
    board = page.locator("svg[role=group]")
    whole = board.get_attribute("viewBox") or ""

    page.get_by_role("button", name="Zoom in").click()
    expect(board).not_to_have_attribute("viewBox", whole)
    page.get_by_role("button", name="Show the whole map").click()
    expect(board).to_have_attribute("viewBox", whole)
    x, y = middle_of(board)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(board).not_to_have_attribute("viewBox", whole)

    figures = lit(page)
    space(page, figures[0]).focus()
    page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", whole)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(space(page, figures[0])).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".lifted")).to_be_visible()


def test_a_line_that_is_shown_is_drawn_with_one_click(people: People) -> None:
    page = people()
    long_ways = record_until("place_camel", lambda view, seat: bool(long_way(view)))
    open_map(page, long_ways)
    regions = len(ennead.replay(long_ways).view(None)["regions"])
    beginnings = page.locator(".corner.target:not(.begun)")
    ahead = page.locator('[data-thing^="ahead:"]')
    for n in range(beginnings.count()):
        beginnings.nth(n).click()
        expect(page.locator(".corner.begun")).to_be_visible()
        if ahead.count() > 1:
            break
        page.locator(".corner.begun").click()
    assert ahead.count() > 1
    ahead.last.click()
    expect(page.locator(".stones .stone")).to_have_count(regions + 1)
