"""Networks as files: a line of JSON that says what it is, then the weights as 32-bit floats."""

from __future__ import annotations

import json
import sys
from array import array
from functools import cache
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Any

from ennead.bots.game_bots import bots_of
from ennead.bots.values.network import Layer, Network
from ennead.engine.game import Game

#: The ending of such files; a game keeps one for each number of players.
ENDING = ".network"


@cache
def network_of(game: str, players: int) -> Network | None:
    """Return the network that ships with a game for a number of players, if there is one."""
    folder = bots_of(game).networks
    if folder is None or not (folder / f"{players}{ENDING}").is_file():
        return None
    return read(game, folder / f"{players}{ENDING}")


def learned(game: Game) -> Network | None:
    """Return the network that ships for a game, if it was trained with all that is on the table."""
    network = network_of(game.name, game.players)
    if network is None or not network.features.knows(game.table):
        return None
    return network


def read(game: str, file: Path | Traversable) -> Network:
    """Read the network of a file; ValueError if it was made for something else."""
    about, numbers = contents(file)
    features_for = bots_of(game).network_features
    if about.get("game") != game or features_for is None:
        raise ValueError(f"{file} holds a network of {about.get('game')!r}, not of {game}")
    features = features_for(about["players"])
    sizes = about["sizes"]
    if sizes[0] != features.size:
        raise ValueError(f"{file} expects {sizes[0]} features; this program has {features.size}")
    return Network(features, layers_of(sizes, numbers))


def contents(file: Path | Traversable) -> tuple[dict[str, Any], list[float]]:
    """Read a file: what it says of its network, and all weights."""
    head, _, rest = file.read_bytes().partition(b"\n")
    return json.loads(head), numbers_of(rest)


def layers_of(sizes: list[int], numbers: list[float]) -> list[Layer]:
    """Split the numbers into layers, each with its weights first and then its biases."""
    layers, at = [], 0
    for inputs, units in pairwise(sizes):
        weights = numbers[at : at + inputs * units]
        at += inputs * units
        layers.append(Layer(inputs, units, weights, numbers[at : at + units]))
        at += units
    if at != len(numbers):
        raise ValueError(f"expected {at} numbers for the sizes {sizes}, found {len(numbers)}")
    return layers


def write(file: Path, about: dict[str, Any], numbers: list[float]) -> None:
    """Write a network so that `read` gives it back; `about` says game, players and sizes."""
    packed = array("f", numbers)
    if sys.byteorder == "big":
        packed.byteswap()
    partial = file.with_suffix(".partial")
    partial.write_bytes(json.dumps(about, sort_keys=True).encode() + b"\n" + packed.tobytes())
    partial.replace(file)


def numbers_of(data: bytes) -> list[float]:
    """Unpack the numbers of a file, on machines of either byte order."""
    packed = array("f", data)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tolist()
