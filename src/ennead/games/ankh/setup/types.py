"""The kinds of the options of Ankh, as JSON has them: what a server checks before it reads them.

The options that packs bring are one of the values that they list. A module of types is not
compiled: compiled, a TypedDict would take every key to be needed.
"""

from __future__ import annotations

from typing import TypedDict


class ScenarioData(TypedDict, total=False):
    """A scenario given as data; its reader checks the rest and names what is wrong."""

    name: str
    player_counts: list[int]
    special_rules: list[str]


class AnkhOptions(TypedDict, total=False):
    """The options of a new game; each may be left out."""

    scenario: str | ScenarioData
    gods: str | list[str]
    guardians: str | list[str]
    first: str | int
    packs: str | list[str]
