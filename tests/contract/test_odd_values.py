"""Contract: whatever stands in a position or an option is refused with a ValueError, or plays."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import ennead
from ennead.games import GAMES

Path = tuple[Any, ...]

#: Values that fit nothing, or only by chance.
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 10**6, 2**70, 1.0, 1.5, float("nan")),
    *("", "0", "x", "random", "ra", "A1", "\ud800", b"0"),
    *([], {}, [0], [None], [[]], [{}], [[0]], {"x": []}),
)
#: How a game begins whose positions are tried, by what it is called.
BEGINNINGS: dict[str, tuple[str, dict[str, Any]]] = {
    "ra": ("ra", {}),
    "ankh": ("ankh", {"gods": ["osiris", "anubis", "amun"]}),
    "packs": (
        "ankh",
        {"gods": ["bastet", "horus", "set"], "packs": ["gods"], "scenario": "peoples_revolt"},
    ),
    "more packs": ("ankh", {"gods": ["hathor", "bastet", "ra"], "guardians": "random"}),
}
#: How many answers a game has had whose position is tried.
ANSWERS = (0, 3, 40, 160)
#: Of all that can be tried, this part is tried every time.
SAMPLED = 23

every_beginning = pytest.mark.parametrize("beginning", BEGINNINGS)


def positions(beginning: str) -> list[Any]:
    """Positions of one game."""
    name, options = BEGINNINGS[beginning]
    game = ennead.new(name, 3, seed=2, **options)
    rng, found = Random(beginning), []
    for number in range(max(ANSWERS) + 1):
        if game.over:
            break
        if number in ANSWERS:
            found.append(game.position())
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return found


def places(data: Any, before: Path = ()) -> Iterator[Path]:
    """Every place in plain data."""
    yield before
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(value, (*before, key))


def changed(data: Any, path: Path, value: Any) -> Any:
    """A copy of the data with a value at a place."""
    if not path:
        return value
    found = deepcopy(data)
    parent = found
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = value
    return found


def tried_positions(beginning: str) -> Iterator[Any]:
    """Every position with every odd value at every place."""
    for position in positions(beginning):
        for path in list(places(position)):
            for value in ODD:
                yield changed(position, path, value)


def tried_options(beginning: str) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """How a game can be begun with an odd value at every place of every option."""
    name, _ = BEGINNINGS[beginning]
    given = {option.name: option.values[-1] for option in GAMES[name].options()}
    beginning_position = positions(beginning)[0]
    given |= beginning_position["options"]
    for option, chosen in given.items():
        for path in list(places(chosen)):
            for value in ODD:
                yield name, 3, {option: changed(chosen, path, value)}
    for value in ODD:
        yield name, value, {}


def loads_or_refuses(position: Any, seed: int) -> bool:
    """Whether a position is accepted; it plays to its end then."""
    try:
        game = ennead.load(position, seed=seed)
    except ValueError:
        return False
    ennead.playout(game, seed)
    assert game.over
    assert game.ranking()
    return True


def begins_or_refuses(name: str, players: Any, options: dict[str, Any], seed: int) -> bool:
    """Whether a game can be begun; it plays to its end then."""
    try:
        game = ennead.new(name, players, seed, **options)
    except ValueError:
        return False
    ennead.playout(game, seed)
    assert game.over
    return True


@every_beginning
def test_odd_values_in_a_position_are_refused_or_play(beginning: str) -> None:
    tried = list(tried_positions(beginning))[::SAMPLED]
    accepted = sum(loads_or_refuses(position, seed) for seed, position in enumerate(tried))
    assert 0 < accepted < len(tried)


@pytest.mark.long
@every_beginning
def test_every_odd_value_in_a_position_is_refused_or_plays(beginning: str) -> None:
    for seed, position in enumerate(tried_positions(beginning)):
        loads_or_refuses(position, seed)


@every_beginning
def test_odd_options_are_refused_or_play(beginning: str) -> None:
    accepted = [
        begins_or_refuses(name, players, options, seed)
        for seed, (name, players, options) in enumerate(tried_options(beginning))
    ]
    assert any(accepted)
    assert not all(accepted)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("guardians",), [[]], r"guardians: \[\] is not one of"),
        (("tokens", "bastet", "open"), [[]], r"tokens.bastet: cats have the values 0, 1 and 3"),
        (("options", "guardians"), [[]], "guardians must be 'random' or one of each level"),
        (("options", "gods"), [[], {}, None], "gods must be 'random' or 3 different ones"),
    ],
)
def test_lists_in_the_place_of_names_are_refused(path: Path, value: Any, said: str) -> None:
    position = changed(positions("packs")[-1], path, value)
    with pytest.raises(ennead.PositionError, match=said):
        ennead.load(position)


@pytest.mark.parametrize("space", [10**6, 2**70])
def test_a_cat_on_no_space_is_refused(space: int) -> None:
    position = positions("packs")[1]
    assert position["pending"][-1][0] == "HideCats"
    with pytest.raises(ennead.PositionError, match="no cat can lie there"):
        ennead.load(changed(position, ("pending", -1, 3, 0), space))


def nested(depth: int) -> list[Any]:
    """Lists in each other."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def endless() -> list[Any]:
    """A list that contains itself, many times."""
    found: list[Any] = []
    found.extend([found] * 10)
    return found


@every_beginning
@pytest.mark.parametrize("deep", [nested(200), nested(900), nested(100_000), endless()], ids=len)
def test_what_is_nested_deep_is_refused(beginning: str, deep: list[Any]) -> None:
    name, options = BEGINNINGS[beginning]
    position = positions(beginning)[0]
    for path in places(position):
        assert not loads_or_refuses(changed(position, path, deep), 1), path
    for option in (*position["options"], "moon"):
        assert not begins_or_refuses(name, 3, options | {option: deep}, 1), option
    for wrong in ({"game": deep}, {"players": deep}, {"seed": deep}):
        given: dict[str, Any] = {"game": name, "players": 2, "seed": 1, **wrong}
        with pytest.raises(ValueError, match="must be"):
            ennead.new(**given)
