"""A position of Ra as a network is told it: open counts, suns one by one, and sums that matter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.ra.values import state
from ennead.bots.values.features import Features
from ennead.engine.bitset import highest, members
from ennead.engine.table import Table
from ennead.games.ra.auction.rules import Bid
from ennead.games.ra.disasters.rules import Discard
from ennead.games.ra.epoch.rules import ranking
from ennead.games.ra.scoring.rules import (
    DIFFERENT_CIVILIZATION,
    DIFFERENT_MONUMENTS,
    EQUAL_MONUMENTS,
    GOD_POINTS,
    GOLD_POINTS,
)
from ennead.games.ra.table.changes import on_track
from ennead.games.ra.table.counts import Counts
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import (
    ART,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FORTRESS,
    FUNERAL,
    GOD,
    GOLD,
    IN_THE_BAG,
    KINDS,
    NILE,
    PHARAOH,
    RA,
    RA_SPACES,
    TEMPLE,
    UNREST,
    WRITING,
)
from ennead.games.ra.turn.rules import DrawTile, TakeTile, Turn

# Where the parts of the row begin: first what all share.
EPOCH: Final = 0
RA_LEFT: Final = 3
BAG: Final = 14
IN_BAG: Final = 37
TO_COME: Final = 38
TRACK: Final = 39
ON_TRACK: Final = 62
SUN: Final = 71
QUESTION: Final = 88
CALL: Final = 93
HIGHEST: Final = 96
TAKEN: Final = 113
COMMON: Final = 114

# Then a block for each player.
POINTS: Final = 0
SUNS_UP: Final = 1
SUNS_DOWN: Final = 18
SUN_SUMS: Final = 35
HIGHEST_SUN: Final = 39
PHARAOHS: Final = 40
NILES: Final = 44
CIVILIZATION_KINDS: Final = 48
DIFFERENT: Final = 53
GODS: Final = 59
MONUMENT_COUNTS: Final = 61
MONUMENT_KINDS: Final = 85
NOW: Final = 94
LOT: Final = 95
LOT_MONUMENTS: Final = 96
ASKED: Final = 97
RA_PLAYER: Final = 98
BIDDER: Final = 99
EXPECTED: Final = 100
BLOCK: Final = 113

#: The unit of expected points.
POINTS_EXPECTED: Final = 10.0
#: A tile counts this much where a kind is counted.
HALF: Final = 0.5


class RaFeatures(Features):
    """Counts, suns and sums of a table of Ra."""

    def __init__(self, players: int) -> None:
        super().__init__(players, COMMON, BLOCK)

    def first(self, table: Table) -> int:
        frame = table.frames[-1]
        if isinstance(frame, DrawTile):
            return frame.player
        return frame.first_to_act(table) if not frame.is_chance() else 0

    def write(self, table: Table, into: vec[float], at: i64) -> None:
        assert isinstance(table, RaTable)
        write_board(table, into, at)
        write_question(table, into, at)
        first = self.first(table)
        best, second, fewest = pharaoh_ends(table)
        every_sun: i64 = 0
        for suns in table.suns_up:
            every_sun |= suns
        most_sun = max(0, int(highest(every_sun)))
        batch = vec[i64]([0] * KINDS)
        for tile in on_track(table):
            batch[tile] += 1
        for player in range(table.players):
            place: i64 = (player - first) % table.players
            here = at + COMMON + BLOCK * place
            write_suns(table, player, most_sun, into, here)
            write_tiles(table, player, best, second, fewest, batch, into, here)
        mark_roles(table, first, into, at)
        write_expected(table, first, into, at)

    def shares(self, table: Table) -> list[float]:
        assert isinstance(table, RaTable)
        winner = ranking(table)[0][1]
        return [1.0 if player == winner else 0.0 for player in range(table.players)]

    def scores(self, table: Table) -> list[float]:
        assert isinstance(table, RaTable)
        return [float(points) for points in table.points]


def write_board(table: RaTable, into: vec[float], at: i64) -> None:
    """Write the epoch, the two tracks, the bag and the sun in the middle."""
    into[at + EPOCH + table.epoch - 1] = 1.0
    ra_left = RA_SPACES[table.players] - table.ra_tiles
    into[at + RA_LEFT + ra_left] = 1.0
    bag = table.bag
    total = 0
    for kind in range(KINDS):
        number = int(bag[kind])
        total += number
        into[at + BAG + kind] = float(number) / float(IN_THE_BAG[kind])
    into[at + IN_BAG] = total / 180.0
    into[at + TO_COME] = (total - int(bag[RA])) * ra_left / (10.0 * (int(bag[RA]) + 1))
    lying = 0
    for tile in on_track(table):
        into[at + TRACK + tile] = into[at + TRACK + tile] + HALF
        lying += 1
    into[at + ON_TRACK + lying] = 1.0
    into[at + SUN + table.sun] = 1.0


def write_expected(table: RaTable, first: int, into: vec[float], at: i64) -> None:
    """Write what a player can expect of tiles, suns and the auction, by the state values."""
    found = state.numbers(table)
    number: i64 = 0
    for player in range(table.players):
        place: i64 = (player - first) % table.players
        here = at + COMMON + BLOCK * place + EXPECTED
        end = here + state.NUMBERS
        while here < end:
            into[here] = found[number] / POINTS_EXPECTED
            here += 1
            number += 1


def write_question(table: RaTable, into: vec[float], at: i64) -> None:
    """Write what is asked, and how far the auction has come."""
    frame = table.frames[-1]
    if isinstance(frame, Turn):
        into[at + QUESTION] = 1.0
    elif isinstance(frame, DrawTile):
        into[at + QUESTION + 1] = 1.0
    elif isinstance(frame, TakeTile):
        into[at + QUESTION + 2] = 1.0
        into[at + TAKEN] = frame.taken * HALF
    elif isinstance(frame, Bid):
        into[at + QUESTION + 3] = 1.0
        into[at + CALL + frame.call] = 1.0
        into[at + HIGHEST + frame.highest] = 1.0
    elif isinstance(frame, Discard):
        into[at + QUESTION + 4] = 1.0
        into[at + TAKEN] = frame.number * HALF


def mark_roles(table: RaTable, first: int, into: vec[float], at: i64) -> None:
    """Mark who is asked, who has called the auction, who has bid the most."""
    frame = table.frames[-1]
    mark(table, first, first, ASKED, into, at)
    if isinstance(frame, Bid):
        mark(table, first, frame.ra_player, RA_PLAYER, into, at)
        if frame.bidder >= 0:
            mark(table, first, frame.bidder, BIDDER, into, at)


def mark(table: RaTable, first: int, player: int, what: int, into: vec[float], at: i64) -> None:
    """Write a 1 into a player's block."""
    place: i64 = (player - first) % table.players
    into[at + COMMON + BLOCK * place + what] = 1.0


def write_suns(table: RaTable, player: int, most: int, into: vec[float], at: i64) -> None:
    """Write the suns, one by one and in sum."""
    up = down = number = own = 0
    for sun in members(table.suns_up[player]):
        into[at + SUNS_UP + sun] = 1.0
        up += sun
        number += 1
        own = sun
    for sun in members(table.suns_down[player]):
        into[at + SUNS_DOWN + sun] = 1.0
        down += sun
    into[at + SUN_SUMS] = up / 30.0
    into[at + SUN_SUMS + 1] = (up + down) / 30.0
    into[at + SUN_SUMS + 2] = number / 4.0
    into[at + SUN_SUMS + 3] = own / 16.0
    if own == most and most:
        into[at + HIGHEST_SUN] = 1.0


def pharaoh_ends(table: RaTable) -> tuple[int, int, int]:
    """Return the most Pharaohs, the next most, and the fewest that a player has."""
    best = second = -1
    fewest = 99
    for player in range(table.players):
        number = int(table.holds(player, PHARAOH))
        if number > best:
            second = best
            best = number
        elif number > second:
            second = number
        fewest = min(fewest, number)
    return best, second, fewest


def write_tiles(
    table: RaTable,
    player: int,
    best: int,
    second: int,
    fewest: int,
    batch: vec[i64],
    into: vec[float],
    at: i64,
) -> None:
    """Write a player's tiles: what they are, what they score now, and what with the lot."""
    held = widened(table.held(player))
    into[at + POINTS] = float(table.points[player]) / 30.0
    pharaohs = held[PHARAOH]
    others_best = second if pharaohs == best else best
    lead = float(pharaohs - others_best) / 4.0
    into[at + PHARAOHS] = float(pharaohs) / 6.0
    into[at + PHARAOHS + 1] = max(-1.5, min(1.5, lead))
    if best != fewest:
        if pharaohs == best:
            into[at + PHARAOHS + 2] = 1.0
        elif pharaohs == fewest:
            into[at + PHARAOHS + 3] = 1.0
    niles, floods = held[NILE], held[FLOOD]
    into[at + NILES] = float(niles) / 8.0
    into[at + NILES + 1] = float(floods) / 3.0
    if floods:
        into[at + NILES + 2] = 1.0
        into[at + NILES + 3] = float(niles) / 8.0
    different = write_civilization(held, into, at)
    into[at + GODS] = float(held[GOD]) * HALF
    into[at + GODS + 1] = float(held[GOLD]) * HALF
    monuments = write_monuments(held, into, at)
    now = scored(held, held, best, second, fewest)
    into[at + NOW] = now / 10.0
    if table.suns_up[player]:
        write_lot(held, batch, best, second, fewest, now, monuments, into, at)
    into[at + DIFFERENT + different] = 1.0


def widened(counts: Counts) -> vec[i64]:
    """Widen counts to numbers that can be added up."""
    found = vec[i64]([0] * KINDS)
    tile: i64 = 0
    while tile < KINDS:
        found[tile] = i64(counts[tile])
        tile += 1
    return found


def write_civilization(held: vec[i64], into: vec[float], at: i64) -> int:
    """Write which kinds there are; return how many."""
    different = 0
    for tile in range(ART, WRITING + 1):
        if held[tile]:
            into[at + CIVILIZATION_KINDS + tile - ART] = HALF + HALF * float(min(2, held[tile]))
            different += 1
    return different


def write_monuments(held: vec[i64], into: vec[float], at: i64) -> int:
    """Write which kinds there are once, twice and three times; return their points."""
    different = points = 0
    for tile in range(FORTRESS, TEMPLE + 1):
        number = held[tile]
        if number:
            place: i64 = MONUMENT_COUNTS + 3 * (tile - FORTRESS)
            into[at + place] = 1.0
            if number > 1:
                into[at + place + 1] = 1.0
            if number > 2:
                into[at + place + 2] = float(number - 2)
            different += 1
            points += EQUAL_MONUMENTS[number]
    into[at + MONUMENT_KINDS + different] = 1.0
    return points + DIFFERENT_MONUMENTS[different]


def scored(held: vec[i64], more: vec[i64], best: int, second: int, fewest: int) -> int:
    """Score these tiles as if the epoch ended now."""
    niles = more[NILE] + more[FLOOD] if more[FLOOD] else 0
    different = 0
    for tile in range(ART, WRITING + 1):
        if more[tile]:
            different += 1
    points = GOD_POINTS * more[GOD] + GOLD_POINTS * more[GOLD] + niles
    points += DIFFERENT_CIVILIZATION[different]
    own = held[PHARAOH]
    others = second if own == best else best
    if more[PHARAOH] >= others and more[PHARAOH] > fewest:
        points += 5
    elif more[PHARAOH] <= fewest and others > more[PHARAOH]:
        points -= 2
    return points


def write_lot(
    held: vec[i64],
    batch: vec[i64],
    best: int,
    second: int,
    fewest: int,
    now: int,
    monuments: int,
    into: vec[float],
    at: i64,
) -> None:
    """Write what the tiles on the auction track would bring this player now, disasters included."""
    after = vec[i64]([0] * KINDS)
    for kind in range(KINDS):
        after[kind] = held[kind] + batch[kind]
    if batch[FUNERAL]:
        after[PHARAOH] = max(0, after[PHARAOH] - 2 * batch[FUNERAL])
    if batch[DROUGHT]:
        lost = 2 * batch[DROUGHT]
        floods = min(lost, after[FLOOD])
        after[FLOOD] -= floods
        after[NILE] = max(0, after[NILE] - lost + floods)
    if batch[UNREST]:
        lose_least(after, ART, WRITING, 2 * batch[UNREST])
    if batch[EARTHQUAKE]:
        lose_least(after, FORTRESS, TEMPLE, 2 * batch[EARTHQUAKE])
    different = points = 0
    for tile in range(FORTRESS, TEMPLE + 1):
        if after[tile]:
            different += 1
            points += EQUAL_MONUMENTS[min(5, after[tile])]
    points += DIFFERENT_MONUMENTS[different]
    then = scored(held, after, best, second, fewest)
    into[at + LOT] = (then - now) / 10.0
    into[at + LOT_MONUMENTS] = (points - monuments) / 10.0


def lose_least(after: vec[i64], low: int, high: int, number: int) -> None:
    """Remove this many tiles of a category, doubles first."""
    for _ in range(number):
        best = -1
        most = 0
        for tile in range(low, high + 1):
            if after[tile] > most:
                most = after[tile]
                best = tile
        if best < 0:
            return
        after[best] -= 1
