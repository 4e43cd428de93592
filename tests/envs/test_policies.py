"""From a policy to a bot: the same observations, masks and actions as in the environments."""

from __future__ import annotations

import numpy as np
import pytest

import ennead
from ennead.bots import Seen
from ennead.envs.arrays import ArrayGame
from ennead.envs.policies import answer_of, observe


@pytest.mark.parametrize(
    ("name", "options"), [("ra", {"tile_counter": False}), ("ankh", {"scenario": "old_kingdom"})]
)
def test_a_bot_observes_what_the_environments_show(name: str, options: dict[str, object]) -> None:
    arrays = ArrayGame(name, 3, options)
    arrays.begin(seed=4)
    rng = np.random.default_rng(1)
    for _ in range(60):
        seat = arrays.to_act()[0]
        seen = Seen(arrays.game, seat)
        observation, mask = observe(seen)
        assert (observation == arrays.observation(seat)).all()
        assert (mask == arrays.mask(seat)).all()
        action = rng.choice(np.flatnonzero(mask))
        answer = answer_of(seen, action)
        assert answer == arrays.answer(seat, action)
        arrays.act(seat, action)


def test_an_action_that_is_not_legal_gives_no_answer() -> None:
    game = ennead.new("ra", 3, seed=1)
    seat = game.to_act()[0]
    for wrong in (56, -1, 10**6, 1.0, "draw", None):
        with pytest.raises(ennead.IllegalAnswer, match="is not a legal action now"):
            answer_of(Seen(game, seat), wrong)  # type: ignore[arg-type]  # that is the point
    with pytest.raises(ennead.IllegalAnswer):
        answer_of(Seen(game, (seat + 1) % 3), 0)
