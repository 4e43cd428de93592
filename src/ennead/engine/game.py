"""A game in progress: the public face of the engine."""

from __future__ import annotations

from copy import deepcopy
from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from ennead.engine import drawing
from ennead.engine.answers import Answer, Answers, given
from ennead.engine.errors import IllegalAnswer
from ennead.engine.frames import CHANCE
from ennead.engine.log import Log, unknown
from ennead.engine.notation import means_nothing, meant
from ennead.engine.numbers import seed_number, whole
from ennead.engine.past import Moment
from ennead.engine.position import fingerprint, read_frames, read_sealed, write_frames
from ennead.engine.record import CHANCE_MARK, Record
from ennead.engine.rng import Rng, seeded
from ennead.engine.rules import Data, Reason, Rules
from ennead.engine.table import Event, Table

#: How many answers a refusal names.
NAMED = 20


@mypyc_attr(free_list_len=1, acyclic=True)
class Game:
    """A table with its rules, its luck and the answers given so far.

    Made by `ennead.new`, `ennead.load` and `ennead.replay`. `str(game)` draws the table.
    """

    def __init__(
        self,
        rules: Rules,
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
        return self.table.options(self.answerer(seat))[:]

    def answers(self, seat: SupportsIndex | None = None) -> Answers:
        """The answers a seat may give now, as values: `"bid 9" in game.answers(0)`.

        The seat may be left out where only one is asked.
        """
        return Answers(self, self.asked(seat))

    def weights(self) -> list[int]:
        """How likely each legal answer of chance is, in the order of `legal(CHANCE)`."""
        if not self.awaits_chance():
            raise ValueError("chance is not asked now")
        return self.table.frames[-1].weights(self.table)

    def apply(self, seat: SupportsIndex, answer: SupportsIndex) -> None:
        """Give a seat's answer; one that is not legal raises IllegalAnswer and changes nothing."""
        answerer = self.answerer(seat)
        chosen = self.chosen(answerer, answer)
        self.note(answerer, chosen)
        self.table.take(answerer, chosen)
        if self.rng is not None:
            self.let_chance_answer(self.rng)

    def play(self, answer: str | SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Give an answer by its notation, as one of `answers` or by its number: `play("bid 9")`.

        The seat may be left out where only one is asked. An answer that is not legal raises
        IllegalAnswer and changes nothing.
        """
        answerer = self.asked(answer.seat if seat is None and isinstance(answer, Answer) else seat)
        self.apply(answerer, self.read(answerer, answer))

    def push(self, answer: str | SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Play an answer so that `pop` can undo it."""
        answerer = self.asked(answer.seat if seat is None and isinstance(answer, Answer) else seat)
        chosen = self.read(answerer, answer)
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

    def answerer(self, seat: object) -> int:
        """A player's seat or chance; ValueError for a seat that does not exist."""
        number = whole(seat)
        if number is None or not CHANCE <= number < self.players:
            raise ValueError(self.no_seat(seat))
        return number

    def player(self, seat: object) -> int:
        """A player's seat; ValueError for a seat that does not exist."""
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise ValueError(self.no_seat(seat))
        return number

    def no_seat(self, seat: object) -> str:
        """The message for a seat that does not exist."""
        return f"seat must be 0 to {self.players - 1}, not {seat!r}"

    def chosen(self, seat: int, answer: object) -> int:
        """A legal answer of a seat as an int; IllegalAnswer for any other."""
        number = whole(answer)
        if number is None:
            raise IllegalAnswer(f"{answer!r} is not a whole number")
        if number not in self.table.options(seat):
            raise IllegalAnswer(self.refusal(seat, number))
        return number

    def asked(self, seat: object) -> int:
        """A seat that may answer: the one given, or the only one that is asked."""
        if seat is not None:
            return self.answerer(seat)
        asked = self.to_act()
        if len(asked) == 1:
            return asked[0]
        if self.over:
            raise IllegalAnswer("the game is over")
        raise ValueError(f"seat must be given: {', '.join(map(str, asked))} are asked")

    def read(self, seat: int, answer: str | SupportsIndex) -> int:
        """The legal answer that a notation, one of `answers` or a number means."""
        notation = given(answer)
        if notation is not None:
            return self.parse(seat, notation)
        assert not isinstance(answer, str)
        return self.chosen(seat, answer)

    def refusal(self, seat: int, answer: object) -> str:
        """Why an answer was refused, for a person."""
        if self.over:
            return "the game is over"
        if seat not in self.to_act():
            asked = ", ".join([str(other) for other in self.to_act()])
            return f"seat {seat} is not asked now; asked: {asked}"
        frame, legal = self.table.frames[-1], self.table.options(seat)
        named = ", ".join([frame.notation(self.table, offered) for offered in legal[:NAMED]])
        more = f" and {len(legal) - NAMED} more" if len(legal) > NAMED else ""
        return f"{answer!r} is not among the legal answers: {named}{more}"

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

    def resample(self, seat: SupportsIndex, seed: SupportsIndex) -> Game:
        """A game that this seat could be in: all that it cannot know is drawn anew.

        It cannot be recorded, for how it came about is not known.
        """
        rng = seeded(seed_number(seed))
        table = self.rules.resample(self.table, self.player(seat), rng)
        table.asks_forced = self.table.asks_forced
        return Game(self.rules, self.players, self.options, self.start, table, rng, unknown())

    def ranking(self) -> list[tuple[int, int, int]]:
        """Place, seat and score, best first; before the end, as it stands now."""
        return self.rules.ranking(self.table)

    def view(self, seat: SupportsIndex | None) -> Data:
        """All that a seat, or a spectator (None), may see: plain data."""
        viewer = None if seat is None else self.player(seat)
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
        answerer = self.answerer(seat)
        if self.log.last_seat() != answerer:
            raise ValueError("there is no answer of this seat to take back")
        before = self.before_last()
        if before.table.frames[-1].is_secret() and before.to_act() == [answerer]:
            raise ValueError("the answer has been revealed")
        return before

    def can_take_back(self, seat: SupportsIndex) -> bool:
        """Whether `take_back` would succeed; quick where somebody else answered last."""
        answerer = self.answerer(seat)
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
        chosen = self.chosen(self.answerer(seat), answer)
        return self.table.frames[-1].notation(self.table, chosen)

    def parse(self, seat: SupportsIndex, notation: str) -> int:
        """The legal answer that a notation means, in any case and either spelling of an edge."""
        answerer = self.answerer(seat)
        answer = self.meant(answerer, notation)
        if answer is None:
            raise IllegalAnswer(self.refusal(answerer, notation))
        return answer

    def meant(self, seat: int, notation: str) -> int | None:
        """The legal answer that a notation means, if there is one."""
        table, legal = self.table, self.table.options(seat)
        if not legal:
            return None
        frame = table.frames[-1]
        place = meant([frame.notation(table, answer) for answer in legal], notation)
        if place is not None:
            return legal[place]
        return frame.NOTHING if frame.NOTHING in legal and means_nothing(notation) else None

    def ask(self, seat: SupportsIndex, lang: str = "en") -> str:
        """The question a seat must answer now, in words; empty if it is not asked."""
        answerer = self.answerer(seat)
        if answerer not in self.to_act():
            return ""
        return self.rules.ask(self.table, answerer, lang)

    def say(self, seat: SupportsIndex, answer: SupportsIndex, lang: str = "en") -> str:
        """What a legal answer means, in words."""
        chosen = self.chosen(self.answerer(seat), answer)
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
        answerer = self.answerer(seat)
        wish = " ".join([kind, *[str(part) for part in what]])
        if self.meant(answerer, wish) is not None:
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
    rules: Rules,
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


def read_table(rules: Rules, players: int, position: Data, trusted: bool) -> Table:
    """The table of a position; what the program wrote itself needs no check of its frames."""
    table = rules.read(position, players)
    table.frames = read_frames(position["pending"], rules.frame_classes())
    if not trusted:
        rules.check_frames(table)
    table.sealed = read_sealed(position.get("sealed", []), table)
    return table
