"""Auctions: who bids what (RA-A1 to RA-A8, RA-A14, RA-A15)."""

from __future__ import annotations

from tests.rule import rule
from tests.scenario.ra import given, then


@rule("RA-A1")
def test_invoking_ra_starts_an_auction_with_the_invoker_as_ra_player() -> None:
    game = given(turn="B", track="nile").invokes("B")
    then(game).asks("C").offers_also("pass").ra_tiles(0)
    assert game.game.view(None)["asked"]["ra_player"] == 1


@rule("RA-A1")
def test_ra_may_be_invoked_for_the_sun_alone() -> None:
    game = given().invokes("A").bids(B=3, C="pass", A="pass")
    then(game).has_only("B", "").sun_on_board(3).spent("B", 1)


@rule("RA-T1")
def test_nobody_bids_outside_an_auction() -> None:
    outcome = then(given(track="nile")).asks("A")
    outcome.refuses("bid 13", because="RA-T1").refuses_to("B", "bid 12", because="RA-T1")


@rule("RA-A2")
def test_bidding_goes_clockwise_once_and_ends_with_the_ra_player() -> None:
    game = given(4, turn="C").invokes("C")
    for player in ("D", "A", "B"):
        then(game).asks(player)
        game.answers(player, "pass")
    then(game).asks("C")
    game.answers("C", "bid 4")
    then(game).asks("D").offers("draw", "ra")


@rule("RA-A2")
def test_nobody_bids_out_of_turn_or_twice() -> None:
    game = given().invokes("A")
    then(game).refuses_to("A", "bid 13", because="RA-A2").refuses_to("C", "pass", because="RA-A2")
    game.bids(B=3)
    then(game).asks("C").refuses_to("B", "bid 12", because="RA-A2")


@rule("RA-A2")
def test_an_outbid_player_gets_no_second_bid() -> None:
    game = given().invokes("A").bids(B=3, C=4, A=5)
    then(game).asks("B").offers("draw", "ra").sun_on_board(5)


@rule("RA-A3")
def test_a_player_without_face_up_suns_is_passed_over() -> None:
    game = given(suns={"B": []}).invokes("A")
    then(game).asks("C").refuses_to("B", "pass", because="RA-A3")


@rule("RA-A4")
def test_a_bid_is_one_face_up_sun_or_the_player_passes() -> None:
    game = given(suns={"B": [9, 3]}, spent={"B": [12, 6]}).invokes("A")
    outcome = then(game).asks("B").offers("pass", "bid 3", "bid 9")
    outcome.refuses("bid 13", because="RA-A4")


@rule("RA-A4")
def test_sun_1_can_be_bid_like_any_other() -> None:
    game = given(sun=6, suns={"B": [12, 9, 3, 1]}, track="nile").draws("A", "ra")
    then(game).asks("B").offers("pass", "bid 1", "bid 3", "bid 9", "bid 12")
    game.bids(B=1)
    then(game).asks("C").offers_also("bid 4")
    game.bids(C="pass", A="pass")
    then(game).has_only("B", "nile").sun_on_board(1).suns("B", 12, 9, 3).spent("B", 6)


@rule("RA-A4")
def test_a_bid_is_higher_than_the_highest_so_far() -> None:
    game = given().invokes("A").bids(B=9)
    outcome = then(game).asks("C").offers("pass", "bid 10", "bid 11")
    outcome.refuses("bid 7", because="RA-A4").refuses("bid 9", because="RA-A4")


@rule("RA-A4")
def test_a_pass_does_not_lower_the_highest_bid() -> None:
    game = given().invokes("A").bids(B=9, C="pass")
    then(game).asks("A").offers("pass", "bid 13").refuses("bid 8", because="RA-A4")


@rule("RA-A4")
def test_a_player_with_no_higher_sun_can_only_pass() -> None:
    game = given().invokes("A").bids(B=12)
    then(game).asks("A").offers("pass", "bid 13").refuses_to("C", "bid 11", because="RA-A2")


@rule("RA-A4")
def test_during_an_auction_nothing_but_bidding_is_allowed() -> None:
    game = given(track="nile", tiles={"B": "god"}).invokes("A")
    outcome = then(game).asks("B")
    outcome.refuses("draw", because="RA-A4").refuses("god", because="RA-A4")


@rule("RA-A5")
def test_whoever_invoked_ra_must_bid_if_all_others_pass() -> None:
    game = given(track="nile").invokes("A").bids(B="pass", C="pass")
    outcome = then(game).asks("A").offers("bid 2", "bid 5", "bid 8", "bid 13")
    outcome.refuses("pass", because="RA-A5")


@rule("RA-A5")
def test_whoever_invoked_ra_and_has_one_sun_bids_it_if_all_others_pass() -> None:
    game = given(suns={"A": [5]}, spent={"A": [2, 8, 13]}, track="nile")
    game.invokes("A").bids(B="pass", C="pass")
    then(game).has_only("A", "nile").suns("A").sun_on_board(5).asks("B")


@rule("RA-A6")
def test_whoever_invoked_ra_may_bid_or_pass_once_somebody_bid() -> None:
    game = given().invokes("A").bids(B=6, C="pass")
    then(game).asks("A").offers("pass", "bid 8", "bid 13")


@rule("RA-A6")
def test_whoever_invoked_ra_may_leave_the_tiles_to_another() -> None:
    game = given(track="gold").invokes("A").bids(B=6, C="pass", A="pass")
    then(game).has_only("B", "gold").has_only("A", "")


@rule("RA-A7")
def test_after_a_drawn_ra_tile_everybody_may_pass_and_the_tiles_stay() -> None:
    game = given(track="nile . gold").draws("A", "ra").bids(B="pass", C="pass")
    then(game).asks("A").offers_also("pass", "bid 2")
    game.answers("A", "pass")
    then(game).track("nile . gold").sun_on_board(1).suns("A", 13, 8, 5, 2).asks("B")


@rule("RA-A7")
def test_the_tiles_stay_on_a_full_track_too_after_a_drawn_ra_tile() -> None:
    game = given(track="nile*6 . nile", tiles={"B": "god"})
    game.draws("A", "ra").bids(B="pass", C="pass", A="pass")
    then(game).track("nile*6 . nile").asks("B").offers("draw", "god", "ra")


@rule("RA-A8")
def test_with_a_full_track_everybody_may_pass_and_the_tiles_leave_the_game() -> None:
    game = given(track="nile*7 gold", tiles={"A": "god"})
    game.invokes("A").bids(B="pass", C="pass")
    then(game).asks("A").offers("pass", "bid 2", "bid 5", "bid 8", "bid 13")
    game.answers("A", "pass")
    then(game).track("").out(nile=7, gold=1).has_only("A", "god").sun_on_board(1).asks("B")


@rule("RA-A8")
def test_with_a_full_track_the_tiles_can_be_won_as_ever() -> None:
    game = given(track="nile*8", tiles={"A": "god"}).invokes("A").bids(B="pass", C=7, A="pass")
    then(game).has_only("C", "nile*8").track("").out(nile=0)


@rule("RA-A14")
def test_the_only_player_with_suns_who_invokes_ra_must_bid() -> None:
    game = given(suns={"A": [13, 8], "B": [], "C": []}, track="nile").invokes("A")
    then(game).asks("A").offers("bid 8", "bid 13").refuses("pass", because="RA-A14")


@rule("RA-A14")
def test_the_only_player_with_suns_may_pass_after_invoking_ra_with_a_full_track() -> None:
    game = given(suns={"B": [], "C": []}, track="nile*8", tiles={"A": "god"}).invokes("A")
    then(game).asks("A").offers_also("pass")
    game.answers("A", "pass")
    then(game).track("").asks("A").offers("draw", "ra")


@rule("RA-A15")
def test_the_only_player_with_suns_who_draws_ra_bids_alone_or_passes() -> None:
    game = given(suns={"A": [13, 8], "B": [], "C": []}, track="nile").draws("A", "ra")
    then(game).asks("A").offers("pass", "bid 8", "bid 13")
    game.answers("A", "pass")
    then(game).track("nile").ra_tiles(1).asks("A").offers("draw", "ra")
