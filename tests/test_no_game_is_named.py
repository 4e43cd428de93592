"""No layer names a game: a game's own folders, its `NAME_v0` for PettingZoo, the configuration and
the tests alone may do so.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

import pytest

from ennead.games import own_kits

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ennead"
CLIENT = ROOT / "web" / "src"
GAMES = tuple(own_kits())
#: A game as a word of its own; names in code are read word by word.
NAMED = re.compile(rf"(?<![A-Za-z])({'|'.join(GAMES)})(?![A-Za-z])", re.IGNORECASE)
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")

#: How lines of examples in docstrings begin.
EXAMPLES = ("    ", ">>>", "...")


def modules() -> list[Path]:
    """Every module that belongs to no game."""
    return [
        file
        for file in sorted(PACKAGE.rglob("*.py"))
        if not set(GAMES) & set(file.relative_to(PACKAGE).parts)
        and file.name not in [f"{game}_v0.py" for game in GAMES]
    ]


def client_files() -> list[Path]:
    """Every source of the client that belongs to no game."""
    found = [file for kind in ("*.ts", "*.svelte", "*.css") for file in CLIENT.rglob(kind)]
    files = [file for file in found if not file.name.endswith((".test.ts", ".fixture.ts"))]
    return [file for file in sorted(files) if not set(GAMES) & set(file.relative_to(CLIENT).parts)]


def named_in(module: ast.Module) -> Iterator[str]:
    """What in a module names a game: names, parts of imports, and texts but for doctests."""
    for node in ast.walk(module):
        for field, value in ast.iter_fields(node):
            if isinstance(value, str):
                is_text = isinstance(node, ast.Constant) and field == "value"
                yield from texts_in(value) if is_text else names_in(value)


def texts_in(text: str) -> Iterator[str]:
    """Lines of a text that name a game; an example, indented or of code, has to be of some game."""
    for line in cleandoc(text).splitlines():
        if NAMED.search(line) and not line.startswith(EXAMPLES):
            yield line.strip()


def names_in(name: str) -> Iterator[str]:
    """A name, or the path of an import, that has a game among its words."""
    if {word.lower() for word in WORD.findall(name)} & set(GAMES):
        yield name


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("from ennead.games.ra.table import RaTable", ["ennead.games.ra.table", "RaTable"]),
        ("ra_tiles = 1", ["ra_tiles"]),
        ("if game == 'ankh': pass", ["ankh"]),
        ("'''Plays Ra.'''", ["Plays Ra."]),
        ("'''\n>>> new('ra')\n'''", []),
        ("rate, draw, ankhs = 'rank', 'era', 'ankhs'", []),
    ],
)
def test_a_game_is_found_as_a_word(code: str, found: list[str]) -> None:
    assert list(named_in(ast.parse(code))) == found


def test_no_module_outside_a_game_names_one() -> None:
    found = {}
    for file in modules():
        named = list(named_in(ast.parse(file.read_text(encoding="utf-8"))))
        if named:
            found[file.relative_to(PACKAGE).as_posix()] = named
    assert found == {}


def test_no_source_of_the_client_outside_a_game_names_one() -> None:
    found = {}
    for file in client_files():
        text = file.read_text(encoding="utf-8")
        lines = [line.strip() for line in text.splitlines() if NAMED.search(line)]
        if lines:
            found[file.relative_to(CLIENT).as_posix()] = lines
    assert found == {}
