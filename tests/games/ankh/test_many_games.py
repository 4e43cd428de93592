"""Many random games: they end, their records replay, and everything in the rules occurs."""

from __future__ import annotations

from random import Random

import pytest

import ennead
from tests.games.ankh.occurrences import EVERYTHING, watch
from tests.games.ankh.policy import Policy, lively, uniform

TABLES = [(players, name) for players in (2, 3, 4, 5) for name in ("middle_kingdom", "old_kingdom")]
#: Each table's 2,000 games in parts of 100, so that several processes can share them.
GAMES = 2000
PART = 100


def play_some(players: int, scenario: str, seeds: range, choose: Policy) -> set[str]:
    """Play games to their end and their records again; all that occurred in them."""
    found: set[str] = set()
    for seed in seeds:
        game = ennead.new("ankh", players, seed=seed, scenario=scenario)
        try:
            found |= watch(game, choose, Random(f"{players} {scenario} {seed}"))
            assert ennead.replay(game.record().dumps()).hash() == game.hash()
        except Exception as error:
            error.add_note(f"ankh, {players} players, {scenario}, seed {seed}, {choose.__name__}")
            raise
        assert game.over
    return found


@pytest.mark.parametrize(("players", "scenario"), TABLES)
def test_random_games_end_and_replay(players: int, scenario: str) -> None:
    play_some(players, scenario, range(2), uniform)
    play_some(players, scenario, range(2, 5), lively)


@pytest.mark.long
@pytest.mark.parametrize("part", range(GAMES // PART))
@pytest.mark.parametrize(("players", "scenario"), TABLES)
def test_two_thousand_games_of_each_table_end_and_replay(
    players: int, scenario: str, part: int
) -> None:
    choose = lively if part % 2 else uniform
    play_some(players, scenario, range(part * PART, (part + 1) * PART), choose)


def test_every_end_power_card_and_guardian_occurs() -> None:
    """Lively games of every table until everything has occurred; a hundred usually do."""
    missing = set(EVERYTHING)
    for seed in range(0, 125, 5):
        for players, scenario in TABLES:
            missing -= play_some(players, scenario, range(seed, seed + 5), lively)
        if not missing:
            return
    assert missing == set()
