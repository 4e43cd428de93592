"""The map of the box, small made-up maps, and map files that are refused (AK-B)."""

import re
from importlib.resources import files

import pytest

from ennead.games.ankh.data.file import parse
from ennead.games.ankh.table.map import (
    BORDER_AT,
    DESERT,
    FERTILE,
    RIVER_AT,
    WATER,
    WATER_AT,
    Map,
    MapError,
    board,
    read_map,
)
from ennead.hexes import hexset
from ennead.hexes.grid import OFF
from tests.rule import rule

BOARD_TEXT = (files("ennead.games.ankh") / "data" / "board.toml").read_text(encoding="utf-8")


@rule("AK-B1")
def test_the_board_has_101_spaces_of_land_and_water() -> None:
    printed = board()
    assert printed.size == 101
    assert hexset.size(printed.fertile) == 43
    assert hexset.size(printed.desert) == 39
    assert hexset.size(printed.water) == 19
    assert len(printed.rivers) == 31


@rule("AK-B1")
def test_every_space_is_fertile_desert_or_water() -> None:
    printed = board()
    assert printed.terrain[printed.space_at(0, 1)] == FERTILE
    assert printed.terrain[printed.space_at(9, 8)] == DESERT
    assert printed.terrain[printed.space_at(5, 2)] == WATER
    assert not printed.is_land(printed.space_at(5, 2))
    assert printed.space_at(0, 0) == OFF
    assert printed.land == hexset.without(printed.grid.all, printed.water)
    assert printed.place(printed.space_at(4, 7)) == (4, 7)


@rule("AK-B5")
def test_spaces_divided_by_a_river_are_not_adjacent() -> None:
    made = Map.from_rows(["FF", "DD"], rivers=[((0, 0), (0, 1))])
    left, right = made.space_at(0, 0), made.space_at(0, 1)
    assert hexset.members(made.adjacent[left]) == [made.space_at(1, 0)]
    assert not hexset.contains(made.adjacent[right], left)
    assert hexset.contains(made.neighbours[left], right)


@rule("AK-B6")
def test_a_water_space_is_adjacent_to_all_the_spaces_around_it() -> None:
    printed = board()
    for space in hexset.members(printed.water):
        assert printed.adjacent[space] == printed.neighbours[space]
        for other in hexset.members(printed.neighbours[space]):
            assert hexset.contains(printed.adjacent[other], space)


@rule("AK-M2")
def test_a_move_of_three_spaces_crosses_water_and_rivers() -> None:
    made = Map.from_rows(["FWWFF"], rivers=[((0, 3), (0, 4))])
    assert hexset.members(made.within_three[0]) == [0, 1, 2, 3]
    assert hexset.members(made.within_three[1]) == [0, 1, 2, 3, 4]


@rule("AK-M7")
def test_no_step_leaves_the_map() -> None:
    made = Map.from_rows(["F.F", "F.F", "F.F", "FFF"])
    assert not hexset.contains(made.within_three[0], made.space_at(0, 2))


@rule("AK-CC1")
def test_camels_stand_between_two_land_spaces_and_never_on_a_river() -> None:
    made = Map.from_rows(["FFW", "DDD"], rivers=[((0, 0), (0, 1))])
    allowed = {pair for edge, pair in enumerate(made.grid.edges) if made.takes_camel[edge]}
    # spaces 0 F, 1 F, 2 W, 3 D, 4 D, 5 D
    assert allowed == {(0, 3), (1, 3), (1, 4), (1, 5), (3, 4), (4, 5)}


@rule("AK-CC2")
def test_a_corner_touches_rivers_water_and_the_map_border() -> None:
    made = Map.from_rows(["FFF", "FFF", "FFF", "FFW"], rivers=[((1, 0), (1, 1))])
    features = {
        tuple(made.place(space) for space in made.grid.corner_spaces[corner]): found
        for corner, found in enumerate(made.corner_features)
    }
    assert features[((1, 1), (2, 1), (2, 2))] == 0
    assert features[((1, 0), (1, 1), (2, 0))] == RIVER_AT
    assert features[((2, 1), (2, 2), (3, 2))] == WATER_AT
    assert features[((0, 0), (0, 1))] == BORDER_AT
    assert features[((2, 2), (3, 2))] == WATER_AT | BORDER_AT


@rule("AK-B2")
def test_the_named_regions_of_the_board_are_what_the_rivers_part() -> None:
    sizes = {key: hexset.size(region) for key, region in board().region_names.items()}
    assert sizes == {"delta": 22, "west": 32, "east": 28}


@pytest.mark.parametrize(
    ("change", "to", "message"),
    [
        ('".FFFWWWWWW."', '".FFFWWWWWWX"', r"board: grid.rows: row 0: unknown terrain 'X'"),
        ('".FFFWWWWWW."', '".FFFWWWWWW"', r"board: grid.rows: row 1 has 11 columns, not 10"),
        ("fertile = 43", "fertile = 42", r"board: counts.fertile: 42, but the map has 43"),
        ("water = 19", 'water = "many"', r"board: counts.water: expected a whole number"),
        ("water = 19", "water = 19\nsand = 1", r"board: counts.sand: unknown key"),
        ('"B0/A1",', '"B0/E0",', r"rivers.delta_west: .* E0 is water"),
        ('"B0/A1",', '"B0/A0",', r"rivers.delta_west: .* A0 is not on the board"),
        ('"B0/A1",', '"B0/A4",', r"rivers.delta_west: .* are not neighbours"),
        ('"B0/A1",', '"B1/A1",', r"rivers.delta_west: .* is listed twice"),
        ('"B0/A1",', '"B0",', r"rivers.delta_west: expected two spaces"),
        ('"B0/A1",', '"B0/1",', r"rivers.delta_west: expected the name of a space"),
        ("size = 22", "size = 21", r"regions.delta.size: 21, but 22 spaces are listed"),
        ('"B0", "C0"', '"A1", "C0"', r"regions.delta.cells: is not a region"),
        ('"B0", "C0"', '"A0", "C0"', r"regions.delta.cells: A0 is not on the board"),
        ("[grid]", "[gird]", r"board: gird: unknown key"),
        ("[grid]", "[grid", r"board: is not valid TOML"),
    ],
)
def test_a_map_file_that_is_wrong_is_refused_with_file_key_and_reason(
    change: str, to: str, message: str
) -> None:
    text = BOARD_TEXT.replace(change, to, 1)
    assert text != BOARD_TEXT
    with pytest.raises(MapError, match=message) as caught:
        read_map(parse(text, "board", MapError))
    assert caught.value.file == "board"


def test_a_region_left_out_of_the_map_file_is_missed() -> None:
    text = re.sub(r"\[regions\.east\].*", "", BOARD_TEXT, flags=re.DOTALL)
    with pytest.raises(MapError, match="regions: the rivers part the land into 3 regions, not 2"):
        read_map(parse(text, "board", MapError))


def test_a_made_up_map_is_checked_too() -> None:
    with pytest.raises(MapError, match=r"map: rivers: .* are not neighbours"):
        Map.from_rows(["FFF"], rivers=[((0, 0), (0, 2))])
    with pytest.raises(MapError, match=r"map: rows: 0 spaces"):
        Map.from_rows(["..."])
    with pytest.raises(MapError, match=r"map: rows: 130 spaces"):
        Map.from_rows(["F" * 13] * 10)
