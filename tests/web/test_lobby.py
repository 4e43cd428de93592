"""My games, the way in and the way out of tables, as people see them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import ennead
from tests.server.serving import serving
from tests.web.accessibility import check_accessibility
from tests.web.conftest import People
from tests.web.playing import ME, OPEN, bot, create_table, is_over, read_on

pytestmark = pytest.mark.browser


def played_out(game: str, players: int) -> tuple[str, list[list[int]]]:
    """A record of a game that is over, and its ranking."""
    played, rng = ennead.new(game, players, seed=3), Random(3)
    while not played.over:
        seat = rng.choice(played.to_act())
        played.apply(seat, rng.choice(played.legal(seat)))
    return played.record().dumps(), [list(place) for place in played.ranking()]


def rename(page: Page, name: str) -> None:
    page.request.get("/api/me")
    assert page.request.patch("/api/me", data={"nickname": name}).ok


@pytest.mark.parametrize("language", ["en", "de"])
def test_my_games_show_who_won_and_with_how_many_points(people: People, language: str) -> None:
    page = people(language=language)
    rename(page, "Hatshepsut")
    record, ranking = played_out("ra", 2)
    id = create_table(page, "ra", [ME, bot()], record=record)
    page.goto("/")
    card = page.locator(".table", has=page.locator(f'a[href="/table/{id}"]'))
    place = next(place for place, seat, _ in ranking if seat == 0)
    won = {"en": "you won", "de": "du hast gewonnen"}
    lost = {"en": "you came in place 2 of 2", "de": "du wurdest 2. von 2"}
    expect(card).to_contain_text((won if place == 1 else lost)[language])
    scores = [str(score) for _, _, score in sorted(ranking)]
    expect(card.locator(".names b")).to_have_text(scores)
    expect(card.locator(".names .mine")).to_contain_text("Hatshepsut")
    check_accessibility(page)


def test_a_table_that_has_not_begun_is_deleted_after_asking(people: People) -> None:
    page = people()
    id = create_table(page, "ra", [ME, OPEN])
    page.goto("/")
    page.get_by_role("button", name="Delete the table").click()
    asked = page.get_by_role("dialog", name="Delete the table")
    check_accessibility(page)
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Delete the table").press("Enter")
    asked.get_by_role("button", name="Delete the table").press("Enter")
    expect(page.locator(f'a[href="/table/{id}"]')).to_have_count(0)
    page.goto(f"/table/{id}")
    expect(page.get_by_role("alert")).to_have_text("There is no such table")


def test_who_leaves_a_game_hands_the_seat_to_a_bot(people: People) -> None:
    page = people("phone")
    id = create_table(page, "ra", [ME, bot()])
    page.goto(f"/table/{id}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave the game").click()
    asked = page.get_by_role("dialog", name="Leave the game")
    expect(asked).to_contain_text("A bot plays for you")
    asked.get_by_role("button", name="Leave the game").click()
    expect(asked).to_have_count(0)
    expect(page.get_by_role("button", name="Leave the game")).to_have_count(0)
    [seat, _] = page.request.get(f"/api/tables/{id}").json()["seats"]
    assert seat["away"]


def test_the_host_removes_a_guest_who_cannot_come_back(people: People) -> None:
    host, guest = people(), people()
    rename(guest, "Eve")
    id = create_table(host, "ra", [ME, OPEN])
    host.goto(f"/table/{id}")
    guest.goto(f"/table/{id}")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Remove Eve").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove Eve").click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("does not want you")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_table_is_shared_by_link_code_and_qr_code(people: People, size: str) -> None:
    page = people(size)
    # What a phone offers; a desktop's Chromium has no such thing.
    page.add_init_script(
        "navigator.canShare = () => true;navigator.share = async data => { window.shared = data; };"
    )
    id = create_table(page, "ra", [ME, OPEN])
    page.goto(f"/table/{id}")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = f"{page.evaluate('origin')}/table/{id}"
    assert page.evaluate("shared.url") == link
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    check_accessibility(page)


def test_my_usual_table_is_offered_again(people: People) -> None:
    page = people()
    page.goto("/new?game=ra")
    expect(page.get_by_role("button", name="My usual table", exact=True)).to_have_count(0)
    page.get_by_role("button", name="At one screen").click()
    expect(page.get_by_text("you share this screen")).to_be_visible()
    page.get_by_label("Pace").select_option("relaxed")
    page.get_by_role("button", name="Keep as my usual table").click()
    page.goto("/")
    page.get_by_role("link", name="My usual table").click()
    expect(page.get_by_label("Pace")).to_have_value("relaxed")
    expect(page.get_by_label("Seat 2")).to_have_value("me")
    page.get_by_role("button", name="Create and begin").click()
    page.wait_for_url("**/table/*")
    page.goto("/new")
    page.get_by_role("button", name="As last time").click()
    expect(page.get_by_label("Seat 2")).to_have_value("me")


def test_a_new_table_says_which_bots_have_not_learned_its_packs(people: People) -> None:
    page = people("desktop")
    page.goto("/new?game=ankh")
    said = page.get_by_text("No network was trained with these packs.")
    seats = page.locator(".seats").get_by_role("combobox")
    seats.nth(1).select_option("bot:hard")
    seats.nth(2).select_option("bot:master")
    scenario = page.get_by_label(re.compile("^Scenario"))
    scenario.select_option(label="The People's Revolt")
    expect(said).to_contain_text("Master")
    expect(said).not_to_contain_text("Expert")
    seats.nth(2).select_option("bot:medium")
    expect(said).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_table_shows_how_the_game_begins(people: People, language: str) -> None:
    page = people("phone", language=language)
    page.goto("/new?game=ankh")
    opening = page.locator("figure")
    picture = opening.get_by_role("img").first
    expect(picture).to_be_visible()
    expect(opening.locator("li")).to_have_count(3)
    before = picture.inner_html()
    scenario = page.get_by_role("combobox", name="Scenario" if language == "en" else "Szenario")
    scenario.select_option(index=1)
    expect(opening.get_by_role("img").first).to_be_visible()
    page.wait_for_function(
        "before => document.querySelector('figure svg').innerHTML !== before", arg=before
    )
    check_accessibility(page)


def test_a_game_of_bots_is_there_to_be_watched(people: People, tmp_path: Path) -> None:
    with serving(tmp_path, exhibition=True, exhibition_pause=0.0) as server:
        page = people(at=server)
        page.goto("/")
        expect(page.get_by_text("bots play for you to watch").first).to_be_visible()
        page.get_by_role("link", name="Watch Ra").click()
        while read_on(page) or not is_over(page):
            page.wait_for_selector("dialog[open], .playing[data-phase=finished]")
        page.get_by_role("button", name="To the next game").click()
        expect(page.locator(".playing[data-phase=playing]")).to_be_visible()


def test_packs_are_chosen_from_what_the_server_declares(people: People) -> None:
    page = people()
    page.goto("/new?game=ankh")
    expect(page.get_by_label("Eyes of Horus")).to_have_count(0)
    page.get_by_label("Four more gods").check()
    page.get_by_label("Eyes of Horus").select_option(index=1)
    page.get_by_role("combobox", name="Gods").select_option("chosen")
    page.locator(".places select").first.select_option("horus")
    expect(page.locator("figure li").first).to_contain_text("Horus")
    check_accessibility(page)
    page.get_by_role("button", name="Against bots").click()
    page.get_by_label("Four more gods").check()
    page.get_by_role("button", name="Create and begin").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".playing")).to_be_visible()


def test_every_option_and_its_parts_has_words(people: People) -> None:
    page = people(language="de")
    page.goto("/new?game=ankh")
    page.get_by_label("Vier weitere Götter").check()
    expect(page.get_by_label("Augen des Horus")).to_be_visible()
    page.get_by_label("Vier weitere Götter").uncheck()
    expect(page.get_by_label("Augen des Horus")).to_have_count(0)
