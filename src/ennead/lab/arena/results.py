"""The results of an arena: win rates, ratings, cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ennead.engine.rng import seeded
from ennead.lab.arena import Arena, Played
from ennead.lab.extras import need
from ennead.lab.statistics.intervals import Interval, wilson

#: How often the deals are resampled for the intervals of the ratings.
RESAMPLES = 60
#: The share of resamples that an interval leaves out at either end.
TAIL = 0.025


@dataclass(frozen=True)
class Meeting:
    """How a bot did alone among bots of another kind; with two players, against the other."""

    bot: str
    among: str
    games: int
    wins: float
    interval: Interval
    par: float

    @property
    def share(self) -> float:
        """The part of the games it won."""
        return self.wins / self.games


@dataclass(frozen=True)
class Rated:
    """A bot's rating with its 95 % interval, and the CPU milliseconds of an answer."""

    bot: str
    rating: float
    interval: Interval
    answers: int
    milliseconds: float
    #: The mean of the costliest game.
    slowest: float


def meetings(arena: Arena, games: list[Played]) -> list[Meeting]:
    """Sum up every line-up that was played."""
    found = []
    for place, plan in enumerate(arena.plans):
        own = [game for game in games if game.line_up == place]
        alone, among = plan.line_up[0], plan.line_up[1]
        if own:
            wins = sum([game.won(game.bots.index(alone)) for game in own])
            interval = wilson(wins, len(own))
            found.append(Meeting(alone, among, len(own), wins, interval, 1 / plan.players))
    return found


def ratings(arena: Arena, games: list[Played]) -> list[Rated]:
    """Rate all bots, the best first; ValueError if the package for it is missing."""
    usual = rate(arena.bots, games)
    drawn = [rate(arena.bots, sample) for sample in resamples(games)]
    low, high = int(TAIL * RESAMPLES), int((1 - TAIL) * RESAMPLES)
    found = []
    for bot in arena.bots:
        spread = sorted([sample[bot] for sample in drawn])
        answers, seconds, slowest = cost(bot, games)
        found.append(
            Rated(
                bot,
                usual[bot],
                (spread[low], spread[high]),
                answers,
                1000 * seconds / answers if answers else 0.0,
                1000 * slowest,
            )
        )
    return sorted(found, key=lambda rated: -rated.rating)


def resamples(games: list[Played]) -> list[list[Played]]:
    """Resample the deals with replacement: a list of games for each resample."""
    deals: dict[tuple[int, int], list[Played]] = {}
    for game in games:
        deals.setdefault((game.line_up, game.deal), []).append(game)
    every = list(deals.values())
    rng = seeded(1)
    return [
        [game for _ in every for game in every[int(rng.below(len(every)))]]
        for _ in range(RESAMPLES)
    ]


def rate(bots: tuple[str, ...], games: list[Played]) -> dict[str, float]:
    """Rate each bot by Plackett and Luce's model of places, as openskill updates it.

    Seats of one bot are rated as one: its rating is the mean of theirs after every game. Games are
    rated in an order that mixes the line-ups.
    """
    models = need("openskill.models", "the arena's rating")
    model = models.PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    update: Callable[..., list[list[object]]] = model.rate
    for game in sorted(games, key=lambda game: (game.number, game.line_up)):
        after = update([[known[bot]] for bot in game.bots], ranks=list(game.places))
        for bot in set(game.bots):
            own = [after[seat][0] for seat, name in enumerate(game.bots) if name == bot]
            known[bot] = model.rating(mean_of(own, "mu"), mean_of(own, "sigma"), bot)
    return {bot: float(rating.mu) for bot, rating in known.items()}


def mean_of(several: list[object], name: str) -> float:
    """Average one field of several ratings."""
    return sum([float(getattr(rating, name)) for rating in several]) / len(several)


def cost(bot: str, games: list[Played]) -> tuple[int, float, float]:
    """Return a bot's answers, their CPU seconds, and the mean in its costliest game."""
    answers, seconds, slowest = 0, 0.0, 0.0
    for game in games:
        for seat, name in enumerate(game.bots):
            if name == bot and game.answers[seat]:
                answers += game.answers[seat]
                seconds += game.thinking[seat]
                slowest = max(slowest, game.thinking[seat] / game.answers[seat])
    return answers, seconds, slowest
