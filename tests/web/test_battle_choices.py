"""What a person sees who chooses in a battle of Ankh: the region, the numbers, what was chosen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ennead
from tests.moments import record_until, secret_choice_of_two
from tests.web.conftest import People
from tests.web.playing import ME, OPEN, bot, create_table, open_table, sit_down
from tests.web.test_stage import a_moment

pytestmark = pytest.mark.browser

#: The spaces among these whose middle something lies over that is no part of the map.
COVERED = """(names) => names.filter((name) => {
  const box = document.querySelector(`[data-thing="space:${name}"]`).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return !document.elementFromPoint(x, y)?.closest("[data-thing]");
})"""
#: The part of the map's height that plates and sheet leave.
FREE = """() => {
  const high = (css) => document.querySelector(css).getBoundingClientRect().height;
  return 1 - (high(".stage .front") + high(".stage .below")) / high(".board .map");
}"""


def chooses_cards(view: dict[str, Any]) -> bool:
    return bool(view["asked"]["question"] == "play_cards")


def against_two(view: dict[str, Any]) -> bool:
    return chooses_cards(view) and len(view["fight"]["gods"]) == 3


def bids_with_followers(game: ennead.Game) -> bool:
    """Both players bid in a plague, the first of at least 1 follower."""
    asked = game.view(0)["asked"]
    is_asked = asked["question"] == "plague_bid" and game.to_act() == [0, 1]
    return is_asked and game.view(0)["areas"][0]["followers"] > 0


def two_people(people: People, record: str) -> Page:
    """The page of the first of two people at a table."""
    host, guest = people(), people()
    id = create_table(host, "ankh", [ME, OPEN], record=record)
    guest.goto(f"/table/{id}")
    sit_down(guest, "Nefertari")
    host.goto(f"/table/{id}")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".prompt.mine")).to_be_visible()
    return host


@pytest.mark.parametrize("fighters", [2, 3])
def test_plates_and_cards_leave_the_region_in_sight(people: People, fighters: int) -> None:
    page = people()
    page.set_viewport_size({"width": 1440, "height": 900})
    record = a_moment(against_two if fighters == 3 else chooses_cards)
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=record)
    expect(page.locator(".stage .card.choosable").first).to_be_visible()
    view = ennead.replay(record).view(0)
    land = next(r["land"] for r in view["regions"] if r["token"] == view["fight"]["token"])
    page.wait_for_function(f"(names) => ({COVERED})(names).length === 0", arg=land)
    assert page.evaluate(FREE) > 0.6


def test_a_card_that_is_picked_changes_the_strength_on_the_plate(people: People) -> None:
    page = people()
    record = a_moment(chooses_cards)
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=record)
    view = ennead.replay(record).view(0)
    card = page.locator(".stage .card.choosable").first
    card.click()
    page.mouse.move(400, 400)
    name = card.get_attribute("data-card")
    plate = page.locator('.stage [data-fighter="0"]')
    strength = view["asked"]["strengths"][name]
    expect(plate.locator(".then b")).to_have_text(str(strength))
    expect(page.locator(".stage .then")).to_have_count(1)


def test_the_stage_says_who_wins_a_tie(people: People) -> None:
    page = people()
    record = a_moment(lambda view: chooses_cards(view) and view["fight"]["tie"] is not None)
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=record)
    view = ennead.replay(record).view(0)
    god = view["areas"][view["fight"]["tie"]]["god"]
    expect(page.locator(".stage .tie")).to_contain_text(f"Tie: {god.capitalize()}")


def test_a_card_that_was_chosen_stays_chosen_until_another_is_picked(people: People) -> None:
    page = two_people(people, record_until("ankh", 2, secret_choice_of_two))
    page.locator('.card.choosable[data-card="miracle"]').click()
    page.locator(".chooser .primary").click()
    for _ in range(2):
        status = page.locator(".chooser [role=status]")
        expect(status).to_have_text("Chosen: Miracle. Pick another to change.")
        expect(page.locator(".chooser .primary")).to_have_count(0)
        chosen = page.locator(".card.choosable[aria-pressed=true]")
        expect(chosen).to_have_attribute("data-card", "miracle")
        page.reload()
    page.locator('.card.choosable[data-card="flood"]').click()
    expect(page.locator(".chooser .primary")).to_have_text("Play Flood instead")


def test_a_bid_is_picked_first_and_stands_after_a_reload(people: People) -> None:
    page = two_people(people, record_until("ankh", 2, bids_with_followers))
    button = page.locator(".bid .primary")
    expect(button).to_have_text("Choose your bid")
    expect(button).to_be_disabled()
    expect(page.locator(".stage .fighters")).to_contain_text("the plague can kill")
    page.locator('[data-bid="1"]').click()
    button.click()
    for _ in range(2):
        expect(page.locator(".bid [role=status]")).to_contain_text("Your bid is in: 1.")
        expect(button).to_have_count(0)
        expect(page.locator("[data-bid][aria-pressed=true]")).to_have_text("1")
        page.reload()
    page.locator('[data-bid="0"]').click()
    expect(button).to_have_text("Bid 0 instead")
