"""The arena: bots meet each other in all seats on the same deals, until it is clear who is better.

With two players every bot meets every other. With more, each of two bots sits alone among bots of
the other kind. Games that are finished are kept in a folder, and are not played again.
"""

from __future__ import annotations

from ennead.lab.arena.playing import Arena, Played, make_arena, run

__all__ = ["Arena", "Played", "make_arena", "run"]
