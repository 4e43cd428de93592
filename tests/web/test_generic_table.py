"""A game that the client has no board for: its drawing, the players and the list of choices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.plugins.conftest import package  # noqa: F401  # a fixture
from tests.server.serving import Server
from tests.web.conftest import People
from tests.web.playing import ME, at_random, bot, offered, open_table, play_until_over

pytestmark = pytest.mark.browser


@pytest.fixture
def server(built_client: None, package: Path, tmp_path: Path) -> Iterator[Server]:  # noqa: F811  # a fixture
    """A server beside which a package with a third game is installed."""
    server = Server(tmp_path, luck_seed=5)
    server.packages = [package]
    server.start()
    yield server
    server.kill()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_it_is_played_to_its_end(people: People, server: Server, size: str) -> None:
    page = people(size, at=server)
    open_table(page, "pebbles", [ME, bot("random"), bot("expert")])
    assert "offer 5" in offered(page)
    expect(page.locator(".generic pre")).to_contain_text("pebbles 0, shells 5")
    expect(page.locator(".generic li")).to_have_count(3)
    assert play_until_over(page, at_random(1)) >= 4
    expect(page.locator(".ranking tbody tr")).to_have_count(3)
    expect(page.locator(".generic pre")).to_contain_text("tide: 6")


def test_a_table_of_it_is_made_from_the_page_in_german(people: People, server: Server) -> None:
    page = people(at=server, language="de")
    page.goto("/new")
    page.get_by_role("radio", name="Kiesel").check()
    page.get_by_role("combobox", name="Fluten").select_option(label="drei")
    seats = page.locator("select:has(option:text('Freier Platz'))")
    for seat in range(1, seats.count()):
        seats.nth(seat).select_option(label="Bot: Meister")
    page.get_by_role("button", name="Eröffnen und beginnen").click()
    expect(page.get_by_text("Wie viele Muscheln bietest du")).to_be_visible()
    assert "offer 0" in offered(page)
