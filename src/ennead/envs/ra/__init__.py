"""What learners are told of Ra."""

from __future__ import annotations

from ennead.envs.game_env import GameEnv
from ennead.envs.ra.encode.encoder import RaEncoder

ENV = GameEnv(RaEncoder, longest=2_000, perfect_information=True)
