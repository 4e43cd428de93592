"""The command: every scene in every size, theme and language."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from tests.server.serving import Server, serving
from tests.web.playing import PATIENCE, prefer
from tools.screens.scenes import SCENES

SIZES = ("1920x1080", "1440x900", "1180x820", "820x1180", "390x844", "844x390")
THEMES = ("light", "dark")
LANGUAGES = ("en", "de")
#: Once nothing moves that will end by itself.
SETTLED = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime < 1e6)
  .map((one) => one.finished.catch(() => null)))"""
#: Windows narrower than this are touched.
TOUCHED = 1200
#: Scenes in which pieces move.
MOVING = re.compile("ankh-(conflict|battle.*|merging|victory)")


def main() -> int:
    """Take all pictures that are asked for; 1 if some screen was not reached."""
    given = arguments()
    given.folder.mkdir(parents=True, exist_ok=True)
    missed = []
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), luck_seed=5) as server,
        sync_playwright() as playwright,
    ):
        found = os.environ.get("ENNEAD_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name in given.only or SCENES:
            for language in given.languages:
                try:
                    for path in shoot(browser, server, name, language, given):
                        print(path, flush=True)
                except (Error, AssertionError, LookupError) as error:
                    missed.append(name)
                    print(f"{name} in {language}: {str(error)[:600]}", file=sys.stderr, flush=True)
        browser.close()
    return int(bool(missed))


def arguments() -> argparse.Namespace:
    """What to take pictures of, and where they go."""
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", choices=list(SCENES), metavar="SCENE")
    parser.add_argument(
        "--sizes", nargs="*", default=SIZES, type=size, help="such as 1440x900", metavar="SIZE"
    )
    parser.add_argument("--themes", nargs="*", default=THEMES, choices=THEMES)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, choices=LANGUAGES)
    return parser.parse_args()


def size(given: str) -> str:
    """A width and a height in pixels."""
    if re.fullmatch(r"[1-9]\d*x[1-9]\d*", given) is None:
        raise argparse.ArgumentTypeError(f"a size is a width and a height, 1440x900, not {given!r}")
    return given


def shoot(
    browser: Browser, server: Server, name: str, language: str, given: argparse.Namespace
) -> Iterator[Path]:
    """A scene in every size and theme: one visit with a mouse, one by touch."""
    for touched in (False, True):
        sizes = [one for one in given.sizes if (pixels(one)[0] < TOUCHED) == touched]
        if not sizes:
            continue
        page = visitor(
            browser, server, sizes[0], touched, language, MOVING.fullmatch(name) is not None
        )
        SCENES[name](page)
        for one in sizes:
            width, height = pixels(one)
            page.set_viewport_size({"width": width, "height": height})
            for theme in given.themes:
                page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                page.evaluate(SETTLED)
                path = given.folder / f"{name}.{one}.{theme}.{language}.png"
                page.screenshot(path=path, full_page=is_long(page))
                yield path
        page.context.close()


def is_long(page: Page) -> bool:
    """Pages are pictured whole; a table fills the window and no more."""
    return page.locator(".playing").count() == 0


def visitor(
    browser: Browser, server: Server, size: str, touched: bool, language: str, moving: bool
) -> Page:
    """A page of somebody who has not been here before."""
    width, height = pixels(size)
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        has_touch=touched,
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(prefer(language=language, speed="normal" if moving else "off"))
    return context.new_page()


def pixels(size: str) -> tuple[int, int]:
    """`390x844` as two numbers."""
    width, height = size.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
