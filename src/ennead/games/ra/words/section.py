"""What a section says: how it asks, what its answers mean, what happens in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.words import Phrase
from ennead.games.ra.table.table import RaTable

#: How each question is put to the player who must answer it.
Asking = dict[type[Frame[Any]], Callable[[RaTable, Any, str], str]]
#: What an answer means, by the verb of its notation.
Meanings = dict[str, Phrase]
#: Every event: the names of its fields, and its sentence.
Sentences = dict[str, tuple[tuple[str, ...], Phrase]]
