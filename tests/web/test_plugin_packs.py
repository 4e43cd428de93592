"""Packs of other packages in a real browser: a god, guardians, a monument, a figure of nobody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.plugins.conftest import SOURCE, installed
from tests.server.serving import Server
from tests.web.conftest import People
from tests.web.playing import ME, bot, choices, choose, offered, open_table, play_until_over

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the recipe's god and the invented pack are installed."""
    server = Server(tmp_path_factory.mktemp("server"), luck_seed=5)
    server.packages = [plugin(name, tmp_path_factory) for name in ("bes", "palace")]
    server.start()
    yield server
    assert "Traceback" not in server.logged(), server.logged()
    server.kill()


def plugin(name: str, folders: pytest.TempPathFactory) -> Path:
    """The folder that a plug-in is installed in."""
    return installed(SOURCE.parent / name, folders.mktemp(name))


def test_the_god_of_the_recipe_is_shown_and_takes_an_action(people: People, server: Server) -> None:
    page = people(at=server)
    open_table(page, "ankh", [ME, bot("random")], options={"gods": ["bes", "ra"], "first": 0})
    expect(page.get_by_text("Bes").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("style", re.compile("--bes: ?#7A4B12"))
    choose(page, "gain")
    unlocked = choices(page).and_(page.locator("[data-notation='unlock inspiring']"))
    expect(unlocked).to_be_attached()


@pytest.mark.long
@pytest.mark.timeout(900)  # three gods fight in most regions, which takes long on a busy machine
def test_a_whole_game_with_the_god_of_the_recipe_is_played_to_its_end(
    people: People, server: Server
) -> None:
    """Who moves about and keeps its followers loses battles and drums until no drum is left."""
    page, rng = people(at=server), Random(1)
    drums: list[str] = []

    def drum(notations: list[str]) -> str:
        """Drum whenever that is asked; else keep followers, and do something rather than not."""
        if "drum" in notations:
            drums.append(page.locator(".prompt").inner_text())
            return "drum"
        if "bid 0" in notations:
            return "bid 0"
        lively = [notation for notation in notations if notation not in ("unlock", "done")]
        return rng.choice(lively or notations)

    table = {"gods": ["bes", "ra", "isis"], "first": 0}
    open_table(page, "ankh", [ME, bot("greedy"), bot("greedy")], options=table)
    assert play_until_over(page, drum) > 10
    expect(page.locator(".end li").first).to_be_visible()
    assert drums, "the drum was never asked for"
    for number, prompt in enumerate(drums):
        assert f"drums left: {3 - number}" in prompt


def test_a_question_of_a_pack_is_answered_on_the_map(people: People, server: Server) -> None:
    page = people(at=server)
    options = {"scenario": "palace", "guardians": ["ibis", "mummy", "scarab"], "first": 0}
    open_table(page, "ankh", [ME, bot("random")], options=options)
    crocodile = page.locator('[data-neutral="crocodile"]')
    expect(crocodile).to_have_count(1)
    expect(page.locator(".monument")).to_have_count(7)
    page.locator('[data-thing="space:E5"]').hover()
    expect(page.get_by_text("Crocodile").first).to_be_visible()
    choose(page, "move")
    choose(page, "done")
    expect(page.locator(".prompt")).to_contain_text("Where does the crocodile go?")
    space = next(answer.split()[1] for answer in offered(page) if answer != "crocodile stays")
    before = crocodile.get_attribute("style")
    page.locator(f'[data-thing="space:{space}"]').click()
    expect(page.locator(".prompt")).not_to_contain_text("crocodile")
    assert crocodile.get_attribute("style") != before
