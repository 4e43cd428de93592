"""The options of Ankh: scenario, gods, guardians and first player (AK-S)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from ennead.engine.rules import Data, Option
from ennead.games.ankh.data.file import DataError
from ennead.games.ankh.data.scenarios import Scenario, Setup, scenario_of, scenarios
from ennead.games.ankh.powers.gods import GOD_NAMES
from ennead.games.ankh.table.pieces import FIRST_GUARDIAN, GUARDIANS, NOBODY, level_of

RANDOM: Final = "random"
LEVELS: Final = 3

OPTIONS: Final = (
    Option(
        "scenario",
        ("middle_kingdom", "old_kingdom"),
        "where everything starts: one of these, or a scenario's own data (AK-S7)",
    ),
    Option("gods", (RANDOM,), "random, or a list with a different god for each seat (AK-S1)"),
    Option("guardians", (RANDOM,), "random, or a list with one guardian of each level (AK-S8)"),
    Option("first", (RANDOM,), "random, or the seat that takes the first turn (AK-S3)"),
)


class Chosen:
    """Checked options; what is left to chance is NOBODY or empty."""

    def __init__(self, players: int, options: Data) -> None:
        self.setup: Final[Setup] = read_scenario(options["scenario"]).setup(players)
        self.gods: Final = read_gods(options["gods"], players)
        self.guardians: Final = read_guardians(options["guardians"])
        self.first: Final = read_first(options["first"], players)


def check(players: int, given: Data) -> Data:
    """The options with their defaults; ValueError names what is allowed."""
    names = [option.name for option in OPTIONS]
    for name in given:
        if name not in names:
            raise ValueError(f"ankh has no option {name!r}; it has {', '.join(names)}")
    options: Data = {
        option.name: deepcopy(given.get(option.name, option.values[0])) for option in OPTIONS
    }
    for name in ("gods", "guardians"):
        if isinstance(options[name], tuple):
            options[name] = list(options[name])
    Chosen(players, options)
    return options


def read_scenario(value: Any) -> Scenario:
    """A scenario by its name, or one given as data."""
    if isinstance(value, dict):
        try:
            return scenario_of(value)
        except DataError as error:
            raise ValueError(str(error)) from None
    if not isinstance(value, str) or value not in scenarios():
        raise ValueError(f"scenario must be one of {', '.join(scenarios())}, not {value!r}")
    return scenarios()[value]


def read_gods(value: Any, players: int) -> tuple[int, ...]:
    """A different god for each seat (AK-S1)."""
    if value == RANDOM:
        return ()
    names = list(value) if isinstance(value, list) else []
    if (
        len(names) != players
        or len(set(map(str, names))) < players
        or not all(name in GOD_NAMES for name in names)
    ):
        raise ValueError(
            f"gods must be 'random' or {players} different ones of {', '.join(GOD_NAMES)}, "
            f"not {value!r}"
        )
    return tuple([GOD_NAMES.index(name) for name in names])


def read_guardians(value: Any) -> tuple[int, ...]:
    """One guardian of each level (AK-S8)."""
    if value == RANDOM:
        return ()
    known = [guardian.name for guardian in GUARDIANS]
    names = list(value) if isinstance(value, list) else []
    kinds = [FIRST_GUARDIAN + known.index(name) for name in names if name in known]
    if len(kinds) != len(names) or [level_of(kind) for kind in kinds] != list(range(LEVELS)):
        raise ValueError(
            f"guardians must be 'random' or one of each level, ascending, out of "
            f"{', '.join(known)}, not {value!r}"
        )
    return tuple(kinds)


def read_first(value: Any, players: int) -> int:
    """The seat of the first player (AK-S3)."""
    if value == RANDOM:
        return NOBODY
    if type(value) is not int or not 0 <= value < players:
        raise ValueError(f"first must be 'random' or a seat 0 to {players - 1}, not {value!r}")
    return value
