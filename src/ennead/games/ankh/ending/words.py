"""Words for gods that leave the game, and for its end."""

from __future__ import annotations

from ennead.engine.words import Phrase

#: What is told of it.
SENTENCES = {
    "removed": Phrase(
        "{figure:A} of {god} at {space} leaves the game.",
        "{figure:Ein} von {god} auf {space} kommt aus dem Spiel.",
    ),
    "dashboard_cleared": Phrase(
        "The cards and Ankh tokens of {god} leave the game.",
        "Die Karten und Ankh-Plättchen von {god} kommen aus dem Spiel.",
    ),
    "forgotten": Phrase(
        "{god} is forgotten and out of the game.", "{god} wird vergessen und scheidet aus."
    ),
    "top": Phrase(
        "{winner} reaches the top of the devotion track and wins the game!",
        "{winner} erreicht das oberste Feld der Verehrungsleiste und gewinnt das Spiel!",
    ),
    "last_god": Phrase(
        "{winner} is the only god left and wins the game!",
        "{winner} ist als einziger Gott übrig und gewinnt das Spiel!",
    ),
    "all_forgotten": Phrase(
        "All gods are forgotten: nobody wins the game.",
        "Alle Götter sind vergessen: Niemand gewinnt das Spiel.",
    ),
    "fifth_conflict": Phrase(
        "After the fifth conflict {winner} has the most devotion and wins the game!",
        "Nach dem fünften Konflikt hat {winner} die meiste Verehrung und gewinnt das Spiel!",
    ),
}
