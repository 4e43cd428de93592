"""The Pharaoh's successor, whom the god with the most priests chooses (AK-X-PHA9, AK-X-PHA10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.fields import NUMBER
from ennead.engine.frames import ChanceQuestion, Fields, Frame, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.packs.pharaoh.palace import asked_seat, palace_of
from ennead.games.ankh.packs.pharaoh.ruler import (
    ALL_RULERS,
    DEATH,
    NOWHERE,
    OFFERED,
    RULED,
    RULER,
    RULERS,
    SPACE_OF,
    pharaoh_of,
)
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.board import all_monuments, beside, empty_land
from ennead.games.ankh.table.fields import ABILITY, ANYBODY, SEAT, SPACE
from ennead.games.ankh.table.limits import all_spaces
from ennead.games.ankh.table.pieces import BIT, CONTROL, NOBODY
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

#: So many of the cards that have not ruled are looked at.
LOOKED_AT: Final = 2


class Succession(SpecialRule):
    """It has no tokens: what is looked at lies with the Pharaoh."""

    def event_follows(self, table: AnkhTable, seat: int, event: str) -> Questions:
        """After the audience a dead Pharaoh has a successor (AK-X-PHA9)."""
        return [Successor(seat, self.number)] if event == CONTROL else NO_QUESTIONS

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        death, offered = pharaoh_of(table).tokens(table)[DEATH], looked_at(table)
        if isinstance(frame, Successor):
            return ""
        if death == NOWHERE:
            return "no Pharaoh has died (AK-X-PHA9)"
        if isinstance(frame, DrawHeir):
            return "" if len(offered) < LOOKED_AT else "two cards are looked at (AK-X-PHA9)"
        if isinstance(frame, PlaceHeir):
            return "" if 0 <= frame.heir < len(RULERS) else "there is no such card (AK-X-PHA9)"
        return "" if offered else "no card is looked at (AK-X-PHA9)"


def looked_at(table: AnkhTable) -> list[int]:
    """The pharaoh cards that are looked at."""
    mask = pharaoh_of(table).tokens(table)[OFFERED]
    return [n for n in range(len(RULERS)) if mask & BIT[n]]


def unused(table: AnkhTable) -> list[int]:
    """The pharaoh cards that have not ruled and are not looked at."""
    _, _, _, ruled, offered = pharaoh_of(table).tokens(table)
    mask = ALL_RULERS & ~ruled & ~offered
    return [n for n in range(len(RULERS)) if mask & BIT[n]]


def king_maker(table: AnkhTable) -> int:
    """The god with the most priests in the palace, of several the least devoted (AK-X-PHA9)."""
    palace = palace_of(table)
    numbers = [palace.in_palace(table, god) for god in table.ascending]
    most = max(numbers)
    return table.ascending[numbers.index(most)] if most > 0 else NOBODY


class Successor(Section[AnkhTable]):
    """If a Pharaoh has died, a god chooses the next one (AK-X-PHA9)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack",)

    def __init__(self, seat: int, ability: int) -> None:
        self.seat: Final = seat
        self.ability: Final = ability

    def proceed(self, table: AnkhTable) -> None:
        died = pharaoh_of(table).tokens(table)[DEATH] != NOWHERE
        if not died or not unused(table):
            return
        god = king_maker(table)
        if god == NOBODY or hexset.is_empty(heir_spaces(table)):
            return
        table.frames.append(ChooseHeir(asked_seat(table, god, self.seat), self.ability))
        for _ in range(min(LOOKED_AT, len(unused(table)))):
            table.frames.append(DrawHeir(self.ability))


class DrawHeir(ChanceQuestion[AnkhTable]):
    """A card that has not ruled is looked at (AK-X-PHA10)."""

    FIELDS: ClassVar[Fields] = (("ability", ABILITY),)
    BENEATH: ClassVar[tuple[str, ...]] = ("DrawHeir", "ChooseHeir")
    ANSWERS: ClassVar[tuple[int, int]] = (0, len(RULERS) - 1)
    VERBS: ClassVar[Verbs] = tuple(
        [verb(f"heir {name}", number=ruler) for ruler, name in enumerate(RULERS)]
    )
    OBLIGES: ClassVar[str] = "AK-X-PHA10"

    def __init__(self, ability: int) -> None:
        super().__init__()
        self.ability: Final = ability

    def legal(self, table: AnkhTable) -> list[int]:
        return unused(table)

    def weights(self, table: AnkhTable) -> list[int]:
        return [1] * len(unused(table))

    def answer(self, table: AnkhTable, answer: int) -> None:
        pharaoh = pharaoh_of(table)
        offered = pharaoh.tokens(table)[OFFERED] | BIT[answer]
        pharaoh.change(table, {OFFERED: offered}, "heir_seen", answer)


class ChooseHeir(Question[AnkhTable]):
    """One of the cards looked at rules (AK-X-PHA9)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack",)
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, len(RULERS) - 1)
    VERBS: ClassVar[Verbs] = tuple(
        [verb(f"crown {name}", number=ruler) for ruler, name in enumerate(RULERS)]
    )
    OBLIGES: ClassVar[str] = "AK-X-PHA9"
    WHEN: ClassVar[str] = "AK-X-PHA9"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(pharaoh_of(table).tokens(table)[OFFERED], "AK-X-PHA9")

    def answer(self, table: AnkhTable, answer: int) -> None:
        table.frames.append(PlaceHeir(self.seat, self.ability, answer))


class PlaceHeir(Question[AnkhTable]):
    """Any empty land space next to a monument (AK-X-PHA9)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY), ("heir", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack",)
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("crown at", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-PHA9"
    WHEN: ClassVar[str] = "AK-X-PHA9"

    def __init__(self, seat: int, ability: int, heir: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.heir: Final = heir

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(heir_spaces(table), "AK-X-PHA9")

    def answer(self, table: AnkhTable, answer: int) -> None:
        """The death token goes; the card not chosen is unused again (AK-X-PHA9)."""
        pharaoh = pharaoh_of(table)
        ruled = pharaoh.tokens(table)[RULED] | BIT[self.heir]
        changes = {SPACE_OF: answer, DEATH: NOWHERE, RULER: self.heir, RULED: ruled, OFFERED: 0}
        god = table.god_of[self.seat]
        pharaoh.change(table, changes, "pharaoh_crowned", god, self.heir, answer)


def heir_spaces(table: AnkhTable) -> HexSet:
    """The empty land next to a monument (AK-X-PHA9)."""
    return hexset.common(empty_land(table), beside(table, all_monuments(table)))
