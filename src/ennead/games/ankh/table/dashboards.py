"""The atoms of dashboards: battle cards, Ankh powers, the tokens and slots of god abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ennead.games.ankh.table.pieces import BIT, TRAPPED, WHOLE_HAND
from ennead.games.ankh.table.table import AnkhTable

if TYPE_CHECKING:
    from ennead.games.ankh.powers.power import Power

T = TypeVar("T")


def play_cards(table: AnkhTable, god: int, cards: int) -> None:
    """A god's cards go from its hand face up in front of it (AK-Y3, AK-Y4)."""
    assert table.battle is not None
    table.hand[god] &= ~cards
    table.battle.played[god] = cards
    if table.events is not None:
        table.tell("cards", god, cards)


def take_back_cards(table: AnkhTable, god: int) -> None:
    """All of a god's cards go back into its hand (AK-K5)."""
    table.hand[god] = WHOLE_HAND
    if table.events is not None:
        table.tell("cards_back", god)


def take_back_card(table: AnkhTable, god: int, card: int) -> None:
    """One played card goes back into a god's hand."""
    table.hand[god] |= BIT[card]
    if table.events is not None:
        table.tell("card_back", god, BIT[card])


def unlock(table: AnkhTable, god: int, power: int, powers: tuple[Power, ...]) -> None:
    """An Ankh token goes onto a power; these are all that the god can do now (AK-P1)."""
    table.unlocked = replaced(table.unlocked, god, table.unlocked[god] | BIT[power])
    give_powers(table, god, powers)
    if table.events is not None:
        table.tell("unlocked", god, power)


def give_powers(table: AnkhTable, god: int, powers: tuple[Power, ...]) -> None:
    """A god can do these things from now on, and no others."""
    table.powers = replaced(table.powers, god, powers)


def clear_dashboard(table: AnkhTable, god: int) -> None:
    """A god's cards and Ankh tokens leave the game (AK-MG2, AK-FG1)."""
    table.hand[god] = 0
    table.unlocked = replaced(table.unlocked, god, 0)
    if table.events is not None:
        table.tell("dashboard_cleared", god)


def set_tokens(
    table: AnkhTable, ability: int, tokens: tuple[int, ...], event: str, *fields: object
) -> None:
    """The tokens of a god's ability lie otherwise; the event says what happened (AK-S10)."""
    changed = tokens != table.tokens[ability]
    table.tokens[ability] = tokens
    if table.events is not None and changed:
        table.tell(event, *fields)


def trap_warrior(table: AnkhTable, ability: int, figure: int, holder: int) -> None:
    """A killed warrior goes into a slot of another god (AK-AN1)."""
    table.place[figure] = TRAPPED
    table.tokens[ability] = tuple(sorted([*table.tokens[ability], figure]))
    if table.events is not None:
        table.tell("trapped", holder, table.owner[figure])


def free_warrior(table: AnkhTable, ability: int, figure: int, place: int, holder: int) -> None:
    """A trapped warrior leaves its slot for its owner's pool or the box (AK-AN3 to AK-AN5)."""
    table.place[figure] = place
    table.tokens[ability] = tuple([held for held in table.tokens[ability] if held != figure])
    if table.events is not None:
        table.tell("freed", holder, table.owner[figure])


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values but for one: clones share what seldom changes."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
