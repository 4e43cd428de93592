"""What tiles and categories are called, in English and German."""

from __future__ import annotations

from ennead.engine.words import Noun
from ennead.games.ra.table.tiles import NAMES

TILES = {
    "ra": ("Ra", "Ra"),
    "god": ("God", "Gott"),
    "pharaoh": ("Pharaoh", "Pharao"),
    "nile": ("Nile", "Nil"),
    "flood": ("Flood", "Flut"),
    "art": ("Art", "Kunst"),
    "agriculture": ("Agriculture", "Landwirtschaft"),
    "religion": ("Religion", "Religion"),
    "astronomy": ("Astronomy", "Astronomie"),
    "writing": ("Writing", "Schrift"),
    "gold": ("Gold", "Gold"),
    "fortress": ("Fortress", "Festung"),
    "obelisk": ("Obelisk", "Obelisk"),
    "palace": ("Palace", "Palast"),
    "pyramid": ("Pyramid", "Pyramide"),
    "sphinx": ("Sphinx", "Sphinx"),
    "statues": ("Statues", "Statuen"),
    "step_pyramid": ("Step Pyramid", "Stufenpyramide"),
    "temple": ("Temple", "Tempel"),
    "funeral": ("Funeral", "Begräbnis"),
    "drought": ("Drought", "Dürre"),
    "unrest": ("Unrest", "Unruhen"),
    "earthquake": ("Earthquake", "Erdbeben"),
}
#: Tiles of which people say "a Palace"; of the others they say "a Nile tile".
THINGS = {
    "pharaoh": Noun("Pharaoh", "Pharao", "m"),
    "fortress": Noun("Fortress", "Festung", "f"),
    "obelisk": Noun("Obelisk", "Obelisk", "m", oblique="Obelisken"),
    "palace": Noun("Palace", "Palast", "m"),
    "pyramid": Noun("Pyramid", "Pyramide", "f"),
    "sphinx": Noun("Sphinx", "Sphinx", "f"),
    "step_pyramid": Noun("Step Pyramid", "Stufenpyramide", "f"),
    "temple": Noun("Temple", "Tempel", "m"),
}
PLURALS = {
    "pharaoh": ("Pharaohs", "Pharaonen"),
    "fortress": ("Fortresses", "Festungen"),
    "obelisk": ("Obelisks", "Obelisken"),
    "palace": ("Palaces", "Paläste"),
    "pyramid": ("Pyramids", "Pyramiden"),
    "sphinx": ("Sphinxes", "Sphinxe"),
    "step_pyramid": ("Step Pyramids", "Stufenpyramiden"),
    "temple": ("Temples", "Tempel"),
}
#: What a German word becomes before "-Plättchen", where it changes.
BEFORE_TILE = {"Landwirtschaft": "Landwirtschafts", "Religion": "Religions"}
CATEGORIES = {
    "god": ("Gods", "Götter"),
    "pharaoh": ("Pharaohs", "Pharaonen"),
    "nile": ("Nile", "Nil"),
    "civilization": ("Civilization", "Zivilisation"),
    "gold": ("Gold", "Gold"),
    "monuments": ("Monuments", "Monumente"),
    "suns": ("Suns", "Sonnen"),
    "points": ("Points", "Punkte"),
}


def tile_name(tile: int, lang: str) -> str:
    """A kind of tile by its printed name."""
    return TILES[NAMES[tile]][lang == "de"]


def tile_noun(tile: str) -> Noun:
    """A kind of tile with its articles: `a Palace`, `a Nile tile`."""
    if tile in THINGS:
        return THINGS[tile]
    en, de = TILES[tile]
    return Noun(f"{en} tile", f"{BEFORE_TILE.get(de, de)}-Plättchen", "n")


def counted(tile: int, number: int, lang: str, article: str = "einen") -> str:
    """Tiles of a kind: `a Nile tile`, `2 Palaces`; the German article says the case."""
    key = NAMES[tile]
    noun = tile_noun(key)
    if number == 1:
        return noun.form("a" if lang == "en" else article)
    if key in PLURALS:
        return f"{number} {PLURALS[key][lang == 'de']}"
    return f"{number} {noun.de}" if lang == "de" else f"{number} {noun.en}s"


def category_name(category: str, lang: str) -> str:
    """A category of the score sheet."""
    return CATEGORIES[category][lang == "de"]
