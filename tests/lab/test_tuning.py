"""Weights are tuned on paired deals, and fitted to games."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from ennead.bots.game_bots import bots_of
from ennead.bots.ra.values.weights import WEIGHTS
from ennead.bots.values.states import chances, state_weights
from ennead.lab.fitting import Example, Fit, fit, fit_stage, validate, write
from ennead.lab.mapping import local_mapper
from ennead.lab.tuning import Match, play_match, tune
from tests.bots.positions import played

ALONE = local_mapper(1)


def test_the_present_weights_have_no_lead_over_themselves() -> None:
    match = Match("ra", 2, asdict(WEIGHTS[2]), (5, 6))
    assert play_match(match) == [0, 0]


def test_bad_weights_fall_behind() -> None:
    match = Match("ra", 2, {**asdict(WEIGHTS[2]), "next_sun": 0.0, "tile": 0.2}, tuple(range(8)))
    assert sum(play_match(match)) < 0


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(ValueError, match="ra has no weight 'luck'; it has tile"):
        tune("ra", 2, ["luck"], 1, 1, 1, ALONE)
    with pytest.raises(ValueError, match="players must be one of 2, 3, 4, 5"):
        tune("ra", 6, [], 1, 1, 1, ALONE)
    with pytest.raises(ValueError, match="games must be 5 or more, not 2"):
        fit("ra", 2, 2, 1, ALONE)


def examples() -> list[Example]:
    """Positions in which the seat with more of the first number always wins."""
    return [
        Example(0, 0.5, [[float(n % 7), 1.0], [float(n % 5), 1.0]], [1.0, 0.0])
        for n in range(60)
        if n % 7 > n % 5
    ]


def test_a_fit_finds_what_wins() -> None:
    stage = fit_stage(examples(), 2)
    assert stage["weights"][0] + 0.5 * stage["left"][0] > 0.5
    loss, par, accuracy = validate([stage], examples())
    assert loss < par / 2
    assert accuracy == 1


def test_a_fit_of_few_games_can_be_written_and_used(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    fitted = fit("ra", 2, 10, 1, ALONE)
    write(file, "ra", 2, fitted)
    write(file, "ra", 3, Fit(fitted.stages, 1, 1, 0.0, 0.0, 0.0))
    data = json.loads(file.read_text())
    assert list(data["players"]) == ["2", "3"]
    weights = [(stage["weights"], stage["left"]) for stage in data["players"]["2"]]
    game = played("ra", 2, 1, 40)
    assert sum(chances(game, weights)) == pytest.approx(1)


@pytest.mark.parametrize("game", ["ra", "ankh"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_weights_for_every_number_of_players(game: str, players: int) -> None:
    stages = state_weights(game, players)
    state = bots_of(game).state
    assert state is not None
    assert len(stages) == state.stages
    assert all(len(row) == len(state.names) for stage in stages for row in stage)
