"""How a game is set up: the options of its rules, and shorter ways to give those of Ankh."""

from __future__ import annotations

import random
from typing import Annotated

from typer import Option

from ennead.cli.ankh.scenarios import Source
from ennead.cli.options import read_options, words_of
from ennead.engine.rules import Data, Rules
from ennead.games.ankh.powers.gods import GOD_NAMES

Scenario = Annotated[
    str | None,
    Option(metavar="NAME|FILE[:NAME]", help="Ankh: a scenario, or one out of a file."),
]
Gods = Annotated[
    str | None,
    Option(metavar="NAMES", help="Ankh: the gods by seat, parted by commas; the rest by chance."),
]
#: What gods are called besides their names in records.
OTHER_NAMES = {"re": "ra"}


class Setup:
    """What was asked for, on the command line, about how a game is set up."""

    def __init__(self, options: list[str] | None, scenario: str | None, gods: str | None) -> None:
        self.options = options or []
        self.source = None if scenario is None else Source(scenario)
        self.gods = gods

    @property
    def given(self) -> list[str]:
        """What was given at all."""
        found = ["--option"] if self.options else []
        found += ["--scenario"] if self.source is not None else []
        return found + (["--gods"] if self.gods is not None else [])

    def usual_players(self, usual: int) -> int:
        """How many play if nobody says: as usual, unless the scenario is for other numbers."""
        if self.source is None:
            return usual
        counts = list(self.source.only().setups)
        return usual if usual in counts else counts[0]

    def read(self, rules: Rules, players: int, seed: int) -> Data:
        """The options of the game by name."""
        options = read_options(rules, self.options)
        if self.source is not None:
            options["scenario"] = self.source.option()
        if self.gods is not None:
            options["gods"] = all_gods(words_of(self.gods), players, seed)
        return options


def all_gods(named: list[str], players: int, seed: int) -> list[str]:
    """The gods named, and others by chance for the rest of the seats."""
    gods = [OTHER_NAMES.get(name, name) for name in named]
    free = [god for god in GOD_NAMES if god not in gods]
    missing = max(0, min(players - len(gods), len(free)))
    return gods + random.Random(seed).sample(free, missing)
