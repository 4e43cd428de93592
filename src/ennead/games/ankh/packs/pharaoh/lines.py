"""The court in a few lines, for terminals: each god's priests and cards, the row, the Pharaoh."""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.engine.words import Phrase
from ennead.games.ankh.packs.pharaoh.names import CARD_NAMES, ROOM_NAMES, RULER_NAMES
from ennead.games.ankh.packs.pharaoh.palace import PRIESTS

PRIESTS_OF = Phrase("priests: {rooms}", "Priester: {rooms}")
IN_POOL = Phrase("pool {number}", "Vorrat {number}")
CARDS = Phrase("cards: {cards}", "Karten: {cards}")
ROW = Phrase("political cards: {cards} (deck {deck})", "politische Karten: {cards} (Stapel {deck})")
RULES = Phrase("Pharaoh: {ruler} at {space}", "Pharao: {ruler} auf {space}")
DEAD = Phrase("the Pharaoh is dead ({space})", "der Pharao ist tot ({space})")


def priests(view: Data, god: int | None, lang: str) -> list[str]:
    """Where a god's priests are."""
    if god is None or god not in view["ascending"]:
        return []
    court = view["tokens"]["court"]
    german = lang == "de"
    there = [(called[german], court[room][god]) for room, called in ROOM_NAMES.items()]
    found = [f"{called} {number}" for called, number in there if number]
    pool = PRIESTS - sum([number for _, number in there])
    rooms = ", ".join([*found, IN_POOL.fill(lang, number=pool)])
    return [PRIESTS_OF.fill(lang, rooms=rooms)]


def cards(view: Data, god: int | None, lang: str) -> list[str]:
    """A god's political cards, played ones in brackets; without a god, the row."""
    given = view["tokens"]["political_cards"]
    german = lang == "de"
    if god is None:
        names = [CARD_NAMES[name][german] if name else "–" for name in given["row"]]
        return [ROW.fill(lang, cards=" · ".join(names), deck=given["deck"])]
    held = [CARD_NAMES[name][german] for name in given["hands"][god]]
    played = [f"({CARD_NAMES[name][german]})" for name in given["played"][god]]
    return [CARDS.fill(lang, cards=", ".join([*held, *played]))] if held or played else []


def pharaoh(view: Data, god: int | None, lang: str) -> list[str]:
    """Who rules, and where."""
    given = view["tokens"]["reign"]
    if god is not None or given["ruler"] is None:
        return []
    if given["death"] is not None:
        return [DEAD.fill(lang, space=given["death"])]
    if given["at"] is None:
        return []
    ruler = RULER_NAMES[given["ruler"]][lang == "de"]
    return [RULES.fill(lang, ruler=ruler, space=given["at"])]


LINES = {"court": priests, "political_cards": cards, "reign": pharaoh}
