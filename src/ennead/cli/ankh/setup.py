"""Shorter ways to say on the command line how a game of Ankh is set up."""

from __future__ import annotations

import random

from ennead.cli.ankh.scenarios import Source
from ennead.cli.options import words_of
from ennead.cli.setup import Shorthand
from ennead.games.ankh.boxes import box_of

#: What gods are called besides their names in records.
OTHER_NAMES = {"re": "ra"}


def read_scenario(given: str, players: int, seed: int) -> object:
    """A scenario by its name, or out of a file."""
    return Source(given).option()


def players_of_scenario(given: str) -> list[int]:
    """The numbers of players that a scenario is for."""
    return list(Source(given).only().setups)


def read_gods(given: str, players: int, seed: int) -> object:
    """The gods named, and others by chance for the rest of the seats."""
    gods = [OTHER_NAMES.get(name, name) for name in words_of(given)]
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
