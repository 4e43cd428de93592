"""The measure of sealed choices itself, and that bots are hard to exploit by it."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest

from bench.sealed import Situation, battles, exploited, losses, value_of
from ennead.bots import Seen


class Certain:
    """Always gives its first answer."""

    def strategy(self, seen: Seen) -> dict[int, float]:
        return {seen.legal()[0]: 1.0}


def test_the_value_of_a_matrix_is_that_of_the_best_mixes() -> None:
    pennies = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert value_of(pennies) == pytest.approx(0.5, abs=0.01)
    uneven = np.array([[0.9, 0.1], [0.3, 0.6]])
    assert value_of(uneven) == pytest.approx((0.9 * 0.6 - 0.1 * 0.3) / 1.1, abs=0.01)


def test_who_always_plays_the_same_card_is_exploited() -> None:
    """Both play one of two cards; the first wins if they are the same."""
    (met,) = battles(1)
    answers = met.legal(0)[:2], met.legal(1)[:2]
    pennies = Situation(met, answers, [[1.0, 0.0], [0.0, 1.0]])
    assert exploited(pennies, Certain()) == pytest.approx([0.5, 0.5], abs=0.02)


@pytest.mark.long
@pytest.mark.parametrize("level", ["expert", "master"])
def test_levels_that_search_lose_less_than_three_points(level: str) -> None:
    assert fmean(losses(level, battles(40))) < 0.03
