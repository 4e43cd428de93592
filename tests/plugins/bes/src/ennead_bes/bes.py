"""Bes, Drummer: after a lost battle he may drum (AK-BES)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Verbs, verb
from ennead.engine.steps import NO, YES, YesNo
from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.god import God
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.table.changes import lose_followers
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.devotion import gain_devotion
from ennead.games.ankh.table.fields import ABILITY, GODS_SEAT
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import seat_name

DRUMS: Final = 3


class Bes(Ability):
    """The tokens are one number: how many drums are left."""

    def first_tokens(self) -> tuple[int, ...]:
        """Three drums lie on the dashboard (AK-BES1)."""
        return (DRUMS,)

    def most_tokens(self) -> int:
        return DRUMS

    def after_defeat(self, table: AnkhTable, god: int) -> Questions:
        """After losing a battle he may drum (AK-BES1)."""
        return [Drum(god, self.number)]

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        set_tokens(table, self.number, (DRUMS,), "drums_removed", holder)

    def write(self, table: AnkhTable) -> object:
        return self.tokens(table)[0]

    def read(self, table: AnkhTable, data: object) -> None:
        left = DRUMS if data is None else data
        if type(left) is not int or not 0 <= left <= DRUMS:
            raise ValueError(f"expected 0 to {DRUMS} drums, found {data!r}")
        table.tokens[self.number] = (left,)

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        # One that waits below another god's question is not asked if no drum is left by then.
        is_asked = frame is table.frames[-1]
        return "there is no drum left (AK-BES1)" if is_asked and not self.tokens(table)[0] else ""

    def observation_size(self) -> int:
        return 1

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        return [self.tokens(table)[0]]


class Drum(YesNo[AnkhTable]):
    """A drum and a follower for 1 devotion (AK-BES1)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps underworld",)
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("drum", number=YES), verb("no drum", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-BES1"
    WHEN: ClassVar[str] = "AK-BES1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def can_be_asked(self, table: AnkhTable) -> bool:
        return table.tokens[self.ability][0] > 0 and table.followers[self.seat] > 0

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            left = table.tokens[self.ability][0] - 1
            set_tokens(table, self.ability, (left,), "drummed", self.seat)
            lose_followers(table, self.seat, 1)
            gain_devotion(table, self.seat, 1)


ASK = Phrase(
    "{god}, Drummer: do you drum for 1 devotion? It costs a follower; drums left: {left}.",
    "{god}, „Trommler“: Trommelst du für 1 Verehrung? Das kostet einen Anhänger; Trommeln: {left}.",
)
YES_WORDS = Phrase("drum", "trommeln")
NO_WORDS = Phrase("stay silent", "still bleiben")


def ask_drum(table: AnkhTable, frame: Drum, seat: int, lang: str) -> str:
    """The prompt."""
    left = table.tokens[frame.ability][0]
    return ASK.fill(lang, god=seat_name(table, seat, lang), left=left)


def say_drum(table: AnkhTable, frame: Drum, answer: int, lang: str) -> str:
    """Whether he drums."""
    return (YES_WORDS if answer else NO_WORDS).fill(lang)


DECLARED = God(
    "bes",
    Bes,
    called=("Bes", "Bes"),
    gift=("Drummer", "Trommler"),
    about=Phrase(
        "After a lost battle Bes may use one of three drums: 1 follower for 1 devotion.",
        "Nach einem verlorenen Kampf darf Bes eine von drei Trommeln benutzen: 1 Anhänger für 1 "
        "Verehrung.",
    ),
    rule="AK-BES1",
    wordings={Drum: (ask_drum, say_drum)},
    events={
        "drummed": ("god", Phrase("{god} drums.", "{god} trommelt.")),
        "drums_removed": (
            "god",
            Phrase("The drums of {god} fall silent.", "Die Trommeln von {god} verstummen."),
        ),
    },
    look={"letter": "b", "color": "#7A4B12", "sign": "M-10 8V-8H10V8Z"},
)
