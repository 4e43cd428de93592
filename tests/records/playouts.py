"""Checksums of random games: `python -m tests.records.playouts` writes them anew.

Both builds must reproduce them. They change only with the rules' version, or with a random
generator that is meant to give other numbers.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import ennead
from ennead.games import GAMES
from tests.contract.cases import TRAITS

FILE = Path(__file__).with_name("playouts.json")
GAMES_EACH = 200


def checksum(name: str, players: int) -> str:
    """The final positions of many random games, folded into one number."""
    folded = hashlib.blake2b(digest_size=8)
    for seed in range(GAMES_EACH):
        game = ennead.new(name, players, seed=seed)
        answers = ennead.playout(game, seed)
        folded.update(f"{answers} {game.hash()}\n".encode())
    return folded.hexdigest()


def checksums() -> dict[str, dict[str, str]]:
    """By game and number of players."""
    return {
        name: {str(players): checksum(name, players) for players in GAMES[name].players}
        for name in TRAITS
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(checksums(), indent=2) + "\n", encoding="utf-8")
