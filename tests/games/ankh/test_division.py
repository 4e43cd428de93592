"""Regions, water that belongs to several, and adjacency with rivers and camels (AK-B)."""

from ennead.games.ankh.data.scenarios import scenarios
from ennead.games.ankh.table.division import divide
from ennead.games.ankh.table.map import CAMEL_AT, Map, board
from ennead.hexes import hexset
from tests.rule import rule

Place = tuple[int, int]


def edge(made: Map, a: Place, b: Place) -> int:
    return made.edge_between(made.space_at(*a), made.space_at(*b))


@rule("AK-B2")
def test_the_undivided_map_has_three_regions() -> None:
    division = divide(board(), ())
    assert sorted(division.lands) == sorted(board().region_names.values())
    assert [division.region_size(region) for region in range(3)] == [22, 32, 28]


@rule("AK-B2", "AK-B5")
def test_spaces_divided_by_a_camel_are_in_different_regions_and_not_adjacent() -> None:
    made = Map.from_rows(["FF", "FF"])
    camels = [((0, 0), (0, 1)), ((0, 0), (1, 0))]
    division = divide(made, tuple(edge(made, a, b) for a, b in camels))
    assert list(division.lands) == [hexset.of([0]), hexset.of([1, 2, 3])]
    assert hexset.is_empty(division.adjacent[0])
    assert hexset.members(division.adjacent[1]) == [2, 3]


@rule("AK-B4")
def test_water_belongs_to_every_region_it_touches_and_counts_in_no_size() -> None:
    made = Map.from_rows(["FWDWW"], rivers=[])
    division = divide(made, ())
    assert [hexset.members(land) for land in division.lands] == [[0], [2]]
    assert [hexset.members(region) for region in division.regions] == [[0, 1], [1, 2, 3]]
    assert division.regions_at(1) == [0, 1]
    assert division.regions_at(3) == [1]
    assert division.regions_at(4) == []
    assert division.regions_at(2) == [1]
    assert division.region_size(1) == 1


@rule("AK-B4")
def test_on_the_printed_map_a_lake_belongs_to_the_west_alone_and_the_sea_to_its_shores() -> None:
    printed = board()
    division = divide(printed, ())
    delta, west, east = range(3)
    assert division.regions_at(printed.space_at(5, 2)) == [west]
    assert division.regions_at(printed.space_at(0, 5)) == [delta]
    assert division.regions_at(printed.space_at(1, 10)) == [delta, east]
    assert division.region_of[printed.space_at(1, 10)] == -1


@rule("AK-CC7")
def test_after_a_split_water_touching_both_parts_is_in_both() -> None:
    made = Map.from_rows(["FFFFW", "FFFFF"])
    lake = made.space_at(0, 4)
    assert divide(made, ()).regions_at(lake) == [0]
    line = [((0, 3), (1, 4)), ((0, 3), (1, 3)), ((0, 3), (1, 2)), ((0, 3), (0, 2))]
    division = divide(made, tuple(edge(made, a, b) for a, b in line))
    assert division.regions_at(lake) == [0, 1]


@rule("AK-Z10", "AK-B5")
def test_a_warrior_is_adjacent_to_the_pyramid_beside_it_but_not_across_the_river() -> None:
    printed = board()
    warrior, pyramid, scorpion = (printed.space_at(*at) for at in ((2, 3), (2, 4), (3, 3)))
    adjacent = divide(printed, ()).adjacent[warrior]
    assert hexset.contains(adjacent, pyramid)
    assert not hexset.contains(adjacent, scorpion)
    assert hexset.contains(printed.neighbours[warrior], scorpion)


def test_camels_are_features_of_the_corners_they_touch() -> None:
    made = Map.from_rows(["FFF", "FFF", "FFF"])
    camel = edge(made, (1, 1), (2, 1))
    division = divide(made, (camel,))
    touched = [c for c, found in enumerate(division.corner_features) if found & CAMEL_AT]
    assert touched == sorted(made.grid.edge_corners[camel])


def test_a_division_is_the_same_object_whatever_the_order_of_its_camels() -> None:
    camels = scenarios()["middle_kingdom"].setup(5).division.camels
    assert divide(board(), camels) is divide(board(), camels[::-1])
