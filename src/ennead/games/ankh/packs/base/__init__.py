"""The base game as a pack: the five gods of the box and its scenarios."""

from __future__ import annotations

from ennead.games.ankh.data.scenarios import scenarios
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.powers.gods import GODS
from ennead.games.ankh.sections import SECTIONS

PACK = Pack(
    "base",
    gods=GODS,
    scenarios=scenarios(),
    sections=SECTIONS,
    catalogue="ennead.games.ankh",
)
