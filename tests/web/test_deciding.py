"""Deciding: confirm, take back, ask why, go on after a reload, choose by keyboard alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import People
from tests.web.playing import (
    ME,
    OPEN,
    Chooser,
    bot,
    choices,
    choose,
    create_table,
    offered,
    open_table,
    play_until_over,
    sit_down,
    version,
    wait_for_something,
)

pytestmark = pytest.mark.browser


def two_people(people: People, game: str, size: str = "desktop", **given: Any) -> tuple[Page, Page]:
    """Two people at a table where what is revealed is not taken back; who begins comes first."""
    host, guest = people(size, confirm=True), people(size, confirm=True)
    id = create_table(host, game, [ME, OPEN], **{"undo": "own", **given})
    for page in (guest, host):
        page.goto(f"/table/{id}")
    sit_down(guest, "Nefertari")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".prompt")).to_be_visible()
    begins = host if host.locator(".prompt.mine").count() else guest
    return begins, guest if begins is host else host


def answered(page: Page, before: int) -> None:
    expect(page.locator(f".playing[data-version='{before}']")).to_have_count(0)


def test_with_people_what_cannot_be_taken_back_is_asked_on_the_piece(people: People) -> None:
    page, other = two_people(people, "ra")
    bag = page.locator('.piece[data-wish="draw"]')
    expect(bag).to_be_visible()
    before = version(page)
    bag.click()
    again = page.locator(".again")
    expect(again).to_have_text("Click again")
    expect(page.locator(".prompt[role=status]")).to_contain_text("This cannot be taken back")
    asked, piece = again.bounding_box(), bag.bounding_box()
    assert asked
    assert piece
    assert abs(asked["x"] - piece["x"]) < 4
    assert abs(asked["y"] - piece["y"]) < 4
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    assert version(page) == before

    bag.click()
    expect(again).to_be_visible()
    bag.click()
    answered(page, before)
    expect(again).to_have_count(0)

    # By keys: Enter twice, on the piece or on a choice in the list.
    expect(other.locator(".prompt.mine")).to_be_visible()
    before = version(other)
    other.locator('.piece[data-wish="draw"]').focus()
    other.keyboard.press("Enter")
    expect(other.locator(".again")).to_be_visible()
    other.keyboard.press("Enter")
    answered(other, before)
    expect(page.locator(".prompt.mine")).to_be_visible()
    before = version(page)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("1")
    expect(page.locator(".prompt")).to_contain_text("This cannot be taken back")
    page.keyboard.press("Enter")
    answered(page, before)


def test_a_finger_taps_again_on_the_map(people: People) -> None:
    page, _ = two_people(people, "ankh", "phone", undo="none", options={"first": 0})
    # At such a table, too, only what reveals something or ends the turn is asked again.
    for notation in ("move", "done", "summon", "summon warrior"):
        before = version(page)
        page.keyboard.press(str(offered(page).index(notation) + 1))
        answered(page, before)
    space = page.locator(".hit.target").first
    expect(space).to_be_visible()
    before = version(page)
    space.tap()
    expect(page.locator(".again")).to_have_text("Tap again")
    expect(page.locator(".ghost .piece")).to_have_count(1)  # and what would be is shown
    assert version(page) == before
    space.tap()
    answered(page, before)


def test_against_bots_nothing_is_confirmed_and_everything_taken_back(people: People) -> None:
    page = people(confirm=True)
    page.goto("/")
    page.get_by_role("button", name="Play Ra now").click()
    expect(choices(page).first).to_be_visible()
    for _ in range(2):
        wait_for_something(page)
        before = version(page)
        choose(page, "draw" if "draw" in offered(page) else "pass")  # one click
        expect(page.locator(f".playing[data-version='{before}']")).to_have_count(0)
        page.wait_for_selector(".choices .choice[aria-disabled=false]")
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_an_answer_is_taken_back_and_a_reload_changes_nothing(people: People) -> None:
    page = people()
    open_table(page, "ankh", options={"first": 0})
    asked = page.locator(".prompt.mine")
    expect(asked).to_be_visible()
    first, was_offered = asked.inner_text(), offered(page)
    choose(page, was_offered[0])
    expect(asked).not_to_have_text(first)

    second, told = asked.inner_text(), page.locator("[role=log] p").count()
    page.reload()
    expect(asked).to_have_text(second)
    expect(page.locator("[role=log] p")).to_have_count(told)

    page.get_by_role("button", name="Undo").click()
    expect(asked).to_have_text(first)
    assert offered(page) == was_offered


def test_a_whole_turn_is_taken_back_and_done_again(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot()], options={"first": 0})
    asked = page.locator(".prompt.mine")
    first = asked.inner_text()
    page.locator('[data-action="move"]').click()
    expect(asked).not_to_have_text(first)
    page.locator(".hit.target").first.click()
    expect(page.locator(".lifted")).to_be_visible()
    lifted = asked.inner_text()

    page.get_by_role("button", name="Undo the turn").click()
    expect(asked).to_have_text(first)
    redo = page.get_by_role("button", name="Redo")
    redo.click()
    expect(page.locator(".lifted")).to_have_count(0)
    expect(asked).not_to_have_text(first)
    page.keyboard.press("r")
    expect(asked).to_have_text(lifted)
    expect(redo).to_have_count(0)
    page.keyboard.press("Shift+U")
    expect(asked).to_have_text(first)
    page.locator('[data-action="gain"]').click()  # something else: nothing is left to redo
    expect(asked).not_to_have_text(first)
    expect(redo).to_have_count(0)


def test_bots_let_one_take_back_what_was_revealed(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot(), bot()])
    before, seen = offered(page), version(page)
    choose(page, before[0])
    expect(page.locator(f".playing[data-version='{seen}']")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[role=log]")).to_contain_text("takes a move back")
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert offered(page) == before


def test_why_something_is_not_offered_is_told_with_its_rule(people: People) -> None:
    page = people()
    open_table(page, "ra")
    expect(choices(page).first).to_be_visible()
    assert "bid 1" not in offered(page)
    page.keyboard.press("w")
    page.get_by_role("textbox", name="write it the way records do").fill("god")
    page.get_by_role("button", name="Ask").click()
    rule = page.locator(".why a")
    expect(rule).to_contain_text("Rule RA-")
    assert str(rule.get_attribute("href")).startswith("/rules/ra#RA-")
    page.keyboard.press("Escape")


def by_keyboard(seed: int) -> Chooser:
    """Any of the choices that have a number."""
    rng = Random(seed)
    return lambda notations: rng.choice(notations[:9])


def press(page: Page, chooser: Chooser) -> None:
    """Answer with keys alone: by number, or with arrows and Enter."""
    found = choices(page).evaluate_all("all => all.map(one => one.dataset.notation)")
    if not found:
        return
    index = found.index(chooser(found))
    if index % 2 == 0:
        page.keyboard.press(str(index + 1))
        return
    page.evaluate("document.activeElement?.blur()")
    for _ in range(index + 1):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def test_a_whole_game_of_ra_is_played_with_keys_alone(people: People) -> None:
    page = people()
    page.goto("/")
    expect(page.get_by_role("button", name="Play Ra now")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Play Ra now":
            break
    page.keyboard.press("Enter")
    expect(choices(page).first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert play_until_over(page, by_keyboard(2), press) > 10


def test_turns_of_ankh_are_taken_with_keys_alone(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot("random")])
    for _ in range(25):
        wait_for_something(page)
        press(page, by_keyboard(3))
    assert page.locator("[role=log] p").count() > 5


def move_next(page: Page, figure: int) -> None:
    """Move one of the figures that may still be moved to the first space it can reach."""
    before = version(page)
    page.locator(".hit.target").nth(figure).click()
    expect(page.locator(".lifted")).to_be_visible()
    page.locator(".hit.target").first.click()
    expect(page.locator(".lifted")).to_have_count(0)
    answered(page, before)


def middle(found: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_moves_of_a_turn_are_seen_together_and_taken_back_one_by_one(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot()], options={"first": 0})
    page.locator('[data-action="move"]').click()
    expect(page.locator(".hit.target").first).to_be_attached()
    ways, signs = page.locator("[data-done=moved] .way"), page.locator("[data-thing^=back]")
    move_next(page, 0)
    expect(ways).to_have_count(1)
    first = ways.get_attribute("d")
    move_next(page, 0)
    expect(ways).to_have_count(2)
    expect(signs).to_have_count(2)
    second = next(d for d in (one.get_attribute("d") for one in ways.all()) if d != first)

    # A click on the ghost of the first of both moves, or on its sign: the second one stays.
    page.mouse.click(*middle(page.locator("[data-done=moved] .left").first))
    expect(ways).to_have_count(1)
    expect(ways).to_have_attribute("d", str(second))
    expect(page.locator(".hit.target")).to_have_count(1)

    signs.first.focus()
    page.keyboard.press("Enter")
    expect(ways).to_have_count(0)
    expect(signs).to_have_count(0)
    expect(page.locator(".hit.target")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(
        page.locator('[data-action="move"].offered, [data-action="move"]:enabled').first
    ).to_be_visible()


def test_a_lifted_figure_is_put_down_or_changed_for_another_by_a_click(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot()], options={"first": 0})
    page.locator('[data-action="move"]').click()
    figures = page.locator(".hit.target")
    expect(figures).to_have_count(2)
    one, other = (str(each.get_attribute("data-thing")) for each in figures.all())
    lifted = page.locator(".lifted")
    page.locator(f"[data-thing='{one}']").click()
    expect(lifted).to_be_visible()
    page.locator(f"[data-thing='{one}']").click()
    expect(lifted).to_have_count(0)
    expect(figures).to_have_count(2)

    page.locator(f"[data-thing='{one}']").click()
    expect(page.locator(f"[data-thing='{one}']:not(.target)")).to_have_count(1)
    page.locator(f"[data-thing='{other}']").click()
    expect(lifted).to_be_visible()
    expect(page.locator(".prompt.mine")).to_contain_text(f" {other.removeprefix('space:')} ")
