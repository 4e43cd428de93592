"""Horus, All-Seeing: Eyes in regions ban a card in the battles there (AK-X-HORUS)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit, bitset
from ennead.engine.fields import NUMBER
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.god import God, GodEvent, GodTerm
from ennead.games.ankh.powers.power import NOTHING, Questions
from ennead.games.ankh.table.board import god_figure
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, ANYBODY, CARDS, GODS_SEAT, REGION, SPACE
from ennead.games.ankh.table.names import region_name, space_called, space_name
from ennead.games.ankh.table.pieces import BIT, CARD_NAMES, MAAT, NOBODY, ORDER_TOKENS
from ennead.games.ankh.table.pieces import CARDS as NUMBER_OF_CARDS
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import (
    ELSE,
    Wordings,
    region,
    seat_name,
)
from ennead.hexes import hexset

EYES: Final = 2
#: The option that says when Eyes are placed, and its values.
OPTION: Final = "horus_eyes"
AT_CONFLICTS: Final = "conflict"
WHEN_MOVED: Final = "move"
#: Answer to `PlaceEye`, above every region: none.
NO_EYE: Final = ORDER_TOKENS
#: Answer to `NameCard`, above every card: none.
NO_CARD: Final = NUMBER_OF_CARDS
BAN: Final = "ban "


class Horus(Ability):
    """The tokens are a land space of each region with an Eye; a banned card is -1 - its number."""

    def most_tokens(self) -> int:
        return EYES

    def eyes(self, table: AnkhTable) -> tuple[int, ...]:
        """A space of each region with an Eye."""
        return tuple([token for token in self.tokens(table) if token >= 0])

    def has_eye(self, table: AnkhTable, number: int) -> bool:
        """Whether an Eye is in a region."""
        return number in [table.division.region_of[space] for space in self.eyes(table)]

    def write(self, table: AnkhTable) -> object:
        banned = [CARD_NAMES[-1 - token] for token in self.tokens(table) if token < 0]
        spaces = [space_name(table, space) for space in self.eyes(table)]
        return [*spaces, *[BAN + card for card in banned]]

    def read(self, table: AnkhTable, data: object) -> None:
        names = [] if data is None else data
        if not isinstance(names, list) or len(names) > EYES + 1:
            raise ValueError(f"expected a list of at most {EYES} spaces, found {data!r}")
        tokens = [read_token(table, str(name)) for name in names]
        regions = [table.division.region_of[token] for token in tokens if token >= 0]
        if len(regions) > EYES or len(set(tokens)) < len(tokens) or len(tokens) > len(regions) + 1:
            raise ValueError(f"expected at most {EYES} Eyes and one banned card, found {data!r}")
        table.tokens[self.number] = tuple(sorted(tokens))

    def flaw_outside_conflicts(self, table: AnkhTable) -> str:
        if any(token < 0 for token in self.tokens(table)):
            return "a card is banned in battles only (AK-X-HORUS2)"
        at_conflicts = table.box.choices[OPTION] == AT_CONFLICTS
        return "the Eyes are back (AK-X-HORUS4)" if at_conflicts and self.tokens(table) else ""

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if isinstance(frame, PlaceEye):
            free = len(self.eyes(table)) < EYES
            return "" if free else "all Eyes are on the board (AK-X-HORUS1)"
        if isinstance(frame, KeepEye):
            return "" if self.has_eye(table, frame.first) else "no Eye is there (AK-X-HORUS4)"
        return "" if isinstance(frame, NameCard) else super().question_flaw(table, frame)

    def observation_size(self) -> int:
        return ORDER_TOKENS + NUMBER_OF_CARDS

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """By region, whether an Eye is there; by card, whether it is banned."""
        regions = [int(self.has_eye(table, number)) for number in range(ORDER_TOKENS)]
        banned = self.banned_cards(table)
        return [*regions, *[int(banned & BIT[card] != 0) for card in range(NUMBER_OF_CARDS)]]

    def before_regions(self, table: AnkhTable, god: int) -> Questions:
        """At the start of a conflict the Eyes go into regions (AK-X-HORUS1)."""
        if table.box.choices[OPTION] != AT_CONFLICTS:
            return NOTHING
        return [PlaceEye(god, self.number, NOBODY)]

    def figure_moved(self, table: AnkhTable, god: int, seat: int, figure: int) -> Questions:
        """By the option, an Eye goes where the god figure was moved to (AK-X-HORUS1)."""
        if table.box.choices[OPTION] == AT_CONFLICTS or figure != god_figure(table, god):
            return NOTHING
        here = table.division.region_of[table.place[figure]]
        if len(self.eyes(table)) >= EYES or self.has_eye(table, here):
            return NOTHING
        return [PlaceEye(seat, self.number, here)]

    def region_split(
        self, table: AnkhTable, god: int, seat: int, first: int, second: int
    ) -> Questions:
        """An Eye stays in the part that its owner chooses (AK-X-HORUS4)."""
        for here, other in ((first, second), (second, first)):
            if self.has_eye(table, here):
                return [KeepEye(seat, self.number, here, other)]
        return NOTHING

    def before_announcements(self, table: AnkhTable, god: int) -> Questions:
        """In a battle in a region with an Eye a card is named (AK-X-HORUS2)."""
        assert table.battle is not None
        if not self.has_eye(table, table.battle.region):
            return NOTHING
        return [NameCard(god, self.number)]

    def banned_cards(self, table: AnkhTable) -> int:
        banned = 0
        for token in self.tokens(table):
            if token < 0:
                banned |= BIT[-1 - token]
        return banned

    def banning_rule(self) -> str:
        return "AK-X-HORUS2"

    def region_resolved(self, table: AnkhTable, god: int, region: int) -> None:
        """The Eye goes back, used or not, and the card may be played again (AK-X-HORUS4)."""
        division = table.division
        left = [space for space in self.eyes(table) if division.region_of[space] != region]
        set_tokens(table, self.number, tuple(left), "eye_back", god)

    def conflict_ends(self, table: AnkhTable, god: int) -> None:
        set_tokens(table, self.number, (), "eye_back", god)

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        """The tokens leave the game (AK-X-GOD3)."""
        set_tokens(table, self.number, (), "eye_back", holder)


def read_token(table: AnkhTable, name: str) -> int:
    """An Eye's region by one of its spaces, or a banned card."""
    card = name.removeprefix(BAN)
    if name.startswith(BAN) and card in CARD_NAMES and card != CARD_NAMES[MAAT]:
        return -1 - CARD_NAMES.index(card)
    space = space_called(table.division.map, name)
    if space < 0 or not table.division.map.is_land(space):
        raise ValueError(f"expected land spaces or '{BAN}' and a card, found {name!r}")
    return space  # not the first of its region: regions with an Eye each may have been joined


class PlaceEye(Question[AnkhTable]):
    """A region without an Eye, or none (AK-X-HORUS1). An answer is the number of a region."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY), ("only", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("Conflict destruction", "MoveFigure", "Gather")
    CLICK: ClassVar[str] = "region"
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_EYE)
    VERBS: ClassVar[Verbs] = (verb("eye", SPACE), verb("no eye", number=NO_EYE))
    NOTHING: ClassVar[int] = NO_EYE
    OBLIGES: ClassVar[str] = "AK-X-HORUS1"
    WHEN: ClassVar[str] = "AK-X-HORUS1"

    def __init__(self, seat: int, ability: int, only: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        #: The only region it can go to; NOBODY if it can go to any.
        self.only: Final = only

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*range(len(table.order)), NO_EYE]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        regions = bitset(range(len(table.order))) if self.only == NOBODY else bit(self.only)
        eyes = [eye for eye in table.tokens[self.ability] if eye >= 0]
        seen = bitset([table.division.region_of[eye] for eye in eyes])
        left.only_numbers(regions & ~seen | bit(NO_EYE), "AK-X-HORUS1")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return "no eye" if answer == NO_EYE else f"eye {region_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer == NO_EYE:
            return
        eye = hexset.lowest(table.division.lands[answer])
        tokens = tuple(sorted([*table.tokens[self.ability], eye]))
        god = table.god_of[self.seat]
        set_tokens(table, self.ability, tokens, "eye_placed", god, table.order[answer])
        if self.only == NOBODY and len(tokens) < EYES:
            table.frames.append(PlaceEye(self.seat, self.ability, NOBODY))


class KeepEye(Question[AnkhTable]):
    """The part of a split region in which an Eye stays (AK-X-HORUS4)."""

    FIELDS: ClassVar[Fields] = (
        ("seat", ANYBODY),
        ("ability", ABILITY),
        ("first", REGION),
        ("second", REGION),
    )
    BENEATH: ClassVar[tuple[str, ...]] = ("KeepToken",)
    CLICK: ClassVar[str] = "region"
    ANSWERS: ClassVar[tuple[int, int]] = (0, ORDER_TOKENS - 1)
    VERBS: ClassVar[Verbs] = (verb("eye stays", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-HORUS4"
    WHEN: ClassVar[str] = "AK-X-HORUS4"

    def __init__(self, seat: int, ability: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        #: The part that the Eye is in now, and the other one.
        self.first: Final = first
        self.second: Final = second

    def wishes(self, table: AnkhTable) -> list[int]:
        return list(range(len(table.order)))

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(bit(self.first) | bit(self.second), "AK-X-HORUS4")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"eye stays {region_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        moved = [
            hexset.lowest(table.division.lands[answer])
            if table.division.region_of[eye] == self.first
            else eye
            for eye in table.tokens[self.ability]
        ]
        space = hexset.lowest(table.division.lands[answer])
        god = table.god_of[self.seat]
        set_tokens(table, self.ability, tuple(sorted(moved)), "eye_stays", god, space)


class NameCard(Question[AnkhTable]):
    """Any card but Cycle of Ma'at, or none; nobody may play it (AK-X-HORUS2, AK-X-HORUS3)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps announcement", "Announce")
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_CARD)
    VERBS: ClassVar[Verbs] = (verb("ban", CARDS), verb("ban nothing", number=NO_CARD))
    NOTHING: ClassVar[int] = NO_CARD
    OBLIGES: ClassVar[str] = "AK-X-HORUS2"
    WHEN: ClassVar[str] = "AK-X-HORUS2"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(bitset(range(NUMBER_OF_CARDS + 1)) & ~bit(MAAT), "AK-X-HORUS2")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return "ban nothing" if answer == NO_CARD else f"ban {CARD_NAMES[answer]}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != NO_CARD:
            tokens = tuple(sorted([*table.tokens[self.ability], -1 - answer]))
            set_tokens(table, self.ability, tokens, "card_banned", self.seat, BIT[answer])


EYE = Phrase(
    "{god}, All-Seeing: into which region do you put an Eye? In a battle there you may ban a card. "
    "On your dashboard: {left} of {eyes}.",
    "{god}, „Allsehend“: In welche Region legst du ein Auge? In einem Kampf dort darfst du eine "
    "Karte verbieten. Auf deinem Gott-Tableau: {left} von {eyes}.",
)
EYE_IN = Phrase("an Eye into {region}", "ein Auge in {region}")
EYE_NONE = Phrase("keep it", "behalten")
EYE_STAYS = Phrase(
    "{god}, All-Seeing: in which part of the split region does your Eye stay?",
    "{god}, „Allsehend“: In welchem Teil der geteilten Region bleibt dein Auge?",
)
EYE_STAYS_IN = Phrase("in {region}", "in {region}")
CARD = Phrase(
    "{god}, All-Seeing: which card may nobody play in the battle in {region}?",
    "{god}, „Allsehend“: Welche Karte darf im Kampf in {region} niemand einsetzen?",
)
CARD_BANNED = Phrase("ban {card}", "{card} verbieten")
CARD_NONE = Phrase("ban nothing", "nichts verbieten")


def ask_eye(table: AnkhTable, frame: PlaceEye, seat: int, lang: str) -> str:
    """The prompt for an Eye."""
    left = EYES - len(table.tokens[frame.ability])
    return EYE.fill(lang, god=seat_name(table, seat, lang), left=left, eyes=EYES)


def say_eye(table: AnkhTable, frame: PlaceEye, answer: int, lang: str) -> str:
    """A region, or none."""
    if answer == NO_EYE:
        return EYE_NONE.fill(lang)
    return EYE_IN.fill(lang, region=region(table, answer, lang))


def say_eye_stays(table: AnkhTable, frame: KeepEye, answer: int, lang: str) -> str:
    """A part of the region; it has no token yet."""
    return EYE_STAYS_IN.fill(lang, region=region_name(table, answer))


WORDINGS: Wordings = {
    PlaceEye: (ask_eye, say_eye),
    KeepEye: (EYE_STAYS, say_eye_stays),
    NameCard: (CARD, {NO_CARD: CARD_NONE, ELSE: CARD_BANNED}),
}
ABOUT = Phrase(
    "At the start of a conflict Horus may put his two Eyes into two regions. Before a battle there "
    "he names a battle card that nobody may play in it; Cycle of Ma'at cannot be named.",
    "Zu Beginn eines Konflikts darf Horus seine zwei Augen in zwei Regionen legen. Vor einem Kampf "
    "dort nennt er eine Kampfkarte, die darin niemand einsetzen darf; „Kreislauf der Maat“ kann er "
    "nicht nennen.",
)
EVENTS: dict[str, GodEvent] = {
    "eye_placed": (
        "god region",
        Phrase(
            "{god} puts an Eye into region {region}.", "{god} legt ein Auge in Region {region}."
        ),
    ),
    "eye_stays": (
        "god space",
        Phrase(
            "The Eye of {god} stays in the region of {space}.",
            "Das Auge von {god} bleibt in der Region von {space}.",
        ),
    ),
    "eye_back": (
        "god",
        Phrase("An Eye returns to {god}.", "Ein Auge kehrt zu {god} zurück."),
    ),
    "card_banned": (
        "god cards",
        Phrase(
            "{god}: nobody may play {cards} in this battle.",
            "{god}: Niemand darf in diesem Kampf {cards} einsetzen.",
        ),
    ),
}
TERMS: dict[str, GodTerm] = {
    "eye": (
        ("Eye", "Auge"),
        Phrase(
            "In a battle in its region Horus names a card that nobody may play.",
            "In einem Kampf in seiner Region nennt Horus eine Karte, die niemand einsetzen darf.",
        ),
        "AK-X-HORUS2",
    ),
}
#: The eye of Horus on a triangle.
LOOK = {
    "letter": "U",
    "color": "#3F5566",
    "base": "M0-25L24 19H-24Z",
    "sign": "M0 4.6A2.9 2.9 0 1 1 0 10.4A2.9 2.9 0 1 1 0 4.6Z",
    "strokes": (
        "M-10 1C-5-3 5-3 10 1M-12 7.5C-6 2 6 2 12 7.5C6 13-6 13-12 7.5M-2 12L-4 16.5"
        "M4 12C5 15 8 16.5 11 15"
    ),
}

DECLARED = God(
    "horus",
    Horus,
    called=("Horus", "Horus"),
    gift=("All-Seeing", "Allsehend"),
    about=ABOUT,
    rule="AK-X-HORUS1",
    wordings=WORDINGS,
    events=EVENTS,
    terms=TERMS,
    look=LOOK,
)
