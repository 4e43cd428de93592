"""Whole games as text: `python -m tests.records.games` writes them anew.

A record is worth keeping because it was made by an earlier program; so they are written anew only
when the rules' version is raised.
"""

from __future__ import annotations

from pathlib import Path

from tests.contract.cases import CASES

FOLDER = Path(__file__).parent

if __name__ == "__main__":
    for case in CASES:
        game = case.new(seed=1)
        for _ in case.play(game, 1):
            pass
        path = FOLDER / f"{case!r}.record"
        path.write_text(game.record().dumps(), encoding="utf-8")
