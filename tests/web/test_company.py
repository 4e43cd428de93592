"""Several people at one table: names, agreements, who leaves, who waits and who watches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.moments import record_until
from tests.server.serving import serving
from tests.web.accessibility import check_accessibility
from tests.web.conftest import People
from tests.web.playing import (
    ME,
    OPEN,
    bot,
    choose,
    create_table,
    offered,
    open_table,
    read_on,
    sit_down,
    wait_for_something,
)
from tests.web.test_lobby import played_out
from tests.web.test_ra import PIECES, nearly_scored
from tests.web.test_waiting import out_of_suns

pytestmark = pytest.mark.browser


def two_at_a_table(
    people: People, game: str = "ra", language: str = "en", **given: object
) -> tuple[Page, Page]:
    """Two people at a table that has begun; the language is the host's."""
    host, guest = people(language=language), people()
    id = create_table(host, game, [ME, OPEN], **given)
    host.goto(f"/table/{id}")
    guest.goto(f"/table/{id}")
    sit_down(guest, "Nefertari")
    guest.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".playing .prompt")).not_to_be_empty()
    return host, guest


def test_who_sits_down_is_asked_for_a_name(people: People) -> None:
    host, guest = people(), people("phone")
    id = create_table(host, "ra", [ME, OPEN])
    host.goto(f"/table/{id}")
    own, other = host.locator(".parts li").first, host.locator(".parts li").nth(1)
    field = own.get_by_label("What are you called?")
    expect(field).to_have_value(re.compile(r"^[A-Z][a-z]+$"))
    suggested = field.input_value()
    expect(own).to_contain_text(f"{suggested} (you)")
    own.get_by_role("button", name="That is my name").click()
    expect(field).to_have_count(0)
    expect(own).to_contain_text(f"{suggested} (you)")

    guest.goto(f"/table/{id}")
    guest.get_by_role("button", name="Sit down").click()
    field = guest.locator(".parts li").nth(1).get_by_label("What are you called?")
    expect(field).to_be_focused()
    check_accessibility(guest)
    field.fill("Nefertari")
    field.press("Enter")
    expect(other).to_contain_text("Nefertari")
    guest.reload()
    expect(guest.get_by_text("Nefertari (you)")).to_be_visible()
    expect(field).to_have_count(0)


def overlaps(page: Page, one: str, other: str) -> int:
    """How many things of one kind lie over things of another."""
    return int(
        page.evaluate(
            """([one, other]) => {
              const boxes = (of) => [...document.querySelectorAll(of)].map(
                (each) => each.getBoundingClientRect());
              const isOver = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
                && a.top < b.bottom - 1 && b.top < a.bottom - 1;
              return boxes(one).flatMap((a) => boxes(other).filter((b) => isOver(a, b))).length;
            }""",
            [one, other],
        )
    )


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_the_chat_opens_beside_the_board_and_covers_nothing(
    people: People, game: str, size: str
) -> None:
    page = people(size)
    open_table(page, game, [ME, bot(), bot(), bot()])
    page.get_by_role("button", name="Chat").click()
    expect(page.locator(".chatting .message")).to_be_focused()
    assert overlaps(page, ".chatting", ".playing > .board, .bar") == 0
    check_accessibility(page)
    page.keyboard.press("Escape")
    expect(page.locator(".chatting")).to_have_count(0)


def test_what_is_said_is_seen_at_who_said_it(people: People) -> None:
    host, guest = two_at_a_table(people, language="de")
    expect(host.locator(".said")).to_have_count(0)
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("button", name="Well played!").click()
    said = host.locator(".said")
    expect(said).to_have_text("Nefertari Gut gespielt!")
    seat, bubble = host.locator(".seats [data-seat='1']").bounding_box(), said.bounding_box()
    assert seat
    assert bubble
    assert bubble["x"] <= seat["x"] + seat["width"] / 2 <= bubble["x"] + bubble["width"]
    assert 0 <= bubble["y"] - seat["y"] - seat["height"] < 20
    expect(host.locator(".chat .unread")).to_contain_text("1")
    # It goes by itself, and what was said before is not said again.
    expect(said).to_have_count(0, timeout=8000)
    host.reload()
    expect(host.locator(".chat .unread")).to_contain_text("1")
    expect(said).to_have_count(0)
    expect(guest.locator(".said")).to_have_count(0)


def who_acts(*pages: Page) -> tuple[Page, Page]:
    """Who is asked, and the other."""
    first, second = pages
    expect(first.locator(".prompt.mine").or_(first.get_by_text("Waiting for"))).to_be_visible()
    return (first, second) if first.locator(".prompt.mine").count() else (second, first)


def test_taking_back_is_asked_withdrawn_and_declined_with_words(people: People) -> None:
    clock = {"bank": 600, "increment": 5}
    asked, other = who_acts(*two_at_a_table(people, clock=clock))
    choose(asked, "ra")
    expect(other.locator(".prompt.mine")).to_be_visible()
    choose(other, offered(other)[-1])
    expect(asked.locator(".prompt.mine")).to_be_visible()
    asked.get_by_role("button", name="Ask to undo").click()
    request = other.locator(".proposal")
    expect(request).to_contain_text("wants to take back: invoke Ra. This is undone, too:")
    expect(request).to_contain_text("The clocks stand still.")
    asked.locator(".proposal").get_by_role("button", name="Withdraw").click()
    expect(request).to_have_count(0)

    # Once for each answer: the next one can be asked about again.
    expect(asked.get_by_role("button", name="Ask to undo")).to_have_count(0)


def test_who_has_asked_is_told_that_it_was_declined(people: People) -> None:
    asked, other = who_acts(*two_at_a_table(people))
    choose(asked, "ra")
    choose(other, offered(other)[-1])
    asked.get_by_role("button", name="Ask to undo").click()
    other.locator(".proposal").get_by_role("button", name="Decline").click()
    expect(asked.locator(".toasts")).to_contain_text("does not agree")
    expect(asked.locator(".proposal")).to_have_count(0)


def test_joining_by_a_code_asks_for_nothing_that_is_not_there(people: People) -> None:
    host, guest = people(), people()
    id = create_table(host, "ra", [ME, OPEN])
    code = host.request.get(f"/api/tables/{id}").json()["code"]
    failed: list[str] = []

    def note(response: Response) -> None:
        if response.status >= 400:
            failed.append(f"{response.status} {response.url}")

    guest.on("response", note)
    guest.goto(f"/join/{code}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    guest.wait_for_load_state("networkidle")
    assert not failed


def test_a_notice_goes_with_its_page(people: People) -> None:
    page = people()
    page.goto("/settings")
    page.get_by_label("Name at the table").fill("Merit-Amun")
    page.get_by_role("button", name="Save").click()
    notice = page.get_by_text("Saved.")
    expect(notice).to_be_visible()
    page.get_by_role("link", name="Ennead").first.click()
    expect(page.get_by_role("button", name="Play Ra now")).to_be_visible()
    expect(notice).to_have_count(0)


@pytest.mark.long
def test_at_the_end_nothing_is_recapped(people: People) -> None:
    """In the last epoch nobody but bots has a sun left."""
    page = people()
    record = record_until("ra", 3, lambda game: game.view(0)["epoch"] == 3 and out_of_suns(game))
    open_table(page, "ra", [ME, bot(), OPEN], record=record)
    # The page is there before the bots play all of it.
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    read_on(page)
    expect(page.locator(".playing[data-phase=finished]")).to_be_visible()
    expect(page.locator(".skipped")).to_be_visible()
    expect(page.locator(".recap")).to_have_count(0)


def test_the_waiting_room_says_the_terms_and_offers_the_lesson(people: People) -> None:
    page = people(language="de")
    clock = {"bank": 300, "increment": 10}
    open_table(page, "ra", [ME, OPEN], clock=clock, undo="none", hints=False)
    terms = page.locator(".panel dl")
    expect(terms).to_contain_text("5 Minuten und 10 Sekunden je Zug")
    expect(terms.locator("div", has_text="Zurücknehmen")).to_contain_text("nie")
    expect(terms.locator("div", has_text="Tipps")).to_contain_text("nicht erlaubt")
    check_accessibility(page)
    page.get_by_role("link", name="Solange Ra lernen").click()
    expect(page.get_by_role("heading", name="Spielen lernen")).to_be_visible()


def test_until_a_bot_may_take_over_the_time_is_counted_down(
    people: People, built_client: None, tmp_path: Path
) -> None:
    with serving(tmp_path, limits={"absence_seconds": 6}) as server:
        host, guest = people(at=server), people(at=server)
        id = create_table(host, "ra", [ME, OPEN, bot("random")])
        for page in (host, guest):
            page.goto(f"/table/{id}")
        sit_down(guest, "Nefertari")
        host.get_by_role("button", name="Start the game").click()
        expect(guest.locator(".playing .prompt")).not_to_be_empty()
        guest.close()
        seat = host.locator(".seats [data-seat='1']")
        expect(seat.get_by_role("timer", name="A bot may take over in 0:0")).to_be_visible()
        expect(seat.get_by_role("button", name="Let a bot play")).to_have_count(0)
        seat.get_by_role("button", name="Let a bot play").click()
        expect(seat).to_contain_text("away, a bot plays")


def test_who_watches_is_told_so_and_reads_the_score_sheet(people: People) -> None:
    page, watcher = people(), people()
    id = create_table(page, "ra", [ME, bot()], record=nearly_scored())
    for each in (page, watcher):
        each.goto(f"/table/{id}")
    wait_for_something(page)
    expect(watcher.locator(".prompt")).to_contain_text("You are watching. Waiting for")
    watcher.get_by_role("button", name="Chat").click()
    expect(watcher.locator(".chatting .private")).to_contain_text("players do not hear")
    while page.locator("dialog[open]").count() == 0:
        page.locator(PIECES).first.click()
        wait_for_something(page)
    expect(watcher.locator("dialog[open]")).to_contain_text("is scored")
    assert read_on(watcher)
    expect(watcher.locator("dialog[open]")).to_have_count(0)


def test_playing_again_begins_at_once_and_can_be_undone(people: People) -> None:
    page = people()
    record, _ = played_out("ra", 2)
    id = open_table(page, "ra", [ME, bot()], record=record)
    for _ in range(2):
        page.get_by_role("button", name="Play again").click()
        expect(page.locator(".playing[data-phase=playing]")).to_be_visible()
        began = page.url
        assert not began.endswith(id)
        page.locator(".toasts").get_by_role("button", name="Undo").click()
        expect(page.locator(".playing[data-phase=finished]")).to_be_visible()
        assert page.url.endswith(id)
        assert page.request.get(began.replace("/table/", "/api/tables/")).status == 404
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    choose(page, offered(page)[0])
    expect(page.locator(".toasts").get_by_role("button", name="Undo")).to_be_visible()
    page.locator(".toasts").get_by_role("button", name="Undo").click()
    expect(page.locator(".toasts .problem")).to_contain_text("the game has begun")
