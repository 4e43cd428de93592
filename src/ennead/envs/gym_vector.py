"""Many games at once for Gymnasium's vector environments, stepped by the compiled core.

`SelfPlay` asks for the action of whichever seat is to act. In `VectorAgainstBots` one seat of every
game learns and bots play the others: `gymnasium.make_vec("ennead/NAME-v0", num_envs=64,
vectorization_mode="vector_entry_point", players=3, bots=["easy"])` makes one. A game that has ended
begins anew in the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ennead.bots import Bot, Seen
from ennead.engine.game import Game
from ennead.engine.log import unknown
from ennead.engine.rules import Data
from ennead.envs.arrays import Bytes
from ennead.envs.gym_env import check_seat
from ennead.envs.opponents import Opponent, check_opponents, seated
from ennead.envs.vector import Step, VectorGames, whole_numbers
from ennead.games.start import check_options, rules_of

#: What a step of a vector environment gives.
Stepped = tuple[Bytes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Data]
Actions = NDArray[np.int64]


class VectorGamesEnv(gymnasium.vector.VectorEnv[Bytes, Actions, NDArray[Any]]):
    """Games side by side, with the spaces that Gymnasium wants to know."""

    def __init__(self, game: str, num_envs: int, players: int, options: Data) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.game, self.num_envs, self.players = game, num_envs, players
        self.options = check_options(rules_of(game), players, options)
        #: Those of the games at hand, with what `reset` was given.
        self.chosen = self.options
        self.games = VectorGames(game, num_envs, players, 0, self.options)
        self.single_observation_space = Box(0, 255, (self.games.size,), np.uint8)
        self.single_action_space = Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def begin(self, seed: int | None, options: Data | None) -> Step:
        """All games anew; those after a seeded reset follow from its seed."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**40))
        given = {**self.options, **(options or {})}
        self.chosen = check_options(rules_of(self.game), self.players, given)
        self.games = VectorGames(self.game, self.num_envs, self.players, drawn, self.chosen)
        return self.games.observe()

    def info(self, step: Step) -> Data:
        """The legal actions and the seats of those who act next."""
        return {"action_mask": step.masks, "seat": step.seats}


class SelfPlay(VectorGamesEnv):
    """Every action is that of the seat to act; `info["seat"]` says which.

    A step's reward is that of the seat that acted; `info["rewards"]` has those of all seats.
    """

    def __init__(self, game: str, num_envs: int = 1, players: int = 2, **options: object) -> None:
        super().__init__(game, num_envs, players, dict(options))

    def reset(self, *, seed: int | None = None, options: Data | None = None) -> tuple[Bytes, Data]:
        """All games anew; `options` are the game's own, for these games only."""
        step = self.begin(seed, options)
        return step.observations, self.info(step)

    def step(self, actions: Actions) -> Stepped:
        """One legal action for every game; IllegalAnswer, and nothing changed, otherwise."""
        acted = self.games.batch.seats[:]
        step = self.games.step(actions)
        rewards = step.rewards[np.arange(self.num_envs), acted].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        info = {**self.info(step), "rewards": step.rewards}
        return step.observations, rewards, step.done, never, info


class VectorAgainstBots(VectorGamesEnv):
    """One seat of every game learns, bots play the others."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        bots: Sequence[Opponent] | None = None,
        seat: int | None = None,
        **options: object,
    ) -> None:
        """Make one; without a seat the learner's is drawn anew in every game.

        Bots are what `AgainstBots` takes, and sit in the order given; the last one takes all seats
        that are left. `change_opponents` seats others in games that begin from then on.
        """
        super().__init__(game, num_envs, players, dict(options))
        check_seat(seat, players)
        self.opponents = check_opponents(bots, game, players)
        self.chosen_seat = seat
        self.learners = [0] * num_envs
        self.bots: list[dict[int, Bot]] = [{} for _ in range(num_envs)]

    def change_opponents(self, bots: Sequence[Opponent] | None) -> None:
        """Seat other bots in the games that begin from now on."""
        self.opponents = check_opponents(bots, self.game, self.players)

    def reset(self, *, seed: int | None = None, options: Data | None = None) -> tuple[Bytes, Data]:
        """All games anew; `options` are the game's own, for these games only."""
        self.begin(seed, options)
        self.games.batch.forget_ends()
        for number in range(self.num_envs):
            self.seat_anew(number)
        self.let_bots_answer()
        step = self.games.observe()
        return step.observations, self.info(step)

    def step(self, actions: Actions) -> Stepped:
        """One legal action of each learner; IllegalAnswer, and nothing changed, otherwise."""
        batch = self.games.batch
        acted = self.learners[:]
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        batch.step(whole_numbers(actions))
        self.note_ends(acted, rewards, ended)
        self.let_bots_answer(acted, rewards, ended)
        step = self.games.observe()
        never = np.zeros(self.num_envs, np.bool_)
        return step.observations, rewards, ended, never, self.info(step)

    def let_bots_answer(
        self,
        acted: list[int] | None = None,
        rewards: NDArray[np.float64] | None = None,
        ended: NDArray[np.bool_] | None = None,
    ) -> None:
        """Bots answer in all games until each asks its learner; ends are noted."""
        batch = self.games.batch
        while waiting := [n for n in range(self.num_envs) if batch.seats[n] != self.learners[n]]:
            chosen = [self.bot_action(number) for number in waiting]
            batch.forget_ends()
            batch.step_some(waiting, chosen)
            self.note_ends(acted, rewards, ended)

    def note_ends(
        self,
        acted: list[int] | None,
        rewards: NDArray[np.float64] | None,
        ended: NDArray[np.bool_] | None,
    ) -> None:
        """Pay the learners of games that have just ended, and seat new ones."""
        batch = self.games.batch
        for number in range(self.num_envs):
            if batch.done[number]:
                if acted is not None and rewards is not None and ended is not None:
                    rewards[number] = batch.rewards[number * self.players + acted[number]]
                    ended[number] = True
                self.seat_anew(number)

    def seat_anew(self, number: int) -> None:
        """Draw the learner's seat of a game, and make its bots."""
        drawn = int(self.np_random.integers(self.players))
        learner = drawn if self.chosen_seat is None else self.chosen_seat
        others = [seat for seat in range(self.players) if seat != learner]
        found = self.opponents + self.opponents[-1:] * (len(others) - len(self.opponents))
        self.learners[number] = learner
        self.bots[number] = {
            seat: seated(opponent, self.game, int(self.np_random.integers(2**62)))
            for seat, opponent in zip(others, found, strict=True)
        }

    def bot_action(self, number: int) -> int:
        """The action of the bot that is to act in a game."""
        games, batch = self.games, self.games.batch
        table, seat = batch.tables[number], batch.seats[number]
        # Nobody but the bot sees this game, and it is gone when it has answered.
        game = Game(
            games.encoder.rules,
            self.players,
            self.chosen,
            None,
            table,
            batch.rngs[number],
            unknown(),
        )
        answer = self.bots[number][seat].answer(Seen(game, seat))
        return games.encoder.space.action(table.frames[-1], answer)
