"""Positions of Ra: what `ennead.load` accepts, and how it names what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ra import RaScenario, given, then

EPOCH = ["EndOfEpoch"]


def position(**changes: Any) -> dict[str, Any]:
    """A small valid position of three players with changes; None leaves a key out."""
    data = given(3, tiles={"A": "god nile"}, track="gold", ra_tiles=1).game.position() | changes
    return {key: value for key, value in data.items() if value is not None}


def refused(data: Any, match: str) -> None:
    """The position is refused, and the message names what is wrong."""
    with pytest.raises(ennead.PositionError, match=match):
        ennead.load(data)


def test_a_position_reads_back_equal_through_json() -> None:
    data = position()
    assert ennead.load(json.loads(json.dumps(data))).position() == data


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    areas = [{"suns": [13, 8, 5, 2]}, {"suns": [12, 9, 6, 3]}, {"suns": [11, 10, 7, 4]}]
    game = ennead.load({"game": "ra", "players": 3, "turn": 1, "areas": areas})
    new = ennead.new("ra", 3, seed=1).position()
    loaded = game.position()
    for key in ("epoch", "ra_tiles", "track", "sun", "bag", "out", "sheets", "options"):
        assert loaded[key] == new[key]
    assert [area["points"] for area in loaded["areas"]] == [10, 10, 10]
    assert game.to_act() == [1]


def test_tiles_not_mentioned_are_in_the_bag_or_out_of_the_game() -> None:
    assert sum(given(tiles={"A": "nile"}).game.position()["bag"].values()) == 179
    outcome = then(given(tiles={"A": "nile"}, bag="ra*2"))
    assert sum(outcome.position["out"].values()) == 177


def test_loading_does_not_hold_on_to_the_data() -> None:
    data = position()
    game = ennead.load(data)
    before = game.hash()
    data["areas"][0]["suns"].clear()
    data["track"][0] = "nile"
    assert game.hash() == before


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"game": "go"}, "game must be one of ra"),
        ({"game": None}, "game must be one of ra"),
        ({"players": 6}, "players must be one of 2, 3, 4, 5, not 6"),
        ({"players": 2}, "areas: expected a list of 2"),
        ({"rules": 99}, "rules version 99"),
        ({"options": {"speed": 1}}, "no option 'speed'; it has open_scores, tile_counter"),
        ({"options": 5}, "options: expected an object"),
        ({"colour": 1}, "unknown key 'colour'; allowed: game"),
        ({"epoch": 4}, "epoch: expected 1 to 3, found 4"),
        ({"epoch": True}, "epoch: expected 1 to 3"),
        ({"ra_tiles": 8}, "ra_tiles: expected 0 to 7, found 8"),
        ({"ra_tiles": 2}, "ra: 31 tiles in all places together, but the game has 30"),
        ({"sun": 17}, "sun: expected 1 to 16"),
        ({"sun": 2}, r"suns: expected \[1, 2, .*RA-C4"),
        ({"track": ["ra"]}, "track: Ra tiles lie on the Ra track"),
        ({"track": "gold"}, "track: expected a list of at most 8"),
        ({"track": ["gold"] * 9}, "track: expected a list of at most 8"),
        ({"track": ["silver"]}, "track: no tile is called 'silver'; tiles: ra, god"),
        ({"track": [["gold"]]}, "track: no tile is called"),
        ({"bag": {"nile": -1}}, "bag.nile: expected 0 to 25, found -1"),
        ({"bag": []}, "bag: expected tiles with their numbers"),
        ({"out": {"gold": 6}}, "out.gold: expected 0 to 5"),
        ({"areas": []}, "areas: expected a list of 3"),
        ({"areas": None}, "areas: expected a list of 3"),
        ({"areas": [{}, {}, 3]}, r"areas\[2\]: expected an object"),
        ({"areas": [{}, {"gold": 2}, {}]}, r"areas\[1\]: unknown key 'gold'; allowed: points"),
        ({"areas": [{}, {"points": -1}, {}]}, r"areas\[1\].points: expected 0 to"),
        ({"areas": [{}, {"points": 10_001}, {}]}, r"areas\[1\].points: expected 0 to 10000"),
        ({"areas": [{}, {"suns": ["3"]}, {}]}, r"areas\[1\].suns: expected a list of suns"),
        ({"areas": [{}, {"suns": 3}, {}]}, r"areas\[1\].suns: expected a list of suns"),
        (
            {"areas": [{"suns": [2]}, {}, {}], "bag": None},
            r"areas\[0\]: 1 suns, but every player has 4",
        ),
        ({"sheets": 1}, "sheets: expected a list of at most 3"),
        ({"sheets": [[[0] * 8] * 3] * 4}, "sheets: expected a list of at most 3"),
        ({"sheets": [3]}, r"sheets\[0\]: expected a list of 3 rows"),
        ({"sheets": [[8] * 3]}, r"sheets\[0\]: expected rows of eight whole numbers"),
        ({"sheets": [[[*[0] * 7, "0"]] * 3]}, r"sheets\[0\]: expected rows of eight whole numbers"),
        ({"sheets": [[[0] * 8] * 2]}, r"sheets\[0\]: expected a list of 3 rows"),
        ({"sheets": [[[0] * 7] * 3]}, r"sheets\[0\]: expected rows of eight whole numbers"),
        ({"sealed": [1]}, "sealed: no secret question is pending"),
        ({"turn": 0}, "give 'turn' or 'pending', not both"),
        ({"pending": None}, "expected 'turn' .* or 'pending'"),
        ({"pending": None, "turn": 3}, "there is no player 3"),
        ({"pending": None, "turn": "A"}, "turn: expected the seat of a player, found 'A'"),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused(changes: dict[str, Any], match: str) -> None:
    refused(position(**changes), match)


@pytest.mark.parametrize("data", [None, 3, "ra", []])
def test_anything_but_an_object_is_refused(data: Any) -> None:
    with pytest.raises((ennead.PositionError, TypeError)):
        ennead.load(data)


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
        ([["Turn", 0]], r"pending: \['Turn'\] is none of"),
        ([EPOCH, EPOCH], "pending: .* is none of"),
        ([EPOCH, ["Bid", 1, 0, 0, 0, -1]], "pending: .* is none of"),
        ([], "pending: the game is not over before epoch 3"),
        ([EPOCH, ["TakeTile", 1, 0]], r"player 1 has no God tile to play \(RA-G1\)"),
        ([EPOCH, ["TakeTile", 0, -1]], "taken must be 0 or more"),
        ([["Epoch"], ["DealSuns", 0, [0, 1, 2]]], r"players from 0 on have no suns yet"),
        ([["Epoch"], ["DealSuns", 0, 3]], "DealSuns"),
        ([["Epoch"], ["DealSuns", 1, [2, 1]]], "groups must be among 0 to 2, ascending"),
        ([["Epoch"], ["DealSuns", 1, [0, 1, 2]]], "must have the groups that are not left"),
    ],
)
def test_what_cannot_be_in_progress_is_refused(pending: Any, match: str) -> None:
    refused(position(pending=pending), match)


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
    ],
)
def test_an_auction_or_a_discard_that_cannot_be_is_refused(frame: list[Any], match: str) -> None:
    refused(position(pending=[EPOCH, ["EndTurn", 0], frame]), match)


def test_a_drawn_auction_needs_a_ra_tile() -> None:
    data = given().game.position()
    refused(data | {"pending": [EPOCH, ["EndTurn", 0], ["Bid", 1, 0, 1, 0, -1]]}, "RA-T7")


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
