"""The core in a browser's Python against the native one: random games and answers of bots.

    python bench/browser.py --site build/web --rounds 3

It takes the site that `./dev site` writes, and Node.js. All three Pythons take turns in each round:
this one, the browser's with the compiled core, the browser's with the interpreted core. Figures are
CPU time, of all threads.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
#: Defines `measure(what, times)`, which runs in every Python.
WORK = """
from ennead.bots import Seen, make_bot
from ennead.engine.playout import playout
from ennead.games.start import new

def measure(what, times):
    game, players, kind = what.split()
    if kind == "random":
        return sum(playout(new(game, int(players), seed), seed) for seed in range(times))
    table = new(game, int(players), 1)
    bots = [make_bot(kind, game, seat) for seat in range(int(players))]
    for _ in range(times):
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].answer(Seen(table, seat)))
    return times
"""
#: What is measured, and how often: natively, and interpreted a tenth of it.
MEASURES = {
    "ra 3 random": 3000,
    "ankh 3 random": 400,
    "ra 3 hard": 80,
    "ankh 3 hard": 80,
    "ra 3 expert": 40,
    "ankh 3 expert": 40,
}
PART_INTERPRETED = 10
IN_NODE = """
import fs from "node:fs";
const [folder, script, compiled, measures] = process.argv.slice(2);
const { loadPyodide } = await import(folder + "/pyodide.mjs");
const python = await loadPyodide();
const archive = new Uint8Array(fs.readFileSync(folder + "/ennead.zip"));
python.unpackArchive(archive, "zip", { extractDir: "/ennead" });
if (compiled !== "compiled")
  python.runPython(`
import pathlib
for file in pathlib.Path("/ennead").glob("ennead*/**/*.so"): file.unlink()
pathlib.Path("/ennead").glob("ennead__mypyc*.so").__next__().unlink()`);
python.runPython("import sys; sys.path.insert(0, '/ennead')");
python.runPython(fs.readFileSync(script, "utf8"));
const measure = python.globals.get("measure");
const found = {};
for (const [what, times] of Object.entries(JSON.parse(measures))) {
  measure(what, 2);
  const before = process.cpuUsage();
  const number = measure(what, times);
  const used = process.cpuUsage(before);
  found[what] = [number, (used.user + used.system) / 1e6];
}
console.log(JSON.stringify(found));
"""
Found = dict[str, tuple[int, float]]


def main() -> None:
    """Print a line for every measure."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--site", type=Path, default=ROOT / "build" / "web")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    python = asked.site / "python"
    node = shutil.which("node")
    if node is None or not (python / "ennead.zip").exists():
        parser.error("it takes Node.js and a site: ./dev site")
    rounds = [all_three(str(node), python) for _ in range(asked.rounds)]
    for what in MEASURES:
        unit = "answers a second" if what.endswith("random") else "ms an answer"
        row = {kind: median(figure(one[kind][what], unit) for one in rounds) for kind in rounds[0]}
        cells = "  ".join(f"{kind} {number:,.1f}" for kind, number in row.items())
        print(f"{what:<16}{cells}  {unit}")


def all_three(node: str, python: Path) -> dict[str, Found]:
    """Measure all Pythons, one after another."""
    return {
        "native": natively(),
        "compiled": in_node(node, python, compiled=True),
        "interpreted": in_node(node, python, compiled=False),
    }


def figure(found: tuple[int, float], unit: str) -> float:
    """Answers in a second of CPU, or milliseconds of CPU an answer takes."""
    number, seconds = found
    return number / seconds if unit == "answers a second" else 1000 * seconds / number


def natively() -> Found:
    """Measure in this Python."""
    defined: dict[str, object] = {}
    exec(WORK, defined)
    measure = defined["measure"]
    assert callable(measure)
    found: Found = {}
    for what, times in MEASURES.items():
        measure(what, 2)
        began = time.process_time()
        number = int(measure(what, times))
        found[what] = (number, time.process_time() - began)
    return found


def in_node(node: str, python: Path, compiled: bool) -> Found:
    """Measure in the browser's Python."""
    measures = {
        what: times if compiled else max(2, times // PART_INTERPRETED)
        for what, times in MEASURES.items()
    }
    with tempfile.TemporaryDirectory() as folder:
        runner, script = Path(folder) / "run.mjs", Path(folder) / "work.py"
        runner.write_text(IN_NODE, "utf-8")
        script.write_text(WORK, "utf-8")
        how = "compiled" if compiled else "interpreted"
        words = [node, str(runner), str(python.resolve()), str(script), how, json.dumps(measures)]
        done = subprocess.run(words, capture_output=True, text=True, check=True)
    found: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return {what: (int(number), seconds) for what, (number, seconds) in found.items()}


if __name__ == "__main__":
    main()
