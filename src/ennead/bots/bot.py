"""The protocol of a bot, and the view of the game that it gets."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Protocol

from ennead.engine.answers import Answers
from ennead.engine.game import Game, begin
from ennead.engine.rules import Data
from ennead.engine.words import question_name


class Seen:
    """A game as one seat sees it: its view, its legal answers, and games it could be in."""

    def __init__(self, game: Game, seat: int, events: Sequence[Data] | None = None) -> None:
        """Wrap a game for a seat; without `events` they are found by replaying it."""
        self._game = game
        self._events = events
        self.name = game.name
        self.players = game.players
        self.seat = seat

    @property
    def options(self) -> Data:
        """The options of the game, as `ennead.new` takes them; a copy."""
        return deepcopy(self._game.options)

    def legal(self) -> list[int]:
        """List the answers the seat may give now."""
        return self._game.legal(self.seat)

    def answers(self) -> Answers:
        """Return the legal answers as values: `"bid 9" in seen.answers()`."""
        return Answers(self._game, self.seat)

    def notation(self, answer: int) -> str:
        """Write a legal answer as records do: `bid 9`, `draw`."""
        return self._game.notation(self.seat, answer)

    def parse(self, notation: str) -> int:
        """Return the legal answer that a notation means; IllegalAnswer if none does."""
        return self._game.parse(self.seat, notation)

    def say(self, answer: int, lang: str = "en") -> str:
        """Say in words what a legal answer means."""
        return self._game.say(self.seat, answer, lang)

    def ask(self, lang: str = "en") -> str:
        """Put the question to the seat into words; empty if it is not asked."""
        return self._game.ask(self.seat, lang)

    def question(self) -> str:
        """Return the name of the question to the seat, as in views; empty if it is not asked."""
        if not self.is_asked():
            return ""
        return question_name(type(self._game.table.frames[-1]).__name__)

    def is_asked(self) -> bool:
        """Whether the seat must answer now."""
        return self.seat in self._game.to_act()

    def is_secret(self) -> bool:
        """Whether the answer will be sealed until all who are asked have answered."""
        frames = self._game.table.frames
        return bool(frames) and frames[-1].is_secret()

    def view(self) -> Data:
        """Return all that the seat may see, as plain data."""
        return self._game.view(self.seat)

    def events(self) -> list[Data]:
        """List all events so far, as plain data: what everybody at the table has seen.

        ValueError for a game of which only the present is known.
        """
        return list(heard(self._game) if self._events is None else self._events)

    def resample(self, seed: int, chance: str = "answer") -> Game:
        """Return a game the seat could be in; what it cannot know is drawn from the seed.

        With `chance="ask"` chance is a seat that has to be answered.
        """
        return self._game.resample(self.seat, seed, chance)


class Bot(Protocol):
    """A computer player: one method."""

    def answer(self, seen: Seen) -> int:
        """Return one of `seen.legal()`."""
        ...


def seen_apart(game: Game, seat: int, seed: int, events: Sequence[Data]) -> Seen:
    """Show a game to an untrusted bot as a seat sees it: nothing leads to the game itself.

    It wraps a game that the seat could be in. The real one, its future chance and what others have
    sealed cannot be reached from it.
    """
    other = game.resample(seat, seed)
    other.start = None
    other.options = deepcopy(game.options)
    return Seen(other, seat, events)


def heard(game: Game) -> list[Data]:
    """List all events of a game; it is replayed for them."""
    again = begin(game.rules, game.players, game.options, game.start, None, listen=True)
    for seat, answer in game.log.answers():
        again.apply(seat, answer)
    return [dict(event) for event in again.listen()]
