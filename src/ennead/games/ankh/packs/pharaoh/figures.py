"""The sphinx as a type of monument, and the Pharaoh as a figure of nobody."""

from __future__ import annotations

from typing import Final

from ennead.engine.words import Noun, Phrase
from ennead.games.ankh.packs.pharaoh.ruler import FIGURE
from ennead.games.ankh.packs.pharaoh.sphinxes import SPHINX as NAME
from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.table.neutral_figure import NeutralFigure

SPHINX: Final = MonumentType(
    NAME,
    5,
    Noun("sphinx", "Sphinx", "f"),
    ("sphinxes", "Sphingen"),
    Phrase(
        "A fourth type of monument, of which there are five. It counts in every rule of monuments; "
        "where sphinxes start is a house rule.",
        "Ein vierter Typ von Monument, von dem es fünf gibt. Sie zählt in jeder Regel für "
        "Monumente; wo Sphingen beginnen, ist eine Hausregel.",
    ),
    "AK-X-SPH1",
    look={"letter": "x", "shape": "M-22 18V10L-8 6V-4L-12-10L-8-18H2L7-12L5-4L18 2L22 10V18Z"},
)
PHARAOH: Final = NeutralFigure(
    FIGURE,
    Noun("Pharaoh", "Pharao", "m"),
    Phrase(
        "House rule: a figure of nobody. It fills its space, and what its card says holds in the "
        "region where it stands.",
        "Hausregel: eine Figur, die niemandem gehört. Sie füllt ihr Feld, und was ihre Karte sagt, "
        "gilt in der Region, in der sie steht.",
    ),
    "AK-X-PHA2",
    look={"letter": "h", "color": "#8A5A00", "shape": "M-9 20V2L-14-8L-6-20H6L14-8L9 2V20Z"},
)
