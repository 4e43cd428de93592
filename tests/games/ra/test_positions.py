"""Positions of Ra: what `ennead.load` accepts, and how it names what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ennead
from tests.games.ra.positions import position, refused
from tests.scenario.ra import given, then


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
        ({"game": "go"}, "game must be one of .*ra"),
        ({"game": None}, "game must be one of .*ra"),
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


def sheet(points: int, gold: int = 0) -> list[list[int]]:
    """A score sheet for three players that ends with some points each."""
    return [[0, 0, 0, 0, gold, 0, 0, points]] * 3


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"sheets": [sheet(10)]}, r"sheets: 1 .* but no more than 0 epochs have ended \(RA-E7\)"),
        ({"epoch": 3, "sheets": [sheet(10)] * 3}, "sheets: 3 .* but no more than 2 epochs"),
        ({"epoch": 2, "sheets": [sheet(12)]}, r"areas\[0\].points: expected 12, as sheets\[0\]"),
        (
            {"epoch": 3, "sheets": [sheet(13), sheet(10, gold=3)]},
            r"sheets\[1\]: player 0 had 13 points and gained 3, but has 10 \(RA-P11\)",
        ),
    ],
)
def test_score_sheets_fit_the_epoch_and_the_points(changes: dict[str, Any], match: str) -> None:
    refused(position(**changes), match)


def test_score_sheets_of_the_epochs_that_have_ended_are_kept() -> None:
    data = position(epoch=3, sheets=[sheet(7), sheet(10, gold=3)])
    assert ennead.load(data).position() == data
    assert ennead.load(position(epoch=3)).position()["sheets"] == []
