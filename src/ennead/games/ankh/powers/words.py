"""Words for Ankh powers: their names, what they do, and their questions."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.powers.ankh_powers import WORSHIP_COST, Gather, GatherAt, Worship
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.names import Names
from ennead.games.ankh.words.things import ELSE, Wordings, seat_name

#: What Ankh powers are called, in the order of the dashboard, and what they do.
POWERS: Names = {
    "commanding": ("Commanding", "Souverän"),
    "inspiring": ("Inspiring", "Inspirierend"),
    "omnipresent": ("Omnipresent", "Allgegenwärtig"),
    "revered": ("Revered", "Geliebt"),
    "resplendent": ("Resplendent", "Prachtvoll"),
    "obelisk_attuned": ("Obelisk Attuned", "Gott der Obelisken"),
    "temple_attuned": ("Temple Attuned", "Gott der Tempel"),
    "pyramid_attuned": ("Pyramid Attuned", "Gott der Pyramiden"),
    "glorious": ("Glorious", "Glorreich"),
    "magnanimous": ("Magnanimous", "Großmütig"),
    "bountiful": ("Bountiful", "Freigiebig"),
    "worshipful": ("Worshipful", "Anbetungswürdig"),
}
ABOUT = {
    "commanding": Phrase(
        "Every battle you win brings you 3 followers.",
        "Jeder gewonnene Kampf bringt dir 3 Anhänger.",
    ),
    "inspiring": Phrase(
        "Building with the card Build Monument costs you no followers.",
        "Das Bauen mit der Karte „Monument errichten“ kostet dich keine Anhänger.",
    ),
    "omnipresent": Phrase(
        "At the start of a conflict you gain 1 follower for each region with a figure of yours.",
        "Zu Beginn eines Konflikts erhältst du 1 Anhänger für jede Region, in der du eine Figur "
        "hast.",
    ),
    "revered": Phrase(
        "Gain Followers brings you 1 follower more, even if it brought none.",
        "„Anhänger gewinnen“ bringt dir 1 Anhänger mehr, auch wenn es sonst keinen gäbe.",
    ),
    "resplendent": Phrase(
        "While you control 3 or more monuments of one type, anywhere, your god figure has a base "
        "strength of 3.",
        "Solange du 3 oder mehr Monumente eines Typs kontrollierst, wo auch immer, hat deine "
        "Gottfigur Grundstärke 3.",
    ),
    "obelisk_attuned": Phrase(
        "When a battle you take part in begins, you may bring your figures from anywhere to empty "
        "land spaces adjacent to your obelisks in its region.",
        "Beginnt ein Kampf, an dem du beteiligt bist, darfst du deine Figuren von überall auf "
        "leere Landfelder holen, die zu deinen Obelisken in der Region benachbart sind.",
    ),
    "temple_attuned": Phrase(
        "In battle every temple you control in the region adds 2 strength, if a figure of yours is "
        "adjacent to it.",
        "Im Kampf bringt dir jeder Tempel, den du in der Region kontrollierst, 2 Stärke, wenn eine "
        "deiner Figuren zu ihm benachbart ist.",
    ),
    "pyramid_attuned": Phrase(
        "With Summon Figure you may summon one extra figure adjacent to each pyramid you control.",
        "Bei „Figur aufstellen“ darfst du benachbart zu jeder Pyramide, die du kontrollierst, eine "
        "zusätzliche Figur aufstellen.",
    ),
    "glorious": Phrase(
        "Winning a battle with a lead of 3 or more brings you 3 devotion instead of 1.",
        "Ein gewonnener Kampf mit einem Vorsprung von 3 oder mehr bringt dir 3 Verehrung statt 1.",
    ),
    "magnanimous": Phrase(
        "Losing a battle in which 2 or more figures of yours are left brings you 2 devotion.",
        "Ein verlorener Kampf, in dem dir noch 2 oder mehr Figuren geblieben sind, bringt dir "
        "2 Verehrung.",
    ),
    "bountiful": Phrase(
        "Whenever you gain devotion while your marker is on a red space, you gain 1 more.",
        "Immer wenn du Verehrung erhältst, während dein Marker auf einem roten Feld liegt, "
        "erhältst du 1 mehr.",
    ),
    "worshipful": Phrase(
        "After each battle you took part in you may pay 2 followers for 1 devotion.",
        "Nach jedem Kampf, an dem du beteiligt warst, darfst du 2 Anhänger für 1 Verehrung "
        "bezahlen.",
    ),
}

GATHER = Phrase(
    "{god}, Obelisk Attuned: which figure comes to one of your obelisks in {region}, if any?",
    "{god}, „Gott der Obelisken“: Welche Figur kommt zu einem deiner Obelisken in {region}, wenn "
    "überhaupt?",
)
GATHER_FIGURE = Phrase("move {figure:the} at {space}", "{figure:den} auf {space} bewegen")
GATHER_DONE = Phrase(
    "move no further figure in this battle", "in diesem Kampf keine Figur mehr bewegen"
)
GATHER_WHERE = Phrase(
    "{god}, Obelisk Attuned: to which empty land space adjacent to one of your obelisks in "
    "{region} does {figure:the} from {space} come?",
    "{god}, „Gott der Obelisken“: Auf welches leere Landfeld, das zu einem deiner Obelisken in "
    "{region} benachbart ist, kommt {figure:der} von {space}?",
)
GATHER_TO = Phrase("to {space}", "nach {space}")
WORSHIP = Phrase(
    "{god}, Worshipful: do you pay {cost} of your {followers} followers for 1 devotion?",
    "{god}, „Anbetungswürdig“: Bezahlst du {cost} deiner {followers} Anhänger für 1 Verehrung?",
)
WORSHIP_YES = Phrase(
    "pay {cost} followers for 1 devotion", "{cost} Anhänger für 1 Verehrung bezahlen"
)
WORSHIP_NO = Phrase("pay nothing", "nichts bezahlen")


def ask_worship(table: AnkhTable, frame: Worship, seat: int, lang: str) -> str:
    """The prompt for paid devotion."""
    followers = table.followers[seat]
    god = seat_name(table, seat, lang)
    return WORSHIP.fill(lang, god=god, cost=WORSHIP_COST, followers=followers)


def say_worship(table: AnkhTable, frame: Worship, answer: int, lang: str) -> str:
    """Whether it is paid for."""
    return (WORSHIP_YES if answer else WORSHIP_NO).fill(lang, cost=WORSHIP_COST)


WORDINGS: Wordings = {
    Gather: (GATHER, {DONE: GATHER_DONE, ELSE: GATHER_FIGURE}),
    GatherAt: (GATHER_WHERE, GATHER_TO),
    Worship: (ask_worship, say_worship),
}
