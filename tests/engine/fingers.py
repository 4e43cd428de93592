"""A tiny game of secret choices: every round all show some fingers at once.

The player of seat n has n fingers, so the first player never has a choice.
"""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.errors import PositionError
from ennead.engine.frames import ChanceQuestion, Frame, Question, SecretQuestion
from ennead.engine.game import Game, begin
from ennead.engine.position import write_frames
from ennead.engine.rng import Rng
from ennead.engine.rules import Data, Rules
from ennead.engine.table import Table


class FingersTable(Table):
    """The fingers shown in each round."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        sealed: list[int],
        legal: list[int],
        rounds: list[list[int]],
    ) -> None:
        super().__init__(frames, sealed, legal)
        self.rounds = rounds

    def clone(self) -> FingersTable:
        return FingersTable(self.frames[:], self.sealed[:], self.legal, self.rounds[:])


class Show(SecretQuestion[FingersTable]):
    """Everybody shows some fingers."""

    def __init__(self, seats: tuple[int, ...], left: int) -> None:
        super().__init__(seats)
        self.left: Final = left

    def fields(self) -> tuple[object, ...]:
        return (self.seats, self.left)

    def legal(self, table: FingersTable, seat: int) -> list[int]:
        return list(range(seat + 1))

    def notation(self, table: FingersTable, answer: int) -> str:
        return f"show {answer}"

    def reveal(self, table: FingersTable, answers: list[int]) -> None:
        table.rounds.append(answers)
        if self.left > 1:
            table.frames.append(Show(self.seats, self.left - 1))


class Toss(ChanceQuestion[FingersTable]):
    """A coin with one side is no question."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides: Final = sides

    def fields(self) -> tuple[object, ...]:
        return (self.sides,)

    def legal(self, table: FingersTable) -> list[int]:
        return list(range(self.sides))

    def weights(self, table: FingersTable) -> list[int]:
        return [1] * self.sides

    def notation(self, table: FingersTable, answer: int) -> str:
        return f"side {answer}"

    def answer(self, table: FingersTable, answer: int) -> None:
        table.rounds.append([answer])


class Point(Question[FingersTable]):
    """One player points at some of the others; with none to point at the question falls away."""

    def __init__(self, seat: int, others: int) -> None:
        super().__init__(seat)
        self.others: Final = others

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.others)

    def legal(self, table: FingersTable) -> list[int]:
        return list(range(self.others))

    def notation(self, table: FingersTable, answer: int) -> str:
        return f"point {answer}"

    def answer(self, table: FingersTable, answer: int) -> None:
        table.rounds.append([self.seat, answer])


class Fingers(Rules[FingersTable]):
    """The game for the engine."""

    def __init__(self) -> None:
        super().__init__("fingers", 1, (3, 4))

    def set_up(self, players: int, options: Data) -> FingersTable:
        return FingersTable([Show(tuple(range(players)), 2)], [], [], [])

    def view(self, table: FingersTable, options: Data, seat: int | None) -> Data:
        return {"rounds": table.rounds, "asked": table.to_act()}

    def resample(self, table: FingersTable, seat: int, rng: Rng) -> FingersTable:
        return table.clone()

    def write(self, table: FingersTable) -> Data:
        return {"rounds": [list(shown) for shown in table.rounds]}

    def read(self, data: Data, players: int) -> FingersTable:
        if not isinstance(data["rounds"], list):
            raise PositionError("rounds")
        return FingersTable([], [], [], [list(shown) for shown in data["rounds"]])

    def keys(self) -> tuple[str, ...]:
        return ("rounds",)

    def frame_classes(self) -> dict[str, type[Frame[Any]]]:
        return {"Show": Show, "Toss": Toss, "Point": Point}


RULES = Fingers()


def fingers(*frames: Frame[Any]) -> Game:
    """A new game of three players, or one with these frames in progress."""
    if not frames:
        return begin(RULES, 3, {}, None, None)
    return loaded({"rounds": [], "pending": write_frames(list(frames))})


def loaded(position: Data) -> Game:
    """A game from a position."""
    return begin(RULES, 3, {}, position, None)
