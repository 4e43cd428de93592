"""Packs of Ankh in a real browser: a scenario is chosen, and two regions are joined on the map."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import ennead
from tests.web.conftest import People
from tests.web.playing import ME, PATIENCE, open_table

pytestmark = pytest.mark.browser


def record_until(question: str, sends: bool) -> tuple[str, dict[str, Any]]:
    """A game for two played at random until a question is asked, and a join in its view."""
    for seed in range(60):
        game = ennead.new("ankh", players=2, seed=seed, scenario="peoples_revolt")
        rng = Random(seed)
        while not game.over:
            seat = game.to_act()[0]
            view = game.view(seat)
            if view["asked"]["question"] == question:
                found = [join for join in view["asked"]["joins"] if bool(join["sends"]) == sends]
                if found:
                    return game.record().dumps(), {**view, "join": found[0]}
            game.apply(seat, rng.choice(game.legal(seat)))
    raise AssertionError(f"no game asked {question} like this")


def space_in(page: Page, view: dict[str, Any], token: int) -> Locator:
    """A space of the region with a token."""
    land = next(region["land"] for region in view["regions"] if region["token"] == token)
    return page.locator(f'[data-thing="space:{land[0]}"]')


@pytest.mark.parametrize("sends", [False, True])
def test_two_regions_are_joined_by_clicking_on_them(people: People, sends: bool) -> None:
    record, view = record_until("join_regions", sends)
    page = people()
    open_table(page, "ankh", [ME, ME], record=record)
    stones = page.locator(".stones .stone")
    expect(stones).to_have_count(len(view["regions"]), timeout=PATIENCE)
    one, other = view["join"]["tokens"]
    space_in(page, view, one).click()
    stone = page.locator(f'[data-thing="stone:{other}"]')
    stone.hover()
    together = sum(view["join"]["sizes"])
    leaves = view["join"]["leaves"]
    expect(
        page.get_by_text(f"joined with region {one}: {together} land spaces; token {leaves} leaves")
    ).to_be_visible()
    expect(page.locator(".regions .highlighted.pointed")).to_have_count(2)
    space_in(page, view, other).click()
    if sends:
        expect(page.locator(".prompt")).to_contain_text("Which token of the joined region")
        space_in(page, view, one).click()
    expect(stones).to_have_count(len(view["regions"]) - 1)


def test_the_scenario_is_chosen_for_a_new_table_and_brings_its_events(people: People) -> None:
    page = people()
    page.goto("/new/ankh")
    page.get_by_label(re.compile("^Scenario")).select_option(label="The People's Revolt")
    expect(page.get_by_text("Whoever wins or dominates a region loses")).to_be_visible()
    expect(page.get_by_label(re.compile("^Packs"))).to_have_count(1)


def test_the_rules_page_has_the_rules_of_packs_and_marks_rulings(people: People) -> None:
    page = people()
    page.goto("/rules/ankh#AK-X-REV11")
    rule = page.locator('[id="AK-X-REV11"]')
    expect(rule).to_contain_text("Consolidation")
    expect(page.locator('[id="AK-X-REV4"]')).to_contain_text("Ruling")
