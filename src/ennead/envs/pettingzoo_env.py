"""The games for PettingZoo: as an AEC and as a parallel environment.

Sealed answers are asked one seat after another in the AEC environment; nobody's observation shows
them before the last is in. In the parallel environment every seat acts in every step: those that
are not asked have a single action, to wait.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]  # ships no types
from gymnasium.spaces import Box, Dict, Discrete, Space

from ennead.engine.rules import Data
from ennead.envs.arrays import ArrayGame, Bytes, Mask

#: What an agent sees: `observation` and `action_mask`.
Seen = dict[str, Bytes | Mask]


class AecEnv(pettingzoo.AECEnv[str, Seen, int]):  # type: ignore[misc]  # untyped base
    """One seat acts at a time (agent environment cycle)."""

    def __init__(
        self, game: str, players: int, render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.metadata = {
            "name": f"ennead_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.arrays = ArrayGame(game, players, options)
        self.possible_agents = agents_of(players)

    @functools.cache  # noqa: B019  # PettingZoo wants the same space each time, and few are made
    def observation_space(self, agent: str) -> Space[Any]:
        return seen_space(self.arrays.size, self.arrays.actions)

    @functools.cache  # noqa: B019  # as above
    def action_space(self, agent: str) -> Space[Any]:
        return Discrete(self.arrays.actions)

    def reset(self, seed: int | None = None, options: Data | None = None) -> None:
        self.arrays.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Data] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

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
        assert action is not None
        self.arrays.act(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        over = self.arrays.game.over
        self.rewards = dict(zip(self.agents, self.arrays.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self._accumulate_rewards()
        self.agent_selection = self.next_agent()

    def render(self) -> str | None:
        return position_text(self.arrays) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class ParallelEnv(pettingzoo.ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # untyped base
    """All seats act in every step; the last action waits, and is all that others can do."""

    def __init__(
        self, game: str, players: int, render_mode: str | None = None, **options: object
    ) -> None:
        check_render_mode(render_mode)
        self.metadata = {"name": f"ennead_{game}_parallel_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.arrays = ArrayGame(game, players, options)
        self.wait = self.arrays.actions
        self.possible_agents = agents_of(players)
        self.agents: list[str] = []

    @functools.cache  # noqa: B019  # PettingZoo wants the same space each time, and few are made
    def observation_space(self, agent: str) -> Space[Any]:
        return seen_space(self.arrays.size, self.arrays.actions + 1)

    @functools.cache  # noqa: B019  # as above
    def action_space(self, agent: str) -> Space[Any]:
        return Discrete(self.arrays.actions + 1)

    def reset(
        self, seed: int | None = None, options: Data | None = None
    ) -> tuple[dict[str, Seen], dict[str, Data]]:
        self.arrays.begin(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Data]
    ]:
        for seat in self.arrays.to_act():
            self.arrays.act(seat, actions[self.possible_agents[seat]])
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

    def seen(self) -> dict[str, Seen]:
        """What every seat sees and may do."""
        found: dict[str, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.arrays.mask(seat), np.int8(seat not in self.arrays.to_act()))
            found[agent] = {"observation": self.arrays.observation(seat), "action_mask": mask}
        return found

    def render(self) -> str | None:
        return position_text(self.arrays) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


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


def check_render_mode(render_mode: str | None) -> None:
    """ValueError for a way of rendering that there is not."""
    if render_mode not in (None, "ansi"):
        raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")


def position_text(arrays: ArrayGame) -> str:
    """What a spectator is told: who is asked what."""
    game = arrays.game
    if game.over:
        return f"over: {game.ranking()}"
    return " ".join([game.ask(seat) for seat in game.to_act()])
