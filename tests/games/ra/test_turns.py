"""Turns (RA-T)."""

from __future__ import annotations

from random import Random

import pytest

import ennead
from ennead.games.ra.table.tiles import CIVILIZATION
from tests.rule import rule
from tests.scenario.ra import given, then


@rule("RA-T1")
def test_a_turn_is_drawing_playing_gods_or_invoking_ra() -> None:
    game = given(tiles={"A": "god"}, track="nile")
    then(game).asks("A").offers("draw", "god", "ra")


@rule("RA-T1")
def test_nothing_else_can_be_done_in_a_turn() -> None:
    game = given(tiles={"A": "nile"}, track="nile")
    outcome = then(game).asks("A").offers("draw", "ra")
    outcome.refuses("pass", because="RA-T1").refuses("bid 13", because="RA-T1")
    outcome.refuses("discard nile", because="RA-T1").refuses("god", because="RA-G10")


@rule("RA-T1")
def test_play_goes_clockwise() -> None:
    game = given(turn="B").draws("B", "nile")
    then(game).asks("C")
    game.draws("C", "nile")
    then(game).asks("A")
    game.draws("A", "nile")
    then(game).asks("B")


@rule("RA-T1")
def test_only_the_player_on_turn_acts() -> None:
    outcome = then(given(turn="B")).asks("B")
    outcome.refuses_to("A", "draw", because="RA-T1").refuses_to("C", "ra", because="RA-T1")


@rule("RA-T2")
def test_a_player_without_face_up_suns_is_skipped() -> None:
    game = given(suns={"B": []}).draws("A", "nile")
    then(game).asks("C").refuses_to("B", "draw", because="RA-T2")


@rule("RA-T2", "RA-A3")
def test_a_player_without_face_up_suns_sits_out_until_the_next_epoch() -> None:
    sat_out = 0
    for seed in range(10):
        game, rng, since = ennead.new("ra", 3, seed=seed), Random(seed), dict[int, int]()
        while not game.over:
            epoch = game.view(None)["epoch"]
            for seat in range(3):
                if game.rules.sits_out(game.table, seat):
                    since[seat] = epoch
            seat = rng.choice(game.to_act())
            assert since.get(seat) != epoch
            game.apply(seat, rng.choice(game.legal(seat)))
        sat_out += len(since)
    assert sat_out > 10


@rule("RA-T2")
def test_a_player_with_a_face_up_sun_or_a_choice_does_not_sit_out() -> None:
    game = given(suns={"A": [2], "B": []}).game
    assert [game.rules.sits_out(game.table, seat) for seat in range(3)] == [False, True, False]
    losing = given(suns={"A": [], "B": []}, tiles={"A": "art writing religion"}, turn="C").game
    position = {**losing.position(), "pending": [["EndOfEpoch"], ["EndTurn", 2]]}
    position["pending"].append(["Discard", 0, [*CIVILIZATION], 2])
    game = ennead.load(position)
    assert game.to_act() == [0]
    assert not game.rules.sits_out(game.table, 0)


@rule("RA-T2")
def test_a_player_without_face_up_suns_cannot_be_on_turn() -> None:
    position = given(suns={"B": []}).game.position()
    position["pending"] = [["EndOfEpoch"], ["Turn", 1]]
    with pytest.raises(ennead.PositionError, match="RA-T2"):
        ennead.load(position)


@rule("RA-T3")
def test_a_player_without_face_up_suns_may_not_play_gods() -> None:
    game = given(suns={"B": []}, tiles={"B": "god"}, track="gold").draws("A", "nile")
    then(game).asks("C").refuses_to("B", "god", because="RA-T3").has("B", god=1)


@rule("RA-T4")
def test_with_eight_tiles_on_the_track_drawing_is_not_allowed() -> None:
    game = given(track="nile*8", tiles={"A": "god"})
    then(game).asks("A").offers("god", "ra").refuses("draw", because="RA-T4")


@rule("RA-T4")
def test_with_seven_tiles_on_the_track_drawing_is_allowed() -> None:
    then(given(track="nile*3 . nile*4")).asks("A").offers("draw", "ra")


@rule("RA-T4")
def test_whoever_can_only_invoke_ra_does() -> None:
    game = given(track="nile*7").draws("A", "nile")
    then(game).asks("C").offers_also("pass").refuses_to("B", "draw", because="RA-T1")
    assert game.game.view(None)["asked"]["ra_player"] == 1


@rule("RA-T5")
def test_a_drawn_tile_is_seen_by_everyone() -> None:
    game = given()
    events = game.game.listen()
    game.draws("A", "gold")
    assert [game.game.tell(event) for event in events] == ["Player 1 draws a Gold tile."]
    for seat in (None, 0, 1, 2):
        assert game.game.view(seat)["auction_track"][0] == "gold"


@rule("RA-T6")
def test_a_drawn_tile_goes_to_the_leftmost_empty_space_and_the_turn_ends() -> None:
    game = given(track="nile flood").draws("A", "gold")
    then(game).track("nile flood gold").ra_tiles(0).asks("B").offers("draw", "ra")


@rule("RA-T6")
def test_a_drawn_disaster_lies_on_the_track_like_any_tile() -> None:
    game = given(tiles={"A": "pharaoh*2"}).draws("A", "funeral")
    then(game).track("funeral").has("A", pharaoh=2).asks("B")


@rule("RA-T7")
def test_a_drawn_ra_tile_goes_to_the_ra_track_and_starts_an_auction() -> None:
    game = given(track="nile", ra_tiles=2).draws("A", "ra")
    then(game).ra_tiles(3).track("nile").asks("B").offers_also("pass", "bid 12")
    assert game.game.view(None)["asked"]["ra_player"] == 0
    assert game.game.view(None)["asked"]["call"] == "drawn"


@rule("RA-T7")
def test_a_ra_tile_that_fills_the_track_starts_no_auction() -> None:
    game = given(track="nile", ra_tiles=7).draws("A", "ra")
    then(game).epoch(2).asks("A").offers("draw", "ra")


@rule("RA-T8")
def test_from_an_empty_bag_nothing_is_drawn() -> None:
    game = given(bag="", tiles={"A": "god"}, track="nile")
    then(game).asks("A").offers("god", "ra").refuses("draw", because="RA-T8")


@rule("RA-T8")
def test_from_a_bag_with_one_tile_it_is_drawn() -> None:
    game = given(bag="gold").answers("A", "draw")
    then(game).track("gold").asks("C").offers_also("pass")


@rule("RA-T9")
def test_the_last_player_with_suns_takes_turn_after_turn() -> None:
    game = given(suns={"B": [], "C": []})
    game.draws("A", "nile", "flood", "gold")
    then(game).track("nile flood gold").asks("A").offers("draw", "ra")


@rule("RA-T9")
def test_the_last_player_with_suns_is_bound_by_a_full_track_too() -> None:
    game = given(suns={"B": [], "C": []}, tiles={"A": "god"}, track="nile*7").draws("A", "nile")
    then(game).asks("A").offers("god", "ra").refuses("draw", because="RA-T4")
