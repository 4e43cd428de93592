"""Which games are found: packages that are broken, misnamed or named like one of ours."""

from __future__ import annotations

import re
from importlib import metadata
from importlib.metadata import EntryPoint, EntryPoints

import pytest

import ennead
from ennead.cli.drawing import PLAIN, drawing_of
from ennead.games import GAMES, GROUP, kit_of
from tests.plugins.conftest import Run, forget


@pytest.fixture
def installed(pebbles: str, monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The entry points that are found; a test adds to them."""
    found = [EntryPoint(pebbles, "ennead_pebbles:KIT", GROUP)]
    monkeypatch.setattr(metadata, "entry_points", lambda group: EntryPoints(found))
    forget()
    return found


@pytest.mark.parametrize("place", ["no_such_package:KIT", "ennead_pebbles:NO_KIT"])
def test_a_game_that_cannot_be_imported_is_left_out_with_a_warning(
    installed: list[EntryPoint], place: str
) -> None:
    installed.append(EntryPoint("broken", place, GROUP))
    with pytest.warns(UserWarning, match="the game 'broken' is left out: "):
        assert list(GAMES) == ["ankh", "ra", "pebbles"]
    assert not ennead.new("pebbles", 2, seed=1).over


def test_a_name_of_ours_stays_ours(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("ra", "ennead_pebbles:KIT", GROUP))
    assert list(GAMES) == ["ankh", "ra", "pebbles"]
    assert kit_of("ra").package == "ennead.games.ra"


def test_a_game_under_another_name_is_left_out(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("stones", "ennead_pebbles:KIT", GROUP))
    said = "'stones' is left out: its entry point leads to a game that is called 'pebbles'"
    with pytest.warns(UserWarning, match=re.escape(said)):
        assert list(GAMES) == ["ankh", "ra", "pebbles"]
    with pytest.raises(ValueError, match="game must be one of ankh, ra, pebbles, not 'stones'"):
        ennead.new("stones", 2)


def test_a_game_is_imported_when_it_is_asked_for(run: Run) -> None:
    program = """
import sys, ennead
def found(name):
    return sorted(module for module in sys.modules if module.endswith(name))
assert not found(".game") or found(".game") == ["ennead.engine.game"], found(".game")
assert "importlib.metadata" not in sys.modules
ennead.new("ra", 2, seed=1)
assert found(".game") == ["ennead.engine.game", "ennead.games.ra.game"], found(".game")
assert "importlib.metadata" not in sys.modules
ennead.new("pebbles", 2, seed=1)
assert "ennead_pebbles.game" in sys.modules
assert "rich" not in sys.modules
"""
    run("-c", program)


def test_a_drawing_that_cannot_be_imported_is_replaced_by_the_plain_one(
    pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(kit_of(pebbles).places, "terminal", "ennead_pebbles:NO_DRAWING")
    with pytest.warns(UserWarning, match="the drawing of 'pebbles' cannot be imported: "):
        assert drawing_of(pebbles) is PLAIN
