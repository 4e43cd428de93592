"""A game in progress: the public face of the engine."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, SupportsIndex

from mypy_extensions import mypyc_attr

from ennead.engine import drawing, edge
from ennead.engine.answers import Answer, Answers
from ennead.engine.frames import CHANCE
from ennead.engine.log import Log, unknown
from ennead.engine.numbers import seed_number
from ennead.engine.past import Moment
from ennead.engine.position import fingerprint, read_frames, read_sealed, write_frames
from ennead.engine.record import CHANCE_MARK, Record
from ennead.engine.rng import Rng, seeded
from ennead.engine.rules import Data, Reason, Rules
from ennead.engine.table import Event, Table


@mypyc_attr(free_list_len=1)
class Game:
    """A table with its rules, its luck and the answers given so far.

    Made by `ennead.new`, `ennead.load` and `ennead.replay`. `str(game)` draws the table.
    """

    def __init__(
        self,
        rules: Rules[Any],
        players: int,
        options: Data,
        start: Data | None,
        table: Table,
        rng: Rng | None,
        log: Log,
    ) -> None:
        self.rules = rules
        self.players = players
        self.options = options
        #: The position the game began with, if it was not set up by the rules.
        self.start = start
        self.table = table
        self.rng = rng
        self.log = log
        #: The game before the last answer that was pushed, and before that.
        self.past: Moment | None = None

    @property
    def name(self) -> str:
        """The game's name, as `ennead.new` takes it."""
        return self.rules.name

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.table.frames

    def to_act(self) -> list[int]:
        """Every seat that must answer now; several when a choice is simultaneous."""
        return self.table.to_act()

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The answers a seat may give now, ascending: the only definition of legality."""
        return self.table.options(edge.answerer(seat, self.players))[:]

    def answers(self, seat: SupportsIndex | None = None) -> Answers:
        """The answers a seat may give now, as values: `"bid 9" in game.answers(0)`.

        The seat may be left out where only one is asked.
        """
        return Answers(self, self.answerer(seat))

    def weights(self) -> list[int]:
        """How likely each legal answer of chance is, in the order of `legal(CHANCE)`."""
        if not self.awaits_chance():
            raise ValueError("chance is not asked now")
        return self.table.frames[-1].weights(self.table)

    def apply(self, seat: SupportsIndex, answer: SupportsIndex) -> None:
        """Give a seat's answer; one that is not legal raises IllegalAnswer and changes nothing."""
        answerer = edge.answerer(seat, self.players)
        chosen = edge.legal_number(self.table, answerer, answer)
        self.note(answerer, chosen)
        self.table.take(answerer, chosen)
        if self.rng is not None:
            self.let_chance_answer(self.rng)

    def play(self, answer: str | SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Give an answer by its notation, as one of `answers` or by its number: `play("bid 9")`.

        The seat may be left out where only one is asked. An answer that is not legal raises
        IllegalAnswer and changes nothing.
        """
        answerer = self.answerer(seat, answer)
        self.apply(answerer, edge.number_meant(self.table, answerer, answer))

    def push(self, answer: str | SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Play an answer so that `pop` can undo it."""
        answerer = self.answerer(seat, answer)
        chosen = edge.number_meant(self.table, answerer, answer)
        rng = None if self.rng is None else self.rng.clone()
        table = self.table.copied()
        moment = Moment(self.past, table, rng, self.log.length(), answerer, chosen)
        self.apply(answerer, chosen)
        self.past = moment

    def pop(self) -> Answer:
        """Undo the last answer pushed and all that followed it; that answer.

        Luck is undone too: the same answer leads to the same again. Who listens hears no more of
        what is undone, and hears what happens next.
        """
        moment = self.past
        if moment is None:
            raise ValueError("no answer was pushed that could be undone")
        undone, self.table = self.table, moment.table.copied()
        self.table.events, self.table.scribe = undone.events, undone.scribe
        self.rng = None if moment.rng is None else moment.rng.clone()
        self.log = self.log.first(moment.answers)
        self.past = moment.before
        return Answer(self, moment.seat, moment.answer, self.notation(moment.seat, moment.answer))

    def let_chance_answer(self, rng: Rng) -> None:
        """Chance answers as long as it is asked."""
        table = self.table
        while table.frames and table.frames[-1].is_chance():
            # What is forced takes no luck, so that it is the same whether forced answers are asked.
            legal = table.options(CHANCE) if table.asks_forced else []
            answer = legal[0] if len(legal) == 1 else table.frames[-1].draw(table, rng)
            self.note(CHANCE, answer)
            table.take(CHANCE, answer)

    def note(self, seat: int, answer: int) -> None:
        """Keep an answer; what was forced follows from the others and is not kept."""
        if not self.table.asks_forced or len(self.table.options(seat)) > 1:
            self.log.add(seat, answer)

    def awaits_chance(self) -> bool:
        """Whether chance is to answer now."""
        return bool(self.table.frames) and self.table.frames[-1].is_chance()

    def answerer(self, seat: SupportsIndex | None, answer: object = None) -> int:
        """The seat that answers: the one given, the one of an `Answer`, or the only one asked."""
        if seat is None and isinstance(answer, Answer):
            return answer.seat
        return edge.only_seat(self.table) if seat is None else edge.answerer(seat, self.players)

    def clone(self) -> Game:
        """An equal game that goes its own way; nobody listens to it."""
        game = Game(
            self.rules,
            self.players,
            self.options,
            self.start,
            self.table.copied(),
            None if self.rng is None else self.rng.clone(),
            self.log.fork(),
        )
        game.past = self.past
        return game

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def resample(self, seat: SupportsIndex, seed: SupportsIndex, chance: str = "answer") -> Game:
        """A game that this seat could be in: all that it cannot know is drawn anew.

        It cannot be recorded, for how it came about is not known. With `chance="ask"` chance is a
        seat that has to be answered, as in `ennead.new`.
        """
        rng = seeded(seed_number(seed))
        luck = None if edge.asks_chance(chance) else rng
        table = self.rules.resample(self.table, edge.player(seat, self.players), rng)
        table.asks_forced = self.table.asks_forced
        return Game(self.rules, self.players, self.options, self.start, table, luck, unknown())

    def ranking(self) -> list[tuple[int, int, int]]:
        """Place, seat and score, best first; before the end, as it stands now."""
        return self.rules.ranking(self.table)

    def view(self, seat: SupportsIndex | None) -> Data:
        """All that a seat, or a spectator (None), may see: plain data."""
        viewer = None if seat is None else edge.player(seat, self.players)
        return self.rules.view(self.table, self.options, viewer)

    def position(self) -> Data:
        """Everything about the game as plain data, for `ennead.load`; secrets included."""
        table = self.table
        data: Data = {
            "game": self.rules.name,
            "rules": self.rules.version,
            "players": self.players,
            "options": deepcopy(self.options),
        }
        data.update(self.rules.write(table))
        data["pending"] = write_frames(table.frames)
        if table.sealed:
            data["sealed"] = list(table.sealed)
        return data

    def record(self) -> Record:
        """The whole game so far, chance included: `record().dumps()` is its text."""
        again = begin(self.rules, self.players, self.options, self.start, None)
        answers = []
        for seat, answer in self.log.answers():
            mark = CHANCE_MARK if seat == CHANCE else str(seat)
            answers.append((0, mark, again.notation(seat, answer)))
            again.apply(seat, answer)
        rules = self.rules
        end = (0, self.hash())
        return Record(
            rules.name, rules.version, self.players, self.options, self.start, answers, end, {}
        )

    def take_back(self, seat: SupportsIndex) -> Game:
        """The game before a seat's last answer; ValueError if it cannot be taken back.

        It can while nobody, chance included, has answered since and nothing secret was revealed.
        Where the answer was pushed this is quick; otherwise the game is played again up to there.
        """
        answerer = edge.answerer(seat, self.players)
        if self.log.last_seat() != answerer:
            raise ValueError("there is no answer of this seat to take back")
        before = self.before_last()
        asked = before.table.frames[-1]
        if asked.is_secret() and before.to_act() == [answerer]:
            raise ValueError("the answer has been revealed")
        if asked.reveals(before.table, self.log.answers()[-1][1]):
            raise ValueError("the answer has revealed a secret")
        return before

    def can_take_back(self, seat: SupportsIndex) -> bool:
        """Whether `take_back` would succeed; quick where somebody else answered last."""
        answerer = edge.answerer(seat, self.players)
        if self.log.last_seat() != answerer:
            return False
        try:
            self.take_back(answerer)
        except ValueError:
            return False
        return True

    def before_last(self) -> Game:
        """The game before the last answer of the log, with the luck it has now."""
        length = self.log.length() - 1
        rng = None if self.rng is None else self.rng.clone()
        moment = self.past
        while moment is not None and moment.answers > length:
            moment = moment.before
        if moment is None or moment.answers < length:
            game = self.played_again(length)
            game.rng = rng
            return game
        table, log = moment.table.copied(), self.log.first(length)
        game = Game(self.rules, self.players, self.options, self.start, table, rng, log)
        game.past = moment.before
        return game

    def played_again(self, length: int) -> Game:
        """The game after the first answers of the log, all given again; chance is asked."""
        game = begin(self.rules, self.players, self.options, self.start, None)
        for seat, answer in self.log.answers()[:length]:
            game.apply(seat, answer)
        game.table.asks_forced = self.table.asks_forced
        return game

    def hash(self) -> str:
        """A short fingerprint of the position: equal positions have equal ones."""
        return fingerprint(self.position())

    def notation(self, seat: SupportsIndex, answer: SupportsIndex) -> str:
        """An answer as records write it."""
        chosen = edge.legal_number(self.table, edge.answerer(seat, self.players), answer)
        return self.table.frames[-1].notation(self.table, chosen)

    def parse(self, seat: SupportsIndex, notation: str | SupportsIndex) -> int:
        """The legal answer that a notation means, in any case and either spelling of an edge.

        A number means itself. What means no legal answer raises IllegalAnswer.
        """
        return edge.number_meant(self.table, edge.answerer(seat, self.players), notation)

    def ask(self, seat: SupportsIndex, lang: str = "en") -> str:
        """The question a seat must answer now, in words; empty if it is not asked."""
        answerer = edge.answerer(seat, self.players)
        if answerer not in self.to_act():
            return ""
        return self.rules.ask(self.table, answerer, lang)

    def say(self, seat: SupportsIndex, answer: SupportsIndex, lang: str = "en") -> str:
        """What a legal answer means, in words."""
        chosen = edge.legal_number(self.table, edge.answerer(seat, self.players), answer)
        return self.rules.say(self.table, chosen, lang)

    def tell(self, event: Event, lang: str = "en", names: list[str] | None = None) -> str:
        """An event as a sentence, the players called by their names."""
        return self.rules.tell(self.table, event, lang, names or [])

    def why_not(
        self, seat: SupportsIndex, kind: str, *what: object, lang: str = "en"
    ) -> Reason | None:
        """Why something is not offered to a seat: None if it is.

        `kind` and what follows are an answer in notation: `why_not(0, "bid", 9)`.
        """
        answerer = edge.answerer(seat, self.players)
        wish = " ".join([kind, *[str(part) for part in what]])
        if edge.noted(self.table, answerer, wish) is not None:
            return None
        return self.rules.why_not(self.table, answerer, wish, lang)

    def listen(self) -> list[Event]:
        """A list that grows by an event for everything that happens from now on.

        An event is plain data: `event["player"]`, `dict(event)`. To hear a game from its first
        moment, begin it with `listen=True`.
        """
        if self.table.events is None:
            self.table.events = []
            self.table.scribe = self.rules.event_data
        return self.table.events

    def __repr__(self) -> str:
        asked = ", ".join(["chance" if seat == CHANCE else str(seat) for seat in self.to_act()])
        state = "over" if self.over else f"asked: {asked}"
        return f"<Game of {self.name}, {self.players} players, {state}>"

    def __str__(self) -> str:
        return drawing.text(self)

    def _repr_svg_(self) -> str | None:
        """The table drawn for a notebook; None if the game has no such drawing."""
        return drawing.svg(self)


def begin(
    rules: Rules[Any],
    players: int,
    options: Data,
    start: Data | None,
    rng: Rng | None,
    asks_forced: bool = False,
    listen: bool = False,
    trusted: bool = False,
) -> Game:
    """A game before its first decision, set up by the rules or from a position."""
    if start is None:
        table = rules.set_up(players, options)
    else:
        table = read_table(rules, players, start, trusted)
    game = Game(rules, players, options, start, table, rng, Log(None, 0))
    if listen:
        game.listen()
    if asks_forced:
        table.asks_forced = True
        table.settle()
    else:
        table.answer_forced()
    if rng is not None:
        game.let_chance_answer(rng)
    return game


def read_table(rules: Rules[Any], players: int, position: Data, trusted: bool) -> Table:
    """The table of a position; what the program wrote itself needs no check of its frames."""
    table: Table = rules.read(position, players)
    table.frames = read_frames(position["pending"], rules.frames_at(table))
    if not trusted:
        rules.check_frames(table)
    table.sealed = read_sealed(position.get("sealed", []), table)
    return table
