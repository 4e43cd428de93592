"""Measures the candidates for sets of hexes, each compiled and not: python bench/hex_sets/run.py

Prints microseconds of CPU per call, the best of several rounds.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
CANDIDATES = ("whole", "pair", "short_pair", "native")
ROUNDS = 4
MEASURE = "import json, workload_{0} as w; print(json.dumps(w.measure()))"


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        for candidate in CANDIDATES:
            shutil.copy(HERE / f"{candidate}.py", place)
            text = (HERE / "workload.py").read_text().replace("CANDIDATE", candidate)
            (place / f"workload_{candidate}.py").write_text(text)
        report(place, "interpreted")
        for candidate in CANDIDATES:
            compile_candidate(place, candidate)
        report(place, "compiled")


def compile_candidate(place: Path, candidate: str) -> None:
    files = {"pair.py", f"{candidate}.py", f"workload_{candidate}.py"}
    command = [sys.executable, "-m", "mypyc", *sorted(files)]
    subprocess.run(command, cwd=place, check=True, stdout=subprocess.DEVNULL)


def report(place: Path, build: str) -> None:
    best: dict[str, dict[str, float]] = {candidate: {} for candidate in CANDIDATES}
    sums: dict[str, set[int]] = {}
    for _ in range(ROUNDS):
        for candidate in CANDIDATES:
            for name, microseconds, check in measured(place, candidate):
                best[candidate][name] = min(microseconds, best[candidate].get(name, 1e9))
                sums.setdefault(name, set()).add(check)
    assert all(len(checks) == 1 for checks in sums.values()), f"candidates disagree: {sums}"
    for candidate in CANDIDATES:
        row = "  ".join(f"{name} {best[candidate][name]:7.3f}" for name in sums)
        print(f"{build:12} {candidate:11} {row}", flush=True)


def measured(place: Path, candidate: str) -> list[tuple[str, float, int]]:
    command = [sys.executable, "-c", MEASURE.format(candidate)]
    output = subprocess.run(command, cwd=place, check=True, capture_output=True, text=True).stdout
    return [(str(name), float(time), int(check)) for name, time, check in json.loads(output)]


if __name__ == "__main__":
    main()
