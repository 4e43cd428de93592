"""The games for Gymnasium: one seat learns, bots play the others.

Importing this module registers every game as `ennead/NAME-v0`, its name with a capital, so that
`gymnasium.make("ennead.envs.gym_env:ennead/NAME-v0", players=3, bots=["greedy"])` makes one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from ennead.bots import Bot, Seen
from ennead.engine.errors import IllegalAnswer
from ennead.engine.rules import Data
from ennead.envs.arrays import ArrayGame, Bytes, Mask
from ennead.envs.opponents import Opponent, check_opponents, seated
from ennead.envs.rendering import FRAMES_PER_SECOND, MODES, Renderer
from ennead.games import GAMES

#: The reward of an action that is not legal; it ends the episode.
ILLEGAL = -1.0


class AgainstBots(gymnasium.Env[Bytes, int]):
    """A single seat against bots. The legal actions are in `info["action_mask"]`."""

    metadata = {"render_modes": list(MODES), "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: Sequence[Opponent] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Make one; without a seat the learner's is drawn anew in every episode.

        Bots are names, as `ennead arena` takes them, or classes, bots and functions of one's own
        (`ennead.envs.opponents`). They sit in the order given; the last one takes all seats that
        are left. `change_opponents` seats others from the next episode on.
        """
        self.renderer = Renderer(render_mode)
        check_seat(seat, players)
        self.arrays = ArrayGame(game, players, options)
        self.opponents = check_opponents(bots, game, players)
        self.chosen_seat = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, (self.arrays.size,), np.uint8)
        self.action_space = Discrete(self.arrays.actions)  # type: ignore[assignment]  # of np.int64

    def reset(self, *, seed: int | None = None, options: Data | None = None) -> tuple[Bytes, Data]:
        """Begin a game; `options` are the game's own, for this game only."""
        super().reset(seed=seed)
        game, players = self.arrays.name, self.arrays.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self.chosen_seat is None else self.chosen_seat
        others = [seat for seat in range(players) if seat != self.seat]
        found = self.opponents + self.opponents[-1:] * (len(others) - len(self.opponents))
        self.bots = {
            seat: seated(opponent, game, self.drawn_seed())
            for seat, opponent in zip(others, found, strict=True)
        }
        self.arrays.begin(self.drawn_seed(), options)
        self.let_bots_answer()
        self.renderer.show(self.arrays.game, self.seat)
        return self.seen()

    def change_opponents(self, bots: Sequence[Opponent] | None) -> None:
        """Seat other bots from the next episode on."""
        self.opponents = check_opponents(bots, self.arrays.name, self.arrays.players)

    def step(self, action: int) -> tuple[Bytes, SupportsFloat, bool, bool, Data]:
        """Act; an action that is not legal loses at once, with `illegal` in the info."""
        if self.arrays.game.over:
            raise IllegalAnswer("the game is over; reset begins another one")
        try:
            self.arrays.act(self.seat, action)
        except IllegalAnswer:
            observation, info = self.seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.let_bots_answer()
        self.renderer.show(self.arrays.game, self.seat)
        observation, info = self.seen()
        over = self.arrays.game.over
        return observation, self.arrays.rewards()[self.seat], over, False, info

    def action_masks(self) -> Mask:
        """The legal actions, by the name that learners with masks look for."""
        return self.arrays.mask(self.seat)

    def render(self) -> Any:
        """What the learner sees: the terminal's drawing, pixels, or nothing beside the window."""
        return self.renderer.render(self.arrays.game, self.seat)

    def close(self) -> None:
        """Close the window, if there is one."""
        self.renderer.close()

    def seen(self) -> tuple[Bytes, Data]:
        """The learner's observation and legal actions."""
        mask = self.arrays.mask(self.seat)
        return self.arrays.observation(self.seat), {"action_mask": mask, "seat": self.seat}

    def let_bots_answer(self) -> None:
        """The bots answer until the learner is asked or the game is over.

        A sealed answer of the learner's may be due at the same time as theirs: they go first.
        """
        game = self.arrays.game
        while asked := [seat for seat in game.to_act() if seat != self.seat]:
            for seat in asked:
                game.apply(seat, self.bots[seat].answer(Seen(game, seat)))

    def drawn_seed(self) -> int:
        """A seed from the episode's own generator."""
        return int(self.np_random.integers(2**62))


def check_seat(seat: int | None, players: int) -> None:
    """ValueError for a seat that does not exist."""
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seat must be None or 0 to {players - 1}, not {seat!r}")


def register() -> None:
    """Make every game known to Gymnasium, alone and as a vector of games."""
    for name in GAMES:
        id = f"ennead/{name.capitalize()}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                f"{__name__}:AgainstBots",
                kwargs={"game": name},
                vector_entry_point="ennead.envs.gym_vector:VectorAgainstBots",
            )


register()
