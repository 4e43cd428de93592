"""Tunes greedy's weights by self-play: CMA-ES, the same deals for all, in all seats.

A candidate sits alone among players with the present weights. Its fitness is its mean lead over
them, in points or devotion, over some deals, each played once in every seat. All candidates of a
generation meet the same deals (paired deals), so that chance does not choose among them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from math import exp, log, sqrt
from statistics import fmean, stdev
from typing import Any

from ennead.bots import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.games.start import check_players, new, rules_of
from ennead.lab.extras import need
from ennead.lab.mapping import Mapper
from ennead.lab.plan import Plan, derived_seed

#: The initial standard deviation of a weight, as the logarithm of its factor.
SPREAD = 0.25
#: The final match uses held-out deals.
HELD_OUT = "last"


@dataclass(frozen=True)
class Match:
    """A candidate's weights and the deals it meets."""

    game: str
    players: int
    #: Plain numbers by name, so that any process can read them.
    weights: dict[str, float]
    deals: tuple[int, ...]


@dataclass(frozen=True)
class Tuned:
    """The best weights found, and how they do on held-out deals."""

    weights: dict[str, float]
    lead: float
    #: The standard error of the lead.
    error: float
    games: int


def weight_names(game: str, players: int) -> list[str]:
    """List the weights that can be tuned."""
    return list(asdict(bots_of(game).weights[players]))


def tune(
    game: str,
    players: int,
    names: list[str],
    generations: int,
    deals: int,
    seed: int,
    mapper: Mapper,
    progress: Callable[[int, float], None] | None = None,
) -> Tuned:
    """Tune the weights named, or all; ValueError says what cannot be.

    `progress` gets the generation and its best mean lead.
    """
    check(game, players, names, generations, deals)
    present = asdict(bots_of(game).weights[players])
    chosen = names or list(present)
    numpy = need("numpy", "tune")
    cma = need("cmaes", "tune").CMA(numpy.zeros(len(chosen)), SPREAD, seed=seed % 2**31)
    for generation in range(generations):
        met = deals_of(seed, generation, deals)
        asked = [cma.ask() for _ in range(cma.population_size)]
        matches = [Match(game, players, moved(present, chosen, x), met) for x in asked]
        leads = [0.0] * len(matches)
        for place, found in mapper(play_match, matches):
            leads[place] = fmean(found)
        cma.tell([(x, -lead) for x, lead in zip(asked, leads, strict=True)])
        if progress is not None:
            progress(generation + 1, max(leads))
    best = moved(present, chosen, cma.mean)
    last = [
        lead
        for _, found in mapper(
            play_match,
            [Match(game, players, best, (deal,)) for deal in deals_of(seed, HELD_OUT, 4 * deals)],
        )
        for lead in found
    ]
    error = stdev(last) / sqrt(len(last)) if len(last) > 1 else 0.0
    return Tuned(best, fmean(last), error, len(last) * players)


def check(game: str, players: int, names: list[str], generations: int, deals: int) -> None:
    """Check the arguments; ValueError says what was expected."""
    check_players(rules_of(game), players)
    if not bots_of(game).weights:
        raise ValueError(f"{game} has no weights: there is nothing to tune")
    known = weight_names(game, players)
    for name in names:
        if name not in known:
            raise ValueError(f"{game} has no weight {name!r}; it has {', '.join(known)}")
    if generations < 1 or deals < 1:
        raise ValueError("generations and deals must be 1 or more")


def deals_of(seed: int, generation: object, number: int) -> tuple[int, ...]:
    """Return the deals that a generation meets."""
    return tuple([derived_seed(seed, "tune", generation, n) for n in range(number)])


def moved(present: dict[str, float], names: list[str], place: Any) -> dict[str, float]:
    """Multiply the weights named by the factors of a place; weights keep their sign."""
    found = dict(present)
    for name, logarithm in zip(names, place, strict=True):
        found[name] = round(present[name] * exp(max(-log(10), min(log(10), float(logarithm)))), 4)
    return found


def play_match(match: Match) -> list[float]:
    """Return the mean lead of a candidate in each deal, over all seats."""
    return [
        fmean([lead_in(match, deal, seat) for seat in range(match.players)]) for deal in match.deals
    ]


def lead_in(match: Match, deal: int, seat: int) -> float:
    """Return how far a candidate in a seat is ahead of the mean of the others at the end."""
    known = bots_of(match.game)
    assert known.values is not None
    own = replace(known.weights[match.players], **match.weights)
    plan = Plan(match.game, match.players, ("greedy",) * match.players, 1, 0)
    game = new(match.game, match.players, deal, **plan.game_options(deal % 997))
    bots = [GreedyBot(derived_seed(deal, other)) for other in range(match.players)]
    bots[seat] = GreedyBot(derived_seed(deal, seat), partial(known.values, weights=own))
    while not game.over:
        for asked in game.to_act():
            game.apply(asked, bots[asked].answer(Seen(game, asked)))
    scores = {other: score for _, other, score in game.ranking()}
    rest = [score for other, score in scores.items() if other != seat]
    return scores[seat] - fmean(rest)
