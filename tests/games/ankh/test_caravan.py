"""Camel Caravan: which lines are legal and how one is chosen edge by edge (AK-CC)."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.games.ankh.caravan.lines import Caravans, Line
from ennead.games.ankh.data.scenarios import scenarios
from ennead.games.ankh.table.division import Division, divide
from ennead.games.ankh.table.map import BORDER_AT, RIVER_AT, WATER_AT, Map, board
from ennead.hexes import hexset
from tests.games.ankh.caravan_count import Country, Edge, hex_at, printed_board
from tests.rule import rule

CAMELS = 30


def undivided() -> Caravans:
    return Caravans(divide(board(), ()), CAMELS)


def corner_path(made: Map, edges: tuple[int, ...]) -> list[int]:
    """The corners along a line; for a single edge its two ends."""
    ends = [set(made.grid.edge_corners[edge]) for edge in edges]
    if len(ends) == 1:
        return sorted(ends[0])
    inner = [min(a & b) for a, b in pairwise(ends)]
    return [*(ends[0] - {inner[0]}), *inner, *(ends[-1] - {inner[-1]})]


def as_hexes(made: Map, edges: tuple[int, ...]) -> frozenset[Edge]:
    return frozenset(
        frozenset(hex_at(*made.place(space)) for space in made.grid.edges[edge]) for edge in edges
    )


def chosen_step_by_step(caravans: Caravans) -> set[tuple[int, ...]]:
    """Every sequence of choices, to its end."""
    found: set[tuple[int, ...]] = set()
    waiting: list[tuple[int, ...]] = [(edge,) for edge in caravans.starts()]
    while waiting:
        partial = waiting.pop()
        onward = caravans.next_edges(partial)
        assert onward or caravans.can_stop(partial), "a partial line that cannot be completed"
        if caravans.can_stop(partial):
            found.add(partial)
        waiting += [(*partial, edge) for edge in onward]
    return found


def camels_after(division: Division, choices: list[int]) -> tuple[int, ...]:
    """The camels on the board after caravans chosen by numbers."""
    camels = division.camels
    for choice in choices:
        lines = Caravans(divide(division.map, camels), CAMELS - len(camels)).lines()
        if lines:
            camels += lines[choice % len(lines)].edges
    return camels


@rule("AK-CC2", "AK-CC3")
@pytest.mark.parametrize(("region", "count"), [("delta", 19), ("west", 44), ("east", 29)])
def test_the_first_caravan_has_19_lines_in_the_delta_44_in_the_west_29_in_the_east(
    region: str, count: int
) -> None:
    """Reproduced: the figures of the earlier count hold, in the game and in a brute-force count."""
    land = board().region_names[region]
    lines = [line for line in undivided().lines() if hexset.is_within(line.parts[0], land)]
    country = printed_board(set())
    hexes = frozenset(hex_at(*board().place(space)) for space in hexset.members(land))
    counted = country.lines(hexes)
    assert len(lines) == len(counted) == count
    assert {as_hexes(board(), line.edges) for line in lines} == set(counted)


@rule("AK-CC2")
def test_on_the_printed_map_no_line_could_go_on_past_a_feature() -> None:
    country = printed_board(set())
    for region in country.regions():
        assert country.lines(region, through=True) == country.lines(region)


@rule("AK-CC1", "AK-CC3")
@settings(max_examples=8, deadline=None)
@given(
    st.sampled_from([(key, n) for key, s in scenarios().items() for n in s.setups]),
    st.lists(st.integers(0, 1000), max_size=3),
)
def test_after_any_caravans_the_lines_are_those_of_the_brute_force_count(
    which: tuple[str, int], choices: list[int]
) -> None:
    camels = camels_after(scenarios()[which[0]].setup(which[1]).division, choices)
    caravans = Caravans(divide(board(), camels), CAMELS - len(camels))
    country = printed_board(set(as_hexes(board(), camels)))
    counted: dict[frozenset[Edge], tuple[int, int]] = {}
    for region in country.regions():
        counted |= country.lines(region, min(6, CAMELS - len(camels)))
    sizes = {as_hexes(board(), x.edges): tuple(sorted(x.sizes)) for x in caravans.lines()}
    assert sizes == counted


@rule("AK-CC1")
def test_a_line_has_one_to_six_camels_on_free_edges_between_land_spaces() -> None:
    division = scenarios()["old_kingdom"].setup(5).division
    lines = Caravans(division, CAMELS - len(division.camels)).lines()
    assert {len(line.edges) for line in lines} <= {1, 2, 3, 4, 5, 6}
    for line in lines:
        assert len(set(line.edges)) == len(line.edges)
        assert all(board().takes_camel[edge] for edge in line.edges)
        assert not set(line.edges) & set(division.camels)


@rule("AK-CC2")
def test_both_ends_of_a_line_touch_a_feature_and_no_corner_between_does() -> None:
    for line in undivided().lines():
        features = [board().corner_features[c] for c in corner_path(board(), line.edges)]
        assert features[0]
        assert features[-1]
        assert not any(features[1:-1])


@rule("AK-CC2")
def test_on_the_undivided_board_every_line_connects_two_different_features() -> None:
    ends = set()
    for line in undivided().lines():
        corners = corner_path(board(), line.edges)
        ends.add(frozenset(board().corner_features[corner] for corner in (corners[0], corners[-1])))
    assert ends == {
        frozenset((RIVER_AT, WATER_AT)),
        frozenset((RIVER_AT, BORDER_AT)),
        frozenset((WATER_AT, BORDER_AT)),
    }


@rule("AK-CC2")
def test_a_line_may_connect_two_features_of_the_same_kind() -> None:
    made = Map.from_rows(["F" * 3] * 4)
    lines = Caravans(divide(made, ()), CAMELS).lines()
    assert lines
    for line in lines:
        corners = corner_path(made, line.edges)
        assert made.corner_features[corners[0]] == made.corner_features[corners[-1]] == BORDER_AT


@rule("AK-CC2")
def test_a_line_may_end_at_a_camel() -> None:
    division = scenarios()["middle_kingdom"].setup(4).division
    touched = {c for edge in division.camels for c in board().grid.edge_corners[edge]}
    plain = {c for c in touched if not board().corner_features[c]}
    ends = {
        corner
        for line in Caravans(division, CAMELS - len(division.camels)).lines()
        for corner in (corner_path(board(), line.edges)[0], corner_path(board(), line.edges)[-1])
    }
    assert ends & plain


@rule("AK-CC3")
def test_a_line_splits_one_region_into_exactly_two_of_at_least_six_spaces() -> None:
    division = divide(board(), ())
    for line in undivided().lines():
        after = divide(board(), division.camels + line.edges)
        assert len(after.lands) == len(division.lands) + 1
        assert set(line.parts) <= set(after.lands)
        assert min(line.sizes) >= 6
        assert hexset.union(*line.parts) in division.lands


@rule("AK-CC3")
def test_a_part_of_five_spaces_is_too_small_and_one_of_six_is_enough() -> None:
    made = Map.from_rows(["F" * 3] * 4)
    sizes = {tuple(sorted(line.sizes)) for line in Caravans(divide(made, ()), CAMELS).lines()}
    assert sizes == {(6, 6)}
    smaller = Map.from_rows(["FFF", "FFF", "FFF", "FF."])
    assert Caravans(divide(smaller, ()), CAMELS).starts() == []


@rule("AK-CC3")
def test_a_line_to_an_inner_lake_that_leaves_the_region_whole_is_not_legal() -> None:
    made = Map.from_rows(["FFFFF", "FFFFF", "FFWFF", "FFFFF", "FFFFF"])
    lake = made.space_at(2, 2)
    shores = set(made.grid.space_corners[6 * lake : 6 * lake + 6])
    for line in Caravans(divide(made, ()), CAMELS).lines():
        assert not set(corner_path(made, line.edges)) & shores


@rule("AK-CC3")
def test_five_camels_from_water_to_river_in_the_delta_leave_a_part_of_exactly_six() -> None:
    """The line of the rulebook's example (AK-Z4); its tokens are tested with the event."""
    delta = board().region_names["delta"]
    features = board().corner_features

    def is_the_example(line: Line) -> bool:
        corners = corner_path(board(), line.edges)
        ends = features[corners[0]] | features[corners[-1]]
        return len(line.edges) == 5 and min(line.sizes) == 6 and ends == WATER_AT | RIVER_AT

    examples = [line for line in undivided().lines() if is_the_example(line)]
    in_delta = [line for line in examples if hexset.is_within(line.parts[0], delta)]
    assert in_delta
    assert all(sorted(line.sizes) == [6, 16] for line in in_delta)


@rule("AK-CC6")
@pytest.mark.parametrize("supply", range(7))
def test_a_line_with_more_camels_than_the_supply_holds_is_not_legal(supply: int) -> None:
    everything = {line.edges for line in undivided().lines()}
    lines = {line.edges for line in Caravans(divide(board(), ()), supply).lines()}
    assert lines == {edges for edges in everything if len(edges) <= supply}


@rule("AK-CC6")
def test_with_no_camel_in_the_supply_no_line_can_be_started() -> None:
    assert Caravans(divide(board(), ()), 0).starts() == []


@rule("AK-CC1", "AK-CC2")
def test_every_legal_line_can_be_chosen_edge_by_edge_from_either_end_and_no_other() -> None:
    caravans = undivided()
    both_ways = {line.edges for line in caravans.lines()}
    both_ways |= {line.edges[::-1] for line in caravans.lines()}
    assert chosen_step_by_step(caravans) == both_ways
    for edges in both_ways:
        assert set(caravans.line(edges).edges) == set(edges)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.integers(0, 1000), max_size=4), st.integers(0, 8))
def test_every_partial_line_can_be_completed_and_a_complete_one_goes_no_further(
    choices: list[int], supply: int
) -> None:
    caravans = Caravans(divide(board(), camels_after(divide(board(), ()), choices)), supply)
    for edges in chosen_step_by_step(caravans):
        assert caravans.next_edges(edges) == []
        assert not any(caravans.can_stop(edges[:length]) for length in range(1, len(edges)))


def test_choices_are_sorted_and_unique() -> None:
    caravans = undivided()
    assert caravans.starts() == sorted(set(caravans.starts()))
    for start in caravans.starts():
        following = caravans.next_edges((start,))
        assert following == sorted(set(following))


def test_a_camel_inside_a_region_is_a_feature_too() -> None:
    made = Map.from_rows(["F" * 7] * 7)
    camel = made.edge_between(made.space_at(2, 3), made.space_at(3, 3))
    caravans = Caravans(divide(made, (camel,)), CAMELS)
    pair = frozenset(hex_at(*place) for place in ((2, 3), (3, 3)))
    country = Country(["F" * 7] * 7, set(), {pair})
    (region,) = country.regions()
    assert {as_hexes(made, line.edges) for line in caravans.lines()} == set(country.lines(region))
