"""Words of the pack: its name, and its guardians' questions and rule; each god brings its own."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.packs.pantheon.guardians import NO_CARD, SerketTo, TakeBackCard
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import BIT
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, card_names, region, seat_name

SERKET = Phrase(
    "{god}: does Serket at {space} go to another region? She may go up to 6 spaces.",
    "{god}: Geht Selket auf {space} in eine andere Region? Sie darf bis zu 6 Felder weit gehen.",
)
SERKET_TO = Phrase("to {space}, {region}", "nach {space}, {region}")
SERKET_STAYS = Phrase("she stays", "sie bleibt")
TAKE_BACK = Phrase(
    "{god}, Pharaoh-Mummy: which played card do you take back into your hand?",
    "{god}, Pharaonenmumie: Welche gespielte Karte nimmst du auf die Hand zurück?",
)
TAKE_NOTHING = Phrase("none", "keine")


def ask_serket(table: AnkhTable, frame: SerketTo, seat: int, lang: str) -> str:
    """The prompt for where she goes."""
    space = space_name(table, table.place[frame.figure])
    return SERKET.fill(lang, god=seat_name(table, seat, lang), space=space)


def say_serket(table: AnkhTable, frame: SerketTo, answer: int, lang: str) -> str:
    """A space, or none."""
    if answer == DONE:
        return SERKET_STAYS.fill(lang)
    where = region(table, table.division.region_of[answer], lang)
    return SERKET_TO.fill(lang, space=space_name(table, answer), region=where)


def ask_take_back(table: AnkhTable, frame: TakeBackCard, seat: int, lang: str) -> str:
    """The prompt for a played card."""
    return TAKE_BACK.fill(lang, god=seat_name(table, seat, lang))


def say_take_back(table: AnkhTable, frame: TakeBackCard, answer: int, lang: str) -> str:
    """A card, or none."""
    return TAKE_NOTHING.fill(lang) if answer == NO_CARD else card_names(BIT[answer], lang)


WORDINGS: Wordings = {
    SerketTo: (ask_serket, say_serket),
    TakeBackCard: (ask_take_back, say_take_back),
}
NAMES = {"packs": {"pantheon": ("Pantheon (house rules)", "Pantheon (Hausregeln)")}}
ABOUT = {
    "packs": {
        "pantheon": Phrase(
            "Thoth, Ptah and Sobek, and the guardians Serket, Petsuchos and Pharaoh-Mummy. Their "
            "printed texts are not known: these are house rules of Ennead.",
            "Thot, Ptah und Sobek sowie die Wächter Selket, Petsuchos und Pharaonenmumie. Ihre "
            "gedruckten Texte sind nicht bekannt: Es sind Hausregeln von Ennead.",
        )
    }
}
EVENTS = {
    "mummies_sleep": "god",
    "mummies_wake": "",
    "card_back": "god cards",
    "passed_on": "god owner figure piece",
}
SENTENCES = {
    "card_back": Phrase(
        "{god} takes {cards} back into the hand.", "{god} nimmt {cards} auf die Hand zurück."
    ),
    "passed_on": Phrase(
        "{figure:A} of {owner} passes into the pool of {god}.",
        "{figure:Ein} von {owner} kommt in den Vorrat von {god}.",
    ),
    "mummies_sleep": Phrase(
        "{god} has played Cycle of Ma'at: its Pharaoh-Mummies take no card back after this "
        "conflict.",
        "{god} hat „Kreislauf der Maat“ gespielt: Seine Pharaonenmumien nehmen nach diesem "
        "Konflikt keine Karte zurück.",
    ),
    "mummies_wake": Phrase(
        "The Pharaoh-Mummies watch again.", "Die Pharaonenmumien wachen wieder."
    ),
}
