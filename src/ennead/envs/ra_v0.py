"""Ra for PettingZoo: `env`, `parallel_env` and `raw_env`.

>>> from ennead.envs import ra_v0
>>> env = ra_v0.env(players=3)
>>> env.reset(seed=1)
>>> env.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from typing import Any

from ennead.envs.pettingzoo_env import AecEnv, ParallelEnv, wrapped


def env(players: int = 2, render_mode: str | None = None, **options: object) -> Any:
    """One agent at a time; an illegal action ends the game, its agent gets -1."""
    return wrapped(raw_env(players, render_mode, **options))


def parallel_env(
    players: int = 2, render_mode: str | None = None, **options: object
) -> ParallelEnv:
    """All agents act in every step; those that are not asked have one action, to wait."""
    return ParallelEnv("ra", players, render_mode, **options)


def raw_env(players: int = 2, render_mode: str | None = None, **options: object) -> AecEnv:
    """As `env`, unwrapped: an illegal action raises `ennead.IllegalAnswer`, changes nothing."""
    return AecEnv("ra", players, render_mode, **options)
