"""What the board promises each god: monuments by region, and where its figures stand."""

from __future__ import annotations

from ennead.bots.ankh.packs import Deaths
from ennead.bots.ankh.values.presence import Armies, Borrower, borrowers_at, deaths_at
from ennead.games.ankh.battle.strength import figure_strength
from ennead.games.ankh.powers.moments import in_battles, in_conflicts, of_figures
from ennead.games.ankh.table.board import beside, god_figure, majorities, neutral_monuments
from ennead.games.ankh.table.pieces import GOD, POOL_TOKENS
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


class BoardFeatures:
    """The monuments: who has majorities where, and which are neutral."""

    def __init__(self, table: AnkhTable) -> None:
        #: What it was made of: kept, so that nothing else can be taken for it.
        self.made_of = (table.division, table.standing, table.controlled)
        gods = range(table.players)
        regions = range(len(table.division.lands))
        #: By region and god.
        self.majorities = [[majorities(table, god, region) for god in gods] for region in regions]
        self.neutral: HexSet = neutral_monuments(table)
        #: By god, the monuments that give it followers, and those it could take control of.
        self.giving = [hexset.union(self.neutral, table.controlled[god]) for god in gods]
        self.open = [self.open_to(table, god) for god in gods]

    def open_to(self, table: AnkhTable, god: int) -> HexSet:
        """Find the monuments that a god may take control of when it stands beside them (AK-CM)."""
        if hexset.size(table.controlled[god]) >= POOL_TOKENS:
            return hexset.EMPTY
        if not hexset.is_empty(self.neutral):
            return self.neutral
        held = hexset.EMPTY
        for other, spaces in enumerate(table.controlled):
            if other != god:
                held = hexset.union(held, spaces)
        return held


class Stand:
    """Where the figures of one god stand, and what that means."""

    def __init__(
        self,
        table: AnkhTable,
        board: BoardFeatures,
        god: int,
        armies: Armies,
        numbers: dict[object, int],
    ) -> None:
        #: Kept, so that no other powers can be taken for them.
        self.powers = table.powers[god]
        figures = armies.owned[god]
        fighting = armies.fighting[god]
        division = table.division
        near = beside(table, figures)
        reach = hexset.gathered(division.map.within_three, figures)
        place = table.place[god_figure(table, god)]
        #: How many figures there are, and how many that a god may keep alive if they would die.
        self.number = hexset.size(figures)
        self.kept = hexset.size(in_battles.may_keep(table, god))
        #: Monuments beside them that give followers, and that could be taken control of.
        self.giving = hexset.size(hexset.common(near, board.giving[god]))
        self.open = hexset.size(hexset.common(near, board.open[god]))
        #: Spaces that only this god's figures may end on.
        warded = hexset.without(of_figures.warded(table), of_figures.warded_against(table, god))
        self.warded = hexset.size(warded)
        #: The regions the god itself is in: it cannot die there.
        self.god_in = division.regions_at(place) if place >= 0 else []
        #: By region: how many figures; whether one could move there; strength besides figures and
        #: cards; devotion more for winning.
        self.counts = [hexset.size(hexset.common(fighting, area)) for area in division.regions]
        self.reaches = [hexset.overlaps(reach, land) for land in division.lands]
        self.bonus = self.strengths(table, god)
        self.radiance = [
            in_conflicts.region_devotion(table, god, region) if count else 0
            for region, count in enumerate(self.counts)
        ]
        #: By region, figures of others that fight for it, and own ones that fight for others.
        self.borrowed = numbers_in(table, hexset.without(fighting, figures))
        self.lent = numbers_in(table, hexset.without(figures, fighting))
        #: By region, the number of all that decides what it promises this god.
        self.sides = [
            numbers.setdefault(self.side(region), len(numbers))
            for region in range(len(self.counts))
        ]

    def strengths(self, table: AnkhTable, god: int) -> list[int]:
        """Return strength by region, besides that of figures and cards."""
        figure = god_figure(table, god)
        extra = figure_strength(table, god, figure, None) - 1
        found = [
            in_battles.battle_bonus(table, god, region, None) if count else 0
            for region, count in enumerate(self.counts)
        ]
        for region in self.god_in:
            found[region] += extra
        if not table.box.is_base:
            self.add_others(table, god, found)
        return found

    def add_others(self, table: AnkhTable, god: int, found: list[int]) -> None:
        """Add what figures other than the god count more than 1, by region."""
        for figure, place in enumerate(table.place):
            if place >= 0 and table.owner[figure] == god and table.kinds[figure] != GOD:
                extra = figure_strength(table, god, figure, None) - 1
                for region in table.division.regions_at(place) if extra else ():
                    found[region] += extra

    def side(self, region: int) -> tuple[object, ...]:
        """Return all that decides what a region promises this god."""
        return (
            *(self.counts[region], self.bonus[region], self.radiance[region]),
            *(self.reaches[region], region in self.god_in, self.kept),
            *(self.borrowed[region], self.lent[region]),
        )


def numbers_in(table: AnkhTable, spaces: HexSet) -> list[int]:
    """Count by region how many of some spaces it has."""
    if hexset.is_empty(spaces):
        return [0] * len(table.division.regions)
    return [hexset.size(hexset.common(spaces, area)) for area in table.division.regions]


class Memory:
    """Grounds and stands met while one answer is thought about; most positions share them.

    Clones share what does not change, so objects are known by their identity.
    """

    def __init__(self) -> None:
        self.features: dict[object, BoardFeatures] = {}
        #: The sides of regions that were met, numbered.
        self.sides: dict[object, int] = {}
        self.stands: dict[object, Stand] = {}
        #: What regions promise each god, by what that depends on in all of them and in one.
        self.promises: dict[object, dict[object, dict[int, float]]] = {}
        self.dashboards: dict[object, float] = {}
        self.god_figures: dict[int, int] = {}
        #: What packs change, looked up once.
        self.borrowers: list[Borrower] | None = None
        self.deaths: Deaths | None = None

    def armies(self, table: AnkhTable) -> Armies:
        """Return whose figures are whose, and who fights for whom."""
        if self.borrowers is None:
            self.borrowers = borrowers_at(table)
        return Armies(table, self.borrowers)

    def deaths_at(self, table: AnkhTable) -> Deaths:
        """Return whose figures die in the scenario."""
        if self.deaths is None:
            self.deaths = deaths_at(table)
        return self.deaths

    def board_features(self, table: AnkhTable) -> BoardFeatures:
        """Return the features of a table's monuments."""
        guarded = of_figures.guarded(table)
        key = (id(table.division), id(table.standing), id(table.controlled), guarded)
        found = self.features.get(key)
        if found is None:
            found = self.features[key] = BoardFeatures(table)
        return found

    def stand(self, table: AnkhTable, board: BoardFeatures, god: int, armies: Armies) -> Stand:
        """Return the features of a god's figures on a table."""
        key = (
            god,
            id(board),
            armies.owned[god],
            armies.fighting[god],
            id(table.powers[god]),
            table.place[self.god_figure(table, god)],
            tuple(table.tokens),
        )
        found = self.stands.get(key)
        if found is None:
            found = self.stands[key] = Stand(table, board, god, armies, self.sides)
        return found

    def god_figure(self, table: AnkhTable, god: int) -> int:
        """Find the figure of a god; it never changes."""
        if god not in self.god_figures:
            self.god_figures[god] = god_figure(table, god)
        return self.god_figures[god]
