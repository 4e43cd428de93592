"""Ennead plays board games by their whole rules."""

from __future__ import annotations

from ennead.engine import table as _table
from ennead.engine.answers import Answer, Answers, Card, Count, Edge, Kind, Space, Token
from ennead.engine.errors import IllegalAnswer, PositionError, RecordError
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.playout import playout
from ennead.engine.record import Record
from ennead.engine.table import Event
from ennead.games.start import load, new, replay

__version__ = "0.1.0"

#: Whether the engine runs compiled; in a pure build it is the same program, only slower.
compiled: bool = not _table.__file__.endswith(".py")

__all__ = [
    "CHANCE",
    "Answer",
    "Answers",
    "Card",
    "Count",
    "Edge",
    "Event",
    "Game",
    "IllegalAnswer",
    "Kind",
    "PositionError",
    "Record",
    "RecordError",
    "Space",
    "Token",
    "compiled",
    "load",
    "new",
    "playout",
    "replay",
]
