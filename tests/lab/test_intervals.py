"""Intervals agree with published values."""

from __future__ import annotations

import pytest

from ennead.lab.statistics.intervals import mean_interval, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_those_of_the_literature(
    successes: int, trials: int, low: float, high: float
) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)


def test_all_wins_do_not_make_a_bot_unbeatable() -> None:
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=5e-5)


def test_the_interval_of_a_mean_is_two_standard_errors_wide_to_either_side() -> None:
    #: Mean 5, standard deviation 2, four numbers: standard error 1.
    root = 3**0.5
    low, high = mean_interval([5 - root, 5 + root, 5 - root, 5 + root])
    assert (low, high) == pytest.approx((5 - 1.96, 5 + 1.96), abs=1e-3)


def test_one_number_has_no_interval() -> None:
    assert mean_interval([7]) == (7, 7)
