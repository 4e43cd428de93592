"""A search: look after look, each in another game that the seat could be in."""

from __future__ import annotations

from time import process_time

from ennead.bots.bot import Seen
from ennead.bots.search.playout import play_on
from ennead.bots.search.questions import Chances, Node, Open, Sealed, Step
from ennead.bots.search.settings import Settings
from ennead.bots.values import value_answers
from ennead.bots.values.states import chances
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.rng import Rng

#: A question on the way of a look, and what was answered there.
Way = list[tuple[Open | Sealed, Step]]


class Search:
    """What a seat knows of its question and of those that may follow."""

    def __init__(self, seen: Seen, rng: Rng, settings: Settings, root: Node | None = None) -> None:
        self.seen = seen
        self.rng = rng
        self.settings = settings
        self.root = root or Node()
        #: Looks of this search, those of a tree that was kept not counted.
        self.looks = 0

    def run(self) -> None:
        """Look until the budget is spent or nothing can change any more."""
        started = process_time()
        self.open(self.root, self.game())
        while self.is_in_time(started) and not self.is_done(process_time() - started):
            self.look()

    def look_all(self) -> None:
        """Take all looks of the budget, also where the answer is clear: for what others promise."""
        started = process_time()
        while self.looks < self.settings.looks and self.is_in_time(started):
            self.look()

    def is_in_time(self, started: float) -> bool:
        """Whether there is time for another look; for the first there always is."""
        return not self.looks or process_time() - started < self.settings.limit

    def is_done(self, seconds: float) -> bool:
        """Whether the budget is spent, or the answer cannot change within it."""
        settings = self.settings
        if settings.seconds is not None:
            return seconds >= settings.seconds
        left = settings.looks - self.looks
        question = self.root.question
        return left <= 0 or (isinstance(question, Open) and question.is_settled(left))

    def game(self) -> Game:
        """A game that the seat could be in, whose chance this search decides."""
        game = self.seen.resample(int(self.rng.word()))
        game.rng = None
        return game

    def look(self) -> None:
        """Go down the tree to a position not met before, judge it, and remember it on the way."""
        game = self.game()
        node = self.root
        way: Way = []
        while not game.over:
            question = self.open(node, game)
            step = self.answered(game, question)
            way.append((question, step))
            node, is_new = self.child(question, step)
            if is_new:
                break
        judged = self.judged(game)
        for question, step in way:
            question.learn(step, judged)
        self.looks += 1

    def child(self, question: Open | Sealed, step: Step) -> tuple[Node, bool]:
        """The node that a step leads to, and whether it was never met before."""
        found = question.children.get(step)
        if found is not None:
            return found, False
        found = question.children[step] = Node()
        return found, True

    def open(self, node: Node, game: Game) -> Open | Sealed:
        """The question of a node, made when it is met the second time."""
        if node.question is None:
            node.question = self.question(game)
        return node.question

    def question(self, game: Game) -> Open | Sealed:
        """What is asked in a game, with greedy's values to begin with."""
        seat = game.to_act()[0]
        if not Seen(game, seat).is_secret():
            return Open(seat, value_answers(Seen(game, seat)), self.settings, game.players)
        seats = [other for other in range(game.players) if len(game.legal(other)) > 1]
        if self.seen.seat in seats:
            # The own seat comes last: the question is open as long as it has not answered.
            seats = [other for other in seats if other != self.seen.seat] + [self.seen.seat]
        values = {other: value_answers(Seen(game, other)) for other in seats}
        return Sealed(values, self.settings, game.players)

    def answered(self, game: Game, question: Open | Sealed) -> Step:
        """Answer a question, and let chance answer; the step this was."""
        if isinstance(question, Open):
            place = question.choose(self.settings)
            game.apply(question.seat, question.answers[place])
            return (place, *self.chance(game))
        places = question.choose(self.rng)
        for number, place in enumerate(places):
            game.apply(question.seats[number], question.answers[number][place])
        return (*places, *self.chance(game))

    def chance(self, game: Game) -> Step:
        """Let chance answer as long as it is asked; what it said."""
        said: list[int] = []
        while game.awaits_chance():
            answer = game.legal(CHANCE)[int(self.rng.pick(game.weights()))]
            game.apply(CHANCE, answer)
            said.append(answer)
        return tuple(said)

    def judged(self, game: Game) -> Chances:
        """Every seat's chance to win, once greedy bots have played until it is quiet."""
        play_on(game, self.rng, self.settings)
        return chances(game)
