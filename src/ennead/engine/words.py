"""Sentences in English and German, filled with names and numbers."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "de")


class Count(int):
    """A number that chooses its word: `{count:tile|tiles}` gives `1 tile` or `2 tiles`."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return super().__format__(spec)
        one, many = spec.split("|")
        return f"{int(self)} {one if self == 1 else many}"


class Phrase:
    """A sentence in both languages, with places for names in braces."""

    def __init__(self, en: str, de: str) -> None:
        self.texts = {"en": en, "de": de}

    def fill(self, lang: str, **names: object) -> str:
        """The sentence in a language."""
        return self.texts[check_language(lang)].format(**names)


def check_language(lang: str) -> str:
    """A language Ennead speaks; ValueError for any other."""
    if lang not in LANGUAGES:
        raise ValueError(f"lang must be one of {', '.join(LANGUAGES)}, not {lang!r}")
    return lang


def player_name(seat: int, lang: str, names: list[str]) -> str:
    """What a player is called: their name, or a number counted from 1."""
    if seat < len(names):
        return names[seat]
    return f"{'Player' if lang == 'en' else 'Spieler'} {seat + 1}"


def joined(parts: list[str], lang: str) -> str:
    """A list of words: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {'and' if lang == 'en' else 'und'} {parts[-1]}"


class Rule:
    """A line of a rule catalogue."""

    def __init__(self, id: str, section: str, text: str) -> None:
        self.id = id
        self.section = section
        self.text = text


def catalogue(game: str, lang: str = "en") -> list[Rule]:
    """All rules of a game in the catalogue's order."""
    name = f"rules.{check_language(lang)}.md"
    text = (files("ennead.games") / game / "data" / name).read_text(encoding="utf-8")
    rules = []
    section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        elif found := re.fullmatch(r"- ([A-Z]+-[A-Z]+\d*[a-z]?)\s+(.+)", line):
            rules.append(Rule(found[1], section, found[2]))
    return rules


def rule_text(game: str, id: str, lang: str) -> str:
    """The sentence of one rule, without the mark of a ruling."""
    return rule_texts(game, lang)[id]


@cache
def rule_texts(game: str, lang: str) -> dict[str, str]:
    """The sentences of all rules by id; read once, for a client asks for many."""
    return {rule.id: re.sub(r"\*\w+\*\s*", "", rule.text) for rule in catalogue(game, lang)}
