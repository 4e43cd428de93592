"""The words of Ra's drawing that the game itself does not have: headings and short names."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ra.words.names import TILES

EPOCH = Phrase("Ra · Epoch {epoch} of 3", "Ra · Epoche {epoch} von 3")
RA_TRACK = Phrase("Ra track", "Ra-Leiste")
LAST_RA = Phrase("next Ra ends the epoch!", "nächstes Ra endet!")
BAG = Phrase("bag {number}", "Beutel {number}")
SHEET = Phrase("Score sheet of epoch {epoch}", "Wertung der Epoche {epoch}")
ALL_SHEETS = Phrase("Score sheet of all epochs", "Wertung aller Epochen")
FINAL = Phrase("Final ranking", "Endstand")
EPOCH_TOTAL = Phrase("Epoch", "Epoche")
PLACE = Phrase("Place", "Platz")
WINS = Phrase("{player} wins.", "{player} gewinnt.")
AFTER_AUCTION = Phrase("auction", "Auktion")
AFTER_EPOCH = Phrase("epoch", "Epoche")

#: The rows of the players' areas.
ROWS = {
    "points": Phrase("Points", "Punkte"),
    "suns": Phrase("Suns", "Sonnen"),
    "spent": Phrase("spent", "verdeckt"),
    "god": Phrase("Gods", "Götter"),
    "gold": Phrase("Gold", "Gold"),
    "pharaoh": Phrase("Pharaohs", "Pharaonen"),
    "nile": Phrase("Nile + Flood", "Nil + Flut"),
    "civilization": Phrase("Civilization", "Zivilisation"),
    "monuments": Phrase("Monuments", "Monumente"),
}

#: The category of every tile that can lie on the auction track.
CATEGORY_OF = {
    "god": "god",
    "pharaoh": "pharaoh",
    "nile": "nile",
    "flood": "nile",
    "art": "civilization",
    "agriculture": "civilization",
    "religion": "civilization",
    "astronomy": "civilization",
    "writing": "civilization",
    "gold": "gold",
    "fortress": "monuments",
    "obelisk": "monuments",
    "palace": "monuments",
    "pyramid": "monuments",
    "sphinx": "monuments",
    "statues": "monuments",
    "step_pyramid": "monuments",
    "temple": "monuments",
    "funeral": "disaster",
    "drought": "disaster",
    "unrest": "disaster",
    "earthquake": "disaster",
}

#: What stands under a tile's name in its space where the name leaves room.
UNDER_NAME = {
    "god": ("", ""),
    "pharaoh": ("", ""),
    "nile": ("", ""),
    "civilization": ("civiliz.", "Zivilis."),
    "gold": ("", ""),
    "monuments": ("monument", "Monument"),
    "disaster": ("disaster", "Katastr."),
}

#: Names too long for a space of the auction track, in two parts of at most eight letters.
BROKEN = {
    ("agriculture", "en"): "Agri-\nculture",
    ("agriculture", "de"): "Land-\nwirtsch.",
    ("astronomy", "en"): "Astro-\nnomy",
    ("astronomy", "de"): "Astro-\nnomie",
    ("step_pyramid", "en"): "Step\nPyramid",
    ("step_pyramid", "de"): "Stufen-\npyramide",
    ("earthquake", "en"): "Earth-\nquake",
    ("funeral", "de"): "Begräb-\nnis",
}


def tile_name(tile: str, lang: str) -> str:
    """Return a tile's printed name."""
    return TILES[tile][lang == "de"]


def short_name(tile: str, lang: str) -> str:
    """Return the first three letters, which are enough within a category."""
    return tile_name(tile, lang)[:3]


def on_two_lines(tile: str, lang: str) -> str:
    """Split a tile's name so that it fits into a space of the auction track."""
    if (tile, lang) in BROKEN:
        return BROKEN[tile, lang]
    return f"{tile_name(tile, lang)}\n{UNDER_NAME[CATEGORY_OF[tile]][lang == 'de']}"
