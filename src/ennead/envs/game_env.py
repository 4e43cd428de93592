"""What learners are told of a game: the face `env` of its kit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ennead.engine.rules import Data, Rules
from ennead.envs.encode.encoder import Encoder
from ennead.envs.encode.plain import PlainEncoder
from ennead.games import kit_of
from ennead.games.start import check_options, check_players, rules_of


@dataclass(frozen=True)
class GameEnv:
    """Observations and actions of a game; without an encoder its views are hashed."""

    encoder: Callable[[Rules[Any], Data], Encoder] = PlainEncoder
    #: No game takes more decisions, chance's among them.
    longest: int = 20_000
    #: Whether every seat knows all there is to know.
    perfect_information: bool = False


PLAIN = GameEnv()


def env_of(game: str) -> GameEnv:
    """What learners are told of a game."""
    found: GameEnv | None = kit_of(game).face("env")
    return PLAIN if found is None else found


def encoder_for(game: str, players: int, options: Data | None = None) -> Encoder:
    """The encoder of a game with these options; ValueError says what was expected."""
    rules = rules_of(game)
    check_players(rules, players)
    chosen = check_options(rules, players, options or {})
    return encoder_made_for(game, chosen)


def encoder_made_for(game: str, options: Data) -> Encoder:
    """The encoder of a game with options that were checked."""
    encoder = env_of(game).encoder(rules_of(game), options)
    encoder.made_for = options
    return encoder
