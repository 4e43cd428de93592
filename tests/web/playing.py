"""Playing through the page as a person does: open a table, choose, go on until it is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

#: Milliseconds to wait for what will come, on a busy machine too.
PATIENCE = 30_000
#: More choices than any game takes.
ENDLESS = 2000

Seat = dict[str, Any]
ME: Seat = {"kind": "me"}
OPEN: Seat = {"kind": "open"}


def bot(level: str = "greedy") -> Seat:
    """A seat for a bot."""
    return {"kind": "bot", "bot": level}


def prefer(**preferred: Any) -> str:
    """A script that sets preferences once: nothing moves and nothing is confirmed, if not said."""
    usual = {"language": "en", "speed": "off", "confirm": False, "theme": "light"}
    chosen = json.dumps({**usual, **preferred})
    return f"if (!localStorage.ennead) localStorage.ennead = {json.dumps(chosen)};"


def create_table(page: Page, game: str, seats: Sequence[Seat], **given: Any) -> str:
    """A new table of the person of this page, made without clicking; its id."""
    page.request.get("/api/me")
    answer = page.request.post("/api/tables", data={"game": game, "seats": list(seats), **given})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def open_table(page: Page, game: str, seats: Sequence[Seat] = (ME, bot()), **given: Any) -> str:
    """A new table, on screen; its id."""
    id = create_table(page, game, seats, **given)
    page.goto(f"/table/{id}")
    expect(page.locator(".playing, .page")).to_be_visible()
    return id


def sit_down(page: Page, name: str) -> None:
    """Take the first open seat as somebody who has no name yet."""
    page.locator(".parts li.open .what button").first.click()
    asked = page.locator(".parts li form")
    asked.locator("input").fill(name)
    asked.locator("button").click()
    expect(asked).to_have_count(0)


def choices(page: Page) -> Locator:
    """The list of all choices."""
    return page.locator(".choices .choice")


def offered(page: Page) -> list[str]:
    """The notations of all choices, once there are some."""
    expect(choices(page).first).to_be_attached()
    found = choices(page).evaluate_all("all => all.map(one => one.dataset.notation)")
    return [str(notation) for notation in found]


def choose(page: Page, notation: str) -> None:
    """Choose from the list of all choices, which is opened for it."""
    click_choice(page, notation, PATIENCE)


def click_choice(page: Page, notation: str, patience: float) -> None:
    """Click a choice in the drawer, and put the drawer away again."""
    opens = page.locator(".playing").count() > 0 and page.locator(".drawer.open").count() == 0
    if opens:
        page.keyboard.press("m")
    try:
        choice = page.locator(f".choices .choice[data-notation={json.dumps(notation)}]")
        choice.click(timeout=patience)
    finally:
        if opens:
            page.keyboard.press("m")


def is_over(page: Page) -> bool:
    """Whether the game on screen is over."""
    return page.locator(".playing[data-phase=finished]").count() > 0


def wait_for_something(page: Page) -> None:
    """Until the page asks something, shows something to be read, or the game is over."""
    page.wait_for_selector(
        ".choices .choice[aria-disabled=false], dialog[open], .playing[data-phase=finished]",
        state="attached",
    )


def read_on(page: Page) -> bool:
    """Put away a score sheet that waits to be read; whether there was one."""
    sheet = page.locator("dialog[open] form[method=dialog] button")
    if sheet.count() == 0:
        return False
    sheet.last.click()
    return True


#: Chooses one of some notations.
Chooser = Callable[[list[str]], str]


def at_random(seed: int) -> Chooser:
    """Any choice, the same ones every time the same is offered."""
    return Random(seed).choice


#: Answers what is asked now.
Turn = Callable[[Page, Chooser], None]


def take_turn(page: Page, chooser: Chooser) -> None:
    """Answer what is asked now, if it is still asked when it is clicked."""
    try:
        choose_now(page, chooser)
    except Error as error:
        # Others may answer at the same time, and then the list is another one.
        if "Timeout" not in error.message:
            raise


def choose_now(page: Page, chooser: Chooser) -> None:
    found = choices(page).evaluate_all("all => all.map(one => one.dataset.notation)")
    if found:
        click_choice(page, chooser(found), 3000)


def play_until_over(page: Page, chooser: Chooser, turn: Turn = take_turn) -> int:
    """Choose until the game is over; how often something was chosen."""
    for count in range(ENDLESS):
        wait_for_something(page)
        if read_on(page):
            continue
        if is_over(page):
            return count
        turn(page, chooser)
    raise AssertionError(f"the game was not over after {ENDLESS} choices")


def version(page: Page) -> int:
    """The version of the table that is on screen."""
    return int(page.locator(".playing").get_attribute("data-version") or 0)
