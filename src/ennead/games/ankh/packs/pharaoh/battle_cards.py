"""Political cards that are played in battles (AK-X-POL16 to AK-X-POL18)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bitset
from ennead.engine.frames import Fields, Frame, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.steps import NO, YES, YesNo
from ennead.games.ankh.battle.cards import has_played
from ennead.games.ankh.packs.pharaoh.cards import (
    GIFTS_OF_GOLD,
    GOLD,
    HEIRS,
    LINE_OF_SUCCESSION,
    SAFE,
    SANCTUARY,
    cards_of,
    warriors_in,
)
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.changes import lose_followers
from ennead.games.ankh.table.devotion import least_devoted_first
from ennead.games.ankh.table.fields import ABILITY, FIGHTER, GODS
from ennead.games.ankh.table.pieces import BIT, NOBODY, PLAGUE
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

#: Gifts of Gold take so many followers at most.
MOST_GOLD: Final = 2


class BattleCards(SpecialRule):
    """When cards are asked for in battles, in ascending devotion and openly (AK-Y24)."""

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        """A card of the kind, which the god may still play in this battle."""
        kinds = {
            "Sanctuary": SANCTUARY,
            "GiftsOfGold": GIFTS_OF_GOLD,
            "LineOfSuccession": LINE_OF_SUCCESSION,
        }
        name = type(frame).__name__
        if isinstance(frame, (Sanctuary, GiftsOfGold, LineOfSuccession)):
            may = cards_of(table).may_fight_with(table, frame.seat, kinds[name])
            return "" if may else "this god has no such card to play (AK-X-POL3)"
        return "" if isinstance(frame, UnbrokenTie) else super().question_flaw(table, frame)

    def before_plagues(self, table: AnkhTable, gods: list[int]) -> Questions:
        """After the reveal, before Plagues (AK-X-POL16)."""
        battle, cards = table.battle, cards_of(table)
        assert battle is not None
        if not any(has_played(battle, god, PLAGUE) for god in gods):
            return NO_QUESTIONS
        return [
            Sanctuary(god, self.number)
            for god in gods
            if cards.may_fight_with(table, god, SANCTUARY)
            and not hexset.is_empty(warriors_in(table, god, battle.region))
        ]

    def before_strength(self, table: AnkhTable, gods: list[int]) -> Questions:
        """Before strength is counted (AK-X-POL17)."""
        cards = cards_of(table)
        return [
            GiftsOfGold(god, self.number)
            for god in gods
            if cards.may_fight_with(table, god, GIFTS_OF_GOLD) and table.followers[god] > 0
        ]

    def tie_left(self, table: AnkhTable, gods: list[int]) -> Questions:
        """A tie for the highest strength that is not broken otherwise (AK-X-POL18)."""
        cards = cards_of(table)
        if not any(cards.may_fight_with(table, god, LINE_OF_SUCCESSION) for god in gods):
            return NO_QUESTIONS
        return [UnbrokenTie(tuple(sorted(gods)), self.number, ())]


class Sanctuary(YesNo[AnkhTable]):
    """The god's warriors in the region cannot be killed by Plagues in this battle (AK-X-POL16)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps plague", "Plague", "Sanctuary")
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("sanctuary", number=YES), verb("no sanctuary", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-X-POL16"
    WHEN: ClassVar[str] = "AK-X-POL16"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            cards = cards_of(table)
            safe = cards.tokens(table)[SAFE] | BIT[self.seat]
            cards.play_in_battle(table, self.seat, SANCTUARY, SAFE, safe)


class GiftsOfGold(Question[AnkhTable]):
    """Pay up to 2 followers for 1 strength each (AK-X-POL17). An answer is how many."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps majorities", "GiftsOfGold")
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (0, MOST_GOLD)
    VERBS: ClassVar[Verbs] = tuple([verb(f"gold {n}", number=n) for n in range(MOST_GOLD + 1)])
    NOTHING: ClassVar[int] = 0
    OBLIGES: ClassVar[str] = "AK-X-POL17"
    WHEN: ClassVar[str] = "AK-X-POL17"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        payable = min(MOST_GOLD, table.followers[self.seat])
        left.only_numbers(bitset(range(payable + 1)) if payable else 0, "AK-X-POL17")

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            lose_followers(table, self.seat, answer)
            place = GOLD + self.seat
            cards_of(table).play_in_battle(table, self.seat, GIFTS_OF_GOLD, place, answer)


class UnbrokenTie(Section[AnkhTable]):
    """The tied gods are asked one after another; with two cards all lose (AK-X-POL18)."""

    FIELDS: ClassVar[Fields] = (("gods", GODS), ("ability", ABILITY), ("asked", GODS))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps strength",)

    def __init__(self, gods: tuple[int, ...], ability: int, asked: tuple[int, ...]) -> None:
        self.gods: Final = gods
        self.ability: Final = ability
        #: The tied gods that have been asked.
        self.asked: Final = asked

    def proceed(self, table: AnkhTable) -> None:
        assert table.battle is not None
        cards = cards_of(table)
        if table.battle.winner != NOBODY:
            return
        for god in least_devoted_first(table, list(self.gods)):
            if god not in self.asked and cards.may_fight_with(table, god, LINE_OF_SUCCESSION):
                asked = tuple(sorted([*self.asked, god]))
                table.frames.append(UnbrokenTie(self.gods, self.ability, asked))
                table.frames.append(LineOfSuccession(god, self.ability))
                return
        heirs = [god for god in self.gods if cards.tokens(table)[HEIRS] & BIT[god]]
        if len(heirs) == 1:
            table.battle.winner = heirs[0]


class LineOfSuccession(YesNo[AnkhTable]):
    """The tied god wins; if two tied gods play it, all lose (AK-X-POL18)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("UnbrokenTie",)
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("succeed", number=YES), verb("do not succeed", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-X-POL18"
    WHEN: ClassVar[str] = "AK-X-POL18"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            cards = cards_of(table)
            heirs = cards.tokens(table)[HEIRS] | BIT[self.seat]
            cards.play_in_battle(table, self.seat, LINE_OF_SUCCESSION, HEIRS, heirs)
