"""What a view says tiles and suns are worth at this moment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.scenario.ra import RaScenario, end_of_epoch, given

BEFORE = {"A": "nile*3 art religion writing temple*3 pyramid", "B": "pharaoh flood*2 art"}


def worth(game: RaScenario, seat: int | None = None) -> list[Any]:
    """Every player's worth as a seat or a spectator sees it."""
    return [area["worth"] for area in game.game.view(seat)["areas"]]


def gain(game: RaScenario, seat: int) -> dict[str, int]:
    """What the track would bring a seat, less what it leaves as it is."""
    gained = game.game.view(seat)["track_gain"]
    return {category: points for category, points in gained.items() if points}


@rule("RA-P12")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_worth_of_all_tiles_is_what_the_epoch_pays_if_it_ends_now(epoch: int) -> None:
    game = given(ra_tiles=7, epoch=epoch, tiles=BEFORE)
    before = worth(game)
    assert game.draws("A", "ra").game.view(None)["sheets"][-1] == before


@rule("RA-P7")
def test_monuments_and_suns_are_worth_something_at_the_end_only() -> None:
    area = given(2, tiles=BEFORE).game.view(None)["areas"][0]
    assert (area["worth"]["monuments"], area["worth"]["suns"]) == (0, 0)
    assert area["at_end"]["monuments"] == 2 + 5


@rule("RA-I1")
def test_covered_points_are_not_betrayed_by_what_they_would_become() -> None:
    game = given(open_scores=False)
    assert [row["points"] for row in worth(game)] == [None, None, None]
    assert [row["points"] for row in worth(game, 1)] == [None, 5, None]


def test_nothing_is_worth_anything_when_the_game_is_over() -> None:
    view = end_of_epoch(2, 3).game.view(0)
    assert [area["worth"] for area in view["areas"]] == [None, None]
    assert view["track_gain"] is None


@pytest.mark.parametrize(
    ("track", "gained"),
    [
        ("", {}),
        ("god . gold nile", {"god": 2, "gold": 3}),
        ("flood", {"nile": 4}),
        ("drought flood*2", {}),
        ("drought flood*3", {"nile": 4}),
        ("pharaoh", {"pharaoh": 2}),
        ("pharaoh*2", {"pharaoh": 7}),
        ("pharaoh*2 funeral", {}),
        ("astronomy agriculture", {"civilization": 10}),
        ("unrest art", {"civilization": -5}),
        ("unrest*2", {"civilization": -10}),
        ("sphinx obelisk", {"monuments": 2}),
        ("earthquake temple", {"monuments": -1}),
        ("earthquake*2 fortress", {"monuments": -6}),
    ],
)
def test_what_the_track_would_bring_is_known(track: str, gained: dict[str, int]) -> None:
    assert gain(given(2, turn="B", track=track, tiles=BEFORE), 0) == gained


@rule("RA-G6")
@pytest.mark.parametrize(
    ("disaster", "category"),
    [
        ("funeral", "pharaoh"),
        ("drought", "nile"),
        ("unrest", "civilization"),
        ("earthquake", "monuments"),
    ],
)
def test_a_disaster_already_taken_is_not_a_loss_that_the_track_brings(
    disaster: str, category: str
) -> None:
    held = "god*2 pharaoh*3 flood*2 nile*2 art religion writing temple*3"
    game = given(2, track=f"{disaster} nile gold", tiles={"A": held, "B": "pharaoh*2"})
    game.answers("A", "god", f"take {disaster}")
    assert category not in gain(game, 0)
    assert gain(game, 0).get("gold") == 3


@rule("RA-D5")
@pytest.mark.parametrize("track", ["unrest*2 art", "earthquake temple", "drought flood*3 funeral"])
def test_what_the_track_would_bring_is_what_the_best_discards_leave(track: str) -> None:
    game = given(2, turn="B", track=track, tiles=BEFORE, epoch=3).invokes("B")
    before, gained = tiles_worth(game.game), sum(gain(game, 0).values())
    game.answers("A", "bid 9")
    assert best_discards(game.game) == before + gained


def tiles_worth(game: Any) -> int:
    """What the first player's tiles are worth, without suns."""
    row = game.view(None)["areas"][0]["worth"]
    return int(sum(row.values()) - row["suns"] - row["points"])


def best_discards(game: Any) -> int:
    """The most that the first player's tiles can be worth after all discards, by trying all."""
    if game.view(None)["asked"]["question"] != "discard":
        return tiles_worth(game)
    tried = []
    for answer in game.legal(0):
        other = game.clone()
        other.apply(0, answer)
        tried.append(best_discards(other))
    return max(tried)
