"""The end of an epoch in words."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ra.words.section import Sentences

#: Every event of this section: the names of its fields, and its sentence.
EVENTS: Sentences = {
    "cleared": (
        ("tiles",),
        Phrase(
            "Out of the game from the track: {tiles}.",
            "Von der Auktionsleiste aus dem Spiel: {tiles}.",
        ),
    ),
    "epoch_ended": (
        ("epoch", "ending"),
        Phrase("Epoch {epoch} ends: {ending}.", "Epoche {epoch} endet: {ending}."),
    ),
    "scored": (
        ("epoch", "scores"),
        Phrase("Epoch {epoch} scores: {scores}.", "Wertung der Epoche {epoch}: {scores}."),
    ),
}
ENDINGS = (
    Phrase("all suns are spent", "Alle Sonnen sind ausgegeben"),
    Phrase("the Ra track is full", "Die Ra-Leiste ist voll"),
)
