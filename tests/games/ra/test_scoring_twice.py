"""Scoring written a second time, from the rulebook's tables alone, agrees with the game's.

The rulebook's summary is kept here as rows of a table: what counts, and what it brings. Nothing of
the game's own scoring is used.
"""

from __future__ import annotations

from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from tests.scenario.ra import RA_SPACES, RaScenario, given
from tests.scenario.ra_suns import GROUPS
from tests.scenario.table import LETTERS

CULTURE = {"art", "agriculture", "religion", "astronomy", "writing"}
BUILDINGS = {
    *("fortress", "obelisk", "palace", "pyramid"),
    *("sphinx", "statues", "step_pyramid", "temple"),
}
#: What "3/4/5 different" and its like bring.
KINDS_OF_CULTURE = {0: -5, 3: 5, 4: 10, 5: 15}
KINDS_OF_BUILDINGS = {**{n: n for n in range(7)}, 7: 10, 8: 15}
SAME_BUILDINGS = {3: 5, 4: 10, 5: 15}

Holdings = list[dict[str, int]]


def fame(holdings: Holdings, suns: list[int], before: list[int], third: bool) -> list[int]:
    """Everybody's points after an epoch."""
    after = []
    for player, held in enumerate(holdings):
        pile = [tile for tile, number in held.items() for _ in range(number)]
        points = 2 * pile.count("god") + 3 * pile.count("gold")
        points += pile.count("nile") + pile.count("flood") if "flood" in pile else 0
        points += KINDS_OF_CULTURE.get(len(CULTURE & set(pile)), 0)
        points += rank([other.get("pharaoh", 0) for other in holdings], player, 5, 2)
        if third:
            points += rank(suns, player, 5, 5)
            points += KINDS_OF_BUILDINGS[len(BUILDINGS & set(pile))]
            points += sum(SAME_BUILDINGS.get(pile.count(building), 0) for building in BUILDINGS)
        after.append(max(before[player] + points, 0))
    return after


def rank(numbers: list[int], player: int, prize: int, penalty: int) -> int:
    """The prize of the first, the penalty of the last, nothing in between or if all are equal."""
    better = sum(number > numbers[player] for number in numbers)
    worse = sum(number < numbers[player] for number in numbers)
    return prize * (better == 0 and worse > 0) - penalty * (worse == 0 and better > 0)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, Holdings, list[int], list[int]]:
    """Players, their tiles, their points, and the suns shuffled."""
    players = draw(st.integers(2, 5))
    left = {"god": 8, "gold": 5, "pharaoh": 25, "nile": 25, "flood": 12}
    left |= dict.fromkeys(CULTURE | BUILDINGS, 5)
    holdings: Holdings = []
    for _ in range(players):
        tiles = draw(st.lists(st.sampled_from(sorted(left)), max_size=40))
        held: dict[str, int] = {}
        for tile in tiles:
            if left[tile]:
                left[tile] -= 1
                held[tile] = held.get(tile, 0) + 1
        holdings.append(held)
    before = draw(st.lists(st.integers(0, 60), min_size=players, max_size=players))
    suns = draw(st.permutations([1, *[sun for group in GROUPS[players] for sun in group]]))
    return players, holdings, before, suns


def about_to_score(table: tuple[int, Holdings, list[int], list[int]], epoch: int) -> RaScenario:
    """A position in which the next Ra tile ends the epoch."""
    players, holdings, before, suns = table
    hand = len(GROUPS[players][0])
    return given(
        players,
        epoch=epoch,
        ra_tiles=RA_SPACES[players] - 1,
        tiles={
            LETTERS[player]: " ".join([f"{tile}*{number}" for tile, number in held.items()])
            for player, held in enumerate(holdings)
        },
        points={LETTERS[player]: points for player, points in enumerate(before)},
        suns={
            LETTERS[player]: suns[player * hand : player * hand + 1] for player in range(players)
        },
        spent={
            LETTERS[player]: suns[player * hand + 1 : (player + 1) * hand]
            for player in range(players)
        },
        sun=suns[-1],
    )


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@over(table=tables(), epoch=st.integers(1, 3))
def test_two_ways_to_score_agree(
    table: tuple[int, Holdings, list[int], list[int]], epoch: int
) -> None:
    players, holdings, before, suns = table
    hand = len(GROUPS[players][0])
    totals = [sum(suns[player * hand : (player + 1) * hand]) for player in range(players)]
    game = about_to_score(table, epoch).draws("A", "ra")
    scored = [area["points"] for area in game.game.position()["areas"]]
    assert scored == fame(holdings, totals, before, epoch == 3)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@over(table=tables(), epoch=st.integers(1, 3))
def test_the_score_sheet_adds_up(
    table: tuple[int, Holdings, list[int], list[int]], epoch: int
) -> None:
    players, _, before, _ = table
    view = about_to_score(table, epoch).draws("A", "ra").game.view(None)
    for player in range(players):
        row = dict(view["sheets"][-1][player])
        after = row.pop("points")
        assert after == max(0, before[player] + sum(row.values()))
        assert after == view["areas"][player]["points"]
