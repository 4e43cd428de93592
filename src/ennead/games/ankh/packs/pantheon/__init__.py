"""Three gods and three guardians by house rules, on what is known of them (AK-X-THOTH and others).

None of it is the publisher's text: it is not to be had.
"""

from __future__ import annotations

from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs.pantheon import guardians, ptah, sobek, thoth, thoth_words

PACK = Pack(
    "pantheon",
    gods=[thoth_words.DECLARED, ptah.DECLARED, sobek.DECLARED],
    guardians=[guardians.SERKET, guardians.PETSUCHOS, guardians.PHARAOH_MUMMY],
    special_rules={"pharaoh_mummies": guardians.PharaohMummies},
    standing_rules=["pharaoh_mummies"],
    sections=(thoth, ptah, sobek, guardians),
    words="ennead.games.ankh.packs.pantheon.words",
    catalogue=__name__,
    values="ennead.bots.ankh.packs.pantheon",
)
