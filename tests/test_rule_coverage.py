"""Every rule of a catalogue is cited by a test, and every citation names a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ennead.engine.words import LANGUAGES
from ennead.games.catalogue import catalogue

#: The games of which every rule must be proven.
PROVEN = ("ra", "ankh")
#: The letters before the dash of a game's ids.
PREFIXES = {"ra": "RA", "ankh": "AK"}


def cited() -> dict[str, list[str]]:
    """The ids in `@rule(...)` decorators with the tests that they mark."""
    tests: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for name, id in citations(ast.parse(path.read_text(encoding="utf-8"))):
            tests.setdefault(id, []).append(f"{path.name}::{name}")
    return tests


def citations(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Each test of a module with each id it cites."""
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef) or not function.name.startswith("test_"):
            continue
        for decorator in function.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                for argument in decorator.args:
                    yield function.name, ast.literal_eval(argument)


@pytest.mark.parametrize("game", PROVEN)
def test_every_rule_of_the_catalogue_is_cited_by_a_test(game: str) -> None:
    proven = cited()
    assert [rule.id for rule in catalogue(game) if rule.id not in proven] == []


def test_every_citation_names_a_rule() -> None:
    known = {rule.id for game in PREFIXES for rule in catalogue(game)}
    assert [id for id in cited() if id not in known] == []


@pytest.mark.parametrize("game", list(PREFIXES))
def test_the_ids_of_a_catalogue_are_its_own_unique_and_the_same_in_every_language(
    game: str,
) -> None:
    ids = [rule.id for rule in catalogue(game)]
    assert len(set(ids)) == len(ids) > 0
    assert all(id.startswith(f"{PREFIXES[game]}-") for id in ids)
    for lang in LANGUAGES:
        assert [rule.id for rule in catalogue(game, lang)] == ids
