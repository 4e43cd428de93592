"""The words of hints and reviews, in English and German."""

from __future__ import annotations

from ennead.engine.words import Phrase

BETTER = Phrase("Better for {good}.", "Besser für {good}.")
BETTER_AND_WORSE = Phrase(
    "Better for {good}, though worse for {bad}.",
    "Besser für {good}, dafür schlechter für {bad}.",
)
WORSE = Phrase("Worse for {bad}.", "Schlechter für {bad}.")
HINDERS = Phrase(
    "It hinders your strongest rival most.", "Das behindert deinen stärksten Gegner am meisten."
)
ENDS = Phrase("It decides the game.", "Das entscheidet die Partie.")
