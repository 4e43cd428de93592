"""What is scored after the third epoch only (RA-P7 to RA-P10), and the end (RA-W)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scenario.ra import RaScenario, end_of_epoch, then

MONUMENTS = ["fortress", "obelisk", "palace", "pyramid"]
MONUMENTS += ["sphinx", "statues", "step_pyramid", "temple"]


def monuments(tiles: str, epoch: int = 3) -> RaScenario:
    """A scores these monuments."""
    return end_of_epoch(epoch=epoch, tiles={"A": tiles})


@rule("RA-P7")
@pytest.mark.parametrize(
    ("kinds", "points"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)],
)
def test_different_monuments_score(kinds: int, points: int) -> None:
    then(monuments(" ".join(MONUMENTS[:kinds]))).scored("monuments", A=points)


@rule("RA-P7")
@pytest.mark.parametrize("kind", MONUMENTS)
def test_each_kind_of_monument_counts_as_different(kind: str) -> None:
    others = [other for other in MONUMENTS if other != kind]
    then(monuments(" ".join(others))).scored("monuments", A=10)
    then(monuments(kind)).scored("monuments", A=1)


@rule("RA-P7")
@pytest.mark.parametrize("epoch", [1, 2])
def test_different_monuments_score_after_the_third_epoch_only(epoch: int) -> None:
    then(monuments(" ".join(MONUMENTS), epoch)).scored("monuments", A=0)


@rule("RA-P8")
@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 1), (3, 6), (4, 11), (5, 16)])
def test_equal_monuments_score(number: int, points: int) -> None:
    then(monuments(f"sphinx*{number}")).scored("monuments", A=points)


@rule("RA-P8")
def test_each_kind_held_three_times_or_more_scores() -> None:
    then(monuments("sphinx*3 temple*3 palace*5")).scored("monuments", A=3 + 5 + 5 + 15)


@rule("RA-P8")
@pytest.mark.parametrize("epoch", [1, 2])
def test_equal_monuments_score_after_the_third_epoch_only(epoch: int) -> None:
    then(monuments("sphinx*5", epoch)).scored("monuments", A=0)


@rule("RA-P9")
@pytest.mark.parametrize("epoch", [1, 2])
def test_monuments_stay_between_epochs(epoch: int) -> None:
    then(monuments("sphinx*2 temple", epoch)).has_only("A", "sphinx*2 temple")


@rule("RA-P10")
def test_the_highest_total_of_suns_gains_five_and_the_lowest_loses_five() -> None:
    suns = {"A": [13, 12, 11, 10], "B": [9, 8, 7, 6]}
    then(end_of_epoch(epoch=3, suns=suns)).scored("suns", A=5, B=0, C=-5)


@rule("RA-P10")
def test_all_who_tie_for_highest_or_lowest_total_gain_or_lose() -> None:
    suns = {"A": [13, 8, 2], "B": [12, 7, 4], "C": [10, 6, 1], "D": [9, 5, 3]}
    assert [sum(group) for group in suns.values()] == [23, 23, 17, 17]
    then(end_of_epoch(4, 3, suns=suns)).scored("suns", A=5, B=5, C=-5, D=-5)


@rule("RA-P10")
def test_nobody_gains_or_loses_if_all_totals_are_equal() -> None:
    suns = {"A": [9, 8, 3, 2], "B": [7, 6, 5, 4]}
    then(end_of_epoch(2, 3, suns=suns)).scored("suns", A=0, B=0)


@rule("RA-P10")
def test_face_down_suns_count_too_and_the_sun_on_the_board_for_nobody() -> None:
    suns = {"A": [9, 2, 3, 4], "B": [5]}
    game = end_of_epoch(2, 3, suns=suns, spent={"B": [1, 6, 7]}, sun=8)
    then(game).scored("suns", A=-5, B=5)


@rule("RA-P10")
@pytest.mark.parametrize("epoch", [1, 2])
def test_suns_score_after_the_third_epoch_only(epoch: int) -> None:
    suns = {"A": [13, 12, 11, 10]}
    then(end_of_epoch(epoch=epoch, suns=suns)).scored("suns", A=0, B=0, C=0)


@rule("RA-P8", "RA-P10")
def test_monuments_and_suns_are_added_to_the_points() -> None:
    tiles = {"A": "temple*4 sphinx art", "B": "palace art", "C": "art"}
    game = end_of_epoch(epoch=3, tiles=tiles, points={"A": 40, "B": 30, "C": 20})
    then(game).points(A=40 + 12 - 5, B=30 + 1, C=20 + 5)


@rule("RA-W1")
def test_after_the_third_epoch_the_highest_total_wins() -> None:
    game = end_of_epoch(epoch=3, points={"A": 30, "B": 50, "C": 40})
    then(game).is_over().ranks("B", "C", "A")


@rule("RA-W1")
def test_the_points_of_the_third_epoch_count_for_the_winner() -> None:
    tiles = {"A": "art", "B": "gold*5 art", "C": "art"}
    game = end_of_epoch(epoch=3, points={"A": 30, "B": 20, "C": 25}, tiles=tiles)
    then(game).ranks("B", "C", "A")
    assert game.game.ranking() == [(1, 1, 35), (2, 2, 30), (3, 0, 25)]


@rule("RA-W2")
def test_ties_are_broken_by_the_highest_single_sun() -> None:
    suns = {"A": [13, 2, 3, 4], "B": [12, 11, 10, 9]}
    game = end_of_epoch(epoch=3, points={"A": 40, "B": 30, "C": 0}, suns=suns)
    then(game).scored("suns", A=-5, B=5, C=0).points(A=30, B=30).ranks("A", "B", "C")


@rule("RA-W2")
def test_a_face_down_sun_breaks_ties_and_the_sun_on_the_board_does_not() -> None:
    suns = {"A": [11, 7, 6, 5], "B": [10]}
    spent = {"B": [12, 3, 4]}
    game = end_of_epoch(epoch=3, points={"A": 30, "B": 30}, suns=suns, spent=spent, sun=13)
    then(game).points(A=30, B=30).ranks("B", "A", "C")


@rule("RA-W2")
def test_a_high_sun_wins_nothing_without_a_tie() -> None:
    suns = {"A": [13, 2, 3, 4], "B": [12, 11, 10, 9]}
    game = end_of_epoch(epoch=3, points={"A": 39, "B": 30, "C": 0}, suns=suns)
    then(game).points(A=29, B=30).ranks("B", "A", "C")
