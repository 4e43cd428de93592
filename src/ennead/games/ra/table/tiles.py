"""The 180 tiles, and the suns that are dealt."""

from __future__ import annotations

from typing import Final

RA: Final = 0
GOD: Final = 1
PHARAOH: Final = 2
NILE: Final = 3
FLOOD: Final = 4
ART: Final = 5
AGRICULTURE: Final = 6
RELIGION: Final = 7
ASTRONOMY: Final = 8
WRITING: Final = 9
GOLD: Final = 10
FORTRESS: Final = 11
OBELISK: Final = 12
PALACE: Final = 13
PYRAMID: Final = 14
SPHINX: Final = 15
STATUES: Final = 16
STEP_PYRAMID: Final = 17
TEMPLE: Final = 18
FUNERAL: Final = 19
DROUGHT: Final = 20
UNREST: Final = 21
EARTHQUAKE: Final = 22

#: What may follow a verb in an answer.
TILE: Final = "a tile"
SUN: Final = "a sun's number"

KINDS: Final = 23
EMPTY: Final = -1

# fmt: off  (a table reads better as a table)
#: How many tiles of each kind there are (RA-C1).
IN_THE_BAG: Final[tuple[int, ...]] = (
    30,  # Ra
    8,  # God
    25,
    25,
    12,  # Pharaoh, Nile, Flood
    5,
    5,
    5,
    5,
    5,  # Civilization
    5,  # Gold
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    5,  # Monuments
    2,
    2,
    4,
    2,  # Funeral, Drought, Unrest, Earthquake
)
#: The names in records, positions and views, by kind.
NAMES: Final[tuple[str, ...]] = (
    "ra",
    "god",
    "pharaoh",
    "nile",
    "flood",
    "art",
    "agriculture",
    "religion",
    "astronomy",
    "writing",
    "gold",
    "fortress",
    "obelisk",
    "palace",
    "pyramid",
    "sphinx",
    "statues",
    "step_pyramid",
    "temple",
    "funeral",
    "drought",
    "unrest",
    "earthquake",
)
# fmt: on

CIVILIZATION: Final[tuple[int, ...]] = (ART, AGRICULTURE, RELIGION, ASTRONOMY, WRITING)
MONUMENTS: Final[tuple[int, ...]] = (
    FORTRESS,
    OBELISK,
    PALACE,
    PYRAMID,
    SPHINX,
    STATUES,
    STEP_PYRAMID,
    TEMPLE,
)
DISASTERS: Final[tuple[int, ...]] = (FUNERAL, DROUGHT, UNREST, EARTHQUAKE)

AUCTION_SPACES: Final = 8
#: Ra tiles that fill the Ra track, by number of players (RA-C3).
RA_SPACES: Final[tuple[int, ...]] = (0, 0, 6, 8, 9, 10)
LOWEST_SUN: Final = 1
HIGHEST_SUN: Final = 16

#: The groups of suns that are dealt, by number of players (RA-S2), each ascending.
SUN_GROUPS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    2: ((2, 5, 6, 9), (3, 4, 7, 8)),
    3: ((2, 5, 8, 13), (3, 6, 9, 12), (4, 7, 10, 11)),
    4: ((2, 6, 13), (3, 7, 12), (4, 8, 11), (5, 9, 10)),
    5: ((2, 7, 16), (3, 8, 15), (4, 9, 14), (5, 10, 13), (6, 11, 12)),
}
