"""Positions spoilt at random: one value of their plain data changed, lost, doubled or swapped."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import ennead
from tests.games.ankh.policy import lively, play

Path = tuple[Any, ...]

#: Values that fit nothing, or only by chance.
ODD: tuple[Any, ...] = (
    *(-2, -1, 0, 1, 2, 3, 5, 7, 12, 31, 99, 123, 10**9),
    *(None, True, 1.5, "", "A0", "F4", "Z9", "pool", "card", "out", "trapped", "F4/F5", "1", "n"),
    *("ra", "osiris", "satet", "maat", "glorious", "obelisk", "face_down"),
    *([], {}, [0], [[0]], [0, 1], ["Turn", 0], {"god": 0, "face_up": True}),
)


def sample_positions(games: int, seed: int) -> list[Any]:
    """Positions of lively games, a few of each, some of every kind of question."""
    rng = Random(seed)
    found: list[Any] = []
    for number in range(games):
        game = ennead.new("ankh", rng.choice((2, 3, 4, 5)), chance="ask")
        asked: dict[str, Any] = {}
        for now in play(game, lively, Random(f"{seed} {number}")):
            kind = now.position()["pending"][-1][0] if not now.over else "over"
            if kind not in asked or rng.random() < 0.02:
                asked[kind] = now.position()
        found += asked.values()
    return found


def paths(data: Any, before: Path = ()) -> list[Path]:
    """Every place in the data."""
    found = [before]
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*before, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            found += paths(value, (*before, place))
    return found


def value_at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def spoilt(position: Any, rng: Random) -> tuple[Any, str]:
    """A copy with one to three changes, and what they were."""
    data = deepcopy(position)
    done = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        candidates = [path for path in paths(data) if path and path[0] not in FIXED]
        top = rng.choice(sorted({str(path[0]) for path in candidates}))
        path = rng.choice([path for path in candidates if path[0] == top])
        done.append(change(data, path, candidates, rng))
    return data, "; ".join(done)


#: What every position has in common is not what is looked at here.
FIXED = ("game", "rules", "players", "options")


def change(data: Any, path: Path, others: list[Path], rng: Random) -> str:
    """One change at a place: most give a value that could stand there, some one that cannot."""
    parent, key = value_at(data, path[:-1]), path[-1]
    old = parent[key]
    how = rng.choice(("odd", "lose", "double", "copy", "nudge", "nudge", "swap", "swap"))
    alike = [o for o in others if o[0] == path[0] and type(value_at(data, o)) is type(old)]
    if how == "nudge" and type(old) is int:
        parent[key] = old + rng.choice((-2, -1, 1, 2))
    elif how == "lose":
        del parent[key]
    elif how == "double" and isinstance(parent, list):
        parent.insert(key, deepcopy(old))
    elif how in ("nudge", "double", "copy"):
        parent[key] = deepcopy(value_at(data, rng.choice(alike)))
    elif how == "swap":
        swap(data, path, rng.choice(alike))
    else:
        parent[key] = deepcopy(rng.choice(ODD))
    return f"{how} {path} (was {old!r})"


def swap(data: Any, one: Path, other: Path) -> None:
    """Two values change places, unless one is inside the other."""
    first, second = deepcopy(value_at(data, one)), deepcopy(value_at(data, other))
    shorter = min(len(one), len(other))
    if one[:shorter] != other[:shorter]:
        value_at(data, one[:-1])[one[-1]] = second
        value_at(data, other[:-1])[other[-1]] = first
