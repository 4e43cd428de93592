"""Information set MCTS: each simulation plays in another determinization of the game."""

from __future__ import annotations

from time import process_time

from ennead.bots.bot import Seen
from ennead.bots.search.rollout import roll_out
from ennead.bots.search.settings import Settings
from ennead.bots.search.tree import Asked, Chances, Node, Open, Sealed, Step
from ennead.bots.values import value_answers
from ennead.bots.values.states import chances
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.rng import Rng

#: The questions on the way of a simulation, and what was answered there.
Path = list[tuple[Open | Sealed, Step]]


class Search:
    """The search tree of a seat: its question and those that may follow."""

    def __init__(self, seen: Seen, rng: Rng, settings: Settings, root: Node | None = None) -> None:
        self.seen = seen
        self.rng = rng
        self.settings = settings
        self.root = root or Node()
        #: Simulations of this search; those of a reused tree are not counted.
        self.simulations = 0

    def run(self) -> None:
        """Simulate until the budget is spent or nothing can change any more."""
        started = process_time()
        self.open(self.root, self.game())
        while self.is_in_time(started) and not self.is_done(process_time() - started):
            self.simulate()

    def simulate_all(self) -> None:
        """Spend the whole budget even if the answer is clear: other answers need values too."""
        started = process_time()
        while self.simulations < self.settings.simulations and self.is_in_time(started):
            self.simulate()

    def is_in_time(self, started: float) -> bool:
        """Whether there is time for another simulation; for the first there always is."""
        return not self.simulations or process_time() - started < self.settings.limit

    def is_done(self, seconds: float) -> bool:
        """Whether the budget is spent, or the answer cannot change within it."""
        settings = self.settings
        if settings.seconds is not None:
            return seconds >= settings.seconds
        left = settings.simulations - self.simulations
        question = self.root.question
        return left <= 0 or (isinstance(question, Open) and question.is_settled(left))

    def game(self) -> Game:
        """Return a determinization: a game that the seat could be in, with the search's chance."""
        game = self.seen.resample(int(self.rng.word()))
        game.rng = None
        return game

    def simulate(self) -> None:
        """Run one simulation: selection down to a new node, expansion, rollout, backup."""
        game = self.game()
        node = self.root
        path: Path = []
        while not game.over:
            question = self.open(node, game)
            step = self.select(game, question)
            path.append((question, step))
            node, is_new = self.child(question, step)
            if is_new:
                break
        evaluation = self.evaluate(game)
        for question, step in path:
            question.backup(step, evaluation)
        self.simulations += 1

    def child(self, question: Open | Sealed, step: Step) -> tuple[Node, bool]:
        """Return the node that a step leads to, and whether it is new."""
        found = question.children.get(step)
        if found is not None:
            return found, False
        found = question.children[step] = Node()
        return found, True

    def open(self, node: Node, game: Game) -> Open | Sealed:
        """Return the question that a game asks at a node, made at the second visit."""
        found = node.asked_in(game)
        if found is None:
            found = self.question(game)
            node.add(found)
        return found

    def question(self, game: Game) -> Open | Sealed:
        """Make the question of a game, with greedy's values as priors."""
        seat = game.to_act()[0]
        if not Seen(game, seat).is_secret():
            values = value_answers(Seen(game, seat))
            return Open(seat, values, self.settings, game.players, Asked(game, [seat]))
        seats = [other for other in range(game.players) if len(game.legal(other)) > 1]
        if self.seen.seat in seats:
            # The own seat comes last: the question is open as long as it has not answered.
            seats = [other for other in seats if other != self.seen.seat] + [self.seen.seat]
        worth = {other: value_answers(Seen(game, other)) for other in seats}
        return Sealed(worth, self.settings, game.players, Asked(game, seats))

    def select(self, game: Game, question: Open | Sealed) -> Step:
        """Answer a question, and let chance answer; return this step."""
        if isinstance(question, Open):
            place = question.select(self.settings)
            game.apply(question.seat, question.answers[place])
            return (place, *self.chance(game))
        places = question.select(self.rng)
        for number, place in enumerate(places):
            game.apply(question.seats[number], question.answers[number][place])
        return (*places, *self.chance(game))

    def chance(self, game: Game) -> Step:
        """Let chance answer as long as it is asked; return its answers."""
        given: list[int] = []
        while game.awaits_chance():
            answer = game.legal(CHANCE)[int(self.rng.pick(game.weights()))]
            game.apply(CHANCE, answer)
            given.append(answer)
        return tuple(given)

    def evaluate(self, game: Game) -> Chances:
        """Return every seat's chance to win, after a rollout by greedy bots until it is quiet."""
        roll_out(game, self.rng, self.settings)
        return chances(game)
