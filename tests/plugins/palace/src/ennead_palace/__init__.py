"""An invented scenario that proves what packs can carry; nothing of it is in any box."""

from __future__ import annotations

from importlib.resources import files

from ennead.engine.words import Noun, Phrase
from ennead.games.ankh.data.scenarios import parse_scenarios
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs.gods.hathor import AFTER_A_SACRIFICE
from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.table.neutral_figure import NeutralFigure
from ennead_palace import crocodile, guardians, palace

STELA = MonumentType(
    "stela",
    5,
    Noun("stela", "Stele", "f"),
    ("stelae", "Stelen"),
    Phrase(
        "A fourth type of monument: it counts for majorities and can be built.",
        "Ein vierter Typ von Monument: Sie zählt für Mehrheiten und kann errichtet werden.",
    ),
    "AK-PAL5",
    look={"letter": "§", "shape": "M-18 16V2L-8-4V-16H4V-4L18 6V16Z"},
)
CROCODILE = NeutralFigure(
    crocodile.NAME,
    Noun("crocodile", "Krokodil", "n"),
    Phrase("It belongs to nobody and fills its space.", "Es gehört niemandem und füllt sein Feld."),
    "AK-PAL2",
    look={"letter": "k", "color": "#3F5E2A", "shape": "M-20 6L-6-6H14L20 0L14 8H-14Z"},
)
SPECIAL_RULES = {"palace": palace.Palace, "crocodile": crocodile.Crocodile}
FILE = files(__name__) / "data" / "scenarios.toml"
PACK = Pack(
    "palace",
    guardians=[guardians.IBIS, guardians.SCARAB],
    monuments=[STELA],
    neutral_figures=[CROCODILE],
    special_rules=SPECIAL_RULES,
    scenarios=parse_scenarios(
        FILE.read_text(encoding="utf-8"),
        "scenarios.toml",
        special_rules=tuple(SPECIAL_RULES),
        monuments={STELA.name: STELA.number},
    ),
    sections=[palace, crocodile, guardians],
    # Hathor may summon the Ibis wherever she is asked.
    beneath={"Offering": AFTER_A_SACRIFICE},
    words="ennead_palace.words",
    catalogue="ennead_palace",
)
