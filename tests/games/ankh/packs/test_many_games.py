"""Many random games with random packs, gods and options: they end, load and replay."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

import ennead
from ennead.games.ankh.packs import BASE, own_packs
from tests.games.ankh.policy import Policy, lively, play, uniform

PACKS = {name: pack for name, pack in own_packs().items() if name != BASE}
#: The games of each number of players in parts of 100, so that several processes can share them.
GAMES = 2000
PART = 100
#: More than any game takes.
MOST_ANSWERS = 18 * 24 * 30
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def random_options(players: int, rng: Random) -> dict[str, Any]:
    """Some packs, a scenario and gods of them, and values for the options that they bring."""
    names = rng.choice([[], *[[name] for name in PACKS], sorted(PACKS), sorted(PACKS)])
    packs = [own_packs()[BASE], *[PACKS[name] for name in names]]
    gods = [god for pack in packs for god in pack.gods]
    found: dict[str, Any] = {
        "packs": names,
        "scenario": rng.choice([name for pack in packs for name in pack.scenarios]),
        "gods": rng.choice(["random", rng.sample(gods, players)]),
        "first": rng.choice(["random", rng.randrange(players)]),
    }
    for option in [option for pack in packs for option in pack.options]:
        found[option.name] = rng.choice(option.values)
    return found


def play_some(players: int, seeds: range) -> None:
    """Play games to their end and their records again."""
    for seed in seeds:
        rng = Random(f"packs {players} {seed}")
        options = random_options(players, rng)
        choose = rng.choice([lively, uniform])
        try:
            play_and_replay(ennead.new("ankh", players, seed=seed, **options), choose, rng)
        except Exception as error:
            error.add_note(f"ankh, {players} players, seed {seed}, {options}")
            raise


def play_and_replay(game: ennead.Game, choose: Policy, rng: Random) -> None:
    """Every position on the way can be loaded; the record leads to the same end."""
    for _ in islice(play(game, choose, rng), MOST_ANSWERS):
        game.rules.check_frames(game.table)
    assert game.over
    record = game.record().dumps()
    again = ennead.replay(record)
    assert again.hash() == game.hash()
    assert again.position() == game.position()
    assert again.ranking() == game.ranking()
    assert again.record().dumps() == record


@every_number
def test_games_with_random_packs_end_load_and_replay(players: int) -> None:
    play_some(players, range(4))


@pytest.mark.long
@pytest.mark.parametrize("part", range(GAMES // PART))
@every_number
def test_two_thousand_games_with_random_packs_end_load_and_replay(players: int, part: int) -> None:
    play_some(players, range(part * PART, (part + 1) * PART))
