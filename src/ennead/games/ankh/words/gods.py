"""What gods, their abilities and guardians are called and do, as each of them declares it."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.powers.gods import GODS as DECLARED
from ennead.games.ankh.powers.guardians import DECLARED as DECLARED_GUARDIANS
from ennead.games.ankh.words.names import Names

GODS: Names = {god.name: god.called for god in DECLARED}
ABILITIES: Names = {god.name: god.gift for god in DECLARED}
ABOUT: dict[str, Phrase] = {god.name: god.about for god in DECLARED}
RULES: dict[str, str] = {god.name: god.rule for god in DECLARED}
GUARDIANS: Names = {
    guardian.name: (guardian.noun.en, guardian.noun.de) for guardian in DECLARED_GUARDIANS
}
#: How gods look that clients do not know.
LOOKS: dict[str, dict[str, str]] = {god.name: god.look for god in DECLARED}
#: What gods bring to the glossary.
TERMS: Names = {id: term[0] for god in DECLARED for id, term in god.terms.items()}
TERMS_ABOUT: dict[str, Phrase] = {id: term[1] for god in DECLARED for id, term in god.terms.items()}
TERM_RULES: dict[str, str] = {id: term[2] for god in DECLARED for id, term in god.terms.items()}
