"""Statistics of Ra: points by category and epoch, and how the epochs ended."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import cast

from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.engine.table import Event
from ennead.games.ra.scoring.rules import LAST_EPOCH
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import NAMES, SUN_GROUPS
from ennead.games.ra.view.view import CATEGORIES
from ennead.lab.collector import Collector, Kept, Row, Statistics

#: How an epoch ends: all suns are spent (RA-E1), or the Ra track is full (RA-E2).
ENDINGS = ("suns", "ra_track")


class RaCollector(Collector):
    """Keeps the score sheets, the endings of the epochs, the suns dealt and the auctions."""

    mark = "suns"

    def details(self, game: Game, events: Sequence[Event]) -> Data:
        sheets = cast(RaTable, game.table).sheets
        endings = [event.fields for event in events if event.name == "epoch_ended"]
        return {
            "points": [
                [dict(zip(CATEGORIES, row, strict=False)) for row in sheet] for sheet in sheets
            ],
            "endings": [ENDINGS[cast(int, ending)] for _, ending in endings],
            "suns": first_suns(game),
            "auctions": auctions(events),
        }

    def columns(self, details: Data, seat: int) -> dict[str, int | str]:
        columns: dict[str, int | str] = {}
        for epoch, sheet in enumerate(details["points"], 1):
            for category in CATEGORIES:
                columns[f"{category}_{epoch}"] = sheet[seat][category]
        for epoch, ending in enumerate(details["endings"], 1):
            columns[f"ending_{epoch}"] = ending
        columns["turn"] = turn_of(details["suns"], seat)
        columns["suns"] = " ".join([str(sun) for sun in details["suns"][seat]])
        columns["auctions"] = ";".join(
            [
                f"{auction['epoch']}:{auction['bid']}:{' '.join(auction['tiles'])}"
                for auction in details["auctions"]
                if auction["winner"] == seat
            ]
        )
        return columns

    def statistics(self, games: Sequence[Kept]) -> list[Statistics]:
        return [points_by_category(games), points_by_epoch(games), epoch_endings(games)]


def first_suns(game: Game) -> list[list[int]]:
    """List the suns that each seat was dealt: chance's first answers."""
    groups = SUN_GROUPS[game.players]
    dealt = [answer for _, answer in game.log.answers()[: game.players]]
    # The last group falls to the last player without chance being asked.
    dealt = dealt[: game.players - 1]
    left = [group for group in range(game.players) if group not in dealt]
    return [list(groups[group]) for group in [*dealt, *left]]


def turn_of(suns: list[list[int]], seat: int) -> int:
    """Return a seat's place in the order of turns: the highest sun begins (RA-S6)."""
    first = max(range(len(suns)), key=lambda other: max(suns[other]))
    return (seat - first) % len(suns) + 1


def auctions(events: Sequence[Event]) -> list[Data]:
    """List every auction that was won: the epoch, the winner, the sun bid and the tiles."""
    found: list[Data] = []
    epoch = 1
    tiles: Sequence[int] = ()
    for event in events:
        if event.name == "won":
            tiles = cast(tuple[int, ...], event.fields[1])
        elif event.name == "swapped":
            winner, bid, _ = event.fields
            names = [NAMES[tile] for tile in tiles]
            found.append({"epoch": epoch, "winner": winner, "bid": bid, "tiles": names})
        elif event.name == "epoch_ended":
            epoch += 1
    return found


def points_by_category(games: Sequence[Kept]) -> Statistics:
    """Compute the mean points of a game that each bot makes in every category."""
    sheets = sheets_by_bot(games)
    rows: list[Row] = [
        (bot, *[mean([total(sheet, category) for sheet in own]) for category in CATEGORIES])
        for bot, own in sheets.items()
    ]
    return Statistics("points by category", ("bot", *CATEGORIES), rows)


def points_by_epoch(games: Sequence[Kept]) -> Statistics:
    """Compute the mean points that each bot makes in every epoch, all categories together."""
    epochs = range(LAST_EPOCH)
    rows: list[Row] = [
        (bot, *[mean([sum(rows[epoch].values()) for rows in own]) for epoch in epochs])
        for bot, own in sheets_by_bot(games).items()
    ]
    columns = ("bot", *[f"epoch {epoch + 1}" for epoch in epochs])
    return Statistics("points by epoch", columns, rows)


def epoch_endings(games: Sequence[Kept]) -> Statistics:
    """Compute the share of games in which each epoch ended in each way."""
    rows: list[Row] = []
    for epoch in range(LAST_EPOCH):
        endings = [details["endings"][epoch] for _, details in games]
        shares = [round(endings.count(ending) / max(1, len(endings)), 4) for ending in ENDINGS]
        rows.append((f"epoch {epoch + 1}", *shares))
    return Statistics("how epochs ended", ("epoch", *ENDINGS), rows)


def sheets_by_bot(games: Sequence[Kept]) -> dict[str, list[list[dict[str, int]]]]:
    """List for every bot, game by game, its rows of the three score sheets."""
    sheets: dict[str, list[list[dict[str, int]]]] = {}
    for bots, details in games:
        for seat, bot in enumerate(bots):
            sheets.setdefault(bot, []).append([sheet[seat] for sheet in details["points"]])
    return sheets


def total(rows: list[dict[str, int]], category: str) -> int:
    """Sum up the points of a category in all epochs."""
    return sum([row[category] for row in rows])


def mean(numbers: list[int]) -> float:
    """Compute the mean, rounded to what is worth reading."""
    return round(fmean(numbers), 2)
