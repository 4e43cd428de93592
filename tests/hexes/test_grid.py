"""Neighbours, distances, edges and corners of flat-topped hexes with odd columns pushed south."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ennead.hexes import hexset
from ennead.hexes.grid import DIRECTIONS, OFF, Grid

SQUARE = Grid([(row, column) for row in range(5) for column in range(5)])

boards = st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), min_size=1, max_size=50).map(
    lambda places: Grid(list(places))
)


def names_around(row: int, column: int) -> dict[str, tuple[int, int]]:
    space = SQUARE.space_at(row, column)
    return {
        name: (SQUARE.rows[other], SQUARE.columns[other])
        for direction, name in enumerate(DIRECTIONS)
        if (other := SQUARE.neighbour(space, direction)) != OFF
    }


def test_in_an_even_column_the_upper_neighbours_are_a_row_higher() -> None:
    assert names_around(2, 2) == {
        "N": (1, 2),
        "NE": (1, 3),
        "SE": (2, 3),
        "S": (3, 2),
        "SW": (2, 1),
        "NW": (1, 1),
    }


def test_in_an_odd_column_the_lower_neighbours_are_a_row_lower() -> None:
    assert names_around(2, 1) == {
        "N": (1, 1),
        "NE": (2, 2),
        "SE": (3, 2),
        "S": (3, 1),
        "SW": (3, 0),
        "NW": (2, 0),
    }


def test_beyond_the_border_there_is_no_neighbour() -> None:
    assert names_around(0, 0) == {"SE": (0, 1), "S": (1, 0)}
    assert SQUARE.space_at(5, 0) == OFF


def test_spaces_are_numbered_row_by_row_over_the_hexes_that_exist() -> None:
    grid = Grid([(1, 0), (0, 1), (0, 3), (1, 2)])
    assert [grid.space_at(*place) for place in ((0, 1), (0, 3), (1, 0), (1, 2))] == [0, 1, 2, 3]


def test_a_hex_cannot_be_listed_twice_nor_a_board_be_too_large() -> None:
    with pytest.raises(AssertionError):
        Grid([(0, 0), (0, 0)])
    with pytest.raises(AssertionError):
        Grid([(0, column) for column in range(hexset.CAPACITY + 1)])


@given(boards)
def test_neighbours_are_mutual_and_in_opposite_directions(grid: Grid) -> None:
    for space in range(grid.size):
        for direction in range(6):
            other = grid.neighbour(space, direction)
            if other != OFF:
                assert grid.neighbour(other, (direction + 3) % 6) == space
                assert grid.distance(space, other) == 1


@given(boards)
def test_an_edge_belongs_to_two_neighbours_and_joins_two_corners_they_share(grid: Grid) -> None:
    assert len(grid.edges) * 2 == sum(len(grid.neighbour_list(s)) for s in range(grid.size))
    for edge, (a, b) in enumerate(grid.edges):
        assert grid.edge_between(a, b) == grid.edge_between(b, a) == edge
        shared = set(grid.space_corners[6 * a : 6 * a + 6]) & set(
            grid.space_corners[6 * b : 6 * b + 6]
        )
        assert set(grid.edge_corners[edge]) == shared
        first, second = grid.edge_corners[edge]
        assert grid.other_corner(edge, first) == second
        assert grid.other_corner(edge, second) == first


@given(boards)
def test_at_most_three_spaces_and_three_edges_meet_at_a_corner(grid: Grid) -> None:
    for corner, spaces in enumerate(grid.corner_spaces):
        assert 1 <= len(set(spaces)) == len(spaces) <= 3
        pairs = {(a, b) for a in spaces for b in spaces if a < b}
        assert {grid.edges[edge] for edge in grid.corner_edges[corner]} == pairs
        assert grid.is_border_corner(corner) == (len(spaces) < 3)


def test_spaces_that_share_no_edge_have_none_between_them() -> None:
    assert SQUARE.edge_between(SQUARE.space_at(0, 0), SQUARE.space_at(2, 0)) == OFF


def test_distance_is_the_number_of_steps_on_an_open_board() -> None:
    grid = Grid([(row, column) for row in range(11) for column in range(11)])
    steps = [grid.within(n) for n in range(4)]
    middle = grid.space_at(5, 5)
    for space in range(grid.size):
        for n in range(4):
            is_near = hexset.contains(steps[n][middle], space)
            assert is_near == (grid.distance(middle, space) <= n)


def test_steps_never_leave_the_board() -> None:
    around_a_hole = Grid([(0, 0), (1, 0), (0, 2), (1, 2), (1, 1)])
    left, right = around_a_hole.space_at(0, 0), around_a_hole.space_at(0, 2)
    assert around_a_hole.distance(left, right) == 2
    assert not hexset.contains(around_a_hole.within(3)[left], right)
    assert hexset.contains(around_a_hole.within(4)[left], right)
