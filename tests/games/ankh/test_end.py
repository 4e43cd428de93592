"""Forgotten gods and the end of the game (AK-FG, AK-E)."""

from random import Random
from typing import Any

import ennead
from ennead.games.ankh.table.pieces import POWER_NAMES
from tests.games.ankh.policy import lively, play
from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    devotion,
    eve,
    followers,
    given,
    gods,
    pool,
    powers,
    stack,
    suns,
    then,
)
from tests.scenario.table import seat_of

FOURTH = conflict(number=4)


@rule("AK-FG1")
def test_a_god_on_a_red_space_is_out_with_figures_guardians_monuments_and_followers() -> None:
    game = given(
        "Ag Aw Ac oA t Bg Cg tC",
        devotion(A=15, B=25, C=25),
        followers(A=7),
        pool(A="mummy"),
        conflict(number=4, by="C"),
    )
    then(game).empty("A0", "C0", "E0", "G0").stands("I0", "t").stands("O0", "tC")
    then(game).out("A", warrior=6, cat_mummy=1, mummy=1).followers(A=0).hand("A", "")
    then(game).supply(obelisk=10).order("B", "C")
    assert game.game.position()["areas"][seat_of("A")]["figure"] == "out"


@rule("AK-FG1", "AK-T1")
def test_a_forgotten_god_takes_no_more_turns() -> None:
    game = given("Ag Bg Cg", devotion(A=3, B=25, C=25), conflict(number=4, by="C"))
    then(game).asks("B")


@rule("AK-FG1")
def test_the_player_of_a_forgotten_god_decides_nothing_more() -> None:
    forgotten = 0
    for seed in range(12):
        game, rng, out = ennead.new("ankh", 5, seed=seed), Random(seed), set[int]()
        while not game.over:
            out |= {seat for seat in range(5) if game.rules.sits_out(game.table, seat)}
            seat = rng.choice(game.to_act())
            assert seat not in out
            game.apply(seat, lively(game, seat, rng))
        forgotten += len(out)
    assert forgotten > 0


@rule("AK-FG1")
def test_the_last_red_space_is_red_and_the_next_is_not() -> None:
    game = given("Ag Bg Cg", devotion(A=19, B=20, C=25), FOURTH)
    # Each dominates a region: 20 is forgotten, 21 is not.
    then(game).order("B", "C")


@rule("AK-FG1")
def test_a_merged_god_is_forgotten_with_both_players() -> None:
    game = given(
        "Bg Cg Dg", after_merging("B", "A"), devotion(A=3, B=3, C=25, D=25), conflict(number=4)
    )
    then(game).order("C", "D").asks("C").empty("A0")


@rule("AK-FG1", "AK-C10")
def test_being_forgotten_is_not_being_killed() -> None:
    game = given("Ag Ac Am Bg Cg", gods(A="ra"), suns("E0"), devotion(A=3, B=25, C=25), FOURTH)
    # No loss for the Cat-Mummy, no return of the Mummy.
    then(game).devotion(B=26, C=26).empty("C0", "E0").asks("B")


@rule("AK-FG2")
def test_the_only_god_left_wins_at_once() -> None:
    game = given("Ag Bg Cg", devotion(A=3, B=25, C=4), FOURTH)
    then(game).won("B", by="last_god")


@rule("AK-FG2")
def test_if_all_gods_are_forgotten_all_lose_and_nobody_wins() -> None:
    game = given("Ag Bg Cg", devotion(A=3, B=5, C=4), FOURTH)
    then(game).won(by="all_forgotten")
    assert game.game.position()["winner"] is None


@rule("AK-FG3")
def test_with_two_or_more_gods_left_the_game_continues() -> None:
    game = given("Ag Bg Cg", devotion(A=3, B=25, C=24), FOURTH)
    then(game).goes_on().asks("B").offers_also("move")


@rule("AK-FG4")
def test_gods_are_forgotten_with_2_players_too() -> None:
    game = given("Ag Bg", devotion(A=3, B=25), FOURTH)
    then(game).won("B", by="last_god")


@rule("AK-FG4")
def test_all_gods_on_red_spaces_go_out_together() -> None:
    game = given("Ag Bg Cg Dg", devotion(A=3, B=25, C=4, D=26), FOURTH)
    then(game).order("B", "D").goes_on()


@rule("AK-FG1", "AK-D3")
def test_forgotten_gods_rank_below_all_others_by_their_devotion() -> None:
    game = given("Ag Bg Cg Dg", devotion(A=3, B=25, C=4, D=26), FOURTH)
    then(game).ranks("D", "B", "C", "A")


@rule("AK-E1", "AK-D5")
def test_a_god_that_reaches_the_top_space_wins_immediately() -> None:
    game = given("Ag Bg", devotion(A=30, B=30), eve()).answers("A", "gain")
    # A's region is the first; B's is no longer resolved.
    then(game).won("A", by="top").devotion(A=31, B=30)


@rule("AK-E1")
def test_below_the_top_space_nobody_wins_before_the_end() -> None:
    game = given("Ag Bg", devotion(A=29, B=28), eve()).answers("A", "gain")
    then(game).goes_on().devotion(A=30)


@rule("AK-E2")
def test_after_the_5th_conflict_the_god_with_the_most_devotion_wins() -> None:
    game = given("Ag Bg Cg", devotion(A=22, B=27, C=25), conflict(number=5))
    then(game).won("B", by="fifth_conflict").ranks("B", "C", "A")


@rule("AK-E2", "AK-D3")
def test_on_one_space_the_upper_marker_has_more_devotion() -> None:
    game = given("Ag Bg", devotion(A=25, B=25), stack("AB"), conflict(number=5))
    # A dominates first and B second, onto the top of the same space.
    then(game).devotion(A=26, B=26).won("B", by="fifth_conflict")


@rule("AK-D5", "AK-L1a", "AK-L3b")
def test_a_loser_who_reaches_the_top_ends_the_game_before_the_winner_gets_followers() -> None:
    game = given(
        """
        Ag    Bg
           Bw
        """,
        devotion(A=10, B=29),
        followers(A=1),
        powers(A="commanding", B="magnanimous"),
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).won("B", by="top").devotion(A=11, B=31).followers(A=1)


@rule("AK-D5", "AK-E1")
def test_the_end_of_the_game_is_the_last_thing_that_happens() -> None:
    endings: set[str] = set()
    for seed in range(60):
        game = ennead.load(close_to_the_top(seed), chance="ask")
        told = game.listen()
        for _ in play(game, lively, Random(seed)):
            pass
        assert told[-1].name == "ended"
        endings.add(told[-3].name)
    assert len(endings) > 3


def close_to_the_top(seed: int) -> dict[str, Any]:
    """A game in which every god has all powers and next to no way to go."""
    position = ennead.new("ankh", 3 + seed % 3, seed=seed).position()
    for area in position["areas"]:
        area["devotion"] = 27
        area["powers"] = list(POWER_NAMES)
    return position
