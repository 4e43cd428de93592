"""Who sits where, and with which luck."""

from __future__ import annotations

import pytest

from ennead.lab.plan import derived_seed, make_plan


def test_the_last_bot_named_takes_the_seats_left() -> None:
    plan = make_plan("ra", 4, ["greedy", "random"], 8, 1, {})
    assert plan.line_up == ("greedy", "random", "random", "random")


def test_the_line_up_goes_through_all_seats_with_the_same_luck() -> None:
    plan = make_plan("ra", 3, ["greedy", "random"], 6, 1, {})
    assert [plan.seats(number).index("greedy") for number in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [plan.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert len({plan.game_seed(number) for number in range(6)}) == 2


def test_a_line_up_of_equals_plays_every_deal_once() -> None:
    plan = make_plan("ra", 4, ["random"], 4, 1, {})
    assert len({plan.game_seed(number) for number in range(4)}) == 4


def test_two_bots_in_turn_have_two_rotations() -> None:
    plan = make_plan("ra", 4, ["greedy", "random", "greedy", "random"], 4, 1, {})
    assert plan.rotations() == 2


def test_every_bot_of_every_game_has_its_own_luck() -> None:
    plan = make_plan("ra", 3, ["random"], 2, 1, {})
    assert len({plan.bot_seed(number, seat) for number in range(2) for seat in range(3)}) == 6


def test_derived_seeds_stay_the_same_for_ever() -> None:
    assert derived_seed(1, "deal", 0) == 32349728497313925
    assert derived_seed(1, "deal", 1) != derived_seed(2, "deal", 0)


@pytest.mark.parametrize(
    ("game", "players", "bots", "games", "options", "message"),
    [
        ("chess", 4, ["random"], 1, {}, "game must be one of"),
        ("ra", 6, ["random"], 1, {}, "players must be one of"),
        ("ra", 4, [], 1, {}, "1 to 4 bots can sit down, not 0"),
        ("ra", 2, ["random"] * 3, 1, {}, "1 to 2 bots can sit down, not 3"),
        ("ra", 2, ["clever"], 1, {}, "bot must be one of"),
        ("ra", 2, ["random"], 0, {}, "games must be 1 or more"),
        ("ra", 2, ["random"], 1, {"color": 1}, "has no option 'color'"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_a_reason(
    game: str, players: int, bots: list[str], games: int, options: dict[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        make_plan(game, players, bots, games, 1, options)
