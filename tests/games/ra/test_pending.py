"""What may be in progress in a position of Ra, and how what cannot be is refused."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import ennead
from tests.games.ra.positions import position, refused
from tests.rule import rule
from tests.scenario.ra import RaScenario, given, new_game, then

EPOCH = ["EndOfEpoch"]


@pytest.mark.parametrize(
    ("pending", "match"),
    [
        (3, "pending: expected a list of frames"),
        ([3], r"pending\[0\]: expected \[name, ...\] of Auction, Bid"),
        ([[]], r"pending\[0\]: expected \[name"),
        ([[["Turn"]]], r"pending\[0\]: expected \[name"),
        ([["Dance"]], r"pending\[0\]: expected \[name"),
        ([EPOCH, ["Turn"]], r"pending\[1\]: Turn"),
        ([EPOCH, ["Turn", "A"]], r"pending\[1\]: Turn"),
        ([EPOCH, ["Turn", [0]]], r"pending\[1\]: Turn"),
        ([EPOCH, ["Turn", True]], r"pending\[1\]: expected whole numbers"),
        ([EPOCH, ["Turn", 3]], r"pending\[1\]: Turn: there is no player 3"),
        ([EPOCH, ["Turn", -1]], r"pending\[1\]: Turn: there is no player -1"),
        ([["Turn", 0]], r"pending\[0\]: Turn: cannot be in progress on nothing"),
        ([EPOCH, EPOCH], r"pending\[1\]: EndOfEpoch: cannot be in progress on EndOfEpoch"),
        ([EPOCH], "pending: something must be in progress on EndOfEpoch"),
        ([EPOCH, ["Bid", 1, 0, 0, 0, -1]], "Bid: cannot be in progress on EndOfEpoch"),
        ([], "pending: the game is not over before epoch 3"),
        ([EPOCH, ["TakeTile", 1, 0]], r"player 1 has no God tile to play \(RA-G1\)"),
        ([EPOCH, ["TakeTile", 0, -1]], "taken must be 0 or more"),
        ([["Epoch"], ["DealSuns", 0, [0, 1, 2]]], r"players from 0 on have no suns yet"),
        ([["Epoch"], ["DealSuns", 0, 3]], "DealSuns"),
        ([["Epoch"], ["DealSuns", 0, [0, "1", 2]]], "DealSuns: (field 2 cannot be|.*expected)"),
        ([["Epoch"], ["DealSuns", 1, [2, 1]]], "groups must be among 0 to 2, ascending"),
        ([["Epoch"], ["DealSuns", 1, [0, 1, 2]]], "must have the groups that are not left"),
    ],
)
def test_what_cannot_be_in_progress_is_refused(pending: Any, match: str) -> None:
    refused(position(pending=pending), match)


@pytest.mark.parametrize(
    "frames",
    [
        [EPOCH, ["DrawTile", 3]],
        [EPOCH, ["TakeTile", 3, 0]],
        [EPOCH, ["EndTurn", 3], ["Auction", 0, 0]],
        [EPOCH, ["EndTurn", 0], ["Auction", 3, 0]],
        [EPOCH, ["EndTurn", 0], ["Bid", 3, 0, 0, 0, -1]],
        [EPOCH, ["EndTurn", 0], ["Bid", 1, 3, 0, 0, -1]],
        [EPOCH, ["EndTurn", 0], ["Bid", 1, 0, 0, 12, 3]],
        [EPOCH, ["EndTurn", 0], ["Disasters", 3]],
        [EPOCH, ["EndTurn", 0], ["Discard", 3, [5, 6, 7, 8, 9], 2]],
        [["Epoch"], ["DealSuns", 3, [0, 1, 2]]],
    ],
)
def test_nobody_who_is_not_at_the_table_is_in_the_middle_of_something(frames: list[Any]) -> None:
    refused(position(pending=frames), "there is no player 3")


@pytest.mark.parametrize(
    ("frame", "match"),
    [
        (["Bid", 1, 0, 7, 0, -1], "call must be"),
        (["Bid", 1, 0, 2, 0, -1], "call must be 2 if the auction track is full"),
        (["Bid", 1, 0, 0, 5, -1], "a highest bid needs a bidder"),
        (["Bid", 2, 0, 0, 13, 1], r"player 1 has no face-up sun 13 \(RA-A4\)"),
        (["Bid", 1, 0, 0, 11, 2], r"player 2 does not bid before player 1 \(RA-A2\)"),
        (["Bid", 1, 0, 0, 12, 1], r"player 1 does not bid before player 1 \(RA-A2\)"),
        (["Bid", 1, 2, 0, 0, -1], "player 2 is the Ra player, but it is 0's turn"),
        (["Auction", 0, 3], "call must be"),
        (["Discard", 0, [1, 2], 2], "category must be"),
        (["Discard", 0, [5, 6, 7, 8, 9], 0], "number must be 1 to 8"),
        (["Discard", 0, [5, 6, 7, 8, 9], 9], "number must be 1 to 8"),
    ],
)
def test_an_auction_or_a_discard_that_cannot_be_is_refused(frame: list[Any], match: str) -> None:
    refused(position(pending=[EPOCH, ["EndTurn", 0], frame]), match)


@pytest.mark.parametrize("number", [1, 8])
def test_one_to_eight_tiles_may_still_be_to_discard(number: int) -> None:
    data = given(tiles={"A": "art*5 writing*5"}).game.position()
    data["pending"] = [EPOCH, ["EndTurn", 0], ["Discard", 0, [5, 6, 7, 8, 9], number]]
    assert ennead.load(data).position() == data


@rule("RA-A3", "RA-T2")
def test_nobody_without_face_up_suns_takes_part_in_an_auction() -> None:
    bidding = {"pending": [EPOCH, ["EndTurn", 0], ["Bid", 1, 0, 0, 0, -1]]}
    refused(given(turn="C", suns={"A": []}).game.position() | bidding, "RA-T2")
    refused(given(turn="C", suns={"B": []}).game.position() | bidding, "RA-A3")


@rule("RA-G7")
def test_no_god_is_being_played_without_a_tile_to_take() -> None:
    data = given(tiles={"A": "god"}, track="god").game.position()
    refused(data | {"pending": [EPOCH, ["TakeTile", 0, 0]]}, "RA-G7")


@rule("RA-G1")
def test_who_has_played_the_last_god_is_done() -> None:
    data = given(track="nile gold").game.position() | {"pending": [EPOCH, ["TakeTile", 1, 1]]}
    then(RaScenario(ennead.load(data))).track("nile gold").asks("C").offers("draw", "ra")


@rule("RA-S2", "RA-S3")
def test_suns_may_be_dealt_in_any_order() -> None:
    data = new_game(4).chance("suns 3", "suns 1").game.position()
    assert ennead.load(data, chance="ask").position() == data


@rule("RA-S5")
def test_while_suns_are_dealt_nobody_else_has_any_and_sun_1_lies_on_the_board() -> None:
    data = new_game(3).chance("suns 1").game.position()
    refused(data | {"sun": 4}, "sun 1 lies on the board")
    for key in ("suns", "spent"):
        other = deepcopy(data)
        other["areas"][2][key] = [4]
        refused(other, "lie face down")


def test_a_drawn_auction_needs_a_ra_tile() -> None:
    data = given().game.position()
    refused(data | {"pending": [EPOCH, ["EndTurn", 0], ["Bid", 1, 0, 1, 0, -1]]}, "RA-T7")


def test_no_ra_tile_was_drawn_onto_a_full_track() -> None:
    data = given(tiles={"A": "god"}, track="nile*8", ra_tiles=1).game.position()
    drawn = {"pending": [EPOCH, ["EndTurn", 0], ["Bid", 1, 0, 1, 0, -1]]}
    refused(data | drawn, r"the auction track is full, so no Ra tile was drawn \(RA-T4\)")


def test_nothing_is_being_drawn_from_an_empty_bag_or_onto_a_full_track() -> None:
    drawing = {"pending": [EPOCH, ["DrawTile", 0]]}
    refused(given(bag="", tiles={"A": "god"}, track="nile").game.position() | drawing, "RA-T8")
    refused(given(tiles={"A": "god"}, track="nile*8").game.position() | drawing, "RA-T4")


def test_nobody_who_is_not_taking_tiles_has_a_disaster() -> None:
    with pytest.raises(ennead.PositionError, match=r"areas\[1\].tiles: funeral .*RA-D7"):
        given(tiles={"B": "funeral"})


@rule("RA-D7", "RA-G6")
@pytest.mark.parametrize(
    ("player", "frames", "refusal"),
    [
        (0, [["TakeTile", 0, 1]], ""),
        (0, [["TakeTile", 0, 0]], r"areas\[0\].tiles: funeral leaves .*RA-D7"),
        (1, [["TakeTile", 0, 1]], r"areas\[1\].tiles: funeral leaves .*RA-D7"),
        (1, [["EndTurn", 0], ["Disasters", 0]], r"areas\[1\].tiles: funeral leaves .*RA-D7"),
        (0, [["EndTurn", 0], ["Bid", 1, 0, 0, 0, -1]], r"areas\[0\].tiles: funeral .*RA-D7"),
    ],
)
def test_who_is_taking_tiles_may_have_a_disaster(
    player: int, frames: list[Any], refusal: str
) -> None:
    data = given(track="funeral nile gold", tiles={"A": "god"}).game.position()
    data["areas"][player]["tiles"]["funeral"] = 1
    data |= {"track": ["nile", "gold"], "pending": [EPOCH, *frames]}
    if refusal:
        refused(data, refusal)
    else:
        assert ennead.load(data).position() == data | {"track": ["nile", "gold", *[None] * 6]}


@rule("RA-D7")
def test_no_disaster_is_left_when_the_game_is_over() -> None:
    data = given(epoch=3, ra_tiles=7, track="funeral").draws("A", "ra").game.position()
    data["areas"][1]["tiles"] = {"funeral": 1}
    del data["out"]["funeral"]
    refused(data, r"areas\[1\].tiles: funeral leaves .*RA-D7")


@rule("RA-D1")
def test_disasters_in_progress_are_resolved() -> None:
    data = given(track="funeral", tiles={"A": "pharaoh*3"}).game.position()
    data["areas"][0]["tiles"]["funeral"] = 1
    data |= {"track": [], "pending": [EPOCH, ["EndTurn", 0], ["Disasters", 0]]}
    game = RaScenario(ennead.load(data))
    then(game).has_only("A", "pharaoh").out(funeral=1, pharaoh=2).asks("B")


@rule("RA-A2")
def test_an_auction_in_progress_asks_the_first_bidder() -> None:
    data = given(track="nile").game.position()
    data["pending"] = [EPOCH, ["EndTurn", 0], ["Auction", 0, 0]]
    then(RaScenario(ennead.load(data))).asks("B").offers_also("pass", "bid 12")


def test_an_epoch_begins_with_all_suns_face_up() -> None:
    refused(given(suns={"B": []}).game.position() | {"pending": [["Epoch"]]}, "RA-E5")
    game = ennead.load(given(turn="C").game.position() | {"pending": [["Epoch"]]})
    assert game.to_act() == [0]


def test_two_discards_are_of_one_player_and_of_both_categories() -> None:
    civilization, monuments = [5, 6, 7, 8, 9], [11, 12, 13, 14, 15, 16, 17, 18]
    data = given(tiles={"A": "art*2 writing temple sphinx*2"}).game.position()
    below = [EPOCH, ["EndTurn", 0]]

    def pending(*frames: list[Any]) -> dict[str, Any]:
        return data | {"pending": [*below, *frames]}

    good = pending(["Discard", 0, monuments, 2], ["Discard", 0, civilization, 2])
    assert ennead.load(good).position() == good
    refused(pending(["Discard", 0, civilization, 2], ["Discard", 0, monuments, 2]), "category")
    refused(pending(["Discard", 1, monuments, 2], ["Discard", 0, civilization, 2]), "player 0 is")
