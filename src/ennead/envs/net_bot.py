"""A bot that plays by a trained net: two hidden layers, read from a file of NumPy's.

`ENNEAD_NET` names the file, so that the bot can be given by its class wherever bots are named:
`ENNEAD_NET=net.npz ennead simulate GAME --players 2 --bots ennead.envs.net_bot:NetBot,greedy`.
The example in `examples` trains such a net.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ennead.bots.bot import Seen
from ennead.envs.policies import answer_of, observe

Floats = NDArray[np.float32]

#: The environment variable that names the file of a net.
FILE = "ENNEAD_NET"
#: The arrays of a file: what observations are multiplied by, then weights and biases by layer.
NAMES = ("scale", "weights_1", "bias_1", "weights_2", "bias_2", "weights_3", "bias_3")


class Net:
    """Scores for all actions out of an observation."""

    def __init__(self, arrays: dict[str, Floats]) -> None:
        missing = [name for name in NAMES if name not in arrays]
        if missing:
            raise ValueError(f"a net has the arrays {', '.join(NAMES)}; {missing[0]} is missing")
        self.arrays = arrays

    @classmethod
    def read(cls, file: Path) -> Net:
        """The net of a file."""
        with np.load(file) as found:
            return cls({name: found[name] for name in found.files})

    def write(self, file: Path) -> None:
        """Keep the net in a file."""
        np.savez_compressed(file, **self.arrays)  # type: ignore[arg-type]  # arrays by name

    def scores(self, observations: NDArray[np.uint8]) -> Floats:
        """For each observation a score for every action."""
        a = self.arrays
        hidden = np.maximum(observations * a["scale"] @ a["weights_1"].T + a["bias_1"], 0)
        hidden = np.maximum(hidden @ a["weights_2"].T + a["bias_2"], 0)
        return np.asarray(hidden @ a["weights_3"].T + a["bias_3"], np.float32)


class NetBot:
    """Gives the legal answer with the highest score."""

    def __init__(self, seed: int = 0, net: Net | None = None) -> None:
        self.seed = seed
        self.net = net or named_net()

    def answer(self, seen: Seen) -> int:
        """The answer of the legal action that the net scores highest."""
        observation, mask = observe(seen)
        scores = np.where(mask, self.net.scores(observation[None])[0], -np.inf)
        return answer_of(seen, np.argmax(scores))


def named_net() -> Net:
    """The net of the file that the environment names."""
    if FILE not in os.environ:
        raise ValueError(f"{FILE} must name the file of a net")
    return Net.read(Path(os.environ[FILE]))
