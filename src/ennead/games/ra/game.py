"""Ra for the engine: its name, its options and where each thing it must offer is found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ennead.engine.fields import PLAYER
from ennead.engine.frames import Frame
from ennead.engine.position import frames_of
from ennead.engine.rng import Rng
from ennead.engine.rules import Data, Option, Reason, Rules
from ennead.engine.table import Event
from ennead.engine.why import refused
from ennead.engine.words import Term
from ennead.games.catalogue import rule_text
from ennead.games.ra import orders, why
from ennead.games.ra.auction import rules as auction
from ennead.games.ra.disasters import rules as disasters
from ennead.games.ra.epoch import rules as epoch
from ennead.games.ra.position import before, pending, read, write
from ennead.games.ra.setup import rules as setup
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import NAMES, SUN_GROUPS, TILE
from ennead.games.ra.turn import rules as turn
from ennead.games.ra.view import events as view_events
from ennead.games.ra.view import view
from ennead.games.ra.words import about, questions, tell

#: The sections of the rules, in the rulebook's order: what is asked and in progress is theirs.
SECTIONS = (setup, turn, auction, disasters, epoch)
FRAMES = frames_of(*SECTIONS)

OPTIONS = (
    Option("open_scores", (True, False), "everybody sees everybody's points (RA-I1)"),
    Option("tile_counter", (True, False), "views show what is left in the bag (RA-I2)"),
)


class Ra(Rules[RaTable]):
    """The auction game, for 2 to 5 players (RA-S1)."""

    def __init__(self) -> None:
        super().__init__("ra", 1, tuple(SUN_GROUPS))

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def set_up(self, players: int, options: Data) -> RaTable:
        return setup.set_up(players)

    def ranking(self, table: RaTable) -> list[tuple[int, int, int]]:
        return epoch.ranking(table)

    def view(self, table: RaTable, options: Data, seat: int | None) -> Data:
        return view.view(table, options, seat)

    def resample(self, table: RaTable, seat: int, rng: Rng) -> RaTable:
        """Only the order of the bag is unknown, and the table holds no order: a clone will do.

        Covered points and the bag's contents follow from what everybody saw.
        """
        return table.clone()

    def write(self, table: RaTable) -> Data:
        return write.write(table)

    def read(self, data: Data, players: int) -> RaTable:
        return read.read(data, players)

    def keys(self) -> tuple[str, ...]:
        return read.KEYS

    def frame_classes(self) -> dict[str, type[Frame[Any]]]:
        return FRAMES

    def turn_frames(self, seat: int) -> list[Frame[Any]]:
        return pending.turn_frames(seat)

    def check_frames(self, table: RaTable) -> None:
        pending.check_frames(table, self)
        pending.lose_what_waits(table)

    def as_written_before(self, position: Data) -> Iterable[Data]:
        return before.as_written_before(position)

    def ask(self, table: RaTable, seat: int, lang: str) -> str:
        return questions.ask(table, lang)

    def say(self, table: RaTable, answer: int, lang: str) -> str:
        return questions.say(table, answer, lang)

    def tell(self, table: RaTable, event: Event, lang: str, names: list[str]) -> str:
        return tell.tell(event, lang, names)

    def events(self) -> dict[str, str]:
        return view_events.FIELDS

    def event_types(self) -> dict[str, Any]:
        return view_events.TYPES

    def token_verbs(self) -> tuple[str, ...]:
        return ("bid", "suns")

    def event_data(self, table: RaTable, event: Event) -> Data:
        return view_events.event_data(event)

    def terms(self, lang: str) -> list[Term]:
        return about.terms(lang)

    def sits_out(self, table: RaTable, seat: int) -> bool:
        return turn.sits_out(table, seat)

    def check_order(self, order: Data) -> None:
        orders.check(order)

    def ordered_answer(self, table: RaTable, seat: int, order: Data) -> int | None:
        return orders.answer(table, seat, order)

    def orders_are_over(self, asked: Frame[Any], following: Frame[Any] | None) -> bool:
        return orders.are_over(asked, following)

    def why_not(self, table: RaTable, seat: int, wish: str, lang: str) -> Reason:
        found = refused(self, table, seat, wish)
        case = why.case(table, found, lang)
        return Reason(found.rule, rule_text("ra", found.rule, lang), case)

    def misfit(self, table: RaTable, kind: str, value: object) -> str:
        if kind != PLAYER or type(value) is not int:
            return super().misfit(table, kind, value)
        players = table.players
        return "" if 0 <= value < players else f"there is no player {value}"

    def over_rule(self, table: RaTable) -> str:
        return "RA-E7"

    def not_asked(
        self, table: RaTable, seat: int, wished: list[type[Frame[Any]]], verb: str
    ) -> str:
        return why.not_asked(table, seat, wished, verb)

    def things(self, table: RaTable, kind: str) -> list[str] | None:
        return list(NAMES) if kind == TILE else None
