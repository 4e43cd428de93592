"""The words of hints and reviews, in English and German."""

from __future__ import annotations

from ennead.engine.words import Phrase

#: By game: what each number of a position is called.
THINGS = {
    "ra": {
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
    },
    "ankh": {
        "devotion": Phrase("your devotion", "deine Verehrung"),
        "next_conflict": Phrase("the next conflict", "den nächsten Konflikt"),
        "later_conflicts": Phrase("the conflicts after it", "die späteren Konflikte"),
        "followers": Phrase("your followers", "deine Anhänger"),
        "powers": Phrase("your Ankh powers", "deine Ankh-Kräfte"),
        "cards": Phrase("the cards in your hand", "deine Handkarten"),
        "monuments": Phrase("your monuments", "deine Monumente"),
        "figures": Phrase("your figures", "deine Figuren"),
        "tokens": Phrase("the tokens on the board", "die Plättchen auf dem Spielplan"),
        "survival": Phrase("not being forgotten", "dein Überleben"),
        "merging": Phrase("your place before the merging", "deinen Platz vor dem Verschmelzen"),
        "near_the_top": Phrase("the way to the top of the track", "den Weg an die Spitze"),
        "turn": Phrase("the next turn", "den nächsten Zug"),
    },
}
BETTER = Phrase("Better for {good}.", "Besser für {good}.")
BETTER_AND_WORSE = Phrase(
    "Better for {good}, though worse for {bad}.",
    "Besser für {good}, dafür schlechter für {bad}.",
)
WORSE = Phrase("Worse for {bad}.", "Schlechter für {bad}.")
HINDERS = Phrase(
    "It hinders your strongest rival most.", "Das behindert deinen stärksten Gegner am meisten."
)
ALIKE = Phrase(
    "It promises about as much as the other answers.",
    "Das verspricht etwa so viel wie die anderen Antworten.",
)
ENDS = Phrase("It decides the game.", "Das entscheidet die Partie.")
