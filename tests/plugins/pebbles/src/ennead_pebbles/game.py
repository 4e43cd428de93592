"""Pebbles for the engine: set-up, views, positions, words and reasons."""

from __future__ import annotations

from typing import Any, cast

from ennead.engine.errors import PositionError
from ennead.engine.fields import NUMBERS, PLAYER
from ennead.engine.frames import UNANSWERED, Frame
from ennead.engine.position import check_stack, frames_of, whole_number
from ennead.engine.rng import Rng
from ennead.engine.rules import Data, Option, Reason, Rules
from ennead.engine.table import Event
from ennead.engine.why import refused
from ennead.engine.words import Count, Term
from ennead.games.catalogue import rule_text
from ennead_pebbles import tide, words
from ennead_pebbles.table import PebblesTable
from ennead_pebbles.tide import Offer, Tide

PEBBLES = 24
SHELLS = 5
KEYS = ("tide", "sea", "shore", "pebbles", "shells")


class Pebbles(Rules[PebblesTable]):
    """The game, for 2 to 4 players (PB-S1)."""

    def __init__(self) -> None:
        super().__init__("pebbles", 1, (2, 3, 4))

    def options(self) -> tuple[Option, ...]:
        return (Option("tides", (6, 3), "how many tides there are (PB-T1)"),)

    def set_up(self, players: int, options: Data) -> PebblesTable:
        """Everybody has 5 shells, and all pebbles are in the sea (PB-S2)."""
        nothing = [0] * players
        shells = [SHELLS] * players
        return PebblesTable([Tide()], [], [], options["tides"], 0, PEBBLES, 0, nothing, shells)

    def ranking(self, table: PebblesTable) -> list[tuple[int, int, int]]:
        """Most pebbles win, then most shells; who is equal in both shares the place (PB-E1)."""
        standings = list(zip(table.pebbles, table.shells, strict=True))
        order = sorted(range(len(standings)), key=lambda seat: standings[seat], reverse=True)
        return [
            (1 + sum([other > standings[seat] for other in standings]), seat, standings[seat][0])
            for seat in order
        ]

    def view(self, table: PebblesTable, options: Data, seat: int | None) -> Data:
        """Everything is open but offers that are not revealed yet (PB-O1)."""
        over = not table.frames
        asked = None
        if not over:
            question = type(table.frames[-1]).__name__.lower()
            asked = {"question": question, "seats": table.to_act()}
        return {
            "game": "pebbles",
            "tide": table.tide,
            "tides": table.tides,
            "sea": table.sea,
            "shore": table.shore,
            "areas": [
                {"pebbles": pebbles, "shells": shells}
                for pebbles, shells in zip(table.pebbles, table.shells, strict=True)
            ],
            "asked": asked,
            "over": over,
            "ranking": [list(place) for place in self.ranking(table)] if over else None,
        }

    def resample(self, table: PebblesTable, seat: int, rng: Rng) -> PebblesTable:
        """Offers of others that are not revealed yet are drawn anew."""
        other = table.clone()
        if other.sealed:
            frame = cast(Offer, other.frames[-1])
            for place, player in enumerate(frame.seats):
                if player != seat and other.sealed[place] != UNANSWERED:
                    offers = frame.legal(other, player)
                    other.sealed[place] = offers[int(rng.below(len(offers)))]
        return other

    # ---- positions

    def write(self, table: PebblesTable) -> Data:
        return {
            "tide": table.tide,
            "sea": table.sea,
            "shore": table.shore,
            "pebbles": table.pebbles[:],
            "shells": table.shells[:],
        }

    def read(self, data: Data, players: int) -> PebblesTable:
        pebbles = read_counts(data, "pebbles", players, 0, PEBBLES)
        shore = whole_number({"shore": 0, **data}, "shore", 0, PEBBLES)
        sea = whole_number({"sea": PEBBLES - shore - sum(pebbles), **data}, "sea", 0, PEBBLES)
        if sea + shore + sum(pebbles) != PEBBLES:
            found = sea + shore + sum(pebbles)
            raise PositionError(f"sea: expected {PEBBLES} pebbles in all, found {found}")
        tides = data["options"]["tides"]
        tide = whole_number({"tide": 1, **data}, "tide", 0, tides)
        shells = read_counts(data, "shells", players, SHELLS, Offer.ANSWERS[1])
        return PebblesTable([], [], [], tides, tide, sea, shore, pebbles, shells)

    def keys(self) -> tuple[str, ...]:
        return KEYS

    def turn_frames(self, seat: int) -> list[Frame[Any]]:
        """There are no turns: the next tide comes."""
        return [Tide()]

    def frame_classes(self) -> dict[str, type[Frame[Any]]]:
        return frames_of(tide)

    def check_frames(self, table: PebblesTable) -> None:
        check_stack(table, self)

    def misfit(self, table: PebblesTable, kind: str, value: object) -> str:
        players = len(table.shells)
        if kind == NUMBERS and value != tuple(range(players)):
            return f"expected all {players} seats, found {value!r}"
        if kind == PLAYER and value not in range(players):
            return f"there is no seat {value!r}"
        return super().misfit(table, kind, value)

    # ---- words

    def ask(self, table: PebblesTable, seat: int, lang: str) -> str:
        shore = Count(table.shore)
        return words.ASK[type(table.frames[-1]).__name__].fill(lang, shore=shore)

    def say(self, table: PebblesTable, answer: int, lang: str) -> str:
        verb = table.frames[-1].notation(table, answer).split()[0]
        return words.SAY[verb].fill(lang, number=Count(answer))

    def tell(self, table: PebblesTable, event: Event, lang: str, names: list[str]) -> str:
        return words.tell(event, lang, names)

    def events(self) -> dict[str, str]:
        return words.FIELDS

    def event_data(self, table: PebblesTable, event: Event) -> Data:
        return dict(words.fields_of(event))

    def terms(self, lang: str) -> list[Term]:
        return words.terms(lang)

    # ---- reasons: what the questions declare says nearly all of them

    def why_not(self, table: PebblesTable, seat: int, wish: str, lang: str) -> Reason:
        rule = refused(self, table, seat, wish).rule
        return Reason(rule, rule_text(self.name, rule, lang))

    def over_rule(self, table: PebblesTable) -> str:
        return "PB-T1"

    def not_asked(
        self, table: PebblesTable, seat: int, wished: list[type[Frame[Any]]], verb: str
    ) -> str:
        return wished[0].OBLIGES


def read_counts(data: Data, key: str, players: int, usual: int, most: int) -> list[int]:
    """A number for every seat; as at the beginning if it is left out."""
    found = data.get(key, [usual] * players)
    if not isinstance(found, list) or len(found) != players:
        raise PositionError(f"{key}: expected {players} numbers, found {found!r}")
    return [whole_number({key: number}, key, 0, most) for number in found]
