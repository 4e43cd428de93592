"""What the numbers that describe a position of Ra are called, for hints."""

from __future__ import annotations

from ennead.engine.words import Phrase

FEATURES = {
    "points": Phrase("your points", "deine Punkte"),
    "gods": Phrase("your God and Gold tiles", "deine Gott- und Goldplättchen"),
    "pharaohs": Phrase("your Pharaohs", "deine Pharaonen"),
    "niles": Phrase("your Niles and Floods", "deine Nil- und Flutplättchen"),
    "civilization": Phrase("your Civilization tiles", "deine Zivilisation"),
    "monuments": Phrase("your Monuments", "deine Monumente"),
    "suns_now": Phrase("your suns in this epoch", "deine Sonnen in dieser Epoche"),
    "suns_later": Phrase("your suns of the next epoch", "deine Sonnen der nächsten Epoche"),
    "sun_sum": Phrase("the sum of your suns", "die Summe deiner Sonnen"),
    "auction": Phrase("the tiles of this auction", "die Plättchen dieser Auktion"),
    "batch": Phrase("the tiles on the auction track", "die Plättchen auf der Auktionsleiste"),
    "batch_on_turn": Phrase("a turn with these tiles", "einen Zug mit diesen Plättchen"),
    "suns_up": Phrase("the number of your face-up suns", "die Zahl deiner offenen Sonnen"),
}
