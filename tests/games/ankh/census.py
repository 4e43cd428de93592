"""Counts every piece of the box and checks that the table is one that can be (AK-C9)."""

from __future__ import annotations

from collections import Counter

import ennead
from ennead.games.ankh.caravan.rules import KeepToken
from ennead.games.ankh.conflict.rules import Conflict
from ennead.games.ankh.table.pieces import (
    ADVANCES,
    CARD,
    CARDS,
    EVENTS,
    FIRST_GUARDIAN,
    GOD,
    GUARDIANS,
    MAAT,
    NOBODY,
    OUT,
    POOL,
    TRAPPED,
    WARRIOR,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

# The box, as the rulebook lists it: no number of the program is trusted here.
WARRIORS = 6
MONUMENTS = 10
CAMELS = 30
ORDER_TOKENS = 8
POOL_TOKENS = 9
DASHBOARD_TOKENS = 6
BASES = 2
SLOTS = 3
SUNS = 3
UNDERWORLD_TOKENS = 3
BOX = {
    "cat_mummy": (3, "small"),
    "satet": (3, "small"),
    "mummy": (3, "small"),
    "apep": (2, "large"),
    "giant_scorpion": (2, "large"),
    "androsphinx": (2, "large"),
}
IN_PLAY = {2: 1, 3: 2, 4: 3, 5: 3}
AMUN, ANUBIS, ISIS, OSIRIS, RA = range(5)
APEP = "apep"


def table_of(game: ennead.Game) -> AnkhTable:
    """The table of a game of Ankh."""
    assert isinstance(game.table, AnkhTable)
    return game.table


def take_census(game: ennead.Game) -> None:
    """Every count adds up; before the pieces are placed there is nothing to count."""
    table = table_of(game)
    if table.kinds:
        for count in CENSUS:
            count(table)


def figures_by_kind(table: AnkhTable) -> None:
    """A god and six warriors each, for ever their own, and the guardians of the setup (AK-C1)."""
    for seat in range(table.players):
        own = range(seat * (1 + WARRIORS), (seat + 1) * (1 + WARRIORS))
        assert [table.kinds[figure] for figure in own] == [GOD, *[WARRIOR] * WARRIORS]
        assert {table.owner[figure] for figure in own} == {seat}
    others = Counter(table.kinds[table.players * (1 + WARRIORS) :])
    assert sorted(others) == sorted(table.guardians)
    for kind in table.guardians:
        in_box, _ = BOX[guardian(kind)]
        assert others[kind] == min(in_box, IN_PLAY[table.players])
    assert len(table.kinds) == len(table.owner) == len(table.place)


def figures_by_place(table: AnkhTable) -> None:
    """A figure stands on a space, or is in a pool, a slot, on its card or out of the game."""
    for god in range(table.players):
        stands = [place for f, place in enumerate(table.place) if table.owner[f] == god]
        assert hexset.members(table.figures[god]) == sorted([s for s in stands if s >= 0])
    for figure, place in enumerate(table.place):
        kind, owner = table.kinds[figure], table.owner[figure]
        assert place >= OUT
        if kind == GOD:
            assert (place >= 0) == (owner in table.ascending), "a god is never killed (AK-C6)"
            assert place >= 0 or place == OUT
        if place == TRAPPED:
            assert kind == WARRIOR
        if place == CARD:
            assert kind >= FIRST_GUARDIAN
            assert owner == NOBODY
        if place in (POOL, TRAPPED) or place >= 0:
            assert owner in table.ascending


def spaces(table: AnkhTable) -> None:
    """No two pieces share a space; in water stands only what can be summoned there (AK-B3)."""
    taken = [place for place in table.place if place >= 0]
    for standing in table.standing:
        taken += hexset.members(standing)
        assert hexset.is_within(standing, table.division.map.land)
    assert len(set(taken)) == len(taken)
    for figure, place in enumerate(table.place):
        if place >= 0 and not table.division.map.is_land(place):
            assert guardian(table.kinds[figure]) == APEP


def monuments(table: AnkhTable) -> None:
    """Ten of each type and nine Ankh tokens of a god, at most one on a monument (AK-C2, AK-C8)."""
    everywhere = hexset.EMPTY
    for standing in table.standing:
        assert hexset.size(standing) <= MONUMENTS
        everywhere = hexset.union(everywhere, standing)
    held: list[int] = []
    for god, controlled in enumerate(table.controlled):
        assert hexset.is_within(controlled, everywhere)
        assert hexset.size(controlled) <= POOL_TOKENS
        assert god in table.ascending or hexset.is_empty(controlled)
        held += hexset.members(controlled)
    assert len(set(held)) == len(held)


def dashboards(table: AnkhTable) -> None:
    """Six Ankh tokens move up from the left, two in a column of four powers (AK-P1)."""
    for god, unlocked in enumerate(table.unlocked):
        columns = [(unlocked >> 4 * level & 15).bit_count() for level in range(3)]
        assert unlocked < 1 << 12
        assert sum(columns) <= DASHBOARD_TOKENS
        assert columns in (
            [0, 0, 0],
            [1, 0, 0],
            [2, 0, 0],
            [2, 1, 0],
            [2, 2, 0],
            [2, 2, 1],
            [2] * 3,
        )
        assert god in table.ascending or not unlocked


def bases(table: AnkhTable) -> None:
    """Two small and two large bases for the guardians of a god (AK-C1)."""
    for god in range(table.players):
        used = Counter(
            BOX[guardian(table.kinds[figure])][1]
            for figure, owner in enumerate(table.owner)
            if owner == god
            and table.kinds[figure] >= FIRST_GUARDIAN
            and table.place[figure] not in (CARD, OUT)
        )
        assert all(number <= BASES for number in used.values())


def cards(table: AnkhTable) -> None:
    """Seven cards each, in the hand or face up; Cycle of Ma'at is never gone (AK-Y4, AK-Y19)."""
    for god, hand in enumerate(table.hand):
        assert 0 <= hand < 1 << CARDS
        playing = 0 if table.battle is None else table.battle.played[god]
        assert not hand & playing
        assert god in table.ascending or hand == 0
        if god in table.ascending:
            assert (hand | playing) & 1 << MAAT


def order_tokens(table: AnkhTable) -> None:
    """Every region has one of the eight tokens; while one is split its token is held (AK-CC4)."""
    held = [frame.token for frame in table.frames if isinstance(frame, KeepToken)]
    placed = [token for token in table.order if token]
    assert len(table.order) == len(table.division.lands)
    assert len(placed) == len(table.order) - 2 * len(held)
    tokens = placed + held
    assert len(set(tokens)) == len(tokens)
    assert all(1 <= token <= ORDER_TOKENS for token in tokens)


def camels(table: AnkhTable) -> None:
    """Thirty camels, on edges between land spaces without river (AK-CC1)."""
    edges = table.division.camels
    assert len(edges) <= CAMELS
    assert len(set(edges)) == len(edges)
    assert all(table.division.map.takes_camel[edge] for edge in edges)


def tokens_of_gods(table: AnkhTable) -> None:
    """Suns, underworld tokens, slots and the Amun token are all somewhere (AK-S10)."""
    radiant, placed, trapped = table.tokens[RA], table.tokens[OSIRIS], table.tokens[ANUBIS]
    assert len(set(radiant)) == len(radiant) <= SUNS
    for figure in radiant:
        assert table.place[figure] >= 0, "a radiant figure is on the board (AK-RA3)"
        assert table.box.abilities[RA] in table.powers[table.owner[figure]]
    assert len(set(placed)) == len(placed) <= UNDERWORLD_TOKENS
    standing = [space for spaces in table.standing for space in hexset.members(spaces)]
    for space in placed:
        assert table.division.map.is_land(space)
        assert space not in standing, "no monument on an underworld token (AK-O4)"
    assert len(trapped) <= SLOTS
    assert sorted(trapped) == [f for f, place in enumerate(table.place) if place == TRAPPED]
    for figure in trapped:
        assert table.box.abilities[ANUBIS] not in table.powers[table.owner[figure]]
    assert len(table.tokens[AMUN]) == 1
    for god in (AMUN, OSIRIS, RA, ANUBIS):
        if god not in table.gods:
            assert table.tokens[god] == table.box.abilities[god].first_tokens(), (
                table.box.god_names[god]
            )


def followers(table: AnkhTable) -> None:
    """Nobody owes followers; who is out of the game has none."""
    for god, number in enumerate(table.followers):
        assert number >= 0
        assert god in table.ascending or number == 0


def devotion(table: AnkhTable) -> None:
    """The markers of the gods in play, least devotion first, and who plays them (AK-D3)."""
    spaces = [table.devotion[god] for god in table.ascending]
    assert spaces == sorted(spaces)
    assert all(0 <= space <= 31 for space in table.devotion)
    assert len(set(table.ascending)) == len(table.ascending)
    assert set(table.ascending) <= set(table.god_of)
    for god in range(table.players):
        assert bool(table.powers[god]) == (god in table.ascending)


def tracks(table: AnkhTable) -> None:
    """Every marker is on its track, and held tokens are held only while they may be."""
    for action, moved in enumerate(table.markers):
        assert 0 <= moved <= ADVANCES[table.players][action]
    assert 0 <= table.event < len(EVENTS)
    in_conflict = any(isinstance(frame, Conflict) for frame in table.frames)
    if table.frames and not in_conflict:
        assert table.tiebreaker == NOBODY
        assert table.tokens[AMUN] == (0,), "face up outside conflicts (AK-X8)"
        assert table.battle is None


def aims(table: AnkhTable) -> None:
    """Every Giant Scorpion on the board points somewhere, once its owner has chosen (AK-GS1)."""
    aimed = [figure for figure, _ in table.aims]
    assert len(set(aimed)) == len(aimed)
    for figure in aimed:
        assert guardian(table.kinds[figure]) == "giant_scorpion"
        assert table.place[figure] >= 0


def guardian(kind: int) -> str:
    """A guardian's name; empty for gods and warriors."""
    return GUARDIANS[kind - FIRST_GUARDIAN].name if kind >= FIRST_GUARDIAN else ""


CENSUS = (
    figures_by_kind,
    figures_by_place,
    spaces,
    monuments,
    dashboards,
    bases,
    cards,
    order_tokens,
    camels,
    tokens_of_gods,
    followers,
    devotion,
    tracks,
    aims,
)
