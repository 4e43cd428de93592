"""What tiles and categories are called, in English and German."""

from __future__ import annotations

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
#: Several of a kind; what is not here is counted in tiles.
PLURALS = {
    "god": ("Gods", "Götter"),
    "pharaoh": ("Pharaohs", "Pharaonen"),
    "nile": ("Niles", ""),
    "flood": ("Floods", "Fluten"),
    "fortress": ("Fortresses", "Festungen"),
    "obelisk": ("Obelisks", "Obelisken"),
    "palace": ("Palaces", "Paläste"),
    "pyramid": ("Pyramids", "Pyramiden"),
    "sphinx": ("Sphinxes", "Sphinxe"),
    "step_pyramid": ("Step Pyramids", "Stufenpyramiden"),
    "temple": ("Temples", "Tempel"),
    "funeral": ("Funerals", "Begräbnisse"),
    "drought": ("Droughts", "Dürren"),
    "earthquake": ("Earthquakes", "Erdbeben"),
}
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


def counted(tile: int, number: int, lang: str) -> str:
    """Tiles of a kind: `Nile`, `3 Niles`, `2 Art tiles`."""
    name = tile_name(tile, lang)
    if number == 1:
        return name
    tiles = f"{name}-Plättchen" if lang == "de" else f"{name} tiles"
    return f"{number} {PLURALS.get(NAMES[tile], ('', ''))[lang == 'de'] or tiles}"


def category_name(category: str, lang: str) -> str:
    """A category of the score sheet."""
    return CATEGORIES[category][lang == "de"]
