"""The sections of Ankh in the rulebook's order; what gods ask belongs to their packs."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.battle import cards, killing
from ennead.games.ankh.battle import rules as battle
from ennead.games.ankh.battle import steps as battle_steps
from ennead.games.ankh.caravan import rules as caravan
from ennead.games.ankh.conflict import rules as conflict
from ennead.games.ankh.control import rules as control
from ennead.games.ankh.merging import rules as merging
from ennead.games.ankh.moving import rules as moving
from ennead.games.ankh.powers import ankh_powers
from ennead.games.ankh.setup import rules as setup
from ennead.games.ankh.summoning import rules as summoning
from ennead.games.ankh.turn import rules as turn
from ennead.games.ankh.unlocking import rules as unlocking

SECTIONS: Final = (
    *(setup, turn, moving, summoning, unlocking, control, caravan, conflict),
    *(battle, battle_steps, cards, killing, merging, ankh_powers),
)
