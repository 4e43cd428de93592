"""Ennead beside what one would pick instead: python bench/compare.py --seconds 2

In one run: decisions in each second of CPU time, playing at random, and steps of learning
environments, plain and many games at once. What is not installed is left out. Other games are other
games: the table tells what a step costs a user, not who plays better.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

import numpy as np

import ennead

#: Steps of one measurement: given how many, it does at least that many and says how many it did.
Run = Callable[[int], int]


@dataclass(frozen=True)
class Measured:
    """So many decisions or steps in each second of CPU time."""

    kind: str
    name: str
    rate: float


def rate_of(run: Run, seconds: float) -> float:
    """Steps in each second of CPU time."""
    run(50)
    steps = 0
    started = process_time()
    while process_time() - started < seconds:
        steps += run(200)
    return steps / (process_time() - started)


def playouts(name: str, players: int) -> Run:
    """Random games in the engine itself."""
    seeds = iter(range(10**9))

    def run(wanted: int) -> int:
        done = 0
        while done < wanted:
            seed = next(seeds)
            game = ennead.new(name, players, seed)
            before = game.log.length()
            ennead.playout(game, seed)
            done += len([seat for seat, _ in game.log.answers()[before:] if seat >= 0])
        return done

    return run


def driven_from_python(name: str, players: int) -> Run:
    """Random games with every decision asked for and given in Python."""
    rng = np.random.default_rng(1)
    game = ennead.new(name, players, 1)

    def run(wanted: int) -> int:
        nonlocal game
        for _ in range(wanted):
            if game.over:
                game = ennead.new(name, players, int(rng.integers(2**40)))
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.apply(seat, legal[int(rng.integers(len(legal)))])
        return wanted

    return run


def pettingzoo_steps(env: Any) -> Run:
    """Random steps of a turn-based environment with masks."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def run(wanted: int) -> int:
        for _ in range(wanted):
            if not env.agents:
                env.reset()
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(mask))))
        return wanted

    return run


def vector_steps(name: str, players: int, count: int = 128) -> Run:
    """Random steps of many games at once."""
    from ennead.envs.vector import VectorGames

    games = VectorGames(name, count, players, 1)
    rng = np.random.default_rng(1)
    step = games.observe()

    def run(wanted: int) -> int:
        nonlocal step
        done = 0
        while done < wanted:
            actions = (rng.random(step.masks.shape, np.float32) * step.masks).argmax(axis=1)
            step = games.step(actions)
            done += count
        return done

    return run


def openspiel_decisions(name: str) -> Run:
    """Random games of one of OpenSpiel's own games in C++, driven from Python."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    state = game.new_initial_state()

    def run(wanted: int) -> int:
        nonlocal state
        done = 0
        while done < wanted:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.integers(len(legal)))])
            done += 1
        return done

    return run


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """One of chance's outcomes, by a number from 0 to 1."""
    for outcome, chance in outcomes:
        left -= chance
        if left < 0:
            return outcome
    return outcomes[-1][0]


def catanatron_decisions() -> Run:
    """Random games of Catanatron."""
    catanatron = importlib.import_module("catanatron")
    player = importlib.import_module("catanatron.models.player")
    colours = list(catanatron.Color)[:4]

    def run(wanted: int) -> int:
        done = 0
        while done < wanted:
            game = catanatron.Game([player.RandomPlayer(colour) for colour in colours])
            game.play()
            actions = getattr(game.state, "action_records", None) or game.state.actions
            done += len(actions)
        return done

    return run


def rlcard_decisions(name: str) -> Run:
    """Random games of RLCard."""
    rlcard = importlib.import_module("rlcard")
    env = rlcard.make(name, config={"seed": 1})
    rng = np.random.default_rng(1)
    state, _ = env.reset()

    def run(wanted: int) -> int:
        nonlocal state
        for _ in range(wanted):
            if env.is_over():
                state, _ = env.reset()
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.integers(len(legal)))])
        return wanted

    return run


def classic(name: str) -> Run:
    """Random steps of one of PettingZoo's classic games."""
    return pettingzoo_steps(importlib.import_module(f"pettingzoo.classic.{name}").env())


def plain(name: str, players: int) -> Run:
    """Random steps of Ennead's own PettingZoo form."""
    from ennead.envs.pettingzoo_env import AecEnv

    return pettingzoo_steps(AecEnv(name, players))


DECISIONS, STEPS = "decisions", "environment steps"
RUNS: tuple[tuple[str, str, Callable[[], Run]], ...] = (
    (DECISIONS, "Ennead, Ra, driven from Python", lambda: driven_from_python("ra", 4)),
    (DECISIONS, "Ennead, Ankh, driven from Python", lambda: driven_from_python("ankh", 4)),
    (DECISIONS, "Ennead, Ra, in the engine", lambda: playouts("ra", 4)),
    (DECISIONS, "Ennead, Ankh, in the engine", lambda: playouts("ankh", 4)),
    (DECISIONS, "OpenSpiel, backgammon, from Python", lambda: openspiel_decisions("backgammon")),
    (DECISIONS, "OpenSpiel, gin rummy, from Python", lambda: openspiel_decisions("gin_rummy")),
    (DECISIONS, "Catanatron", catanatron_decisions),
    (DECISIONS, "RLCard, gin rummy", lambda: rlcard_decisions("gin-rummy")),
    (DECISIONS, "RLCard, no-limit hold'em", lambda: rlcard_decisions("no-limit-holdem")),
    (STEPS, "Ennead, Ra, many at once", lambda: vector_steps("ra", 4)),
    (STEPS, "Ennead, Ankh, many at once", lambda: vector_steps("ankh", 4)),
    (STEPS, "Ennead, Ra, PettingZoo", lambda: plain("ra", 4)),
    (STEPS, "Ennead, Ankh, PettingZoo", lambda: plain("ankh", 4)),
    (STEPS, "PettingZoo, connect four", lambda: classic("connect_four_v3")),
    (STEPS, "PettingZoo, chess", lambda: classic("chess_v6")),
)


def main() -> None:
    """Measure all that is installed and print the table; ratios are of the first two lines."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=2, help="CPU seconds for each line")
    asked = parser.parse_args()
    found: list[Measured] = []
    print(f"Ennead is {'compiled' if ennead.compiled else 'pure Python'}")
    for kind, name, make in RUNS:
        try:
            run = make()
        except (ImportError, AttributeError, RuntimeError) as missing:
            print(f"left out: {name} ({type(missing).__name__}: {missing})")
            continue
        found.append(Measured(kind, name, rate_of(run, asked.seconds)))
    for kind in (DECISIONS, STEPS):
        own = [measured for measured in found if measured.kind == kind]
        print(f"\n| {kind} per CPU-second | | Ra is | Ankh is |\n|---|---|---|---|")
        ra, ankh = own[0].rate, own[1].rate
        for measured in own:
            ratios = f"{ra / measured.rate:.1f} × | {ankh / measured.rate:.1f} ×"
            print(f"| {measured.name} | {measured.rate:,.0f} | {ratios} |")


if __name__ == "__main__":
    main()
