"""Learn a game for two by playing against oneself: python examples/train.py ankh --minutes 8

Proximal policy optimization with masks, on the CPU. It writes the net (`ankh_net.npz`), the
learning curve as numbers (`ankh_net.csv`) and as a plot (`ankh_net.svg`). The net plays as a bot:

    ENNEAD_NET=ankh_net.npz ennead simulate ankh --players 2 --bots ennead.envs.net_bot:NetBot,easy
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ennead
from ennead.bots import Bot, Seen, make_bot
from ennead.envs.net_bot import Net, NetBot
from ennead.envs.vector import Step, VectorGames
from ennead.games import GAMES

try:
    import torch  # type: ignore[import-not-found,unused-ignore]  # an extra; see the message below
    from torch import nn  # type: ignore[import-not-found,unused-ignore]  # as above
except ImportError:
    sys.exit("This example needs PyTorch: pip install torch")

Floats = NDArray[np.float32]
#: Of each test: minutes and steps learnt so far, and the share of games won by opponent.
Curve = list[dict[str, float]]

PLAYERS = 2
HIDDEN = 256
DISCOUNT = 1.0
TRACE = 0.95
CLIP = 0.2
EPOCHS = 2
BATCHES = 8
VALUE_WEIGHT = 0.5
LARGEST_GRADIENT = 0.5
#: Steps of random play in which the largest number of each place of an observation is found.
MEASURED = 100


class Mind(nn.Module):  # type: ignore[misc,unused-ignore]  # without PyTorch it has no types
    """A net with two hidden layers: what to do, and how well one stands."""

    def __init__(self, scale: Floats, actions: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.first = nn.Linear(len(scale), HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithms of the chances of all actions, and the value of the position."""
        hidden = torch.relu(self.first(seen.float() * self.scale))
        hidden = torch.relu(self.second(hidden))
        scores = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(scores, 1), torch.tanh(self.value(hidden))[:, 0]

    def net(self) -> Net:
        """The part that plays, without PyTorch."""
        layers = {"_1": self.first, "_2": self.second, "_3": self.policy}
        arrays = {"scale": self.scale.numpy().copy()}
        for end, layer in layers.items():
            arrays[f"weights{end}"] = layer.weight.detach().numpy().copy()
            arrays[f"bias{end}"] = layer.bias.detach().numpy().copy()
        return Net(arrays)


@dataclass
class Played:
    """Some steps of all games: everything that is learnt from, step by step."""

    seen: NDArray[np.uint8]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: Floats
    values: Floats
    advantages: Floats


class Trainer:
    """Plays against itself and learns from it."""

    def __init__(self, game: str, games: int, steps: int, rate: float, seed: int) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.games = VectorGames(game, games, PLAYERS, seed)
        self.mind = Mind(scale_of(game, seed), self.games.actions)
        self.learner = torch.optim.Adam(self.mind.parameters(), rate, eps=1e-5)
        self.rate = rate
        self.steps = steps
        self.now = self.games.observe()
        self.played = 0

    def learn(self, left: float) -> None:
        """Play some steps and learn from them; the rate falls with the time that is left."""
        for group in self.learner.param_groups:
            group["lr"] = self.rate * max(left, 0.05)
        played = self.play()
        flat = [
            torch.from_numpy(part.reshape(-1, *part.shape[2:]))
            for part in (played.seen, played.masks, played.actions, played.chances)
        ]
        returns = torch.from_numpy((played.values + played.advantages).reshape(-1))
        advantages = torch.from_numpy(played.advantages.reshape(-1))
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(returns)).chunk(BATCHES):
                self.improve([part[some] for part in flat], advantages[some], returns[some])

    def improve(self, played: list[Any], advantages: Any, returns: Any) -> None:
        """One step of the learner."""
        seen, masks, actions, before = played
        chances, values = self.mind(seen, masks)
        chosen = chances.gather(1, actions[:, None])[:, 0]
        ratio = (chosen - before).exp()
        gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
        surprise = -(chances.exp() * chances).sum(1)
        loss = VALUE_WEIGHT * ((values - returns) ** 2).mean() - gain.mean()
        loss = loss - 0.01 * surprise.mean()
        self.learner.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.mind.parameters(), LARGEST_GRADIENT)
        self.learner.step()

    def play(self) -> Played:
        """Some steps of all games, and how much better than expected each action was."""
        history: list[tuple[Step, NDArray[np.int64], Floats, Floats]] = []
        after: list[Step] = []
        for _ in range(self.steps):
            actions, chances, values = self.choose(self.now)
            history.append((self.now, actions, chances, values))
            self.now = self.games.step(actions)
            after.append(self.now)
        self.played += self.steps * self.games.count
        last = self.choose(self.now)[2]
        seats = np.stack([step.seats for step, *_ in history])
        values = np.stack([values for *_, values in history])
        return Played(
            np.stack([step.observations for step, *_ in history]),
            np.stack([step.masks for step, *_ in history]),
            np.stack([actions for _, actions, _, _ in history]),
            np.stack([chances for _, _, chances, _ in history]),
            values,
            advantages_of(seats, values, after, self.now.seats, last),
        )

    def choose(self, step: Step) -> tuple[NDArray[np.int64], Floats, Floats]:
        """Actions by chance, the logarithms of their chances, and the positions' values."""
        with torch.no_grad():
            seen, masks = torch.tensor(step.observations), torch.tensor(step.masks)
            chances, values = self.mind(seen, masks)
            actions = torch.multinomial(chances.exp(), 1)
            chosen = chances.gather(1, actions)[:, 0]
        return actions[:, 0].numpy(), chosen.numpy(), values.numpy()


def advantages_of(
    seats: NDArray[np.int64],
    values: Floats,
    after: list[Step],
    last_seats: NDArray[np.int64],
    last_values: Floats,
) -> Floats:
    """Generalized advantages, each seat's own decisions following one another.

    What one seat wins the other loses, so the value for the seat not asked is the negative one.
    """
    games = np.arange(seats.shape[1])
    following = np.zeros((len(games), PLAYERS), np.float32)
    following[games, last_seats] = last_values
    following[games, 1 - last_seats] = -last_values
    traces = np.zeros_like(following)
    found = np.zeros_like(values)
    for moment in range(len(seats) - 1, -1, -1):
        done = after[moment].done
        following[done] = after[moment].rewards[done]
        traces[done] = 0
        seat = seats[moment]
        surprise = DISCOUNT * following[games, seat] - values[moment]
        found[moment] = surprise + DISCOUNT * TRACE * traces[games, seat]
        following[games, seat] = values[moment]
        traces[games, seat] = found[moment]
    return found


def scale_of(game: str, seed: int) -> Floats:
    """What numbers of an observation are multiplied by, so that they lie between 0 and 1."""
    rng = np.random.default_rng(seed)
    games = VectorGames(game, 32, PLAYERS, seed)
    step = games.observe()
    largest = np.ones(games.size, np.float32)
    for _ in range(MEASURED):
        largest = np.maximum(largest, step.observations.max(axis=0))
        step = games.step((rng.random(step.masks.shape) * step.masks).argmax(axis=1))
    return np.asarray(1 / largest, np.float32)


def share_won(name: str, net: Net, opponent: str, games: int, seed: int) -> float:
    """The share of games that the net wins, taking both seats by turns."""
    won = 0
    for number in range(games):
        bots: list[Bot] = [NetBot(0, net), make_bot(opponent, name, seed + number)]
        if number % 2:
            bots.reverse()
        game = ennead.new(name, PLAYERS, seed + number // 2)
        while not game.over:
            seat = game.to_act()[0]
            game.apply(seat, bots[seat].answer(Seen(game, seat)))
        won += isinstance(bots[game.ranking()[0][1]], NetBot)
    return won / games


def draw_curve(rows: Curve, games: int, file: Path) -> None:
    """The learning curve as a plot, with 95 % intervals."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot as plt

    from ennead.lab.statistics.intervals import wilson

    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    steps = [row["steps"] / 1e6 for row in rows]
    for name, color in (("random", "#0F6B66"), ("greedy", "#1F4E8C")):
        shares = [row[name] for row in rows]
        ends = [wilson(share * games, games) for share in shares]
        low, high = [end[0] for end in ends], [end[1] for end in ends]
        axes.fill_between(steps, low, high, color=color, alpha=0.15, lw=0)
        axes.plot(steps, shares, color=color, lw=2, label=f"against {name}")
    axes.axhline(0.5, color="#665744", lw=0.8, ls=":")
    axes.set(xlabel="million decisions played against itself", ylabel="share of games won")
    axes.set_ylim(0, 1.02)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="lower right")
    figure.savefig(file, facecolor="#FFFAF0")


def train(trainer: Trainer, minutes: float, tests: int, tries: int, out: Path) -> Curve:
    """Learn for some minutes, testing the net now and then; the tests do not count as time."""
    curve: Curve = []
    spent = 0.0
    while True:
        if spent >= minutes * len(curve) / tests or spent >= minutes:
            net = trainer.mind.net()
            net.write(out)
            row = {"minutes": spent, "steps": float(trainer.played)}
            for opponent in ("random", "greedy"):
                row[opponent] = share_won(trainer.game, net, opponent, tries, 10_000)
            curve.append(row)
            print("  ".join([f"{name} {number:.2f}" for name, number in row.items()]), flush=True)
        if spent >= minutes:
            return curve
        started = time.monotonic()
        trainer.learn(1 - spent / minutes)
        spent += (time.monotonic() - started) / 60


def main() -> None:
    """Train, and write the net and its learning curve."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--out", type=Path, help="the file of the net: GAME_net.npz")
    parser.add_argument("--games", type=int, default=256, help="games played side by side")
    parser.add_argument("--steps", type=int, default=64, help="steps between two lessons")
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--tries", type=int, default=100, help="games of each test on the way")
    parser.add_argument("--tests", type=int, default=8, help="tests on the way")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)  # so small a net only waits for a second one
    out = asked.out or Path(f"{asked.game}_net.npz")
    trainer = Trainer(asked.game, asked.games, asked.steps, asked.rate, asked.seed)
    curve = train(trainer, asked.minutes, asked.tests, asked.tries, out)
    with out.with_suffix(".csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)
    draw_curve(curve, asked.tries, out.with_suffix(".svg"))
    print(f"{trainer.played:,} decisions played against itself")


if __name__ == "__main__":
    main()
