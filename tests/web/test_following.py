"""Following the others: what they did, at one's own pace; and any moment of the past, in place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.playing import (
    ME,
    at_random,
    bot,
    choices,
    choose,
    open_table,
    take_turn,
    version,
    wait_for_something,
)

pytestmark = pytest.mark.browser


def gain_and_unlock(page: Page) -> None:
    """A whole turn: gain followers, unlock the first power."""
    choose(page, "gain")
    page.locator(".power.offered").first.click()  # only unlocking is left


def test_the_recap_tells_each_turn_and_shows_it_on_the_map(people: People) -> None:
    page = people()
    open_table(
        page, "ankh", [ME, bot(), bot()], options={"first": 0, "gods": ["isis", "ra", "amun"]}
    )
    gain_and_unlock(page)
    chips = page.locator(".recap button")
    expect(chips).to_have_count(2)
    trails = page.locator("[data-trail]")
    everything = trails.count()
    assert everything > 0
    each = 0
    for chip in chips.all():
        chip.hover()
        expect(page.locator(".trails.strong")).to_have_count(1)
        each += trails.count()
    assert each == everything
    page.mouse.move(5, 400)
    expect(page.locator(".trails.strong")).to_have_count(0)

    page.reload()
    expect(chips).to_have_count(2)  # since one's last turn
    choose(page, "gain")
    expect(chips).to_have_count(0)
    expect(trails).to_have_count(0)


def test_what_others_do_is_paused_and_gone_through_turn_by_turn(people: People) -> None:
    page = people(speed="slow")
    open_table(page, "ankh", [ME, bot(), bot(), bot()], options={"first": 0})
    gain_and_unlock(page)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.get_by_role("button", name="Next turn")).to_be_visible()
    before = version(page)
    page.get_by_role("button", name="Next turn").click()
    expect(page.locator(f".playing[data-version='{before}']")).to_have_count(0)
    page.get_by_role("button", name="Skip to my decision").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)


def test_the_log_is_told_by_turns_and_leads_to_its_moments_in_place(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot(), bot()], options={"first": 0})
    gain_and_unlock(page)
    expect(choices(page).first).to_be_attached()
    page.keyboard.press("l")
    turns = page.locator(".log .turn:has(.who)")
    expect(turns).to_have_count(3)
    expect(turns.nth(1).locator(".badge svg")).to_be_visible()
    now, at = version(page), page.locator("svg[role=group]").bounding_box()

    turns.first.locator("a").first.click()
    past = page.get_by_role("region", name="A moment of the past")
    expect(past).to_contain_text("Gain Followers")
    assert page.locator("svg[role=group]").bounding_box() == at
    assert "/table/" in page.url
    expect(page.locator("[data-trail]")).to_have_count(0)
    first = past.locator("p").inner_text()
    past.get_by_role("button", name="One moment later").click()
    expect(past.locator("p")).not_to_have_text(first)
    past.get_by_role("button", name="Back to now").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert version(page) == now


def test_ra_is_told_by_turns_too(people: People) -> None:
    page = people(language="de")
    open_table(page, "ra", [ME, bot(), bot()])
    chooser = at_random(1)
    for _ in range(3):
        wait_for_something(page)
        take_turn(page, chooser)
    wait_for_something(page)
    expect(page.locator(".recap button").first).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".log .turn .badge svg").first).to_be_visible()
