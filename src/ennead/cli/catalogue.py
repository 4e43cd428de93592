"""The rule catalogues in the terminal."""

from __future__ import annotations

import re

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ennead.games import GAMES
from ennead.games.catalogue import Rule, catalogue


def catalogued_games() -> list[str]:
    """List the games that have a catalogue."""
    return [game for game in GAMES if catalogue(game)]


def found_in(game: str, word: str, lang: str) -> list[Rule]:
    """Find the rules with a word in their text or section or as their id; all without one."""
    wanted = word.lower()
    rules = catalogue(game, lang)
    exact = [rule for rule in rules if rule.id.lower() == wanted]
    if exact:
        return exact
    return [rule for rule in rules if wanted in f"{rule.id} {rule.section} {rule.text}".lower()]


def print_rules(console: Console, rules: list[Rule]) -> None:
    """Print rules under the names of their sections."""
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print()
            console.print(Text(section, "heading"))
        console.print(rule_line(rule))


def rule_line(rule: Rule) -> Table:
    """Format a rule's id and its sentence; the mark of a ruling is in italics."""
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_column(min_width=7, no_wrap=True)
    line.add_column()
    line.add_row(Text(rule.id, "rule"), Text.from_markup(in_italics(rule.text)))
    return line


def in_italics(text: str) -> str:
    """Turn the catalogue's stars into Rich's italics."""
    escaped = text.replace("[", "\\[")
    return re.sub(r"\*(\w+)\*", r"[italic]\1[/italic]", escaped)
