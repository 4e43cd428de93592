"""What a view tells of the board besides the position: figures, and caravans that can be made."""

from __future__ import annotations

from functools import lru_cache

from ennead.engine.rules import Data
from ennead.games.ankh.battle.strength import figure_strength, subdued_by_others
from ennead.games.ankh.caravan.lines import Caravans, Edges, Line
from ennead.games.ankh.caravan.rules import PlaceCamel, legal_caravans, spare_token
from ennead.games.ankh.summoning.rules import kind_name
from ennead.games.ankh.table.names import edge_name, name_of
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

#: An edge that may follow, the shortest line it leads to, the region it parts off, both sizes.
WrittenLine = tuple[str, list[str], list[str], list[int]]


def figures(table: AnkhTable) -> list[Data]:
    """Every figure on the board with the strength it would count in a battle now (AK-Y9)."""
    found = []
    names, kinds, owners = table.division.map.space_names, table.kinds, table.owner
    subdued = [subdued_by_others(table, god) for god in range(table.players)]
    for figure, space in enumerate(table.place):
        if space >= 0:
            god = owners[figure]
            idle = hexset.contains(subdued[god], space)
            found.append(
                {
                    "figure": figure,
                    "kind": kind_name(table, kinds[figure]),
                    "god": god,
                    "at": names[space],
                    "strength": 0 if idle else figure_strength(table, god, figure, None),
                }
            )
    return found


def neutral_figures(table: AnkhTable) -> list[list[str]]:
    """Every figure that belongs to nobody: its kind and its space."""
    names = table.division.map.space_names
    return [
        [kind, names[space]]
        for rule in table.box.neutral_rules
        for kind, space in rule.neutral_figures(table)
    ]


def caravan(table: AnkhTable, frame: PlaceCamel) -> Data:
    """The camels placed so far, and for each edge that may follow the shortest line it leads to."""
    possible = legal_caravans(table) if spare_token(table) else None
    if possible is None:
        return {"line": [], "leads_to": {}}
    return {
        "line": [edge_name(table, edge) for edge in frame.line],
        "leads_to": {
            edge: {"line": list(line), "part": list(part), "sizes": list(sizes)}
            for edge, line, part, sizes in lines_from(possible, frame.line)
        },
    }


@lru_cache(maxsize=128)
def lines_from(possible: Caravans, placed: Edges) -> list[WrittenLine]:
    """The edges that may follow; every game begins with the same, and each is asked for often."""
    edges = possible.next_edges(placed) if placed else possible.starts()
    return [write_line(possible, *shortest(possible, (*placed, edge)), edge) for edge in edges]


def write_line(possible: Caravans, edges: Edges, line: Line, following: int) -> WrittenLine:
    """A line from its first camel on: the smaller region it parts off, and both their sizes."""
    board = possible.division.map
    ends = [board.grid.edges[edge] for edge in (following, *edges)]
    names = [f"{name_of(board, first)}/{name_of(board, second)}" for first, second in ends]
    small = 0 if line.sizes[0] <= line.sizes[1] else 1
    part = [name_of(board, space) for space in hexset.members(line.parts[small])]
    return names[0], names[1:], part, [line.sizes[small], line.sizes[1 - small]]


def shortest(possible: Caravans, partial: Edges) -> tuple[Edges, Line]:
    """The shortest legal line that begins with these camels."""
    waiting = [partial]
    while not possible.can_stop(waiting[0]):
        first = waiting.pop(0)
        waiting += [(*first, edge) for edge in possible.next_edges(first)]
    return waiting[0], possible.line(waiting[0])
