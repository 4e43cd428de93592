"""What stands in the way of a wish in an action or an event: moving, summoning, camels, control.

Each function is asked about a wish that fits the question on top but is not among its answers.
"""

from __future__ import annotations

from ennead.games.ankh.caravan.lines import LONGEST
from ennead.games.ankh.caravan.rules import PlaceCamel
from ennead.games.ankh.moving.rules import MoveFigure, MoveTo, Push
from ennead.games.ankh.powers import moments
from ennead.games.ankh.summoning.rules import (
    CAPTIVE,
    CAPTIVE_PRICE,
    REGULAR,
    TOKENS,
    SummonKind,
    SummonSource,
    SummonTo,
    sources,
)
from ennead.games.ankh.table.board import (
    all_figures,
    all_monuments,
    beside,
    enemy_figures,
    figure_at,
    neutral_monuments,
    occupied,
)
from ennead.games.ankh.table.pieces import BIT, GOD, NOBODY, POOL
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

# ---------------------------------------------------------------- moving


def figure(table: AnkhTable, frame: MoveFigure, god: int, space: int) -> str:
    """A figure that does not move: not one's own, moved already, or with nowhere to go."""
    if not hexset.contains(table.figures[god], space):
        return "AK-M1"
    return "AK-M1" if frame.moved & BIT[figure_at(table, space)] else "AK-M3"


def destination(table: AnkhTable, frame: MoveTo, god: int, space: int) -> str:
    """A space where a figure cannot end its move."""
    start = table.place[frame.figure]
    if space == start:
        return "AK-M7"
    if not table.division.map.is_land(space):
        return into_water(table, frame.figure, god, space)
    if not hexset.contains(table.division.map.within_three[start], space):
        return "AK-M1"
    pushing = moments.may_push(table, frame.figure)
    if hexset.contains(moments.warded_against(table, god), space):
        return "AK-GT4" if pushing and space in table.place else "AK-M6"
    if pushing and hexset.contains(all_figures(table), space):
        return "AK-GT4" if hexset.contains(table.figures[god], space) else "AK-GT2"
    return "AK-M3"


def into_water(table: AnkhTable, figure: int, god: int, space: int) -> str:
    """No figure moves into water, whatever it can do otherwise."""
    if moments.may_be_summoned_in_water(table, table.kinds[figure]):
        return "AK-GA2"
    if moments.may_push(table, figure) and hexset.contains(enemy_figures(table, god), space):
        return "AK-GT2"
    return "AK-B8"


def push(table: AnkhTable, frame: Push, god: int, space: int) -> str:
    """A space where a figure cannot be pushed."""
    barred = moments.warded_against(table, table.owner[frame.figure])
    return "AK-GT4" if hexset.contains(barred, space) else "AK-GT1"


def aim(table: AnkhTable, frame: object, god: int, direction: int) -> str:
    """Claws never point off the map."""
    return "AK-GS3"


# ---------------------------------------------------------------- summoning


def source(table: AnkhTable, frame: SummonSource, god: int, wanted: int) -> str:
    """A source of figures that is used up, not there, or has no figure or space."""
    if wanted == REGULAR:
        return "AK-U1" if frame.regular_used else "AK-U3"
    if wanted not in moments.extra_summons(table, god):
        return "AK-O2" if wanted == TOKENS else "AK-L2d"
    if wanted in frame.extras_used:
        return "AK-O2" if wanted == TOKENS else "AK-LP3"
    return "AK-U3"


def regular_source(table: AnkhTable, frame: SummonSource, god: int, number: int) -> str:
    """The regular figure."""
    return source(table, frame, god, REGULAR)


def token_source(table: AnkhTable, frame: SummonSource, god: int, number: int) -> str:
    """The extra figure of a token."""
    return source(table, frame, god, TOKENS)


def other_source(table: AnkhTable, frame: SummonKind | SummonTo, god: int, wanted: int) -> str:
    """Another source than the one whose figure is chosen now."""
    if wanted in sources(table, god, frame.regular_used, frame.extras_used):
        return "AK-U5"
    before = SummonSource(frame.seat, frame.regular_used, frame.extras_used)
    return source(table, before, god, wanted)


def regular_instead(table: AnkhTable, frame: SummonKind | SummonTo, god: int, number: int) -> str:
    """The regular figure instead of this one."""
    return other_source(table, frame, god, REGULAR)


def token_instead(table: AnkhTable, frame: SummonKind | SummonTo, god: int, number: int) -> str:
    """The extra figure of a token instead of this one."""
    return other_source(table, frame, god, TOKENS)


def kind(table: AnkhTable, frame: SummonKind, god: int, wanted: int) -> str:
    """A kind of figure that is not in the pool, or has no space."""
    if wanted == CAPTIVE:
        trapped = moments.captive(table, god) != NOBODY
        if not trapped or table.followers[god] < CAPTIVE_PRICE:
            return "AK-AN3"
    elif wanted == GOD or not is_in_pool(table, god, wanted):
        return "AK-U1"
    return "AK-U3" if frame.source == REGULAR else "AK-LP4"


def is_in_pool(table: AnkhTable, god: int, wanted: int) -> bool:
    """Whether a god has a figure of a kind in its pool."""
    for number, owner in enumerate(table.owner):
        if owner == god and table.kinds[number] == wanted and table.place[number] == POOL:
            return True
    return False


def summoned_at(table: AnkhTable, frame: SummonTo, god: int, space: int) -> str:
    """A space where a figure cannot be summoned."""
    if not table.division.map.is_land(space):
        return summoned_in_water(table, frame, space)
    if hexset.contains(moments.warded_against(table, god), space):
        return "AK-O4"
    if frame.source == TOKENS:
        return "AK-O2"
    if hexset.contains(occupied(table), space):
        return "AK-U1"
    if frame.source != REGULAR:
        near = is_next_to(table, space, hexset.single(frame.source))
        return "AK-U2" if near else "AK-LP4"
    own = hexset.union(table.figures[god], table.controlled[god])
    return "AK-U2" if is_next_to(table, space, own) else "AK-U1"


def summoned_in_water(table: AnkhTable, frame: SummonTo, space: int) -> str:
    """Water takes only figures that may be summoned there, one each, and not every extra one."""
    if frame.kind == CAPTIVE or not moments.may_be_summoned_in_water(table, frame.kind):
        return "AK-B8"
    if space in table.place:
        return "AK-B3"
    return "AK-GA4" if frame.source == TOKENS else "AK-GA3"


def is_next_to(table: AnkhTable, space: int, others: HexSet) -> bool:
    """Whether a space shares an edge with others, a river or camel on it or not (AK-B5)."""
    return hexset.overlaps(table.division.map.neighbours[space], others)


# ---------------------------------------------------------------- unlocking and events


def power(table: AnkhTable, frame: object, god: int, wanted: int) -> str:
    """A power that is unlocked already or of another level."""
    return "AK-P1"


def control(table: AnkhTable, frame: object, god: int, space: int) -> str:
    """A monument that cannot be controlled now."""
    if not hexset.contains(all_monuments(table), space):
        return "AK-CM1"
    neutral = neutral_monuments(table)
    none_left = hexset.is_empty(neutral)
    if hexset.contains(table.controlled[god], space):
        return "AK-CM2" if none_left else "AK-CM1"
    if not none_left and not hexset.contains(neutral, space):
        return "AK-CM2"
    across = is_next_to(table, space, table.figures[god])
    if across and not hexset.contains(beside(table, table.figures[god]), space):
        return "AK-B5"
    return "AK-CM2" if none_left else "AK-CM1"


def camel(table: AnkhTable, frame: PlaceCamel, god: int, edge: int) -> str:
    """An edge that takes no camel, or does not lead to a legal line."""
    division = table.division
    taken = edge in division.camels or edge in frame.line
    if taken or not division.map.takes_camel[edge] or len(frame.line) >= LONGEST:
        return "AK-CC1"
    corners = division.map.grid.edge_corners
    if frame.line:
        joins = [corner for corner in corners[edge] if corner in corners[frame.line[-1]]]
    else:
        joins = [corner for corner in corners[edge] if division.corner_features[corner]]
    return "AK-CC3" if joins else "AK-CC2"


def keep_token(table: AnkhTable, frame: object, god: int, space: int) -> str:
    """Only a new region, named by its first space, keeps the token."""
    return "AK-CC4"


def swap(table: AnkhTable, frame: object, god: int, tokens: int) -> str:
    """Tokens that are not on the board, or the first of them not a new region's."""
    return "AK-CC5"
