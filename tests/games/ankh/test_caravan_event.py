"""The event Camel Caravan, played (AK-CC); the lines themselves are in test_caravan.py."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ennead
from ennead.games.ankh.caravan.rules import STOP, PlaceCamel, legal_caravans
from ennead.games.ankh.table.map import RIVER_AT, WATER_AT, board
from ennead.hexes import hexset
from tests.games.ankh.census import table_of
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    camels,
    event,
    given,
    gods,
    markers,
    order_tokens,
    rivers,
    then,
)
from tests.scenario.ankh_parts import Part

#: A's next Gain Followers triggers the first Camel Caravan.
NEXT: tuple[Part, ...] = (gods(A="isis", B="ra"), markers(gain=2), event(4))
#: A chain of 14 spaces: one camel can cut it into 6 and 8, 7 and 7, or 8 and 6.
CHAIN = """
    Ag    .     .     .     .     .     .
       .     .     .     .     .     .     Bg
    """
LINES = ("camel F0/G0", "camel G0/H0", "camel H0/I0")


def on_the_board(players: int, event: int = 4) -> AnkhScenario:
    """The Old Kingdom on the board of the box, A about to trigger the next event."""
    game = ennead.new("ankh", players, chance="ask", scenario="old_kingdom", **CHOSEN[players])
    position = game.position()
    del position["pending"]
    steps = game.view(None)["steps_to_event"][2]
    position |= {"turn": 0, "event": event, "markers": [0, 0, steps - 1, 0]}
    return AnkhScenario(ennead.load(position, chance="ask")).answers("A", "gain")


NAMES = ["ra", "amun", "isis", "osiris", "anubis"]
CHOSEN: dict[int, Any] = {
    players: {
        "gods": NAMES[:players],
        "guardians": ["satet", "mummy", "androsphinx"],
        "first": 0,
    }
    for players in (2, 3, 4, 5)
}


@rule("AK-CC1")
def test_a_line_of_camels_is_offered_edge_by_edge() -> None:
    game = given(CHAIN, *NEXT).answers("A", "gain")
    then(game).event(5).asks("A").offers(*LINES, "stop")
    game.answers("A", "camel G0/H0")
    assert game.game.position()["camels"] == ["G0/H0"]
    assert game.game.view(None)["supply"]["camels"] == 29


@rule("AK-CC1")
def test_a_player_may_place_no_camels() -> None:
    game = given(CHAIN, *NEXT).answers("A", "gain", "stop")
    then(game).event(5).asks("B")
    assert game.game.position()["camels"] == []


@rule("AK-CC1")
def test_no_camel_stands_on_a_river_or_beside_water_or_another_camel() -> None:
    """All three cuts of the chain are rivers or shores: nothing can be placed."""
    river = given(CHAIN, *NEXT, rivers("G0/H0")).answers("A", "gain")
    then(river).event(5).asks("B")
    lake = given(CHAIN.replace(".     .     .     Bg", "~     .     .     Bg"), *NEXT)
    then(lake.answers("A", "gain")).event(5).asks("B")
    camel = given(CHAIN, *NEXT, camels("G0/H0")).answers("A", "gain")
    then(camel).event(5).asks("B")


@rule("AK-CC1", "AK-CC2", "AK-CC3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_the_board_one_to_six_camels_connect_two_features_and_part_one_region(
    players: int,
) -> None:
    rng = Random(players)
    for _ in range(10):
        game = on_the_board(players).game
        before = table_of(game).division
        while isinstance(table_of(game).frames[-1], PlaceCamel):
            game.apply(0, rng.choice([edge for edge in game.legal(0) if edge != STOP]))
        after = table_of(game).division
        added = [edge for edge in after.camels if edge not in before.camels]
        assert 1 <= len(added) <= 6
        parts = [hexset.size(land) for land in after.lands if land not in before.lands]
        assert len(parts) == 2
        assert min(parts) >= 6
        assert len(after.lands) == len(before.lands) + 1
        ends = end_corners(added)
        assert all(before.corner_features[corner] for corner in ends)


@rule("AK-CC1")
def test_on_the_board_a_line_of_six_camels_can_be_placed_and_none_of_seven() -> None:
    game = on_the_board(2).game
    lengths = {len(line.edges) for line in legal_caravans(table_of(game)).lines()}
    assert max(lengths) == 6
    line = next(line for line in legal_caravans(table_of(game)).lines() if len(line.edges) == 6)
    while isinstance(table_of(game).frames[-1], PlaceCamel):
        game.apply(0, next(edge for edge in game.legal(0) if edge in line.edges))
    assert len(game.position()["camels"]) == 6


def end_corners(edges: list[int]) -> list[int]:
    """The two corners of a line that only one of its camels touches."""
    touched = [corner for edge in edges for corner in board().grid.edge_corners[edge]]
    found = [corner for corner in touched if touched.count(corner) == 1]
    assert len(found) == 2
    return found


@rule("AK-CC3")
def test_both_new_regions_have_at_least_six_spaces() -> None:
    shorter = """
        Ag    .     .     .     .     .
           .     .     .     .     .     Bg
        """
    game = given(shorter, *NEXT).answers("A", "gain")
    then(game).event(5).asks("A").offers("camel F0/G0", "stop")


@rule("AK-CC3", "AK-B4")
def test_water_does_not_count_in_the_size_of_a_region() -> None:
    """Eleven land spaces and a lake: too small to be divided."""
    drawing = """
        Ag    .     .     .     .     .
           .     .     .     .     Bg
        ~
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).event(5).asks("B")


@rule("AK-CC4")
@pytest.mark.parametrize(("kept", "other"), [("A0", "H0"), ("H0", "A0")])
def test_one_new_region_keeps_the_token_and_the_other_gets_the_lowest_of_the_supply(
    kept: str, other: str
) -> None:
    game = given(CHAIN, *NEXT).answers("A", "gain", "camel G0/H0")
    then(game).asks("A").offers("keep A0", "keep H0")
    game.answers("A", f"keep {kept}")
    assert game.game.position()["order"] == {"1": kept, "2": other}


THREE = """
    Ag    .     .     .     .     .     .     -     .
       .     .     .     .     .     .     Bg    -     -
    """


@rule("AK-CC4")
def test_the_other_regions_keep_their_tokens() -> None:
    place = (order_tokens("Q0", "A0"),)
    game = given(THREE, *NEXT, *place).answers("A", "gain", "camel G0/H0", "keep H0")
    assert game.game.position()["order"] == {"1": "Q0", "2": "H0", "3": "A0"}


@rule("AK-CC5")
def test_the_token_of_a_new_region_may_be_swapped_with_any_other() -> None:
    place = (order_tokens("Q0", "A0"),)
    game = given(THREE, *NEXT, *place).answers("A", "gain", "camel G0/H0", "keep H0")
    then(game).asks("A").offers("keep", "swap 2 1", "swap 2 3", "swap 3 1")
    game.answers("A", "swap 3 1")
    assert game.game.position()["order"] == {"1": "A0", "2": "H0", "3": "Q0"}
    then(game).asks("B")


@rule("AK-CC5")
def test_the_tokens_may_stay_as_they_are() -> None:
    place = (order_tokens("Q0", "A0"),)
    game = given(THREE, *NEXT, *place).answers("A", "gain", "camel G0/H0", "keep H0", "keep")
    assert game.game.position()["order"] == {"1": "Q0", "2": "H0", "3": "A0"}
    then(game).asks("B")


@rule("AK-CC5")
def test_tokens_of_two_old_regions_are_not_swapped() -> None:
    drawing = """
        Ag    .     .     .     .     .     .     -     .     -
           .     .     .     .     .     .     Bg    -     -     .
        """
    place = (order_tokens("Q0", "A0", "T0"),)
    game = given(drawing, *NEXT, *place).answers("A", "gain", "camel G0/H0", "keep H0")
    then(game).asks("A").offers_not("swap 1 3", "swap 3 1")
    then(game).offers("keep", "swap 2 1", "swap 2 3", "swap 2 4", "swap 4 1", "swap 4 3")


@rule("AK-CC6")
@pytest.mark.parametrize(("on_board", "possible"), [(29, True), (30, False)])
def test_a_line_needs_camels_in_the_supply(on_board: int, possible: bool) -> None:
    """The other camels stand on an island where they divide nothing."""
    island = [["."] * 15 for _ in range(3)]
    drawing = "\n".join(
        [
            *["     ".join(row[half::2]) for row in island for half in (0, 1)],
            *["-     " * 8, "-     " * 7],
            "Ag    .     .     .     .     .     .",
            ".     .     .     .     .     .     Bg",
        ]
    )
    columns = "ABCDEFGHIJKLMNO"
    edges = [f"{c}{row}/{c}{row + 1}" for row in (0, 1) for c in columns][:on_board]
    game = given(drawing, *NEXT, camels(" ".join(edges))).answers("A", "gain")
    if possible:
        then(game).event(5).asks("A").offers("camel F4/G4", "camel G4/H4", "camel H4/I4", "stop")
    else:
        then(game).event(5).asks("B")


@rule("AK-CC6")
@pytest.mark.parametrize(("islands", "possible"), [(6, True), (7, False)])
def test_with_no_order_token_in_the_supply_nothing_happens(islands: int, possible: bool) -> None:
    drawing = "\n".join([*CHAIN.strip("\n").splitlines(), "-  " * 7, "-  " * 7, ".  " * islands])
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).event(5).asks("A" if possible else "B")


@rule("AK-CC6")
def test_with_no_legal_line_nothing_happens() -> None:
    drawing = """
        Ag    .     Bg
           .     .
        """
    then(given(drawing, *NEXT).answers("A", "gain")).event(5).asks("B")


@rule("AK-CC7", "AK-B4")
def test_after_a_split_water_touching_both_parts_is_in_both() -> None:
    drawing = CHAIN.rstrip() + "\n    -     -     -     Ap~"
    game = given(drawing, *NEXT).answers("A", "gain")
    assert [region["water"] for region in game.game.view(None)["regions"]] == [["G1"]]
    game.answers("A", "camel F0/G0")
    assert [region["water"] for region in game.game.view(None)["regions"]] == [["G1"], ["G1"]]


@rule("AK-Z4", "AK-CC1", "AK-CC3", "AK-CC4")
def test_the_rulebook_s_example_of_camel_caravan() -> None:
    """Ra places 5 camels from water to river in the Delta; the part of 6 keeps token 1."""
    game = on_the_board(3)
    table = table_of(game.game)
    delta = board().region_names["delta"]
    features = board().corner_features
    line = next(
        line
        for line in legal_caravans(table).lines()
        if len(line.edges) == 5
        and min(line.sizes) == 6
        and hexset.is_within(line.parts[0], delta)
        and {features[c] for c in end_corners(list(line.edges))} == {WATER_AT, RIVER_AT}
    )
    while isinstance(table.frames[-1], PlaceCamel):
        game.game.apply(0, next(edge for edge in game.game.legal(0) if edge in line.edges))
    assert table.division.camels == tuple(sorted(line.edges))
    regions = game.game.view(None)["regions"]
    six = next(region for region in regions if len(region["land"]) == 6)
    rest = next(region for region in regions if len(region["land"]) == 16)
    game.answers("A", f"keep {six['land'][0]}")
    tokens = game.game.position()["order"]
    assert tokens["1"] == six["land"][0]
    assert tokens["4"] == rest["land"][0]
    game.answers("A", "keep")
    assert game.game.position()["order"] == tokens
    then(game).asks("B")
