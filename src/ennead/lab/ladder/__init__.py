"""The ladder: every level against the one below it, for every number of players.

With two players they meet in pairs; with more, one of the better sits among the worse. All of it is
arenas (`ennead.lab.arena`) in folders of their own, so that what was played is not played again.
"""

from __future__ import annotations

from ennead.lab.ladder.climbing import Climbed, Rung, climb, markdown, rungs

__all__ = ["Climbed", "Rung", "climb", "markdown", "rungs"]
