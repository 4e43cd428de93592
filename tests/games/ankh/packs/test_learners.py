"""Learners at tables of packs: every answer has an action of its own, chance's too."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ennead
from ennead.envs.game_env import encoder_for
from tests.games.ankh.policy import lively

PACKS = ["gods", "pantheon", "pharaoh", "revolt"]


@pytest.mark.parametrize(
    ("players", "scenario", "gods"),
    [
        (2, "middle_kingdom", ["thoth", "ptah"]),
        (3, "peoples_revolt", ["sobek", "set", "thoth"]),
        (5, "old_kingdom", ["ptah", "sobek", "bastet", "ra", "hathor"]),
    ],
)
def test_every_answer_with_all_packs_has_an_action_of_its_own(
    players: int, scenario: str, gods: list[str]
) -> None:
    options: dict[str, Any] = {"packs": PACKS, "scenario": scenario, "gods": gods}
    chosen = ["petsuchos", "pharaoh_mummy", "serket"]
    game = ennead.new("ankh", players, chance="ask", guardians=chosen, **options)
    encoder, rng = encoder_for("ankh", players, game.options), Random(players)
    while not game.over:
        seat = rng.choice(game.to_act())
        frame = game.table.frames[-1]
        legal = game.legal(seat)
        actions = [encoder.space.action(frame, answer) for answer in legal]
        assert [encoder.space.answer(frame, action) for action in actions] == legal
        assert len(set(actions)) == len(actions)
        assert (min(actions) >= encoder.space.players) == (seat == ennead.CHANCE)
        if seat != ennead.CHANCE:
            mask = encoder.legal_mask(game.table, seat)
            assert {action for action, ok in enumerate(mask) if ok} == set(actions)
            assert len(encoder.observation(game.table, seat)) == encoder.size
            game.apply(seat, lively(game, seat, rng))
        else:
            game.apply(seat, rng.choice(legal))
