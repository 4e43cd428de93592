"""A pack: gods, guardians, scenarios and special rules for Ankh, with all that belongs to them.

docs/packs.md builds one step by step. The base game is a pack too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from ennead.engine.rules import Option
from ennead.games.ankh.data.scenarios import Scenario
from ennead.games.ankh.powers.god import God
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.table.neutral_figure import NeutralFigure


class Pack:
    """What a pack brings; everything but its name may be left out.

    - `gods`, `guardians`, `monuments` (types of them) and `neutral_figures`: as their own files
      declare them.
    - `special_rules`: by the names that scenarios give them, the classes of the rules.
    - `standing_rules`: the names of those that are in play at every table with the pack.
    - `scenarios`: by name.
    - `sections`: the modules whose frames are the pack's own questions.
    - `beneath`: by the name of a frame, what it may lie on besides what it declares.
    - `options`: options of a new table that mean something with this pack only.
    - `words`: the name of the module with its words, see `words.packs`.
    - `catalogue`: the package with its rules, `data/rules.en.md` and `data/rules.de.md`.
    - `values`: the name of the module with what bots should know, see `bots.ankh.packs`.
    """

    def __init__(
        self,
        name: str,
        *,
        gods: Sequence[God] = (),
        guardians: Sequence[Guardian] = (),
        monuments: Sequence[MonumentType] = (),
        neutral_figures: Sequence[NeutralFigure] = (),
        special_rules: Mapping[str, type[SpecialRule]] | None = None,
        standing_rules: Sequence[str] = (),
        scenarios: Mapping[str, Scenario] | None = None,
        sections: Sequence[ModuleType] = (),
        beneath: Mapping[str, tuple[str, ...]] | None = None,
        options: Sequence[Option] = (),
        words: str = "",
        catalogue: str = "",
        values: str = "",
    ) -> None:
        self.name = name
        self.gods = {god.name: god for god in gods}
        self.guardians = {guardian.name: guardian for guardian in guardians}
        self.monuments = {monument.name: monument for monument in monuments}
        self.neutral_figures = tuple(neutral_figures)
        self.special_rules = dict(special_rules or {})
        self.standing_rules = tuple(standing_rules)
        self.scenarios = dict(scenarios or {})
        self.sections = tuple(sections)
        self.beneath = dict(beneath or {})
        self.options = tuple(options)
        self.words = words
        self.catalogue = catalogue
        self.values = values

    def word(self, name: str) -> dict[Any, Any]:
        """A table of the pack's words; empty if it has none."""
        found: dict[Any, Any] = getattr(import_module(self.words), name, {}) if self.words else {}
        return found
