"""No god's or guardian's name occurs in the rules outside their own files."""

import io
import re
import tokenize
from importlib.resources import files
from pathlib import Path

import pytest

from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.packs import BASE, own_packs
from ennead.games.ankh.table.pieces import GUARDIANS

ANKH = Path(str(files("ennead.games.ankh")))
#: Where names are at home: the pack of the base game, and the data.
AT_HOME = ("packs/base/", "data/")
#: An id of the catalogue names a rule, not a god.
RULE_ID = re.compile(r"AK(?:-[A-Z]+)+\d*[a-z]?")
#: Names of guardians of packs may have that of another one in them.
OF_PACKS = re.compile(
    "|".join(
        name.replace("_", "[-_]")
        for key, pack in own_packs().items()
        if key != BASE
        for name in pack.guardians
    )
)

SOURCES = sorted(
    path.relative_to(ANKH).as_posix()
    for path in ANKH.rglob("*.py")
    if not path.relative_to(ANKH).as_posix().startswith(AT_HOME)
)


def names() -> list[str]:
    """Every name as one word and without its underscore: `cat_mummy`, `catmummy`."""
    known = [*box_of().god_names, *[guardian.name for guardian in GUARDIANS]]
    return sorted({*known, *[name.replace("_", "") for name in known]})


def code_of(source: str) -> list[str]:
    """The names and texts of the code, docstrings and comments left out."""
    found = []
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME or (
            token.type == tokenize.STRING and before not in (tokenize.NEWLINE, tokenize.INDENT)
        ):
            found.append(token.string)
        if token.type not in (tokenize.NL, tokenize.COMMENT):
            before = token.type
    return found


def mentions(source: str) -> list[str]:
    """The names of gods and guardians in code: as a word, in snake case or in CamelCase."""
    words = []
    for text in code_of(source):
        spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", RULE_ID.sub("", text)).lower()
        spaced = OF_PACKS.sub("", spaced)
        words += [spaced.strip("\"'"), *re.split(r"[^a-z]+", spaced)]
    return [name for name in names() if name in words]


@pytest.mark.parametrize("source", SOURCES)
def test_no_god_and_no_guardian_is_named_in_the_rules(source: str) -> None:
    assert mentions((ANKH / source).read_text(encoding="utf-8")) == []


def test_the_rules_are_there_to_be_searched() -> None:
    assert {"battle/rules.py", "battle/cards.py", "conflict/rules.py"} <= set(SOURCES)


def test_a_name_would_be_found() -> None:
    assert mentions('"""Isis may."""\nx = 1  # Ra\n') == []
    assert mentions('because("AK-RA1")\n') == []
    assert mentions("if god == ISIS:\n    pass\n") == ["isis"]
    assert mentions("is_giant_scorpion = CatMummy()\n") == ["cat_mummy", "mummy"]
    assert mentions('if name == "giant_scorpion":\n    pass\n') == ["giant_scorpion"]
