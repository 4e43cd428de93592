"""An invented scenario that proves what special rules can carry; nothing of it is in any box."""

from __future__ import annotations

from importlib.resources import files

from ennead.games.ankh.data.scenarios import parse_scenarios
from ennead.games.ankh.pack import Pack
from ennead_palace import palace

FILE = files(__name__) / "data" / "scenarios.toml"
PACK = Pack(
    "palace",
    special_rules={"palace": palace.Palace},
    scenarios=parse_scenarios(
        FILE.read_text(encoding="utf-8"), "scenarios.toml", special_rules=["palace"]
    ),
    sections=[palace],
    words="ennead_palace.words",
    catalogue="ennead_palace",
)
