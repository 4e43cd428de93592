"""Information (RA-I)."""

from __future__ import annotations

from typing import Any

import ennead
from tests.rule import rule
from tests.scenario.ra import RaScenario, end_of_epoch, given, then


def points_seen(game: RaScenario, seat: int | None) -> list[int | None]:
    """Every player's points as a seat or a spectator sees them."""
    return [area["points"] for area in game.game.view(seat)["areas"]]


def epoch_ended(**options: Any) -> RaScenario:
    """The second epoch has ended after a first with other scores."""
    game = given(2, ra_tiles=5, tiles={"A": "gold art", "B": "god art"}, **options)
    return game.draws("A", "ra")


@rule("RA-I1")
def test_points_are_shown_to_all_by_default() -> None:
    game = given(points={"A": 7, "B": 20})
    for seat in (None, 0, 1, 2):
        assert points_seen(game, seat) == [7, 20, 10]


@rule("RA-I1")
def test_covered_points_are_seen_by_their_owner_only() -> None:
    game = given(points={"A": 7, "B": 20}, open_scores=False)
    assert points_seen(game, None) == [None, None, None]
    assert points_seen(game, 0) == [7, None, None]
    assert points_seen(game, 1) == [None, 20, None]


@rule("RA-I1")
def test_covered_points_are_shown_when_the_game_is_over() -> None:
    game = given(epoch=3, ra_tiles=7, tiles={"A": "art"}, open_scores=False).draws("A", "ra")
    then(game).is_over()
    assert points_seen(game, None) == [then(game).area(player)["points"] for player in "ABC"]
    assert game.game.view(None)["ranking"] == [list(place) for place in game.game.ranking()]


@rule("RA-I1")
def test_the_ranking_is_not_shown_before_the_end() -> None:
    assert given(open_scores=False).game.view(None)["ranking"] is None


@rule("RA-I1")
def test_what_an_epoch_scored_is_seen_by_all_but_not_the_points_it_led_to() -> None:
    game = epoch_ended(open_scores=False)
    rows = game.game.view(1)["sheets"][0]
    assert (rows[0]["gold"], rows[0]["points"]) == (3, None)
    assert (rows[1]["god"], rows[1]["points"]) == (2, 12)
    assert epoch_ended().game.view(1)["sheets"][0][0]["points"] == 13


@rule("RA-I1")
def test_the_sheets_of_epochs_long_past_are_covered_too() -> None:
    for covered in (True, False):
        position = epoch_ended(open_scores=not covered).game.position() | {"ra_tiles": 5}
        position["bag"]["ra"] -= 5
        game = RaScenario(ennead.load(position, chance="ask")).draws("A", "ra")
        first, second = game.game.view(0)["sheets"]
        assert (first[1] is None) == covered
        assert first[0]["gold"] == 3
        assert second[1]["civilization"] == -5


@rule("RA-I1")
def test_no_sentence_about_the_scores_tells_covered_points() -> None:
    game = given(2, ra_tiles=5, points={"B": 77}, tiles={"B": "gold art"}, open_scores=False)
    events = game.game.listen()
    game.draws("A", "ra")
    assert then(game).area("B")["points"] == 80
    assert [event for event in events if "80" in repr(event)] == []
    assert game.game.tell(events[-1]) == (
        "Epoch 1 is scored: Player 1 loses 5 points and Player 2 gains 3 points."
    )


@rule("RA-I2")
def test_everything_on_the_table_is_open() -> None:
    game = given(tiles={"A": "nile", "B": "gold*2"}, track="art", suns={"C": [13]}, ra_tiles=2)
    for seat in (None, 0, 1, 2):
        view = game.game.view(seat)
        assert view["areas"][0]["tiles"] == {"nile": 1}
        assert view["areas"][1]["tiles"] == {"gold": 2}
        assert view["areas"][2]["suns"] == [13]
        assert len(view["areas"][2]["spent"]) == 3
        assert view["auction_track"][:2] == ["art", None]
        assert view["ra_track"]["tiles"] == 2


@rule("RA-I2")
def test_the_tile_counter_shows_what_is_left_in_the_bag() -> None:
    game = given(bag="ra*2 nile", tiles={"A": "gold"})
    for seat in (None, 0, 1):
        assert game.game.view(seat)["bag"] == {"ra": 2, "nile": 1}


@rule("RA-I2")
def test_without_the_tile_counter_the_bag_is_not_shown() -> None:
    game = given(bag="ra*2 nile", tiles={"A": "gold"}, tile_counter=False)
    for seat in (None, 0, 1):
        assert game.game.view(seat)["bag"] is None


@rule("RA-I2")
def test_tiles_out_of_the_game_are_not_shown() -> None:
    few, many = given(bag="ra*2"), given(bag="ra*2 nile", track="gold")
    assert "out" not in few.game.view(0)
    assert set(few.game.view(0)) == set(many.game.view(0))
    assert "out" in few.game.position()


@rule("RA-I2")
def test_the_order_of_the_bag_is_nowhere() -> None:
    game = end_of_epoch()
    assert game.game.view(0) == game.game.resample(0, seed=5).view(0)
    assert isinstance(game.game.view(0)["bag"], dict)
