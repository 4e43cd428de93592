"""Why something is not offered: bad wishes, and the reasons that the rules' own tests leave out."""

from __future__ import annotations

import pytest

from tests.scenario.ra import given, new_game, then


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ("dance", "expected one of draw, god, ra, take, done, bid, pass, discard; found 'dance'"),
        ("draw nile", "'draw' is followed by nothing; found 'nile'"),
        ("bid", "'bid' is followed by a sun's number; found ''"),
        ("bid high", "'bid' is followed by a sun's number; found 'high'"),
        ("take", "'take' is followed by a tile; found ''"),
        ("take silver", "'take' is followed by one of ra, god, .*; found 'silver'"),
        ("discard silver", "'discard' is followed by one of ra, god, .*; found 'silver'"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(wish: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        given().game.why_not(0, *wish.split())


def test_what_is_offered_has_no_reason_against_it() -> None:
    game = given(tiles={"A": "god"}, track="nile").game
    assert [game.why_not(0, wish) for wish in ("draw", "god", "ra")] == [None, None, None]


def test_a_reason_is_a_rule_with_its_sentence() -> None:
    reason = given(track="nile*8", tiles={"A": "god"}).game.why_not(0, "draw")
    assert repr(reason) == (
        "RA-T4: With 8 tiles on the auction track, drawing is not allowed: "
        "only God tiles or invoking Ra."
    )


def test_a_reason_can_be_given_in_german() -> None:
    reason = given().game.why_not(0, "pass", lang="de")
    assert reason is not None
    assert reason.rule == "RA-T1"
    assert "Ra" in reason.text
    assert reason.text != getattr(given().game.why_not(0, "pass"), "text", "")


def test_who_plays_gods_cannot_bid_or_discard() -> None:
    game = given(tiles={"A": "god"}, track="nile gold").answers("A", "god")
    outcome = then(game).asks("A").refuses("pass", because="RA-G9").refuses("draw", because="RA-G9")
    outcome.refuses("bid 13", because="RA-G9").refuses("discard nile", because="RA-G6")


def test_who_has_no_suns_is_told_so() -> None:
    outcome = then(given(suns={"B": []}, tiles={"B": "god"}, track="nile"))
    outcome.refuses_to("B", "bid 3", because="RA-A3").refuses_to("B", "pass", because="RA-A3")
    outcome.refuses_to("B", "take nile", because="RA-T3").refuses_to("B", "ra", because="RA-T2")
    outcome.refuses_to("B", "done", because="RA-T3").refuses_to(
        "B", "discard nile", because="RA-D2"
    )


@pytest.mark.parametrize("seat", [-2, 3])
def test_who_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="seat must be 0 to 2"):
        given().game.why_not(seat, "draw")


def test_the_tiles_of_gods_are_named_only_once_a_god_is_played() -> None:
    game = given(tiles={"A": "god"}, track="nile god")
    then(game).asks("A").refuses("take nile", because="RA-G1").refuses("done", because="RA-G1")


def test_nothing_is_done_before_the_suns_are_dealt() -> None:
    reason = new_game(2).game.why_not(0, "draw")
    assert reason is not None
    assert reason.rule == "RA-S3"
