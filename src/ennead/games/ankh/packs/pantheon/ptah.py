"""Ptah, Maker of Monuments: exalted followers guard his monuments (AK-X-PTAH)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.fields import NUMBER
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.rules import Data
from ennead.engine.steps import NO, YES, YesNo
from ennead.engine.words import Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.powers.ability import Ability, read_spaces
from ennead.games.ankh.powers.god import God, GodEvent, GodTerm
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.table.changes import monument_at
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, ANYBODY, FROM, SEAT, SPACE
from ennead.games.ankh.table.limits import all_spaces
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import GAIN
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, monument_noun, seat_name
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

EXALTED: Final = 2
#: Where a monument can be gained: by the event, and by Build Monument.
GAINED: Final = ("SetBack", "NextTurn", "BattleSteps building", "BuildType")


class Ptah(Ability):
    """The tokens are the spaces of the monuments with an exalted follower."""

    def most_tokens(self) -> int:
        return EXALTED

    def write(self, table: AnkhTable) -> object:
        return [space_name(table, space) for space in self.tokens(table)]

    def read(self, table: AnkhTable, data: object) -> None:
        table.tokens[self.number] = read_spaces(table, data, EXALTED)

    def misplaced(self, table: AnkhTable, holder: int, heir: int) -> str:
        own = table.controlled[holder]
        if all(hexset.contains(own, space) for space in self.tokens(table)):
            return ""
        return "exalted followers lie on monuments of this god (AK-X-PTAH1)"

    def observation_size(self) -> int:
        return LAST_SPACE + 1

    def write_observed(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        for space in self.tokens(table):
            into[at + space] = 1

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        free = len(self.tokens(table)) < EXALTED
        if isinstance(frame, Exalt):
            own = table.controlled[table.god_of[frame.seat]]
            good = free and 0 <= frame.space <= LAST_SPACE and hexset.contains(own, frame.space)
            return "" if good else "no exalted follower can be put there (AK-X-PTAH1)"
        if isinstance(frame, ExaltedTo):
            known = frame.before in self.tokens(table)
            return "" if known else "no exalted follower is there (AK-X-PTAH1)"
        return "" if isinstance(frame, LiftExalted) else super().question_flaw(table, frame)

    # ------------------------------------------------------------ moments

    def monument_gained(self, table: AnkhTable, god: int, seat: int, space: int) -> Questions:
        """A token of the dashboard may be put on a monument he has gained (AK-X-PTAH1)."""
        if len(self.tokens(table)) >= EXALTED:
            return NO_QUESTIONS
        return [Exalt(seat, self.number, space)]

    def action_done(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """With Gain Followers a token may be moved to another monument of his (AK-X-PTAH1)."""
        if action != GAIN or table.god_of[seat] != god or not self.tokens(table):
            return NO_QUESTIONS
        return [LiftExalted(seat, self.number)]

    def guarded(self, table: AnkhTable) -> HexSet:
        """They are not taken over or destroyed, and count as two (AK-X-PTAH2)."""
        return hexset.of(self.tokens(table))

    def guarding_rule(self) -> str:
        return "AK-X-PTAH2"

    def monument_destroyed(self, table: AnkhTable, god: int, space: int) -> None:
        """The token of a monument that a merging destroys comes back (AK-X-PTAH3)."""
        left = tuple([place for place in self.tokens(table) if place != space])
        set_tokens(table, self.number, left, "exalted_back", god)

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        """The tokens leave the game (AK-X-GOD3)."""
        set_tokens(table, self.number, (), "exalted_back", holder)


class Exalt(YesNo[AnkhTable]):
    """An exalted follower on a monument just gained (AK-X-PTAH1)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY), ("space", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = GAINED
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("exalt", number=YES), verb("do not exalt", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-X-PTAH1"
    WHEN: ClassVar[str] = "AK-X-PTAH1"

    def __init__(self, seat: int, ability: int, space: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.space: Final = space

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            tokens = tuple(sorted([*table.tokens[self.ability], self.space]))
            god = table.god_of[self.seat]
            set_tokens(table, self.ability, tokens, "exalted", god, self.space)


class LiftExalted(Question[AnkhTable]):
    """The exalted follower that moves to another monument, or none (AK-X-PTAH1)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver",)
    CLICK: ClassVar[str] = "origin"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[Verbs] = (verb("exalted", SPACE), verb("exalted stay", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-X-PTAH1"
    WHEN: ClassVar[str] = "AK-X-PTAH1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*all_spaces(table), DONE]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        if hexset.is_empty(bare_monuments(table, self.seat, self.ability)):
            left.nothing("AK-X-PTAH1")
            return
        left.only(hexset.of(table.tokens[self.ability]), "AK-X-PTAH1")
        left.may(DONE)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            table.frames.append(ExaltedTo(self.seat, self.ability, answer))


class ExaltedTo(Question[AnkhTable]):
    """Another monument of his, without an exalted follower (AK-X-PTAH1)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY), ("before", FROM))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver",)
    CLICK: ClassVar[str] = "destination"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("exalt at", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-PTAH1"
    WHEN: ClassVar[str] = "AK-X-PTAH1"

    def __init__(self, seat: int, ability: int, before: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.before: Final = before

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(bare_monuments(table, self.seat, self.ability), "AK-X-PTAH1")

    def answer(self, table: AnkhTable, answer: int) -> None:
        rest = [space for space in table.tokens[self.ability] if space != self.before]
        tokens = tuple(sorted([*rest, answer]))
        set_tokens(table, self.ability, tokens, "exalted", table.god_of[self.seat], answer)


def bare_monuments(table: AnkhTable, seat: int, ability: int) -> HexSet:
    """A god's monuments without an exalted follower."""
    own = table.controlled[table.god_of[seat]]
    return hexset.without(own, hexset.of(table.tokens[ability]))


EXALT = Phrase(
    "{god}, Maker of Monuments: do you put an exalted follower on {monument:the} at {space}? On "
    "your dashboard: {left} of {most}.",
    "{god}, „Schöpfer der Monumente“: Stellst du einen erhabenen Anhänger auf {monument:den} auf "
    "{space}? Auf deinem Gott-Tableau: {left} von {most}.",
)
EXALT_IT = Phrase("put one on it", "einen darauf stellen")
EXALT_NOT = Phrase("keep it", "ihn behalten")
LIFT = Phrase(
    "{god}, Maker of Monuments: does an exalted follower move to another monument of yours?",
    "{god}, „Schöpfer der Monumente“: Geht ein erhabener Anhänger zu einem anderen deiner "
    "Monumente?",
)
LIFT_AT = Phrase("the one at {space}", "der auf {space}")
LIFT_NONE = Phrase("they stay", "sie bleiben")
EXALT_WHERE = Phrase(
    "{god}, Maker of Monuments: to which monument does the exalted follower move?",
    "{god}, „Schöpfer der Monumente“: Zu welchem Monument geht der erhabene Anhänger?",
)
EXALT_AT = Phrase("{monument:the} at {space}", "{monument:der} auf {space}")


def ask_exalt(table: AnkhTable, frame: Exalt, seat: int, lang: str) -> str:
    """The prompt for a monument just gained."""
    return EXALT.fill(
        lang,
        god=seat_name(table, seat, lang),
        monument=monument_noun(table, monument_at(table, frame.space)),
        space=space_name(table, frame.space),
        left=EXALTED - len(table.tokens[frame.ability]),
        most=EXALTED,
    )


def say_exalt(table: AnkhTable, frame: Exalt, answer: int, lang: str) -> str:
    """Whether one is put on it."""
    return (EXALT_IT if answer else EXALT_NOT).fill(lang)


def ask_lift(table: AnkhTable, frame: LiftExalted, seat: int, lang: str) -> str:
    """The prompt for an exalted follower."""
    return LIFT.fill(lang, god=seat_name(table, seat, lang))


def say_lift(table: AnkhTable, frame: LiftExalted, answer: int, lang: str) -> str:
    """An exalted follower, or none."""
    if answer == DONE:
        return LIFT_NONE.fill(lang)
    return LIFT_AT.fill(lang, space=space_name(table, answer))


def ask_exalted_to(table: AnkhTable, frame: ExaltedTo, seat: int, lang: str) -> str:
    """The prompt for its monument."""
    return EXALT_WHERE.fill(lang, god=seat_name(table, seat, lang))


def say_exalted_to(table: AnkhTable, frame: ExaltedTo, answer: int, lang: str) -> str:
    """A monument."""
    noun = monument_noun(table, monument_at(table, answer))
    return EXALT_AT.fill(lang, monument=noun, space=space_name(table, answer))


WORDINGS: Wordings = {
    Exalt: (ask_exalt, say_exalt),
    LiftExalted: (ask_lift, say_lift),
    ExaltedTo: (ask_exalted_to, say_exalted_to),
}
ABOUT = Phrase(
    "House rule: Ptah may put one of two exalted followers on a monument he takes control of or "
    "builds. Nobody takes or destroys it, and it counts as two for majorities. With Gain Followers "
    "one may move to another monument of his.",
    "Hausregel: Ptah darf einen von zwei erhabenen Anhängern auf ein Monument stellen, das er "
    "unter seine Kontrolle bringt oder errichtet. Niemand übernimmt oder zerstört es, und es zählt "
    "für Mehrheiten doppelt. Bei „Anhänger gewinnen“ darf einer zu einem anderen seiner Monumente "
    "gehen.",
)
EVENTS: dict[str, GodEvent] = {
    "exalted": (
        "god space",
        Phrase(
            "{god} puts an exalted follower on {space}.",
            "{god} stellt einen erhabenen Anhänger auf {space}.",
        ),
    ),
    "exalted_back": (
        "god",
        Phrase(
            "An exalted follower of {god} goes back to the dashboard.",
            "Ein erhabener Anhänger von {god} kehrt auf das Gott-Tableau zurück.",
        ),
    ),
}
TERMS: dict[str, GodTerm] = {
    "exalted_follower": (
        ("exalted follower", "erhabener Anhänger"),
        Phrase(
            "House rule: nobody takes or destroys the monument it stands on, which counts as two "
            "for majorities.",
            "Hausregel: Niemand übernimmt oder zerstört das Monument, auf dem er steht, und es "
            "zählt für Mehrheiten doppelt.",
        ),
        "AK-X-PTAH2",
    ),
}
IN_SHORT = Phrase("{free} of {tokens} exalted left", "{free} von {tokens} Erhabenen frei")


def in_short(view: Data, lang: str) -> str:
    """How many exalted followers are on the dashboard."""
    free = EXALTED - len(view["tokens"]["ptah"])
    return IN_SHORT.fill(lang, free=free, tokens=EXALTED)


#: The pillar of Ptah, the djed, on a square that stands on its edge.
LOOK = {
    "letter": "P",
    "color": "#0F6E6E",
    "token": "e",
    "token_term": "exalted_follower",
    "base": "M-20-20H20V20H-20Z",
    "sign": "M-4-16H4V-3H6V13H10V17H-10V13H-6V-3H-4Z",
    "strokes": "M-9-13H9M-9-9H9M-9-5H9",
}

DECLARED = God(
    "ptah",
    Ptah,
    called=("Ptah", "Ptah"),
    gift=("Maker of Monuments", "Schöpfer der Monumente"),
    about=ABOUT,
    rule="AK-X-PTAH1",
    wordings=WORDINGS,
    events=EVENTS,
    terms=TERMS,
    look=LOOK,
    in_short=in_short,
)
