"""Amun, Mysterious Forms: two cards in one battle per conflict (AK-AM)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.frames import Fields, Frame, Verbs, verb
from ennead.engine.rules import Data
from ennead.engine.steps import NO, YES, YesNo
from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.god import God, GodEvent
from ennead.games.ankh.powers.moments import in_battles
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, FIGHTER
from ennead.games.ankh.table.pieces import number_of
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import ELSE, Wordings

# The state of the token; announced, it is face down and two cards are due in this battle.
FACE_UP: Final = 0
ANNOUNCED: Final = 1
FACE_DOWN: Final = 2
STATES: Final = ("face_up", "announced", "face_down")
CARDS_ANNOUNCED: Final = 2


class Amun(Ability):
    """The token turns face down for the rest of the conflict (AK-AM1, AK-AM2)."""

    def first_tokens(self) -> tuple[int, ...]:
        return (FACE_UP,)

    def most_tokens(self) -> int:
        return 1

    def write(self, table: AnkhTable) -> object:
        return STATES[self.tokens(table)[0]]

    def read(self, table: AnkhTable, data: object) -> None:
        if data is not None:
            if data not in STATES:
                raise ValueError(f"expected one of {', '.join(STATES)}, found {data!r}")
            table.tokens[self.number] = (STATES.index(str(data)),)

    def show(self, table: AnkhTable, seat: int | None) -> object:
        """An announcement is over with its battle; what is written stays until Amun fights again.

        Records end with a hash of what is written, so that cannot change.
        """
        battle = table.battle
        fights = battle is not None and any(self in table.powers[god] for god in battle.gods)
        over = self.tokens(table)[0] == ANNOUNCED and not fights
        return STATES[FACE_DOWN] if over else self.write(table)

    def observation_size(self) -> int:
        return len(STATES)

    def write_observed(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        into[at + self.tokens(table)[0]] = 1

    def flaw_outside_conflicts(self, table: AnkhTable) -> str:
        face_up = self.tokens(table)[0] == FACE_UP
        return "" if face_up else "outside conflicts the token is face up (AK-AM2)"

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        return "" if isinstance(frame, Announce) else super().question_flaw(table, frame)

    def before_cards(self, table: AnkhTable, god: int) -> Questions:
        if self.tokens(table)[0] == ANNOUNCED:
            set_tokens(table, self.number, (FACE_DOWN,), "announcement_over", god)
        return [Announce(god, self.number)]

    def cards_to_play(self, table: AnkhTable, god: int) -> int:
        return CARDS_ANNOUNCED if self.tokens(table)[0] == ANNOUNCED else 1

    def two_cards_rule(self, table: AnkhTable, god: int) -> str:
        """The token is face up and there are two cards: then they had to be announced (AK-AM1)."""
        ready = self.tokens(table)[0] == FACE_UP
        return "AK-AM1" if ready and playable(table, god) >= CARDS_ANNOUNCED else "AK-AM2"

    def conflict_ends(self, table: AnkhTable, god: int) -> None:
        set_tokens(table, self.number, (FACE_UP,), "token_face_up", god)


class Announce(YesNo[AnkhTable]):
    """With two cards in hand, both may be announced before the others choose (AK-AM1)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps announcement",)
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("announce two", number=YES), verb("announce nothing", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-AM1"
    WHEN: ClassVar[str] = "AK-AM1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def can_be_asked(self, table: AnkhTable) -> bool:
        face_up = table.tokens[self.ability][0] == FACE_UP
        return face_up and playable(table, self.seat) >= CARDS_ANNOUNCED

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            set_tokens(table, self.ability, (ANNOUNCED,), "announced", self.seat)


def playable(table: AnkhTable, god: int) -> int:
    """How many cards a god may play in this battle."""
    return number_of(table.hand[god] & ~in_battles.banned_cards(table))


ANNOUNCE = Phrase(
    "{god}, Mysterious Forms: do you announce two cards for the battle in {region}? It is possible "
    "once per conflict.",
    "{god}, „Mysteriöse Gestalt“: Kündigst du für den Kampf in {region} zwei Karten an? Das geht "
    "einmal pro Konflikt.",
)
ANNOUNCE_TWO = Phrase("announce two cards", "zwei Karten ankündigen")
ANNOUNCE_NOTHING = Phrase("announce nothing", "nichts ankündigen")


WORDINGS: Wordings = {
    Announce: (ANNOUNCE, {0: ANNOUNCE_NOTHING, ELSE: ANNOUNCE_TWO}),
}


ABOUT = Phrase(
    "In one battle of each conflict Amun may play two cards instead of one. "
    "It must be announced before anybody chooses.",
    "In einem Kampf je Konflikt darf Amun zwei Karten statt einer einsetzen. "
    "Das muss angekündigt werden, bevor irgendjemand wählt.",
)
EVENTS: dict[str, GodEvent] = {
    "announced": (
        "god",
        Phrase(
            "{god} announces two cards for this battle.",
            "{god} kündigt für diesen Kampf zwei Karten an.",
        ),
    ),
    "announcement_over": (
        "god",
        Phrase(
            "{god} cannot announce two cards again in this conflict.",
            "{god} kann in diesem Konflikt nicht noch einmal zwei Karten ankündigen.",
        ),
    ),
    "token_face_up": (
        "god",
        Phrase("The token of {god} is face up again.", "Das Plättchen von {god} ist wieder offen."),
    ),
}

IN_SHORT = {
    "face_up": Phrase("two cards ready", "zwei Karten bereit"),
    "announced": Phrase("two cards now", "jetzt zwei Karten"),
    "face_down": Phrase("two cards used", "zwei Karten verbraucht"),
}


def in_short(view: Data, lang: str) -> str:
    """Whether two cards can still be announced."""
    return IN_SHORT[view["tokens"]["amun"]].fill(lang)


LOOK = {
    "letter": "A",
    "color": "#0B62A8",
    "light": "#5B8DD6",
}

DECLARED = God(
    "amun",
    Amun,
    called=("Amun", "Amun"),
    gift=("Mysterious Forms", "Mysteriöse Gestalt"),
    about=ABOUT,
    rule="AK-AM1",
    wordings=WORDINGS,
    events=EVENTS,
    look=LOOK,
    in_short=in_short,
)
