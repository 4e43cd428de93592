"""Auctions: what the winner gets and who goes on (RA-A9 to RA-A13)."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ra import given, then


@rule("RA-A9")
def test_the_highest_bidder_takes_every_tile_on_the_track() -> None:
    game = given(track="nile . gold art", tiles={"C": "nile"})
    game.invokes("A").bids(B=3, C=4, A="pass")
    then(game).has_only("C", "nile*2 gold art").has_only("B", "").track("")


@rule("RA-A9")
def test_the_winner_puts_the_sun_bid_on_the_board_and_takes_the_other_face_down() -> None:
    game = given(sun=12, spent={"B": [1]}).invokes("A").bids(B="pass", C=10, A="pass")
    then(game).sun_on_board(10).suns("C", 11, 7, 4).spent("C", 12)


@rule("RA-A9")
def test_the_sun_on_the_board_cannot_be_bid() -> None:
    game = given(sun=12, spent={"B": [1]}).invokes("A")
    then(game).asks("B").refuses("bid 12", because="RA-A9")


@rule("RA-A9")
def test_the_highest_bid_wins_whoever_bids_last() -> None:
    game = given(4).invokes("A").bids(B=3, C=8, D="pass", A="pass")
    then(game).sun_on_board(8).suns("C", 11, 4).suns("A", 13, 6, 2).suns("B", 12, 7, 3)


@rule("RA-A10")
def test_the_sun_won_cannot_be_used_again_this_epoch() -> None:
    game = given(sun=12, spent={"B": [1]}).invokes("A").bids(B="pass", C=4, A="pass")
    game.invokes("B")
    then(game).asks("C").refuses("bid 12", because="RA-A10").offers_also("bid 7", "bid 11")


@rule("RA-A11")
def test_losing_bidders_keep_their_suns_face_up() -> None:
    game = given().invokes("A").bids(B=3, C=4, A=5)
    then(game).suns("B", 12, 9, 6, 3).spent("B").suns("C", 11, 10, 7, 4).spent("C")
    game.invokes("B")
    then(game).asks("C").offers_also("bid 4")


@rule("RA-A12")
@pytest.mark.parametrize("winner", ["A", "B", "C"])
def test_after_an_auction_the_player_left_of_the_ra_player_goes_on(winner: str) -> None:
    bids: dict[str, int | str] = {"B": 3, "C": 4, "A": 5}
    game = given().invokes("A")
    for player, sun in bids.items():
        game.answers(player, f"bid {sun}" if player == winner else "pass")
    then(game).asks("B").offers("draw", "ra")


@rule("RA-A12")
def test_after_an_auction_nobody_bid_in_the_player_left_of_the_ra_player_goes_on() -> None:
    game = given(turn="B").draws("B", "ra").bids(C="pass", A="pass", B="pass")
    then(game).asks("C").offers("draw", "ra")


@rule("RA-A12")
def test_the_player_left_of_the_ra_player_is_skipped_if_the_last_sun_was_spent() -> None:
    game = given(suns={"B": [12]}).invokes("A").bids(B=12, A="pass")
    then(game).suns("B").asks("C").offers("draw", "ra")


@rule("RA-A13")
def test_ra_tiles_are_never_won() -> None:
    game = given(track="nile", ra_tiles=3).draws("A", "ra").bids(B=3, C="pass", A="pass")
    then(game).has_only("B", "nile").ra_tiles(4)


@rule("RA-A13")
def test_no_player_can_have_a_ra_tile() -> None:
    position = given(tiles={"A": "nile"}).game.position()
    position["areas"][0]["tiles"]["ra"] = 1
    position["bag"]["ra"] -= 1
    with pytest.raises(ennead.PositionError, match=r"areas\[0\]\.tiles: .*RA-A13"):
        ennead.load(position)
