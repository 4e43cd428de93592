"""Ankh for the engine: its name, its options and where each thing it must offer is found."""

from __future__ import annotations

from functools import cache
from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.position import frames_of
from ennead.engine.rng import Rng
from ennead.engine.rules import Data, Option, Reason, Rules
from ennead.engine.table import Event
from ennead.engine.why import refused
from ennead.engine.words import Term
from ennead.games.ankh import why
from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.ending import rules as ending
from ennead.games.ankh.packs import own_packs
from ennead.games.ankh.position import fields, pending
from ennead.games.ankh.position import read as reading
from ennead.games.ankh.setup import options
from ennead.games.ankh.setup.rules import set_up
from ennead.games.ankh.table import plain
from ennead.games.ankh.table.fields import ORDER_TOKEN, TOKENS
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import Turn
from ennead.games.ankh.view import events as view_events
from ennead.games.ankh.view import view
from ennead.games.ankh.words import cases
from ennead.games.ankh.words import questions as words
from ennead.games.ankh.words import terms as words_terms
from ennead.games.ankh.words.things import things
from ennead.games.catalogue import rule_text


class Ankh(Rules[AnkhTable]):
    """The game of gods, for 2 to 5 players (AK-S1)."""

    def __init__(self) -> None:
        super().__init__("ankh", 1, (2, 3, 4, 5))

    def options(self) -> tuple[Option, ...]:
        return options.options()

    def check_options(self, players: int, given: Data) -> Data:
        return options.check(players, given)

    def set_up(self, players: int, options_given: Data) -> AnkhTable:
        chosen = options.Chosen(players, options_given)
        return set_up(
            chosen.box, players, chosen.setup, chosen.first, chosen.gods, chosen.guardians
        )

    def ranking(self, table: AnkhTable) -> list[tuple[int, int, int]]:
        return ending.ranking(table)

    def view(self, table: AnkhTable, options: Data, seat: int | None) -> Data:
        return view.view(table, seat)

    def open_view(self, table: AnkhTable, options: Data) -> Data:
        return view.open_view(table)

    def own_view(self, table: AnkhTable, options: Data, seat: int | None) -> Data:
        return view.own_view(table, seat)

    def resample(self, table: AnkhTable, seat: int, rng: Rng) -> AnkhTable:
        return view.resample(table, seat, rng)

    def write(self, table: AnkhTable) -> Data:
        return plain.write(table)

    def read(self, data: Data, players: int) -> AnkhTable:
        chosen = options.Chosen(players, data["options"])
        return reading.read(data, players, chosen.setup, chosen.box)

    def keys(self) -> tuple[str, ...]:
        return plain.KEYS

    def frame_classes(self) -> dict[str, type[Frame[Any]]]:
        return box_of().frames

    def frames_at(self, table: AnkhTable) -> dict[str, type[Frame[Any]]]:
        return table.box.frames

    def beneath(self, table: AnkhTable, frame: Frame[Any]) -> tuple[str, ...]:
        more = table.box.beneath.get(type(frame).__name__, ())
        return (*frame.BENEATH, *more)

    def players_follow(self, table: AnkhTable) -> bool:
        return ending.is_far(table)

    def sits_out(self, table: AnkhTable, seat: int) -> bool:
        return ending.sits_out(table, seat)

    def turn_frames(self, seat: int) -> list[Frame[Any]]:
        return [Turn(seat)]

    def check_frames(self, table: AnkhTable) -> None:
        pending.check_frames(table, self)

    def misfit(self, table: AnkhTable, kind: str, value: object) -> str:
        return fields.misfit(table, kind, value)

    def ask(self, table: AnkhTable, seat: int, lang: str) -> str:
        return words.ask(table, seat, lang)

    def say(self, table: AnkhTable, answer: int, lang: str) -> str:
        return words.say(table, answer, lang)

    def tell(self, table: AnkhTable, event: Event, lang: str, names: list[str]) -> str:
        return words.tell(table, event, lang, names)

    def events(self) -> dict[str, str]:
        own_packs()  # with a pack its events become known
        return view_events.FIELDS

    def event_types(self) -> dict[str, Any]:
        return view_events.TYPES

    def token_verbs(self) -> tuple[str, ...]:
        return token_verbs()

    def event_data(self, table: AnkhTable, event: Event) -> Data:
        return view_events.event_data(table, event)

    def terms(self, lang: str) -> list[Term]:
        return words_terms.terms(lang)

    def why_not(self, table: AnkhTable, seat: int, wish: str, lang: str) -> Reason:
        found = refused(self, table, seat, why.with_verb(wish))
        case = cases.case(table, found, lang)
        return Reason(found.rule, rule_text("ankh", found.rule, lang), case)

    def over_rule(self, table: AnkhTable) -> str:
        return why.over_rule(table)

    def not_asked(
        self, table: AnkhTable, seat: int, wished: list[type[Frame[Any]]], verb: str
    ) -> str:
        return why.not_asked(table, seat, wished, verb)

    def otherwise(
        self, table: AnkhTable, seat: int, wished: list[type[Frame[Any]]], verb: str, what: str
    ) -> str:
        return why.otherwise(table, seat, wished, f"{verb} {what}".strip())

    def things(self, table: AnkhTable, kind: str) -> list[str] | None:
        return things(table, kind)


@cache
def token_verbs() -> tuple[str, ...]:
    """The verbs that are followed by conflict order tokens, in all packs of ours."""
    sections = [section for pack in own_packs().values() for section in pack.sections]
    forms = [form for frame in frames_of(*sections).values() for form in frame.VERBS]
    return tuple([words for words, kind, _ in forms if kind in (TOKENS, ORDER_TOKEN)])
