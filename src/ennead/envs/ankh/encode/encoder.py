"""A table of Ankh as an observation of small numbers (docs/envs-ankh.md).

First the planes, then what is common to all, then a block for each god: in the order of the table,
the god of the one who looks first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.table import Table
from ennead.envs.ankh.encode.layout import (
    ABILITIES,
    ANKHS,
    ASKED,
    ASKED_KIND,
    ASKED_KINDS,
    ASKED_MONUMENT,
    BLOCK,
    CAMELS_LEFT,
    DEVOTION,
    EVENT,
    FIGHTING,
    FIRST,
    FOLLOWERS,
    GOD_BLOCKS,
    GODS,
    GUARDIANS_FREE,
    HAND,
    IS_ASKED,
    LAYOUT,
    LOST,
    MARKERS,
    MONUMENTS_LEFT,
    NEXT_EVENT,
    ORDER,
    PLANE_COUNT,
    PLAYED,
    POOL_GUARDIANS,
    POOL_WARRIORS,
    QUESTION,
    RANK,
    SPACES,
    STRENGTH,
    TIEBREAKER,
    TIEBREAKER_UP,
    TO_EVENT,
    TOKENS,
    TOLD_OF_TOKENS,
    TRAPPED_WARRIORS,
    TURN,
    UNLOCKED,
)
from ennead.envs.ankh.encode.packs import PackParts
from ennead.envs.ankh.encode.planes import MONUMENTS, write_planes
from ennead.envs.ankh.encode.question import Asked
from ennead.envs.encode.encoder import Encoder, small
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.table.board import ankh_tokens, monuments_left
from ennead.games.ankh.table.pieces import (
    ADVANCES,
    CAMELS,
    CARAVAN,
    CARD,
    CONFLICT,
    CONTROL,
    EVENTS,
    FIRST_GUARDIAN,
    KINDS,
    POOL,
    TRAPPED,
    WARRIOR,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import NextTurn

if TYPE_CHECKING:
    from ennead.engine.rules import Data, Rules

EVENT_KINDS: Final[list[str]] = [CONTROL, CARAVAN, CONFLICT]


class AnkhEncoder(Encoder):
    """Everything is written but sealed answers."""

    def __init__(self, rules: Rules[Any], options: Data) -> None:
        packs = PackParts(tuple(options.get("packs", ())))
        super().__init__(rules, packs.space(), (*LAYOUT, *packs.layout))
        self.packs: Final = packs
        self.told: Final = told_by(packs.box.abilities[:GODS])
        self.base_size: Final[int] = self.size - sum([length for _, length, _ in packs.layout])

    def write(self, table: Table, seat: int, into: vec[u8], at: i64) -> None:
        assert isinstance(table, AnkhTable)
        own = table.god_of[seat]
        common: i64 = at + SPACES * PLANE_COUNT
        asked = Asked(table)
        write_planes(table, own, asked.space, into, at)
        write_common(table, into, common)
        for told in self.told:
            if table.tokens[told.number]:  # of no tokens there is nothing to tell
                told.ability.write_observed(table, seat, into, at + told.place)
        self.write_question(table, own, asked, into, common, at)
        if table.gods:
            write_gods(table, own, into, common + GOD_BLOCKS)
            if self.packs.layout:
                self.packs.write(table, seat, into, at + self.base_size)

    def write_question(
        self, table: AnkhTable, own: int, asked: Asked, into: vec[u8], at: i64, start: i64
    ) -> None:
        """What is asked, of which gods, and what it is about."""
        if not table.frames or table.frames[-1].is_chance():
            return
        frame = table.frames[-1]
        place: i64 = self.space.places[type(frame)]
        if place < len(ASKED):
            into[at + QUESTION + place] = 1
        else:
            into[start + self.base_size + place - len(ASKED)] = 1
        if 0 <= asked.kind < ASKED_KINDS:
            into[at + ASKED_KIND + asked.kind] = 1
        if 0 <= asked.monument < MONUMENTS:
            into[at + ASKED_MONUMENT + asked.monument] = 1
        for seat in frame.to_act(table):
            place = (table.god_of[seat] - own) % table.players
            into[at + GOD_BLOCKS + BLOCK * place + IS_ASKED] = 1


class Told:
    """What an ability of the base game tells of its tokens, and where that stands."""

    def __init__(self, ability: Ability, place: int) -> None:
        self.ability: Final = ability
        self.number: Final = ability.number
        self.place: Final[i64] = place


def told_by(abilities: tuple[Ability, ...]) -> list[Told]:
    """The places of what abilities tell: a plane of the board each, or a few numbers."""
    plane, number = SPACES * TOKENS, SPACES * PLANE_COUNT + TOLD_OF_TOKENS
    found = []
    for ability in abilities:
        size = ability.observation_size()
        if size == SPACES:
            found.append(Told(ability, plane))
            plane += size
        elif size:
            found.append(Told(ability, number))
            number += size
    return found


def write_common(table: AnkhTable, into: vec[u8], at: i64) -> None:
    """The tracks, the supply and what belongs to no god."""
    into[at + table.players - 2] = 1
    for row, moved in enumerate(table.markers):
        into[at + MARKERS + row] = small(moved)
        into[at + TO_EVENT + row] = small(ADVANCES[table.players][row] - moved)
    into[at + EVENT] = small(table.event)
    if table.event + 1 < len(EVENTS):
        into[at + NEXT_EVENT + EVENT_KINDS.index(EVENTS[table.event + 1])] = 1
    into[at + TIEBREAKER_UP] = u8(table.tiebreaker_up)
    for region, token in enumerate(table.order):
        into[at + ORDER + region] = small(token)
    into[at + CAMELS_LEFT] = small(CAMELS - len(table.division.camels))
    for monument in range(MONUMENTS):
        into[at + MONUMENTS_LEFT + monument] = small(monuments_left(table, monument))


def write_gods(table: AnkhTable, own: int, into: vec[u8], at: i64) -> None:
    """A block for each god, and the figures that stand on no space."""
    for seat, number in enumerate(table.gods):  # while they are drawn there are fewer than seats
        god = table.god_of[seat]
        if god in table.ascending:
            block: i64 = at + BLOCK * ((god - own) % table.players)
            if number < GODS:
                into[block + ABILITIES + number] = 1
            if god == seat:
                write_god(table, god, into, block)
    write_pools(table, own, into, at)
    mark(table, own, table.god_of[table.first], FIRST, into, at)
    if table.tiebreaker >= 0:
        mark(table, own, table.tiebreaker, TIEBREAKER, into, at)
    for frame in table.frames:
        if isinstance(frame, NextTurn):
            mark(table, own, table.god_of[frame.seat], TURN, into, at)
            break
    write_fighters(table, own, into, at)


def write_god(table: AnkhTable, god: int, into: vec[u8], at: i64) -> None:
    """What a god has."""
    into[at] = 1
    into[at + FOLLOWERS] = small(table.followers[god])
    into[at + DEVOTION] = small(table.devotion[god])
    into[at + RANK] = small(table.ascending.index(god))
    write_bits(table.unlocked[god], into, at + UNLOCKED)
    write_bits(table.hand[god], into, at + HAND)
    into[at + ANKHS] = small(ankh_tokens(table, god))


def write_pools(table: AnkhTable, own: int, into: vec[u8], at: i64) -> None:
    """Figures in pools, in slots, and guardians that serve nobody yet."""
    players = table.players
    kinds = table.kinds
    owner = table.owner
    for figure, place in enumerate(table.place):
        if place >= 0:
            continue
        kind = kinds[figure]
        if kind >= KINDS:
            continue  # told of with its pack
        if place == CARD:
            into[at - GOD_BLOCKS + GUARDIANS_FREE + kind - FIRST_GUARDIAN] += 1
        elif owner[figure] >= 0:
            block: i64 = at + BLOCK * ((owner[figure] - own) % players)
            if place == TRAPPED:
                into[block + TRAPPED_WARRIORS] += 1
            elif place == POOL and kind == WARRIOR:
                into[block + POOL_WARRIORS] += 1
            elif place == POOL and kind >= FIRST_GUARDIAN:
                into[block + POOL_GUARDIANS + kind - FIRST_GUARDIAN] += 1


def write_fighters(table: AnkhTable, own: int, into: vec[u8], at: i64) -> None:
    """Who fights in the battle, with what, and how it goes."""
    battle = table.battle
    if battle is None:
        return
    for god in battle.gods:
        block: i64 = at + BLOCK * ((god - own) % table.players)
        into[block + FIGHTING] = 1
        write_bits(battle.played[god], into, block + PLAYED)
        into[block + LOST] = small(battle.lost[god])
        into[block + STRENGTH] = small(battle.strength[god])


def write_bits(mask: i64, into: vec[u8], at: i64) -> None:
    """1 for each bit that a mask has."""
    while mask:
        if mask & 1:
            into[at] = 1
        mask >>= 1
        at += 1


def mark(table: AnkhTable, own: int, god: int, what: int, into: vec[u8], at: i64) -> None:
    """A 1 in a god's block, as another god's player sees it."""
    into[at + BLOCK * ((god - own) % table.players) + what] = 1
