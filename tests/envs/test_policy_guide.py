"""The programs of docs/policies.md, run as they stand, where the learners are installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "policies.md"
PROGRAM = re.compile(r'```python title="(?P<name>\S+)"\n(?P<text>.*?)```', re.DOTALL)


def programs() -> dict[str, str]:
    """The programs of the guide by the names of their files."""
    return {found["name"]: found["text"] for found in PROGRAM.finditer(GUIDE.read_text("utf-8"))}


def run(folder: Path, *words: str) -> str:
    """What Python prints in a folder, with this build of Ennead."""
    paths = [os.environ.get("PYTHONPATH", ""), str(folder)]
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_programs_are_programs() -> None:
    assert list(programs()) == ["train_sb3.py", "learned.py", "learned_torch.py"]
    for name, text in programs().items():
        compile(text, name, "exec")


PLAY = """
import ennead
from ennead.bots import Seen, make_bot
bot = make_bot("{bot}", "ra", 1, own_classes=True)
game = ennead.new("ra", players=2, seed=3)
while not game.over:
    seat = game.to_act()[0]
    game.apply(seat, bot.answer(Seen(game, seat)))
print("over")
"""


def test_a_model_of_stable_baselines_plays(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="Stable-Baselines3 is not installed")
    for name, text in programs().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    run(tmp_path, "train_sb3.py")
    assert run(tmp_path, "-c", PLAY.format(bot="learned:Learned")).endswith("over\n")


def test_a_module_of_torch_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    (tmp_path / "learned_torch.py").write_text(programs()["learned_torch.py"], encoding="utf-8")
    run(tmp_path, "-c", "import torch; torch.save(torch.nn.Linear(431, 57), 'net.pt')")
    assert run(tmp_path, "-c", PLAY.format(bot="learned_torch:LearnedTorch")).endswith("over\n")
