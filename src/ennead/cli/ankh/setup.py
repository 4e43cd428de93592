"""Shorter ways to say on the command line how a game of Ankh is set up."""

from __future__ import annotations

import random

from ennead.cli.ankh.scenario_source import Source
from ennead.cli.options.game_options import words_of
from ennead.cli.setup import Shorthand
from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.packs import known_packs


def read_scenario(given: str, players: int, seed: int) -> object:
    """Read a scenario by its name, or from a file."""
    return Source(given).option()


def players_of_scenario(given: str) -> list[int]:
    """List the numbers of players that a scenario is for."""
    return list(Source(given).only().setups)


def read_gods(given: str, players: int, seed: int) -> object:
    """Read gods by their names in records or in German; the other seats get random ones."""
    declared = [god for pack in known_packs().values() for god in pack.gods.values()]
    ids = {god.called[1].lower(): god.name for god in declared}
    gods = [ids.get(name, name) for name in words_of(given)]
    free = [god for god in box_of().god_names if god not in gods]
    missing = max(0, min(players - len(gods), len(free)))
    return gods + random.Random(seed).sample(free, missing)


SHORTHANDS = [
    Shorthand(
        "scenario",
        "NAME|FILE[:NAME]",
        "Ankh: a scenario, or one out of a file.",
        read_scenario,
        players_of_scenario,
    ),
    Shorthand(
        "gods", "NAMES", "Ankh: comma-separated gods by seat; the rest by chance.", read_gods
    ),
]
