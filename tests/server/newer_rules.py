"""Rules of the next version, as a program of tomorrow might have them; servers load it as a module.

They allow the same, so that a table replays by them unless its entries are changed.
"""

from __future__ import annotations

from ennead.games import GAMES

for name in GAMES:
    GAMES[name].version += 1
