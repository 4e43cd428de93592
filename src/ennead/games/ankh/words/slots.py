"""What the names in a phrase stand for: the things of a question, and of an answer to it."""

from __future__ import annotations

from typing import Any

from ennead.engine.bitset import bit
from ennead.engine.frames import Frame
from ennead.engine.words import Count, Noun, Phrase
from ennead.games.ankh.table.board import figure_at
from ennead.games.ankh.table.fields import FIGURE, MASK, MONUMENT_TYPE
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import number_of
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import (
    ELSE,
    Meaning,
    Prompt,
    battle_region,
    card_names,
    figure_noun,
    god_name,
    kind_noun,
    monument_noun,
    region,
    seat_name,
)


def ask(prompt: Prompt, table: AnkhTable, seat: int, lang: str) -> str:
    """The question on top, put to a seat that must answer."""
    frame = table.frames[-1]
    found = prompt if isinstance(prompt, Phrase) else prompt(table, frame, seat, lang)
    return found if isinstance(found, str) else found.fill_from(lang, Asked(table, seat, lang))


def say(meaning: Meaning, table: AnkhTable, answer: int, lang: str) -> str:
    """What an answer to the question on top means."""
    if isinstance(meaning, dict):
        meaning = meaning.get(answer, meaning[ELSE])
    frame = table.frames[-1]
    found = meaning if isinstance(meaning, Phrase) else meaning(table, frame, answer, lang)
    return found if isinstance(found, str) else found.fill_from(lang, Said(table, answer, lang))


class Asked:
    """The names in a prompt: `{god}` and `{region}` everywhere, `{figure}` if it has one.

    Any other name is that of a field of the question.
    """

    def __init__(self, table: AnkhTable, seat: int, lang: str) -> None:
        self.table = table
        self.frame: Frame[Any] = table.frames[-1]
        self.seat = seat
        self.lang = lang

    def __getitem__(self, name: str) -> object:
        found = getattr(self, name, None)
        return self.field(name) if found is None else found()

    def god(self) -> str:
        return seat_name(self.table, self.seat, self.lang)

    def region(self) -> str:
        return battle_region(self.table, self.lang)

    def followers(self) -> int:
        return self.table.followers[self.table.god_of[self.seat]]

    def owner(self) -> str:
        """Whose the figure is."""
        return god_name(self.table, self.table.owner[self.value("figure")], self.lang)

    def space(self) -> str:
        """The space of the figure, or the one that the question is about."""
        has_figure = "figure" in dict(self.frame.FIELDS)
        at = self.table.place[self.value("figure")] if has_figure else self.value("space")
        return space_name(self.table, at)

    def field(self, name: str) -> object:
        """A field as its kind is called."""
        value = self.value(name)
        kind = dict(self.frame.FIELDS)[name]
        if kind == FIGURE:
            return figure_noun(self.table, value)
        if kind == MONUMENT_TYPE:
            return monument_noun(self.table, value)
        return number_of(value) if kind == MASK else value

    def value(self, name: str) -> int:
        found: int = getattr(self.frame, name)
        return found


class Said:
    """The names in an answer: `{space}`, and what stands on it, or what the number means."""

    def __init__(self, table: AnkhTable, answer: int, lang: str) -> None:
        self.table = table
        self.answer = answer
        self.lang = lang

    def __getitem__(self, name: str) -> object:
        return getattr(self, name)()

    def number(self) -> Count:
        return Count(self.answer)

    def space(self) -> str:
        return space_name(self.table, self.answer)

    def region(self) -> str:
        """The region that the space is in."""
        return region(self.table, self.table.division.region_of[self.answer], self.lang)

    def figure(self) -> Noun:
        """The figure on the space."""
        return figure_noun(self.table, figure_at(self.table, self.answer))

    def owner(self) -> str:
        """Whose the figure on the space is."""
        owner = self.table.owner[figure_at(self.table, self.answer)]
        return god_name(self.table, owner, self.lang)

    def kind(self) -> Noun:
        return kind_noun(self.table, self.answer)

    def god(self) -> str:
        return god_name(self.table, self.answer, self.lang)

    def card(self) -> str:
        return card_names(bit(self.answer), self.lang)
