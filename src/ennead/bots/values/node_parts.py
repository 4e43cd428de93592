"""A tree as plain data, for copies of a bot and for other processes.

Tables are not part of it: each follows from the table of the node above.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from ennead.bots.values.tree import Node, table_after
from ennead.engine.table import Table

#: A node: its chances, total, visits, seat, answers, priors, the places of its children among all
#: nodes, and what all answer together.
Parts = tuple[Any, ...]
#: The place of a child that was never met.
NEVER_MET: Final = -1


def parts_of(root: Node) -> list[Parts]:
    """List the nodes of a tree, each before its children."""
    nodes = [root]
    found: list[Parts] = []
    while len(found) < len(nodes):
        node = nodes[len(found)]
        places: list[int] = []
        for child in node.children:
            if child is None:
                places.append(NEVER_MET)
            else:
                places.append(len(nodes))
                nodes.append(child)
        numbers = (list(node.chances), list(node.total), int(node.visits), node.seat)
        found.append((*numbers, node.answers[:], list(node.prior), places, node.together[:]))
    return found


def tree_of(table: Table, all_parts: list[Parts]) -> Node:
    """Rebuild the tree of such nodes, given the table of its root."""
    root = leaf(table, all_parts[0])
    nodes = {0: root}
    for number, parts in enumerate(all_parts):
        node = nodes.pop(number)
        fill(node, parts)
        places: list[int] = parts[6]
        for answer, place in zip(node.answers, places, strict=True):
            if place == NEVER_MET:
                node.children.append(None)
            else:
                nodes[place] = leaf(table_after(node, answer), all_parts[place])
                node.children.append(nodes[place])
    return root


def leaf(table: Table, parts: Parts) -> Node:
    """Make a node of which only the chances are known."""
    chances: list[float] = parts[0]
    return Node(table, vec[float](chances))


def fill(node: Node, parts: Parts) -> None:
    """Give a node all but its children."""
    total: list[float] = parts[1]
    prior: list[float] = parts[5]
    node.total = vec[float](total)
    node.visits = parts[2]
    node.seat = parts[3]
    node.answers = parts[4]
    node.prior = vec[float](prior)
    node.together = parts[7]
