"""Serket, Petsuchos and the Pharaoh-Mummy (AK-X-SERKET, AK-X-PETS, AK-X-PMUM)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.words import Noun, Phrase
from ennead.games.ankh.data.tracks import GuardianCard
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.powers.power import Power, Questions
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.board import empty_land
from ennead.games.ankh.table.changes import move_figure, pass_on
from ennead.games.ankh.table.dashboards import set_tokens, take_back_card
from ennead.games.ankh.table.fields import ABILITY, CARDS, FIGURE, GODS_SEAT, SPACE
from ennead.games.ankh.table.pieces import BIT, CARD_NAMES, MAAT, WHOLE_HAND
from ennead.games.ankh.table.pieces import CARDS as NUMBER_OF_CARDS
from ennead.games.ankh.table.table import GOES_ON, AnkhTable
from ennead.games.ankh.unlocking.rules import free_bases
from ennead.hexes import hexset

SERKET_NAME: Final = "serket"
TAKES_BACK: Final = "pharaoh_mummy"
#: Answer to `TakeBackCard`, above every card: none.
NO_CARD: Final = NUMBER_OF_CARDS


class Serket(Power):
    """After a battle won with her she may go to another region (AK-X-SERKET1)."""

    def battle_won_with(self, table: AnkhTable, figure: int) -> Questions:
        return [SerketTo(table.owner[figure], figure)]


class SerketTo(Question[AnkhTable]):
    """An empty land space of another region, up to 6 spaces away, or none (AK-X-SERKET1)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("figure", FIGURE))
    BENEATH: ClassVar[tuple[str, ...]] = ("Regions", "KillDoomed", "SerketTo")
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[Verbs] = (verb("serket to", SPACE), verb("serket stays", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-X-SERKET1"
    WHEN: ClassVar[str] = "AK-X-SERKET1"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A Serket of this god on the board (AK-X-SERKET1)."""
        name = table.box.kinds[table.kinds[self.figure]].name
        stands = table.place[self.figure] >= 0 and table.owner[self.figure] == self.seat
        good = name == SERKET_NAME and stands
        return "" if good else "expected a Serket of this god on the board (AK-X-SERKET1)"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        within_three = table.division.map.within_three
        here = table.place[self.figure]
        region = table.division.region_of[here]
        warded = of_figures.warded_against(table, self.seat)
        left.never(table.division.map.water, "AK-B8")
        left.only(hexset.gathered(within_three, within_three[here]), "AK-X-SERKET1")
        left.never(table.division.regions[region], "AK-X-SERKET1")
        left.never(warded, of_figures.warding_rule(table, left.wish, "AK-M6"))
        left.only(empty_land(table), "AK-M3")
        if not hexset.is_empty(left.spaces()):
            left.may(DONE)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            move_figure(table, self.figure, answer)
            of_figures.read_presence(table)  # one that was borrowed is its owner's again


class Petsuchos(Power):
    """After a conflict he passes to the god with the least devotion (AK-X-PETS1)."""

    def conflict_ended(self, table: AnkhTable, figure: int) -> None:
        if table.ending != GOES_ON:
            return
        god = table.ascending[0]
        if table.owner[figure] != god and free_bases(table, god, table.kinds[figure]) > 0:
            of_figures.figure_left(table, figure)
            pass_on(table, figure, god)


class PharaohMummies(SpecialRule):
    """The tokens: the gods that have played Cycle of Ma'at in this conflict (AK-X-PMUM1)."""

    def write(self, table: AnkhTable) -> object:
        return list(self.tokens(table)) or None

    def read(self, table: AnkhTable, data: object) -> None:
        gods = [] if data is None else data
        if not isinstance(gods, list) or not all(god in table.ascending for god in gods):
            raise ValueError(f"expected gods in play by number, found {data!r}")
        table.tokens[self.number] = tuple(sorted(set(gods)))

    def observation_size(self) -> int:
        return 1

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """Whether the seat's god has played Cycle of Ma'at in this conflict."""
        return [int(table.god_of[seat] in self.tokens(table))]

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if not isinstance(frame, TakeBackCard):
            return super().question_flaw(table, frame)
        good = self.watches(table, frame.seat)
        return "" if good else "this god has no Pharaoh-Mummy on the board (AK-X-PMUM1)"

    def cards_revealed(self, table: AnkhTable, god: int) -> None:
        assert table.battle is not None
        if not self.takes_part(table):
            return
        for fighter in table.battle.gods:
            if table.battle.played[fighter] & BIT[MAAT] and fighter not in self.tokens(table):
                tokens = tuple(sorted([*self.tokens(table), fighter]))
                set_tokens(table, self.number, tokens, "mummies_sleep", fighter)

    def conflict_over(self, table: AnkhTable, god: int) -> Questions:
        """Who has one on the board may take back a played card (AK-X-PMUM1)."""
        cycled = self.tokens(table)
        set_tokens(table, self.number, (), "mummies_wake")
        return [
            TakeBackCard(other, self.number)
            for other in table.ascending
            if other not in cycled and self.watches(table, other)
        ]

    def takes_part(self, table: AnkhTable) -> bool:
        """Whether there are Pharaoh-Mummies in this game."""
        return TAKES_BACK in [table.box.kinds[kind].name for kind in table.guardians]

    def watches(self, table: AnkhTable, god: int) -> bool:
        """Whether a god has a Pharaoh-Mummy on the board."""
        return any(
            owner == god
            and table.place[figure] >= 0
            and table.box.kinds[table.kinds[figure]].name == TAKES_BACK
            for figure, owner in enumerate(table.owner)
        )


class TakeBackCard(Question[AnkhTable]):
    """A played card goes back to the hand, or none (AK-X-PMUM1)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn", "TakeBackCard")
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_CARD)
    VERBS: ClassVar[Verbs] = (verb("take back", CARDS), verb("take back nothing", number=NO_CARD))
    NOTHING: ClassVar[int] = NO_CARD
    OBLIGES: ClassVar[str] = "AK-X-PMUM1"
    WHEN: ClassVar[str] = "AK-X-PMUM1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return list(range(NO_CARD + 1))

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        played = WHOLE_HAND & ~table.hand[self.seat]
        left.only_numbers(played | bit(NO_CARD) if played else 0, "AK-X-PMUM1")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return "take back nothing" if answer == NO_CARD else f"take back {CARD_NAMES[answer]}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != NO_CARD:
            take_back_card(table, self.seat, answer)


SERKET = Guardian(
    GuardianCard(SERKET_NAME, level=2, large=True, figures=2),
    Serket(),
    Noun("Serket", "Selket", ""),
    Phrase(
        "After a battle won with her in the region she may go to another region, up to 6 spaces "
        "away. Size and reach are a house rule.",
        "Nach einem Kampf, der mit ihr in der Region gewonnen wurde, darf sie in eine andere "
        "Region gehen, bis zu 6 Felder weit. Größe und Reichweite sind eine Hausregel.",
    ),
    "AK-X-SERKET1",
    look={
        "letter": "r",
        "shape": "M-16 16L-9 4L-14-4L-8-8L-3-2V-10C-3-20 12-22 15-13L10-10C8-14 3-12 4-7V-2L10-8"
        "L16-4L11 4L18 16H12L6 8H-4L-10 16Z",
    },
)
PETSUCHOS = Guardian(
    GuardianCard("petsuchos", level=0, large=True, figures=2, strength=3),
    Petsuchos(),
    Noun("Petsuchos", "Petsuchos", ""),
    Phrase(
        "House rule: he counts strength 3. After each conflict he passes into the pool of the god "
        "with the least devotion.",
        "Hausregel: Er zählt Stärke 3. Nach jedem Konflikt kommt er in den Vorrat des Gottes mit "
        "der geringsten Verehrung.",
    ),
    "AK-X-PETS1",
    look={"letter": "q", "shape": "M-22 8L-8-4L4-6L8-12L13-6L22-2L20 4H2L-6 12L-10 7L-16 12Z"},
)
PHARAOH_MUMMY = Guardian(
    GuardianCard(TAKES_BACK, level=1, large=False, figures=3),
    Power(),
    Noun("Pharaoh-Mummy", "Pharaonenmumie", "f"),
    Phrase(
        "House rule: after each conflict a god with one on the board may take back one played "
        "card, unless it has played Cycle of Ma'at in that conflict.",
        "Hausregel: Nach jedem Konflikt darf ein Gott mit einer auf dem Spielplan eine gespielte "
        "Karte zurücknehmen, sofern er in diesem Konflikt nicht „Kreislauf der Maat“ gespielt hat.",
    ),
    "AK-X-PMUM1",
    look={"letter": "y", "shape": "M-9 18V-2L-13-14L-6-20H6L13-14L9-2V18ZM-6-10H6V-6H-6Z"},
)
