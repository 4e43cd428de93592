"""Whole games as text: `python -m tests.records.games ra ankh` writes them anew.

A record is worth keeping because it was made by an earlier program; so they are written anew only
when the rules' version is raised.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.contract.cases import CASES

FOLDER = Path(__file__).parent

if __name__ == "__main__":
    for case in [case for case in CASES if case.name in sys.argv[1:]]:
        game = case.new(seed=1)
        for _ in case.play(game, 1):
            pass
        path = FOLDER / f"{case!r}.record"
        path.write_text(game.record().dumps(), encoding="utf-8")
