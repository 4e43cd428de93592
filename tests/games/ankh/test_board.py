"""The board, played on: regions, adjacency, water (AK-B)."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    camels,
    conflict,
    event,
    followers,
    given,
    gods,
    markers,
    pool,
    rivers,
    then,
    underworld,
)

ISIS = gods(A="isis", B="anubis")
BROKE = followers(A=0)
#: A's next Gain Followers triggers the first conflict.
NEXT = (markers(gain=2), event(3))
#: A lake between two shores that nothing else connects; Apep in it.
LAKE = """
    .     .     Ag    -
       Ap~   -     -     Bg
    """


def new(players: int, scenario: str = "middle_kingdom") -> ennead.Game:
    return ennead.new("ankh", players, seed=1, scenario=scenario)


@rule("AK-B1")
def test_the_game_is_played_on_101_spaces_of_land_and_water() -> None:
    letters = "".join(new(2).view(None)["map"]["rows"])
    assert {letter: letters.count(letter) for letter in "FDW"} == {"F": 43, "D": 39, "W": 19}


@rule("AK-B2")
def test_an_undivided_map_has_the_delta_the_west_and_the_east() -> None:
    assert [len(region["land"]) for region in new(2).view(None)["regions"]] == [22, 32, 28]


@rule("AK-B2")
@pytest.mark.parametrize(("players", "regions"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_camels_of_the_scenario_divide_regions(players: int, regions: int) -> None:
    assert len(new(players).view(None)["regions"]) == regions


@rule("AK-B2")
def test_gods_parted_by_a_river_are_in_different_regions_and_do_not_fight() -> None:
    drawing = """
        Ag    .     Bg
           .     .
        """
    parted = given(drawing, ISIS, rivers("B0/C0"), *NEXT).answers("A", "gain")
    assert parted.told("battle") == []
    then(parted).devotion_changed(A=1, B=1)
    together = given(drawing, ISIS, *NEXT).answers("A", "gain")
    assert len(together.told("battle")) == 1


@rule("AK-B3")
def test_a_space_with_a_figure_or_monument_takes_no_other() -> None:
    drawing = """
        Bw    t     Bg
           Ag    .
        .     tB
        """
    game = given(drawing, ISIS).answers("A", "summon", "summon warrior")
    then(game).stands("A1", "Aw").alive("A0", "C0", "C1")


@rule("AK-B3")
def test_a_token_does_not_fill_a_space() -> None:
    drawing = """
        Bw    .     Bg
           Ag    Bw
        """
    game = given(drawing, gods(A="osiris"), underworld("C0"))
    game.answers("A", "move", "figure B0")
    then(game).stands("C0", "Ag")


@rule("AK-B3")
def test_a_water_space_holds_at_most_one_figure() -> None:
    drawing = """
        Ag    ~     Bg
           Bp~   -     Cg
        """
    game = given(drawing, gods(A="isis"), pool(A="apep")).answers("A", "summon")
    game.answers("A", "summon apep")
    then(game).stands("C0", "Ap").stands("B0", "Bp")


@rule("AK-B4", "AK-B7")
def test_a_figure_in_water_dominates_every_region_the_water_touches() -> None:
    game = given(LAKE, ISIS, *NEXT).answers("A", "gain")
    assert game.told("dominates") == [(0, 1), (0, 2), (0, 3), (1, 4)]
    then(game).devotion_changed(A=3, B=1)


@rule("AK-B4")
def test_water_belongs_to_no_region_it_does_not_touch() -> None:
    """With its shore gone from the map, the second region is nobody's."""
    drawing = """
        .     -     .     Ag
           Ap~   -     -     Bg
        """
    game = given(drawing, ISIS, *NEXT).answers("A", "gain")
    assert (0, 1) in game.told("dominates")
    assert (0, 2) not in game.told("dominates")


@rule("AK-B4")
def test_water_is_not_in_the_land_of_any_region() -> None:
    for region in new(2).view(None)["regions"]:
        assert not set(region["land"]) & set(region["water"])


@rule("AK-B5")
@pytest.mark.parametrize("border", [rivers("A0/B0"), camels("A0/B0")])
def test_across_a_river_or_camel_nothing_is_adjacent(border: tuple[str, object]) -> None:
    drawing = """
        Ag    .     Bg
           t     .
        """
    then(given(drawing, ISIS, BROKE).answers("A", "gain")).followers_changed(A=1)
    then(given(drawing, ISIS, BROKE, border).answers("A", "gain")).followers_changed(A=0)


@rule("AK-B6")
def test_a_water_space_is_adjacent_to_all_land_around_it_whatever_its_region() -> None:
    drawing = """
        t     p     Ag
           Ap~   -     Bg
        """
    then(given(drawing, ISIS, BROKE).answers("A", "gain")).followers_changed(A=2)


@rule("AK-B6")
def test_a_river_beside_water_does_not_part_them() -> None:
    """The river runs between the two shores; the lake touches both."""
    drawing = """
        t     -     Bg
           Ap~   .
        p     -     Ag
        """
    game = given(drawing, ISIS, BROKE, rivers("A0/A1")).answers("A", "gain")
    then(game).followers_changed(A=2)


@rule("AK-B7")
def test_a_figure_in_water_killed_in_one_region_is_gone_for_the_later_ones() -> None:
    """Apep of A lies between the first region, where B wins, and the second, where nobody is."""
    drawing = """
        Bw    .     Ag
           Ap~   -     -
        Bg    -     .
        """
    game = given(drawing, ISIS, conflict()).plays(A="maat", B="chariots")
    while game.game.to_act() == [0]:
        game.answers("A", "let die")
    then(game).dead("B0").in_pool("A", apep=1)
    assert game.told("dominates") == [(0, 3)]


@rule("AK-B7")
def test_a_figure_in_water_fights_in_every_region_of_the_water() -> None:
    drawing = """
        Bw    Bw    Ag
           Ap~   -     -
        Bg    -     .
        """
    game = given(drawing, gods(A="isis", B="ra"), *NEXT).answers("A", "gain")
    game.plays(A="chariots", B="maat").plays(A="maat", B="chariots").answers("A", "let die")
    assert [fields[0] for fields in game.told("battle")] == [1, 2]
    then(game).dead("A0", "B0").alive("C0")


@rule("AK-B8")
def test_no_warrior_is_summoned_or_moves_into_water() -> None:
    drawing = """
        Ag    -     Bg
           ~     .
        """
    game = given(drawing, ISIS).answers("A", "move")
    then(game).alive("A0").asks("A").offers("summon", "gain", "unlock")
    game.answers("A", "summon")
    assert game.told("summoned") == []
    then(game).asks("B")


@rule("AK-B8")
def test_not_even_apep_moves_from_water_into_water() -> None:
    drawing = """
        Ap~   .     Bg
           ~     -     Ag
        """
    game = given(drawing, ISIS).answers("A", "move", "figure A0")
    then(game).stands("C0", "Ap").empty("B0")


@rule("AK-Z10", "AK-B5")
def test_the_rulebook_s_example_of_adjacency() -> None:
    """The pyramid gives a follower; the scorpion does not make Isis's warrior protected."""
    drawing = """
        Bw    Aw    Ag    Bg
           .     Bk    -
        -     p
        """
    river = rivers("C0/D0 C1/D0")
    then(given(drawing, ISIS, BROKE, river).answers("A", "gain")).followers_changed(A=1)
    parted = given(drawing, ISIS, river, conflict()).plays(A="maat", B="chariots")
    then(parted).dead("C0")
    beside = given(drawing, ISIS, conflict()).plays(A="maat", B="chariots")
    then(beside).asks("A").offers("keep alive warrior C0", "let die warrior C0")
