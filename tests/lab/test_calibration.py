"""Chances are compared with what was won."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.engine.game import Game
from ennead.lab.calibration import Calibration, calibrate, draw, grouped


def even(game: Game) -> list[float]:
    """Everybody's chance is the same."""
    return [1 / game.players] * game.players


def sure(game: Game) -> list[float]:
    """The first seat is sure to win."""
    return [1.0] + [0.0] * (game.players - 1)


def test_chances_that_come_true_are_not_off() -> None:
    pairs = [(0.7, 1.0)] * 7 + [(0.7, 0.0)] * 3 + [(0.3, 1.0)] * 3 + [(0.3, 0.0)] * 7
    (low, high) = grouped(pairs)
    assert (low.expected, low.won, low.positions) == pytest.approx((0.3, 0.3, 10))
    assert (high.expected, high.won, high.positions) == pytest.approx((0.7, 0.7, 10))
    assert Calibration(1, [low, high], 0, 0).error == pytest.approx(0)


def test_even_chances_are_right_in_the_mean_and_sure_ones_are_not() -> None:
    fair = calibrate("ra", 2, 4, seed=1, bot="easy", estimate=even)
    assert fair.error == pytest.approx(0)
    assert fair.loss == pytest.approx(fair.even_loss)
    rash = calibrate("ra", 2, 4, seed=1, bot="easy", estimate=sure)
    assert rash.error > 0.2
    assert rash.loss > fair.loss


def test_games_of_all_scenarios_are_looked_at() -> None:
    met = []

    def noticed(game: Game) -> list[float]:
        met.append(game.options["scenario"])
        return even(game)

    calibrate("ankh", 2, 2, seed=1, bot="easy", estimate=noticed)
    assert set(met) == {"middle_kingdom", "old_kingdom"}


def test_it_is_drawn(tmp_path: Path) -> None:
    draw(tmp_path / "calibration.svg", {"even": calibrate("ra", 2, 1, 1, "easy", even)})
    assert "svg" in (tmp_path / "calibration.svg").read_text(encoding="utf-8")[:400]
