"""What the numbers that describe a position of Ankh are called, for hints."""

from __future__ import annotations

from ennead.engine.words import Phrase

FEATURES = {
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
}
