"""What a weight of the greedy bot is worth: one player with it changed against others without.

    python bench/weights.py next_sun=0 tile=2.4
    python bench/weights.py --players 2 --deals 200 hope=1.2,patience=0.5

Each deal is played once with the changed player in every seat. Points are the mean lead over the
others, with its standard error; deals are independent of each other.
"""

from __future__ import annotations

import argparse
from dataclasses import fields, replace
from math import sqrt
from statistics import fmean, stdev

from ennead.bots import Seen
from ennead.bots.values.ra.answers import value_answers
from ennead.bots.values.ra.weights import WEIGHTS, Weights
from ennead.games.start import new
from ennead.lab.plan import derived_seed


def main() -> None:
    """Play a match for each change asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("changes", nargs="+", metavar="NAME=VALUE[,NAME=VALUE...]")
    parser.add_argument("--players", type=int, default=4, choices=list(WEIGHTS))
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"ra, {asked.players} players, {asked.deals * asked.players} games, par", end=" ")
    print(f"{1 / asked.players:.0%}")
    for change in asked.changes:
        try:
            changed = replace(WEIGHTS[asked.players], **parsed(change))
        except (TypeError, ValueError):
            names = ", ".join([field.name for field in fields(Weights)])
            parser.error(f"expected NAME=VALUE with a name of {names}; found {change!r}")
        points, error, wins = match(changed, asked.players, asked.deals, asked.seed)
        print(f"{change:<40}{points:+7.2f} +- {error:.2f} points   wins {wins:.0%}", flush=True)


def parsed(change: str) -> dict[str, float]:
    """The names and values of a change."""
    pairs = [part.split("=") for part in change.split(",")]
    return {name: float(value) for name, value in pairs}


def match(changed: Weights, players: int, deals: int, seed: int) -> tuple[float, float, float]:
    """Mean lead of the changed player, its standard error, and the share of games won."""
    leads = []
    wins = 0
    for deal in range(deals):
        deal_leads = []
        for seat in range(players):
            scores, winner = play(changed, seat, players, derived_seed(seed, "deal", deal))
            others = (sum(scores) - scores[seat]) / (players - 1)
            deal_leads.append(scores[seat] - others)
            wins += winner == seat
        leads.append(fmean(deal_leads))
    error = stdev(leads) / sqrt(deals) if deals > 1 else 0.0
    return fmean(leads), error, wins / deals / players


def play(changed: Weights, changed_seat: int, players: int, seed: int) -> tuple[list[int], int]:
    """One game; every seat's score, and who won."""
    game = new("ra", players, seed)
    while not game.over:
        seat = game.to_act()[0]
        weights = changed if seat == changed_seat else WEIGHTS[players]
        values = value_answers(Seen(game, seat), weights)
        game.apply(seat, max(values, key=lambda answer: (values[answer], -answer)))
    ranking = game.ranking()
    scores = [score for _, score in sorted([(seat, score) for _, seat, score in ranking])]
    return scores, ranking[0][1]


if __name__ == "__main__":
    main()
