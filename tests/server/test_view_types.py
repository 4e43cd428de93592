"""Views are what their declared types say: every key, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import ennead
from ennead.games import kit_of
from ennead.server.typescript import declared_events, games_with_views


def read_as_declared(view: dict[str, Any], declared: Any) -> Any:
    """A view through its type: unknown keys are lost, a wrong type is an error."""
    sent = msgspec.json.encode(view)
    return msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(sent, type=declared)))


@pytest.mark.parametrize("name", games_with_views())
def test_every_view_of_whole_games_has_its_declared_type(name: str) -> None:
    declared = kit_of(name).face("view")
    for seed, players in enumerate((2, 5)):
        game = ennead.new(name, players=players, seed=seed)
        rng = Random(seed)
        for step in range(3000):
            if game.over:
                break
            seat = rng.choice(game.to_act())
            if step % 7 == 0:
                for looker in (None, seat):
                    view = game.view(looker)
                    sent = msgspec.json.decode(msgspec.json.encode(view))
                    assert read_as_declared(view, declared) == sent
            game.apply(seat, rng.choice(game.legal(seat)))
        view = game.view(None)
        sent = msgspec.json.decode(msgspec.json.encode(view))
        assert game.over
        assert read_as_declared(view, declared) == sent


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ra", {}),
        ("ankh", {"gods": ["bastet", "horus", "set"]}),
        ("ankh", {"gods": ["hathor", "ra", "osiris"]}),
        ("ankh", {"gods": ["amun", "anubis", "isis"]}),
    ],
)
def test_every_event_of_whole_games_has_its_declared_types(
    name: str, options: dict[str, Any]
) -> None:
    declared = declared_events(name)
    for seed in range(2):
        game = ennead.new(name, 3, seed=seed, listen=True, **options)
        rng = Random(seed)
        while not game.over:
            seat = rng.choice(game.to_act())
            game.apply(seat, rng.choice(game.legal(seat)))
        for event in game.listen():
            data = msgspec.json.decode(msgspec.json.encode(dict(event)))
            fields = declared[data.pop("name")]
            assert list(data) == list(fields)
            for field, declared_type in fields.items():
                msgspec.convert(data[field], declared_type)  # an error if it is not of this type
