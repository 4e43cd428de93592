"""A trained net as a bot, and the example that trains one."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import ennead
from ennead.bots import Seen, make_bot
from ennead.envs.net_bot import FILE, Net, NetBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def any_net() -> Net:
    """A net that has learned nothing yet."""
    rng = np.random.default_rng(1)
    shapes = {
        "scale": (431,),
        "weights_1": (8, 431),
        "bias_1": (8,),
        "weights_2": (8, 8),
        "bias_2": (8,),
        "weights_3": (57, 8),
        "bias_3": (57,),
    }
    return Net({name: rng.normal(size=s).astype(np.float32) for name, s in shapes.items()})


def test_a_net_of_a_file_plays_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net = any_net()
    net.write(tmp_path / "net.npz")
    monkeypatch.setenv(FILE, str(tmp_path / "net.npz"))
    bot = make_bot("ennead.envs.net_bot:NetBot", "ra", 1, own_classes=True)
    game = ennead.new("ra", 2, 3)
    while not game.over:
        seat = game.to_act()[0]
        answer = bot.answer(Seen(game, seat))
        assert answer == NetBot(5, net).answer(Seen(game, seat))
        game.apply(seat, answer)


def test_a_net_that_is_not_whole_or_not_named_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="scale is missing"):
        Net({})
    monkeypatch.delenv(FILE, raising=False)
    with pytest.raises(ValueError, match="ENNEAD_NET must name the file of a net"):
        NetBot(1)


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_the_example_says_what_it_needs_or_learns(game: str, tmp_path: Path) -> None:
    small = ["--minutes", "0.001", "--games", "4", "--steps", "4", "--tries", "2", "--tests", "1"]
    command = [sys.executable, str(EXAMPLE), game, *small, "--out", str(tmp_path / "net.npz")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if find_spec("torch") is None:
        assert ran.returncode == 1
        assert ran.stderr == "This example needs PyTorch: pip install torch\n"
    else:
        assert ran.returncode == 0, ran.stderr
        assert (tmp_path / "net.svg").exists()
        NetBot(1, Net.read(tmp_path / "net.npz"))
