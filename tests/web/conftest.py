"""A real server and a real browser for the tests of the browser client."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.server.serving import ROOT, Server, serving
from tests.web.playing import PATIENCE, prefer

CLIENT = ROOT / "src/ennead/static/index.html"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}

#: `people("phone", language="de")` is a page in a browser that nobody has used before.
People = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def do_without(what: str) -> None:
    """Skip for want of something; in CI everything must be there."""
    if os.environ.get("CI") == "true":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="session")
def built_client() -> None:
    """The client is part of the sources that are served."""
    if not CLIENT.exists():
        do_without(f"{CLIENT.relative_to(ROOT)} is missing: build the client first (./dev play)")


@pytest.fixture(scope="session")
def table_server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once and whose luck repeats itself."""
    with serving(tmp_path_factory.mktemp("tables"), luck_seed=5) as running:
        yield running
        assert "Traceback" not in running.logged(), running.logged()


@pytest.fixture(scope="session")
def chromium(built_client: None) -> Iterator[Browser]:
    """The browser that ENNEAD_CHROMIUM names, the machine's, or Playwright's own."""
    found = os.environ.get("ENNEAD_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(
                executable_path=found or None, args=list(ARGUMENTS)
            )
        except Error as error:
            do_without(f"no Chromium to test with: {error.message.splitlines()[0]}")
        yield browser
        browser.close()


@pytest.fixture
def people(chromium: Browser, table_server: Server) -> Iterator[People]:
    """Makes pages of different people; whatever goes wrong in one fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def person(size: str = "desktop", at: Server = table_server, **preferred: Any) -> Page:
        width, height = SIZES[size]
        context = chromium.new_context(
            base_url=at.url,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            locale="en-GB",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(prefer(**preferred))
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        return page

    yield person
    for context in contexts:
        context.close()
    assert not problems, problems


@pytest.fixture
def own_server(built_client: None, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with serving(tmp_path) as running:
        yield running
