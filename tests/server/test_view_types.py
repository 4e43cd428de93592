"""Views are what their declared types say: every key, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import ennead
from ennead.games import kit_of
from ennead.server.typescript import games_with_views


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
