"""Unlock Ankh Power (AK-P)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scenario.ankh import (
    event,
    followers,
    given,
    gods,
    guardians,
    markers,
    pool,
    powers,
    then,
)

BOARD = """
    Ag    .     Bg
       .     .
    """
LEVEL_1 = ["commanding", "inspiring", "omnipresent", "revered"]
LEVEL_2 = ["resplendent", "obelisk_attuned", "temple_attuned", "pyramid_attuned"]
LEVEL_3 = ["glorious", "magnanimous", "bountiful", "worshipful"]
#: A dashboard from which so many tokens have moved up, and the level that is next.
DASHBOARDS = [
    ("", LEVEL_1, 1),
    ("revered", LEVEL_1, 1),
    ("revered inspiring", LEVEL_2, 2),
    ("revered inspiring resplendent", LEVEL_2, 2),
    ("revered inspiring resplendent temple_attuned", LEVEL_3, 3),
    ("revered inspiring resplendent temple_attuned glorious", LEVEL_3, 3),
]
SIX = "revered inspiring resplendent temple_attuned glorious worshipful"


@rule("AK-P1")
@pytest.mark.parametrize(("unlocked", "column", "cost"), DASHBOARDS)
def test_the_leftmost_token_moves_onto_a_locked_power_of_its_column(
    unlocked: str, column: list[str], cost: int
) -> None:
    game = given(BOARD, powers(A=unlocked), followers(A=9)).answers("A", "unlock")
    locked = [f"unlock {power}" for power in column if power not in unlocked.split()]
    then(game).asks("A").offers(*locked)


@rule("AK-P2")
@pytest.mark.parametrize(("unlocked", "column", "cost"), DASHBOARDS)
def test_it_costs_followers_equal_to_the_level(unlocked: str, column: list[str], cost: int) -> None:
    choice = next(power for power in column if power not in unlocked.split())
    place = (powers(A=unlocked), followers(A=9))
    game = given(BOARD, *place).answers("A", "unlock", f"unlock {choice}")
    then(game).followers_changed(A=-cost, B=0)
    assert choice in game.game.position()["areas"][0]["powers"]


@rule("AK-P3")
@pytest.mark.parametrize(("unlocked", "column", "cost"), DASHBOARDS)
def test_without_enough_followers_nothing_happens_and_nothing_is_paid(
    unlocked: str, column: list[str], cost: int
) -> None:
    game = given(BOARD, powers(A=unlocked), followers(A=cost - 1)).answers("A", "unlock")
    then(game).followers_changed(A=0).asks("B")
    assert game.told("unlocked") == []


@rule("AK-P3")
def test_with_all_six_powers_unlocked_nothing_happens_and_nothing_is_paid() -> None:
    game = given(BOARD, powers(A=SIX), followers(A=9)).answers("A", "unlock")
    then(game).followers_changed(A=0).asks("B")


@rule("AK-P4")
def test_as_first_action_a_power_must_be_unlocked_if_it_can_be_paid() -> None:
    game = given(BOARD, followers(A=1)).answers("A", "unlock")
    then(game).asks("A").offers_not("decline")


@rule("AK-P5")
@pytest.mark.parametrize(
    ("unlocked", "choice", "guardian"),
    [
        ("revered", "inspiring", "satet"),
        ("revered inspiring resplendent", "temple_attuned", "mummy"),
        ("revered inspiring resplendent temple_attuned", "glorious", "giant_scorpion"),
    ],
)
def test_the_second_fourth_and_fifth_token_attract_a_guardian(
    unlocked: str, choice: str, guardian: str
) -> None:
    place = (powers(A=unlocked), followers(A=9), guardians("satet", "mummy", "giant_scorpion"))
    game = given(BOARD, *place).answers("A", "unlock", f"unlock {choice}")
    others = {name: 0 for name in ("satet", "mummy", "giant_scorpion") if name != guardian}
    then(game).in_pool("A", **{guardian: 1}, **others)
    then(game).in_pool("B", satet=0, mummy=0, giant_scorpion=0)


@rule("AK-P5")
@pytest.mark.parametrize(
    ("unlocked", "choice"),
    [
        ("", "inspiring"),
        ("revered inspiring", "temple_attuned"),
        ("revered inspiring resplendent temple_attuned glorious", "worshipful"),
    ],
)
def test_the_first_third_and_sixth_token_attract_no_guardian(unlocked: str, choice: str) -> None:
    game = given(BOARD, powers(A=unlocked), followers(A=9))
    game.answers("A", "unlock", f"unlock {choice}")
    assert game.told("guardian") == []


@rule("AK-P6")
def test_with_no_figure_left_on_the_card_nothing_is_gained_but_the_power() -> None:
    place = (powers(A="revered"), pool(B="satet"), followers(A=1))
    game = given(BOARD, *place).answers("A", "unlock", "unlock inspiring")
    then(game).in_pool("A", satet=0).followers_changed(A=-1)
    assert game.game.position()["areas"][0]["powers"] == ["inspiring", "revered"]


FOUR = """
    Ag    .     Bg    .     Cg    .     Dg
       .     .     .     .     .     .
    """


@rule("AK-P6", "AK-C1")
def test_without_a_free_base_of_its_size_the_guardian_is_not_gained() -> None:
    """Two small guardians use both small bases; the Mummy needs a small one too."""
    place = (
        powers(A="revered inspiring resplendent"),
        pool(A="satet satet"),
        guardians("mummy"),
        followers(A=2),
    )
    game = given(FOUR, *place).answers("A", "unlock", "unlock temple_attuned")
    then(game).in_pool("A", satet=2, mummy=0).followers_changed(A=-2)
    assert "temple_attuned" in game.game.position()["areas"][0]["powers"]


@rule("AK-P6", "AK-C3")
def test_a_base_of_the_other_size_does_not_matter() -> None:
    """Two small guardians leave the large bases free, and Apep stands on a large one."""
    place = (
        powers(A="revered inspiring resplendent"),
        pool(A="satet satet"),
        guardians("apep"),
        followers(A=2),
    )
    game = given(FOUR, *place).answers("A", "unlock", "unlock temple_attuned")
    then(game).in_pool("A", satet=2, apep=1)


@rule("AK-P7")
def test_a_power_works_only_once_it_is_unlocked() -> None:
    locked = given(BOARD, followers(A=0)).answers("A", "gain")
    then(locked).followers_changed(A=0)
    unlocked = given(BOARD, followers(A=0), powers(A="revered")).answers("A", "gain", "decline")
    then(unlocked).followers_changed(A=1)


@rule("AK-P7")
def test_a_power_works_in_the_event_that_its_unlocking_triggers() -> None:
    """Omnipresent pays at the start of the conflict that its own unlocking triggers."""
    place = (gods(A="isis", B="osiris"), markers(unlock=1), event(3), followers(A=1))
    game = given(BOARD, *place).answers("A", "unlock", "unlock omnipresent")
    then(game).event(4).followers_changed(A=0)


@rule("AK-P7")
def test_a_god_ability_works_from_the_start() -> None:
    game = given(BOARD, gods(A="ra"), followers(A=0)).answers("A", "summon", "summon warrior")
    then(game).asks("A").offers("give sun", "no sun")


@rule("AK-Z13", "AK-P5")
def test_the_second_level_1_token_moves_to_inspiring_and_uncovers_a_guardian() -> None:
    place = (gods(A="amun"), powers(A="revered"), followers(A=3), guardians("satet"))
    game = given(BOARD, *place).answers("A", "unlock", "unlock inspiring")
    then(game).followers_changed(A=-1).in_pool("A", satet=1)
    assert game.game.position()["areas"][0]["powers"] == ["inspiring", "revered"]
    assert ["satet", None, "card"] not in game.game.position()["guardian_figures"]
