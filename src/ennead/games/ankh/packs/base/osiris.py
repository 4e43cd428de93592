"""Osiris, Gateway to the Underworld: tokens on the board (AK-O)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.rules import Data
from ennead.engine.words import Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.powers.ability import Ability, read_spaces
from ennead.games.ankh.powers.god import God, GodEvent, GodTerm
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.summoning.rules import TOKENS
from ennead.games.ankh.table.board import empty_land, occupied
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, FIGHTER, FROM, SPACE
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import ELSE, Wordings, battle_region, seat_name
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

UNDERWORLD_TOKENS: Final = 3
#: Answer to `ChooseToken` besides spaces and DONE: one of the dashboard.
DASHBOARD: Final = DONE + 1


class Osiris(Ability):
    """The tokens are the spaces of those on the board; the others are on the dashboard."""

    def most_tokens(self) -> int:
        return UNDERWORLD_TOKENS

    def write(self, table: AnkhTable) -> object:
        return [space_name(table, space) for space in self.tokens(table)]

    def read(self, table: AnkhTable, data: object) -> None:
        spaces = read_spaces(table, data, UNDERWORLD_TOKENS)
        if [space for space in spaces if not table.division.map.is_land(space)]:
            raise ValueError("underworld tokens lie on land (AK-O1)")
        table.tokens[self.number] = spaces

    def observation_size(self) -> int:
        return LAST_SPACE + 1

    def write_observed(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        for space in self.tokens(table):
            into[at + space] = 1

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        placed = self.tokens(table)
        if isinstance(frame, PlaceToken):
            free = len(placed) < UNDERWORLD_TOKENS and frame.before == DASHBOARD
            return "" if free or frame.before in placed else "there is no such token (AK-O1)"
        return "" if isinstance(frame, ChooseToken) else super().question_flaw(table, frame)

    def after_defeat(self, table: AnkhTable, god: int) -> Questions:
        """After losing a battle one token may be placed or moved (AK-O1)."""
        return [ChooseToken(god, self.number)]

    def extra_summons(self, table: AnkhTable, god: int) -> list[int]:
        """One extra figure in all, onto a token (AK-O2)."""
        return [TOKENS] if self.tokens(table) else []

    def extra_spaces(self, table: AnkhTable, god: int, source: int) -> HexSet:
        if source != TOKENS:
            return hexset.EMPTY
        return hexset.without(hexset.of(self.tokens(table)), occupied(table))

    def warded(self, table: AnkhTable) -> HexSet:
        """Other gods' figures cannot end there, and it is no land of any kind (AK-O4, AK-O5)."""
        return hexset.of(self.tokens(table))

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        """The tokens leave the game (AK-O6)."""
        set_tokens(table, self.number, (), "tokens_removed", holder)


class ChooseToken(Question[AnkhTable]):
    """A token of the dashboard, or one that is placed already, or none (AK-O1)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps underworld",)
    CLICK: ClassVar[str] = "origin"
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DASHBOARD)
    VERBS: ClassVar[Verbs] = (
        verb("token", SPACE),
        verb("new token", number=DASHBOARD),
        verb("no token", number=DONE),
    )
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-O1"
    WHEN: ClassVar[str] = "AK-O1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        if hexset.is_empty(token_spaces(table)):
            left.nothing("AK-O1")
            return
        placed = table.tokens[self.ability]
        left.only(hexset.of(placed), "AK-O1")
        left.may(DONE)
        if len(placed) < UNDERWORLD_TOKENS:
            left.may(DASHBOARD)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            table.frames.append(PlaceToken(self.seat, self.ability, answer))


class PlaceToken(Question[AnkhTable]):
    """An empty land space of the battle's region without a token (AK-O1)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("ability", ABILITY), ("before", FROM))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps underworld",)
    CLICK: ClassVar[str] = "destination"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("token at", SPACE),)
    OBLIGES: ClassVar[str] = "AK-O1"
    WHEN: ClassVar[str] = "AK-O1"

    def __init__(self, seat: int, ability: int, before: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.before: Final = before

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(token_spaces(table), "AK-O1")

    def answer(self, table: AnkhTable, answer: int) -> None:
        """A figure on a token that is moved stays (AK-O3)."""
        rest = [space for space in table.tokens[self.ability] if space != self.before]
        tokens = tuple(sorted([*rest, answer]))
        set_tokens(table, self.ability, tokens, "token_placed", self.seat, answer)


def token_spaces(table: AnkhTable) -> HexSet:
    """The empty land of the battle's region without a token."""
    assert table.battle is not None
    land = table.division.lands[table.battle.region]
    return hexset.without(hexset.common(empty_land(table), land), of_figures.warded(table))


TOKEN_FIRST = Phrase(
    "{god}, Gateway to the Underworld: do you put an underworld token into {region}?",
    "{god}, „Tor zur Unterwelt“: Legst du ein Unterweltplättchen in {region}?",
)
TOKEN = Phrase(
    "{god}, Gateway to the Underworld: do you put an underworld token into {region}? One on the "
    "board may be moved there; on your dashboard: {left} of {tokens}.",
    "{god}, „Tor zur Unterwelt“: Legst du ein Unterweltplättchen in {region}? Du darfst auch eines "
    "vom Spielplan dorthin verlegen; auf deinem Gott-Tableau: {left} von {tokens}.",
)
TOKEN_NEW = Phrase("a token from the dashboard", "ein Plättchen vom Gott-Tableau")
TOKEN_MOVED = Phrase("move the token at {space}", "das Plättchen auf {space} verlegen")
TOKEN_NONE = Phrase("place no token", "kein Plättchen legen")
TOKEN_WHERE = Phrase(
    "{god}, Gateway to the Underworld: onto which empty land space of {region} do you put the "
    "token?",
    "{god}, „Tor zur Unterwelt“: Auf welches leere Landfeld in {region} legst du das Plättchen?",
)
TOKEN_AT = Phrase("put the token on {space}", "das Plättchen auf {space} legen")


def ask_token(table: AnkhTable, frame: ChooseToken, seat: int, lang: str) -> str:
    """The prompt for an underworld token."""
    placed = len(table.tokens[frame.ability])
    return (TOKEN if placed else TOKEN_FIRST).fill(
        lang,
        god=seat_name(table, seat, lang),
        region=battle_region(table, lang),
        left=UNDERWORLD_TOKENS - placed,
        tokens=UNDERWORLD_TOKENS,
    )


WORDINGS: Wordings = {
    ChooseToken: (ask_token, {DONE: TOKEN_NONE, DASHBOARD: TOKEN_NEW, ELSE: TOKEN_MOVED}),
    PlaceToken: (TOKEN_WHERE, TOKEN_AT),
}


ABOUT = Phrase(
    "After a lost battle Osiris may put one of three underworld tokens into that region, or "
    "move one there. No other god's figures may end on a token; with Summon Figure one extra "
    "figure may appear on one.",
    "Nach einem verlorenen Kampf darf Osiris eines von drei Unterweltplättchen in diese Region "
    "legen oder dorthin verlegen. Figuren anderer Götter dürfen dort nicht enden; bei „Figur "
    "aufstellen“ darf eine zusätzliche Figur auf einem davon erscheinen.",
)
EVENTS: dict[str, GodEvent] = {
    "token_placed": (
        "god space",
        Phrase(
            "{god} puts an underworld token on {space}.",
            "{god} legt ein Unterweltplättchen auf {space}.",
        ),
    ),
    "tokens_removed": (
        "god",
        Phrase(
            "The underworld tokens of {god} leave the game.",
            "Die Unterweltplättchen von {god} kommen aus dem Spiel.",
        ),
    ),
}
TERMS: dict[str, GodTerm] = {
    "underworld_token": (
        ("underworld token", "Unterweltplättchen"),
        Phrase(
            "Other gods' figures may not end on it; Osiris may summon onto it.",
            "Figuren anderer Götter dürfen nicht darauf enden; Osiris darf darauf aufstellen.",
        ),
        "AK-O1",
    ),
}

IN_SHORT = Phrase("{free} of {tokens} tokens left", "{free} von {tokens} Plättchen frei")


def in_short(view: Data, lang: str) -> str:
    """How many tokens lie on the dashboard."""
    free = UNDERWORLD_TOKENS - len(view["tokens"]["osiris"])
    return IN_SHORT.fill(lang, free=free, tokens=UNDERWORLD_TOKENS)


LOOK = {
    "letter": "O",
    "color": "#0B7350",
    "light": "#4FA06A",
    "token": "u",
    "token_term": "underworld_token",
}

DECLARED = God(
    "osiris",
    Osiris,
    called=("Osiris", "Osiris"),
    gift=("Gateway to the Underworld", "Tor zur Unterwelt"),
    about=ABOUT,
    rule="AK-O1",
    wordings=WORDINGS,
    events=EVENTS,
    terms=TERMS,
    look=LOOK,
    in_short=in_short,
)
