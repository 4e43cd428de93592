"""What a whole position of Ankh holds for every god, as plain numbers."""

from __future__ import annotations

from ennead.bots.ankh.values.dashboard import (
    figure_worth,
    follower_worth,
    hand_worth,
    monument_worth,
    power_worth,
)
from ennead.bots.ankh.values.evaluation import (
    LAST_RED_CONFLICT,
    MERGING_CONFLICT,
    Evaluation,
    chance,
)
from ennead.bots.ankh.values.prospects import CONFLICTS, Calendar, Prospects
from ennead.games.ankh.table.pieces import LAST_RED
from ennead.games.ankh.table.table import AnkhTable

#: What each number means; devotion a god has or can expect, then chances, then whose turn it is.
FEATURES: tuple[str, ...] = (
    "devotion",
    "next_conflict",
    "later_conflicts",
    "followers",
    "powers",
    "cards",
    "monuments",
    "figures",
    "tokens",
    "survival",
    "merging",
    "near_the_top",
    "turn",
)
STAGES: int = CONFLICTS
#: From here on the top of the track, which wins at once, is near.
NEAR_THE_TOP = 22


def stage(table: AnkhTable) -> int:
    """Count the conflicts that have begun before the one that runs or comes next."""
    calendar = Calendar(table)
    return min(CONFLICTS - 1, calendar.so_far - calendar.running)


def left(table: AnkhTable) -> float:
    """Return how far off the next conflict is: 0 while one runs."""
    calendar = Calendar(table)
    return 0.0 if calendar.running else min(1.0, (1 + calendar.events_between) / 3)


def is_quiet(table: AnkhTable) -> bool:
    """Whether no battle is being fought."""
    return table.battle is None


def features(table: AnkhTable) -> list[list[float]]:
    """Describe each seat by a row; seats of one god have the same, those out of play none."""
    evaluation = Evaluation(table, 0)
    calendar = Calendar(table)
    prospects = Prospects(table, calendar, evaluation.memory, evaluation.weights)
    turn = god_on_turn(table)
    merging = chances_to_merge(table, calendar, prospects, evaluation.weights.drift)
    rows: dict[int, list[float]] = {}
    for god in prospects.stands:
        row = worth_of(table, evaluation, calendar, prospects, god)
        row.append(merging.get(god, 0.0))
        row.append(max(0.0, table.devotion[god] + prospects.now[god] - NEAR_THE_TOP))
        row.append(1.0 if god == turn else 0.0)
        rows[god] = row
    return [rows.get(god, []) for god in table.god_of]


def god_on_turn(table: AnkhTable) -> int:
    """Return the god that is asked alone; who has not yet sealed an answer tells nothing."""
    frame = table.frames[-1]
    if frame.is_secret() or frame.is_chance():
        return -1
    return table.god_of[frame.first_to_act(table)]


def worth_of(
    table: AnkhTable, evaluation: Evaluation, calendar: Calendar, prospects: Prospects, god: int
) -> list[float]:
    """Write devotion, what conflicts promise, and what a god owns."""
    stand = prospects.stands[god]
    weights = evaluation.weights
    later = calendar.after
    conflicts = later + (0.0 if calendar.running else 1.0)
    full = LAST_RED_CONFLICT - calendar.so_far - (not calendar.running)
    expected = table.devotion[god] + prospects.now[god] + max(0, full) * prospects.later[god]
    safe = chance((expected - LAST_RED - 0.5) / (weights.drift * (1 + max(0, full))))
    return [
        float(table.devotion[god]),
        prospects.now[god],
        later * prospects.later[god],
        follower_worth(table, god, conflicts, weights),
        conflicts * power_worth(table, god, stand),
        min(1.0, conflicts) * hand_worth(table.hand[god]),
        conflicts * monument_worth(table, god, stand, weights),
        min(1.5, conflicts) * figure_worth(table, god, stand, weights),
        evaluation.tokens_worth(table, god, stand),
        1.0 if full < 0 else safe,
    ]


def chances_to_merge(
    table: AnkhTable, calendar: Calendar, prospects: Prospects, drift: float
) -> dict[int, float]:
    """Return each god's chance to be one of the two least devoted at the merging (AK-MG1)."""
    if len(table.ascending) <= 2 or calendar.so_far - calendar.running >= MERGING_CONFLICT:
        return {}
    full = max(0, MERGING_CONFLICT - calendar.so_far - (not calendar.running))
    projected = {
        god: table.devotion[god] + prospects.now[god] + full * prospects.later[god]
        for god in table.ascending
    }
    third = sorted(projected.values())[2]
    return {
        god: chance((third - reached) / (drift * (1 + full))) for god, reached in projected.items()
    }
