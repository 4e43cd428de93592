"""What a view of Ra shows, key by key: programs that draw the table rely on it."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.scenario.ra import RaScenario, end_of_epoch, given, new_game

MONUMENTS = ["fortress", "obelisk", "palace", "pyramid"]
MONUMENTS += ["sphinx", "statues", "step_pyramid", "temple"]
CATEGORIES = ["god", "pharaoh", "nile", "civilization", "gold", "monuments", "suns"]
NOTHING = dict.fromkeys(CATEGORIES, 0)


def asked(game: RaScenario) -> Any:
    """The question as a spectator sees it."""
    return game.game.view(None)["asked"]


def turn(game: RaScenario) -> Any:
    """Whose turn it is."""
    return game.game.view(None)["turn"]


@rule("RA-I2")
def test_a_view_shows_the_whole_table() -> None:
    game = given(2, sun=9, bag="ra*2", track="gold", ra_tiles=1, tiles={"A": "god"}, epoch=2)
    assert game.game.view(None) == {
        "game": "ra",
        "players": 2,
        "epoch": 2,
        "ra_track": {"tiles": 1, "spaces": 6},
        "auction_track": ["gold", None, None, None, None, None, None, None],
        "sun": 9,
        "bag": {"ra": 2},
        "areas": [
            {
                "suns": [1, 2, 5, 6],
                "spent": [],
                "tiles": {"god": 1},
                "points": 10,
                "worth": {**NOTHING, "god": 2, "civilization": -5, "points": 7},
                "at_end": {"monuments": 0, "suns": -5},
            },
            {
                "suns": [3, 4, 7, 8],
                "spent": [],
                "tiles": {},
                "points": 10,
                "worth": {**NOTHING, "civilization": -5, "points": 5},
                "at_end": {"monuments": 0, "suns": 5},
            },
        ],
        "track_gain": None,
        "sheets": [],
        "turn": 0,
        "asked": {"question": "turn", "seats": [0]},
        "over": False,
        "ranking": None,
    }


def test_a_view_shows_when_the_game_is_over() -> None:
    view = end_of_epoch(2, 3).game.view(None)
    assert view["over"]
    assert (view["turn"], view["asked"]) == (None, None)


def test_a_view_before_the_suns_are_dealt_shows_nobody_s_turn() -> None:
    game = new_game(2)
    assert turn(game) is None
    assert asked(game) == {"question": "deal_suns", "seats": [-1]}


@rule("RA-T5")
def test_a_view_shows_whose_turn_it_is_while_a_tile_is_drawn() -> None:
    game = given(turn="B").answers("B", "draw")
    assert turn(game) == 1
    assert asked(game) == {"question": "draw_tile", "seats": [-1]}


@rule("RA-A2")
def test_a_view_shows_whose_turn_it_is_and_the_highest_bid_in_an_auction() -> None:
    game = given(turn="B").invokes("B")
    assert turn(game) == 1
    auction = {"question": "bid", "ra_player": 1, "call": "voluntary", "order": [2, 0, 1]}
    assert asked(game) == {**auction, "seats": [2], "highest": None, "bidder": None}
    game.bids(C=7)
    assert asked(game) == {**auction, "seats": [0], "highest": 7, "bidder": 2}
    game.bids(A="pass")
    assert asked(game) == {**auction, "seats": [1], "highest": 7, "bidder": 2}


@rule("RA-G1")
def test_a_view_shows_whose_turn_it_is_while_gods_are_played() -> None:
    game = given(turn="C", tiles={"C": "god"}, track="nile gold").answers("C", "god")
    assert turn(game) == 2
    assert asked(game) == {"question": "take_tile", "seats": [2], "taken": 0}


@rule("RA-D5")
def test_a_view_shows_what_must_be_discarded_and_whose_turn_it_is() -> None:
    game = given(track="earthquake", tiles={"B": "temple*2 sphinx"})
    game.invokes("A").bids(B=3, C="pass", A="pass")
    assert turn(game) == 0
    discard = {"question": "discard", "seats": [1], "category": MONUMENTS}
    assert asked(game) == {**discard, "number": 2}
    game.answers("B", "discard temple")
    assert asked(game) == {**discard, "number": 1}
