"""What tiles, suns and answers are worth: marginal, personal, and by the rules at the end."""

from __future__ import annotations

from typing import Any, cast

import pytest

import ennead
from ennead.bots import Seen, make_bot
from ennead.bots.ra.values.answers import value_answers
from ennead.bots.ra.values.batches import after_disasters, batch_value, god_value
from ennead.bots.ra.values.bidding import exchange_value, keeping_value
from ennead.bots.ra.values.holdings import between, chance
from ennead.bots.ra.values.outlook import Outlook, tiles_to_come
from ennead.bots.ra.values.weights import WEIGHTS
from ennead.engine.game import Game
from ennead.games.ra.table.counts import is_empty, none, with_each
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import NAMES

TILE = {name: tile for tile, name in enumerate(NAMES)}
#: Of every player's suns the last one is face up: nothing more is to be won with others.
SUNS = [([13], [2, 6]), ([12], [3, 7]), ([11], [4, 8]), ([10], [5, 9])]


def given(*tiles: dict[str, int], epoch: int = 3, **more: Any) -> Game:
    """Four players with these tiles, one sun left each; seat 0 has the turn."""
    held = [*tiles, *[{}] * (4 - len(tiles))]
    areas = [
        {"suns": up, "spent": down, "tiles": own}
        for (up, down), own in zip(SUNS, held, strict=True)
    ]
    position = {"game": "ra", "players": 4, "turn": 0, "epoch": epoch, "areas": areas, **more}
    return ennead.load(position, chance="ask")


def outlook(game: Game, suns_spent: int = 1) -> Outlook:
    """The outlook on a position after some suns are spent."""
    return Outlook(cast(RaTable, game.table), WEIGHTS[4], suns_spent)


def worth(game: Game, *batch: str) -> float:
    """What a batch is worth to seat 0 with its last sun."""
    return batch_value(outlook(game), 0, [TILE[name] for name in batch])


def test_gold_is_worth_its_three_points_to_anybody() -> None:
    assert worth(given(), "gold") == 3
    assert worth(given({"gold": 2}), "gold", "gold") == 6


def test_the_first_civilization_tile_saves_five_points_and_the_second_brings_nothing() -> None:
    assert worth(given(), "art") == pytest.approx(5)
    assert worth(given({"art": 1}), "writing") == pytest.approx(0)
    assert worth(given({"art": 1}), "art") == pytest.approx(0)
    assert worth(given({"art": 1, "writing": 1}), "religion") == pytest.approx(5)


def test_a_flood_wakes_all_niles() -> None:
    assert worth(given({"nile": 4}), "nile") == pytest.approx(0)
    assert worth(given({"nile": 4}), "flood") == pytest.approx(5)
    assert worth(given({"nile": 4, "flood": 1}), "nile") == pytest.approx(1)


def test_niles_are_worth_more_while_epochs_are_left() -> None:
    values = [worth(given(epoch=epoch), "nile") for epoch in (1, 2, 3)]
    assert values[0] > values[1] > values[2]


def test_the_third_equal_monument_brings_five_points() -> None:
    assert worth(given({"sphinx": 1}), "sphinx") == pytest.approx(0)
    assert worth(given({"sphinx": 2}), "sphinx") == pytest.approx(5)


def test_the_eighth_kind_of_monument_brings_five_points() -> None:
    kinds = ["fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid"]
    assert worth(given(dict.fromkeys(kinds, 1)), "temple") == pytest.approx(5)


def test_a_pharaoh_is_worth_more_where_it_decides_who_has_most() -> None:
    level = given({"pharaoh": 2}, {"pharaoh": 3}, {"pharaoh": 1})
    far = given({"pharaoh": 2}, {"pharaoh": 9}, {"pharaoh": 1})
    assert worth(level, "pharaoh") > worth(far, "pharaoh")


def test_a_disaster_costs_nothing_where_there_is_nothing_to_lose() -> None:
    assert worth(given(), "gold", "earthquake", "unrest") == pytest.approx(3)


def test_disasters_cost_what_is_lost_after_the_best_discards() -> None:
    safe = given({"art": 3, "writing": 1, "religion": 1})
    assert worth(safe, "unrest") == pytest.approx(0)
    bare = given({"art": 1, "writing": 1, "religion": 1})
    assert worth(bare, "unrest") == pytest.approx(-5)


def test_a_drought_takes_floods_first() -> None:
    assert worth(given({"nile": 4, "flood": 2}), "drought") == pytest.approx(-6)


def test_what_is_left_after_disasters_holds_none_of_them() -> None:
    names = ("pharaoh", "funeral", "unrest", "sphinx", "earthquake", "drought")
    held = with_each(none(), [TILE[name] for name in names])
    assert is_empty(after_disasters(outlook(given()), 0, held))


def test_a_god_is_not_given_up_for_less_than_it_is_worth() -> None:
    game = given({"god": 1}, track=["nile", "gold"])
    assert god_value(outlook(game, 0), 0, TILE["nile"]) < 0
    game = given({"god": 1, "sphinx": 2}, track=["sphinx"])
    assert god_value(outlook(game, 0), 0, TILE["sphinx"]) > 0


def test_a_high_sun_on_the_board_is_worth_more_before_the_last_epoch() -> None:
    assert exchange_value(outlook(given(epoch=1)), 0, 13) < 0
    low, high = (
        exchange_value(outlook(given(epoch=2)), seat, bid) for seat, bid in [(0, 13), (3, 10)]
    )
    assert low < high


def test_a_higher_sun_can_win_more() -> None:
    table = outlook(given())
    assert keeping_value(table, 0, 13) > keeping_value(table, 3, 10)


def test_fewer_tiles_are_to_come_the_fuller_the_ra_track_is() -> None:
    tables = [cast(RaTable, given(ra_tiles=number).table) for number in range(9)]
    to_come = [tiles_to_come(table, WEIGHTS[4]) for table in tables]
    assert to_come == sorted(to_come, reverse=True)
    #: 150 tiles lie in 31 equal intervals between and around 30 Ra tiles.
    assert to_come[0] == pytest.approx(150 / 31 * 8.5)


def test_a_good_batch_is_called_for_and_an_empty_track_is_not() -> None:
    batch = ["flood", "sphinx", "gold", "gold", "art"]
    rich = given({"nile": 4, "sphinx": 2}, track=batch, ra_tiles=6)
    values = value_answers(Seen(rich, 0))
    assert values[2] > values[0]
    values = value_answers(Seen(given(), 0))
    assert values[0] > values[2]


def test_the_last_bidder_outbids_for_a_good_batch_with_the_lowest_sun_that_does() -> None:
    areas = [
        {"suns": [6, 12, 13], "spent": [], "tiles": {"nile": 4}},
        {"suns": [3, 7, 2]},
        {"suns": [11, 4, 8]},
        {"suns": [10, 5, 9]},
    ]
    position = {"game": "ra", "players": 4, "turn": 0, "epoch": 3, "areas": areas}
    game = ennead.load({**position, "track": ["flood", "gold", "gold", "art"]}, chance="ask")
    game.apply(0, game.parse(0, "ra"))
    game.apply(1, game.parse(1, "pass"))
    game.apply(2, game.parse(2, "bid 11"))
    assert game.to_act() == [0]
    assert game.notation(0, make_bot("greedy", "ra", 0).answer(Seen(game, 0))) == "bid 12"


def test_chances_go_from_nothing_to_certainty() -> None:
    assert chance(0, 1) == 0.5
    assert chance(1, 0) == 1
    assert chance(-1, 0) == 0
    assert chance(50, 0.1) == pytest.approx(1)


def test_between_two_places_of_a_table_the_points_grow_evenly() -> None:
    assert [between((0, 2, 10), place) for place in (0, 0.5, 1, 1.25, 2)] == [0, 1, 2, 4, 10]
