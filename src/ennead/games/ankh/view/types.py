"""The types of a view of Ankh: what `view` returns, and what the browser client reads.

A god is the seat it began with. A space is its name, `F4`; an edge the names beside it, `F4/F5`.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Ending = Literal["top", "last_god", "all_forgotten", "fifth_conflict"]
#: Type, space and the god that controls it.
Monument = tuple[str, str, int | None]
#: Name, god and place of a guardian figure.
GuardianFigure = tuple[str, int | None, str]
#: Place, seat and devotion.
Place = tuple[int, int, int]


class MapLines(TypedDict):
    """A map: rows of letters for the terrain, and the edges of its rivers."""

    rows: list[str]
    rivers: list[str]


class Region(TypedDict):
    """A region with its conflict order token, its land and its water."""

    token: int | None
    land: list[str]
    water: list[str]


class Figure(TypedDict):
    """A figure on the board, with the strength it would count in a battle now."""

    figure: int
    kind: str
    god: int
    at: str
    strength: int


class Area(TypedDict):
    """A god's pieces; before they are placed it has none."""

    god: str | None
    followers: int
    devotion: int
    figure: str | None
    warriors: list[str]
    powers: list[str]
    hand: list[str]


class Tiebreaker(TypedDict):
    """Who holds the battle tiebreaker."""

    god: int
    face_up: bool


class BattleState(TypedDict):
    """A battle as a position writes it; cards are masks, figures are numbers."""

    region: int
    gods: list[int]
    played: list[int]
    protected: int
    lost: list[int]
    present: list[int]
    strength: list[int]
    winner: int | None
    lead: int


class Supply(TypedDict):
    """What is left for all."""

    camels: int
    #: By type, the monuments that are left.
    monuments: dict[str, int]
    order_tokens: list[int]


class Level(TypedDict):
    """A level of Ankh powers."""

    cost: int
    powers: list[str]


class Printed(TypedDict):
    """What is printed on tracks, cards and dashboards: it never changes in a game."""

    advances: list[int]
    last_red: int
    top: int
    levels: list[Level]
    cards: dict[str, int]
    tokens: dict[str, int]
    after_conflict: dict[str, str]


class NextUnlock(TypedDict):
    """What a god unlocks next."""

    level: int
    cost: int
    guardian: str | None


class RegionState(TypedDict):
    """A region in a conflict, and the gods that have figures there."""

    token: int
    state: Literal["done", "now", "to_come"]
    gods: list[int]


class Conflict(TypedDict):
    """The conflict that is on: the regions in the order they are resolved."""

    number: int
    regions: list[RegionState]


class StrengthPart(TypedDict):
    """A part of a god's strength: a figure, a card, an Ankh power or a god's ability."""

    part: Literal["figure", "card", "power", "ability"]
    strength: int
    figure: NotRequired[str]
    at: NotRequired[str]
    subdued: NotRequired[bool]
    card: NotRequired[str]
    power: NotRequired[str]
    ability: NotRequired[str]


class FightingGod(TypedDict):
    """A god in a battle: its cards on the table, its strength by parts, what it keeps and lost."""

    god: int
    cards: list[str]
    may_play: int
    figures: int
    strength: int
    parts: list[StrengthPart]
    majorities: int
    protected: list[str]
    #: How many of its figures die by a Plague, unless it alone bids most.
    plague_kills: int
    lost: int


class FightStep(TypedDict):
    """A step of a battle and its rule."""

    step: str
    rule: str
    #: What it is called where a special rule changes it.
    called: NotRequired[str]


class Fight(TypedDict):
    """The battle that is on."""

    token: int
    step: str | None
    steps: list[FightStep]
    #: The god that can win a tie; None if all lose then.
    tie: int | None
    gods: list[FightingGod]


class CaravanLine(TypedDict):
    """A line of camels that can be made: the smaller region it splits off, and both sizes."""

    line: list[str]
    part: list[str]
    sizes: tuple[int, int]


class Caravan(TypedDict):
    """The camels placed so far, and for each edge that may follow the shortest line."""

    line: list[str]
    leads_to: dict[str, CaravanLine]


class Join(TypedDict):
    """Two regions that can become one: the camels that go, and the order token that leaves."""

    answer: int
    tokens: tuple[int, int]
    sizes: tuple[int, int]
    camels: list[str]
    leaves: int
    #: The tokens one of which goes to the region that loses its own; none if it is one of the two.
    sends: list[int]


class AskedFigure(TypedDict):
    """The figure that a question is about."""

    kind: str
    god: int
    at: str | None


class Asked(TypedDict):
    """The question that waits for an answer, and what it depends on."""

    question: str
    seats: list[int]
    secret: NotRequired[list[int]]
    answered: NotRequired[str | None]
    #: By the cards that may be chosen, how strong the own god would be with them.
    strengths: NotRequired[dict[str, int] | None]
    figure: NotRequired[AskedFigure]
    caravan: NotRequired[Caravan]
    joins: NotRequired[list[Join]]
    #: The monuments that Gain Followers would count.
    gain: NotRequired[list[str]]
    #: The actions that would only move their marker.
    idle: NotRequired[list[str]]
    #: By kind of figure that may be summoned, where it may be put.
    spaces: NotRequired[dict[str, list[str]]]
    #: By answer of where a figure comes from, in notation, where it may be put.
    sources: NotRequired[dict[str, list[str]]]


class AnkhView(TypedDict):
    """A table of Ankh as a seat or a spectator sees it."""

    game: str
    players: int
    camels: list[str]
    order: dict[str, str]
    monuments: list[Monument]
    areas: list[Area]
    guardians: list[str]
    guardian_figures: list[GuardianFigure]
    #: The kind and the space of figures that belong to nobody, where a pack has such.
    neutral_figures: NotRequired[list[tuple[str, str]]]
    #: By seat, the god it plays.
    plays: list[int]
    #: The gods in play, least devotion first.
    ascending: list[int]
    #: By the name of a god: what is on its dashboard, or where its tokens are. Gods and special
    #: rules of packs have tables of their own form.
    tokens: dict[str, str | list[str] | dict[str, Any]]
    #: Claws: a space and a direction.
    aims: list[tuple[str, str]]
    markers: list[int]
    event: int
    tiebreaker: Tiebreaker | None
    first: int | None
    battle: BattleState | None
    winner: int | None
    ending: Ending | None
    map: MapLines
    regions: list[Region]
    steps_to_event: list[int]
    event_track: list[str]
    ankh_tokens: list[int]
    supply: Supply
    printed: Printed
    next_unlock: list[NextUnlock | None]
    conflict: Conflict | None
    fight: Fight | None
    figures: list[Figure]
    strengths: list[int] | None
    turn: int | None
    asked: Asked | None
    over: bool
    ranking: list[Place] | None
