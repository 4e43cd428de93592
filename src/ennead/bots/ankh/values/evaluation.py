"""The value of a position for the god of a seat."""

from __future__ import annotations

from math import exp

from ennead.bots.ankh.packs import tokens_by
from ennead.bots.ankh.values.board_features import Memory, Stand
from ennead.bots.ankh.values.dashboard import dashboard_worth, figure_worth
from ennead.bots.ankh.values.prospects import Calendar, Prospects
from ennead.bots.ankh.values.weights import WEIGHTS, Weights
from ennead.games.ankh.powers.moments import in_conflicts
from ennead.games.ankh.table.pieces import ADVANCES, CONTROL, EVENTS, LAST_RED, TRAPPED
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

#: How many battles are played out to value battle cards, and in a rollout.
BATTLES = 56
QUICK_BATTLES = 12
#: The worth of a game that is won, and as a loss of one that is not.
VICTORY = 1000.0
LAST_RED_CONFLICT = 4
MERGING_CONFLICT = 3


class Evaluation:
    """Values positions for a seat, one after another; it remembers parts that come again."""

    def __init__(
        self,
        table: AnkhTable,
        seat: int,
        weights: Weights | None = None,
        battles: int = BATTLES,
    ) -> None:
        self.seat = seat
        #: How many battles are played out to value battle cards.
        self.battles = battles
        self.weights = weights or WEIGHTS[table.players]
        self.memory = Memory()

    def value(self, table: AnkhTable) -> float:
        """Value the own god's worth against that of the others."""
        god = table.god_of[self.seat]
        if not table.frames:
            return VICTORY if table.winner == god else -VICTORY
        if god not in table.ascending:
            return -VICTORY
        calendar = Calendar(table)
        worths = self.worths(table, calendar)
        return self.balance(worths, god, calendar) - self.gift(table, god, calendar)

    def balance(self, worths: dict[int, float], god: int, calendar: Calendar) -> float:
        """Return a god's worth less what its rivals' costs."""
        others = [worth for other, worth in worths.items() if other != god] or [0.0]
        if calendar.so_far >= LAST_RED_CONFLICT:
            return worths[god] - self.weights.last_rivalry * max(others)
        return worths[god] - self.weights.rivalry * sum(others) / len(others)

    def worths(self, table: AnkhTable, calendar: Calendar) -> dict[int, float]:
        """Value what every god in play has and can expect, in devotion."""
        weights = self.weights
        prospects = Prospects(table, calendar, self.memory, weights)
        sure = weights.sure - weights.event_between * calendar.events_between
        if calendar.running:
            sure = 1.0
        after = calendar.after
        fading = sum([weights.later**number for number in range(1, after + 1)])
        conflicts = after + (0.0 if calendar.running else sure)
        worths = {}
        for god, stand in prospects.stands.items():
            expected = sure * prospects.now[god] + fading * prospects.later[god]
            worths[god] = table.devotion[god] + expected
            worths[god] += self.survival(table, calendar, god, prospects)
            worths[god] += self.dashboard_worth(table, god, stand, conflicts)
            worths[god] += min(1.5, conflicts) * figure_worth(table, god, stand, weights)
            worths[god] += self.tokens_worth(table, god, stand)
        if len(worths) > 2 and calendar.so_far - calendar.running < MERGING_CONFLICT:
            self.mind_merging(table, calendar, prospects, worths)
        return worths

    def dashboard_worth(self, table: AnkhTable, god: int, stand: Stand, conflicts: float) -> float:
        """Value what a god owns, computed once for positions that do not change it."""
        key = (id(stand), table.followers[god], table.hand[god], conflicts)
        found = self.memory.dashboards.get(key)
        if found is None:
            found = dashboard_worth(table, god, stand, conflicts, self.weights)
            self.memory.dashboards[key] = found
        return found

    def survival(
        self, table: AnkhTable, calendar: Calendar, god: int, prospects: Prospects
    ) -> float:
        """Return the chance to be above the red line after the fourth conflict (AK-FG1)."""
        full = LAST_RED_CONFLICT - calendar.so_far - (not calendar.running)
        if full < 0:
            return self.weights.survival
        expected = table.devotion[god] + prospects.now[god] + full * prospects.later[god]
        drift = self.weights.drift * (1 + full)
        return self.weights.survival * chance((expected - LAST_RED - 0.5) / drift)

    def mind_merging(
        self,
        table: AnkhTable,
        calendar: Calendar,
        prospects: Prospects,
        worths: dict[int, float],
    ) -> None:
        """Subtract a part of their worth from the two least devoted gods (AK-MG1)."""
        full = max(0, MERGING_CONFLICT - calendar.so_far - (not calendar.running))
        projected = {
            god: table.devotion[god] + prospects.now[god] + full * prospects.later[god]
            for god in table.ascending
        }
        third = sorted(projected.values())[2]
        drift = self.weights.drift * (1 + full)
        for god in worths:
            worths[god] -= self.weights.merging * chance((third - projected[god]) / drift)

    def tokens_worth(self, table: AnkhTable, god: int, stand: Stand) -> float:
        """Value tokens on the board, own warriors trapped, and claws that point at monuments."""
        worth = self.weights.token * stand.warded
        if TRAPPED in table.place:
            for figure, place in enumerate(table.place):
                if place == TRAPPED and table.owner[figure] == god:
                    worth -= self.weights.captive
        if table.aims:
            pointed = hexset.common(in_conflicts.destroyed_monuments(table), table.controlled[god])
            worth -= self.weights.claws * hexset.size(pointed)
        return worth if table.box.is_base else worth + tokens_of_packs(table, god)

    def gift(self, table: AnkhTable, god: int, calendar: Calendar) -> float:
        """Return what another player gains who can trigger the next event at once."""
        asked = table.frames[-1].first_to_act(table)
        if asked < 0 or table.god_of[asked] == god:
            return 0.0
        if table.event + 1 >= len(EVENTS) or calendar.running:
            return 0.0
        advances = ADVANCES[table.players]
        ripe = any(table.markers[row] + 1 >= advances[row] for row in range(4))
        if not ripe:
            return 0.0
        return self.weights.gift if EVENTS[table.event + 1] == CONTROL else self.weights.gift / 3


def tokens_of_packs(table: AnkhTable, god: int) -> float:
    """Add up what tokens of packs are worth to a god."""
    known = tokens_by(table.box.packs)
    worth = 0.0
    for power in (*table.powers[god], *table.box.rules):
        if type(power) in known:
            worth += known[type(power)](power, table, god)
    return worth


def chance(margin: float) -> float:
    """Return the chance of what a margin decides, relative to what may change it."""
    if margin > 30:
        return 1.0
    return 1 / (1 + exp(-margin)) if margin > -30 else 0.0
