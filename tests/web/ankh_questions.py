"""Questions of whole games of Ankh for the tests of what can be clicked on its map.

    python -m tests.web.ankh_questions

writes them to `web/src/games/ankh/map/questions.json`: of every question that players are asked in
some games with all packs the first, with what the map needs of its view.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import ennead
from ennead.server.live.projection import legal_answer
from tests.games.ankh.policy import lively

FILE = Path(__file__).parents[2] / "web/src/games/ankh/map/questions.json"
COURT: dict[str, Any] = {"packs": ["pharaoh"]}
WITH_GUARDIANS = {**COURT, "guardians": ["petsuchos", "pharaoh_mummy", "serket"]}
#: Seeds and options of games that together ask everything but what the court and its gods ask.
WITHOUT_COURT: tuple[tuple[int, dict[str, Any]], ...] = (
    (440, {"gods": ["horus", "osiris", "ra", "hathor", "bastet"]}),
    (67, {"gods": ["anubis", "isis", "amun"], "scenario": "peoples_revolt"}),
    (767, {"gods": ["isis", "horus", "amun"], "horus_eyes": "move"}),
)
GAMES = (
    *WITHOUT_COURT,
    (1, {**COURT, "gods": ["thoth", "ptah", "sobek", "horus", "set"]}),
    (4, {**COURT, "gods": ["thoth", "ptah", "sobek", "horus", "set"]}),
    (18, {**WITH_GUARDIANS, "gods": ["thoth", "sobek", "isis", "osiris"]}),
    (2, {**WITH_GUARDIANS, "gods": ["ptah", "sobek", "ra"]}),
)
#: Parts of a view that targets depend on.
NEEDED = ("asked", "regions")


def questions() -> list[dict[str, Any]]:
    """The first question of each name; of caravans also one that has begun."""
    found: dict[str, dict[str, Any]] = {}
    for seed, options in GAMES:
        for game, seat in played(seed, options):
            name = game.view(seat)["asked"]["question"]
            begun = name == "place_camel" and bool(game.view(seat)["asked"]["caravan"]["line"])
            key = f"{name}, begun" if begun else name
            if len(game.legal(seat)) > 1 and not (key in found and shows_something(found[key])):
                made = question(game, seat, name)
                if key not in found or shows_something(made):
                    found[key] = made
    return list(found.values())


def shows_something(asked: dict[str, Any]) -> bool:
    """Whether an answer names a thing rather than nothing, a number or what water is."""
    things = [thing["kind"] for answer in asked["answers"] for thing in answer["what"]]
    return not set(things) <= {"count", "terrain"}


def played(seed: int, options: dict[str, Any]) -> Iterator[tuple[ennead.Game, int]]:
    """A game before every answer, and who gives it."""
    rng = Random(seed)
    game = ennead.new("ankh", len(options["gods"]), seed=rng.randrange(10**6), **options)
    while not game.over:
        seat = rng.choice(game.to_act())
        yield game, seat
        game.apply(seat, lively(game, seat, rng))


def question(game: ennead.Game, seat: int, name: str) -> dict[str, Any]:
    """A question as the server asks it, and what its targets need of the view."""
    answers = []
    for number in game.legal(seat):
        answer = msgspec.to_builtins(legal_answer(game, number, "en", final=False))
        answers.append({key: answer[key] for key in ("answer", "notation", "verb", "what")})
    view = game.view(seat)
    frame = game.table.frames[-1]
    asked = {"name": name, "click": frame.CLICK, "shown_on": frame.SHOWN_ON, "answers": answers}
    return {**asked, "view": {key: view[key] for key in NEEDED}}


if __name__ == "__main__":
    FILE.write_text(json.dumps(questions(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
