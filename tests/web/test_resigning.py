"""Giving up: both players see the end, and the list of games tells it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.playing import ME, OPEN, bot, create_table, sit_down

pytestmark = pytest.mark.browser


def test_who_resigns_has_lost_and_the_other_has_won(people: People) -> None:
    host, guest = people(), people(language="de")
    id = create_table(host, "ankh", [ME, OPEN])
    for page in (host, guest):
        page.goto(f"/table/{id}")
    sit_down(guest, "Nefertari")
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".playing[data-phase=playing]")).to_be_visible()
    guest.get_by_role("button", name="Einstellungen").click()
    guest.get_by_role("button", name="Aufgeben").click()
    asked = guest.get_by_role("dialog", name="Aufgeben")
    expect(asked).to_contain_text("du hast verloren")
    asked.get_by_role("button", name="Aufgeben").click()
    expect(host.locator(".over h2")).to_have_text("You win!")
    expect(host.locator(".over")).to_contain_text("resigned.")
    expect(guest.locator(".ranking tr.mine td").first).to_have_text("2")
    guest.goto("/")
    expect(guest.locator("main")).to_contain_text("du hast aufgegeben")


def test_where_others_play_on_a_bot_does_so_for_who_resigned(people: People) -> None:
    host, guest = people(), people()
    id = create_table(host, "ra", [ME, OPEN, bot("random")])
    for page in (host, guest):
        page.goto(f"/table/{id}")
    sit_down(guest, "Nefertari")
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".playing[data-phase=playing]")).to_be_visible()
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_role("button", name="Resign").click()
    asked = guest.get_by_role("dialog", name="Resign")
    expect(asked).to_contain_text("A bot plays on for you")
    asked.get_by_role("button", name="Resign").click()
    expect(host.locator(".seats li").nth(1)).to_contain_text("has resigned")
    expect(host.locator(".playing[data-phase=playing]")).to_be_visible()
    expect(guest.get_by_role("button", name="Take my seat back")).to_have_count(0)
