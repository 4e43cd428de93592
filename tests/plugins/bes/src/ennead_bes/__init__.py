"""Bes, a small god for Ankh: an example of a pack. His rules are invented."""

from __future__ import annotations

from ennead.games.ankh.pack import Pack
from ennead_bes import bes

PACK = Pack(
    "bes",
    gods=[bes.DECLARED],
    sections=[bes],
    words="ennead_bes.words",
    catalogue="ennead_bes",
)
