"""What learners are told of Ankh."""

from __future__ import annotations

from ennead.envs.ankh.encode.encoder import AnkhEncoder
from ennead.envs.game_env import GameEnv

ENV = GameEnv(AnkhEncoder, longest=20_000)
