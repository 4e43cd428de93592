"""Words of the court: names, explanations, events."""

from __future__ import annotations

from typing import Any

from ennead.engine.words import Phrase
from ennead.games.ankh.packs.pharaoh import lines, questions
from ennead.games.ankh.packs.pharaoh.cards import KINDS
from ennead.games.ankh.packs.pharaoh.names import (
    CARD_NAMES,
    CARD_TEXTS,
    ROOM_NAMES,
    ROOM_TEXTS,
    RULER_NAMES,
    RULER_TEXTS,
    card_name,
    room_name,
    ruler_name,
)
from ennead.games.ankh.packs.pharaoh.palace import ROOMS
from ennead.games.ankh.packs.pharaoh.ruler import OPTION, RULERS

WORDINGS = questions.WORDINGS
LINES = lines.LINES
#: The rules of the cards, and of the pharaohs.
CARD_RULES = {name: f"AK-X-POL{10 + number}" for number, name in enumerate(KINDS)}
RULER_RULES = {name: f"AK-X-PHA{4 + number}" for number, name in enumerate(RULERS)}
NAMES = {
    "packs": {"pharaoh": ("Court of the Pharaoh (house rules)", "Hof des Pharaos (Hausregeln)")},
    "terms": {
        "priest": ("priest", "Priester"),
        "audience": ("audience", "Audienz"),
        "political_card": ("political card", "politische Karte"),
        "death_token": ("death token", "Todesplättchen"),
        **{f"room_{name}": called for name, called in ROOM_NAMES.items()},
        **CARD_NAMES,
        **{f"pharaoh_{name}": called for name, called in RULER_NAMES.items()},
    },
}
ABOUT = {
    "packs": {
        "pharaoh": Phrase(
            "Sphinxes, a palace with priests, political cards and the Pharaoh. The printed texts "
            "are not known: these are house rules of Ennead.",
            "Sphingen, ein Palast mit Priestern, politische Karten und der Pharao. Die gedruckten "
            "Texte sind nicht bekannt: Es sind Hausregeln von Ennead.",
        )
    },
    "terms": {
        "priest": Phrase(
            "House rule: each god has three. They are in the rooms of the palace or in the pool, "
            "never on the map.",
            "Hausregel: Jeder Gott hat drei. Sie sind in den Räumen des Palasts oder im Vorrat, "
            "nie auf dem Spielplan.",
        ),
        "audience": Phrase(
            "House rule: at every Control Monument event each room gives its bonus to the god with "
            "the most priests in it, which takes them back.",
            "Hausregel: Bei jedem Ereignis „Monument kontrollieren“ gibt jeder Raum dem Gott mit "
            "den meisten Priestern darin seinen Bonus; dieser nimmt sie zurück.",
        ),
        "political_card": Phrase(
            "House rule: a card of an open hand, played once until Cycle of Ma'at brings it back.",
            "Hausregel: eine Karte einer offenen Hand, die man einmal spielt, bis „Kreislauf der "
            "Maat“ sie zurückbringt.",
        ),
        "death_token": Phrase(
            "House rule: it lies where the Pharaoh has died, until a successor is chosen.",
            "Hausregel: Es liegt, wo der Pharao gestorben ist, bis ein Nachfolger gewählt wird.",
        ),
        **{f"room_{name}": text for name, text in ROOM_TEXTS.items()},
        **CARD_TEXTS,
        **{f"pharaoh_{name}": text for name, text in RULER_TEXTS.items()},
    },
}
RULES = {
    "terms": {
        "priest": "AK-X-PAL2",
        "audience": "AK-X-PAL5",
        "political_card": "AK-X-POL1",
        "death_token": "AK-X-PHA9",
        **{f"room_{name}": "AK-X-PAL6" for name in ROOMS},
        **CARD_RULES,
        **{f"pharaoh_{name}": rule for name, rule in RULER_RULES.items()},
    }
}
OPTIONS = {
    OPTION: (
        Phrase("First Pharaoh", "Erster Pharao"),
        Phrase("Who rules at the beginning.", "Wer am Anfang herrscht."),
    )
}
VALUES = {
    f"{OPTION}=random": Phrase("drawn", "gezogen"),
    **{f"{OPTION}={name}": Phrase(*called) for name, called in RULER_NAMES.items()},
}
EVENTS = {
    "sphinx_placed": "god space",
    "priest_enters": "god room",
    "priest_moves": "god room next_room",
    "priests_leave": "god",
    "audience": "god room",
    "political_card_drawn": "political",
    "card_taken_at_court": "god political",
    "political_card_out": "god political",
    "political_card_played": "god political",
    "political_cards_back": "god",
    "political_cards_out": "god",
    "court_rests": "",
    "pharaoh_rules": "ruler",
    "pharaoh_placed": "god space",
    "pharaoh_moves": "god space",
    "pharaoh_dies": "space",
    "heir_seen": "ruler",
    "pharaoh_crowned": "god ruler space",
}
SENTENCES = {
    "sphinx_placed": Phrase(
        "{god} puts a sphinx on {space}.", "{god} stellt eine Sphinx auf {space}."
    ),
    "priest_enters": Phrase(
        "A priest of {god} enters the palace: {room}.",
        "Ein Priester von {god} betritt den Palast: {room}.",
    ),
    "priest_moves": Phrase(
        "A priest of {god} goes from the {room} to the {next_room}.",
        "Ein Priester von {god} geht im Palast weiter: {room} – {next_room}.",
    ),
    "priests_leave": Phrase(
        "The priests of {god} leave the game.", "Die Priester von {god} verlassen das Spiel."
    ),
    "audience": Phrase(
        "{god} has the most priests in a room and is heard: {room}.",
        "{god} hat die meisten Priester in einem Raum und wird angehört: {room}.",
    ),
    "political_card_drawn": Phrase(
        "A political card lies open: {political}.", "Eine politische Karte liegt aus: {political}."
    ),
    "card_taken_at_court": Phrase("{god} takes {political}.", "{god} nimmt {political}."),
    "political_card_out": Phrase(
        "{god} puts {political} out of the game.", "{god} nimmt {political} aus dem Spiel."
    ),
    "political_card_played": Phrase("{god} plays {political}.", "{god} spielt {political}."),
    "political_cards_back": Phrase(
        "{god} takes all played political cards back.",
        "{god} nimmt alle gespielten politischen Karten zurück.",
    ),
    "political_cards_out": Phrase(
        "The political cards of {god} go out of the game.",
        "Die politischen Karten von {god} kommen aus dem Spiel.",
    ),
    "court_rests": Phrase(
        "Political cards may be played again.", "Politische Karten dürfen wieder gespielt werden."
    ),
    "pharaoh_rules": Phrase("Pharaoh is {ruler}.", "Pharao ist {ruler}."),
    "pharaoh_placed": Phrase(
        "{god} puts the Pharaoh on {space}.", "{god} stellt den Pharao auf {space}."
    ),
    "pharaoh_moves": Phrase(
        "{god} sends the Pharaoh to {space}.", "{god} schickt den Pharao nach {space}."
    ),
    "pharaoh_dies": Phrase("The Pharaoh dies at {space}.", "Der Pharao stirbt auf {space}."),
    "heir_seen": Phrase("A successor may be {ruler}.", "Nachfolger kann {ruler} werden."),
    "pharaoh_crowned": Phrase(
        "{god} crowns {ruler}; the Pharaoh appears at {space}.",
        "{god} krönt einen neuen Pharao, {ruler}; er erscheint auf {space}.",
    ),
}
WRITTEN: dict[str, Any] = {
    "room": lambda table, room: ROOMS[room],
    "next_room": lambda table, room: ROOMS[room],
    "political": lambda table, kind: KINDS[kind],
    "ruler": lambda table, ruler: RULERS[ruler],
}
TOLD: dict[str, Any] = {
    "room": lambda teller, room: room_name(room, teller.lang),
    "next_room": lambda teller, room: room_name(room, teller.lang),
    "political": lambda teller, kind: card_name(kind, teller.lang),
    "ruler": lambda teller, ruler: ruler_name(ruler, teller.lang),
}
