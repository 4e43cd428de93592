"""The base game as a pack: the gods, guardians and monuments of the box, and its scenarios."""

from __future__ import annotations

from ennead.games.ankh.data.scenarios import scenarios
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs.base.monuments import MONUMENTS
from ennead.games.ankh.powers.gods import GODS, MODULES
from ennead.games.ankh.powers.guardians import IN_ORDER
from ennead.games.ankh.sections import SECTIONS

PACK = Pack(
    "base",
    gods=GODS,
    guardians=IN_ORDER,
    monuments=MONUMENTS,
    scenarios=scenarios(),
    sections=(*SECTIONS, *MODULES),
    catalogue="ennead.games.ankh",
    values="ennead.bots.ankh.packs.base",
)
