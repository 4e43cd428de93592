"""The devotion that each god can expect of the conflicts to come, region by region."""

from __future__ import annotations

from functools import cache
from math import exp

from ennead.bots.ankh.values.board_features import BoardFeatures, Memory, Stand
from ennead.bots.ankh.values.weights import Weights
from ennead.games.ankh.conflict.rules import Conflict, Regions, conflicts_so_far
from ennead.games.ankh.table.devotion import is_red
from ennead.games.ankh.table.pieces import (
    BIT,
    CARD_BONUS,
    CHARIOTS,
    CONFLICT,
    DROUGHT,
    EVENTS,
    PLAGUE,
    POWER_NAMES,
    cards_in,
)
from ennead.games.ankh.table.table import AnkhTable

CONFLICTS = 5
BOUNTIFUL = BIT[POWER_NAMES.index("bountiful")]
GLORIOUS = BIT[POWER_NAMES.index("glorious")]
MAGNANIMOUS = BIT[POWER_NAMES.index("magnanimous")]
WORSHIPFUL = BIT[POWER_NAMES.index("worshipful")]
#: What an unknown card can be counted on to add to the strength.
CARD_HOPE = {CHARIOTS: 1.6, PLAGUE: 0.7, DROUGHT: 0.7}


class Calendar:
    """Where in the row of conflicts a table is."""

    def __init__(self, table: AnkhTable) -> None:
        self.so_far = conflicts_so_far(table)
        #: The order token of the region resolved last; above all of them after the last region.
        self.token = 0
        self.running = False
        for frame in table.frames:
            if isinstance(frame, Conflict):
                self.running = True
                self.token = 99
            elif isinstance(frame, Regions):
                self.running = True
                self.token = frame.token
        battle = table.battle
        #: The region of a battle that is still open.
        self.fought = -1
        if battle is not None and battle.winner < 0 and not any(battle.strength):
            self.fought = battle.region
        #: Conflicts that will still come after the one that runs or comes next.
        self.after = CONFLICTS - self.so_far - (0 if self.running else 1)
        self.events_between = 0 if self.running else events_before_conflict(table)


def events_before_conflict(table: AnkhTable) -> int:
    """Count the events before the next conflict."""
    number = 0
    for event in range(table.event + 1, len(EVENTS)):
        if EVENTS[event] == CONFLICT:
            break
        number += 1
    return number


class Prospects:
    """By god: devotion to expect of the next conflict, and of one like it later."""

    def __init__(
        self, table: AnkhTable, calendar: Calendar, memory: Memory, weights: Weights
    ) -> None:
        self.table = table
        self.calendar = calendar
        self.weights = weights
        self.board: BoardFeatures = memory.board_features(table)
        self.deaths = memory.deaths_at(table)
        armies = memory.armies(table)
        self.stands: dict[int, Stand] = {
            god: memory.stand(table, self.board, god, armies) for god in table.ascending
        }
        self.now = [0.0] * table.players
        self.later = [0.0] * table.players
        self.hopes = [card_hope(hand) for hand in table.hand]
        self.reds = [is_red(table, god) for god in range(table.players)]
        self.add_up(memory.promises.setdefault(self.context(), {}))

    def add_up(self, known: dict[object, dict[int, float]]) -> None:
        """Add up all regions; earlier ones are a little surer."""
        for region, token in enumerate(self.table.order):
            key = (region, *[stand.sides[region] for stand in self.stands.values()])
            promised = known.get(key)
            if promised is None:
                promised = known[key] = self.promised(region)
            is_open = token > self.calendar.token or region == self.calendar.fought
            surely = 1 - self.weights.haste * token if is_open else 0.0
            for god, devotion in promised.items():
                self.later[god] += devotion
                self.now[god] += surely * devotion

    def context(self) -> tuple[object, ...]:
        """Return all that the promises of every region depend on, besides who stands there."""
        table = self.table
        return (
            *(self.calendar.running, self.calendar.fought, id(self.board)),
            *(table.tiebreaker, table.tiebreaker_up),
            *(tuple(self.reds), tuple(self.hopes), tuple(table.unlocked), tuple(self.stands)),
            () if table.battle is None else tuple(table.battle.played),
        )

    def promised(self, region: int) -> dict[int, float]:
        """Return what a region promises each god."""
        present = [god for god, stand in self.stands.items() if stand.counts[region]]
        promised: dict[int, float] = {}
        if len(present) == 1:
            promised = {present[0]: self.domination(present[0], region)}
            self.miss_lent(promised, present[0], region, float(self.deaths.of_dominating))
        elif present:
            promised = self.battle(present, region)
        if not self.calendar.running:
            for god, stand in self.stands.items():
                if not stand.counts[region] and stand.reaches[region]:
                    near = self.approach(god, region, len(present))
                    promised[god] = promised.get(god, 0.0) + near
        return promised

    def domination(self, god: int, region: int) -> float:
        """Value majorities and 1 for dominating, while no other god comes (AK-X5)."""
        majority = self.gain(god, self.board.majorities[region][god])
        alone = majority + self.gain(god, 1 + self.stands[god].radiance[region])
        if self.deaths.of_dominating:
            alone -= self.missed(god, region)
        if self.calendar.running:
            return alone
        rivals = [s for other, s in self.stands.items() if other != god and s.reaches[region]]
        stays = (1 - self.weights.arrival) ** len(rivals)
        return majority + stays * (alone - majority)

    def battle(self, present: list[int], region: int) -> dict[int, float]:
        """Value majorities, the chance of victory, and what may be lost (AK-Y)."""
        strengths = {god: self.strength(god, region) for god in present}
        best = max(strengths.values())
        odds = {god: exp((s - best) / self.weights.doubt) for god, s in strengths.items()}
        total = sum(odds.values())
        promised = {god: self.fight(god, region, odds[god] / total, strengths) for god in present}
        for god in present:
            chance = odds[god] / total
            risk = self.deaths.of_winner * chance + self.deaths.of_losers * (1 - chance)
            self.miss_lent(promised, god, region, risk)
        return promised

    def strength(self, god: int, region: int) -> float:
        """Sum up figures, powers and cards; cards as played, or as they may be (AK-Y9)."""
        stand = self.stands[god]
        battle = self.table.battle
        if region == self.calendar.fought and battle is not None and any(battle.played):
            cards = float(sum([CARD_BONUS[card] for card in cards_in(battle.played[god])]))
        else:
            cards = self.hopes[god]
        tiebreaker = 0.4 if self.table.tiebreaker == god and self.table.tiebreaker_up else 0.0
        return stand.counts[region] + stand.bonus[region] + cards + tiebreaker

    def fight(self, god: int, region: int, chance: float, strengths: dict[int, float]) -> float:
        """Value a battle for a god with this chance to win it."""
        stand = self.stands[god]
        unlocked = self.table.unlocked[god]
        victory = 1.0 + stand.radiance[region]
        if unlocked & GLORIOUS:
            lead = strengths[god] - max([s for other, s in strengths.items() if other != god])
            victory += 2 * min(1.0, max(0.0, (lead + 1) / 4))
        missed = self.missed(god, region)
        lost = missed if self.deaths.of_losers else 0.0
        if unlocked & MAGNANIMOUS and stand.counts[region] >= 2:
            lost -= self.gain(god, 2)
        won = self.gain(god, victory)
        if self.deaths.of_winner:
            won -= missed
        worship = 0.3 if unlocked & WORSHIPFUL else 0.0
        majority = self.gain(god, self.board.majorities[region][god])
        return majority + worship + chance * won - (1 - chance) * lost

    def missed(self, god: int, region: int) -> float:
        """Value a god's figures that may die in a region; gods and those it may keep are spared."""
        stand = self.stands[god]
        mortal = stand.counts[region] - stand.borrowed[region] - (region in stand.god_in)
        return self.weights.loss * self.weights.figure * max(0, mortal - stand.kept)

    def miss_lent(self, promised: dict[int, float], god: int, region: int, risk: float) -> None:
        """Subtract lent figures from their owners' worth, if they die with the other god's."""
        if self.stands[god].borrowed[region]:
            cost = risk * self.weights.loss * self.weights.figure
            for owner, stand in self.stands.items():
                if stand.lent[region]:
                    promised[owner] = promised.get(owner, 0.0) - cost * stand.lent[region]

    def approach(self, god: int, region: int, others: int) -> float:
        """Return a part of what a region would give to a god that came."""
        majority = self.board.majorities[region][god]
        return self.weights.near * (self.gain(god, majority) + self.gain(god, 1) / (1 + others))

    def gain(self, god: int, devotion: float) -> float:
        """Return a gain, one more for the bountiful on red spaces (AK-L3c)."""
        if devotion > 0 and self.reds[god] and self.table.unlocked[god] & BOUNTIFUL:
            return devotion + 1
        return devotion


@cache
def card_hope(hand: int) -> float:
    """Return the strength that a card of a hand may add."""
    return max([hope for card, hope in CARD_HOPE.items() if hand & BIT[card]], default=0.0)
