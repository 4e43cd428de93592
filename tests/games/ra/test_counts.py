"""Ring 4: how many ways there are to go on, counted to a small depth.

Each answer is one step, chance's too, with every outcome counted once however likely it is. The
small numbers can be checked by hand; all must stay as they are.
"""

from __future__ import annotations

from math import factorial

import pytest

import ennead
from tests.scenario.ra import given, new_game


def ways(game: ennead.Game, depth: int) -> int:
    """The number of sequences of answers of this length, or shorter where the game ends."""
    if depth == 0 or game.over:
        return 1
    (seat,) = game.to_act()
    legal = game.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for answer in legal:
        clone = game.clone()
        clone.apply(seat, answer)
        total += ways(clone, depth - 1)
    return total


def full_track() -> ennead.Game:
    """With a full track there are only Gods to play and Ra to invoke."""
    return given(3, track="nile*8", tiles={"A": "god*2", "B": "god"}).game


def disasters() -> ennead.Game:
    """Gods to play, disasters to take, both tracks nearly full."""
    return given(
        2,
        ra_tiles=4,
        suns={"A": [9, 5], "B": [8, 3]},
        track="unrest god earthquake drought gold nile pharaoh",
        tiles={"A": "god*2 art*2 writing temple sphinx*2 flood", "B": "god pharaoh art religion"},
    ).game


def last_turns() -> ennead.Game:
    """Two players with a sun each, and the next Ra tile ends the game."""
    suns = {"A": [13], "B": [12], "C": [], "D": []}
    return given(4, epoch=3, ra_tiles=8, track="nile gold", suns=suns).game


# fmt: off  (a table reads better as a table)
#  start                      depth: 1   2   3    4     5      6      7       8
COUNTS = {
    "new game of 2 players": (2, 4, 56, 130, 1330, 3844, 33368, 109808),
    "new game of 3 players": (3, 6, 12, 168, 399, 4074, 9549, 98127),
    "new game of 4 players": (4, 12, 24, 48, 648, 1440, 15296, 34440),
    "new game of 5 players": (5, 20, 60, 120, 240, 3240, 7200, 76480),
    "full track": (2, 7, 25, 111, 402, 2748, 11105, 61752),
    "disasters": (3, 32, 90, 323, 1269, 7043, 34219, 98109),
    "last turns": (2, 25, 49, 579, 1173, 13798, 27831, 316993),
}
# fmt: on

STARTS = {
    **{f"new game of {players} players": new_game(players).game for players in (2, 3, 4, 5)},
    "full track": full_track(),
    "disasters": disasters(),
    "last turns": last_turns(),
}


@pytest.mark.parametrize("start", list(COUNTS))
def test_there_are_as_many_ways_to_go_on_as_ever(start: str) -> None:
    counted = [ways(STARTS[start], depth) for depth in range(1, 9)]
    assert tuple(counted) == COUNTS[start]


@pytest.mark.parametrize(("players", "suns"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_the_first_counts_follow_from_the_rules(players: int, suns: int) -> None:
    """The suns are dealt in every order; then a draw has 23 outcomes, a bid one for each sun."""
    deals = factorial(players)
    counts = COUNTS[f"new game of {players} players"]
    assert counts[players - 2 : players + 1] == (deals, deals * 2, deals * (23 + suns + 1))
