"""Learning in the browser: every chapter of both games, from its start to a game of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ennead.games import GAMES
from ennead.lessons import NEXT, Chapter, chapters, follow
from tests.web.accessibility import check_accessibility
from tests.web.conftest import People

pytestmark = pytest.mark.browser

#: What closes a score sheet that waits to be read.
SHEET = "dialog[open] form[method=dialog] button:last-child"


def accepted(chapter: Chapter, answers: list[str]) -> str:
    """The first answer that is accepted next."""
    progress = follow(chapter, answers)
    assert progress.step is not None
    legal = [progress.game.notation(chapter.seat, a) for a in progress.expected()]
    return legal[0] if legal else NEXT


def give(page: Page, answer: str) -> None:
    """Read on, or choose an answer of the list."""
    if answer == NEXT:
        page.get_by_role("button", name=re.compile("^(Go on|Weiter)$")).click()
    else:
        page.locator(f'.choices [data-notation="{answer}"]').click()


def play_through(page: Page, chapter: Chapter) -> None:
    """A whole chapter by answers that are accepted; a score sheet in the way is put away."""
    answers: list[str] = []
    for step in chapter.steps:
        expect(page.locator(".text")).to_have_text(step.tell.fill("en"))
        answers.append(accepted(chapter, answers))
        give(page, answers[-1])
        if step.praise is not None:
            expect(page.locator("[data-said=yes]")).to_contain_text(step.praise.fill("en"))
    expect(page.locator(".text")).to_have_text(chapter.end.fill("en"))


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_from_its_start_to_a_game_of_ones_own(
    people: People, game: str
) -> None:
    page = people()
    page.add_locator_handler(page.locator(SHEET), lambda sheet: sheet.click())
    page.goto("/learn")
    page.locator(f'a.primary[href^="/learn/{game}/"]').click()
    for number, chapter in enumerate(chapters(game), 1):
        expect(page).to_have_url(f"/learn/{game}/{chapter.id}")
        play_through(page, chapter)
        if number < len(chapters(game)):
            page.get_by_role("link", name="Next chapter").click()
    page.get_by_role("button", name=re.compile("^Play .* now$")).click()
    expect(page).to_have_url(re.compile("/table/"))
    page.goto("/learn")
    everything = len(chapters(game))
    expect(page.get_by_text(f"{everything} of {everything} done", exact=False)).to_be_visible()


def test_a_wrong_answer_is_explained_and_may_be_tried_again(people: People) -> None:
    page = people()
    page.goto("/learn/ra/auctions")
    give(page, "draw")
    said = chapters("ra")[1].steps[0].answers["draw"].fill("en")
    expect(page.locator("[data-said=no]")).to_have_text(said)
    expect(page.locator(".text")).to_have_attribute("data-step", "0")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".choice.pointed")).to_have_attribute("data-notation", "ra")
    give(page, "ra")
    expect(page.locator(".text")).to_have_attribute("data-step", "1")
    expect(page.locator("[data-said=no]")).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".text")).to_have_attribute("data-step", "0")


def test_a_chapter_goes_on_in_another_language(people: People) -> None:
    page = people()
    page.goto("/learn/ankh/domination")
    give(page, NEXT)
    page.get_by_role("button", name="Deutsch").click()
    step = chapters("ankh")[4].steps[1]
    expect(page.locator(".text")).to_have_text(step.tell.fill("de"))
    give(page, "gain")
    assert step.otherwise is not None
    expect(page.locator("[data-said=no]")).to_have_text(step.otherwise.fill("de"))


def test_a_chapter_that_does_not_exist_leads_back(people: People) -> None:
    page = people()
    page.goto("/learn/ra/nothing")
    expect(page.get_by_role("alert")).to_have_text("There is no such chapter")
    page.get_by_role("link", name="All chapters").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_learning_is_accessible(people: People, theme: str) -> None:
    page = people(theme=theme)
    page.goto("/learn")
    expect(page.get_by_role("heading", name="Ankh")).to_be_visible()
    check_accessibility(page)
    for address in ("ra/auctions", "ankh/goal"):
        page.goto(f"/learn/{address}")
        expect(page.locator(".text")).to_be_visible()
        # The games' tables have tests of their own.
        check_accessibility(page, without=".board")


#: How high the map is, the smallest of the lit spaces, and how many of them lie out of sight.
LIT = """() => {
  const map = document.querySelector(".board .map svg").getBoundingClientRect();
  const sheet = document.querySelector(".sheet").getBoundingClientRect();
  const lit = [...document.querySelectorAll("svg .hit.target")].map((one) => {
    const box = one.getBoundingClientRect();
    return { wide: box.width, middle: box.y + box.height / 2 };
  });
  const hidden = lit.filter(({ middle }) => middle < map.top || middle > sheet.top).length;
  return [map.height, Math.min(44, ...lit.map(({ wide }) => wide)), hidden];
}"""


@pytest.mark.parametrize("id", ["actions", "caravan"])
def test_on_a_phone_the_map_of_a_lesson_has_half_of_the_screen_at_every_step(
    people: People, id: str
) -> None:
    page = people("phone")
    page.set_viewport_size({"width": 390, "height": 844})
    chapter = next(one for one in chapters("ankh") if one.id == id)
    page.goto(f"/learn/ankh/{id}")
    expect(page.locator(".sheet")).to_be_visible()
    answers: list[str] = []
    heights = set()
    for step in chapter.steps:
        expect(page.locator(".text")).to_have_text(step.tell.fill("en"))
        page.wait_for_function(f"() => ({LIT})()[2] === 0")
        height, narrowest, _ = page.evaluate(LIT)
        heights.add(height)
        assert narrowest == 44
        answers.append(accepted(chapter, answers))
        give(page, answers[-1])
    (height,) = heights
    assert height >= 844 / 2
