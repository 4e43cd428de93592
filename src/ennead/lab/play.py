"""One simulated game, from the deal to the ranking."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import process_time

from ennead.bots import Seen, make_bot
from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.games.start import new
from ennead.lab.game_lab import collector_of
from ennead.lab.plan import Plan


@dataclass(frozen=True)
class GameResult:
    """What is kept of a game. Two are equal if all but the time they took is equal."""

    number: int
    #: Games of one deal had the same seed.
    deal: int
    #: `ennead.new(game, players, seed)` is the same game again.
    seed: int
    #: The bot of each seat.
    bots: tuple[str, ...]
    #: Place, seat and score, best first.
    ranking: tuple[tuple[int, int, int], ...]
    #: How many answers each seat gave.
    answers: tuple[int, ...]
    #: What the game's own collector kept.
    details: Data
    #: CPU seconds that each seat's bot thought.
    thinking: tuple[float, ...] = field(compare=False)
    #: CPU seconds of the whole game.
    cpu_seconds: float = field(compare=False)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return tuple([seat for place, seat, _ in self.ranking if place == 1])

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's score."""
        return tuple([score for _, score in sorted([(s, score) for _, s, score in self.ranking])])

    @property
    def decisions(self) -> int:
        """How many answers the players gave."""
        return sum(self.answers)


def play(plan: Plan, number: int) -> GameResult:
    """Play one game of a plan."""
    result, _ = play_game(plan, number)
    return result


def play_game(plan: Plan, number: int) -> tuple[GameResult, Game]:
    """Play one game of a plan; what is kept of it, and the game itself at its end."""
    started = process_time()
    bots = plan.seats(number)
    game = new(plan.game, plan.players, plan.game_seed(number), **plan.game_options(number))
    events = game.listen()
    answers, thinking = play_out(game, plan, number)
    result = GameResult(
        number=number,
        deal=plan.deal(number),
        seed=plan.game_seed(number),
        bots=bots,
        ranking=tuple(game.ranking()),
        answers=tuple(answers),
        details=collector_of(plan.game).details(game, events),
        thinking=tuple(thinking),
        cpu_seconds=process_time() - started,
    )
    return result, game


def play_out(game: Game, plan: Plan, number: int) -> tuple[list[int], list[float]]:
    """Let the bots answer to the end; every seat's number of answers and CPU seconds."""
    names = enumerate(plan.seats(number))
    bots = [
        make_bot(name, plan.game, plan.bot_seed(number, seat), own_classes=True)
        for seat, name in names
    ]
    seen = [Seen(game, seat) for seat in range(plan.players)]
    answers = [0] * plan.players
    thinking = [0.0] * plan.players
    while not game.over:
        for seat in game.to_act():
            started = process_time()
            answer = bots[seat].answer(seen[seat])
            thinking[seat] += process_time() - started
            answers[seat] += 1
            game.apply(seat, answer)
    return answers, thinking
