"""A game in progress: the public face of the engine."""

from __future__ import annotations

from copy import deepcopy
from typing import SupportsIndex

from ennead.engine.errors import IllegalAnswer
from ennead.engine.frames import CHANCE
from ennead.engine.log import Log, unknown
from ennead.engine.numbers import seed_number, whole
from ennead.engine.position import fingerprint, read_frames, read_sealed, write_frames
from ennead.engine.record import CHANCE_MARK, Record
from ennead.engine.rng import Rng, seeded
from ennead.engine.rules import Data, Reason, Rules
from ennead.engine.table import Event, Table


class Game:
    """A table with its rules, its luck and the answers given so far.

    Made by `ennead.new`, `ennead.load` and `ennead.replay`.
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

    def weights(self) -> list[int]:
        """How likely each legal answer of chance is, in the order of `legal(CHANCE)`."""
        if not self.awaits_chance():
            raise ValueError("chance is not asked now")
        return self.table.frames[-1].weights(self.table)

    def apply(self, seat: SupportsIndex, answer: SupportsIndex) -> None:
        """Give a seat's answer; one that is not legal raises IllegalAnswer and changes nothing."""
        answerer = self.answerer(seat)
        chosen = self.chosen(answerer, answer)
        self.log.add(answerer, chosen)
        self.table.take(answerer, chosen)
        if self.rng is not None:
            self.let_chance_answer(self.rng)

    def let_chance_answer(self, rng: Rng) -> None:
        """Chance answers as long as it is asked."""
        table = self.table
        while table.frames and table.frames[-1].is_chance():
            answer = table.frames[-1].draw(table, rng)
            self.log.add(CHANCE, answer)
            table.take(CHANCE, answer)

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

    def refusal(self, seat: int, answer: object) -> str:
        """Why an answer was refused, for a person."""
        if self.over:
            return "the game is over"
        if seat not in self.to_act():
            asked = ", ".join([str(other) for other in self.to_act()])
            return f"seat {seat} is not asked now; asked: {asked}"
        return f"{answer!r} is not among the legal answers {self.legal(seat)}"

    def clone(self) -> Game:
        """An equal game that goes its own way; nobody listens to it."""
        return Game(
            self.rules,
            self.players,
            self.options,
            self.start,
            self.table.clone(),
            None if self.rng is None else self.rng.clone(),
            self.log.fork(),
        )

    def resample(self, seat: SupportsIndex, seed: SupportsIndex) -> Game:
        """A game that this seat could be in: all that it cannot know is drawn anew.

        It cannot be recorded, for how it came about is not known.
        """
        rng = seeded(seed_number(seed))
        table = self.rules.resample(self.table, self.player(seat), rng)
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
        """
        answerer = self.answerer(seat)
        answers = self.log.answers()
        if not answers or answers[-1][0] != answerer:
            raise ValueError("there is no answer of this seat to take back")
        before = begin(self.rules, self.players, self.options, self.start, None)
        for other, answer in answers[:-1]:
            before.apply(other, answer)
        if before.table.frames[-1].is_secret() and before.to_act() == [answerer]:
            raise ValueError("the answer has been revealed")
        before.rng = None if self.rng is None else self.rng.clone()
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

    def hash(self) -> str:
        """A short fingerprint of the position: equal positions have equal ones."""
        return fingerprint(self.position())

    def notation(self, seat: SupportsIndex, answer: SupportsIndex) -> str:
        """An answer as records write it."""
        chosen = self.chosen(self.answerer(seat), answer)
        return self.table.frames[-1].notation(self.table, chosen)

    def parse(self, seat: SupportsIndex, notation: str) -> int:
        """The legal answer that a notation means."""
        answerer = self.answerer(seat)
        answer = self.meant(answerer, notation)
        if answer is None:
            raise IllegalAnswer(self.refusal(answerer, notation))
        return answer

    def meant(self, seat: int, notation: str) -> int | None:
        """The legal answer that a notation means, if there is one."""
        table = self.table
        for answer in table.options(seat):
            if table.frames[-1].notation(table, answer) == notation:
                return answer
        return None

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
        """A list that grows by an event for everything that happens from now on."""
        if self.table.events is None:
            self.table.events = []
        return self.table.events


def begin(rules: Rules, players: int, options: Data, start: Data | None, rng: Rng | None) -> Game:
    """A game before its first decision, set up by the rules or from a position."""
    if start is None:
        table = rules.set_up(players, options)
    else:
        table = rules.read(start, players)
        table.frames = read_frames(start["pending"], rules.frame_classes())
        rules.check_frames(table)
        table.sealed = read_sealed(start.get("sealed", []), table)
    table.settle()
    game = Game(rules, players, options, start, table, rng, Log(None, 0))
    if rng is not None:
        game.let_chance_answer(rng)
    return game
