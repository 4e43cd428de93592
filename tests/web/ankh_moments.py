"""Moments of whole games of Ankh for the tests of the browser client.

    python -m tests.web.ankh_moments

writes them to `web/src/games/ankh/moments.fixture.json`: of every question that is asked in some
games played at random, a few with the views they are asked in; and all that happened in one game.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import ennead
from ennead.server.live.projection import legal_answer
from tests.games.ankh.policy import lively

FILE = Path(__file__).parents[2] / "web/src/games/ankh/moments.fixture.json"
#: Seats of each game that is played.
GAMES = (4, 5, 2, 3, 5, 4, 3, 2, 5, 4)
#: How many moments of a question are kept.
KEPT = 2
#: Parts of a view that only the map draws.
OF_THE_MAP = ("map", "regions", "camels", "figures")


def moments() -> dict[str, Any]:
    """Questions with their views, ends of games, and what happened in the first game."""
    asked: Counter[str] = Counter()
    kept: list[dict[str, Any]] = []
    ends: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []
    for seed, players in enumerate(GAMES):
        game = ennead.new("ankh", players=players, seed=seed)
        events = game.listen()
        rng = Random(seed)
        while not game.over:
            seat = rng.choice(game.to_act())
            name = game.view(seat)["asked"]["question"]
            asked[name] += 1
            if asked[name] in (1, 30)[:KEPT]:
                kept.append(
                    {"view": of_the_side(game.view(seat)), "question": question(game, seat)}
                )
            game.apply(seat, lively(game, seat, rng))
        ends.append(of_the_side(game.view(None)))
        if not told:
            told = [
                {
                    "version": number,
                    "name": event.name,
                    "data": game.rules.event_data(game.table, event),
                    "words": game.rules.tell(game.table, event, "en", []),
                }
                for number, event in enumerate(events)
            ]
    return {"moments": kept, "ends": ends, "events": told}


def of_the_side(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only the map draws."""
    return {key: value for key, value in view.items() if key not in OF_THE_MAP}


def question(game: ennead.Game, seat: int) -> dict[str, Any]:
    """A question as the server asks it."""
    answers = [
        msgspec.to_builtins(legal_answer(game, answer, "en", final=False))
        for answer in game.legal(seat)
    ]
    name = game.view(seat)["asked"]["question"]
    words = game.ask(seat)
    frame = game.table.frames[-1]
    clicked = {"click": frame.CLICK, "shown_on": frame.SHOWN_ON}
    found = {"seat": seat, "name": name, **clicked, "words": words, "answers": answers}
    return {**found, "confirm": False, "answered": None}


def written() -> str:
    """The file's text."""
    return json.dumps(moments(), separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
