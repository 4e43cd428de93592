"""Hathor, Beloved of All: a follower more for a figure, whenever she sacrifices (AK-X-HATHOR)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import BitSet, bit
from ennead.engine.fields import NUMBER
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.god import God
from ennead.games.ankh.powers.moments import in_turns
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.summoning.rules import (
    CAPTIVE,
    CAPTIVE_PRICE,
    NO_FIGURE,
    REGULAR,
    kind_name,
    kinds_in_pool,
    limit_summoning,
    summon,
    summonable,
)
from ennead.games.ankh.table.changes import lose_followers
from ennead.games.ankh.table.fields import ABILITY, ANYBODY, KIND, SPACE
from ennead.games.ankh.table.limits import all_spaces
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import NOBODY, WARRIOR
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import ELSE, Wordings, kind_noun, seat_name
from ennead.hexes.hexset import LAST_SPACE

#: What the extra figure costs, besides what was sacrificed.
EXTRA_FOLLOWER: Final = 1
#: Where Hathor may be asked: on an action, or on what the sacrifice was part of in a battle.
AFTER_A_SACRIFICE: Final = (
    *("AfterAction", "BattleSteps building", "BuildType", "BattleSteps plague", "Plague"),
    *("BattleSteps worship", "Worship"),
)


class Hathor(Ability):
    """She has no tokens."""

    def sacrificed(self, table: AnkhTable, god: int, seat: int) -> Questions:
        """After a sacrifice she may summon a figure for one follower more (AK-X-HATHOR1)."""
        return [ExtraFigure(seat, self.number)]

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if isinstance(frame, ExtraFigure):
            return ""
        if not isinstance(frame, ExtraFigureAt):
            return super().question_flaw(table, frame)
        found = extra_kinds(table, table.god_of[frame.seat])
        return "" if found & bit(frame.kind) else "no figure of this kind can be summoned"


class ExtraFigure(Question[AnkhTable]):
    """A warrior or guardian of the pool for one follower more, or none (AK-X-HATHOR1).

    It is no new sacrifice, so it is asked once (AK-X-HATHOR3).
    """

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = AFTER_A_SACRIFICE
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (WARRIOR, NO_FIGURE)
    VERBS: ClassVar[Verbs] = (verb("also summon", KIND), verb("summon nobody", number=NO_FIGURE))
    NOTHING: ClassVar[int] = NO_FIGURE
    OBLIGES: ClassVar[str] = "AK-X-HATHOR1"
    WHEN: ClassVar[str] = "AK-X-HATHOR2"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return list(range(len(table.box.kinds)))

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        god = table.god_of[self.seat]
        kinds = extra_kinds(table, god)
        if not kinds & bit(CAPTIVE):
            held = in_turns.captive(table, god) != NOBODY
            left.never_numbers(bit(CAPTIVE), "AK-AN7" if held else "AK-AN3")
        pool = kinds_in_pool(table, god) | bit(CAPTIVE)
        left.only_numbers(pool | bit(NO_FIGURE), "AK-U1")
        left.only_numbers(kinds | bit(NO_FIGURE), "AK-X-HATHOR3")
        if not kinds:
            left.nothing("AK-X-HATHOR3")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return "summon nobody" if answer == NO_FIGURE else f"also summon {kind_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != NO_FIGURE:
            table.frames.append(ExtraFigureAt(self.seat, self.ability, answer))


class ExtraFigureAt(Question[AnkhTable]):
    """By the ordinary rule of summoning, into any region (AK-X-HATHOR5, AK-X-HATHOR6)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY), ("kind", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = AFTER_A_SACRIFICE
    CLICK: ClassVar[str] = "destination"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("also at", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-HATHOR5"
    WHEN: ClassVar[str] = "AK-X-HATHOR2"

    def __init__(self, seat: int, ability: int, kind: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.kind: Final = kind

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        limit_summoning(table, table.god_of[self.seat], REGULAR, self.kind, left)

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"also at {space_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        god = table.god_of[self.seat]
        lose_followers(table, god, EXTRA_FOLLOWER)
        summon(table, god, self.seat, self.kind, answer)


def extra_kinds(table: AnkhTable, god: int) -> BitSet:
    """The kinds she can pay for and has a space for; a captive has its price besides (AK-AN7)."""
    left = table.followers[god] - EXTRA_FOLLOWER
    if left < 0:
        return 0
    kinds = summonable(table, god, REGULAR)
    return kinds if left >= CAPTIVE_PRICE else kinds & ~bit(CAPTIVE)


EXTRA = Phrase(
    "{god}, Beloved of All: do you sacrifice one more follower to summon a figure? You have "
    "{followers}.",
    "{god}, „Geliebte aller“: Opferst du einen weiteren Anhänger, um eine Figur aufzustellen? Du "
    "hast {followers}.",
)
EXTRA_KIND = Phrase(
    "sacrifice 1 follower and summon {kind:a}", "1 Anhänger opfern und {kind:einen} aufstellen"
)
EXTRA_CAPTIVE = Phrase(
    "sacrifice 1 follower, pay 1 more, and summon a trapped warrior",
    "1 Anhänger opfern, 1 weiteren bezahlen und einen festgehaltenen Krieger aufstellen",
)
EXTRA_NONE = Phrase("summon nobody", "niemanden aufstellen")
EXTRA_WHERE = Phrase(
    "{god}, Beloved of All: where do you put {figure:the}?",
    "{god}, „Geliebte aller“: Wohin stellst du {figure:den}?",
)
EXTRA_AT = Phrase("at {space}", "auf {space}")


def ask_extra_at(table: AnkhTable, frame: ExtraFigureAt, seat: int, lang: str) -> str:
    """The prompt for its space."""
    figure = kind_noun(table, WARRIOR if frame.kind == CAPTIVE else frame.kind)
    return EXTRA_WHERE.fill(lang, god=seat_name(table, seat, lang), figure=figure)


WORDINGS: Wordings = {
    ExtraFigure: (EXTRA, {NO_FIGURE: EXTRA_NONE, CAPTIVE: EXTRA_CAPTIVE, ELSE: EXTRA_KIND}),
    ExtraFigureAt: (ask_extra_at, EXTRA_AT),
}

ABOUT = Phrase(
    "Each time Hathor sacrifices followers, for a power, a monument, a bid in a plague or "
    "devotion, she may sacrifice one more and summon a figure at once.",
    "Jedes Mal, wenn Hathor Anhänger opfert, für eine Kraft, ein Monument, ein Gebot bei einer "
    "Plage oder Verehrung, darf sie einen weiteren opfern und sofort eine Figur aufstellen.",
)
#: The sun between a cow's horns, on a lozenge.
LOOK = {
    "letter": "H",
    "color": "#A32D2D",
    "base": "M0-25L22 0L0 25L-22 0Z",
    "sign": "M0-9A6.5 6.5 0 1 1 0 4A6.5 6.5 0 1 1 0-9Z",
    "strokes": "M-2 14C-12 9-12-4-7-11M2 14C12 9 12-4 7-11",
}

DECLARED = God(
    "hathor",
    Hathor,
    called=("Hathor", "Hathor"),
    gift=("Beloved of All", "Geliebte aller"),
    about=ABOUT,
    rule="AK-X-HATHOR1",
    wordings=WORDINGS,
    look=LOOK,
)
