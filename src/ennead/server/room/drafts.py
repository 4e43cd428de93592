"""Entries in the making, and why there are none: what every message's decision is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.rng import Rng
from ennead.server.room.clock import now
from ennead.server.room.entries import Answered, Entry, What
from ennead.server.room.folding import fold, trial
from ennead.server.room.room import Room
from ennead.server.room.seeds import Luck
from ennead.server.room.takeback import next_draw


class Refusal(Exception):
    """A message changes nothing, and why."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


class Asker(NamedTuple):
    """Who sends a message."""

    id: str
    name: str


class House(NamedTuple):
    """What a server allows at its tables."""

    #: After this many entries only answers are taken; and how often something is taken back.
    entries: int
    undos: int
    #: The bots that play a game, by name.
    bots: Callable[[str], list[str]]


class Draft:
    """Entries in the making: numbered, dated, the first with the client's key.

    They are tried on a copy of the room, which becomes the room once they are written.
    """

    def __init__(self, room: Room, key: str | None, luck: Luck, language: str = "en") -> None:
        self.after = trial(room)
        self.version = room.version
        self.luck = luck
        self.language = language
        self.at = max(room.at, now())
        self.key = key
        self.entries: list[Entry] = []

    def add(self, what: What) -> None:
        """One more entry."""
        entry = Entry(self.version + 1, self.at, what, self.key)
        fold(self.after, entry)
        self.entries.append(entry)
        self.version += 1
        self.key = None


def carry_on(room: Room, draft: Draft) -> None:
    """Chance answers until somebody must think."""
    rng: Rng | None = None
    while (game := playing(draft.after)).awaits_chance():
        again = next_draw(draft.after)
        if again is None:
            rng = rng or draft.luck.of_chance(room.shown)
            again = "", game.table.frames[-1].draw(game.table, rng)
        draft.add(Answered(CHANCE, again[1]))


def require(holds: bool, code: str, reason: str) -> None:
    """Refuse what does not hold."""
    if not holds:
        raise Refusal(code, reason)


def seat_of(room: Room, seat: int) -> Any:
    """A seat of this table."""
    require(seat < len(room.seats), "malformed", f"there is no seat {seat}")
    return room.seats[seat]


def own_seat(room: Room, person: str, seat: int) -> None:
    """A seat answers only to its owner."""
    require(seat_of(room, seat).person == person, "not_yours", "this is not your seat")


def playing(room: Room) -> Game:
    """The game being played."""
    require(room.game is not None, "not_now", "the game has not begun")
    assert room.game is not None
    return room.game
