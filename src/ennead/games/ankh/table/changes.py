"""The atoms of the board: figures, followers, monuments, camels and tokens, each told of.

Only atoms change what lies on the table: these, those of `dashboards` and those of `devotion`.
"""

from __future__ import annotations

from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.table.division import divide
from ennead.games.ankh.table.pieces import NOBODY, OUT, POOL
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset


def put_figure(table: AnkhTable, figure: int, space: int) -> None:
    """A figure comes onto the board (AK-U1)."""
    god = table.owner[figure]
    table.place[figure] = space
    table.figures = table.figures.added(god, space)
    if table.events is not None:
        table.tell("summoned", god, table.kinds[figure], space)


def move_figure(table: AnkhTable, figure: int, space: int) -> None:
    """A figure goes from its space to another and points nowhere until it is aimed anew (AK-M)."""
    god = table.owner[figure]
    before = table.place[figure]
    _leave(table, figure)
    table.place[figure] = space
    _drop_aim(table, figure)
    table.figures = table.figures.added(god, space)
    if table.events is not None:
        table.tell("moved", god, table.kinds[figure], before, space)


def kill_figure(table: AnkhTable, figure: int) -> None:
    """A killed figure returns to its owner's pool (AK-C7)."""
    if table.events is not None:
        god, space = table.owner[figure], table.place[figure]
        table.tell("killed", god, table.kinds[figure], space, figure)
    _lift(table, figure, POOL)


def remove_figure(table: AnkhTable, figure: int) -> None:
    """A figure leaves the game, which is not being killed (AK-C10)."""
    if table.events is not None and table.place[figure] >= 0:
        god, space = table.owner[figure], table.place[figure]
        table.tell("removed", god, table.kinds[figure], space, figure)
    _lift(table, figure, OUT)


def _lift(table: AnkhTable, figure: int, place: int) -> None:
    """A figure leaves its space, if it stands on one, for the pool or the box (AK-C7)."""
    if table.place[figure] >= 0:
        _leave(table, figure)
        _drop_aim(table, figure)
    table.place[figure] = place


def _leave(table: AnkhTable, figure: int) -> None:
    """A figure no longer counts for its owner, or for the god that borrows it."""
    god, space = table.owner[figure], table.place[figure]
    if not hexset.contains(table.figures[god], space):
        god = borrower_at(table, space)
    table.figures = table.figures.removed(god, space)


def borrower_at(table: AnkhTable, space: int) -> int:
    """The god for which the figure on a space counts."""
    for god in table.ascending:
        if hexset.contains(table.figures[god], space):
            return god
    raise AssertionError("a figure on the board counts for a god")


def lend_figure(table: AnkhTable, ability: int, figure: int, god: int) -> None:
    """A figure on the board counts for another god from now on; it stays its owner's piece."""
    _leave(table, figure)
    table.figures = table.figures.added(god, table.place[figure])
    table.tokens[ability] = tuple(sorted([*table.tokens[ability], figure]))
    if table.events is not None:
        owner, space = table.owner[figure], table.place[figure]
        table.tell("counts_for", god, owner, table.kinds[figure], space, figure)


def give_back_figure(table: AnkhTable, ability: int, figure: int) -> None:
    """A figure that another god has borrowed counts for its owner again, if it still stands."""
    table.tokens[ability] = tuple([lent for lent in table.tokens[ability] if lent != figure])
    space, owner = table.place[figure], table.owner[figure]
    if space >= 0 and not hexset.contains(table.figures[owner], space):
        _leave(table, figure)
        table.figures = table.figures.added(owner, space)
        if table.events is not None:
            table.tell("counts_for", owner, owner, table.kinds[figure], space, figure)


def give_guardian(table: AnkhTable, figure: int, god: int) -> None:
    """A guardian joins a god's pool with a base of that god (AK-P5)."""
    table.owner[figure] = god
    table.place[figure] = POOL
    if table.events is not None:
        table.tell("guardian", god, table.kinds[figure])


def take_over(table: AnkhTable, figure: int, god: int) -> None:
    """A guardian changes its god and stays where it is (AK-MG4)."""
    space = table.place[figure]
    before = table.owner[figure]
    if space >= 0:
        table.figures = table.figures.removed(before, space)
        table.figures = table.figures.added(god, space)
    table.owner[figure] = god
    if table.events is not None:
        table.tell("taken_over", god, table.kinds[figure], figure)


def pass_on(table: AnkhTable, figure: int, god: int) -> None:
    """A guardian leaves its space for the pool of another god, which is not being killed."""
    before = table.owner[figure]
    _lift(table, figure, POOL)
    table.owner[figure] = god
    if table.events is not None:
        table.tell("passed_on", god, before, table.kinds[figure], figure)


def aim(table: AnkhTable, figure: int, direction: int) -> None:
    """A figure points at the neighbouring spaces of a direction and the next one (AK-GS1)."""
    others = [aim for aim in table.aims if aim[0] != figure]
    table.aims = tuple(sorted([*others, (figure, direction)]))
    if table.events is not None:
        table.tell("aimed", table.owner[figure], table.place[figure], direction)


def _drop_aim(table: AnkhTable, figure: int) -> None:
    """A figure that leaves its space points nowhere: its old aim could leave the map (AK-GS3)."""
    if table.aims:
        table.aims = tuple([aim for aim in table.aims if aim[0] != figure])


def gain_followers(table: AnkhTable, god: int, number: int) -> None:
    """Followers come from the unlimited supply (AK-C2)."""
    if number > 0:
        table.followers[god] += number
        if table.events is not None:
            table.tell("followers", god, number)


def lose_followers(table: AnkhTable, god: int, number: int) -> None:
    """Followers are sacrificed to the supply."""
    if number > 0:
        table.followers[god] -= number
        assert table.followers[god] >= 0
        if table.events is not None:
            table.tell("followers", god, -number)


def place_monument(table: AnkhTable, god: int, monument: int, space: int) -> None:
    """A god builds a monument that it controls (AK-K4)."""
    table.standing = table.standing.added(monument, space)
    table.controlled = table.controlled.added(god, space)
    if table.events is not None:
        table.tell("built", god, monument, space)


def raise_monument(
    table: AnkhTable, monument: int, space: int, event: str, *fields: object
) -> None:
    """A neutral monument comes onto the map."""
    table.standing = table.standing.added(monument, space)
    if table.events is not None:
        table.tell(event, *fields, space)


def destroy_monument(table: AnkhTable, space: int) -> None:
    """A monument goes back to the supply, the Ankh token on it to its pool (AK-GS2, AK-MG2)."""
    if table.events is not None:
        table.tell("destroyed", monument_at(table, space), space)
    table.standing = table.standing.cleared(space)
    table.controlled = table.controlled.cleared(space)
    of_figures.monument_destroyed(table, space)


def control_monument(table: AnkhTable, god: int, space: int) -> None:
    """A god's Ankh token replaces whatever token was on a monument (AK-CM1, AK-CM2)."""
    table.controlled = table.controlled.cleared(space).added(god, space)
    if table.events is not None:
        table.tell("controlled", god, monument_at(table, space), space)


def place_camels(table: AnkhTable, god: int, edges: tuple[int, ...]) -> int:
    """Camels split a region: its token, which the two new regions have not (AK-CC3, AK-CC4)."""
    old = table.division
    table.division = divide(old.map, old.camels + edges)
    split = NOBODY
    order = []
    for land in table.division.lands:
        region = old.region_of[hexset.lowest(land)]
        whole = hexset.size(land) == hexset.size(old.lands[region])
        split = split if whole else region
        order.append(table.order[region] if whole else 0)
    token = table.order[split]
    table.order = tuple(order)
    if table.events is not None:
        table.tell("caravan", god, edges)
    return token


def take_camels(
    table: AnkhTable, edges: tuple[int, ...], order: list[int], event: str, *fields: object
) -> None:
    """Camels go back to the supply, so that regions become one; the order tokens are given anew.

    The tokens are those of the regions as they were; regions that become one have the same.
    """
    old = table.division
    table.division = divide(old.map, tuple([edge for edge in old.camels if edge not in edges]))
    lands = table.division.lands
    table.order = tuple([order[old.region_of[hexset.lowest(land)]] for land in lands])
    if table.events is not None:
        table.tell(event, *fields)


def give_order_tokens(table: AnkhTable, kept: int, token: int, other: int, spare: int) -> None:
    """One of two new regions keeps the token, the other gets a spare one (AK-CC4)."""
    order = list(table.order)
    order[kept] = token
    order[other] = spare
    table.order = tuple(order)
    if table.events is not None:
        table.tell("tokens", token, spare)


def swap_order_tokens(table: AnkhTable, one: int, other: int) -> None:
    """Two regions swap their conflict order tokens (AK-CC5)."""
    order = list(table.order)
    first, second = table.order.index(one), table.order.index(other)
    order[first], order[second] = other, one
    table.order = tuple(order)
    if table.events is not None:
        table.tell("swapped", one, other)


def give_tiebreaker(table: AnkhTable, god: int, conflict: int) -> None:
    """A god takes the battle tiebreaker, face up, as a conflict begins (AK-X1)."""
    table.tiebreaker = god
    table.tiebreaker_up = True
    if table.events is not None:
        table.tell("conflict", conflict, god)


def use_tiebreaker(table: AnkhTable, god: int) -> None:
    """The battle tiebreaker is turned face down (AK-Y11)."""
    table.tiebreaker_up = False
    if table.events is not None:
        table.tell("tie_broken", god)


def put_tiebreaker_back(table: AnkhTable, conflict: int) -> None:
    """The battle tiebreaker goes back as a conflict ends (AK-X8)."""
    table.tiebreaker = NOBODY
    table.tiebreaker_up = False
    if table.events is not None:
        table.tell("conflict_over", conflict)


def monument_at(table: AnkhTable, space: int) -> int:
    """The type of the monument on a space, or NOBODY."""
    for monument in range(len(table.standing)):
        if hexset.contains(table.standing[monument], space):
            return monument
    return NOBODY
