"""What gods, guardians and monuments are called and can do: they join as packs bring them.

The base game is a pack too, and the first that is learned (`words.packs`).
"""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.powers.god import InShort, Lines
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.words.names import Names

GODS: Names = {}
ABILITIES: Names = {}
ABOUT: dict[str, Phrase] = {}
RULES: dict[str, str] = {}
DECLARED_GUARDIANS: dict[str, Guardian] = {}
DECLARED_MONUMENTS: dict[str, MonumentType] = {}
GUARDIANS: Names = {}
GUARDIANS_ABOUT: dict[str, Phrase] = {}
#: How gods look.
LOOKS: dict[str, dict[str, str]] = {}
#: What lies on their dashboards, for those that say it in a few words.
IN_SHORT: dict[str, InShort] = {}
#: By special rule, what lies by it in a few lines, for a god or for the table.
LINES: dict[str, Lines] = {}
#: How figures look that belong to nobody.
NEUTRAL_LOOKS: dict[str, dict[str, str]] = {}
#: What gods bring to the glossary.
TERMS: Names = {}
TERMS_ABOUT: dict[str, Phrase] = {}
TERM_RULES: dict[str, str] = {}
