"""The base game as a pack: the gods, guardians and monuments of the box, and its scenarios."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.data.scenarios import scenarios
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs.base import amun, anubis, isis, osiris, ra
from ennead.games.ankh.packs.base.guardians import IN_ORDER
from ennead.games.ankh.packs.base.monuments import MONUMENTS
from ennead.games.ankh.sections import SECTIONS

#: In the order of their numbers.
GODS: Final = (amun, anubis, isis, osiris, ra)

PACK = Pack(
    "base",
    gods=[god.DECLARED for god in GODS],
    guardians=IN_ORDER,
    monuments=MONUMENTS,
    scenarios=scenarios(),
    sections=(*SECTIONS, *GODS),
    catalogue="ennead.games.ankh",
    values="ennead.bots.ankh.packs.base",
)
