"""The palace: after every Control Monument event a player may take a card into a second, open hand.

Who takes none gains a follower.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bitset
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.powers.power import NOTHING, Questions
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.changes import gain_followers
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, SEAT
from ennead.games.ankh.table.pieces import CONTROL
from ennead.games.ankh.table.table import AnkhTable

CARD_NAMES: Final = ("vizier", "scribe", "harvest", "envoy")
#: Answer to `TakeCard`, above every card: none.
NO_CARD: Final = len(CARD_NAMES)
SEATS: Final = 5


class Palace(SpecialRule):
    """The tokens are the open hands by seat, each a mask of cards."""

    def first_tokens(self) -> tuple[int, ...]:
        return (0,) * SEATS

    def after_event(self, table: AnkhTable, seat: int, event: str) -> Questions:
        """After every Control Monument event (AK-PAL1)."""
        return [TakeCard(seat, self.number)] if event == CONTROL else NOTHING

    def write(self, table: AnkhTable) -> object:
        return [names(hand) for hand in self.tokens(table)[: table.players]]

    def read(self, table: AnkhTable, data: object) -> None:
        hands = [0] * SEATS
        if data is not None:
            if not isinstance(data, list) or len(data) != table.players:
                raise ValueError(f"expected a hand for each player, found {data!r}")
            for seat, cards in enumerate(data):
                hands[seat] = sum(1 << CARD_NAMES.index(card) for card in cards)
        table.tokens[self.number] = tuple(hands)

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        return "" if self.in_palace(table) else "the palace is empty (AK-PAL1)"

    def in_palace(self, table: AnkhTable) -> list[int]:
        """The cards that nobody has."""
        held = 0
        for hand in self.tokens(table):
            held |= hand
        return [card for card in range(len(CARD_NAMES)) if not held & (1 << card)]


class TakeCard(Question[AnkhTable]):
    """A card of the palace, or none (AK-PAL1)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("NextTurn",)
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_CARD)
    VERBS: ClassVar[Verbs] = (
        *[verb(f"take {name}", number=card) for card, name in enumerate(CARD_NAMES)],
        verb("take nothing", number=NO_CARD),
    )
    NOTHING: ClassVar[int] = NO_CARD
    OBLIGES: ClassVar[str] = "AK-PAL1"
    WHEN: ClassVar[str] = "AK-PAL1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        rule = table.box.holders[self.ability]
        assert isinstance(rule, Palace)
        cards = rule.in_palace(table)
        left.only_numbers(bitset([*cards, NO_CARD]) if cards else 0, "AK-PAL1")

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer == NO_CARD:
            gain_followers(table, table.god_of[self.seat], 1)
            return
        hands = list(table.tokens[self.ability])
        hands[self.seat] |= 1 << answer
        set_tokens(table, self.ability, tuple(hands), "card_taken", table.god_of[self.seat], answer)


def names(hand: int) -> list[str]:
    """The cards of a hand."""
    return [name for card, name in enumerate(CARD_NAMES) if hand & (1 << card)]
