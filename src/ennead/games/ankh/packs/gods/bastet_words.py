"""Words for Bastet and her cats."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.packs.gods.bastet import (
    CATS,
    VALUES,
    WAYS,
    Bastet,
    HideCats,
    LayCat,
    RevealCat,
    RevealWith,
)
from ennead.games.ankh.powers.god import God, GodEvent, GodTerm
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import ELSE, Wordings, seat_name

LAY = Phrase(
    "{god}, Mistress of Cats: by which monument do you lay a cat, face down? It is cat {number} "
    "of {cats}; you say afterwards which is which.",
    "{god}, „Herrin der Katzen“: Zu welchem Monument legst du verdeckt eine Katze? Es ist Katze "
    "{number} von {cats}; welche welche ist, sagst du danach.",
)
LAY_AT = Phrase("a cat at {space}, {region}", "eine Katze auf {space}, {region}")
HIDE = Phrase(
    "{god}, Mistress of Cats: which cat lies where? Only you will know.",
    "{god}, „Herrin der Katzen“: Welche Katze liegt wo? Nur du weißt es.",
)
REVEAL = Phrase(
    "{god}: do you reveal a cat next to one of your figures? 1 and 3 go back; the 0 kills the "
    "figure, unless it is a god.",
    "{god}: Deckst du eine Katze neben einer deiner Figuren auf? 1 und 3 kehren zurück; die 0 "
    "tötet die Figur, wenn sie kein Gott ist.",
)
REVEAL_AT = Phrase("reveal the cat at {space}", "die Katze auf {space} aufdecken")
REVEAL_NOTHING = Phrase("reveal nothing", "nichts aufdecken")
REVEAL_WITH = Phrase(
    "{god}: with which figure do you reveal the cat at {space}?",
    "{god}: Mit welcher Figur deckst du die Katze auf {space} auf?",
)
WITH_FIGURE = Phrase("with {figure:the} at {space}", "mit {figure:dem} auf {space}")


def ask_lay(table: AnkhTable, frame: LayCat, seat: int, lang: str) -> str:
    """The prompt for a cat's monument."""
    number = len(frame.spaces) + 1
    return LAY.fill(lang, god=seat_name(table, seat, lang), number=number, cats=CATS)


def say_hide(table: AnkhTable, frame: HideCats, answer: int, lang: str) -> str:
    """The values by their spaces."""
    pairs = zip(WAYS[answer], frame.spaces, strict=False)
    return ", ".join([f"{VALUES[cat]}: {space_name(table, space)}" for cat, space in pairs])


WORDINGS: Wordings = {
    LayCat: (ask_lay, LAY_AT),
    HideCats: (HIDE, say_hide),
    RevealCat: (REVEAL, {DONE: REVEAL_NOTHING, ELSE: REVEAL_AT}),
    RevealWith: (REVEAL_WITH, WITH_FIGURE),
}
ABOUT = Phrase(
    "Bastet lays three cats worth 0, 1 and 3 face down by monuments, one in a region. In a battle "
    "of hers the cat of the region adds its value to her strength. Others may reveal a cat next to "
    "their figures; the 0 kills the figure.",
    "Bastet legt drei Katzen mit den Werten 0, 1 und 3 verdeckt zu Monumenten, eine je Region. In "
    "einem ihrer Kämpfe zählt die Katze der Region ihren Wert zu ihrer Stärke. Andere dürfen eine "
    "Katze neben ihren Figuren aufdecken; die 0 tötet die Figur.",
)
EVENTS: dict[str, GodEvent] = {
    "cats_laid": (
        "god number",
        Phrase(
            "{god} lays out {number:cat|cats} face down.",
            "{god} legt {number:Katze|Katzen} verdeckt aus.",
        ),
    ),
    "cats_taken_up": (
        "god",
        Phrase("{god} takes up all cats.", "{god} nimmt alle Katzen auf."),
    ),
    "cats_settle": (
        "god",
        Phrase(
            "A cat of {god} may be revealed again.",
            "Eine Katze von {god} darf wieder aufgedeckt werden.",
        ),
    ),
    "cat_revealed": (
        "god value",
        Phrase(
            "A cat of {god} is revealed: {value}.", "Eine Katze von {god} wird aufgedeckt: {value}."
        ),
    ),
    "cat_back": (
        "god value",
        Phrase(
            "The cat of {god} worth {value} goes back to the dashboard.",
            "Die Katze von {god} mit dem Wert {value} kehrt auf das Gott-Tableau zurück.",
        ),
    ),
    "hidden_cat_back": (
        "god",
        Phrase(
            "A cat of {god} goes back to the dashboard, face down.",
            "Eine Katze von {god} kehrt verdeckt auf das Gott-Tableau zurück.",
        ),
    ),
}
TERMS: dict[str, GodTerm] = {
    "cat": (
        ("cat", "Katze"),
        Phrase(
            "Worth 0, 1 or 3 in a battle of Bastet; face down it is her secret. The 0 kills the "
            "figure that reveals it.",
            "In einem Kampf von Bastet 0, 1 oder 3 wert; verdeckt ist sie ihr Geheimnis. Die 0 "
            "tötet die Figur, die sie aufdeckt.",
        ),
        "AK-X-BASTET1",
    ),
}
#: A cat's head on a stela with a round top.
LOOK = {
    "letter": "B",
    "color": "#6B5B00",
    "base": "M-20 22V-3A20 20 0 0 1 20-3V22Z",
    "sign": "M-13-13L-6-7H6L13-13L13 3C13 11 6 15 0 15C-6 15-13 11-13 3Z",
    "cuts": "M-7 1L-3 2M7 1L3 2M0 6L-2.4 9M0 6L2.4 9M-12 7H-5M12 7H5",
}

DECLARED = God(
    "bastet",
    Bastet,
    called=("Bastet", "Bastet"),
    gift=("Mistress of Cats", "Herrin der Katzen"),
    about=ABOUT,
    rule="AK-X-BASTET1",
    wordings=WORDINGS,
    events=EVENTS,
    terms=TERMS,
    look=LOOK,
)
