"""Anubis, Judge of the Dead: killed warriors are trapped in three slots (AK-AN)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit, bitset
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.rules import Data
from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.god import God, GodEvent
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.powers.power import NOTHING, Questions
from ennead.games.ankh.table.board import god_figure
from ennead.games.ankh.table.changes import gain_followers
from ennead.games.ankh.table.dashboards import free_warrior, trap_warrior
from ennead.games.ankh.table.fields import ABILITY, FIGURES, GODS_SEAT
from ennead.games.ankh.table.fields import GOD as GOD_THING
from ennead.games.ankh.table.pieces import NOBODY, OUT, POOL, TRAPPED, WARRIOR
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import ELSE, Wordings, seat_name

SLOTS: Final = 3
#: Answer to `Trap`, above every god: none.
NO_TRAP: Final = 9


class Anubis(Ability):
    """The tokens are the trapped warriors."""

    def most_tokens(self) -> int:
        return SLOTS

    def read(self, table: AnkhTable, data: object) -> None:
        """Trapped warriors are where the position says: in the slots."""
        super().read(table, data)
        trapped = [figure for figure, place in enumerate(table.place) if place == TRAPPED]
        if len(trapped) > SLOTS:
            raise ValueError(f"{len(trapped)} warriors are trapped; there are {SLOTS} slots")
        table.tokens[self.number] = tuple(trapped)

    def misplaced(self, table: AnkhTable, holder: int, heir: int) -> str:
        if holder in [table.owner[figure] for figure in self.tokens(table)]:
            return "only enemy warriors are trapped (AK-AN1)"
        return ""

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if not isinstance(frame, Trap):
            return super().question_flaw(table, frame)
        if not frame.warriors or len(self.tokens(table)) >= SLOTS:
            return "there is nothing to trap, or no free slot (AK-AN1)"
        for figure in frame.warriors:
            owner = table.owner[figure]
            if table.kinds[figure] != WARRIOR or table.place[figure] != POOL or owner == frame.seat:
                return "only enemy warriors that were just killed are trapped (AK-AN1)"
        return ""

    def killed(self, table: AnkhTable, god: int, figures: tuple[int, ...]) -> Questions:
        """One enemy warrior of those killed at one moment may be trapped (AK-AN1)."""
        warriors = tuple(
            [
                figure
                for figure in figures
                if table.kinds[figure] == WARRIOR
                and god not in (table.owner[figure], of_figures.counts_for(table, figure))
            ]
        )
        if warriors and len(self.tokens(table)) < SLOTS:
            return [Trap(god, warriors, self.number)]
        return NOTHING

    def figure_bonus(self, table: AnkhTable, god: int, figure: int) -> int:
        """The god figure has +1 strength for each trapped warrior (AK-AN2)."""
        return len(self.tokens(table)) if figure == god_figure(table, god) else 0

    def captive(self, table: AnkhTable, holder: int, god: int) -> int:
        for figure in self.tokens(table):
            if table.owner[figure] == god:
                return figure
        return NOBODY

    def release(self, table: AnkhTable, holder: int, figure: int) -> None:
        """The owner pays Anubis a follower for it (AK-AN3)."""
        if figure in self.tokens(table):
            gain_followers(table, holder, 1)
            self.empty_slots(table, holder, [figure], POOL)

    def god_leaves(self, table: AnkhTable, holder: int, god: int) -> None:
        """Warriors of a god that leaves the game leave the slots for the box (AK-AN4)."""
        gone = [figure for figure in self.tokens(table) if table.owner[figure] == god]
        self.empty_slots(table, holder, gone, OUT)

    def holder_merges(self, table: AnkhTable, holder: int, higher: int) -> None:
        """The higher god's trapped warriors return to its pool (AK-AN5)."""
        freed = [figure for figure in self.tokens(table) if table.owner[figure] == higher]
        self.empty_slots(table, holder, freed, POOL)

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        """All trapped warriors return to their pools (AK-AN5)."""
        self.empty_slots(table, holder, list(self.tokens(table)), POOL)

    def empty_slots(self, table: AnkhTable, holder: int, figures: list[int], place: int) -> None:
        """Warriors leave their slots."""
        for figure in figures:
            free_warrior(table, self.number, figure, place, holder)


class Trap(Question[AnkhTable]):
    """Whose warrior is trapped, if any; warriors of one god are alike (AK-AN1)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("warriors", FIGURES), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("Returns",)
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_TRAP)
    VERBS: ClassVar[Verbs] = (verb("trap", GOD_THING), verb("trap nobody", number=NO_TRAP))
    NOTHING: ClassVar[int] = NO_TRAP
    OBLIGES: ClassVar[str] = "AK-AN1"
    WHEN: ClassVar[str] = "AK-AN1"

    def __init__(self, seat: int, warriors: tuple[int, ...], ability: int) -> None:
        super().__init__(seat)
        self.warriors: Final = warriors
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*range(table.players), NO_TRAP]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        owners = bitset([table.owner[figure] for figure in self.warriors])
        left.only_numbers(owners | bit(NO_TRAP), "AK-AN1")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return (
            "trap nobody"
            if answer == NO_TRAP
            else f"trap {table.box.god_names[table.gods[answer]]}"
        )

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer == NO_TRAP:
            return
        figure = next(warrior for warrior in self.warriors if table.owner[warrior] == answer)
        trap_warrior(table, self.ability, figure, self.seat)


TRAP = Phrase(
    "{god}, Judge of the Dead: whose killed warrior do you trap, if any? Slots taken: {taken} of "
    "{slots}.",
    "{god}, „Totenrichter“: Wessen getöteten Krieger hältst du fest, wenn überhaupt? Belegte "
    "Plätze: {taken} von {slots}.",
)
TRAP_WARRIOR = Phrase("trap a warrior of {god}", "einen Krieger von {god} festhalten")
TRAP_NOBODY = Phrase("trap no warrior", "keinen Krieger festhalten")


def ask_trap(table: AnkhTable, frame: Trap, seat: int, lang: str) -> str:
    """The prompt for a trapped warrior."""
    taken = len(table.tokens[frame.ability])
    return TRAP.fill(lang, god=seat_name(table, seat, lang), taken=taken, slots=SLOTS)


WORDINGS: Wordings = {
    Trap: (ask_trap, {NO_TRAP: TRAP_NOBODY, ELSE: TRAP_WARRIOR}),
}


ABOUT = Phrase(
    "Whenever enemy warriors die, Anubis may trap one of them in one of three slots; each "
    "makes the god figure 1 stronger in battle. The owner may summon it again for 1 follower, "
    "paid to Anubis.",
    "Immer wenn gegnerische Krieger sterben, darf Anubis einen davon auf einem von drei "
    "Plätzen festhalten; jeder macht die Gottfigur im Kampf um 1 stärker. Der Besitzer darf "
    "ihn für 1 Anhänger, der an Anubis geht, wieder aufstellen.",
)
EVENTS: dict[str, GodEvent] = {
    "trapped": (
        "god owner",
        Phrase("{god} traps a warrior of {owner}.", "{god} hält einen Krieger von {owner} fest."),
    ),
    "freed": (
        "god owner",
        Phrase(
            "A warrior of {owner} leaves the slots of {god}.",
            "Ein Krieger von {owner} verlässt die Plätze von {god}.",
        ),
    ),
}

IN_SHORT = Phrase("trapped {held} of {slots}", "festgehalten {held} von {slots}")


def in_short(view: Data, lang: str) -> str:
    """How many slots are full."""
    held = [place for area in view["areas"] for place in area["warriors"] if place == "trapped"]
    return IN_SHORT.fill(lang, held=len(held), slots=SLOTS)


LOOK = {
    "letter": "N",
    "color": "#5A3A94",
    "light": "#9B7AD1",
}

DECLARED = God(
    "anubis",
    Anubis,
    called=("Anubis", "Anubis"),
    gift=("Judge of the Dead", "Totenrichter"),
    about=ABOUT,
    rule="AK-AN1",
    wordings=WORDINGS,
    events=EVENTS,
    look=LOOK,
    in_short=in_short,
)
