"""A site without a server in a real browser, the network cut after the first visit."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from ennead.engine.record import loads
from tests.web.playing import choices, offered, prefer, take_turn, wait_for_something
from tests.web.site.conftest import Host

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

RECORD = Path(__file__).parents[2] / "records" / "ra-3-uniform.record"
#: Milliseconds for what waits until Python has started, on a busy machine too.
PATIENCE = 120_000
#: Bytes of the start page and all that it loads at once.
LARGEST_START = 100_000
READY = "() => navigator.serviceWorker.ready.then(() => true)"
#: A script that makes every write fail, as when the disk is full.
FULL = """IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
}"""

Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, host: Host) -> Iterator[Visit]:
    """Visits of people who were never here; an error in a page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def visited(phone: bool = False, full: bool = False, **preferred: str) -> Page:
        width, height = (390, 844) if phone else (1280, 800)
        context = chromium.new_context(
            base_url=host.url,
            viewport={"width": width, "height": height},
            has_touch=phone,
            locale="en-GB",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(prefer(**preferred))
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        if full:
            page.route("**/tables.worker-*.js", with_full_disk)
        page.goto("./")
        return page

    yield visited
    for context in contexts:
        context.close()
    assert not problems, problems


def begin(page: Page, game: str) -> None:
    """A game against bots in one click."""
    page.get_by_role("button", name=re.compile(f"({game}) (now|jetzt)")).click()
    expect(page).to_have_url(re.compile("#/table/"), timeout=PATIENCE)
    is_playing(page)


def is_playing(page: Page) -> None:
    """The table is on screen, and something is asked."""
    expect(page.locator(".playing")).to_be_visible(timeout=PATIENCE)
    expect(choices(page).first).to_be_attached(timeout=PATIENCE)


def cut_off(page: Page) -> None:
    """Once all is kept, the network is gone."""
    page.wait_for_function(READY)
    page.context.set_offline(True)


def play_some(page: Page, answers: int) -> None:
    for _ in range(answers):
        wait_for_something(page)
        take_turn(page, lambda found: found[0])


@pytest.mark.parametrize("game", ["Ra", "Ankh"])
def test_without_a_network_a_game_goes_on_after_a_reload(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game)
    cut_off(page)
    play_some(page, 4)
    before = offered(page)
    page.reload()
    is_playing(page)
    assert offered(page) == before
    play_some(page, 2)
    page.goto("./")
    expect(
        page.get_by_role("link", name=re.compile("play on|continue|open", re.IGNORECASE)).first
    ).to_be_visible()


def test_rules_lessons_and_replays_need_no_network(visit: Visit) -> None:
    page = visit()
    begin(page, "Ra")
    cut_off(page)
    page.goto("./#/rules/ra")
    expect(page.locator("main")).to_contain_text("RA-A3")
    page.goto("./#/learn/ra")
    page.locator("main a.primary").first.click()
    expect(page.locator(".text")).not_to_be_empty(timeout=PATIENCE)
    page.goto("./#/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    length = len(loads(RECORD.read_text(encoding="utf-8")).answers) + 1
    expect(page.locator(".place")).to_contain_text(f"/ {length}", timeout=PATIENCE)


def test_all_that_is_kept_goes_to_another_browser_as_a_file(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    begin(page, "Ra")
    play_some(page, 2)
    table, before = page.url.partition("#")[2], offered(page)
    page.goto("./#/settings")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "copy.json"
    saving.value.save_as(copy)
    other = visit()
    other.on("dialog", lambda dialog: dialog.accept())
    other.goto("./#/settings")
    with other.expect_navigation():
        other.locator("input[type=file]").set_input_files(copy)
    other.goto(f"./#{table}")
    is_playing(other)
    assert offered(other) == before


def test_a_full_disk_does_not_end_the_game(visit: Visit) -> None:
    page = visit(full=True)
    begin(page, "Ra")
    play_some(page, 2)
    expect(page.get_by_text("cannot be saved here any more")).to_be_visible()


def with_full_disk(route: Route) -> None:
    """A worker has prototypes of its own: they are changed as it starts."""
    reply = route.fetch()
    route.fulfill(response=reply, body=f"{FULL};\n{reply.text()}")


def test_a_new_version_is_offered_and_not_forced(visit: Visit, site: Path) -> None:
    page = visit()
    begin(page, "Ra")
    page.wait_for_function(READY)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    worker = site / "sw.js"
    text = worker.read_text("utf-8")
    try:
        worker.write_text(re.sub(r'"ennead-\w+"', '"ennead-newer"', text), "utf-8")
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((r) => r.update())")
        offer = page.get_by_role("button", name="Update now")
        expect(offer).to_be_visible(timeout=PATIENCE)
        before = offered(page)
        with page.expect_navigation():
            offer.click()
        is_playing(page)
        assert offered(page) == before
        names = page.evaluate("() => caches.keys()")
        assert names == ["ennead-newer"]
    finally:
        worker.write_text(text, "utf-8")


def test_on_a_phone_and_in_german(visit: Visit) -> None:
    page = visit(phone=True, language="de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    begin(page, "Ra")
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390


def test_two_people_share_one_screen_without_seeing_each_others_cards(visit: Visit) -> None:
    page = visit()
    page.goto("./#/new?game=ankh")
    page.get_by_role("button", name="At one screen").click()
    page.get_by_role("button", name="Create and begin").click()
    expect(page).to_have_url(re.compile("#/table/"), timeout=PATIENCE)
    expect(page.locator(".playing")).to_be_visible(timeout=PATIENCE)


def test_the_start_page_is_small_and_there_before_python(visit: Visit, site: Path) -> None:
    """Compressed, as web hosts send it; Python is loaded once the page is there."""
    page = visit()
    expect(page.get_by_role("button", name="Play Ra now")).to_be_enabled()
    names: list[str] = page.evaluate(
        """() => performance.getEntriesByType("resource").map(({ name }) => name)"""
    )
    paths = {urlsplit(name).path.lstrip("/") for name in names}
    files = [site / path for path in paths if not path.startswith("python/")]
    assert len(files) > 10
    sizes = [len(gzip.compress(file.read_bytes())) for file in files]
    assert sum(sizes) < LARGEST_START, sizes
