"""Statistics of Ankh: who wins with what, how games end, and devotion conflict by conflict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import cast

from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.engine.table import Event
from ennead.games.ankh.data.scenarios import scenarios
from ennead.games.ankh.table.pieces import POWER_NAMES
from ennead.games.ankh.table.table import ENDING_NAMES, AnkhTable
from ennead.lab.collector import Collector, Kept, Row, Statistics
from ennead.lab.statistics.intervals import mean_interval, wilson

ENDINGS = [name for name in ENDING_NAMES if name is not None]
#: What files of earlier versions call endings.
ENDINGS_BEFORE = {"top_reached": "top"}
CONFLICTS = 5
#: What a scenario is called that is not one of the box's.
OWN_SCENARIO = "own"

#: What a seat may have had: of a game's details and a seat, the names of it.
Had = Callable[[Data, int], Iterable[str]]


class AnkhCollector(Collector):
    """Keeps every seat's god, powers and guardians, the ending and the devotion on the way."""

    varied: Mapping[str, tuple[str, ...]] = {"scenario": tuple(scenarios())}
    #: The two players of a merged god win together (AK-MG9).
    team = 2
    mark = "god"

    def details(self, game: Game, events: Sequence[Event]) -> Data:
        table = cast(AnkhTable, game.table)
        seats = range(table.players)
        scenario = game.options["scenario"]
        named = scenario if isinstance(scenario, str) else OWN_SCENARIO
        return {
            "scenario": named,
            "gods": [table.box.god_names[god] for god in table.gods],
            "turns": [(seat - table.first) % table.players + 1 for seat in seats],
            "merged": [table.god_of.count(table.god_of[seat]) > 1 for seat in seats],
            "powers": [powers_of(events, table.god_of[seat]) for seat in seats],
            "guardians": [guardians_of(table, events, seat) for seat in seats],
            "ending": ENDING_NAMES[table.ending],
            "places": [place for _, place in sorted([(s, p) for p, s, _ in game.ranking()])],
            "devotion": devotion_after_conflicts(events, table.players),
        }

    def columns(self, details: Data, seat: int) -> dict[str, int | str]:
        devotion = details["devotion"]
        return {
            "scenario": details["scenario"],
            "god": details["gods"][seat],
            "turn": details["turns"][seat],
            "merged": int(details["merged"][seat]),
            "powers": " ".join(details["powers"][seat]),
            "guardians": " ".join(details["guardians"][seat]),
            "ending": details["ending"],
            **{
                f"devotion_{number + 1}": devotion[number][seat] if number < len(devotion) else ""
                for number in range(CONFLICTS)
            },
        }

    def statistics(self, games: Sequence[Kept]) -> list[Statistics]:
        return [
            endings(games),
            wins("god", games, lambda details, seat: [details["gods"][seat]]),
            wins("seat", games, lambda details, seat: [f"seat {seat}"]),
            wins("turn", games, lambda details, seat: [f"player {details['turns'][seat]}"]),
            wins("scenario", games, lambda details, seat: [details["scenario"]]),
            wins("power", games, lambda details, seat: details["powers"][seat]),
            wins("guardian", games, lambda details, seat: details["guardians"][seat]),
            devotion_by("place", games, lambda details, seat: f"place {details['places'][seat]}"),
            devotion_by("seat", games, lambda details, seat: f"seat {seat}"),
        ]


# ---------------------------------------------------------------- of one game


def powers_of(events: Sequence[Event], god: int) -> list[str]:
    """List the powers that a god had unlocked by the end, or by the time it was forgotten."""
    told = [event.fields for event in events if event.name == "unlocked"]
    return [POWER_NAMES[cast(int, power)] for unlocker, power in told if unlocker == god]


def guardians_of(table: AnkhTable, events: Sequence[Event], seat: int) -> list[str]:
    """List the kinds of guardians that served a seat's god, those gained by merging too."""
    god = table.god_of[seat]
    names = ("guardian", "taken_over")
    told = [event.fields for event in events if event.name in names and event.fields[0] == god]
    kinds = {cast(int, fields[1]) for fields in told}
    return [table.box.kinds[kind].name for kind in sorted(kinds)]


def devotion_after_conflicts(events: Sequence[Event], players: int) -> list[list[int]]:
    """List every seat's devotion at the end of each conflict, before the merging that follows."""
    spaces = [0] * players
    plays = list(range(players))
    found: list[list[int]] = []
    for event in events:
        if event.name == "conflict":
            found.append([spaces[god] for god in plays])
        elif event.name == "devotion":
            god, _, space = [cast(int, field) for field in event.fields]
            spaces[god] = space
            found[-1] = [spaces[god] for god in plays]
        elif event.name == "merged":
            lower, higher, space = [cast(int, field) for field in event.fields]
            spaces[higher] = space
            plays[lower] = higher
    return found


# ---------------------------------------------------------------- of many games


def endings(games: Sequence[Kept]) -> Statistics:
    """Compute the share of games that ended in each way, with its 95 % interval."""
    rows: list[Row] = []
    for ending in ENDINGS:
        number = sum([details["ending"] == ending for _, details in games])
        rows.append((ending, number, *share(number, len(games))))
    return Statistics("how games ended", ("ending", "games", "share", "low", "high"), rows)


def wins(name: str, games: Sequence[Kept], had: Had) -> Statistics:
    """Compute the win rate of seats that had something, with its 95 % interval."""
    seats: dict[str, list[bool]] = {}
    for bots, details in games:
        for seat, bot in enumerate(bots):
            won = details["places"][seat] == 1
            for what in had(details, seat):
                seats.setdefault(labelled(what, bot, games), []).append(won)
    rows: list[Row] = [
        (label, len(won), sum(won), *share(sum(won), len(won)))
        for label, won in sorted(seats.items())
    ]
    return Statistics(f"wins by {name}", (name, "seats", "wins", "share", "low", "high"), rows)


def devotion_by(name: str, games: Sequence[Kept], called: Callable[[Data, int], str]) -> Statistics:
    """Compute mean devotion after each conflict that was reached, and half its 95 % interval."""
    found: dict[str, list[list[float]]] = {}
    for bots, details in games:
        for seat, bot in enumerate(bots):
            label = labelled(called(details, seat), bot, games)
            numbers = found.setdefault(label, [[] for _ in range(CONFLICTS)])
            for conflict, devotion in enumerate(details["devotion"]):
                numbers[conflict].append(devotion[seat])
    columns = [(f"conflict {number}", f"+- {number}") for number in range(1, CONFLICTS + 1)]
    rows: list[Row] = [
        (label, *[cell for own in numbers for cell in mean_and_width(own)])
        for label, numbers in sorted(found.items())
    ]
    titles = [title for pair in columns for title in pair]
    return Statistics(f"devotion after each conflict, by {name}", (name, *titles), rows)


def labelled(what: str, bot: str, games: Sequence[Kept]) -> str:
    """Label a row; where several bots play, with its bot."""
    return what if len(set(games[0][0])) == 1 else f"{what}, {bot}"


def share(number: int, of: int) -> tuple[float, float, float]:
    """Compute a share with its 95 % interval."""
    low, high = wilson(number, of)
    return round(number / of, 4), round(low, 4), round(high, 4)


def mean_and_width(numbers: list[float]) -> tuple[str | float, str | float]:
    """Compute a mean and half its 95 % interval; empty for a conflict that no game reached."""
    if not numbers:
        return "", ""
    mean = fmean(numbers)
    return round(mean, 2), round(mean_interval(numbers)[1] - mean, 2)
