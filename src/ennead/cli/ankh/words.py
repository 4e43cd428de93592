"""What the drawing of Ankh says, in English and German; names come from the game's own words."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ankh.words import names
from ennead.games.ankh.words.gods import (
    DECLARED_GUARDIANS,
    DECLARED_MONUMENTS,
    LOOKS,
    NEUTRAL_LOOKS,
)


def god_letter(god: str) -> str:
    """Return a god's letter on the map, the same in both languages."""
    return LOOKS.get(god, {}).get("letter") or god[:1].upper()


def token_sign(god: str) -> str:
    """Return the letter of a god's tokens on the map; empty if it has none there."""
    return LOOKS.get(god, {}).get("token", "")


#: A figure's sign before its owner's letter.
FIGURE_SIGNS = {
    # kind               en   de
    "god": ("@", "@"),
    "warrior": ("w", "w"),
    "cat_mummy": ("C", "K"),
    "satet": ("S", "S"),
    "mummy": ("M", "M"),
    "apep": ("P", "P"),
    "giant_scorpion": ("Y", "Y"),
    "androsphinx": ("X", "X"),
}
MONUMENT_SIGNS = {"obelisk": "▌", "temple": "⌂", "pyramid": "▲"}
RIVER, CAMEL, TARGET, CLAW = "≈", "%", ">", "x"
#: What fills an empty space, by the letter of its terrain.
TERRAIN_SIGNS = {"F": " ", "D": "·", "W": "~"}

#: The letters of the event track.
EVENT_SIGNS = {"control": ("m", "m"), "caravan": ("c", "k"), "conflict": ("X", "X")}

#: The first letters of cards and powers do for those who know the names; these do better.
CARDS = {
    "plague": ("Plg", "Plg"),
    "build": ("Bld", "Bau"),
    "chariots": ("Cha", "Str"),
    "maat": ("Maa", "Maa"),
    "drought": ("Dro", "Dür"),
    "flood": ("Flo", "Nil"),
    "miracle": ("Mir", "Wun"),
}
ACTIONS = {
    "move": ("Move", "Bewegen"),
    "summon": ("Summon", "Aufstellen"),
    "gain": ("Gain", "Gewinnen"),
    "unlock": ("Unlock", "Freischalten"),
}

# ---- the panel

LAST_STEP = Phrase("event!", "Ereignis!")
NEXT = Phrase("next: {event}", "dann: {event}")
LAST_CONFLICT = Phrase("the last conflict is on", "der letzte Konflikt läuft")
COLUMNS = {
    "devotion": Phrase("Dev", "Ver"),
    "followers": Phrase("Fol", "Anh"),
    "ankh": Phrase("Ank", "Ank"),
}
FORGOTTEN = Phrase("forgotten", "vergessen")
TIEBREAKER = Phrase("tiebreaker", "Gleichstand")
REGIONS = Phrase("Regions: figures, majorities", "Regionen: Figuren, Mehrheiten")
NOBODY_THERE = Phrase("no figure", "keine Figur")
CLAWS = Phrase("claws at {space}: {directions}", "Scheren auf {space}: {directions}")

# ---- a battle

BATTLE = Phrase("Battle in region {number}", "Kampf in Region {number}")
STRENGTH = Phrase("strength {number}", "Stärke {number}")
FIGURES = Phrase("{number:figure|figures}", "{number:Figur|Figuren}")
LOST = Phrase("{number} lost", "{number} verloren")
CHOOSING = Phrase("choosing", "wählt noch")
SEALED = Phrase("sealed", "verdeckt")
WINNER = Phrase("winner", "Sieger")

# ---- the end, and parts of the game

CONFLICT_OVER = Phrase("After conflict {number}", "Nach dem {number}. Konflikt")
FINAL_RANKING = Phrase("Final ranking", "Endstand")
WINS = Phrase("{god} wins ({players}).", "{god} gewinnt ({players}).")
NOBODY_WINS = Phrase("Nobody wins.", "Niemand gewinnt.")
ENDINGS = {
    "top": Phrase("The top of the devotion track is reached.", "Das oberste Feld ist erreicht."),
    "last_god": Phrase("Only one god is left.", "Nur ein Gott ist übrig."),
    "all_forgotten": Phrase("All gods are forgotten.", "Alle Götter sind vergessen."),
    "fifth_conflict": Phrase("The fifth conflict is over.", "Der fünfte Konflikt ist vorüber."),
}
NEXT_EVENT = Phrase("event", "Ereignis")
NEXT_BATTLE = Phrase("battle", "Kampf")
NEXT_CONFLICT = Phrase("conflict", "Konflikt")

# ---- the legend

LEGEND = Phrase("On the map", "Auf der Karte")
LEGEND_LINES = (
    Phrase(
        "{desert} desert   {fertile} fertile (empty)   {water} water   {river} river   "
        "{camel} camel",
        "{desert} Wüste   {fertile} fruchtbar (leer)   {water} Wasser   {river} Fluss   "
        "{camel} Kamel",
    ),
    Phrase(
        "(2) the region's conflict order token   {target}F4 a space you may choose",
        "(2) Plättchen der Konfliktabfolge   {target}F4 ein Feld, das du wählen kannst",
    ),
    Phrase(
        "below a space: {tokens}{claw} claws reach it",
        "unter einem Feld: {tokens}{claw} in Reichweite der Scheren",
    ),
    Phrase(
        "+4wS in the pool: 4 warriors and a guardian   20│ gods behind it are in the red",
        "+4wS im Vorrat: 4 Krieger und ein Wächter   20│ dahinter liegt der rote Bereich",
    ),
    Phrase(
        "Events: m Control Monument, c Camel Caravan, X Conflict. Cards played are dots.",
        "Ereignisse: m Monument kontrollieren, k Kamel-Karawane, X Konflikt. "
        "Eingesetzte Karten sind Punkte.",
    ),
)


def figure_sign(kind: str, lang: str) -> str:
    """Return a figure's sign on the map; those of packs bring their own."""
    if kind in FIGURE_SIGNS:
        return sign(FIGURE_SIGNS, kind, lang)
    declared = DECLARED_GUARDIANS.get(kind)
    look = declared.look if declared is not None else NEUTRAL_LOOKS.get(kind, {})
    return look.get("letter") or kind[:1].upper()


def monument_sign(kind: str) -> str:
    """Return a monument's sign on the map; types of packs bring their own."""
    if kind in MONUMENT_SIGNS:
        return MONUMENT_SIGNS[kind]
    return DECLARED_MONUMENTS[kind].look.get("letter") or kind[:1].upper()


def sign(signs: dict[str, tuple[str, str]], key: str, lang: str) -> str:
    """Return a sign in a language."""
    return signs[key][lang == "de"]


def short_power(power: str, lang: str) -> str:
    """Shorten a power to three letters; the attuned ones by their monument."""
    word = names.name(POWERS, power, lang)
    if lang == "de" and " " in word:
        word = word.split()[-1]
    return word[:3]
