"""The table of Ankh in a real browser: played on board, tracks, dashboards and cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import People
from tests.web.playing import (
    ENDLESS,
    ME,
    bot,
    choices,
    choose,
    click_choice,
    is_over,
    open_table,
    wait_for_something,
)

pytestmark = pytest.mark.browser

#: What can be clicked besides the list of choices, by the part of the table it belongs to.
CLICKABLE = {
    "tracks": ".row.offered",
    "powers": ".power.offered",
    "pool": ".figure.offered",
    "cards": ".card.choosable",
    "bids": "button[data-bid]",
    "decision": ".answer",
    "map": "[data-thing].target:not(.begun)",
}
TWO = [ME, bot("random")]
#: Answers that spare the long way through all figures.
SHORT = ("done", "decline")


def parts_offered(page: Page) -> list[str]:
    """The parts of the table that offer something now."""
    return [part for part, css in CLICKABLE.items() if page.locator(css).count() > 0]


def click_something(page: Page, part: str, rng: Random) -> None:
    """Click one of the things of a part; a card or a bid is given once it is chosen."""
    found = page.locator(CLICKABLE[part])
    found.nth(rng.randrange(found.count())).click(timeout=3000)
    if part == "cards":
        while page.locator(".chooser .primary:disabled").count() > 0:
            page.locator(".card.choosable[aria-pressed=false]").first.click(timeout=3000)
        page.locator(".chooser .primary").click(timeout=3000)
    if part == "bids":
        page.locator(".bid .primary").click(timeout=3000)


def answer_somehow(page: Page, rng: Random, used: Counter[str]) -> None:
    """Click on the table if something is offered there, else in the list of choices."""
    parts = parts_offered(page)
    listed = choices(page).evaluate_all("all => all.map(one => one.dataset.notation)")
    try:
        short = [notation for notation in listed if notation in SHORT]
        if parts and not (short and rng.random() < 0.7):
            part = rng.choice(parts)
            click_something(page, part, rng)
            used[part] += 1
        elif listed:
            choose(page, short[0] if short else rng.choice(listed))
            used["list"] += 1
    except Error as error:
        # What is asked can change before it is clicked; then the next round answers it.
        if "Timeout" not in error.message:
            raise


def test_a_whole_game_is_played_on_map_tracks_dashboards_and_cards(people: People) -> None:
    page = people()
    page.set_default_timeout(5000)
    open_table(page, "ankh", TWO, options={"gods": ["osiris", "isis"]})
    rng, used = Random(3), Counter[str]()
    for _ in range(ENDLESS):
        wait_for_something(page)
        if is_over(page):
            break
        answer_somehow(page, rng, used)
    expect(page.locator("[data-ending]")).to_be_visible()
    assert {"tracks", "map"} <= set(used), used


def to_a_battle(page: Page) -> bool:
    """Choose from the list until a battle card is to be chosen; not every game has a battle."""
    rng = Random(2)
    for _ in range(ENDLESS):
        wait_for_something(page)
        if is_over(page):
            return False
        notations = choices(page).evaluate_all("all => all.map(one => one.dataset.notation)")
        if notations and all(notation.startswith("play ") for notation in notations):
            return True
        short = [notation for notation in notations if notation in SHORT]
        try:
            if notations:
                wanted = short[0] if short and rng.random() < 0.5 else rng.choice(notations)
                click_choice(page, wanted, 3000)
        except Error as error:
            if "Timeout" not in error.message:
                raise
    return False


def test_a_battle_is_fought_on_its_stage_with_cards_and_its_story_is_told(people: People) -> None:
    page = people(theme="dark")
    for _ in range(3):
        open_table(page, "ankh", [ME, bot("random"), bot("random")])
        if to_a_battle(page):
            break
    stage = page.locator(".stage")
    expect(stage.locator(".fighter")).not_to_have_count(0)
    expect(stage.locator(".conflict li.now")).to_have_count(1)
    expect(page.locator("[data-thing]").first).to_be_visible()  # the map stays in sight
    assert found_by_axe(page) == []
    stage.locator(".card.choosable").first.click()
    expect(stage.locator(".card.choosable[aria-pressed=true]")).to_have_count(1)
    name = stage.locator(".chooser .primary").inner_text().removeprefix("Play ")
    stage.locator(".chooser .primary").click()
    page.keyboard.press("l")
    expect(page.locator(".log").get_by_text(f"plays {name}").first).to_be_visible()


def test_the_keyboard_alone_plays_a_whole_game(people: People) -> None:
    page = people()
    open_table(page, "ankh", TWO)
    expect(choices(page).first).to_be_visible()
    page.locator(".row.offered").last.focus()
    page.keyboard.press("Enter")
    rng = Random(4)
    for _ in range(ENDLESS):
        wait_for_something(page)
        if is_over(page):
            break
        version = page.locator(".playing").get_attribute("data-version")
        number = min(9, choices(page).count())
        if number:
            page.keyboard.press(str(rng.randint(1, number)))
            page.wait_for_function(
                "version => document.querySelector('.playing').dataset.version !== version",
                arg=version,
            )
    expect(page.locator("[data-ending]")).to_be_visible()


def test_axe_finds_nothing_at_the_table(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, *[bot("random")] * 4])
    expect(choices(page).first).to_be_visible()
    assert found_by_axe(page) == []


def found_by_axe(page: Page) -> list[str]:
    """What axe finds wrong with the page."""
    violations = Axe().run(page, context=".playing .board").response["violations"]
    return [
        f"{violation['id']}: {node['html']}"
        for violation in violations
        for node in violation["nodes"]
    ]


def test_on_a_phone_gods_are_in_the_bar_and_nothing_scrolls_sideways(people: People) -> None:
    page = people("phone", language="de")
    open_table(page, "ankh", [ME, *[bot("random")] * 4])
    expect(choices(page).first).to_be_visible()
    assert not scrolls_sideways(page)
    page.locator(".seats button", has_text="du").click()
    expect(page.locator("dialog .power")).to_have_count(12)
    assert not scrolls_sideways(page)


def scrolls_sideways(page: Page) -> bool:
    """Whether the page or the table is wider than the screen."""
    return bool(
        page.evaluate(
            "[document.documentElement, ...document.querySelectorAll('.board, .sheet, .layout')]"
            ".some(part => part.scrollWidth > part.clientWidth + 1)"
        )
    )
