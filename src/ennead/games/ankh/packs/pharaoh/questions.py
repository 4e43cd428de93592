"""How the questions of the court are asked, and what their answers are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ennead.engine.words import Count, Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.packs.pharaoh.battle_cards import GiftsOfGold, LineOfSuccession, Sanctuary
from ennead.games.ankh.packs.pharaoh.cards import (
    DROP_NONE,
    NO_CARD,
    PLAYED,
    DrawPolitical,
    DropPolitical,
    TakePolitical,
    cards_of,
)
from ennead.games.ankh.packs.pharaoh.names import card_name, room_name, ruler_name
from ennead.games.ankh.packs.pharaoh.palace import (
    NO_ROOM,
    PRIESTS_DONE,
    WAYS,
    EnterPriest,
    MovePriest,
    palace_of,
)
from ennead.games.ankh.packs.pharaoh.ruler import DrawRuler, MoveRuler, PlaceRuler, TakeNeutral
from ennead.games.ankh.packs.pharaoh.sphinxes import PlaceSphinx
from ennead.games.ankh.packs.pharaoh.succession import ChooseHeir, DrawHeir, PlaceHeir
from ennead.games.ankh.packs.pharaoh.turn_cards import (
    ClaimMonument,
    Corvee,
    Levy,
    RepeatedCommand,
    RoyalRoad,
    RoyalRoadTo,
    SecondRevelation,
    WritOfPossession,
    corvee,
)
from ennead.games.ankh.table.board import figure_at
from ennead.games.ankh.table.changes import monument_at
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import (
    Worded,
    Wordings,
    action_name,
    figure_noun,
    monument_noun,
    region,
    seat_name,
)

ASKED: dict[str, Phrase] = {
    "PlaceSphinx": Phrase(
        "{god}: on which empty land space, away from monuments, do you put a sphinx?",
        "{god}: Auf welches leere Landfeld, fern von Monumenten, stellst du eine Sphinx?",
    ),
    "EnterPriest": Phrase(
        "{god}, palace: does a priest of your pool enter a room? In the pool: {pool}.",
        "{god}, Palast: Betritt ein Priester aus deinem Vorrat einen Raum? Im Vorrat: {pool}.",
    ),
    "MovePriest": Phrase(
        "{god}, palace: which priest goes to the next room? Each may go once.",
        "{god}, Palast: Welcher Priester geht in den nächsten Raum? Jeder darf es einmal.",
    ),
    "TakePolitical": Phrase(
        "{god}, Chamber of Law: which political card do you take?",
        "{god}, Kammer des Rechts: Welche politische Karte nimmst du?",
    ),
    "DropPolitical": Phrase(
        "{god}: you hold three political cards. Which one leaves the game for a new one?",
        "{god}: Du hast drei politische Karten. Welche verlässt das Spiel für eine neue?",
    ),
    "SecondRevelation": Phrase(
        "{god}: do you play Second Revelation and unlock another power?",
        "{god}: Spielst du „Zweite Offenbarung“ und schaltest noch eine Kraft frei?",
    ),
    "RepeatedCommand": Phrase(
        "{god}: do you play Repeated Command and take {action} again?",
        "{god}: Spielst du „Wiederholter Befehl“ und führst noch einmal {action} aus?",
    ),
    "Corvee": Phrase(
        "{god}: do you play Corvée for {number:follower|followers}?",
        "{god}: Spielst du „Frondienst“ für {number:Anhänger|Anhänger}?",
    ),
    "Levy": Phrase(
        "{god}: do you play Levy? Where does the warrior appear?",
        "{god}: Spielst du „Aushebung“? Wo erscheint der Krieger?",
    ),
    "RoyalRoad": Phrase(
        "{god}: do you play Royal Road? Which figure moves up to 6 spaces?",
        "{god}: Spielst du „Königsstraße“? Welche Figur zieht bis zu 6 Felder?",
    ),
    "RoyalRoadTo": Phrase(
        "{god}, Royal Road: where does {figure:the} go?",
        "{god}, „Königsstraße“: Wohin geht {figure:der}?",
    ),
    "WritOfPossession": Phrase(
        "{god}: do you play Writ of Possession, to take a monument of another god?",
        "{god}: Spielst du „Besitzurkunde“, um ein Monument eines anderen Gottes zu nehmen?",
    ),
    "ClaimMonument": Phrase(
        "{god}, Writ of Possession: which monument do you take?",
        "{god}, „Besitzurkunde“: Welches Monument nimmst du?",
    ),
    "Sanctuary": Phrase(
        "{god}: do you play Sanctuary, to save your warriors here from Plagues?",
        "{god}: Spielst du „Zuflucht“, um deine Krieger hier vor Plagen zu retten?",
    ),
    "GiftsOfGold": Phrase(
        "{god}: do you play Gifts of Gold? How many followers do you pay, for 1 strength each?",
        "{god}: Spielst du „Goldgeschenke“? Wie viele Anhänger bezahlst du für je 1 Stärke?",
    ),
    "LineOfSuccession": Phrase(
        "{god}: do you play Line of Succession, to win the tie?",
        "{god}: Spielst du „Thronfolge“, um den Gleichstand zu gewinnen?",
    ),
    "PlaceRuler": Phrase("{god}: where does the Pharaoh begin?", "{god}: Wo beginnt der Pharao?"),
    "MoveRuler": Phrase(
        "{god}, War Room: where does the Pharaoh go?", "{god}, Kriegssaal: Wohin geht der Pharao?"
    ),
    "TakeNeutral": Phrase(
        "{god}, the Builder: which neutral monument do you take control of?",
        "{god}, der Baumeister: Welches neutrale Monument nimmst du unter deine Kontrolle?",
    ),
    "ChooseHeir": Phrase(
        "{god}: the Pharaoh is dead. Who rules from now on?",
        "{god}: Der Pharao ist tot. Wer herrscht von nun an?",
    ),
    "PlaceHeir": Phrase(
        "{god}: next to which monument does the new Pharaoh appear?",
        "{god}: Neben welchem Monument erscheint der neue Pharao?",
    ),
}
AT = Phrase("{space}, {region}", "{space}, {region}")
STAYS = Phrase("stay", "bleiben")
NONE = Phrase("none", "keinen")
PLAY = Phrase("play it", "ausspielen")
NOT_PLAYED = Phrase("do not play it", "nicht ausspielen")
INTO = Phrase("into the {room}", "{room}")
WAY = Phrase("from the {room} to the {other}", "{room}: weiter zu {other}")
THEY_STAY = Phrase("no more", "keiner mehr")
CARD = Phrase("{card} (card {number})", "{card} (Karte {number})")
NO_CARD_WORDS = Phrase("take no card", "keine Karte nehmen")
GOLD_WORDS = Phrase("pay {number:follower|followers}", "{number:Anhänger|Anhänger} bezahlen")
FIGURE = Phrase("{figure:the} at {space}", "{figure:der} auf {space}")


def asked(table: AnkhTable, frame: Any, seat: int, lang: str) -> str:
    """The prompt of a question of the court."""
    god = table.god_of[seat]
    more: dict[str, object] = {}
    if isinstance(frame, EnterPriest):
        more["pool"] = palace_of(table).in_pool(table, god)
    if isinstance(frame, RepeatedCommand):
        more["action"] = action_name(frame.action, lang)
    if isinstance(frame, Corvee):
        more["number"] = Count(corvee(table, god))
    if isinstance(frame, RoyalRoadTo):
        more["figure"] = figure_noun(table, frame.figure)
    return ASKED[type(frame).__name__].fill(lang, god=seat_name(table, seat, lang), **more)


def say_yes_or_no(table: AnkhTable, frame: Any, answer: int, lang: str) -> str:
    """Whether a card is played."""
    return (PLAY if answer else NOT_PLAYED).fill(lang)


def say_place(table: AnkhTable, frame: Any, answer: int, lang: str) -> str:
    """A space with its region, or none."""
    if answer == DONE:
        return STAYS.fill(lang) if isinstance(frame, MoveRuler) else NOT_PLAYED.fill(lang)
    where = region(table, table.division.region_of[answer], lang)
    return AT.fill(lang, space=space_name(table, answer), region=where)


def say_monument(table: AnkhTable, frame: Any, answer: int, lang: str) -> str:
    """A monument."""
    noun = monument_noun(table, monument_at(table, answer))
    return FIGURE.fill(lang, figure=noun, space=space_name(table, answer))


def say_figure(table: AnkhTable, frame: RoyalRoad, answer: int, lang: str) -> str:
    """A figure, or none."""
    if answer == DONE:
        return NOT_PLAYED.fill(lang)
    noun = figure_noun(table, figure_at(table, answer))
    return FIGURE.fill(lang, figure=noun, space=space_name(table, answer))


def say_room(table: AnkhTable, frame: EnterPriest, answer: int, lang: str) -> str:
    """A room, or none."""
    return NONE.fill(lang) if answer == NO_ROOM else INTO.fill(lang, room=room_name(answer, lang))


def say_way(table: AnkhTable, frame: MovePriest, answer: int, lang: str) -> str:
    """From a room to the next one, or no more."""
    if answer == PRIESTS_DONE:
        return THEY_STAY.fill(lang)
    here, there = WAYS[answer]
    return WAY.fill(lang, room=room_name(here, lang), other=room_name(there, lang))


def say_row(table: AnkhTable, frame: TakePolitical, answer: int, lang: str) -> str:
    """A card of the row."""
    kind = cards_of(table).row(table)[answer]
    called = card_name(kind, lang) if kind != NO_CARD else ""
    return CARD.fill(lang, card=called, number=answer + 1)


def say_dropped(table: AnkhTable, frame: DropPolitical, answer: int, lang: str) -> str:
    """A card of the hand, or none."""
    if answer == DROP_NONE:
        return NO_CARD_WORDS.fill(lang)
    card = cards_of(table).hand(table, table.god_of[frame.seat])[answer]
    called = card_name(card % PLAYED, lang) if card != NO_CARD else ""
    return CARD.fill(lang, card=called, number=answer + 1)


def say_gold(table: AnkhTable, frame: GiftsOfGold, answer: int, lang: str) -> str:
    """How many followers."""
    return GOLD_WORDS.fill(lang, number=Count(answer)) if answer else NOT_PLAYED.fill(lang)


def say_heir(table: AnkhTable, frame: ChooseHeir, answer: int, lang: str) -> str:
    """A pharaoh."""
    return ruler_name(answer, lang)


SAID: dict[Any, Worded] = {
    PlaceSphinx: say_place,
    EnterPriest: say_room,
    MovePriest: say_way,
    TakePolitical: say_row,
    DropPolitical: say_dropped,
    SecondRevelation: say_yes_or_no,
    RepeatedCommand: say_yes_or_no,
    Corvee: say_yes_or_no,
    Levy: say_place,
    RoyalRoad: say_figure,
    RoyalRoadTo: say_place,
    WritOfPossession: say_yes_or_no,
    ClaimMonument: say_monument,
    Sanctuary: say_yes_or_no,
    GiftsOfGold: say_gold,
    LineOfSuccession: say_yes_or_no,
    PlaceRuler: say_place,
    MoveRuler: say_place,
    TakeNeutral: say_monument,
    ChooseHeir: say_heir,
    PlaceHeir: say_place,
}

CHANCE: dict[Any, tuple[Phrase, Callable[[int, str], str]]] = {
    DrawPolitical: (
        Phrase("Which political card lies open next?", "Welche politische Karte liegt nun aus?"),
        card_name,
    ),
    DrawRuler: (Phrase("Who is Pharaoh?", "Wer ist Pharao?"), ruler_name),
    DrawHeir: (Phrase("Who may follow the Pharaoh?", "Wer kann dem Pharao folgen?"), ruler_name),
}


def ask_chance(table: AnkhTable, frame: Any, seat: int, lang: str) -> str:
    """What chance decides."""
    return CHANCE[type(frame)][0].fill(lang)


def say_chance(table: AnkhTable, frame: Any, answer: int, lang: str) -> str:
    """A card."""
    return CHANCE[type(frame)][1](answer, lang)


WORDINGS: Wordings = {
    **dict.fromkeys(CHANCE, (ask_chance, say_chance)),
    **{question: (asked, say) for question, say in SAID.items()},
}
