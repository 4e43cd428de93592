"""Scenarios of Ankh on the command line: by name, or from a file."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ennead.cli.refusal import Refused, refusing
from ennead.engine.rules import Data
from ennead.games.ankh.data.scenarios import Scenario, parse_scenarios
from ennead.games.ankh.setup.options import scenarios


class Source:
    """Where scenarios come from: the game itself or a file, all of them checked."""

    def __init__(self, given: str) -> None:
        """Take the name of a scenario, a file, or `FILE:NAME`."""
        self.given = given
        self.file: Path | None = None
        self.found: dict[str, Scenario] = {}
        if given in scenarios():
            self.found = {given: scenarios()[given]}
            return
        self.file, name = file_and_name(given)
        with refusing(self.file):
            text = self.file.read_text(encoding="utf-8")
        with refusing():
            self.found = parse_scenarios(text, str(self.file))
        self.data: Data = tomllib.loads(text)
        if name:
            self.choose(name)

    def choose(self, name: str) -> None:
        """Keep only one of the scenarios."""
        if name not in self.found:
            raise Refused(f"{self.given}: no scenario {name!r}; it has {', '.join(self.found)}")
        self.found = {name: self.found[name]}

    def only(self) -> Scenario:
        """Return the only scenario; if there are several, one must be named."""
        if len(self.found) > 1:
            raise Refused(f"{self.given} has {', '.join(self.found)}: name one, {self.given}:NAME")
        return next(iter(self.found.values()))

    def option(self) -> str | Data:
        """Return the only scenario as the option `scenario` of Ankh: its name, or its data."""
        key = self.only().key
        return key if self.file is None else dict(self.data[key])


def file_and_name(given: str) -> tuple[Path, str]:
    """Split `FILE:NAME` into the file and the name of a scenario in it, if one is given."""
    file, colon, name = given.rpartition(":")
    if colon and not Path(given).exists() and Path(file).exists():
        return Path(file), name
    if not Path(given).exists():
        known = ", ".join(scenarios())
        raise Refused(f"{given}: neither a file nor a scenario; scenarios: {known}")
    return Path(given), ""


def counts_of(scenario: Scenario) -> str:
    """List the numbers of players that a scenario is for."""
    return ", ".join([str(count) for count in scenario.setups])
