"""What gods, guardians and monuments are called and do, as each of them declares it."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.powers.gods import GODS as DECLARED
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.powers.guardians import IN_ORDER
from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.words.names import Names

GODS: Names = {god.name: god.called for god in DECLARED}
ABILITIES: Names = {god.name: god.gift for god in DECLARED}
ABOUT: dict[str, Phrase] = {god.name: god.about for god in DECLARED}
RULES: dict[str, str] = {god.name: god.rule for god in DECLARED}
#: The guardians and types of monuments of all packs that are known, those of the base game first.
DECLARED_GUARDIANS: dict[str, Guardian] = {guardian.name: guardian for guardian in IN_ORDER}
DECLARED_MONUMENTS: dict[str, MonumentType] = {}
GUARDIANS: Names = {guardian.name: (guardian.noun.en, guardian.noun.de) for guardian in IN_ORDER}
GUARDIANS_ABOUT: dict[str, Phrase] = {guardian.name: guardian.about for guardian in IN_ORDER}
#: How gods look that clients do not know.
LOOKS: dict[str, dict[str, str]] = {god.name: god.look for god in DECLARED}
#: How figures look that belong to nobody.
NEUTRAL_LOOKS: dict[str, dict[str, str]] = {}
#: What gods bring to the glossary.
TERMS: Names = {id: term[0] for god in DECLARED for id, term in god.terms.items()}
TERMS_ABOUT: dict[str, Phrase] = {id: term[1] for god in DECLARED for id, term in god.terms.items()}
TERM_RULES: dict[str, str] = {id: term[2] for god in DECLARED for id, term in god.terms.items()}
