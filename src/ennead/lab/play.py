"""One simulated game, from the deal to the ranking."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import process_time

from ennead.bots import BOTS, Seen, make_bot, seen_apart
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.engine.rules import Data
from ennead.games.start import new
from ennead.lab.faults import Alarm, BotError, Fault, TooSlow
from ennead.lab.game_lab import collector_of
from ennead.lab.plan import Plan, derived_seed


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


def play(plan: Plan, number: int) -> GameResult | Fault:
    """Play one game of a plan."""
    result, _ = play_game(plan, number)
    return result


def play_game(plan: Plan, number: int) -> tuple[GameResult | Fault, Game]:
    """Play one game of a plan; what is kept of it, and the game itself at its end."""
    started = process_time()
    bots = plan.seats(number)
    seed = plan.game_seed(number)
    game = new(plan.game, plan.players, seed, **plan.game_options(number))
    events = game.listen()
    try:
        answers, thinking = play_out(game, plan, number)
    except BotError as error:
        record = game.record().dumps()
        return Fault(number, seed, error.seat, bots[error.seat], error.what, record), game
    result = GameResult(
        number=number,
        deal=plan.deal(number),
        seed=seed,
        bots=bots,
        ranking=tuple(game.ranking()),
        answers=tuple(answers),
        details=collector_of(plan.game).details(game, events),
        thinking=tuple(thinking),
        cpu_seconds=process_time() - started,
    )
    return result, game


def play_out(game: Game, plan: Plan, number: int) -> tuple[list[int], list[float]]:
    """Let the bots answer to the end; every seat's number of answers and CPU seconds.

    BotError says which seat could not go on, and why.
    """
    with Alarm() as alarm:
        players = [Player(game, plan, number, seat, alarm) for seat in range(plan.players)]
        while not game.over:
            for seat in game.to_act():
                players[seat].answer()
    return [player.answers for player in players], [player.thinking for player in players]


class Heard:
    """The events of a game as plain data, each made once."""

    def __init__(self, game: Game) -> None:
        self.events = game.listen()
        self.told: list[Data] = []

    def so_far(self) -> list[Data]:
        """Return all events so far."""
        self.told += [dict(event) for event in self.events[len(self.told) :]]
        return self.told


class Player:
    """A bot in its seat: what it sees, how often it answered and how long it thought."""

    def __init__(self, game: Game, plan: Plan, number: int, seat: int, alarm: Alarm) -> None:
        self.game = game
        self.plan = plan
        self.seat = seat
        self.alarm = alarm
        self.seed = plan.bot_seed(number, seat)
        #: Bots of others are kept apart from the game: they cannot reach what they may not see.
        self.heard = None if plan.seats(number)[seat] in BOTS else Heard(game)
        self.rng = seeded(derived_seed(plan.seed, "explore", number, seat))
        self.answers = 0
        self.thinking = 0.0
        try:
            name = plan.seats(number)[seat]
            self.bot = make_bot(name, plan.game, self.seed, own_classes=True)
        except Exception as error:  # a bot may fail in any way
            raise BotError(seat, f"{type(error).__name__}: {error}") from error

    def answer(self) -> None:
        """Answer the question that the seat is asked."""
        self.answers += 1
        if self.plan.explored and self.question() in self.plan.explored:
            legal = self.game.legal(self.seat)
            self.game.apply(self.seat, legal[int(self.rng.below(len(legal)))])
            return
        seen = self.seen()
        started = process_time()
        answer = self.thought(seen)
        self.thinking += process_time() - started
        try:
            self.game.apply(self.seat, answer)
        except (ValueError, TypeError) as error:
            raise BotError(self.seat, f"answered {answer!r}: {error}") from None

    def question(self) -> str:
        """Return the name of the question that is asked."""
        return type(self.game.table.frames[-1]).__name__

    def seen(self) -> Seen:
        """Return what the bot is shown."""
        if self.heard is None:
            return Seen(self.game, self.seat)
        return seen_apart(self.game, self.seat, self.seed + self.answers, self.heard.so_far())

    def thought(self, seen: Seen) -> int:
        """Ask the bot for its answer, within its time."""
        self.alarm.set(self.plan.time_limit)
        try:
            return self.bot.answer(seen)
        except TooSlow:
            limit = self.plan.time_limit
            raise BotError(self.seat, f"no answer within {limit:g} s") from None
        except Exception as error:  # a bot may fail in any way
            raise BotError(self.seat, f"{type(error).__name__}: {error}") from error
        finally:
            self.alarm.set(0)
