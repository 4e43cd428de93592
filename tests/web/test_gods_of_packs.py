"""Whole games with the gods of packs through the page, by choosing from the list of all choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.playing import ME, at_random, bot, open_table, play_until_over

pytestmark = pytest.mark.browser

#: The god played through the page, and the others at the table.
TABLES = [
    pytest.param(["bastet", "horus", "hathor"]),
    pytest.param(["horus", "set", "ra"], marks=pytest.mark.long),
    pytest.param(["hathor", "bastet", "anubis"], marks=pytest.mark.long),
    pytest.param(["set", "isis", "osiris"], marks=pytest.mark.long),
    pytest.param(["thoth", "ptah", "sobek"], marks=pytest.mark.long),
]


@pytest.mark.parametrize("gods", TABLES)
def test_a_whole_game_with_new_gods_is_played_to_its_end(people: People, gods: list[str]) -> None:
    page = people()
    options = {"gods": gods, "packs": ["gods", "pantheon"]}
    open_table(page, "ankh", [ME, bot("greedy"), bot("random")], options=options)
    count = play_until_over(page, at_random(2))
    assert count > 10
    expect(page.locator(".end li").first).to_be_visible()
