"""The core compiled for browsers plays as this build does, and its bots answer the same."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from hatch_client import npm_command
from tests.web.conftest import do_without

SEEDS = 40
ANSWERS = 40
LEVELS = ("hard", "expert")

#: Runs in Python here and in the browser's: random games, and the first answers of bots.
PLAYED = f"""
from ennead.bots import Seen, make_bot
from ennead.engine.playout import playout
from ennead.games import GAMES
from ennead.games.start import new, rules_of

found = {{}}
for name in GAMES:
    for players in rules_of(name).players:
        for seed in range({SEEDS}):
            game = new(name, players, seed)
            found[f"{{name}} {{players}} {{seed}}"] = [playout(game, seed), game.hash()]
    for level in {LEVELS}:
        game = new(name, 3, 1)
        bots = [make_bot(level, name, seat) for seat in range(3)]
        for _ in range({ANSWERS}):
            seat = game.to_act()[0]
            game.apply(seat, bots[seat].answer(Seen(game, seat)))
        found[f"{{name}} {{level}}"] = game.hash()
"""
IN_NODE = """
import fs from "node:fs";
const [folder, script] = process.argv.slice(2);
const { loadPyodide } = await import(folder + "/pyodide.mjs");
const python = await loadPyodide();
const archive = new Uint8Array(fs.readFileSync(folder + "/ennead.zip"));
python.unpackArchive(archive, "zip", { extractDir: "/ennead" });
python.runPython("import sys; sys.path.insert(0, '/ennead')");
python.runPython(fs.readFileSync(script, "utf8"));
const reply = "import ennead, json; json.dumps([ennead.compiled, found])";
console.log(python.runPython(reply));
"""


@pytest.mark.timeout(600)
def test_games_and_answers_are_the_same_in_the_browsers_python(site: Path, tmp_path: Path) -> None:
    npm_command()
    node = shutil.which("node")
    if node is None:
        do_without("Node.js is missing")
    runner, script = tmp_path / "run.mjs", tmp_path / "played.py"
    runner.write_text(IN_NODE, "utf-8")
    script.write_text(PLAYED, "utf-8")
    command = [str(node), str(runner), str(site / "python"), str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    compiled, there = json.loads(done.stdout.splitlines()[-1])
    assert compiled
    here: dict[str, Any] = {}
    exec(PLAYED, here)
    assert there == here["found"]
