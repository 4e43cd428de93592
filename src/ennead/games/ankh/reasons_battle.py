"""What stands in the way of a wish in a battle.

Each function is asked about a wish that fits the question on top but is not among its answers.
"""

from __future__ import annotations

from ennead.games.ankh.battle.killing import Return
from ennead.games.ankh.powers import moments
from ennead.games.ankh.powers.ankh_powers import Gather
from ennead.games.ankh.reasons_turn import is_next_to
from ennead.games.ankh.table.board import empty_land, god_figure
from ennead.games.ankh.table.pieces import number_of
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset


def play(table: AnkhTable, frame: object, god: int, cards: int) -> str:
    """Cards that are not in the hand, or too many or too few of them."""
    if cards & ~table.hand[god]:
        return "AK-Y4"
    if number_of(cards) < moments.cards_to_play(table, god):
        return "AK-AM3"
    return moments.two_cards_rule(table, god) or "AK-Y3"


def build_at(table: AnkhTable, frame: object, god: int, space: int) -> str:
    """A space that takes no monument."""
    assert table.battle is not None
    land = table.division.lands[table.battle.region]
    free = hexset.contains(hexset.common(empty_land(table), land), space)
    return "AK-O4" if free else "AK-K4"


def come_back(table: AnkhTable, frame: Return, god: int, space: int) -> str:
    """A space where a killed figure cannot return."""
    if hexset.contains(moments.warded_against(table, god), space):
        return "AK-O4"
    home = table.place[god_figure(table, god)]
    adjacent = hexset.contains(table.division.adjacent[home], space)
    return "AK-B5" if is_next_to(table, space, hexset.single(home)) and not adjacent else "AK-GM1"


def gather(table: AnkhTable, frame: Gather, god: int, space: int) -> str:
    """A figure that does not come to the battle: not one's own, or moved already."""
    return "AK-LP1" if hexset.contains(table.figures[god], space) else "AK-L2b"


def gather_at(table: AnkhTable, frame: object, god: int, space: int) -> str:
    """A space that no figure comes to."""
    barred = hexset.contains(moments.warded_against(table, god), space)
    return "AK-LP2" if barred or not table.division.map.is_land(space) else "AK-L2b"
