"""A rollout: greedy bots answer until the position can be evaluated."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.search.settings import Settings
from ennead.bots.values.states import is_quiet
from ennead.engine.game import Game
from ennead.engine.playout import play_randomly
from ennead.engine.rng import Rng


def roll_out(game: Game, rng: Rng, settings: Settings) -> None:
    """Let greedy bots answer until it is quiet, at most as often as the settings say.

    A game that does not say how positions are valued is played to its end at random.
    """
    known = bots_of(game.name)
    if known.state is None:
        play_randomly(game, rng)
        return
    bot = GreedyBot(values=known.quick_values)
    bot.rng = rng
    game.rng = rng
    for _ in range(settings.rollout):
        if game.over or is_quiet(game):
            return
        for seat in game.to_act():
            game.apply(seat, bot.answer(Seen(game, seat)))
