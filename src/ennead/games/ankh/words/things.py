"""What lies on the table, called by its name: gods, figures, monuments, spaces and regions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from ennead.engine.frames import Frame
from ennead.engine.words import Noun, Phrase, joined
from ennead.games.ankh.summoning.rules import NO_FIGURE, kind_name
from ennead.games.ankh.table.fields import (
    CARDS,
    DIRECTION,
    EDGE,
    FIGURE_AT,
    GOD,
    GUARDIAN,
    KIND,
    MONUMENT,
    ORDER_TOKEN,
    POWER,
    SPACE,
    TOKENS,
)
from ennead.games.ankh.table.names import edge_name
from ennead.games.ankh.table.pieces import (
    ACTION_NAMES,
    CARD_NAMES,
    ORDER_TOKENS,
    POWER_NAMES,
    cards_in,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words import names
from ennead.hexes.grid import DIRECTIONS

#: A function of the table, the question, the seat or the answer, and the language. A phrase that it
#: returns is filled with the things of the question (`words.slots`).
Worded = Callable[[AnkhTable, Any, int, str], "str | Phrase"]
#: The prompt of a question, and what its answers mean: all of them, or by number.
Prompt = Phrase | Worded
Meaning = Phrase | dict[int, Phrase] | Worded
Wordings = dict[type[Frame[Any]], tuple[Prompt, Meaning]]
#: Every answer that is not listed.
ELSE: Final = -1


def god_name(table: AnkhTable, god: int, lang: str) -> str:
    """A god as it is now: `Amun`, or `Amun-Ra` when merged."""
    return team_name(table, table.god_of, god, lang)


def seat_name(table: AnkhTable, seat: int, lang: str) -> str:
    """The god that a seat plays."""
    return god_name(table, table.god_of[seat], lang)


def team_name(table: AnkhTable, plays: tuple[int, ...], god: int, lang: str) -> str:
    """A god by who plays which god; the names of a merged one in the order of the gods of Egypt."""
    return name_of_team(table.box.god_names, table.gods, plays, god, lang)


@lru_cache(maxsize=512)
def name_of_team(
    known: tuple[str, ...], gods: tuple[int, ...], plays: tuple[int, ...], god: int, lang: str
) -> str:
    """The names of all the gods that are played as one."""
    numbers = [gods[seat] for seat, played in enumerate(plays) if played == plays[god]]
    return "-".join([called(known[number], lang) for number in sorted(numbers)])


def born_name(table: AnkhTable, god: int, lang: str) -> str:
    """A god by the name it began with."""
    return called(table.box.god_names[table.gods[god]], lang)


def called(god: str, lang: str) -> str:
    """One of the gods of Egypt by its name in notation."""
    # Imported here, for the gods' own words are made of what this module says.
    from ennead.games.ankh.words.gods import GODS

    return names.name(GODS, god, lang)


def god_names(table: AnkhTable, gods: Sequence[int], lang: str) -> str:
    """Several gods: `Amun, Isis and Ra`."""
    return joined([god_name(table, god, lang) for god in gods], lang)


def kind_noun(table: AnkhTable, kind: int) -> Noun:
    """A kind of figure with its articles."""
    return names.FIGURE_NOUNS[kind_name(table, kind)]


def figure_noun(table: AnkhTable, figure: int) -> Noun:
    """A figure with its articles."""
    return kind_noun(table, table.kinds[figure])


def monument_noun(table: AnkhTable, monument: int) -> Noun:
    """A type of monument with its articles."""
    return names.MONUMENT_NOUNS[table.box.monument_names[monument]]


def action_name(action: int, lang: str) -> str:
    """An action within a sentence."""
    return names.quoted(names.ACTIONS, ACTION_NAMES[action], lang)


@lru_cache(maxsize=512)
def card_names(cards: int, lang: str) -> str:
    """The battle cards of a mask: `Chariots and Miracle`."""
    return joined(
        [names.quoted(names.CARDS, CARD_NAMES[card], lang) for card in cards_in(cards)], lang
    )


def direction_names(direction: int, lang: str) -> str:
    """A direction and the next one clockwise: `north and north-east`."""
    both = (direction, (direction + 1) % len(DIRECTIONS))
    keys = [DIRECTIONS[number].lower() for number in both]
    return joined([names.name(names.DIRECTIONS, key, lang) for key in keys], lang)


def region(table: AnkhTable, number: int, lang: str) -> str:
    """A region by its conflict order token and, while nobody has split it, its part of Egypt."""
    called = f"{'Region' if lang == 'de' else 'region'} {table.order[number]}"
    for key, land in table.division.map.region_names.items():
        if land == table.division.lands[number] and key in names.REGIONS:
            return f"{called} ({names.name(names.REGIONS, key, lang)})"
    return called


def battle_region(table: AnkhTable, lang: str) -> str:
    """The region that is fought over."""
    assert table.battle is not None
    return region(table, table.battle.region, lang)


def things(table: AnkhTable, kind: str) -> list[str] | None:
    """What a kind of thing can be called after a verb; None if it is any number."""
    board = table.division.map
    if kind == SPACE:
        return list(board.space_names)
    if kind == EDGE:
        return [edge_name(table, edge) for edge in range(len(board.grid.edges))]
    if kind == TOKENS:
        pairs = combinations(range(ORDER_TOKENS + 1), 2)
        return [f"{one} {other}" for one, other in pairs]
    if kind == ORDER_TOKEN:
        return [str(token) for token in range(1, ORDER_TOKENS + 1)]
    if kind == GOD:
        return list(table.box.god_names)
    kinds = [card.name for number, card in enumerate(table.box.kinds) if number != NO_FIGURE]
    if kind == KIND:
        return kinds
    if kind == FIGURE_AT:
        return [*kinds, *[f"{name} {space}" for name in kinds for space in board.space_names]]
    if kind == GUARDIAN:
        return [table.box.kinds[number].name for number in table.box.guardian_kinds]
    if kind == MONUMENT:
        return list(table.box.monument_names)
    return CALLED.get(kind)


#: What things are called that are the same at every table.
CALLED: dict[str, list[str]] = {
    DIRECTION: [direction.lower() for direction in DIRECTIONS],
    POWER: list(POWER_NAMES),
    CARDS: [*CARD_NAMES, *[" ".join(pair) for pair in combinations(CARD_NAMES, 2)]],
}
