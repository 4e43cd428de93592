"""A position of Ankh as a network is told it: the event track, the gods, and who stands where."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.ankh.values.equivalence import representatives
from ennead.bots.ankh.values.pending_features import PENDING_SIZE, write_pending
from ennead.bots.ankh.values.region_features import (
    REGION_COMMON,
    REGION_OWN,
    SLOTS,
    RegionFacts,
)
from ennead.bots.values.features import Features
from ennead.engine.frames import SecretQuestion
from ennead.engine.table import Table
from ennead.games.ankh.caravan.rules import PlaceCamel
from ennead.games.ankh.ending.rules import ranking
from ennead.games.ankh.table.board import beside, monuments_left, neutral_monuments
from ennead.games.ankh.table.pieces import (
    ADVANCES,
    BIT,
    CARDS,
    CONTROL,
    EVENTS,
    FIRST_GUARDIAN,
    KINDS,
    LAST_RED,
    POOL,
    POWERS,
    TOP,
    UNLOCKS_OF_LEVEL,
    WARRIOR,
    number_of,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

# Where the parts of the row begin: first what all share.
EVENT: Final = 0
MARKERS: Final = 19
MOST_LEFT: Final = 6
NEXT_EVENT: Final = MARKERS + 4 * MOST_LEFT
SUPPLY: Final = NEXT_EVENT + 3
IN_PLAY: Final = SUPPLY + 3
GUARDIAN_KINDS: Final = IN_PLAY + 5
PENDING: Final = GUARDIAN_KINDS + KINDS
REGIONS: Final = PENDING + PENDING_SIZE
COMMON: Final = REGIONS + SLOTS * REGION_COMMON

# Then a block for each seat.
ALIVE: Final = 0
ASKED: Final = 1
PARTNER: Final = 2
DEVOTION: Final = 3
RANK: Final = 9
FOLLOWERS: Final = 14
UNLOCKED: Final = 21
HAND: Final = UNLOCKED + POWERS + 4
FIGURES: Final = HAND + CARDS + 1
HELD: Final = FIGURES + 2 + KINDS
TIEBREAKER: Final = HELD + 8
GOD: Final = TIEBREAKER + 1
#: The gods that networks are trained with; of any other only what is on the table is told.
GODS: Final = 5
TOKENS: Final = GOD + GODS
PLAYED: Final = TOKENS + 1
OUTLOOK: Final = PLAYED + CARDS + 1
OWN_REGIONS: Final = OUTLOOK + 4
BLOCK: Final = OWN_REGIONS + SLOTS * REGION_OWN


class AnkhFeatures(Features):
    """Tracks, dashboards and regions of a table of Ankh."""

    def __init__(self, players: int) -> None:
        super().__init__(players, COMMON, BLOCK)

    def first(self, table: Table) -> int:
        frame = table.frames[-1]
        if isinstance(frame, SecretQuestion):
            return frame.seats[0]  # who has sealed an answer already tells nothing
        return frame.first_to_act(table) if not frame.is_chance() else 0

    def knows(self, table: Table) -> bool:
        assert isinstance(table, AnkhTable)
        return table.box.is_base

    def choices(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AnkhTable)
        alike = representatives(table, table.frames[-1])
        return [answer for answer in table.options(seat) if alike[answer] == answer]

    def defers(self, table: Table) -> bool:
        """Defer sealed answers, which others do not see, and unfinished lines of camels."""
        frame = table.frames[-1]
        return isinstance(frame, SecretQuestion | PlaceCamel)

    def write(self, table: Table, into: vec[float], at: i64) -> None:
        assert isinstance(table, AnkhTable)
        write_tracks(table, into, at)
        regions = RegionFacts(table)
        regions.write_common(into, at + REGIONS)
        write_pending(table, regions, into, at + PENDING)
        first = self.first(table)
        asked = table.god_of[first]
        for seat in range(table.players):
            place: i64 = (seat - first) % table.players
            here = at + COMMON + BLOCK * place
            god = table.god_of[seat]
            if god not in table.ascending:
                continue
            into[here + ALIVE] = 1.0
            if seat == first:
                into[here + ASKED] = 1.0
            elif god == asked:
                into[here + PARTNER] = 1.0
            write_god(table, god, into, here)
            write_pieces(table, god, into, here)
            regions.write_own(god, into, here + OWN_REGIONS)
            regions.write_outlook(god, into, here + OUTLOOK)

    def join(self, table: Table, chances: vec[float]) -> None:
        """Join the two players of a merged god (AK-MG1)."""
        assert isinstance(table, AnkhTable)
        for seat in range(table.players):
            god = table.god_of[seat]
            if god != seat:
                one: i64 = seat
                other: i64 = god
                mean = (chances[one] + chances[other]) / 2.0
                chances[one] = mean
                chances[other] = mean

    def shares(self, table: Table) -> list[float]:
        assert isinstance(table, AnkhTable)
        places = ranking(table)
        best = min([place for place, _, _ in places])
        winners = [seat for place, seat, _ in places if place == best]
        share = 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(table.players)]

    def scores(self, table: Table) -> list[float]:
        assert isinstance(table, AnkhTable)
        return [float(table.devotion[table.god_of[seat]]) for seat in range(table.players)]


def write_tracks(table: AnkhTable, into: vec[float], at: i64) -> None:
    """Write the event track, the action tracks, the supply, and the guardians in play."""
    event: i64 = table.event
    if event < MARKERS:
        into[at + EVENT + event] = 1.0
    advances = ADVANCES[table.players]
    for row in range(4):
        left = advances[row] - table.markers[row]
        place: i64 = MARKERS + row * MOST_LEFT + max(0, min(MOST_LEFT - 1, left - 1))
        into[at + place] = 1.0
    if table.event + 1 < len(EVENTS):
        coming = EVENTS[table.event + 1]
        kind: i64 = 0 if coming == CONTROL else 1 if coming == "caravan" else 2
        into[at + NEXT_EVENT + kind] = 1.0
    for monument in range(3):
        number: i64 = monument
        into[at + SUPPLY + number] = monuments_left(table, monument) / 8.0
    gods: i64 = min(4, max(0, len(table.ascending) - 1))
    into[at + IN_PLAY + gods] = 1.0
    for guardian in table.guardians:
        which: i64 = guardian
        if which < KINDS:
            into[at + GUARDIAN_KINDS + which] = 1.0


def write_god(table: AnkhTable, god: int, into: vec[float], at: i64) -> None:
    """Write devotion, followers, powers and cards of a god."""
    devotion = table.devotion[god]
    into[at + DEVOTION] = devotion / 20.0
    into[at + DEVOTION + 1] = max(0, devotion - LAST_RED) / 10.0
    if devotion <= LAST_RED:
        into[at + DEVOTION + 2] = 1.0
        into[at + DEVOTION + 3] = (LAST_RED - devotion) / 20.0
    into[at + DEVOTION + 4] = max(0, devotion + 6 - TOP) / 6.0
    ascending = table.ascending
    best = table.devotion[ascending[-1]]
    into[at + DEVOTION + 5] = (devotion - best) / 10.0
    rank: i64 = min(4, ascending.index(god))
    into[at + RANK + rank] = 1.0
    write_followers(table, god, into, at)
    write_powers(table, god, into, at)
    hand = table.hand[god]
    number = 0
    for card in range(CARDS):
        place: i64 = card
        if hand & BIT[card]:
            into[at + HAND + place] = 1.0
            number += 1
    into[at + HAND + CARDS] = number / 7.0
    if table.tiebreaker == god:
        into[at + TIEBREAKER] = 1.0 if table.tiebreaker_up else 0.5
    battle = table.battle
    if battle is not None and god in battle.gods:
        for card in range(CARDS):
            shown: i64 = card
            if battle.played[god] & BIT[card]:
                into[at + PLAYED + shown] = 1.0
        into[at + PLAYED + CARDS] = 1.0


def write_followers(table: AnkhTable, god: int, into: vec[float], at: i64) -> None:
    """Write followers: how many, and whether they pay for what they are used for."""
    followers = table.followers[god]
    into[at + FOLLOWERS] = followers / 8.0
    for enough in range(1, 6):
        place: i64 = enough
        if followers >= enough:
            into[at + FOLLOWERS + place] = 1.0
    into[at + FOLLOWERS + 6] = max(0, followers - 5) / 8.0


def write_powers(table: AnkhTable, god: int, into: vec[float], at: i64) -> None:
    """Write Ankh powers, how far the next is off, and a god's abilities with their tokens."""
    unlocked = table.unlocked[god]
    for power in range(POWERS):
        place: i64 = power
        if unlocked & BIT[power]:
            into[at + UNLOCKED + place] = 1.0
    number = number_of(unlocked)
    into[at + UNLOCKED + POWERS] = number / 6.0
    if number < 6:
        level: i64 = number // UNLOCKS_OF_LEVEL
        into[at + UNLOCKED + POWERS + 1 + level] = 1.0
    for which in abilities(table, god):
        known: i64 = which
        if known < GODS:
            into[at + GOD + known] = 1.0
        if which < len(table.tokens):
            into[at + TOKENS] = into[at + TOKENS] + len(table.tokens[which]) / 3.0


def abilities(table: AnkhTable, god: int) -> list[int]:
    """List the abilities of a god: its own, and that of a god merged into it."""
    return [
        table.gods[seat]
        for seat in range(table.players)
        if seat == god or table.god_of[seat] == god
    ]


def write_pieces(table: AnkhTable, god: int, into: vec[float], at: i64) -> None:
    """Write figures by kind on the board and in the pool, monuments held and within reach."""
    kinds = table.kinds
    place = table.place
    for figure, owner in enumerate(table.owner):
        if owner != god:
            continue
        kind: i64 = kinds[figure]
        if kind >= KINDS:
            kind = KINDS - 1
        if place[figure] >= 0:
            into[at + FIGURES + kind] = into[at + FIGURES + kind] + 0.4
        elif place[figure] == POOL:
            pool: i64 = 0 if kind == WARRIOR else 1 if kind >= FIRST_GUARDIAN else 0
            spot = at + FIGURES + KINDS + pool
            into[spot] = into[spot] + 0.25
    held = table.controlled[god]
    near = beside(table, table.figures[god])
    others = 0
    for monument in range(3):
        number: i64 = monument
        standing = table.standing[monument]
        into[at + HELD + number] = hexset.size(hexset.common(held, standing)) / 3.0
    for other in table.ascending:
        if other != god:
            others += hexset.size(hexset.common(near, table.controlled[other]))
    neutral = hexset.size(hexset.common(near, neutral_monuments(table)))
    own = hexset.size(hexset.common(near, held))
    into[at + HELD + 3] = hexset.size(held) / 6.0
    into[at + HELD + 4] = neutral / 3.0
    into[at + HELD + 5] = own / 3.0
    into[at + HELD + 6] = others / 3.0
    into[at + HELD + 7] = (neutral + own) / 4.0
