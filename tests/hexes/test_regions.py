"""Regions are what barriers leave connected."""

from hypothesis import given
from hypothesis import strategies as st

from ennead.hexes import hexset
from ennead.hexes.grid import Grid
from ennead.hexes.regions import open_neighbours, region_numbers, regions, split, with_shared

SQUARE = Grid([(row, column) for row in range(6) for column in range(6)])
BETWEEN_ROWS = [
    edge for edge, (a, b) in enumerate(SQUARE.edges) if (SQUARE.rows[a] < 3) != (SQUARE.rows[b] < 3)
]


def test_without_barriers_a_board_is_one_region() -> None:
    assert regions(SQUARE.neighbours, SQUARE.all) == [SQUARE.all]


def test_a_line_of_barriers_across_the_board_makes_two_regions() -> None:
    table = open_neighbours(SQUARE, BETWEEN_ROWS)
    upper = hexset.of([space for space in range(36) if SQUARE.rows[space] < 3])
    assert regions(table, SQUARE.all) == [upper, hexset.without(SQUARE.all, upper)]


def test_a_gap_in_the_line_leaves_one_region() -> None:
    table = open_neighbours(SQUARE, BETWEEN_ROWS[1:])
    assert regions(table, SQUARE.all) == [SQUARE.all]


def test_a_shared_space_belongs_to_every_region_it_touches() -> None:
    shared = hexset.of([SQUARE.space_at(2, 2), SQUARE.space_at(0, 0)])
    table = open_neighbours(SQUARE, BETWEEN_ROWS)
    upper, lower = with_shared(SQUARE, regions(table, hexset.without(SQUARE.all, shared)), shared)
    assert hexset.is_within(shared, upper)
    assert hexset.common(lower, shared) == hexset.single(SQUARE.space_at(2, 2))


def test_every_space_knows_the_number_of_its_region() -> None:
    inside = hexset.without(SQUARE.all, hexset.single(0))
    table = open_neighbours(SQUARE, BETWEEN_ROWS)
    numbers = region_numbers(SQUARE, regions(table, inside))
    assert numbers[0] == -1
    assert {numbers[space] for space in range(1, 18)} == {0}
    assert {numbers[space] for space in range(18, 36)} == {1}


def test_a_line_splits_a_region_into_two_or_leaves_it_whole() -> None:
    upper, lower = split(SQUARE, SQUARE.neighbours, SQUARE.all, BETWEEN_ROWS)
    assert (hexset.size(upper), hexset.size(lower)) == (18, 18)
    assert hexset.lowest(upper) == 0
    assert split(SQUARE, SQUARE.neighbours, SQUARE.all, BETWEEN_ROWS[1:]) == []


@given(st.sets(st.integers(0, len(SQUARE.edges) - 1)))
def test_regions_part_the_board_without_overlap_and_no_open_edge_joins_two(
    barriers: set[int],
) -> None:
    parts = regions(open_neighbours(SQUARE, barriers), SQUARE.all)
    assert sum(hexset.size(part) for part in parts) == SQUARE.size
    numbers = region_numbers(SQUARE, parts)
    for edge, (a, b) in enumerate(SQUARE.edges):
        assert edge in barriers or numbers[a] == numbers[b]
