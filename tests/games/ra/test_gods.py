"""God tiles (RA-G)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scenario.ra import given, then


@rule("RA-G1")
def test_a_god_tile_takes_one_tile_from_the_track() -> None:
    game = given(tiles={"A": "god"}, track="nile flood gold").answers("A", "god")
    then(game).asks("A").offers("take nile", "take flood", "take gold")
    game.answers("A", "take flood")
    then(game).has_only("A", "flood").track("nile . gold").asks("B")


@rule("RA-G1")
def test_a_player_may_play_several_god_tiles_in_a_turn() -> None:
    game = given(tiles={"A": "god*3"}, track="nile flood gold art")
    game.answers("A", "god", "take gold", "take nile")
    then(game).asks("A").offers("take flood", "take art", "done")
    game.answers("A", "done")
    then(game).has_only("A", "god gold nile").track(". flood . art").asks("B")


@rule("RA-G1")
def test_no_more_tiles_are_taken_than_gods_are_played() -> None:
    game = given(tiles={"A": "god*2"}, track="nile flood gold art")
    game.answers("A", "god", "take gold", "take nile")
    then(game).has_only("A", "gold nile").asks("B").refuses_to("A", "take art", because="RA-T1")


@rule("RA-G10")
def test_a_player_without_god_tiles_may_not_play_any() -> None:
    game = given(tiles={"B": "god"}, track="nile")
    outcome = then(game).asks("A").offers("draw", "ra").refuses("god", because="RA-G10")
    outcome.refuses("take nile", because="RA-G10").refuses("done", because="RA-G10")


@rule("RA-G7")
def test_a_god_tile_that_is_played_takes_its_tile_before_the_next_is_played() -> None:
    game = given(tiles={"A": "god*2"}, track="nile gold").answers("A", "god")
    then(game).asks("A").refuses("god", because="RA-G7").refuses("done", because="RA-G7")


@pytest.mark.parametrize("word", ["done", "stop", "decline", "Done"])
def test_every_word_for_nothing_ends_the_taking(word: str) -> None:
    game = given(tiles={"A": "god*2"}, track="nile gold").answers("A", "god", "take nile")
    game.answers("A", word)
    then(game).asks("B").has_only("A", "god nile")


@rule("RA-G6")
def test_nothing_is_discarded_while_gods_take_tiles() -> None:
    held = "god*2 art*2 writing"
    game = given(tiles={"A": held}, track="unrest gold nile").answers("A", "god", "take unrest")
    then(game).asks("A").refuses("discard art", because="RA-G6")


@rule("RA-G1")
def test_only_tiles_on_the_track_can_be_taken() -> None:
    game = given(tiles={"A": "god", "B": "art"}, track="nile gold").answers("A", "god")
    then(game).asks("A").refuses("take art", because="RA-G1")


@rule("RA-G2")
def test_a_god_tile_may_not_take_a_god_tile() -> None:
    game = given(tiles={"A": "god"}, track="god nile gold").answers("A", "god")
    outcome = then(game).asks("A").offers("take nile", "take gold")
    outcome.refuses("take god", because="RA-G2")


@rule("RA-G2")
def test_a_god_tile_may_not_take_a_ra_tile() -> None:
    game = given(tiles={"A": "god"}, track="nile gold", ra_tiles=3).answers("A", "god")
    then(game).asks("A").refuses("take ra", because="RA-G2").ra_tiles(3)


@rule("RA-G2")
def test_with_only_gods_on_the_track_no_god_can_be_played() -> None:
    game = given(tiles={"A": "god"}, track="god*2")
    then(game).asks("A").offers("draw", "ra").refuses("god", because="RA-G2")


@rule("RA-G3")
def test_a_played_god_tile_leaves_the_game() -> None:
    game = given(tiles={"A": "god*2"}, track="nile flood")
    game.answers("A", "god", "take nile", "done")
    then(game).has("A", god=1).out(god=1, nile=0)


@rule("RA-G4")
def test_the_taken_tile_goes_to_the_players_area() -> None:
    game = given(tiles={"A": "god", "B": "temple"}, track="temple gold")
    game.answers("A", "god", "take temple")
    then(game).has_only("A", "temple").has_only("B", "temple").out(temple=0)


@rule("RA-G5")
def test_gaps_are_filled_first_by_later_draws_from_the_left() -> None:
    game = given(tiles={"A": "god*2"}, track="nile flood gold art")
    game.answers("A", "god", "take flood", "take nile")
    game.draws("B", "pyramid")
    then(game).track("pyramid . gold art")
    game.draws("C", "temple")
    then(game).track("pyramid temple gold art")
    game.draws("A", "sphinx")
    then(game).track("pyramid temple gold art sphinx")


@rule("RA-G6")
def test_a_disaster_tile_may_be_taken() -> None:
    game = given(tiles={"A": "god pharaoh*3"}, track="funeral gold").answers("A", "god")
    then(game).asks("A").offers("take funeral", "take gold")
    game.answers("A", "take funeral")
    then(game).has_only("A", "pharaoh").out(funeral=1, pharaoh=2)


@rule("RA-G6")
def test_disasters_wait_until_all_tiles_of_the_turn_are_taken() -> None:
    game = given(tiles={"A": "god*2 pharaoh"}, track="funeral pharaoh gold")
    game.answers("A", "god", "take funeral")
    then(game).has("A", pharaoh=1, funeral=1).asks("A")
    game.answers("A", "take pharaoh")
    then(game).has_only("A", "").out(pharaoh=2, funeral=1).asks("B")


@rule("RA-G7")
def test_each_god_tile_played_must_take_a_tile() -> None:
    game = given(tiles={"A": "god*2"}, track="nile gold").answers("A", "god")
    then(game).asks("A").offers("take nile", "take gold").refuses("done", because="RA-G7")


@rule("RA-G7")
def test_no_god_tile_is_played_without_a_tile_to_take() -> None:
    game = given(tiles={"A": "god"})
    then(game).asks("A").offers("draw", "ra").refuses("god", because="RA-G7")


@rule("RA-G7")
def test_no_more_god_tiles_are_played_than_there_are_tiles_to_take() -> None:
    game = given(tiles={"A": "god*4"}, track="nile god gold")
    game.answers("A", "god", "take nile", "take gold")
    then(game).has_only("A", "god*2 nile gold").track(". god").asks("B")


@rule("RA-G8")
def test_a_tile_taken_this_turn_may_be_lost_to_a_disaster_taken_this_turn() -> None:
    game = given(tiles={"A": "god*2 art*2"}, track="writing unrest gold")
    game.answers("A", "god", "take writing", "take unrest")
    then(game).asks("A").offers("discard art", "discard writing")
    game.answers("A", "discard writing")
    then(game).has_only("A", "art").out(writing=1, art=1, unrest=1)


@rule("RA-G8")
def test_a_disaster_may_be_taken_by_a_player_with_nothing_to_lose() -> None:
    game = given(tiles={"A": "god gold"}, track="earthquake nile")
    game.answers("A", "god", "take earthquake")
    then(game).has_only("A", "gold").track(". nile").out(earthquake=1).asks("B")


@rule("RA-G9")
def test_nothing_is_drawn_after_playing_gods() -> None:
    game = given(tiles={"A": "god*2"}, track="nile flood gold").answers("A", "god", "take nile")
    outcome = then(game).asks("A")
    outcome.refuses("draw", because="RA-G9").refuses("ra", because="RA-G9")
    game.answers("A", "done")
    then(game).asks("B").refuses_to("A", "draw", because="RA-T1")


@rule("RA-G9")
def test_nothing_is_drawn_after_playing_gods_on_a_full_track() -> None:
    game = given(tiles={"A": "god"}, track="nile*7 gold").answers("A", "god", "take gold")
    then(game).track("nile*7").asks("B").offers("draw", "ra")
