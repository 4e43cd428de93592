"""The gods of the base game by number, each as its own file declares it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.gods.god import God
from ennead.games.ankh.powers.gods.names import GOD_NAMES

MODULES: Final[tuple[ModuleType, ...]] = tuple(
    [import_module(f"{__name__}.{name}") for name in GOD_NAMES]
)
GODS: Final[tuple[God, ...]] = tuple([module.DECLARED for module in MODULES])
ABILITIES: Final[tuple[Ability, ...]] = tuple(
    [god.ability(number) for number, god in enumerate(GODS)]
)

__all__ = ["ABILITIES", "GODS", "GOD_NAMES", "MODULES"]
