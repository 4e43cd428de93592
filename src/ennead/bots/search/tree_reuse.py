"""The tree kept from one answer to the next."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.search.tree import Node, Open, Step
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game

#: At most this many positions are compared with the one at hand.
COMPARED = 24


class ReusedTree:
    """A question that was answered: what was found out about those that may follow it."""

    def __init__(self, seen: Seen, question: Open) -> None:
        self.game = seen.resample(0)
        self.game.rng = None
        self.question = question

    def find(self, seen: Seen) -> Node | None:
        """Find the node of the question at hand, if the tree has one; secrets never lead to one."""
        if seen.is_secret():
            return None
        now = seen.resample(0).hash()
        waiting: list[tuple[Game, Open]] = [(self.game, self.question)]
        compared = 0
        while waiting and compared < COMPARED:
            game, question = waiting.pop(0)
            for step, node in sorted(question.children.items(), key=lambda pair: pair[0]):
                if not isinstance(node.question, Open) or compared >= COMPARED:
                    continue
                after = stepped(game, question, step)
                compared += 1
                asked = None if after is None else node.asked_in(after)
                if after is None or not isinstance(asked, Open):
                    continue
                if asked.seat == seen.seat and after.hash() == now:
                    return Node(asked)
                waiting.append((after, asked))
        return None


def stepped(game: Game, question: Open, step: Step) -> Game | None:
    """Return the game after a step of the tree; None if chance cannot answer so in this game."""
    after = game.clone()
    after.apply(question.seat, question.answers[step[0]])
    for answer in step[1:]:
        if not after.awaits_chance() or answer not in after.legal(CHANCE):
            return None
        after.apply(CHANCE, answer)
    return after
