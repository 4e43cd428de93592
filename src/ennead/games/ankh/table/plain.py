"""A table of Ankh as plain data: what positions write, and views show."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from ennead.engine.rules import Data
from ennead.games.ankh.table.division import Division
from ennead.games.ankh.table.map import Map, board
from ennead.games.ankh.table.names import name_of, space_name
from ennead.games.ankh.table.pieces import (
    BIT,
    CARD,
    CARD_NAMES,
    NOBODY,
    OUT,
    POOL,
    POWER_NAMES,
    TRAPPED,
    WARRIORS,
    cards_in,
)
from ennead.games.ankh.table.table import ENDING_NAMES, AnkhTable, Battle
from ennead.hexes import hexset
from ennead.hexes.grid import DIRECTIONS

PLACES: Final = {POOL: "pool", TRAPPED: "trapped", CARD: "card", OUT: "out"}
#: A god's own figure and its warriors are numbered through, god by god, then the guardians.
FIGURES_OF_A_GOD: Final = 1 + WARRIORS

KEYS: Final = (
    "map",
    "camels",
    "order",
    "monuments",
    "areas",
    "guardians",
    "guardian_figures",
    "plays",
    "ascending",
    "tokens",
    "aims",
    "markers",
    "event",
    "tiebreaker",
    "first",
    "battle",
    "winner",
    "ending",
)
AREA_KEYS: Final = ("god", "followers", "devotion", "figure", "warriors", "powers", "hand")
BATTLE_KEYS: Final = (
    "region",
    "gods",
    "played",
    "protected",
    "lost",
    "present",
    "strength",
    "winner",
    "lead",
)


def write(table: AnkhTable) -> Data:
    """The table as plain data, without its frames."""
    return {**write_open(table), "tokens": write_tokens(table)}


def write_open(table: AnkhTable) -> Data:
    """What everybody may know: all but the tokens of gods and of special rules."""
    data: Data = {}
    kinds = table.box.kinds
    if table.division.map is not board():
        data["map"] = write_map(table.division.map)
    return {
        **data,
        "camels": list(camel_names(table.division)),
        "order": {
            str(token): name
            for token, name in zip(table.order, region_names(table.division), strict=True)
            if token
        },
        "monuments": write_monuments(table),
        "areas": [write_area(table, god) for god in range(table.players)],
        "guardians": [kinds[kind].name for kind in table.guardians],
        "guardian_figures": write_guardians(table),
        "plays": list(table.god_of),
        "ascending": list(table.ascending),
        "aims": [[space_name(table, table.place[f]), DIRECTIONS[d].lower()] for f, d in table.aims],
        "markers": list(table.markers),
        "event": table.event,
        "tiebreaker": write_tiebreaker(table),
        "first": none_if_nobody(table.first),
        "battle": None if table.battle is None else write_battle(table.battle),
        "winner": none_if_nobody(table.winner),
        "ending": ENDING_NAMES[table.ending],
    }


def write_map(made: Map) -> Data:
    """A map of one's own: rows of letters and the rivers."""
    return {key: list(lines) for key, lines in map_lines(made).items()}


# A map and a division never change, and there are few hands: they are written once and looked up.


@lru_cache(maxsize=64)
def map_lines(made: Map) -> dict[str, list[str]]:
    """The lines of a map."""
    height = max(made.grid.rows) + 1
    width = max(made.grid.columns) + 1
    rows = [["."] * width for _ in range(height)]
    for space in range(made.size):
        row, column = made.place(space)
        rows[row][column] = "FDW"[made.terrain[space]]
    edges = [made.grid.edges[edge] for edge in made.rivers]
    return {
        "rows": ["".join(row) for row in rows],
        "rivers": [f"{name_of(made, a)}/{name_of(made, b)}" for a, b in edges],
    }


@lru_cache(maxsize=256)
def camel_names(division: Division) -> tuple[str, ...]:
    """The edges with a camel."""
    names, edges = division.map.space_names, division.map.grid.edges
    ends = [edges[edge] for edge in division.camels]
    return tuple([f"{names[first]}/{names[second]}" for first, second in ends])


@lru_cache(maxsize=256)
def region_names(division: Division) -> tuple[str, ...]:
    """Every region by its first land space."""
    return tuple([name_of(division.map, hexset.lowest(land)) for land in division.lands])


@lru_cache(maxsize=256)
def hand_names(hand: int) -> tuple[str, ...]:
    """The battle cards of a hand."""
    return tuple([CARD_NAMES[card] for card in cards_in(hand)])


@lru_cache(maxsize=4096)
def powers_unlocked(unlocked: int) -> tuple[str, ...]:
    """The Ankh powers that a god has."""
    return tuple([name for number, name in enumerate(POWER_NAMES) if unlocked & BIT[number]])


def write_monuments(table: AnkhTable) -> list[list[object]]:
    """Every monument: its type, its space, and who controls it."""
    types = table.box.monument_names
    names = table.division.map.space_names
    controllers = {
        space: god for god, held in enumerate(table.controlled) for space in hexset.members(held)
    }
    return [
        [types[monument], names[space], controllers.get(space)]
        for monument, spaces in enumerate(table.standing)
        for space in hexset.members(spaces)
    ]


def controller_of(table: AnkhTable, space: int) -> int | None:
    """The god that controls a monument."""
    for god, held in enumerate(table.controlled):
        if hexset.contains(held, space):
            return god
    return None


def write_area(table: AnkhTable, god: int) -> Data:
    """A god's pieces; before the pieces are placed it has none."""
    first = god * FIGURES_OF_A_GOD
    places = write_places(table, table.place[first : first + FIGURES_OF_A_GOD])
    return {
        "god": table.box.god_names[table.gods[god]] if god < len(table.gods) else None,
        "followers": table.followers[god],
        "devotion": table.devotion[god],
        "figure": places[0] if places else None,
        "warriors": places[1:],
        "powers": list(powers_unlocked(table.unlocked[god])),
        "hand": list(hand_names(table.hand[god])),
    }


def write_places(table: AnkhTable, places: Iterable[int]) -> list[str]:
    """Where figures are."""
    names = table.division.map.space_names
    return [names[place] if place >= 0 else PLACES[place] for place in places]


def write_guardians(table: AnkhTable) -> list[list[object]]:
    """Every guardian figure: its name, its god, where it is."""
    first = table.players * FIGURES_OF_A_GOD
    kinds, owners = table.kinds[first:], table.owner[first:]
    return [
        [table.box.kinds[kind].name, none_if_nobody(owner), place]
        for kind, owner, place in zip(
            kinds, owners, write_places(table, table.place[first:]), strict=True
        )
    ]


def write_tokens(table: AnkhTable) -> dict[str, Any]:
    """The tokens of the gods that take part, and of special rules."""
    box = table.box
    written = {
        box.holder_names[number]: box.holders[number].write(table)
        for number in box.holders_among(table.gods)
    }
    return {name: tokens for name, tokens in written.items() if tokens is not None}


def write_tiebreaker(table: AnkhTable) -> Data | None:
    """Who holds the battle tiebreaker."""
    if table.tiebreaker == NOBODY:
        return None
    return {"god": table.tiebreaker, "face_up": table.tiebreaker_up}


def write_battle(battle: Battle) -> Data:
    """A battle in progress; cards are masks, figures are numbers."""
    return {
        "region": battle.region,
        "gods": list(battle.gods),
        "played": list(battle.played),
        "protected": battle.protected,
        "lost": list(battle.lost),
        "present": list(battle.present),
        "strength": list(battle.strength),
        "winner": none_if_nobody(battle.winner),
        "lead": battle.lead,
    }


def none_if_nobody(number: int) -> int | None:
    """Nobody as JSON has it."""
    return None if number == NOBODY else number
