"""The recipe "Adding a game" of docs/architecture.md is the plug-in's, and its commands run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from textwrap import dedent

import pytest

from tests.plugins.conftest import ROOT, SOURCE, Run

RECIPE = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("## Adding a game")[1]
#: A step: the first file it names, and what is shown of it.
STEP = re.compile(
    r"^\d+\. \*\*[^`]*`([^`]+)`.*?\n   ```\w*\n(.*?)\n   ```", re.MULTILINE | re.DOTALL
)
STEPS = [(file, dedent(shown)) for file, shown in STEP.findall(RECIPE)]
COMMANDS = re.findall(r"^    ennead (.+)$", RECIPE, re.MULTILINE)


def test_the_recipe_has_steps_and_commands() -> None:
    assert len(STEPS) == 7
    assert len(COMMANDS) == 5


@pytest.mark.parametrize(("file", "shown"), STEPS, ids=[file for file, _ in STEPS])
def test_what_a_step_shows_stands_in_its_file(file: str, shown: str) -> None:
    lines = [line.strip() for line in (SOURCE / file).read_text("utf-8").splitlines()]
    for line in shown.splitlines():
        assert line.strip() in lines


def test_its_commands_run(run: Run, tmp_path: Path) -> None:
    said = [run("-m", "ennead", *shlex.split(command), typed="1\n" * 60) for command in COMMANDS]
    assert "Das Meer ist ruhig" in said[0]
    assert "random x 3" in said[1]
    assert (tmp_path / "pebbles.html").exists()
    assert "expert" in said[3]
    assert "PB-O1" in said[4]
