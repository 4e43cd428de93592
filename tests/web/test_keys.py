"""Single keys play the game only while nothing is open that takes what is typed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import People
from tests.web.playing import ME, bot, choices, offered, open_table, version
from tests.web.test_deciding import answered, two_people
from tests.web.test_stage import a_moment

pytestmark = pytest.mark.browser

GAMES = ("ra", "ankh")
#: Every key that does something at a table, and some that do not.
TYPED = "1 sec, hello! u r w m l c p n? 23456789"


def commands(page: Page) -> list[str]:
    """The kinds of all that this page sends from now on, in the order in which it is sent."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"]))

    page.on("websocket", listen)
    return sent


def at_a_table(page: Page, game: str) -> list[str]:
    """A decision is open at a table; what is sent from there."""
    sent = commands(page)
    open_table(page, game, [ME, bot()], options={"first": 0} if game == "ankh" else {})
    expect(page.locator(".prompt.mine")).to_be_visible()
    return sent


def answer_by_digit(page: Page, sent: list[str]) -> None:
    """The first answer that is sent is the one that a digit gives now."""
    before = version(page)
    page.keyboard.press("1")
    answered(page, before)
    assert [kind for kind in sent if kind in ("answer", "hint", "undo", "why_not")] == ["answer"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_typed_into_the_chat_answers_nothing(people: People, game: str) -> None:
    page = people()
    sent = at_a_table(page, game)
    before = version(page)
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_role("textbox", name="Message")
    expect(field).to_be_focused()
    page.keyboard.type(TYPED)
    expect(field).to_have_value(TYPED)
    page.keyboard.press("Enter")
    expect(page.locator(".drawer .text")).to_have_text(TYPED)
    expect(field).to_be_focused()

    # Nor while the chat is open and the cursor is not in its field.
    page.locator(".drawer .text").click()
    expect(field).not_to_be_focused()
    page.keyboard.type(TYPED)
    expect(field).to_be_visible()
    assert version(page) == before

    # Escape closes it; then digits answer again.
    field.focus()
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    answer_by_digit(page, sent)


@pytest.mark.parametrize("game", GAMES)
def test_the_key_of_the_chat_puts_the_cursor_into_its_field(people: People, game: str) -> None:
    page = people()
    sent = at_a_table(page, game)
    page.keyboard.press("c")
    field = page.get_by_role("textbox", name="Message")
    expect(field).to_be_focused()
    page.keyboard.type("c 1")
    expect(field).to_have_value("c 1")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    answer_by_digit(page, sent)


@pytest.mark.parametrize("name", ["Keys", "Settings"])
@pytest.mark.parametrize("game", GAMES)
def test_no_key_answers_while_a_dialog_is_open(people: People, game: str, name: str) -> None:
    page = people()
    sent = at_a_table(page, game)
    page.get_by_role("button", name=name).click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    page.keyboard.type("1u")
    dialog.get_by_role("heading", name=name).click()  # nothing in the dialog has the focus then
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("1hwl")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    answer_by_digit(page, sent)


def test_no_key_answers_while_the_sheet_of_a_player_is_open(people: People) -> None:
    page = people("phone")
    sent = at_a_table(page, "ra")
    page.locator(".seats button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("1h")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    answer_by_digit(page, sent)


@pytest.mark.parametrize("game", GAMES)
def test_no_key_answers_while_a_reason_is_asked_for(people: People, game: str) -> None:
    page = people()
    sent = at_a_table(page, game)
    page.keyboard.press("w")
    field = page.get_by_role("textbox", name="write it the way records do")
    expect(field).to_be_visible()
    page.keyboard.type("1u")
    field.focus()
    page.keyboard.type("1u")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    answer_by_digit(page, sent)


def test_no_key_answers_while_a_menu_is_open_on_the_map(people: People) -> None:
    page = people()
    sent = commands(page)
    record = a_moment(lambda view: bool(view["asked"]["question"] == "keep_alive"))
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=record)
    page.locator(".hit.target").click()
    menu = page.locator(".between button")
    expect(menu).to_have_count(2)
    page.keyboard.type("1h2")
    expect(menu.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    answer_by_digit(page, sent)


def test_a_battle_is_not_skipped_by_what_is_typed_into_the_chat(people: People) -> None:
    page = people(speed="slow")
    record = a_moment(
        lambda view: (
            view["asked"]["question"] == "play_cards" and "chariots" in view["areas"][0]["hand"]
        )
    )
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=record)
    page.locator('.card.choosable[data-card="chariots"]').click()
    page.locator(".chooser .primary").click()
    page.get_by_role("button", name="Chat").click()
    expect(page.locator(".stage[data-beat]")).to_be_visible()
    page.keyboard.type("well played ")
    expect(page.get_by_role("textbox", name="Message")).to_have_value("well played ")
    page.keyboard.press("Enter")
    expect(page.locator(".drawer .text")).to_have_text("well played")
    expect(page.locator(".stage[data-beat]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_digit_asks_again_where_a_click_does(people: People, game: str) -> None:
    given: dict[str, Any] = {"undo": "none", "options": {"first": 0}} if game == "ankh" else {}
    page, _ = two_people(people, game, **given)
    for notation in ("move", "done", "summon", "summon warrior") if game == "ankh" else ():
        before = version(page)
        page.keyboard.press(str(offered(page).index(notation) + 1))
        answered(page, before)
    expect(choices(page).first).to_be_attached()
    before = version(page)
    asked = page.locator(".prompt")
    page.keyboard.down("1")
    expect(asked).to_contain_text("This cannot be taken back")
    for _ in range(3):
        page.keyboard.down("1")  # a key that is held
    page.keyboard.up("1")
    page.keyboard.press("Escape")
    expect(asked).not_to_contain_text("This cannot be taken back")
    assert version(page) == before
    # It is still asked: nothing was given.
    page.keyboard.press("1")
    expect(asked).to_contain_text("This cannot be taken back")
    page.keyboard.press("1")
    answered(page, before)
