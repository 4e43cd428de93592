"""For everyone: small screens, German, people who listen; a first page that is quickly there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.playing import ME, OPEN, create_table, open_table

pytestmark = pytest.mark.browser

PAGES = ("/", "/new", "/join", "/settings", "/learn", "/rules/ra", "/rules/ankh", "/replay", "/no")
MOST_BYTES = 150_000


def addresses(page: Page) -> Iterator[str]:
    """Every page, and a table of each game gathering and being played."""
    yield from PAGES
    yield f"/table/{create_table(page, 'ra', [ME, OPEN])}"
    for game in ("ra", "ankh"):
        yield f"/table/{create_table(page, game, [ME, ME])}"


def visit(page: Page, address: str) -> None:
    """Go there, and wait until it is all there."""
    page.goto(address)
    expect(page.locator("h1, .playing").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_the_first_page_is_small(people: People) -> None:
    page = people()
    visit(page, "/")
    sizes = page.evaluate(
        """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
                 .map((entry) => [entry.name, entry.transferSize])"""
    )
    assert sum(size for _, size in sizes) < MOST_BYTES, sizes
    assert all(name.startswith(page.evaluate("origin")) for name, _ in sizes), sizes


def test_nothing_is_wider_than_a_phone(people: People) -> None:
    page = people("phone")
    for address in addresses(page):
        visit(page, address)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, f"{address} is {width} pixels wide"
    expect(page.locator(".bar .prompt.mine")).to_be_in_viewport()


def test_axe_finds_nothing_by_day_and_by_night(people: People) -> None:
    page = people()
    page.emulate_media(reduced_motion="reduce")
    found: list[str] = []
    for address in addresses(page):
        visit(page, address)
        by_day = Axe().run(page)
        # At night only the colours are others.
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        by_night = Axe().run(page, options={"runOnly": ["color-contrast"]})
        for results in (by_day, by_night):
            if results.violations_count:
                found += [f"{address}: {results.generate_report()}"]
    assert not found, "\n".join(found)


def test_german_and_english_change_at_once(people: People) -> None:
    page = people(language="de")
    page.goto("/")
    expect(page.get_by_role("button", name="Ankh jetzt spielen")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    open_table(page, "ra")
    asked = page.locator(".prompt.mine")
    expect(asked).to_be_visible()
    german = asked.inner_text()
    log = page.locator("[role=log] p").first.inner_text()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Sprache").select_option("en")
    page.keyboard.press("Escape")
    expect(asked).not_to_have_text(german)
    expect(page.locator("[role=log] p").first).not_to_have_text(log)
    expect(page.get_by_role("button", name="All choices")).to_be_visible()
