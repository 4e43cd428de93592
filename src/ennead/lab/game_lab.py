"""What the lab knows of a game: the face `lab` of its kit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ennead.engine.rules import Data
from ennead.games import kit_of
from ennead.lab.collector import Collector

if TYPE_CHECKING:
    from ennead.lab.balance.bands import Band
    from ennead.lab.files import Kept
    from ennead.lab.report.panel import Panel


#: What every game has.
TRAITS: Mapping[str, Callable[[Data], list[str]]] = {
    "bot": lambda row: [str(row["bot"])],
    "seat": lambda row: [f"seat {row['seat']}"],
}


@dataclass(frozen=True)
class GameLab:
    """The statistics of a game, and the panels of its reports beside those of every game."""

    collector: Collector = field(default_factory=Collector)
    panels: Callable[[Kept], list[Panel]] | None = None
    #: What a row of a seat says that seats can be told apart by: by title, the names of it.
    traits: Mapping[str, Callable[[Data], list[str]]] = field(default_factory=lambda: TRAITS)
    #: Choices that an experiment can leave to chance: by name, the questions they are made at.
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: What should win about equally often.
    bands: Callable[[], tuple[Band, ...]] | None = None
    #: The option whose values are different maps; empty if there is none.
    maps: str = ""
    #: Traits that are chosen in a game: how often is told, and what those won who did.
    chosen: tuple[str, ...] = ()


PLAIN = GameLab()


def lab_of(game: str) -> GameLab:
    """Return what the lab knows of a game; nothing if its kit does not say."""
    found: GameLab | None = kit_of(game).face("lab")
    return PLAIN if found is None else found


def collector_of(game: str) -> Collector:
    """Return the collector of a game."""
    return lab_of(game).collector
