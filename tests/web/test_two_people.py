"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.moments import record_until, secret_choice_of_two
from tests.web.conftest import People
from tests.web.playing import (
    ME,
    OPEN,
    choices,
    choose,
    create_table,
    open_table,
    sit_down,
)

pytestmark = pytest.mark.browser


def sealed_question(page: Page) -> None:
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".choices .choice[aria-pressed]")).to_have_count(0)


def on_screen(page: Page) -> str:
    """The board and the decision as they are drawn."""
    found = page.locator(".playing > .board, .playing > .bar").evaluate_all(
        "all => all.map(one => one.innerHTML).join()"
    )
    return str(found)


def test_two_people_meet_by_a_link_and_choose_in_secret(people: People) -> None:
    record = record_until("ankh", 2, secret_choice_of_two)
    host, guest = people(), people()
    id = create_table(host, "ankh", [ME, OPEN], record=record)

    # The guest follows the link and sits down; either may start.
    host.goto(f"/table/{id}")
    link = host.get_by_label("Link to this table")
    expect(link).to_have_value(f"{host.evaluate('origin')}/table/{id}")
    guest.goto(f"/table/{id}")
    sit_down(guest, "Nefertari")
    host.get_by_role("button", name="Start the game").click()
    sealed_question(host)
    sealed_question(guest)

    # Nothing on the guest's screen tells which card the host has chosen.
    first, second = "play flood", "play miracle"
    choose(host, first)
    expect(host.locator(".choices .choice[aria-pressed=true]")).to_have_attribute(
        "data-notation", first
    )
    expect(guest.locator(".seats .acts")).to_have_count(1)
    seen = on_screen(guest)
    choose(host, second)
    expect(host.locator(".choices .choice[aria-pressed=true]")).to_have_attribute(
        "data-notation", second
    )
    # What is said after it arrives after it.
    host.keyboard.press("c")
    host.get_by_label("Message").fill("I have thought again")
    host.get_by_role("button", name="Send").click()
    expect(guest.locator(".unread").first).to_be_visible()
    sealed_question(guest)
    assert on_screen(guest) == seen

    # With the last answer both are revealed, to both.
    before = host.locator("[role=log] p").count()
    choose(guest, "play flood")
    for page in (host, guest):
        expect(page.locator(".choices .choice[aria-pressed]")).to_have_count(0)
        expect(page.locator("[role=log] p")).not_to_have_count(before)


def test_before_a_secret_choice_a_shared_screen_is_handed_over(people: People) -> None:
    page = people()
    record = record_until("ankh", 2, secret_choice_of_two)
    open_table(page, "ankh", [ME, ME], record=record)
    handed = page.locator(".cover")
    expect(handed).to_contain_text("Hand the screen to seat 1")
    expect(choices(page)).to_have_count(0)
    page.keyboard.press("Enter")
    choose(page, "play flood")
    expect(handed).to_contain_text("Hand the screen to seat 2")
    expect(choices(page)).to_have_count(0)
    page.keyboard.press("Enter")
    choose(page, "play miracle")
    expect(handed).to_have_count(0)
    expect(choices(page).first).to_be_visible()
