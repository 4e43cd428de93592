"""What bots know of The People's Revolt."""

from __future__ import annotations

from ennead.bots.ankh.packs import Deaths
from ennead.games.ankh.packs.revolt.deaths import PeoplesRevolt

#: Who wins or dominates a region loses its figures there (AK-X-REV2, AK-X-REV3).
DEATHS: dict[type, Deaths] = {
    PeoplesRevolt: Deaths(of_winner=True, of_losers=False, of_dominating=True)
}
