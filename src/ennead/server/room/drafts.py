"""Drafts of entries, and refusals: the parts of every decision."""

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
from ennead.server.room.seeds import Seeds
from ennead.server.room.takeback import next_draw


class Refusal(Exception):
    """A message is refused; nothing changes."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


class Asker(NamedTuple):
    """The sender of a message."""

    id: str
    name: str


class TableLimits(NamedTuple):
    """The limits of one table."""

    #: After this many entries only answers are accepted; and the most takebacks.
    entries: int
    undos: int
    #: Returns the names of the bots that play a game.
    bots: Callable[[str], list[str]]


class Draft:
    """New entries: numbered, dated, the first with the client's key.

    They are folded into a copy of the room, which replaces the room once they are written.
    """

    def __init__(self, room: Room, key: str | None, seeds: Seeds, language: str = "en") -> None:
        self.after = trial(room)
        self.version = room.version
        self.seeds = seeds
        self.language = language
        self.at = max(room.at, now())
        self.key = key
        self.entries: list[Entry] = []

    def add(self, what: What) -> None:
        """Add an entry."""
        entry = Entry(self.version + 1, self.at, what, self.key)
        fold(self.after, entry)
        self.entries.append(entry)
        self.version += 1
        self.key = None


def carry_on(room: Room, draft: Draft) -> None:
    """Add the draws of chance until a player is asked."""
    rng: Rng | None = None
    while (game := playing(draft.after)).awaits_chance():
        again = next_draw(draft.after)
        if again is None:
            rng = rng or draft.seeds.of_chance(room.shown)
            again = "", game.table.frames[-1].draw(game.table, rng)
        draft.add(Answered(CHANCE, again[1]))


def require(holds: bool, code: str, reason: str) -> None:
    """Refuse unless a condition holds."""
    if not holds:
        raise Refusal(code, reason)


def seat_of(room: Room, seat: int) -> Any:
    """Return a seat; refuse one that does not exist."""
    require(seat < len(room.seats), "malformed", f"there is no seat {seat}")
    return room.seats[seat]


def own_seat(room: Room, person: str, seat: int) -> None:
    """Refuse another person's seat."""
    require(seat_of(room, seat).person == person, "not_yours", "this is not your seat")


def playing(room: Room) -> Game:
    """Return the game; refuse if it has not begun."""
    require(room.game is not None, "not_now", "the game has not begun")
    assert room.game is not None
    return room.game
