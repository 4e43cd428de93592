"""Ra in words: questions, answers, events and names, in English and German."""

from __future__ import annotations

from functools import cache
from typing import Any

from ennead.engine.table import Event
from ennead.engine.words import Count, Phrase, joined, player_name
from ennead.games.ra.auction import DRAWN, FULL, VOLUNTARY, Bid
from ennead.games.ra.disasters import Discard
from ennead.games.ra.table import RaTable
from ennead.games.ra.tiles import CIVILIZATION, NAMES
from ennead.games.ra.turn import DrawTile, TakeTile, Turn

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

DEAL = Phrase("Which suns does the player get?", "Welche Sonnen erhält der Spieler?")
DRAW = Phrase("Which tile is drawn?", "Welches Plättchen wird gezogen?")
TURN = Phrase("Your turn: {choices}?", "Du bist am Zug: {choices}?")
TAKE = Phrase(
    "Which tile does your God take?",
    "Welches Plättchen nimmst du mit dem Gott-Plättchen von der Auktionsleiste?",
)
TAKE_MORE = Phrase(
    "Play another God tile? Which tile does it take?",
    "Noch ein Gott-Plättchen ausspielen? Welches Plättchen nimmst du damit?",
)
BIDS = {
    VOLUNTARY: Phrase("Ra was invoked: bid", "Ra wurde angerufen: Biete"),
    DRAWN: Phrase("A Ra tile was drawn: bid", "Ein Ra-Plättchen wurde gezogen: Biete"),
    FULL: Phrase(
        "Ra was invoked, the track is full: bid",
        "Ra wurde angerufen, die Auktionsleiste ist voll: Biete",
    ),
}
BID_FIRST = Phrase("{call} a sun, or pass?", "{call} eine Sonne oder passe.")
BID_HIGHER = Phrase(
    "{call} more than {highest}, or pass?", "{call} eine höhere Sonne als {highest} oder passe."
)
MUST_BID = Phrase(
    "All others passed: you called the auction and must bid. Which sun?",
    "Alle anderen haben gepasst: Du hast Ra angerufen und musst bieten. Welche Sonne bietest du?",
)
DISCARD_CIVILIZATION = Phrase(
    "Unrest: discard {number:more Civilization tile|more Civilization tiles}. Which one now?",
    "Unruhen: Gib noch {number} Zivilisations-Plättchen ab. Welches jetzt?",
)
DISCARD_MONUMENT = Phrase(
    "Earthquake: discard {number:more Monument|more Monuments}. Which one now?",
    "Erdbeben: Gib noch {number:Monument|Monumente} ab. Welches jetzt?",
)

ANSWERS = {
    "draw": Phrase("draw a tile", "ein Plättchen ziehen"),
    "god": Phrase("play a God tile", "ein Gott-Plättchen ausspielen"),
    "ra": Phrase("invoke Ra", "Ra anrufen"),
    "take": Phrase("take {tile}", "{tile} nehmen"),
    "done": Phrase("take no more", "nichts mehr nehmen"),
    "pass": Phrase("pass", "passen"),
    "bid": Phrase("bid sun {what}", "Sonne {what} bieten"),
    "discard": Phrase("discard {tile}", "{tile} abgeben"),
    "tile": Phrase("the tile is {tile}", "gezogen wird: {tile}"),
    "suns": Phrase("group {what} of the suns", "Sonnengruppe {what}"),
}

#: Every event: the names of its fields, and its sentence.
EVENTS = {
    "dealt": (
        ("player", "suns"),
        Phrase("{player} gets the suns {suns}.", "{player} erhält die Sonnen {suns}."),
    ),
    "drawn": (("player", "tile"), Phrase("{player} draws {tile}.", "{player} zieht: {tile}.")),
    "invoked": (("player",), Phrase("{player} invokes Ra.", "{player} ruft Ra an.")),
    "bid": (("player", "sun"), Phrase("{player} bids {sun}.", "{player} bietet {sun}.")),
    "passed": (("player",), Phrase("{player} passes.", "{player} passt.")),
    "unsold": ((), Phrase("Nobody bids.", "Niemand bietet.")),
    "won": (("player", "tiles"), Phrase("{player} wins {tiles}.", "{player} ersteigert: {tiles}.")),
    "swapped": (
        ("player", "bid", "sun"),
        Phrase(
            "{player} leaves sun {bid} on the board and takes sun {sun}, face down.",
            "{player} legt Sonne {bid} auf den Spielplan und Sonne {sun} verdeckt vor sich.",
        ),
    ),
    "god_played": (
        ("player",),
        Phrase("{player} plays a God tile.", "{player} spielt ein Gott-Plättchen aus."),
    ),
    "taken": (("player", "tile"), Phrase("{player} takes {tile}.", "{player} nimmt: {tile}.")),
    "suffered": (
        ("player", "tile", "number"),
        Phrase(
            "{tile} ({number}) strikes {player}.", "Katastrophe für {player}: {tile} ({number})."
        ),
    ),
    "discarded": (
        ("player", "tile", "number"),
        Phrase("{player} loses {count}.", "{player} gibt ab: {count}."),
    ),
    "cleared": (
        ("tiles",),
        Phrase(
            "Out of the game from the track: {tiles}.",
            "Von der Auktionsleiste aus dem Spiel: {tiles}.",
        ),
    ),
    "epoch_ended": (
        ("epoch", "ending"),
        Phrase("Epoch {epoch} ends: {ending}.", "Epoche {epoch} endet: {ending}."),
    ),
    "scored": (
        ("epoch", "scores"),
        Phrase("Epoch {epoch} scores: {scores}.", "Wertung der Epoche {epoch}: {scores}."),
    ),
}
ENDINGS = (
    Phrase("all suns are spent", "Alle Sonnen sind ausgegeben"),
    Phrase("the Ra track is full", "Die Ra-Leiste ist voll"),
)


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


def ask(table: RaTable, lang: str) -> str:
    """The question on top, put to the player who must answer."""
    frame = table.frames[-1]
    if isinstance(frame, Bid):
        return ask_bid(frame, lang)
    if isinstance(frame, TakeTile):
        return (TAKE_MORE if frame.taken else TAKE).fill(lang)
    if isinstance(frame, Discard):
        phrase = DISCARD_CIVILIZATION if frame.category == CIVILIZATION else DISCARD_MONUMENT
        return phrase.fill(lang, number=Count(frame.number))
    if isinstance(frame, DrawTile):
        return DRAW.fill(lang)
    return ask_turn(table, lang) if isinstance(frame, Turn) else DEAL.fill(lang)


def ask_turn(table: RaTable, lang: str) -> str:
    """The question of a turn, with what may be done in it."""
    choices = [say(table, answer, lang) for answer in table.legal]
    return TURN.fill(lang, choices=joined(choices, lang, "or"))


def ask_bid(frame: Bid, lang: str) -> str:
    """The question of an auction."""
    if frame.must_bid():
        return MUST_BID.fill(lang)
    call = BIDS[frame.call].fill(lang)
    if frame.highest:
        return BID_HIGHER.fill(lang, call=call, highest=frame.highest)
    return BID_FIRST.fill(lang, call=call)


def say(table: RaTable, answer: int, lang: str) -> str:
    """What an answer to the question on top means."""
    return said(table.frames[-1].notation(table, answer), lang)


@cache
def said(notation: str, lang: str) -> str:
    """What an answer in notation means; there are not many."""
    verb, _, what = notation.partition(" ")
    tile = TILES[what][lang == "de"] if what in TILES else ""
    return ANSWERS[verb].fill(lang, what=what, tile=tile)


def tell(event: Event, lang: str, names: list[str]) -> str:
    """What happened."""
    fields, phrase = EVENTS[event.name]
    filled = {
        field: word(field, value, lang, names)
        for field, value in zip(fields, event.fields, strict=False)
    }
    if event.name == "discarded":
        _, tile, number = event.fields
        assert isinstance(tile, int)
        assert isinstance(number, int)
        filled["count"] = counted(tile, number, lang)
    return phrase.fill(lang, **filled)


def word(field: str, value: Any, lang: str, names: list[str]) -> str:
    """A field of an event in words."""
    if field == "player":
        return player_name(value, lang, names)
    if field == "tile":
        return tile_name(value, lang)
    if field == "tiles":
        nothing = "nothing but the sun" if lang == "en" else "nur die Sonne"
        kinds = dict.fromkeys(value)
        return joined([counted(tile, value.count(tile), lang) for tile in kinds], lang) or nothing
    if field == "suns":
        return joined([str(sun) for sun in value], lang)
    if field == "ending":
        return ENDINGS[value].fill(lang)
    if field == "scores":
        return ", ".join(
            [f"{player_name(seat, lang, names)} {sum(row):+}" for seat, row in enumerate(value)]
        )
    return str(value)
