"""Ankh for the engine: its name, its options and where each thing it must offer is found."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from ennead.engine.frames import Frame
from ennead.engine.position import frames_of
from ennead.engine.rng import Rng
from ennead.engine.rules import Data, Option, Reason, Rules
from ennead.engine.table import Event, Table
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


class Ankh(Rules):
    """The game of gods, for 2 to 5 players (AK-S1)."""

    def __init__(self) -> None:
        super().__init__("ankh", 1, (2, 3, 4, 5))

    def options(self) -> tuple[Option, ...]:
        return options.options()

    def check_options(self, players: int, given: Data) -> Data:
        return options.check(players, given)

    def set_up(self, players: int, options_given: Data) -> Table:
        chosen = options.Chosen(players, options_given)
        return set_up(
            chosen.box, players, chosen.setup, chosen.first, chosen.gods, chosen.guardians
        )

    def ranking(self, table: Table) -> list[tuple[int, int, int]]:
        return ending.ranking(cast(AnkhTable, table))

    def view(self, table: Table, options: Data, seat: int | None) -> Data:
        return view.view(cast(AnkhTable, table), seat)

    def open_view(self, table: Table, options: Data) -> Data:
        return view.open_view(cast(AnkhTable, table))

    def own_view(self, table: Table, options: Data, seat: int | None) -> Data:
        return view.own_view(cast(AnkhTable, table), seat)

    def resample(self, table: Table, seat: int, rng: Rng) -> Table:
        return view.resample(cast(AnkhTable, table), seat, rng)

    def write(self, table: Table) -> Data:
        return plain.write(cast(AnkhTable, table))

    def read(self, data: Data, players: int) -> Table:
        chosen = options.Chosen(players, data["options"])
        return reading.read(data, players, chosen.setup, chosen.box)

    def keys(self) -> tuple[str, ...]:
        return plain.KEYS

    def frame_classes(self) -> dict[str, type[Frame[Any]]]:
        return box_of().frames

    def frames_at(self, table: Table) -> dict[str, type[Frame[Any]]]:
        return cast(AnkhTable, table).box.frames

    def beneath(self, table: Table, frame: Frame[Any]) -> tuple[str, ...]:
        more = cast(AnkhTable, table).box.beneath.get(type(frame).__name__, ())
        return (*frame.BENEATH, *more)

    def players_follow(self, table: Table) -> bool:
        return ending.is_far(cast(AnkhTable, table))

    def sits_out(self, table: Table, seat: int) -> bool:
        return ending.sits_out(cast(AnkhTable, table), seat)

    def turn_frames(self, seat: int) -> list[Frame[Any]]:
        return [Turn(seat)]

    def check_frames(self, table: Table) -> None:
        pending.check_frames(cast(AnkhTable, table), self)

    def misfit(self, table: Table, kind: str, value: object) -> str:
        return fields.misfit(cast(AnkhTable, table), kind, value)

    def ask(self, table: Table, seat: int, lang: str) -> str:
        return words.ask(cast(AnkhTable, table), seat, lang)

    def say(self, table: Table, answer: int, lang: str) -> str:
        return words.say(cast(AnkhTable, table), answer, lang)

    def tell(self, table: Table, event: Event, lang: str, names: list[str]) -> str:
        return words.tell(cast(AnkhTable, table), event, lang, names)

    def events(self) -> dict[str, str]:
        own_packs()  # with a pack its events become known
        return view_events.FIELDS

    def event_types(self) -> dict[str, Any]:
        return view_events.TYPES

    def token_verbs(self) -> tuple[str, ...]:
        return token_verbs()

    def event_data(self, table: Table, event: Event) -> Data:
        return view_events.event_data(cast(AnkhTable, table), event)

    def terms(self, lang: str) -> list[Term]:
        return words_terms.terms(lang)

    def why_not(self, table: Table, seat: int, wish: str, lang: str) -> Reason:
        found = refused(self, table, seat, why.with_verb(wish))
        case = cases.case(cast(AnkhTable, table), found, lang)
        return Reason(found.rule, rule_text("ankh", found.rule, lang), case)

    def over_rule(self, table: Table) -> str:
        return why.over_rule(cast(AnkhTable, table))

    def not_asked(self, table: Table, seat: int, wished: list[type[Frame[Any]]], verb: str) -> str:
        return why.not_asked(cast(AnkhTable, table), seat, wished, verb)

    def otherwise(
        self, table: Table, seat: int, wished: list[type[Frame[Any]]], verb: str, what: str
    ) -> str:
        return why.otherwise(cast(AnkhTable, table), seat, wished, f"{verb} {what}".strip())

    def things(self, table: Table, kind: str) -> list[str] | None:
        return things(cast(AnkhTable, table), kind)


@cache
def token_verbs() -> tuple[str, ...]:
    """The verbs that are followed by conflict order tokens, in all packs of ours."""
    sections = [section for pack in own_packs().values() for section in pack.sections]
    forms = [form for frame in frames_of(*sections).values() for form in frame.VERBS]
    return tuple([words for words, kind, _ in forms if kind in (TOKENS, ORDER_TOKEN)])
