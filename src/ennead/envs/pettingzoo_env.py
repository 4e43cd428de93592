"""The games for PettingZoo: as an AEC and as a parallel environment.

Sealed answers are asked one seat after another in the AEC environment; nobody's observation shows
them before the last is in. In the parallel environment every seat acts in every step: those that
are not asked have a single action, to wait.

The modules `ennead.envs.NAME_v0` make them by the names that users of PettingZoo expect. Importing
this module registers every game as `ennead/NAME-v0` with PettingZoo, where it has a registry.
"""

from __future__ import annotations

import logging
import secrets
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]  # ships no types
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # as above

from ennead.engine.errors import IllegalAnswer
from ennead.engine.rng import Rng, seeded
from ennead.engine.rules import Data
from ennead.envs.arrays import ArrayGame, Bytes, Mask
from ennead.envs.rendering import FRAMES_PER_SECOND, MODES, Renderer
from ennead.games import GAMES

LOGGER = logging.getLogger(__name__)
#: What an agent sees: `observation` and `action_mask`.
Seen = dict[str, Bytes | Mask]


class AecEnv(pettingzoo.AECEnv[str, Seen, int]):  # type: ignore[misc]  # untyped base
    """One seat acts at a time (agent environment cycle). Spectators' views are rendered."""

    def __init__(
        self, game: str, players: int, render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        self.renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.metadata = metadata(f"{game}_v0")
        self.arrays = ArrayGame(game, players, options)
        self.seeds = Seeds()
        self.possible_agents = agents_of(players)
        actions = self.arrays.actions
        self.observation_spaces = {
            agent: seen_space(self.arrays.size, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Data | None = None) -> None:
        """Begin a game; `options` are the game's own, for this game only."""
        self.arrays.begin(self.seeds.next(seed), known_options(self.arrays, options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Data] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()
        self.renderer.show(self.arrays.game)

    def next_agent(self) -> str:
        """The seat to act; after the end any that is left."""
        to_act = self.arrays.to_act()
        return self.possible_agents[to_act[0]] if to_act else self.agents[0]

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.arrays.observation(seat), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Mask:
        """The legal actions of the seat that is to act now; the others have none."""
        if self.agent_selection == self.possible_agents[seat]:
            return self.arrays.mask(seat)
        return np.zeros(self.arrays.actions, np.int8)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAnswer(f"{agent} must act; only agents that are terminated step with None")
        self.arrays.act(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        over = self.arrays.game.over
        self.rewards = dict(zip(self.agents, self.arrays.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self._accumulate_rewards()
        self.agent_selection = self.next_agent()
        self.renderer.show(self.arrays.game)

    def render(self) -> Any:
        """The drawing of the terminal, an array of pixels, or nothing: a window shows the game."""
        return self.renderer.render(self.arrays.game)

    def close(self) -> None:
        """Close the window, if there is one."""
        self.renderer.close()


class ParallelEnv(pettingzoo.ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # untyped base
    """All seats act in every step; the last action waits, and is all that others can do."""

    def __init__(
        self, game: str, players: int, render_mode: str | None = None, **options: object
    ) -> None:
        self.renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.metadata = metadata(f"{game}_parallel_v0")
        self.arrays = ArrayGame(game, players, options)
        self.seeds = Seeds()
        self.wait = self.arrays.actions
        self.possible_agents = agents_of(players)
        self.agents: list[str] = []
        actions = self.arrays.actions + 1
        self.observation_spaces = {
            agent: seen_space(self.arrays.size, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Data | None = None
    ) -> tuple[dict[str, Seen], dict[str, Data]]:
        """Begin a game; `options` are the game's own, for this game only."""
        self.arrays.begin(self.seeds.next(seed), known_options(self.arrays, options))
        self.agents = self.possible_agents[:]
        self.renderer.show(self.arrays.game)
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Data]
    ]:
        for seat, answer in self.answers(actions).items():
            self.arrays.game.apply(seat, answer)
        self.renderer.show(self.arrays.game)
        over = self.arrays.game.over
        agents = self.agents
        rewards = dict(zip(agents, self.arrays.rewards(), strict=True))
        seen = self.seen()
        self.agents = [] if over else agents
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def answers(self, actions: dict[str, int]) -> dict[int, int]:
        """By seat that is asked, its answer; IllegalAnswer if one is missing or not legal."""
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in self.arrays.to_act():
                if agent not in actions:
                    raise IllegalAnswer(f"{agent} is asked and needs an action")
                found[seat] = self.arrays.answer(seat, actions[agent])
            elif int(actions.get(agent, self.wait)) != self.wait:
                raise IllegalAnswer(f"{agent} is not asked and can only wait: {self.wait}")
        return found

    def seen(self) -> dict[str, Seen]:
        """What every seat sees and may do."""
        found: dict[str, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.arrays.mask(seat), np.int8(seat not in self.arrays.to_act()))
            found[agent] = {"observation": self.arrays.observation(seat), "action_mask": mask}
        return found

    def render(self) -> Any:
        """The drawing of the terminal, an array of pixels, or nothing: a window shows the game."""
        return self.renderer.render(self.arrays.game)

    def close(self) -> None:
        """Close the window, if there is one."""
        self.renderer.close()


def known_options(arrays: ArrayGame, given: Data | None) -> Data:
    """The options given to `reset` that the game has; of others, which PettingZoo's own tests give
    to every environment, it only warns.
    """
    known = arrays.game.options
    for name in given or {}:
        if name not in known:
            LOGGER.warning("%s has no option %r; it has %s", arrays.name, name, ", ".join(known))
    return {name: value for name, value in (given or {}).items() if name in known}


class Seeds:
    """Seeds of games: one given, those that follow from it, or any if none was given."""

    def __init__(self) -> None:
        self.rng: Rng | None = None

    def next(self, seed: int | None) -> int:
        """The seed of the next game: those of `reset()` follow from the last `reset(seed=...)`."""
        if seed is not None:
            self.rng = seeded(seed)
            return seed
        if self.rng is None:
            self.rng = seeded(secrets.randbits(62))
        return int(self.rng.word())


def wrapped(env: AecEnv) -> Any:
    """An environment as PettingZoo wraps its own: an illegal action loses and ends the game."""
    made = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def wrapped_env(game: str, players: int = 2, **settings: Any) -> Any:
    """The AEC environment of a game, wrapped."""
    return wrapped(AecEnv(game, players, **settings))


def parallel_env(game: str, players: int = 2, **settings: Any) -> ParallelEnv:
    """The parallel environment of a game."""
    return ParallelEnv(game, players, **settings)


def register() -> None:
    """Make every game known to PettingZoo, from the version on that has a registry."""
    if not hasattr(pettingzoo, "register"):
        return
    kinds = (("aec", pettingzoo.aec_registry), ("parallel", pettingzoo.parallel_registry))
    for name in GAMES:
        for (kind, known), entry in zip(kinds, (wrapped_env, parallel_env), strict=True):
            if f"ennead/{name}-v0" not in known:
                pettingzoo.register(kind, f"ennead/{name}-v0", entry, kwargs={"game": name})


def metadata(name: str) -> Data:
    """What PettingZoo wants to know of an environment."""
    return {
        "name": name,
        "render_modes": list(MODES),
        "render_fps": FRAMES_PER_SECOND,
        "is_parallelizable": False,
    }


def agents_of(players: int) -> list[str]:
    """The agents' names: `player_0` and so on."""
    return [f"player_{seat}" for seat in range(players)]


def seen_space(size: int, actions: int) -> Dict:
    """The space of what an agent sees."""
    return Dict(
        {
            "observation": Box(0, 255, (size,), np.uint8),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


register()
