"""Games looked at again in the browser: a record, a table, every moment, playing on from one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ennead.engine.record import loads
from tests.web.accessibility import check_accessibility
from tests.web.conftest import People
from tests.web.playing import bot, create_table

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "records" / "ra-3-uniform.record"
LENGTH = len(loads(RECORD.read_text(encoding="utf-8")).answers) + 1


def open_record(page: Page) -> None:
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    at_the_beginning(page)


def at_the_beginning(page: Page) -> None:
    """A replay opens where the game is set up; from there to its very beginning."""
    expect(page.locator(".place")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    is_at(page, 1)


def is_at(page: Page, number: int) -> None:
    """The moment on screen, counted from 1."""
    expect(page.locator(".place")).to_have_text(f"{number} / {LENGTH}")


def test_a_record_is_gone_through_by_slider_buttons_keys_and_log(people: People) -> None:
    page = people()
    open_record(page)
    page.get_by_role("slider").fill("57")
    is_at(page, 58)
    page.get_by_role("button", name="One step on").click()
    is_at(page, 59)
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    is_at(page, 58)
    page.keyboard.press("End")
    is_at(page, LENGTH)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.keyboard.press("Home")
    is_at(page, 1)
    sentence = page.get_by_role("list", name="What happened").get_by_role("button").nth(30)
    sentence.click()
    expect(sentence).to_have_attribute("aria-current", "step")
    expect(page.locator(".place")).not_to_have_text(f"1 / {LENGTH}")


def test_a_moment_is_kept_in_the_address(people: People) -> None:
    page = people()
    open_record(page)
    page.get_by_role("slider").fill("40")
    expect(page).to_have_url("/replay?at=40")
    page.reload()
    is_at(page, 41)


def test_a_game_plays_by_itself_and_stops(people: People) -> None:
    page = people()
    open_record(page)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".place")).not_to_have_text(re.compile("^[123] /"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # From the moment before the last one it plays to the end, and stops there.
    page.get_by_role("slider").fill(str(LENGTH - 2))
    page.get_by_role("button", name="Play", exact=True).click()
    is_at(page, LENGTH)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_one_plays_on_from_a_moment(people: People) -> None:
    page = people()
    open_record(page)
    page.get_by_role("slider").fill("30")
    is_at(page, 31)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Player 1").select_option(label="Me")
    dialog.get_by_label("Player 2").select_option(label="Me")
    dialog.get_by_label("Player 3").select_option(label="Me")
    dialog.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/table/"))
    id = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"/api/tables/{id}").json()["analysis"]


def test_a_record_is_dropped_onto_the_page(people: People) -> None:
    page = people()
    page.goto("/replay")
    expect(page.get_by_text("Drop a record here")).to_be_visible()
    drop = """text => {
        const carried = new DataTransfer();
        carried.items.add(new File([text], "game.ennead"));
        window.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, cancelable: true }));
    }"""
    page.evaluate(drop, "ennead record 1\ngame chess\n")
    expect(page.get_by_role("alert")).to_contain_text("This is no record that can be played")
    page.evaluate(drop, RECORD.read_text(encoding="utf-8"))
    at_the_beginning(page)


def finished_table(page: Page) -> str:
    """A table at which bots have played the rest of the record's game."""
    text = RECORD.read_text(encoding="utf-8")
    seats = [bot("random")] * 3
    id = create_table(page, "ra", seats, record=text, after=LENGTH - 30)
    page.goto(f"/table/{id}")  # bots wait until somebody watches
    for _ in range(600):
        if page.request.get(f"/api/tables/{id}").json()["phase"] == "finished":
            return id
        page.wait_for_timeout(100)
    raise AssertionError("the bots did not finish")


def test_a_table_is_looked_at_by_a_link_to_a_moment(people: People) -> None:
    page = people()
    finished = finished_table(page)
    first = page.request.get(f"/api/tables/{finished}/moments?to=0").json()
    version = first["moments"][0]["version"] + 7
    page.goto(f"/replay/{finished}?at={version}")
    expect(page.locator(".place")).to_have_text(f"8 / {first['length']}")
    expect(page.get_by_role("link", name="Download")).to_be_visible()
    page.get_by_role("button", name="Where was it decided?").click()
    chart = page.get_by_role("img", name="Chances to win over time")
    expect(chart).to_be_visible(timeout=90_000)
    expect(page.locator(".chances .seats li")).to_have_count(3)
    chart.click(position={"x": 150, "y": 40})
    expect(page.locator(".place")).not_to_have_text(f"8 / {first['length']}")


def test_a_table_that_does_not_exist_is_said_so(people: People) -> None:
    page = people()
    page.goto("/replay/nothing")
    expect(page.get_by_role("alert")).to_contain_text("cannot be shown")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_looking_back_is_accessible(people: People, theme: str) -> None:
    page = people(theme=theme)
    page.goto("/replay")
    expect(page.get_by_text("Drop a record here")).to_be_visible()
    check_accessibility(page)
    open_record(page)
    page.get_by_role("slider").fill("90")
    is_at(page, 91)
    # The games' tables have tests of their own.
    check_accessibility(page, without=".board")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Ansehen: Ra")).to_be_visible()
    is_at(page, 91)
