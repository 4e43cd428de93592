"""The intended turn: an answer, and what a bot would answer after it until others are asked."""

from __future__ import annotations

from ennead.bots.analysis.facts import Intention
from ennead.bots.bot import Seen
from ennead.bots.greedy_bot import GreedyBot

#: A turn is followed for at most this many answers.
LONGEST = 16


def intended(seen: Seen, answer: int, seed: int, lang: str) -> Intention:
    """Play on as the seat would after an answer, in a game that it could be in.

    It ends before anything is sealed, drawn, or asked of another seat, so that it does not depend
    on what the seat cannot know.
    """
    before = seen.resample(seed)
    game = before.clone()
    game.rng = None
    bot = GreedyBot(seed)
    on_turn = game.view(seen.seat).get("turn")
    questions: list[str] = []
    clicks: list[str] = []
    notations: list[str] = []
    words: list[str] = []
    following = answer
    while True:
        questions.append(game.view(seen.seat)["asked"]["question"])
        clicks.append(game.table.frames[-1].CLICK)
        notations.append(game.notation(seen.seat, following))
        words.append(game.say(seen.seat, following, lang))
        game.apply(seen.seat, following)
        own = Seen(game, seen.seat)
        if game.to_act() != [seen.seat] or own.is_secret() or len(notations) == LONGEST:
            break
        if game.view(seen.seat).get("turn") != on_turn:
            break
        following = bot.answer(own)
    return Intention(seen.seat, before, answer, questions, clicks, notations, words, game)
