"""What a weight of the greedy bot is worth: one player with it changed against others without.

    python bench/weights.py next_sun=0 tile=2.4
    python bench/weights.py --players 2 --deals 200 hope=1.2,patience=0.5
    python bench/weights.py --game ankh --players 2 survival=0 rivalry=0.8

Each deal is played once with the changed player in every seat. Points, in Ankh devotion, are the
mean lead over the others, with its standard error; deals are independent of each other.
"""

from __future__ import annotations

import argparse
from dataclasses import fields, replace
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from ennead.bots import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.games import GAMES
from ennead.games.start import new
from ennead.lab.game_lab import collector_of
from ennead.lab.plan import Plan, derived_seed


def main() -> None:
    """Play a match for each change asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("changes", nargs="+", metavar="NAME=VALUE[,NAME=VALUE...]")
    parser.add_argument("--game", default="ra", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4, 5])
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    games = asked.deals * asked.players
    print(f"{asked.game}, {asked.players} players, {games} games, par {1 / asked.players:.0%}")
    usual = bots_of(asked.game).weights[asked.players]
    for change in asked.changes:
        try:
            changed = replace(usual, **parsed(change))
        except (TypeError, ValueError):
            names = ", ".join([field.name for field in fields(usual)])
            parser.error(f"expected NAME=VALUE with a name of {names}; found {change!r}")
        plan = Plan(asked.game, asked.players, ("greedy",) * asked.players, 1, asked.seed)
        points, error, wins = match(plan, changed, asked.deals)
        print(f"{change:<40}{points:+7.2f} +- {error:.2f} points   wins {wins:.0%}", flush=True)


def parsed(change: str) -> dict[str, float]:
    """The names and values of a change."""
    pairs = [part.split("=") for part in change.split(",")]
    return {name: float(value) for name, value in pairs}


def match(plan: Plan, changed: Any, deals: int) -> tuple[float, float, float]:
    """Mean lead of the changed player, its standard error, and the share of games won."""
    leads = []
    wins = 0
    for deal in range(deals):
        deal_leads = []
        for seat in range(plan.players):
            scores, winners = play(plan, changed, seat, deal)
            others = (sum(scores) - scores[seat]) / (plan.players - 1)
            deal_leads.append(scores[seat] - others)
            wins += seat in winners[: collector_of(plan.game).team]
        leads.append(fmean(deal_leads))
    error = stdev(leads) / sqrt(deals) if deals > 1 else 0.0
    return fmean(leads), error, wins / deals / plan.players


def play(plan: Plan, changed: Any, changed_seat: int, deal: int) -> tuple[list[int], list[int]]:
    """One game; every seat's score, and who won."""
    known = bots_of(plan.game)
    value_answers, usual = known.values, known.weights
    assert value_answers is not None
    game = new(plan.game, plan.players, plan.game_seed(deal), **plan.game_options(deal))
    weights = [usual[plan.players]] * plan.players
    weights[changed_seat] = changed
    bots = [
        GreedyBot(derived_seed(plan.seed, deal, seat), partial(value_answers, weights=own))
        for seat, own in enumerate(weights)
    ]
    while not game.over:
        seat = game.to_act()[0]
        game.apply(seat, bots[seat].answer(Seen(game, seat)))
    ranking = game.ranking()
    scores = [score for _, score in sorted([(seat, score) for _, seat, score in ranking])]
    return scores, [seat for place, seat, _ in ranking if place == 1]


if __name__ == "__main__":
    main()
