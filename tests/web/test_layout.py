"""The board is the interface: how much of the window it has, and that nothing moves it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import ennead
from tests.server.serving import Server
from tests.web.conftest import People
from tests.web.playing import (
    ME,
    PATIENCE,
    at_random,
    bot,
    is_over,
    open_table,
    prefer,
    read_on,
    take_turn,
    wait_for_something,
)

pytestmark = pytest.mark.browser

#: The drawn map with its rim, as a share of the window.
MAP_SHARE = """() => {
  const rim = document.querySelector("svg[role=group] .terrain .rim");
  const box = rim.getBBox(), place = rim.getScreenCTM();
  const wide = parseFloat(getComputedStyle(rim).strokeWidth);
  const area = (box.width + wide) * place.a * (box.height + wide) * place.d;
  return area / (innerWidth * innerHeight);
}"""
#: Text that is drawn smaller than 11 pixels.
SMALL_TEXT = """() => [...document.querySelectorAll("body *")].filter((one) => {
  const own = [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const box = one.getBoundingClientRect();
  if (!own || box.width < 2 || box.height < 2) return false;
  if (one.closest("[hidden], .unseen, title")) return false;
  const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
  return parseFloat(getComputedStyle(one).fontSize) * scale < 10.95;
}).map((one) => one.textContent.trim() + " " + one.className)"""
SHARES = {(1440, 900): 0.45, (1920, 1080): 0.43, (390, 844): 0.44, (844, 390): 0.42}
SHAPES = [*SHARES, (1366, 768), (1024, 768), (820, 1180)]


def page_of(chromium: Browser, server: Server, size: tuple[int, int], **preferred: Any) -> Page:
    """A page of this size."""
    context = chromium.new_context(
        base_url=server.url,
        viewport={"width": size[0], "height": size[1]},
        has_touch=size[0] < 900,
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(prefer(**preferred))
    return context.new_page()


def boxes(page: Page) -> list[Any]:
    """Where the map and the prompt are, and how far the document can be scrolled."""
    found: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll("svg[role=group], section.bar")].map((one) => {
          const box = one.getBoundingClientRect();
          return [box.x, box.y, box.width, box.height];
        }).concat([[
          document.documentElement.scrollHeight - innerHeight,
          document.documentElement.scrollWidth - innerWidth,
        ]])"""
    )
    return found


@pytest.mark.parametrize("size", SHAPES)
def test_the_map_has_its_share_and_no_text_is_tiny(
    chromium: Browser, table_server: Server, size: tuple[int, int]
) -> None:
    page = page_of(chromium, table_server, size, language="de")
    open_table(page, "ankh", [ME, bot(), bot()])
    expect(page.locator("svg[role=group] .terrain .rim")).to_be_attached()
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    assert page.evaluate(MAP_SHARE) >= SHARES.get(size, 0.2)
    assert boxes(page)[-1] == [0, 0]
    assert page.evaluate(SMALL_TEXT) == []
    page.context.close()


#: Once a change of the layout has been drawn, and what observes it has drawn, too.
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def test_nothing_moves_the_map(chromium: Browser, table_server: Server) -> None:
    page = page_of(chromium, table_server, (1440, 900))
    open_table(page, "ankh", [ME, bot(), bot()])
    expect(page.locator("svg[role=group] .terrain .rim")).to_be_attached()
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    before = boxes(page)
    for key in ("m", "l", "w", "h", "Escape"):
        page.keyboard.press(key)
        assert boxes(page) == before
    page.keyboard.press("c")  # the chat alone has room of its own, as long as it is open
    page.keyboard.press("Escape")
    expect(page.locator(".chatting")).to_have_count(0)
    page.evaluate(DRAWN)
    assert boxes(page) == before
    page.locator('[data-thing^="space:"]:not(.target)').first.click()  # a stray click
    expect(page.locator(".why")).to_be_visible()
    assert boxes(page) == before
    chooser = at_random(3)
    for _ in range(120):
        wait_for_something(page)
        if is_over(page):
            break
        if not read_on(page):
            take_turn(page, chooser)
        assert boxes(page) == before
    page.context.close()


def test_moving_is_ended_by_the_pointer_with_the_list_closed(people: People) -> None:
    page = people()
    open_table(page, "ankh", [ME, bot()], options={"first": 0})
    page.locator('[data-action="move"]').click()
    expect(page.locator(".drawer")).to_have_css("clip-path", "inset(50%)")
    done = page.locator('[data-plain="done"]')
    done.click()
    expect(done).to_have_count(0)


def test_the_drawer_is_remembered(people: People) -> None:
    page = people()
    open_table(page, "ra", [ME, bot()])
    page.get_by_role("button", name="Log").first.click()
    expect(page.locator(".drawer .log")).to_be_visible()
    page.reload()
    expect(page.locator(".drawer .log")).to_be_visible()


#: The lower edges of the frieze, of what is in front of one, and of the last player's panel.
FILLED = """() => {
  const low = (css) => Math.max(
    ...[...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect().bottom));
  return [low(".ra .mine"), low(".ra .players .player"), innerHeight];
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_the_board_of_ra_takes_the_whole_window(
    chromium: Browser, table_server: Server, size: tuple[int, int]
) -> None:
    page = page_of(chromium, table_server, size, theme="dark")
    open_table(page, "ra", [ME, bot(), bot(), bot()])
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    expect(page.locator(".ra .mine").first).to_be_visible()
    mine, players, height = page.evaluate(FILLED)
    assert mine > height - 52 - 24
    assert players > height - 24
    niche = page.locator(".auction .niche").first.bounding_box()
    assert niche
    assert niche["height"] > 0.17 * height
    page.context.close()


def test_on_a_phone_on_its_side_all_of_ra_is_in_reach(
    chromium: Browser, table_server: Server
) -> None:
    page = page_of(chromium, table_server, (844, 390), language="de")
    open_table(page, "ra", [ME, bot(), bot(), bot()])
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    expect(page.locator(".ra .mine").first).to_be_visible()
    for css in (".object button", ".suns .sun button", ".bar .prompt"):
        for one in page.locator(css).all():
            box = one.bounding_box()
            assert box, css
            assert 0 <= box["y"] <= 390 - box["height"], css
    page.context.close()


def sheet_height(page: Page) -> float:
    """How high the sheet of a phone is, once it has stopped."""
    sheet = page.locator(".sheet")
    sheet.evaluate("one => Promise.all(one.getAnimations().map((moving) => moving.finished))")
    box = sheet.bounding_box()
    assert box
    return box["height"]


def test_the_sheet_of_a_phone_has_three_heights(chromium: Browser, table_server: Server) -> None:
    page = page_of(chromium, table_server, (390, 844))
    open_table(page, "ankh", [ME, bot(), bot()])
    expect(page.locator(".sheet")).to_be_visible()
    middle = sheet_height(page)
    map_at = page.locator("svg[role=group]").bounding_box()
    handle = page.get_by_role("slider", name="Height of the panel")
    handle.press("ArrowUp")
    high = sheet_height(page)
    assert page.locator("svg[role=group]").bounding_box() == map_at
    box = handle.bounding_box()
    assert box
    page.mouse.move(box["x"] + 150, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] + 500, steps=5)
    page.mouse.up()
    expect(page.locator(".sheet.low")).to_be_visible()
    low = sheet_height(page)
    assert low < 100 < middle < 0.55 * 844 < high
    larger = page.locator("svg[role=group]").bounding_box()
    assert larger
    assert map_at
    assert larger["height"] > map_at["height"] + 100
    page.context.close()


def test_the_bar_of_a_phone_shows_gods_that_open_as_sheets(
    chromium: Browser, table_server: Server
) -> None:
    page = page_of(chromium, table_server, (390, 844), language="de")
    open_table(page, "ankh", [ME, bot(), bot(), bot(), bot()])
    expect(page.locator(".seats .badge svg")).to_have_count(5)
    for badge in page.locator(".seats li").all():
        box = badge.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 390
    page.locator(".seats button").nth(1).click()
    expect(page.locator("dialog .power")).to_have_count(12)
    page.keyboard.press("Escape")
    expect(page.locator("dialog .power")).to_have_count(0)
    page.context.close()


#: Words that are broken at the end of a line and have no hyphen there.
BROKEN_WORDS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (!around.checkVisibility() || around.closest(".unseen, svg")) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // A soft hyphen before the word may be seen at the end of the line before.
      const boxes = [...range.getClientRects()].filter((box) => box.width > 6);
      const lines = new Set(boxes.map((box) => Math.round(box.bottom)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}"""


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_is_broken_without_a_hyphen(
    chromium: Browser, table_server: Server, language: str
) -> None:
    page = page_of(chromium, table_server, (1440, 900), language=language)
    open_table(page, "ankh", [ME, bot(), bot(), bot(), bot()])
    expect(page.locator(".bar .prompt.mine")).to_be_visible()
    for width, height in [*SHAPES, (1180, 820)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".power").first).to_be_attached()
        assert page.evaluate(BROKEN_WORDS) == [], (width, height)
        cut = page.locator(".tracks, .side").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.className)"
        )
        assert cut == [], (width, height)
    page.context.close()


#: Whether the last of the players can be scrolled to above the buttons; the chart comes later.
LAST_IS_SEEN = """(again) => {
  const last = [...document.querySelectorAll(".end li")].at(-1);
  if (!last) return false;
  last.scrollIntoView({ block: "nearest" });
  const buttons = again.getBoundingClientRect();
  return last.getBoundingClientRect().bottom <= buttons.top && buttons.bottom <= innerHeight;
}"""


def test_the_end_covers_neither_the_winner_nor_the_chart(
    chromium: Browser, table_server: Server
) -> None:
    record = finished_game()
    for size in ((1440, 900), (820, 1180), (390, 844), (844, 390)):
        page = page_of(chromium, table_server, size, language="de")
        open_table(page, "ankh", [ME, bot(), bot()], record=record)
        again = page.get_by_role("button", name="Noch einmal spielen").element_handle()
        page.wait_for_function(LAST_IS_SEEN, arg=again)
        page.context.close()


def finished_game() -> str:
    """The record of a game of three that is over."""
    game, rng = ennead.new("ankh", players=3, seed=5), Random(5)
    while not game.over:
        seat = rng.choice(game.to_act())
        game.apply(seat, rng.choice(game.legal(seat)))
    return game.record().dumps()


#: Whether the tooltip lies over something that can be chosen; None without a tooltip.
COVERS = """() => {
  const tooltip = document.querySelector(".tooltip:not(.nowhere)");
  if (!tooltip) return null;
  const box = tooltip.getBoundingClientRect();
  return [...document.querySelectorAll(".hit.target")].some((one) => {
    const lit = one.getBoundingClientRect();
    const [x, y] = [lit.x + lit.width / 2, lit.y + lit.height / 2];
    const far = Math.hypot(
      x - Math.max(box.left, Math.min(x, box.right)),
      y - Math.max(box.top, Math.min(y, box.bottom)));
    return far < lit.height * 0.45;
  });
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_no_tooltip_lies_over_what_can_be_chosen(
    chromium: Browser, table_server: Server, size: tuple[int, int]
) -> None:
    page = page_of(chromium, table_server, size)
    open_table(page, "ankh", [ME, bot()], options={"first": 0})
    page.locator('[data-action="move"]').click()
    page.locator(".hit.target").first.click()
    expect(page.locator(".lifted")).to_be_visible()
    seen = 0
    for target in page.locator(".hit.target").all():
        target.hover()
        covers = page.evaluate(COVERS)
        assert covers is not True
        seen += covers is not None
    assert seen > 0
    page.context.close()


#: How far the document can be scrolled, down and to the side.
SCROLLED = """() => [
  document.documentElement.scrollHeight - innerHeight,
  document.documentElement.scrollWidth - innerWidth,
]"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_neither_a_lesson_nor_a_replay_scrolls_away(
    chromium: Browser, table_server: Server, size: tuple[int, int]
) -> None:
    page = page_of(chromium, table_server, size)
    page.goto("/learn/ankh/battle")
    expect(page.locator("svg[role=group]")).to_be_visible()
    assert page.evaluate(SCROLLED) == [0, 0]
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.ennead", "mimeType": "text/plain", "buffer": finished_game().encode()}
    )
    expect(page.locator("svg[role=group]")).to_be_visible()
    page.get_by_role("slider").fill("100")
    expect(page.locator(".place")).to_contain_text("101 /")
    assert page.evaluate(SCROLLED) == [0, 0]
    page.context.close()


def test_the_supply_is_not_cut_in_german(chromium: Browser, table_server: Server) -> None:
    page = page_of(chromium, table_server, (1440, 900), language="de")
    open_table(page, "ankh", [ME, bot(), bot(), bot(), bot()])
    tracks = page.locator(".tracks")
    supply = tracks.get_by_role("region", name="Allgemeiner Vorrat")
    expect(supply.get_by_role("listitem")).to_have_count(8)
    around = tracks.bounding_box()
    assert around
    for thing in supply.get_by_role("listitem").all():
        box = thing.bounding_box()
        assert box
        assert box["x"] + box["width"] <= around["x"] + around["width"]
        assert box["y"] + box["height"] <= around["y"] + around["height"]
        assert thing.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    page.context.close()
