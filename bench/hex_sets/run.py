"""Measures the candidates for sets of hexes: python bench/hex_sets/run.py"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
CANDIDATES = ("whole", "pair", "short_pair", "native")
SHOW = "import {0}; print(*(f'{{n}} {{t:8.2f}} us ({{c}})' for n, t, c in {0}.measure()), sep='  ')"


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        for candidate in CANDIDATES:
            shutil.copy(HERE / f"{candidate}.py", place)
            text = (HERE / "workload.py").read_text().replace("CANDIDATE", candidate)
            (place / f"workload_{candidate}.py").write_text(text)
        report(place, "interpreted")
        for candidate in CANDIDATES:
            files = {"pair.py", f"{candidate}.py", f"workload_{candidate}.py"}
            subprocess.run(
                [sys.executable, "-m", "mypyc", *sorted(files)],
                cwd=place,
                check=True,
                stdout=subprocess.DEVNULL,
            )
            show(place, candidate, "compiled")


def report(place: Path, build: str) -> None:
    for candidate in CANDIDATES:
        show(place, candidate, build)


def show(place: Path, candidate: str, build: str) -> None:
    code = SHOW.format(f"workload_{candidate}")
    output = subprocess.run(
        [sys.executable, "-c", code], cwd=place, check=True, capture_output=True, text=True
    )
    print(f"{build:12} {candidate:11} {output.stdout.strip()}", flush=True)


if __name__ == "__main__":
    main()
