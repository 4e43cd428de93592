"""The rule catalogues: every rule of a game by its id, in English and German."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from ennead.engine.words import check_language
from ennead.games import kit_of


class Rule:
    """A line of a rule catalogue."""

    def __init__(self, id: str, section: str, text: str) -> None:
        self.id = id
        self.section = section
        self.text = text


def catalogue(game: str, lang: str = "en") -> list[Rule]:
    """All rules of a game in the catalogue's order; none for a game without a catalogue."""
    kit = kit_of(game)
    more = kit.face("catalogues")
    packages = [kit.package, *(more() if more is not None else [])]
    return [rule for package in packages for rule in rules_in(package, check_language(lang))]


def rules_in(package: str, lang: str) -> list[Rule]:
    """The rules that stand in the folder `data` of a package."""
    file = files(package) / "data" / f"rules.{lang}.md"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    rules = []
    section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        elif found := re.fullmatch(r"- ([A-Z]+(?:-[A-Z]+)+\d*[a-z]?)\s+(.+)", line):
            rules.append(Rule(found[1], section, found[2]))
    return rules


def rule_text(game: str, id: str, lang: str) -> str:
    """The sentence of one rule, without the mark of a ruling."""
    return rule_texts(game, lang)[id]


@cache
def rule_texts(game: str, lang: str) -> dict[str, str]:
    """The sentences of all rules by id; read once, for a client asks for many."""
    return {rule.id: re.sub(r"\*\w+\*\s*", "", rule.text) for rule in catalogue(game, lang)}
