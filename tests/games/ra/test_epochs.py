"""The end of an epoch (RA-E)."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ra import RA_SPACES, RaScenario, given, then
from tests.scenario.table import LETTERS


def last_sun(track: str = "") -> RaScenario:
    """A is about to spend the last sun of all players."""
    spent = {"A": [2, 3, 5], "B": [12, 9, 6, 4], "C": [11, 10, 8, 7]}
    return given(suns={"A": [13], "B": [], "C": []}, spent=spent, track=track)


@rule("RA-E1")
def test_the_epoch_ends_when_the_last_sun_of_all_is_spent() -> None:
    game = last_sun(track="nile flood").invokes("A")
    then(game).epoch(2).sun_on_board(13).scored("nile", A=2, B=0).track("")


@rule("RA-E1")
def test_the_epoch_goes_on_while_anybody_has_a_face_up_sun() -> None:
    game = given(suns={"A": [13], "B": [3], "C": []}).invokes("A").bids(B="pass")
    then(game).epoch(1).suns("A").asks("B").offers("draw", "ra")


@rule("RA-E1")
def test_disasters_are_resolved_before_the_epoch_ends() -> None:
    game = given(
        suns={"A": [13], "B": [], "C": []},
        track="unrest",
        tiles={"A": "art writing religion astronomy"},
    ).invokes("A")
    then(game).epoch(1).asks("A").offers_also("discard art")
    game.answers("A", "discard art", "discard writing")
    then(game).epoch(2).scored("civilization", A=0)


@rule("RA-E1")
def test_a_passed_auction_with_the_last_sun_does_not_end_the_epoch() -> None:
    game = last_sun(track="nile").draws("A", "ra").bids(A="pass")
    then(game).epoch(1).asks("A")


@rule("RA-E2")
def test_a_full_ra_track_ends_the_epoch_at_once_without_auction() -> None:
    game = given(track="gold nile", ra_tiles=7).draws("A", "ra")
    then(game).epoch(2).track("").ra_tiles(0).out(gold=1, nile=1, ra=8).scored("gold", A=0)
    then(game).sun_on_board(1).asks("A").offers("draw", "ra")


@rule("RA-E2")
def test_both_endings_are_told() -> None:
    game, other = given(ra_tiles=7), last_sun()
    events, others = game.game.listen(), other.game.listen()
    game.draws("A", "ra")
    other.invokes("A")
    assert "Epoch 1 ends: the Ra track is full." in [game.game.tell(event) for event in events]
    assert "Epoch 1 ends: all suns are spent." in [other.game.tell(event) for event in others]


@rule("RA-E2")
def test_a_full_ra_track_is_told_whoever_has_suns_left() -> None:
    game = given(ra_tiles=7, suns={"B": [], "C": []})
    events = game.game.listen()
    game.draws("A", "ra")
    assert "Epoch 1 ends: the Ra track is full." in [game.game.tell(event) for event in events]


@rule("RA-E3")
def test_when_an_epoch_ends_the_ra_tiles_leave_the_game_and_the_sun_stays() -> None:
    game = last_sun().draws("A", "ra").bids(A=13)
    then(game).epoch(2).ra_tiles(0).out(ra=1).sun_on_board(13)


@rule("RA-E4")
def test_unused_suns_stay_with_their_owners_face_up() -> None:
    game = given(ra_tiles=7, suns={"A": [13, 8], "B": [12]}).draws("A", "ra")
    suns = then(game).epoch(2).position["areas"]
    assert {13, 8} <= set(suns[0]["suns"])
    assert 12 in suns[1]["suns"]
    then(game).suns("C", 11, 10, 7, 4)


@rule("RA-E5", "RA-E7")
def test_after_the_last_epoch_suns_stay_as_they_lie() -> None:
    game = given(2, epoch=3, ra_tiles=5, suns={"A": [9]}, spent={"A": [2, 3, 4]}).draws("A", "ra")
    then(game).suns("A", 9).spent("A", 2, 3, 4)


@rule("RA-E5")
def test_after_scoring_all_suns_turn_face_up() -> None:
    game = last_sun().invokes("A")
    then(game).suns("A", 1, 2, 3, 5).suns("B", 4, 6, 9, 12).suns("C", 7, 8, 10, 11)
    then(game).spent("A").spent("B").spent("C")


@rule("RA-E6")
def test_the_player_with_the_highest_sun_starts_the_next_epoch() -> None:
    game = given(ra_tiles=7, turn="A", suns={"C": [13, 4]}, spent={"C": [2, 3]}).draws("A", "ra")
    then(game).epoch(2).asks("C").refuses_to("A", "draw", because="RA-T1")


@rule("RA-E6")
def test_the_sun_on_the_board_does_not_count_for_the_start() -> None:
    game = last_sun().invokes("A")
    then(game).sun_on_board(13).asks("B")


@rule("RA-E6")
def test_a_sun_won_this_epoch_counts_for_the_start_of_the_next() -> None:
    game = given(ra_tiles=7, sun=13, spent={"A": [1]}).invokes("A").bids(B="pass", C=4, A="pass")
    game.draws("B", "ra")
    then(game).epoch(2).asks("C")


@rule("RA-E7")
@pytest.mark.parametrize("epoch", [1, 2])
def test_after_the_first_and_second_epoch_another_begins(epoch: int) -> None:
    game = given(epoch=epoch, ra_tiles=7).draws("A", "ra")
    then(game).goes_on().epoch(epoch + 1).asks("A").offers("draw", "ra")


@rule("RA-E7")
def test_after_the_third_epoch_the_game_is_over() -> None:
    game = given(epoch=3, ra_tiles=7).draws("A", "ra")
    then(game).is_over().refuses_to("A", "draw", because="RA-E7")


@rule("RA-E8")
@pytest.mark.parametrize(("players", "suns"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_every_player_has_as_many_suns_at_the_start_of_each_epoch(players: int, suns: int) -> None:
    game = given(players, ra_tiles=RA_SPACES[players] - 1).invokes("A").bids(B=3)
    game.bids(**dict.fromkeys([*LETTERS[2:players], "A"], "pass"))
    assert len(then(game).epoch(1).area("B")["suns"]) == suns - 1
    game.draws("B", "ra")
    for player in LETTERS[:players]:
        assert len(then(game).epoch(2).area(player)["suns"]) == suns


@rule("RA-E8")
def test_a_player_with_too_many_suns_cannot_be() -> None:
    position = given().game.position()
    position["areas"][0]["suns"].append(position["areas"][1]["suns"].pop())
    with pytest.raises(ennead.PositionError, match="RA-E8"):
        ennead.load(position)
