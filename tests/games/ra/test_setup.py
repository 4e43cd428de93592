"""Setup (RA-S)."""

from __future__ import annotations

from typing import Any

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ra import new_game, then
from tests.scenario.ra_suns import GROUPS
from tests.scenario.table import LETTERS


@rule("RA-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_can_play(players: int) -> None:
    assert ennead.new("ra", players, seed=1).players == players


@rule("RA-S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 16])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match="players must be one of 2, 3, 4, 5, not"):
        ennead.new("ra", players)


@rule("RA-S1")
@pytest.mark.parametrize("players", [3.0, "3", None, True])
def test_the_number_of_players_is_a_whole_number(players: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        ennead.new("ra", players)


@rule("RA-S2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_gets_one_of_the_groups_of_suns(players: int) -> None:
    game = new_game(players)
    game.chance(*[f"suns {number}" for number in range(players, 1, -1)])
    for player, group in zip(LETTERS, reversed(GROUPS[players]), strict=False):
        then(game).suns(player, *group)


@rule("RA-S3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_which_player_gets_which_group_is_random(players: int) -> None:
    game = new_game(players).game
    for left in range(players, 1, -1):
        assert game.to_act() == [ennead.CHANCE]
        assert game.weights() == [1] * left
        game.apply(ennead.CHANCE, game.legal(ennead.CHANCE)[0])
    assert game.to_act() != [ennead.CHANCE]


@rule("RA-S3")
def test_no_group_is_dealt_twice() -> None:
    game = new_game(3).chance("suns 2").game
    dealt = [game.notation(ennead.CHANCE, answer) for answer in game.legal(ennead.CHANCE)]
    assert dealt == ["suns 1", "suns 3"]


@rule("RA-S4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_starts_with_ten_points(players: int) -> None:
    then(new_game(players)).points(**dict.fromkeys(LETTERS[:players], 10))


@rule("RA-S5")
def test_all_dealt_suns_start_face_up_and_sun_1_on_the_board() -> None:
    game = new_game(3).chance("suns 1", "suns 2")
    then(game).spent("A").spent("B").spent("C").sun_on_board(1).suns("C", 11, 10, 7, 4)


@rule("RA-S6")
@pytest.mark.parametrize(
    ("deal", "first"),
    [(("suns 1", "suns 2"), "A"), (("suns 2", "suns 1"), "B"), (("suns 2", "suns 3"), "C")],
)
def test_the_player_with_the_highest_sun_begins(deal: tuple[str, ...], first: str) -> None:
    game = new_game(3).chance(*deal)
    then(game).asks(first).offers("draw", "ra")


@rule("RA-S6")
def test_nobody_else_begins() -> None:
    game = new_game(3).chance("suns 1", "suns 2")
    then(game).refuses_to("B", "draw", because="RA-T1").refuses_to("C", "ra", because="RA-T1")
