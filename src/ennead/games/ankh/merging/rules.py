"""Merging: after the 3rd conflict the two least devoted gods become one (AK-MG)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.steps import NO, NO_OR_YES, YES, Step, Steps
from ennead.games.ankh.ending.rules import remove_pieces
from ennead.games.ankh.powers.moments import of_gods
from ennead.games.ankh.summoning.rules import figure_name
from ennead.games.ankh.table.changes import gain_followers, lose_followers, take_over
from ennead.games.ankh.table.dashboards import give_powers, replaced
from ennead.games.ankh.table.devotion import join_markers
from ennead.games.ankh.table.fields import CHOICES, FIGURE_AT, FLAG, GODS_SEAT
from ennead.games.ankh.table.pieces import CARD, FIRST_GUARDIAN, OUT
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.unlocking.rules import free_bases


class Merging(Steps[AnkhTable]):
    """The steps of a merging, one after another."""

    FIELDS: ClassVar[Fields] = (("step", FLAG), ("lower", GODS_SEAT), ("higher", GODS_SEAT))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn", "ConflictOver")

    def __init__(self, step: int, lower: int, higher: int) -> None:
        super().__init__(step)
        self.lower: Final = lower
        self.higher: Final = higher

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The two gods with the least devotion (AK-MG1)."""
        if table.players < 3 or len(set(table.god_of)) < table.players:
            return "no gods can merge now (AK-X9)"
        if [self.lower, self.higher] != table.ascending[:2]:
            return "expected the god with the least devotion and the next one (AK-MG1)"
        return ""

    def steps(self) -> tuple[Step, ...]:
        return MERGING

    def carry_out(self, table: AnkhTable, step: Step) -> None:
        step.act(table, self.lower, self.higher)

    def at(self, step: int) -> Merging:
        return Merging(step, self.lower, self.higher)


def start_merging(table: AnkhTable) -> None:
    """The god with the least devotion is the lower, the next the higher one (AK-MG1)."""
    table.frames.append(Merging(0, table.ascending[0], table.ascending[1]))


def offer_guardians(table: AnkhTable, lower: int, higher: int) -> None:
    """The higher god may take over any of the lower god's guardians (AK-MG4)."""
    if table.events is not None:
        table.tell("merging", lower, higher)
    guardians = tuple(
        [
            figure
            for figure, owner in enumerate(table.owner)
            if owner == lower
            and table.kinds[figure] >= FIRST_GUARDIAN
            and table.place[figure] != OUT
        ]
    )
    if guardians:
        table.frames.append(TakeGuardian(higher, guardians))


class TakeGuardian(Question[AnkhTable]):
    """Guardian by guardian, as far as bases of their size are free (AK-MG4)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("figures", CHOICES))
    BENEATH: ClassVar[tuple[str, ...]] = ("Merging guardians",)
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (
        verb("take guardian", FIGURE_AT, YES),
        verb("leave guardian", FIGURE_AT, NO),
        verb("take guardian", number=YES),
        verb("leave guardian", number=NO),
    )
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-MG4"
    WHEN: ClassVar[str] = "AK-MG4"

    def __init__(self, seat: int, figures: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.figures: Final = figures

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """Guardians of the lower god (AK-MG4)."""
        assert isinstance(below, Merging)
        if not self.figures or self.seat != below.higher:
            return "expected the higher god and guardians (AK-MG4)"
        for figure in self.figures:
            if (
                table.kinds[figure] < FIRST_GUARDIAN
                or table.owner[figure] != below.lower
                or table.place[figure] in (CARD, OUT)
            ):
                return f"figure {figure} is no guardian of the lower god (AK-MG4)"
        return ""

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(NO_OR_YES, "AK-MG4")
        if not free_bases(table, self.seat, table.kinds[self.figures[0]]):
            left.never_numbers(bit(YES), "AK-MG4")

    def notation(self, table: AnkhTable, answer: int) -> str:
        verb = "take guardian" if answer else "leave guardian"
        return f"{verb} {figure_name(table, self.figures[0])}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            take_over(table, self.figures[0], self.seat)
        if self.figures[1:]:
            table.frames.append(TakeGuardian(self.seat, self.figures[1:]))


def remove_lower_god(table: AnkhTable, lower: int, higher: int) -> None:
    """Its monuments are destroyed; its figures, cards and tokens leave the game (AK-MG2)."""
    of_gods.god_leaves(table, lower)
    of_gods.holder_merges(table, lower, higher)
    remove_pieces(table, lower)


def join_followers(table: AnkhTable, lower: int, higher: int) -> None:
    """The lower god's followers go to the higher god (AK-MG3)."""
    number = table.followers[lower]
    lose_followers(table, lower, number)
    gain_followers(table, higher, number)


def join_powers(table: AnkhTable, lower: int, higher: int) -> None:
    """Both god abilities and the higher god's powers; both players play it (AK-MG6, AK-MG7)."""
    give_powers(table, higher, (*of_gods.abilities(table, lower), *table.powers[higher]))
    give_powers(table, lower, ())
    table.god_of = replaced(table.god_of, lower, higher)


MERGING: Final[tuple[Step, ...]] = (
    Step("guardians", "AK-MG4", offer_guardians),
    Step("lower_god", "AK-MG2", remove_lower_god),
    Step("followers", "AK-MG3", join_followers),
    Step("powers", "AK-MG6", join_powers),
    Step("markers", "AK-MG5", join_markers),
)
