"""Words for the pack of four gods: its name and its option; each god brings its own."""

from __future__ import annotations

from ennead.engine.words import Phrase

NAMES = {"packs": {"gods": ("Four more gods", "Vier weitere Götter")}}
ABOUT = {
    "packs": {
        "gods": Phrase(
            "Bastet, Hathor, Horus and Set join the gods of Egypt.",
            "Bastet, Hathor, Horus und Seth stoßen zu den Göttern Ägyptens.",
        )
    }
}
OPTIONS = {
    "horus_eyes": (
        Phrase("Eyes of Horus", "Augen des Horus"),
        Phrase("When Horus places his Eyes.", "Wann Horus seine Augen legt."),
    )
}
VALUES = {
    "horus_eyes=conflict": Phrase("at the start of conflicts", "zu Beginn von Konflikten"),
    "horus_eyes=move": Phrase("when his god figure moves", "wenn seine Gottfigur zieht"),
}
