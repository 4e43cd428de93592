"""Four gods beyond the base game (AK-X-GOD)."""

from __future__ import annotations

from ennead.engine.rules import Option
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs.gods import bastet, bastet_words, hathor, horus
from ennead.games.ankh.packs.gods import set as god_of_chaos

PACK = Pack(
    "gods",
    gods=[
        bastet_words.DECLARED,
        hathor.DECLARED,
        horus.DECLARED,
        god_of_chaos.DECLARED,
    ],
    sections=(bastet, hathor, horus, god_of_chaos),
    beneath={
        # A figure that Hathor summons may be aimed and blessed wherever she is asked.
        "Aim": hathor.AFTER_A_SACRIFICE,
        "GiveSun": hathor.AFTER_A_SACRIFICE,
        # The deadly cat kills, then Bastet lays out her cats; a Plague kills, then Hathor is asked.
        "Mourning": ("LayCat", "ExtraFigure"),
    },
    options=[
        Option(
            horus.OPTION,
            (horus.AT_CONFLICTS, horus.WHEN_MOVED),
            "when Horus places his Eyes: at the start of conflicts, or when his god figure moves "
            "(AK-X-HORUS1)",
        )
    ],
    words="ennead.games.ankh.packs.gods.words",
    catalogue="ennead.games.ankh.packs.gods",
    values="ennead.bots.ankh.packs.gods",
)
