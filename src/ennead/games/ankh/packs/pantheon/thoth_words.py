"""Words for Thoth and his scales."""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.engine.words import Phrase
from ennead.games.ankh.packs.pantheon.thoth import (
    NO_GUESS,
    ON_SCALES,
    SCALES,
    GuessCard,
    GuessWhose,
    Thoth,
)
from ennead.games.ankh.powers.god import God, GodEvent, GodTerm
from ennead.games.ankh.table.pieces import BIT
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, card_names, god_name, seat_name

WHOSE = Phrase(
    "{god}, Keeper of the Scales: do you put a follower on the scales and guess whose card? On "
    "them lie {scales} of {most}.",
    "{god}, „Hüter der Waage“: Legst du einen Anhänger auf die Waage und errätst wessen Karte? "
    "Darauf liegen {scales} von {most}.",
)
WHOSE_CARD = Phrase("guess the card of {god}", "die Karte von {god} erraten")
NOBODYS = Phrase("guess nothing", "nichts erraten")
GUESS = Phrase(
    "{god}, Keeper of the Scales: which card has {other} chosen?",
    "{god}, „Hüter der Waage“: Welche Karte hat {other} gewählt?",
)


def ask_whose(table: AnkhTable, frame: GuessWhose, seat: int, lang: str) -> str:
    """The prompt for whose card is guessed."""
    scales = table.tokens[frame.ability][ON_SCALES]
    return WHOSE.fill(lang, god=seat_name(table, seat, lang), scales=scales, most=SCALES)


def say_whose(table: AnkhTable, frame: GuessWhose, answer: int, lang: str) -> str:
    """A god, or nobody."""
    if answer == NO_GUESS:
        return NOBODYS.fill(lang)
    return WHOSE_CARD.fill(lang, god=god_name(table, answer, lang))


def ask_card(table: AnkhTable, frame: GuessCard, seat: int, lang: str) -> str:
    """The prompt for the card."""
    other = god_name(table, frame.whose, lang)
    return GUESS.fill(lang, god=seat_name(table, seat, lang), other=other)


def say_card(table: AnkhTable, frame: GuessCard, answer: int, lang: str) -> str:
    """A card."""
    return card_names(BIT[answer], lang)


WORDINGS: Wordings = {
    GuessWhose: (ask_whose, say_whose),
    GuessCard: (ask_card, say_card),
}
ABOUT = Phrase(
    "House rule: before the cards of his battles are revealed, Thoth may put a follower on his "
    "scales and guess the card of another god. Wrong, it goes to that god; right, it stays, and "
    "after the conflict each follower on the scales comes back and brings 1 devotion.",
    "Hausregel: Bevor in seinen Kämpfen die Karten aufgedeckt werden, darf Thot einen Anhänger auf "
    "seine Waage legen und die Karte eines anderen Gottes erraten. Liegt er falsch, geht der "
    "Anhänger an diesen Gott; liegt er richtig, bleibt er, und nach dem Konflikt kehrt jeder "
    "Anhänger von der Waage zurück und bringt 1 Verehrung.",
)
EVENTS: dict[str, GodEvent] = {
    "card_guessed": (
        "god owner cards",
        Phrase(
            "{god} puts a follower on the scales and guesses the card of {owner}: {cards}.",
            "{god} legt einen Anhänger auf die Waage und rät die Karte von {owner}: {cards}.",
        ),
    ),
    "guessed_right": (
        "god",
        Phrase(
            "{god} has guessed right; the follower stays on the scales.",
            "{god} hat richtig geraten; der Anhänger bleibt auf der Waage.",
        ),
    ),
    "guessed_wrong": (
        "god owner",
        Phrase(
            "{god} has guessed wrong; the follower goes to {owner}.",
            "{god} hat falsch geraten; der Anhänger geht an {owner}.",
        ),
    ),
    "scales_emptied": (
        "god number",
        Phrase(
            "{number:follower leaves|followers leave} the scales of {god}.",
            "{number:Anhänger verlässt|Anhänger verlassen} die Waage von {god}.",
        ),
    ),
}
TERMS: dict[str, GodTerm] = {
    "scales": (
        ("scales", "Waage"),
        Phrase(
            "House rule: a follower on the scales of Thoth pays for nothing; after the conflict it "
            "comes back and brings 1 devotion.",
            "Hausregel: Ein Anhänger auf der Waage des Thot bezahlt nichts; nach dem Konflikt "
            "kehrt er zurück und bringt 1 Verehrung.",
        ),
        "AK-X-THOTH3",
    ),
}
IN_SHORT = Phrase("{scales} on the scales", "{scales} auf der Waage")


def in_short(view: Data, lang: str) -> str:
    """How many followers lie on the scales."""
    return IN_SHORT.fill(lang, scales=view["tokens"]["thoth"][0])


#: An ibis's head with its long bill, on a hexagon.
LOOK = {
    "letter": "T",
    "color": "#2F4A8A",
    "base": "M-13-23H13L26 0L13 23H-13L-26 0Z",
    "sign": "M-9-11A7 7 0 0 1 4-9C12-6 16 2 15 12C12 5 7 0 1-1C-1 4-4 9-9 13L-13 9C-9 5-9-2-9-11Z",
    "cuts": "M-4-9A1.6 1.6 0 1 1-4-5.8",
}

DECLARED = God(
    "thoth",
    Thoth,
    called=("Thoth", "Thot"),
    gift=("Keeper of the Scales", "Hüter der Waage"),
    about=ABOUT,
    rule="AK-X-THOTH1",
    wordings=WORDINGS,
    events=EVENTS,
    terms=TERMS,
    look=LOOK,
    in_short=in_short,
)
