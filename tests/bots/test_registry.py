"""Bots by name: our own, installed ones, and classes named by the person at the machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import ennead
from ennead.bots import Seen, bots_for, make_bot, registry
from ennead.bots.levels import LEVELS
from ennead.lab.simulate import simulate

OWN = "tests.bots.test_registry:LastBot"


class LastBot:
    """Gives the last of its answers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, seen: Seen) -> int:
        return seen.legal()[-1]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    found = [EntryPoint("last", OWN, registry.GROUP), EntryPoint("hard", OWN, registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    registry.installed.cache_clear()
    yield "last"
    registry.installed.cache_clear()


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_the_levels_come_first_the_weakest_first_of_all(game: str) -> None:
    assert bots_for(game)[: len(LEVELS)] == list(LEVELS)
    assert {"random", "greedy"} <= set(bots_for(game))


def test_an_installed_package_adds_bots(installed: str) -> None:
    assert installed in bots_for("ra")
    bot = make_bot(installed, "ra", 5)
    game = ennead.new("ra", 2, seed=1)
    assert bot.answer(Seen(game, game.to_act()[0])) == game.legal(game.to_act()[0])[-1]


def test_an_installed_package_cannot_replace_a_level(installed: str) -> None:
    assert not hasattr(make_bot("hard", "ra", 5), "seed")
    assert bots_for("ra").count("hard") == 1


def test_a_class_of_ones_own_plays_where_the_person_at_the_machine_names_it() -> None:
    results = simulate("ra", 2, [OWN, "random"], games=2, seed=1)
    assert results.summary()["bots"][0]["bot"] == OWN


def test_a_module_in_the_folder_at_hand_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_at_hand.py").write_text("class First:\n    def __init__(self, seed): ...\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    made = make_bot("bot_at_hand:First", "ra", 1, own_classes=True)
    assert type(made).__name__ == "First"


@pytest.mark.parametrize("name", [OWN, "os:system", "nonsense", "", "a b:c", "tests.bots:"])
def test_no_name_is_imported_unless_that_was_asked_for(name: str) -> None:
    with pytest.raises(ValueError, match="bot must be one of easy, medium, hard, expert, master"):
        make_bot(name, "ra", 1)


@pytest.mark.parametrize("name", ["tests.bots.nowhere:Bot", "tests.bots.test_registry:Nobody"])
def test_a_class_that_cannot_be_imported_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be imported"):
        make_bot(name, "ra", 1, own_classes=True)


def test_what_is_no_class_is_refused() -> None:
    with pytest.raises(ValueError, match="must be a class"):
        make_bot("tests.bots.test_registry:OWN", "ra", 1, own_classes=True)
