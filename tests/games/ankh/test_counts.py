"""Ring 4: how many ways there are to go on, counted to a small depth.

Each answer is one step. The small numbers can be checked by hand: of the four first actions Move
goes on with two figures or none (3), Summon with a warrior or nothing (2), Gain forces Unlock that
may be declined (5), and Unlock has four powers: 14 in all.
"""

from __future__ import annotations

import pytest

import ennead

GODS = ["isis", "ra", "amun", "osiris", "anubis"]
GUARDIANS = ["satet", "mummy", "giant_scorpion"]


def start(scenario: str, players: int) -> ennead.Game:
    """A new game in which nothing is left to chance."""
    gods = GODS[:players]
    return ennead.new(
        "ankh",
        players,
        chance="ask",
        scenario=scenario,
        gods=gods,
        guardians=GUARDIANS,
        first=0,
    )


def ways(game: ennead.Game, depth: int) -> int:
    """The number of sequences of answers of this length, or shorter where the game ends."""
    if depth == 0 or game.over:
        return 1
    seat = game.to_act()[0]
    legal = game.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for answer in legal:
        clone = game.clone()
        clone.apply(seat, answer)
        total += ways(clone, depth - 1)
    return total


# fmt: off  (a table reads better as a table)
#    scenario       players  depth: 1   2   3    4     5      6
COUNTS = {
    ("middle_kingdom", 2): (4, 14, 87, 238, 2012, 5845),
    ("middle_kingdom", 3): (4, 14, 91, 246, 2144, 6404),
    ("middle_kingdom", 4): (4, 14, 88, 240, 1960, 5896),
    ("middle_kingdom", 5): (4, 14, 87, 238, 1932, 5796),
    ("old_kingdom", 2): (4, 14, 91, 246, 2016, 5940),
    ("old_kingdom", 3): (4, 14, 83, 230, 1704, 5132),
    ("old_kingdom", 4): (4, 14, 85, 234, 1756, 5275),
    ("old_kingdom", 5): (4, 14, 80, 224, 1462, 4460),
}
# fmt: on


@pytest.mark.parametrize(("scenario", "players"), list(COUNTS))
def test_the_ways_to_go_on_are_as_many_as_ever(scenario: str, players: int) -> None:
    expected = COUNTS[scenario, players]
    found = [ways(start(scenario, players), depth) for depth in range(1, len(expected) + 1)]
    assert tuple(found) == expected
