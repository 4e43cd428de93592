"""Nothing is explained that merely comes to lie under a pointer that rests."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import People
from tests.web.playing import ME, bot, create_table, open_table
from tests.web.test_ra import PIECES

pytestmark = pytest.mark.browser

#: Milliseconds after which every tip has come that was going to.
LATE = 900
#: Whatever explains itself.
TIPS = ".bubble, .tooltip, [role=tooltip]"


def nothing_is_explained(page: Page) -> None:
    """There is no tip, nor does one come."""
    page.wait_for_timeout(LATE)
    expect(page.locator(TIPS)).to_have_count(0)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_a_page_that_opens_under_the_pointer_explains_nothing(people: People, game: str) -> None:
    page = people()
    id = create_table(page, game, [ME, bot()], options={"first": 0} if game == "ankh" else {})
    page.goto(f"/table/{id}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    at = middle(page.locator('[data-wish="draw"]' if game == "ra" else "[data-thing]").first)
    page.goto("/learn")
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()
    page.mouse.move(*at)
    page.evaluate("address => { history.pushState(null, '', address); }", f"/table/{id}")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(".prompt.mine")).to_be_visible()
    nothing_is_explained(page)
    page.mouse.move(at[0] + 3, at[1] + 3)
    expect(page.locator(TIPS)).to_be_visible()


def test_a_tip_closes_on_a_click_until_the_pointer_leaves(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot(), bot()])
    expect(page.locator(".prompt.mine")).to_be_visible()
    niche = page.locator("[data-term]:not(button)").first
    niche.hover()
    expect(page.locator(TIPS)).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(TIPS)).to_have_count(0)
    x, y = middle(niche)
    page.mouse.move(x + 2, y + 2)
    nothing_is_explained(page)
    page.mouse.move(2, 2)
    niche.hover()
    expect(page.locator(TIPS)).to_be_visible()


def test_a_finger_that_plays_a_piece_is_told_nothing_about_it(people: People) -> None:
    page = people("phone")
    open_table(page, "ra", [ME, bot("random")])
    for _ in range(3):
        page.wait_for_selector(PIECES)
        page.locator(PIECES).first.tap()
        nothing_is_explained(page)
