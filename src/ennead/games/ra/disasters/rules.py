"""Disasters: two tiles of the category go for each disaster tile taken (RA-D)."""

from __future__ import annotations

from typing import ClassVar, Final

from ennead.engine.bitset import bitset
from ennead.engine.fields import NUMBER, NUMBERS, PLAYER
from ennead.engine.frames import Fields, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ra.table.changes import discard, suffer
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import (
    ART,
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FUNERAL,
    MONUMENTS,
    NILE,
    PHARAOH,
    TEMPLE,
    TILE,
    UNREST,
)

LOST_TO_EACH: Final = 2

PHARAOHS: Final[tuple[int, ...]] = (PHARAOH,)
NILES: Final[tuple[int, ...]] = (NILE,)
FLOODS: Final[tuple[int, ...]] = (FLOOD,)


class Disasters(Section[RaTable]):
    """Disasters before they strike: only a position that is set up by hand has it."""

    FIELDS: ClassVar[Fields] = (("player", PLAYER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("EndTurn",)

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def proceed(self, table: RaTable) -> None:
        strike(table, self.player)


def strike(table: RaTable, player: int) -> None:
    """All disasters taken are resolved after the other tiles are placed (RA-D1, RA-G6).

    Choices are asked for Unrest before Earthquake: the last pushed is on top (RA-D10).
    """
    funeral(table, player)
    drought(table, player)
    earthquake(table, player)
    unrest(table, player)


def funeral(table: RaTable, player: int) -> None:
    """Pharaohs are lost to a Funeral (RA-D3)."""
    lose(table, player, PHARAOHS, spend(table, player, FUNERAL))


def drought(table: RaTable, player: int) -> None:
    """Floods are lost to a Drought first, then Niles to make two for each (RA-D4)."""
    number = spend(table, player, DROUGHT)
    floods = min(number, table.holds(player, FLOOD))
    lose(table, player, FLOODS, floods)
    lose(table, player, NILES, number - floods)


def unrest(table: RaTable, player: int) -> None:
    """Civilization tiles, but not Gold, are lost to Unrest (RA-D3)."""
    lose(table, player, CIVILIZATION, spend(table, player, UNREST))


def earthquake(table: RaTable, player: int) -> None:
    """Monuments are lost to an Earthquake (RA-D3)."""
    lose(table, player, MONUMENTS, spend(table, player, EARTHQUAKE))


class Discard(Question[RaTable]):
    """The player chooses which tiles of the category go, one after another (RA-D5)."""

    FIELDS: ClassVar[Fields] = (("seat", PLAYER), ("category", NUMBERS), ("number", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("EndTurn", "Discard")
    CLICK: ClassVar[str] = "tile"
    ANSWERS: ClassVar[tuple[int, int]] = (ART, TEMPLE)
    VERBS: ClassVar[Verbs] = (verb("discard", TILE),)
    OBLIGES: ClassVar[str] = "RA-D2"

    def __init__(self, seat: int, category: tuple[int, ...], number: int) -> None:
        super().__init__(seat)
        self.category: Final = category
        self.number: Final = number

    def limit(self, table: RaTable, seat: int, left: Left) -> None:
        left.only_numbers(bitset(self.category), "RA-D3")
        left.only_numbers(bitset(held(table, self.seat, self.category)), "RA-D2")

    def answer(self, table: RaTable, answer: int) -> None:
        discard(table, self.seat, answer, 1)
        lose(table, self.seat, self.category, self.number - 1)


def spend(table: RaTable, player: int, disaster: int) -> int:
    """The disaster tiles leave the game; how many tiles they cost (RA-D2, RA-D6, RA-D7)."""
    taken = table.holds(player, disaster)
    if taken:
        suffer(table, player, disaster)
    return taken * LOST_TO_EACH


def lose(table: RaTable, player: int, category: tuple[int, ...], number: int) -> None:
    """Tiles of a category go: the player's choice, or at once where there is none (RA-D5)."""
    if number == 0:
        return
    kinds = held(table, player, category)
    if len(kinds) > 1 and sum(table.holds(player, tile) for tile in kinds) > number:
        table.frames.append(Discard(player, category, number))
        return
    for tile in kinds:
        discard(table, player, tile, min(number, table.holds(player, tile)))


def held(table: RaTable, player: int, category: tuple[int, ...]) -> list[int]:
    """The kinds of a category that a player has."""
    return [tile for tile in category if table.holds(player, tile)]
