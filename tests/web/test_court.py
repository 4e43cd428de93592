"""The court of the Pharaoh in the browser: the palace beside the map, and a whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.playing import (
    ME,
    at_random,
    bot,
    open_table,
    play_until_over,
    take_turn,
    wait_for_something,
)

pytestmark = pytest.mark.browser

COURT = {"packs": ["pharaoh"], "gods": ["isis", "ra"], "first": 0, "pharaoh": "trader"}


@pytest.mark.parametrize(
    ("language", "palace", "room", "ruler"),
    [
        ("en", "Palace", "Chamber of Law: Isis: 1, Ra: 1", "Pharaoh: the Trader"),
        ("de", "Palast", "Kammer des Rechts: Isis: 1, Re: 1", "Pharao: der Händler"),
    ],
)
def test_the_palace_shows_priests_cards_and_who_rules(
    people: People, language: str, palace: str, room: str, ruler: str
) -> None:
    page = people(language=language)
    open_table(page, "ankh", [ME, bot()], options=COURT)
    for _ in range(2):  # a sphinx each time
        wait_for_something(page)
        take_turn(page, lambda found: found[0])
    beside = page.get_by_role("region", name=palace)
    expect(beside.get_by_role("button", name=room)).to_be_visible()
    expect(beside.locator(".cards button")).to_have_count(3)
    expect(beside.get_by_text(ruler)).to_be_visible()
    beside.get_by_role("button", name=room).click()
    marked = {"en": "House rule", "de": "Hausregel"}[language]
    expect(page.get_by_text(marked).first).to_be_visible()


@pytest.mark.long
def test_a_whole_game_at_the_court_is_played_to_its_end(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot("greedy"), bot("random")], options={"packs": ["pharaoh"]})
    assert play_until_over(page, at_random(3)) > 10
    expect(page.locator(".end li").first).to_be_visible()
