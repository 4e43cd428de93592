"""What a network is told about the regions, in the order in which conflicts resolve them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.games.ankh.conflict.rules import Conflict, Regions
from ennead.games.ankh.powers.moments import in_battles, in_conflicts
from ennead.games.ankh.table.board import neutral_monuments
from ennead.games.ankh.table.pieces import GOD, ORDER_TOKENS
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

#: There are never more regions than order tokens.
SLOTS: Final = ORDER_TOKENS
#: How many numbers a region has for all, and for each god.
REGION_COMMON: Final = 10
REGION_OWN: Final = 12
#: The order token of the region resolved last, where all of them are.
ALL_RESOLVED: Final = 99


class RegionFacts:
    """Figures, majorities and strength by region and god."""

    def __init__(self, table: AnkhTable) -> None:
        self.table: Final = table
        division = table.division
        #: The regions with a token, the first resolved first.
        self.ordered: Final[list[int]] = []
        for token in range(1, ORDER_TOKENS + 1):
            if token in table.order:
                self.ordered.append(table.order.index(token))
        self.token: Final = resolved(table)
        self.neutral: Final = neutral_monuments(table)
        gods = range(table.players)
        #: By region and god: figures there, strength, majorities.
        self.figures: Final[list[list[int]]] = []
        self.strength: Final[list[list[int]]] = []
        self.majorities: Final[list[list[int]]] = []
        for region, area in enumerate(division.regions):
            present = [hexset.size(hexset.common(table.figures[god], area)) for god in gods]
            self.figures.append(present)
            self.strength.append(
                [
                    number + in_battles.battle_bonus(table, god, region, None) if number else 0
                    for god, number in enumerate(present)
                ]
            )
            self.majorities.append(majorities_in(table, division.lands[region]))

    def slot(self, region: int) -> i64:
        """Return a region's place in the order; -1 if it has no token."""
        for place, other in enumerate(self.ordered):
            if other == region:
                return place
        return -1

    def slot_of(self, space: int) -> i64:
        """Return the place in the order of a land space's region; -1 for water."""
        if space < 0:
            return -1
        region = self.table.division.region_of[space]
        return -1 if region < 0 else self.slot(region)

    def is_to_come(self, region: int) -> bool:
        """Whether the conflict that runs, or the next one, has yet to resolve it."""
        battle = self.table.battle
        if battle is not None and battle.region == region:
            return True
        return self.table.order[region] > self.token

    def write_common(self, into: vec[float], at: i64) -> None:
        """Write size, monuments and whether it is still to come."""
        table = self.table
        free = self.neutral
        battle = table.battle
        for place, region in enumerate(self.ordered):
            slot: i64 = place
            here = at + slot * REGION_COMMON
            land = table.division.lands[region]
            into[here] = 1.0
            into[here + 1] = hexset.size(land) / 20.0
            for monument in range(3):
                number: i64 = monument
                standing = hexset.common(table.standing[monument], land)
                into[here + 2 + number] = hexset.size(standing) / 2.0
                into[here + 5 + number] = hexset.size(hexset.common(standing, free)) / 2.0
            if self.token and self.is_to_come(region):
                into[here + 8] = 1.0
            if battle is not None and battle.region == region:
                into[here + 9] = 1.0

    def write_own(self, god: int, into: vec[float], at: i64) -> None:
        """Write what a god has in every region."""
        table = self.table
        figures = table.figures[god]
        reach = hexset.gathered(table.division.map.within_three, figures)
        near = hexset.gathered(table.division.adjacent, figures)
        at_god = god_space(table, god)
        for place, region in enumerate(self.ordered):
            slot: i64 = place
            here = at + slot * REGION_OWN
            land = table.division.lands[region]
            self.write_presence(god, region, into, here)
            if hexset.overlaps(reach, land):
                into[here + 5] = 1.0
            if at_god >= 0 and hexset.contains(table.division.regions[region], at_god):
                into[here + 6] = 1.0
            into[here + 7] = self.majorities[region][god] / 2.0
            there = hexset.common(near, hexset.common(self.neutral, land))
            into[here + 8] = hexset.size(there) / 2.0
            held = hexset.common(table.controlled[god], land)
            into[here + 9] = hexset.size(held) / 3.0
            into[here + 10] = hexset.size(hexset.common(held, near)) / 2.0
            into[here + 11] = in_conflicts.region_devotion(table, god, region) / 2.0

    def write_presence(self, god: int, region: int, into: vec[float], at: i64) -> None:
        """Write how many figures, and how strong they are against the strongest other god."""
        number = self.figures[region][god]
        if not number:
            return
        into[at] = 1.0
        into[at + 1] = number / 3.0
        best = 0
        for other, strength in enumerate(self.strength[region]):
            if other != god and strength > best:
                best = strength
        into[at + 2] = max(-1.0, min(1.0, (self.strength[region][god] - best) / 4.0))
        if best == 0:
            into[at + 3] = 1.0
        elif self.strength[region][god] > best:
            into[at + 4] = 1.0

    def write_outlook(self, god: int, into: vec[float], at: i64) -> None:
        """Write the devotion of majorities and of dominating in all regions, now and completed."""
        majorities = alone = ahead = behind = 0
        for region in self.ordered:
            if not self.is_to_come(region) or not self.figures[region][god]:
                continue
            majorities += self.majorities[region][god]
            best = 0
            for other, strength in enumerate(self.strength[region]):
                if other != god and strength > best:
                    best = strength
            own = self.strength[region][god]
            if best == 0:
                alone += 1
            elif own > best:
                ahead += 1
            elif own < best:
                behind += 1
        into[at] = majorities / 4.0
        into[at + 1] = alone / 2.0
        into[at + 2] = ahead / 2.0
        into[at + 3] = behind / 2.0


def resolved(table: AnkhTable) -> int:
    """Return the token of the region that a running conflict resolved last; 0 if none runs."""
    token = 0
    for frame in table.frames:
        if isinstance(frame, Conflict):
            token = ALL_RESOLVED
        elif isinstance(frame, Regions):
            token = frame.token
    return token


def majorities_in(table: AnkhTable, land: HexSet) -> list[int]:
    """Return by god the types of which it controls more there than every other (AK-X7)."""
    found = [0] * table.players
    for monument in range(len(table.standing)):
        there = hexset.common(table.standing[monument], land)
        if hexset.is_empty(there):
            continue
        most = 0
        owner = -1
        for god in range(table.players):
            number = hexset.size(hexset.common(table.controlled[god], there))
            if number > most:
                most = number
                owner = god
            elif number == most:
                owner = -1
        if owner >= 0:
            found[owner] += 1
    return found


def god_space(table: AnkhTable, god: int) -> int:
    """Return the space of a god's own figure, negative where it stands on none."""
    for figure, owner in enumerate(table.owner):
        if owner == god and table.kinds[figure] == GOD:
            return table.place[figure]
    return -1
