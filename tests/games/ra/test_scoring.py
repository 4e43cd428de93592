"""Scoring of every epoch (RA-P1 to RA-P6, RA-P11, RA-P12)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scenario.ra import end_of_epoch, given, then

#: One tile of civilization spares the loss of 5 (RA-P5).
CIVIL = "art"


@rule("RA-P1")
def test_each_god_scores_two_points_and_leaves_the_game() -> None:
    game = end_of_epoch(tiles={"A": "god*3", "B": "god"})
    then(game).scored("god", A=6, B=2, C=0).has("A", god=0).has("B", god=0).out(god=4)


@rule("RA-P1")
def test_a_played_god_scores_nothing() -> None:
    game = given(ra_tiles=7, tiles={"A": "god*2"}, track="nile gold")
    game.answers("A", "god", "take nile", "done").draws("B", "ra")
    then(game).scored("god", A=2)


@rule("RA-P2")
def test_most_pharaohs_gain_five_and_fewest_lose_two() -> None:
    game = end_of_epoch(tiles={"A": "pharaoh*2", "B": "pharaoh*3", "C": "pharaoh"})
    then(game).scored("pharaoh", A=0, B=5, C=-2)


@rule("RA-P2")
def test_all_who_tie_for_most_or_fewest_pharaohs_gain_or_lose() -> None:
    tiles = {"A": "pharaoh*2", "B": "pharaoh*2", "C": "pharaoh", "E": ""}
    game = end_of_epoch(5, tiles=tiles)
    then(game).scored("pharaoh", A=5, B=5, C=0, D=-2, E=-2)


@rule("RA-P2")
def test_no_pharaoh_is_fewest_too() -> None:
    then(end_of_epoch(2, tiles={"A": "pharaoh"})).scored("pharaoh", A=5, B=-2)


@rule("RA-P3")
@pytest.mark.parametrize("pharaohs", ["", "pharaoh", "pharaoh*4"])
def test_if_all_have_as_many_pharaohs_nobody_gains_or_loses(pharaohs: str) -> None:
    game = end_of_epoch(tiles=dict.fromkeys("ABC", pharaohs))
    then(game).scored("pharaoh", A=0, B=0, C=0)


@rule("RA-P3")
def test_pharaohs_stay_after_scoring() -> None:
    then(end_of_epoch(tiles={"A": "pharaoh*3"})).has_only("A", "pharaoh*3").out(pharaoh=0)


@rule("RA-P4")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [("", 0), ("nile*6", 0), ("flood", 1), ("flood*3", 3), ("nile*4 flood", 5)],
)
def test_niles_and_floods_score_one_each_with_at_least_one_flood(tiles: str, points: int) -> None:
    then(end_of_epoch(tiles={"A": tiles})).scored("nile", A=points)


@rule("RA-P4")
def test_floods_leave_the_game_and_niles_stay() -> None:
    game = end_of_epoch(tiles={"A": "nile*4 flood*2"})
    then(game).has_only("A", "nile*4").out(flood=2, nile=0)


@rule("RA-P5")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", -5),
        ("gold", -5),
        ("art", 0),
        ("art*3", 0),
        ("art writing", 0),
        ("art writing religion", 5),
        ("art writing religion astronomy", 10),
        ("art writing religion astronomy agriculture", 15),
    ],
)
def test_civilization_scores_for_different_kinds(tiles: str, points: int) -> None:
    then(end_of_epoch(tiles={"A": tiles})).scored("civilization", A=points)


@rule("RA-P5")
@pytest.mark.parametrize("kind", ["art", "agriculture", "religion", "astronomy", "writing"])
def test_any_civilization_tile_spares_the_loss_and_leaves_the_game(kind: str) -> None:
    game = end_of_epoch(tiles={"A": kind})
    then(game).scored("civilization", A=0, B=-5).has_only("A", "").out(**{kind: 1})


@rule("RA-P5")
def test_duplicates_of_civilization_add_nothing() -> None:
    game = end_of_epoch(tiles={"A": "art*3 writing*4 religion*2"})
    then(game).scored("civilization", A=5).out(art=3, writing=4, religion=2)


@rule("RA-P6")
def test_each_gold_scores_three_points_and_leaves_the_game() -> None:
    game = end_of_epoch(tiles={"A": "gold*2", "B": "gold"})
    then(game).scored("gold", A=6, B=3, C=0).has_only("A", "").out(gold=3)


@rule("RA-P11")
def test_a_player_never_goes_below_zero_points() -> None:
    game = end_of_epoch(points={"A": 4, "B": 5, "C": 6})
    then(game).scored("civilization", A=-5, B=-5, C=-5).points(A=0, B=0, C=1)


@rule("RA-P11")
def test_gains_and_losses_of_an_epoch_are_totalled_before_they_are_paid() -> None:
    game = end_of_epoch(points={"A": 2, "B": 1}, tiles={"A": "gold", "B": "gold pharaoh"})
    then(game).points(A=0, B=4)
    assert then(game).position["sheets"][0][0] == [0, -2, 0, -5, 3, 0, 0, 0]


@rule("RA-P11")
def test_in_the_third_epoch_monuments_and_suns_are_totalled_too() -> None:
    game = end_of_epoch(
        2,
        3,
        points={"A": 0},
        tiles={"A": "temple*3 sphinx", "B": "pharaoh"},
        suns={"A": [2, 3, 4, 5]},
    )
    then(game).scored("suns", A=-5).scored("monuments", A=7).scored("pharaoh", A=-2).points(A=0)


@rule("RA-P11")
def test_points_are_added_to_those_of_before() -> None:
    game = end_of_epoch(points={"A": 7, "B": 30}, tiles={"A": "gold art", "B": "god art"})
    then(game).points(A=10, B=32)


@rule("RA-P11")
def test_all_categories_are_added_up() -> None:
    tiles = {"A": "god pharaoh nile*2 flood art writing religion gold", "B": "art", "C": "art"}
    game = end_of_epoch(tiles=tiles)
    then(game).points(A=10 + 2 + 5 + 3 + 5 + 3, B=8, C=8)


@rule("RA-P12")
def test_players_without_face_up_suns_score_too() -> None:
    game = end_of_epoch(suns={"B": []}, tiles={"B": f"gold*2 {CIVIL}"})
    then(game).scored("gold", B=6).points(B=16)


@rule("RA-P12")
def test_pharaohs_niles_and_monuments_are_all_that_stays() -> None:
    everything = "god pharaoh nile flood art agriculture religion astronomy writing gold"
    monuments = "fortress obelisk palace pyramid sphinx statues step_pyramid temple"
    game = end_of_epoch(tiles={"A": f"{everything} {monuments}"})
    then(game).has_only("A", f"pharaoh nile {monuments}")


@rule("RA-P12")
def test_the_score_sheet_is_part_of_the_view_and_of_the_events() -> None:
    game = given(ra_tiles=7, tiles={"A": f"gold god {CIVIL}"})
    events = game.game.listen()
    game.draws("A", "ra")
    assert [event.name for event in events][-1] == "scored"
    assert game.game.view(None)["sheets"][0][0] == {
        "god": 2,
        "pharaoh": 0,
        "nile": 0,
        "civilization": 0,
        "gold": 3,
        "monuments": 0,
        "suns": 0,
        "points": 15,
    }
