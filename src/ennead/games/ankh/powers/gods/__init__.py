"""The god abilities, by the number of the god."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.gods.amun import Amun
from ennead.games.ankh.powers.gods.anubis import Anubis
from ennead.games.ankh.powers.gods.isis import Isis
from ennead.games.ankh.powers.gods.names import GOD_NAMES
from ennead.games.ankh.powers.gods.osiris import Osiris
from ennead.games.ankh.powers.gods.ra import Ra

ABILITIES: Final[tuple[Ability, ...]] = (Amun(0), Anubis(1), Isis(2), Osiris(3), Ra(4))

__all__ = ["ABILITIES", "GOD_NAMES"]
