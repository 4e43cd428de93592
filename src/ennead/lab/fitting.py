"""Fits the weights of state values to games of bots: from positions to who won.

The chances of a position are shared out by weighted sums (`ennead.bots.values.states`); the weights
are those under which the winners of many games were likeliest, less a little for large weights.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ennead.bots import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.softmax_bot import SoftmaxBot
from ennead.bots.values.states import State, shares
from ennead.engine.rng import seeded
from ennead.engine.rules import Data
from ennead.games.start import check_players, new, rules_of
from ennead.lab.extras import need
from ennead.lab.mapping import Mapper
from ennead.lab.plan import Plan, derived_seed

#: Every seventh position of a game becomes an example.
EVERY = 7
#: L2 regularization, and the steps and learning rate of Adam.
RIDGE = 2e-3
STEPS = 1500
LEARNING_RATE = 0.05
#: A feature with a smaller standard deviation carries no information and is not scaled.
SMALL = 0.02
#: Every fifth game is held out to validate the weights on.
HELD_OUT = 5


@dataclass(frozen=True)
class Example:
    """A position of a game, and how the game ended."""

    stage: int
    left: float
    rows: list[list[float]]
    #: Every seat's share of the win.
    won: list[float]


@dataclass(frozen=True)
class Fit:
    """Weights for one number of players, and how well they predict held-out games."""

    stages: list[Data]
    examples: int
    games: int
    #: The mean loss (the negative logarithm of the winner's chance): of the weights, and of par.
    loss: float
    par: float
    #: How often the seat with the best chance won.
    accuracy: float


@dataclass(frozen=True)
class Task:
    """A game to be played for examples."""

    game: str
    players: int
    seed: int
    number: int


def examples_of(task: Task) -> list[Example]:
    """Play one game between softmax bots of several temperatures for examples."""
    plan = Plan(task.game, task.players, ("greedy",) * task.players, 1, task.seed)
    rng = seeded(derived_seed(task.seed, "fit", task.number))
    temperatures = bots_of(task.game).temperatures
    bots = [
        SoftmaxBot(int(rng.word()), temperatures[int(rng.below(len(temperatures)))], 0.0)
        for _ in range(task.players)
    ]
    game = new(
        task.game, task.players, plan.game_seed(task.number), **plan.game_options(task.number)
    )
    state = state_of(task.game)
    met: list[tuple[int, float, list[list[float]]]] = []
    answers = int(rng.below(EVERY))
    while not game.over:
        seat = game.to_act()[0]
        if answers % EVERY == 0:
            table = game.table
            met.append((state.stage(table), state.left(table), state.rows(table)))
        game.apply(seat, bots[seat].answer(Seen(game, seat)))
        answers += 1
    won = shares(game)
    return [Example(stage, left, rows, won) for stage, left, rows in met]


def fit(
    game: str,
    players: int,
    games: int,
    seed: int,
    mapper: Mapper,
    progress: Callable[[int], None] | None = None,
) -> Fit:
    """Play games and fit the weights to them; ValueError says what cannot be."""
    check_players(rules_of(game), players)
    state = state_of(game)
    if games < HELD_OUT:
        raise ValueError(f"games must be {HELD_OUT} or more, not {games}")
    tasks = [Task(game, players, seed, number) for number in range(games)]
    found: list[list[Example]] = [[] for _ in tasks]
    for done, (place, examples) in enumerate(mapper(examples_of, tasks), 1):
        found[place] = examples
        if progress is not None:
            progress(done)
    seen = [e for number, several in enumerate(found) if number % HELD_OUT for e in several]
    held_out = [e for number, several in enumerate(found) if not number % HELD_OUT for e in several]
    stages = [
        fit_stage([e for e in seen if e.stage == stage], len(state.names))
        for stage in range(state.stages)
    ]
    loss, par, accuracy = validate(stages, held_out)
    return Fit(stages, len(seen) + len(held_out), games, loss, par, accuracy)


def state_of(game: str) -> State:
    """Return how a game describes its positions; ValueError if it does not."""
    state = bots_of(game).state
    if state is None:
        raise ValueError(f"{game} does not describe its positions: there is nothing to fit")
    return state


def fit_stage(examples: list[Example], features: int) -> Data:
    """Fit the weights of one stage."""
    if not examples:
        return {"weights": [0.0] * features, "left": [0.0] * features}
    np = need("numpy", "tune")
    rows, there, won = arrays(np, examples, features)
    spread = rows[there].std(axis=0)
    scale = np.where(spread < SMALL, 1.0, spread)
    rows = rows / scale
    weights = np.zeros(2 * features)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        missed = chances_of(np, rows @ weights, there) - won
        slope = (missed[..., None] * rows).sum(axis=(0, 1)) / len(examples) + RIDGE * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        weights -= (
            LEARNING_RATE * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        )
    weights = [round(float(weight), 4) for weight in weights / scale]
    return {"weights": weights[:features], "left": weights[features:]}


def arrays(np: Any, examples: list[Example], features: int) -> tuple[Any, Any, Any]:
    """Return rows with what is left of the stage multiplied in, seats in play, and the wins."""
    players = len(examples[0].rows)
    rows = np.zeros((len(examples), players, 2 * features))
    there = np.zeros((len(examples), players), dtype=bool)
    won = np.zeros((len(examples), players))
    for number, example in enumerate(examples):
        for seat in own_seats(example.rows):
            row = np.array(example.rows[seat])
            rows[number, seat] = np.concatenate([row, example.left * row])
            there[number, seat] = True
        for seat, part in enumerate(example.won):
            won[number, first_of_team(example.rows, seat)] += part
    return rows, there, won


def own_seats(rows: list[list[float]]) -> list[int]:
    """List the seats in play; of partners only the first."""
    return [seat for seat, row in enumerate(rows) if row and first_of_team(rows, seat) == seat]


def first_of_team(rows: list[list[float]], seat: int) -> int:
    """Return the first seat with the same row: partners have equal ones."""
    return rows.index(rows[seat]) if rows[seat] else seat


def chances_of(np: Any, standings: Any, there: Any) -> Any:
    """Turn standings into chances, for seats that are in play."""
    standings = np.where(there, standings, -1e9)
    odds = np.exp(standings - standings.max(axis=1, keepdims=True)) * there
    return odds / odds.sum(axis=1, keepdims=True)


def validate(stages: list[Data], examples: list[Example]) -> tuple[float, float, float]:
    """Return loss, loss of par, and how often the likeliest seat won, over held-out examples."""
    np = need("numpy", "tune")
    loss = par = accuracy = total = 0.0
    for number, stage in enumerate(stages):
        own = [example for example in examples if example.stage == number]
        if own:
            rows, there, won = arrays(np, own, len(stage["weights"]))
            chances = chances_of(np, rows @ np.array(stage["weights"] + stage["left"]), there)
            loss -= float((won * np.log(chances + 1e-9)).sum())
            par += float((won.sum(axis=1) * np.log(there.sum(axis=1))).sum())
            accuracy += float(won[np.arange(len(own)), chances.argmax(axis=1)].sum())
            total += len(own)
    return loss / total, par / total, accuracy / total


def write(file: Path, game: str, players: int, fitted: Fit) -> None:
    """Write the weights into a data file, beside those for other numbers of players."""
    data: Data = {"features": list(state_of(game).names), "players": {}}
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
        if found["features"] == data["features"]:
            data["players"] = found["players"]
    data["players"][str(players)] = fitted.stages
    lines = [
        f' "{number}": [\n' + ",\n".join([f"  {json.dumps(stage)}" for stage in stages]) + "\n ]"
        for number, stages in sorted(data["players"].items())
    ]
    names = json.dumps(data["features"])
    text = '{"features": ' + names + ',\n"players": {\n' + ",\n".join(lines) + "\n}}\n"
    file.write_text(text, encoding="utf-8")
