"""The People's Revolt, a scenario for 2 to 5 players (AK-X-REV)."""

from __future__ import annotations

from importlib.resources import files

from ennead.games.ankh.data.scenarios import parse_scenarios
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs.revolt import consolidation, deaths

SPECIAL_RULES = {
    "peoples_revolt": deaths.PeoplesRevolt,
    "consolidation": consolidation.Consolidation,
}
FILE = files(__name__) / "data" / "scenarios.toml"

PACK = Pack(
    "revolt",
    special_rules=SPECIAL_RULES,
    scenarios=parse_scenarios(
        FILE.read_text(encoding="utf-8"), FILE.name, special_rules=tuple(SPECIAL_RULES)
    ),
    sections=(consolidation, deaths),
    # Who dominates a region may lose figures there, without a battle.
    beneath={"KeepAlive": ("Regions",), "Mourning": ("Regions",)},
    words="ennead.games.ankh.packs.revolt.words",
    catalogue=__name__,
    values="ennead.bots.ankh.packs.revolt",
)
