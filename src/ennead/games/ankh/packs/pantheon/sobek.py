"""Sobek, Lord of the Waters: water tokens flood the land beside him (AK-X-SOBEK)."""

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
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.table.board import beside, empty_land, god_figure
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, FROM, SEAT, SPACE
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import MOVE
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, seat_name
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

WATER_TOKENS: Final = 3
#: What his figures on flooded spaces count.
FLOODED_STRENGTH: Final = 2
#: Answer to `ChooseWater` besides spaces and DONE: one of the dashboard.
DASHBOARD: Final = DONE + 1


class Sobek(Ability):
    """The tokens are the flooded spaces; the other tokens are on the dashboard."""

    def most_tokens(self) -> int:
        return WATER_TOKENS

    def write(self, table: AnkhTable) -> object:
        return [space_name(table, space) for space in self.tokens(table)]

    def read(self, table: AnkhTable, data: object) -> None:
        spaces = read_spaces(table, data, WATER_TOKENS)
        if [space for space in spaces if not table.division.map.is_land(space)]:
            raise ValueError("water tokens lie on land (AK-X-SOBEK1)")
        table.tokens[self.number] = spaces

    def observation_size(self) -> int:
        return LAST_SPACE + 1

    def write_observed(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        for space in self.tokens(table):
            into[at + space] = 1

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        placed = self.tokens(table)
        if isinstance(frame, PlaceWater):
            free = len(placed) < WATER_TOKENS and frame.before == DASHBOARD
            return "" if free or frame.before in placed else "there is no such token (AK-X-SOBEK1)"
        return "" if isinstance(frame, ChooseWater) else super().question_flaw(table, frame)

    # ------------------------------------------------------------ moments

    def action_done(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """After his Move Figures a token may be put beside his god figure (AK-X-SOBEK1)."""
        if action != MOVE or table.god_of[seat] != god:
            return NO_QUESTIONS
        return [ChooseWater(seat, self.number)]

    def warded(self, table: AnkhTable) -> HexSet:
        """No land of any kind, where no figure of another god can end (AK-X-SOBEK2)."""
        return hexset.of(self.tokens(table))

    def warding_rule(self) -> str:
        return "AK-X-SOBEK2"

    def flooded(self, table: AnkhTable, god: int) -> HexSet:
        """What is summoned in water can be summoned there by him (AK-X-SOBEK3)."""
        return hexset.of(self.tokens(table))

    def base_strength(self, table: AnkhTable, god: int, figure: int, strength: int) -> int:
        """His figures on flooded spaces have base strength 2 (AK-X-SOBEK3)."""
        there = table.place[figure] in self.tokens(table)
        return max(strength, FLOODED_STRENGTH) if there else strength

    def plague_spares(self, table: AnkhTable, god: int) -> HexSet:
        """His figures on flooded spaces are not killed by Plagues (AK-X-SOBEK3)."""
        return hexset.of(self.tokens(table))

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        """The tokens leave the game (AK-X-GOD3)."""
        set_tokens(table, self.number, (), "waters_fall", holder)


class ChooseWater(Question[AnkhTable]):
    """A token of the dashboard, or one that is placed already, or none (AK-X-SOBEK1)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver",)
    CLICK: ClassVar[str] = "origin"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DASHBOARD)
    VERBS: ClassVar[Verbs] = (
        verb("water", SPACE),
        verb("new water", number=DASHBOARD),
        verb("no water", number=DONE),
    )
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-X-SOBEK1"
    WHEN: ClassVar[str] = "AK-X-SOBEK1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        if hexset.is_empty(water_spaces(table, table.god_of[self.seat])):
            left.nothing("AK-X-SOBEK1")
            return
        placed = table.tokens[self.ability]
        left.only(hexset.of(placed), "AK-X-SOBEK1")
        left.may(DONE)
        if len(placed) < WATER_TOKENS:
            left.may(DASHBOARD)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            table.frames.append(PlaceWater(self.seat, self.ability, answer))


class PlaceWater(Question[AnkhTable]):
    """An empty land space adjacent to his god figure, without a token (AK-X-SOBEK1)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY), ("before", FROM))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver",)
    CLICK: ClassVar[str] = "destination"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("water at", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-SOBEK1"
    WHEN: ClassVar[str] = "AK-X-SOBEK1"

    def __init__(self, seat: int, ability: int, before: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.before: Final = before

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(water_spaces(table, table.god_of[self.seat]), "AK-X-SOBEK1")

    def answer(self, table: AnkhTable, answer: int) -> None:
        """A figure on a token that is moved stays."""
        rest = [space for space in table.tokens[self.ability] if space != self.before]
        tokens = tuple(sorted([*rest, answer]))
        set_tokens(table, self.ability, tokens, "flooded", table.god_of[self.seat], answer)


def water_spaces(table: AnkhTable, god: int) -> HexSet:
    """The empty land beside his god figure without a token on it."""
    place = table.place[god_figure(table, god)]
    if place < 0:  # only in a position set up without the god's figure
        return hexset.EMPTY
    near = beside(table, hexset.single(place))
    return hexset.without(hexset.common(near, empty_land(table)), of_figures.warded(table))


WATER = Phrase(
    "{god}, Lord of the Waters: do you flood a space beside your god figure? One on the board may "
    "be moved there; on your dashboard: {left} of {tokens}.",
    "{god}, „Herr der Wasser“: Überflutest du ein Feld neben deiner Gottfigur? Du darfst auch ein "
    "Plättchen vom Spielplan dorthin verlegen; auf deinem Gott-Tableau: {left} von {tokens}.",
)
WATER_NEW = Phrase("a token from the dashboard", "ein Plättchen vom Gott-Tableau")
WATER_MOVED = Phrase("move the token at {space}", "das Plättchen auf {space} verlegen")
WATER_NONE = Phrase("flood nothing", "nichts überfluten")
WATER_WHERE = Phrase(
    "{god}, Lord of the Waters: which empty land space beside your god figure is flooded?",
    "{god}, „Herr der Wasser“: Welches leere Landfeld neben deiner Gottfigur wird überflutet?",
)
WATER_AT = Phrase("flood {space}", "{space} überfluten")


def ask_water(table: AnkhTable, frame: ChooseWater, seat: int, lang: str) -> str:
    """The prompt for a water token."""
    left = WATER_TOKENS - len(table.tokens[frame.ability])
    return WATER.fill(lang, god=seat_name(table, seat, lang), left=left, tokens=WATER_TOKENS)


def say_water(table: AnkhTable, frame: ChooseWater, answer: int, lang: str) -> str:
    """A token, or none."""
    if answer == DONE:
        return WATER_NONE.fill(lang)
    if answer == DASHBOARD:
        return WATER_NEW.fill(lang)
    return WATER_MOVED.fill(lang, space=space_name(table, answer))


def ask_water_at(table: AnkhTable, frame: PlaceWater, seat: int, lang: str) -> str:
    """The prompt for its space."""
    return WATER_WHERE.fill(lang, god=seat_name(table, seat, lang))


def say_water_at(table: AnkhTable, frame: PlaceWater, answer: int, lang: str) -> str:
    """A space."""
    return WATER_AT.fill(lang, space=space_name(table, answer))


WORDINGS: Wordings = {
    ChooseWater: (ask_water, say_water),
    PlaceWater: (ask_water_at, say_water_at),
}
ABOUT = Phrase(
    "House rule: after Move Figures Sobek may flood an empty land space beside his god figure with "
    "one of three water tokens. Other gods' figures may not end there; his own count strength 2 "
    "there and are safe from Plagues.",
    "Hausregel: Nach „Figuren bewegen“ darf Sobek mit einem von drei Wasserplättchen ein leeres "
    "Landfeld neben seiner Gottfigur überfluten. Figuren anderer Götter dürfen dort nicht enden; "
    "seine eigenen zählen dort Stärke 2 und sind vor Plagen sicher.",
)
EVENTS: dict[str, GodEvent] = {
    "flooded": ("god space", Phrase("{god} floods {space}.", "{god} überflutet {space}.")),
    "waters_fall": (
        "god",
        Phrase(
            "The water tokens of {god} leave the game.",
            "Die Wasserplättchen von {god} kommen aus dem Spiel.",
        ),
    ),
}
TERMS: dict[str, GodTerm] = {
    "flooded_space": (
        ("flooded space", "überflutetes Feld"),
        Phrase(
            "House rule: it is neither fertile nor desert. Only figures of Sobek may end there; "
            "they count strength 2 and are safe from Plagues.",
            "Hausregel: Es ist weder fruchtbar noch Wüste. Nur Figuren von Sobek dürfen dort "
            "enden; sie zählen Stärke 2 und sind vor Plagen sicher.",
        ),
        "AK-X-SOBEK2",
    ),
}
IN_SHORT = Phrase(
    "{free} of {tokens} water tokens left", "{free} von {tokens} Wasserplättchen frei"
)


def in_short(view: Data, lang: str) -> str:
    """How many tokens lie on the dashboard."""
    free = WATER_TOKENS - len(view["tokens"]["sobek"])
    return IN_SHORT.fill(lang, free=free, tokens=WATER_TOKENS)


#: A crocodile's jaws over a wave, on an octagon.
LOOK = {
    "letter": "K",
    "color": "#3B6B1F",
    "token": "w",
    "token_term": "flooded_space",
    "base": "M-10-24H10L24-10V10L10 24H-10L-24 10V-10Z",
    "sign": "M-15-2L-6-10L0-9L4-5L16-4L15-1H7L3 0H16L15 4L-6 6C-11 6-14 3-15-2Z",
    "strokes": "M-15 13C-10 9-5 17 0 13C5 9 10 17 15 13",
}

DECLARED = God(
    "sobek",
    Sobek,
    called=("Sobek", "Sobek"),
    gift=("Lord of the Waters", "Herr der Wasser"),
    about=ABOUT,
    rule="AK-X-SOBEK1",
    wordings=WORDINGS,
    events=EVENTS,
    terms=TERMS,
    look=LOOK,
    in_short=in_short,
)
