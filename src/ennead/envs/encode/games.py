"""The encoders, by game."""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.envs.ankh.encode.encoder import AnkhEncoder
from ennead.envs.encode.encoder import Encoder
from ennead.envs.ra.encode.encoder import RaEncoder
from ennead.games.start import check_options, check_players, rules_of


def encoder_for(game: str, players: int, options: Data | None = None) -> Encoder:
    """The encoder of a game with these options; ValueError says what was expected."""
    rules = rules_of(game)
    check_players(rules, players)
    chosen = check_options(rules, players, options or {})
    if game == "ra":
        return RaEncoder(rules, chosen)
    return AnkhEncoder(rules, chosen)
