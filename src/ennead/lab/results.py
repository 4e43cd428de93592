"""The results of a simulation: summed up, and written to files."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict, dataclass, field
from statistics import fmean, median

from ennead.engine.rules import Data
from ennead.lab.faults import Fault
from ennead.lab.game_lab import collector_of
from ennead.lab.plan import Plan
from ennead.lab.play import GameResult
from ennead.lab.statistics.intervals import Interval, mean_interval, wilson


@dataclass(frozen=True)
class Results:
    """All games that were played of a plan, in the plan's order."""

    plan: Plan
    games: list[GameResult]
    #: The games that a bot could not go on with.
    faults: list[Fault] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether all games of the plan were played; not so after an interruption."""
        return len(self.games) + len(self.faults) == self.plan.games

    def summary(self) -> Data:
        """Sum up the whole simulation as plain data for tables.

        `bots` has an entry for each bot, `tables` the game's own statistics: a name, columns, rows.
        """
        cpu_seconds = sum([game.cpu_seconds for game in self.games])
        decisions = sum([game.decisions for game in self.games])
        winning = [game.scores[game.winners[0]] for game in self.games if game.winners]
        kept = [(game.bots, game.details) for game in self.games]
        tables = collector_of(self.plan.game).statistics(kept) if kept else []
        return {
            **self.head(),
            "played": len(self.games),
            "par": self.par,
            "winning_score_median": median(winning) if winning else None,
            "decisions": decisions,
            "decisions_median": median([game.decisions for game in self.games] or [0]),
            "cpu_seconds": cpu_seconds,
            "decisions_per_cpu_second": decisions / cpu_seconds if cpu_seconds else None,
            "bots": [self.bot_summary(bot) for bot in self.bots()] if self.games else [],
            "tables": [table.as_data() for table in tables],
        }

    def head(self) -> Data:
        """Return what was asked for."""
        plan = self.plan
        return {
            "game": plan.game,
            "players": plan.players,
            "line_up": list(plan.line_up),
            "games": plan.games,
            "seed": plan.seed,
            "options": dict(plan.options),
        }

    def bots(self) -> list[str]:
        """List the bots of the line-up, each once."""
        return list(dict.fromkeys(self.plan.line_up))

    def bot_summary(self, bot: str) -> Data:
        """Sum up how one bot did.

        `share` is that of one of its seats, to be held against par.
        """
        seats = self.plan.line_up.count(bot)
        wins = sum([win_share(game, bot, self.team) for game in self.games])
        places = [(game, seat) for game in self.games for seat in seats_of(game, bot)]
        scores = [float(game.scores[seat]) for game, seat in places]
        answers = sum([game.answers[seat] for game, seat in places])
        thinking = sum([game.thinking[seat] for game, seat in places])
        return {
            "bot": bot,
            "seats": seats,
            "wins": wins,
            "share": wins / len(self.games) / seats,
            "share_interval": list(self.share_interval(wins, seats)),
            "score": fmean(scores),
            "score_interval": list(mean_interval(scores)),
            "score_median": median(scores),
            "answers": answers,
            "milliseconds_per_answer": 1000 * thinking / answers if answers else None,
        }

    @property
    def par(self) -> float:
        """The mean wins of a seat: above its share if teams win, since each partner wins."""
        wins = sum([min(len(game.winners), self.team) for game in self.games])
        return wins / max(1, len(self.games)) / self.plan.players

    @property
    def team(self) -> int:
        """How many seats can win a game together."""
        return collector_of(self.plan.game).team

    def share_interval(self, wins: float, seats: int) -> Interval:
        """Compute the 95 % interval of a seat's win rate.

        At most `team` seats win a game, so that the wins of a game are between nothing and that.
        """
        if seats == self.plan.players and self.team == 1:
            return 1 / seats, 1 / seats
        most = min(seats, self.team)
        low, high = wilson(wins / most, len(self.games))
        return low * most / seats, high * most / seats

    def to_json(self) -> str:
        """Write everything: what was asked for, the summary and every game."""
        games = [{**asdict(game), "winners": game.winners} for game in self.games]
        faults = [asdict(fault) for fault in self.faults]
        data = {**self.head(), "summary": self.summary(), "faults": faults, "results": games}
        return json.dumps(data, indent=1) + "\n"

    def to_csv(self) -> str:
        """Write a header and a line for every seat of every game."""
        rows = [row for game in self.games for row in self.seat_rows(game)]
        text = io.StringIO()
        writer = csv.DictWriter(text, list(rows[0]) if rows else ["number"], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        return text.getvalue()

    def seat_rows(self, game: GameResult) -> list[Data]:
        """Return what is known about each seat of a game."""
        collector = collector_of(self.plan.game)
        places = {seat: place for place, seat, _ in game.ranking}
        return [
            {
                "game": self.plan.game,
                "number": game.number,
                "deal": game.deal,
                "seed": game.seed,
                "seat": seat,
                "bot": bot,
                "place": places[seat],
                "score": game.scores[seat],
                "answers": game.answers[seat],
                "thinking": round(game.thinking[seat], 6),
                "decisions": game.decisions,
                "cpu_seconds": round(game.cpu_seconds, 6),
                **collector.columns(game.details, seat),
            }
            for seat, bot in enumerate(game.bots)
        ]


def seats_of(game: GameResult, bot: str) -> list[int]:
    """List the seats a bot had in a game."""
    return [seat for seat, name in enumerate(game.bots) if name == bot]


def win_share(game: GameResult, bot: str, team: int) -> float:
    """Count the wins of a bot's seats; less than 1 each if more than a team share the place."""
    own = [seat for seat in game.winners if game.bots[seat] == bot]
    return len(own) * min(1.0, team / len(game.winners)) if own else 0.0
