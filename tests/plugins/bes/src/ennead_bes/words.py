"""What the pack is called."""

from __future__ import annotations

from ennead.engine.words import Phrase

NAMES = {"packs": {"bes": ("Bes", "Bes")}}
ABOUT = {
    "packs": {
        "bes": Phrase(
            "A small god that shows how packs are made.",
            "Ein kleiner Gott, der zeigt, wie Erweiterungen gemacht werden.",
        )
    }
}
