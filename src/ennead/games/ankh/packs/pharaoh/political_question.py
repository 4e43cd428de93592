"""Whether a political card is played in a turn: what the questions of such cards have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ennead.engine.frames import Fields, Verbs, verb
from ennead.engine.steps import NO, YES, YesNo
from ennead.games.ankh.packs.pharaoh.cards import PoliticalCards, cards_of
from ennead.games.ankh.table.fields import ABILITY, SEAT
from ennead.games.ankh.table.table import AnkhTable


@mypyc_attr(allow_interpreted_subclasses=True)
class PoliticalQuestion(YesNo[AnkhTable]):
    """Whether a card is played."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver",)
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("play card", number=YES), verb("keep card", number=NO))
    NOTHING: ClassVar[int] = NO

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def card(self) -> int:
        """The kind of the card."""
        raise NotImplementedError

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            cards, god = cards_of(table), table.god_of[self.seat]
            cards.play_in_turn(table, god, self.card())
            self.carry_out(table, cards, god)

    def carry_out(self, table: AnkhTable, cards: PoliticalCards, god: int) -> None:
        """What the card does."""
        raise NotImplementedError
