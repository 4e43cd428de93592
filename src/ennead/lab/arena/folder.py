"""The folder of an arena: what it plays, and every finished game, a line of JSON each."""

from __future__ import annotations

import json
from pathlib import Path

from ennead.engine.rules import Data

ABOUT = "arena.json"
GAMES = "games.jsonl"


class Folder:
    """Games are added line by line; a line cut off by an interruption is dropped."""

    def __init__(self, path: Path, about: Data) -> None:
        """Open or make a folder; ValueError if it holds the games of another arena."""
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        head = path / ABOUT
        if head.exists():
            found = json.loads(head.read_text(encoding="utf-8"))
            if {**found, "games": 0} != {**about, "games": 0}:
                raise ValueError(f"{path} holds another arena: {json.dumps(found)}")
        head.write_text(json.dumps(about) + "\n", encoding="utf-8")

    def games(self) -> list[Data]:
        """Read all games that were finished before."""
        file = self.path / GAMES
        if not file.exists():
            return []
        text = file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            file.write_text(whole, encoding="utf-8")
        return [json.loads(line) for line in whole.splitlines()]

    def add(self, game: Data) -> None:
        """Keep a finished game."""
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(game) + "\n")
