"""What a bot is, and all it is shown."""

from __future__ import annotations

from typing import Protocol

from ennead.engine.game import Game
from ennead.engine.rules import Data


class Seen:
    """A game as one seat sees it: its view, its legal answers, and games it could be in."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.name = game.name
        self.players = game.players
        self.seat = seat

    def legal(self) -> list[int]:
        """The answers the seat may give now."""
        return self._game.legal(self.seat)

    def notation(self, answer: int) -> str:
        """A legal answer as records write it: `bid 9`, `draw`."""
        return self._game.notation(self.seat, answer)

    def is_asked(self) -> bool:
        """Whether the seat must answer now."""
        return self.seat in self._game.to_act()

    def is_secret(self) -> bool:
        """Whether the answer will be sealed until all who are asked have answered."""
        frames = self._game.table.frames
        return bool(frames) and frames[-1].is_secret()

    def view(self) -> Data:
        """All that the seat may see, as plain data."""
        return self._game.view(self.seat)

    def resample(self, seed: int) -> Game:
        """A whole game the seat could be in; what it cannot know is drawn from the seed."""
        return self._game.resample(self.seat, seed)


class Bot(Protocol):
    """A computer player: one method."""

    def answer(self, seen: Seen) -> int:
        """One of `seen.legal()`."""
        ...
