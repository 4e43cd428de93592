"""Two guardians: the Ibis does something when it is summoned and killed, the Scarab is strong."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Verbs, verb
from ennead.engine.steps import NO, YES, YesNo
from ennead.engine.words import Noun, Phrase
from ennead.games.ankh.data.tracks import GuardianCard
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.powers.power import NOTHING, Power, Questions
from ennead.games.ankh.table.changes import gain_followers, lose_followers
from ennead.games.ankh.table.devotion import gain_devotion
from ennead.games.ankh.table.fields import ANYBODY, FIGURE
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import seat_name


class Ibis(Power):
    """Summoned it takes an offering, killed it leaves a follower (AK-PAL6)."""

    def figure_summoned(self, table: AnkhTable, god: int, seat: int, figure: int) -> Questions:
        return [Offering(seat, figure)] if table.followers[god] else NOTHING

    def figure_killed(self, table: AnkhTable, figure: int) -> Questions:
        gain_followers(table, table.owner[figure], 1)
        return NOTHING


class Offering(YesNo[AnkhTable]):
    """A follower for 1 devotion (AK-PAL6)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("figure", FIGURE))
    BENEATH: ClassVar[tuple[str, ...]] = ("Summon", "GiveSun")
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("offer", number=YES), verb("no offering", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-PAL6"
    WHEN: ClassVar[str] = "AK-PAL6"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """An Ibis that was summoned, and a follower to offer (AK-PAL6)."""
        name = table.box.kinds[table.kinds[self.figure]].name
        payable = name == "ibis" and table.followers[table.god_of[self.seat]] > 0
        return "" if payable else "there is no Ibis to take an offering (AK-PAL6)"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            god = table.god_of[self.seat]
            lose_followers(table, god, 1)
            gain_devotion(table, god, 1)


ASK = Phrase(
    "{god}, Ibis: do you offer 1 follower for 1 devotion?",
    "{god}, Ibis: Opferst du 1 Anhänger für 1 Verehrung?",
)
YES_WORDS = Phrase("offer a follower", "einen Anhänger opfern")
NO_WORDS = Phrase("no offering", "kein Opfer")


def ask_offering(table: AnkhTable, frame: Offering, seat: int, lang: str) -> str:
    """The prompt."""
    return ASK.fill(lang, god=seat_name(table, seat, lang))


def say_offering(table: AnkhTable, frame: Offering, answer: int, lang: str) -> str:
    """Whether a follower is offered."""
    return (YES_WORDS if answer else NO_WORDS).fill(lang)


IBIS = Guardian(
    GuardianCard("ibis", level=0, large=False, figures=2),
    Ibis(),
    Noun("Ibis", "Ibis", "m"),
    Phrase(
        "Summoned, it takes a follower for 1 devotion. Killed, it leaves its owner a follower.",
        "Aufgestellt nimmt er einen Anhänger für 1 Verehrung. Getötet lässt er seinem Besitzer "
        "einen Anhänger.",
    ),
    "AK-PAL6",
    wordings={Offering: (ask_offering, say_offering)},
    look={"letter": "I", "shape": "M-12 20V-4C-12-18 12-18 12-4L20 2H10V20Z"},
)
SCARAB = Guardian(
    GuardianCard("scarab", level=2, large=True, figures=1, strength=2),
    Power(),
    Noun("Scarab", "Skarabäus", "m"),
    Phrase("It counts strength 2.", "Er zählt Stärke 2."),
    "AK-PAL7",
    look={"letter": "Q", "shape": "M-16 18C-20-14 20-14 16 18Z"},
)
