"""Where what stands in an observation of Ankh (docs/envs-ankh.md)."""

from __future__ import annotations

from typing import Final

from ennead.envs.encode.encoder import Part
from ennead.envs.encode.space import Row, rows_of
from ennead.games.ankh.boxes import box_of

# fmt: off  (tables read better as tables)
#: The order in which questions were given their actions. It stays, for what was learned depends on
#: it; a question that is not listed follows in the order of the rules.
NUMBERED: Final = (
    "choose_action",
    "move_figure",
    "move_to",
    "push",
    "aim",
    "summon_source",
    "summon_kind",
    "summon_to",
    "give_sun",
    "unlock_power",
    "control_monument",
    "place_camel",
    "keep_token",
    "swap_token",
    "gather",
    "gather_at",
    "announce",
    "play_cards",
    "build_type",
    "build_at",
    "plague_bid",
    "break_tie",
    "keep_alive",
    "return",
    "trap",
    "choose_token",
    "place_token",
    "worship",
    "take_guardian",
)
ROWS: Final = rows_of(box_of().frames, NUMBERED)
ASKED: Final[tuple[Row, ...]] = ROWS[0]
DRAWN: Final[tuple[Row, ...]] = ROWS[1]

SPACES: Final = 124
SEATS: Final = 5
REGIONS: Final = 8
FIGURE_KINDS: Final = 8
GUARDIAN_KINDS: Final = 6
GODS: Final = 5
POWERS: Final = 12
CARDS: Final = 7
#: Kinds that a question may be about: figures, and a trapped warrior.
ASKED_KINDS: Final = 9

PLANES: Final[tuple[tuple[str, int, str], ...]] = (
    ("fertile", 1, "1 on fertile land"),
    ("desert", 1, "1 on desert"),
    ("water", 1, "1 on water"),
    (
        "closed",
        3,
        "to the north, north-east, south-east: 1 river or camel, 2 camel being placed",
    ),
    ("region", 8, "1 in the region of this number, its water too"),
    ("monument", 3, "1 on an obelisk, a temple, a pyramid"),
    ("controlled", 5, "1 on monuments that the god controls"),
    ("figures", 5, "1 on figures of the god"),
    ("kind", 8, "1 on figures of this kind: god, warrior, six kinds of guardians"),
    ("aimed", 1, "on an aimed figure its direction, 1 to 6"),
    ("underworld", 1, "1 on an underworld token"),
    ("radiant", 1, "1 on a figure with a sun"),
    ("battle", 1, "1 in the region of the battle"),
    ("protected", 1, "1 on figures that Flood protects"),
    ("subject", 1, "1 on what the question is about: a figure, a token"),
)
# The first plane of each kind.
CLOSED: Final = 3
REGION: Final = 6
MONUMENT: Final = 14
CONTROLLED: Final = 17
FIGURES: Final = 22
KIND: Final = 27
AIMED: Final = 35
TOKENS: Final = 36  # of the abilities that tell of every space, in the order of their gods
BATTLE: Final = 38
PROTECTED: Final = 39
SUBJECT: Final = 40
PLANE_COUNT: Final = 41

COMMON: Final[tuple[Part, ...]] = (
    ("players", 4, "one of them is 1: two, three, four, five players"),
    ("markers", 4, "steps of the four action markers"),
    ("to_event", 4, "steps until each action triggers an event"),
    ("event", 1, "the space of the event marker"),
    ("next_event", 3, "the next event: control, caravan, conflict"),
    ("tiebreaker_up", 1, "1 if the battle tiebreaker is face up"),
    ("two_cards", 3, "the token of Mysterious Forms: face up, announced, face down"),
    ("order", 8, "the conflict order token of each region, by its number"),
    ("camels", 1, "camels in the supply"),
    ("monuments", 3, "obelisks, temples, pyramids in the supply"),
    ("guardians", 6, "guardians of each kind that serve nobody yet"),
    ("question", len(ASKED), "one of them is 1: the question, as the actions list them"),
    ("asked_kind", 9, "the kind of figure the question is about; the last a trapped warrior"),
    ("asked_monument", 3, "the monument to be built"),
)
# Where the common parts begin, after all planes.
MARKERS: Final = 4
TO_EVENT: Final = 8
EVENT: Final = 12
NEXT_EVENT: Final = 13
TIEBREAKER_UP: Final = 16
TOLD_OF_TOKENS: Final = 17  # by the other abilities
ORDER: Final = 20
CAMELS_LEFT: Final = 28
MONUMENTS_LEFT: Final = 29
GUARDIANS_FREE: Final = 32
QUESTION: Final = 38
ASKED_KIND: Final = 67
ASKED_MONUMENT: Final = 76
GOD_BLOCKS: Final = 79

GOD_PARTS: Final[tuple[Part, ...]] = (
    ("in_play", 1, "1 while the god is in the game"),
    ("abilities", 5, "its abilities: Amun, Anubis, Isis, Osiris, Ra; two after a merging"),
    ("followers", 1, "followers"),
    ("devotion", 1, "devotion"),
    ("rank", 1, "how many gods have less devotion"),
    ("powers", 12, "1 for each unlocked power"),
    ("hand", 7, "1 for each battle card in hand"),
    ("ankhs", 1, "Ankh tokens in the pool"),
    ("warriors", 1, "warriors in the pool"),
    ("trapped", 1, "its warriors that are trapped"),
    ("pool", 6, "guardians of each kind in the pool"),
    ("turn", 1, "1 if it is the god's turn"),
    ("asked", 1, "1 if the god must still answer"),
    ("first", 1, "1 if it took the first turn"),
    ("tiebreaker", 1, "1 if it holds the battle tiebreaker"),
    ("fighting", 1, "1 if it fights in the battle"),
    ("played", 7, "1 for each card it has revealed in the battle"),
    ("lost", 1, "figures it has lost in the battle"),
    ("strength", 1, "its strength, once counted"),
)
# Of a god's block.
ABILITIES: Final = 1
FOLLOWERS: Final = 6
DEVOTION: Final = 7
RANK: Final = 8
UNLOCKED: Final = 9
HAND: Final = 21
ANKHS: Final = 28
POOL_WARRIORS: Final = 29
TRAPPED_WARRIORS: Final = 30
POOL_GUARDIANS: Final = 31
TURN: Final = 37
IS_ASKED: Final = 38
FIRST: Final = 39
TIEBREAKER: Final = 40
FIGHTING: Final = 41
PLAYED: Final = 42
LOST: Final = 49
STRENGTH: Final = 50
BLOCK: Final = 51

LAYOUT: Final[tuple[Part, ...]] = (
    *[(name, SPACES * count, about) for name, count, about in PLANES],
    *COMMON,
    *[
        (f"{name}_{god}", length, about)
        for god in range(SEATS)
        for name, length, about in GOD_PARTS
    ],
)
# fmt: on
