"""A tide: pebbles are washed ashore, everybody offers shells, the winner may trade (PB-T)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit, bitset
from ennead.engine.fields import NUMBERS, PLAYER
from ennead.engine.frames import (
    ChanceQuestion,
    Fields,
    Frame,
    Question,
    SecretQuestion,
    Section,
    Verbs,
    verb,
)
from ennead.engine.limits import Left
from ennead_pebbles.table import PebblesTable

#: How likely 1, 2, 3 and 4 pebbles are.
WEIGHTS: Final = (1, 2, 2, 1)

KEEP: Final = 0
TRADE: Final = 1


class Tide(Section[PebblesTable]):
    """The sea brings pebbles, then all offer for them; after the last the game ends (PB-T1)."""

    WAITS: ClassVar[bool] = True

    def proceed(self, table: PebblesTable) -> None:
        if table.tide == table.tides:
            table.tell("ended")
            return
        table.tide += 1
        seats = tuple(range(len(table.shells)))
        table.frames += [Tide(), Offer(seats), Wash()]


class Wash(ChanceQuestion[PebblesTable]):
    """The sea washes 1 to 4 pebbles ashore, as long as it has some (PB-T2)."""

    BENEATH: ClassVar[tuple[str, ...]] = ("Offer",)
    ANSWERS: ClassVar[tuple[int, int]] = (1, 4)

    def legal(self, table: PebblesTable) -> list[int]:
        return list(range(1, min(len(WEIGHTS), table.sea) + 1))

    def weights(self, table: PebblesTable) -> list[int]:
        return list(WEIGHTS[: min(len(WEIGHTS), table.sea)])

    def notation(self, table: PebblesTable, answer: int) -> str:
        return f"wash {answer}"

    def answer(self, table: PebblesTable, answer: int) -> None:
        table.sea -= answer
        table.shore += answer
        table.tell("washed", answer)


class Offer(SecretQuestion[PebblesTable]):
    """Everybody secretly offers some of their shells (PB-O1)."""

    FIELDS: ClassVar[Fields] = (("seats", NUMBERS),)
    BENEATH: ClassVar[tuple[str, ...]] = ("Tide",)
    ANSWERS: ClassVar[tuple[int, int]] = (0, 11)
    VERBS: ClassVar[Verbs] = (verb("offer", "a number of shells"),)
    OBLIGES: ClassVar[str] = "PB-O1"

    def limit(self, table: PebblesTable, seat: int, left: Left) -> None:
        left.only_numbers(bitset(range(table.shells[seat] + 1)), "PB-O1")

    def otherwise(self, table: PebblesTable, wished: list[type[Frame[Any]]], verb: str) -> str:
        """Who wishes to trade now hears when that is possible."""
        return wished[0].OBLIGES

    def reveal(self, table: PebblesTable, answers: list[int]) -> None:
        """The single highest offer is paid and takes the shore; else all stays (PB-O2, PB-O3)."""
        for seat, offered in zip(self.seats, answers):
            table.tell("offered", seat, offered)
        highest = max(answers)
        if highest == 0 or answers.count(highest) > 1:
            table.tell("stranded", table.shore)
            return
        winner = self.seats[answers.index(highest)]
        table.shells[winner] -= highest
        table.pebbles[winner] += table.shore
        table.tell("won", winner, table.shore, highest)
        table.shore = 0
        table.frames.append(Spend(winner))


class Spend(Question[PebblesTable]):
    """The winner may give a pebble back to the sea for a shell (PB-W1)."""

    FIELDS: ClassVar[Fields] = (("seat", PLAYER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("Tide",)
    ANSWERS: ClassVar[tuple[int, int]] = (KEEP, TRADE)
    VERBS: ClassVar[Verbs] = (verb("keep", number=KEEP), verb("trade", number=TRADE))
    NOTHING: ClassVar[int] = KEEP
    OBLIGES: ClassVar[str] = "PB-W1"

    def limit(self, table: PebblesTable, seat: int, left: Left) -> None:
        left.only_numbers(bitset([KEEP, TRADE]), "PB-W1")
        if not table.pebbles[self.seat]:
            left.never_numbers(bit(TRADE), "PB-W1")

    def answer(self, table: PebblesTable, answer: int) -> None:
        if answer == TRADE:
            table.pebbles[self.seat] -= 1
            table.sea += 1
            table.shells[self.seat] += 1
            table.tell("traded", self.seat)
