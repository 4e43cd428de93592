"""The games, by name."""

from __future__ import annotations

from ennead.engine.rules import Rules
from ennead.games.ankh.game import Ankh
from ennead.games.ra.game import Ra

GAMES: dict[str, Rules] = {"ra": Ra(), "ankh": Ankh()}
