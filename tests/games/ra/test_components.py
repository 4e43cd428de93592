"""Components (RA-C)."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ra import given, new_game, then
from tests.scenario.table import LETTERS

CIVILIZATION = ("art", "agriculture", "religion", "astronomy", "writing")
MONUMENTS = (
    *("fortress", "obelisk", "palace", "pyramid"),
    *("sphinx", "statues", "step_pyramid", "temple"),
)


@rule("RA-C1")
def test_the_bag_holds_180_tiles() -> None:
    bag = new_game(3).game.position()["bag"]
    assert sum(bag.values()) == 180
    assert bag == {
        "ra": 30,
        "god": 8,
        "pharaoh": 25,
        "funeral": 2,
        "nile": 25,
        "flood": 12,
        "drought": 2,
        **dict.fromkeys(CIVILIZATION, 5),
        "unrest": 4,
        "gold": 5,
        **dict.fromkeys(MONUMENTS, 5),
        "earthquake": 2,
    }


@rule("RA-C1")
def test_each_tile_in_the_bag_is_as_likely_as_any_other() -> None:
    game = given(bag="ra*3 god nile*2").answers("A", "draw").game
    drawn = [game.notation(ennead.CHANCE, answer) for answer in game.legal(ennead.CHANCE)]
    assert dict(zip(drawn, game.weights(), strict=True)) == {
        "tile ra": 3,
        "tile god": 1,
        "tile nile": 2,
    }


@rule("RA-C2")
def test_the_auction_track_has_eight_spaces() -> None:
    game = given(track="nile*7")
    then(game).asks("A").offers("draw", "ra")
    game.draws("A", "flood")
    then(game).track("nile*7 flood").asks("C").refuses_to("B", "draw", because="RA-T1")
    assert game.game.view(None)["asked"]["call"] == "full"


@rule("RA-C3")
@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_ra_track_has_a_space_for_each_ra_tile_of_an_epoch(players: int, spaces: int) -> None:
    game = given(players, ra_tiles=spaces - 2)
    game.draws("A", "ra")
    then(game).epoch(1).ra_tiles(spaces - 1).asks("B").offers_also("pass")
    game.bids(**dict.fromkeys([*LETTERS[1:players], "A"], "pass"))
    game.draws("B", "ra")
    then(game).epoch(2).ra_tiles(0)


@rule("RA-C3")
@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_view_shows_the_spaces_of_the_ra_track_in_use(players: int, spaces: int) -> None:
    assert given(players).game.view(None)["ra_track"] == {"tiles": 0, "spaces": spaces}


@rule("RA-C4")
@pytest.mark.parametrize(("players", "highest"), [(2, 9), (3, 13), (4, 13), (5, 16)])
def test_suns_from_2_to_the_highest_are_dealt_and_sun_1_lies_on_the_board(
    players: int, highest: int
) -> None:
    position = ennead.new("ra", players, seed=3).position()
    suns = [sun for area in position["areas"] for sun in area["suns"]]
    assert sorted(suns) == list(range(2, highest + 1))
    assert position["sun"] == 1


@rule("RA-C4")
def test_a_sun_that_is_not_dealt_cannot_lie_on_the_table() -> None:
    position = given(3).game.position()
    position["areas"][0]["suns"][-1] = 14
    with pytest.raises(ennead.PositionError, match="RA-C4"):
        ennead.load(position)


@rule("RA-C5")
def test_the_eight_gods_are_alike() -> None:
    game = new_game(2).chance("suns 1").answers("A", "draw").game
    gods = [a for a in game.legal(ennead.CHANCE) if "god" in game.notation(ennead.CHANCE, a)]
    assert [game.weights()[game.legal(ennead.CHANCE).index(god)] for god in gods] == [8]


@rule("RA-C6")
def test_no_tile_can_be_in_two_places() -> None:
    position = given(3, track="gold").game.position()
    position["areas"][0]["tiles"]["gold"] = 1
    with pytest.raises(ennead.PositionError, match="gold: 6 tiles in all places"):
        ennead.load(position)


@rule("RA-C6")
def test_no_tile_can_be_missing() -> None:
    position = given(3).game.position()
    position["bag"]["gold"] = 4
    with pytest.raises(ennead.PositionError, match="gold: 4 tiles in all places"):
        ennead.load(position)


@rule("RA-C6")
def test_a_sun_cannot_be_in_two_places() -> None:
    position = given(3).game.position()
    position["sun"] = 13
    with pytest.raises(ennead.PositionError, match="suns: expected"):
        ennead.load(position)


@rule("RA-C7")
def test_points_are_not_limited_by_the_tokens_of_the_box() -> None:
    in_the_box = 10 * 1 + 8 * 2 + 20 * 5 + 10 * 10
    game = given(3, ra_tiles=7, points={"A": in_the_box}, tiles={"A": "gold*5 art"})
    game.draws("A", "ra")
    then(game).points(A=in_the_box + 15)
