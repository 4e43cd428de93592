"""The sentences of the log: one for everything that happens, filled by `words.tell`.

They stand in the section that tells of it; those of gods join as packs bring them.
"""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.battle import words as battle
from ennead.games.ankh.caravan import words as caravan
from ennead.games.ankh.conflict import words as conflict
from ennead.games.ankh.control import words as control
from ennead.games.ankh.ending import words as ending
from ennead.games.ankh.merging import words as merging
from ennead.games.ankh.moving import words as moving
from ennead.games.ankh.summoning import words as summoning
from ennead.games.ankh.turn import words as turn
from ennead.games.ankh.unlocking import words as unlocking

SECTIONS = (turn, moving, summoning, unlocking, control, caravan, conflict, battle, merging, ending)

#: The sentence of every event, filled with its fields and with what `words.tell` makes of them.
SENTENCES: dict[str, Phrase] = {
    name: phrase for section in SECTIONS for name, phrase in section.SENTENCES.items()
}
