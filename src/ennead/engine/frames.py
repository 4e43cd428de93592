"""The stack of frames: what of the rulebook is in progress, and who is asked what.

A frame is a value. It is never changed once pushed, so clones share frames, and a saved game
writes each as its class name and its fields. The one on top decides what happens next: a
`Section` carries the rules on by itself, a `Question` waits for an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from ennead.engine.limits import Left
from ennead.engine.rng import Rng

if TYPE_CHECKING:
    from ennead.engine.table import Table

CHANCE: Final = -1
UNANSWERED: Final = -1

T = TypeVar("T", bound="Table")
#: The fields of a frame: the name and the kind of each.
Fields: TypeAlias = tuple[tuple[str, str], ...]
#: Verbs of answers: the words, the kind of thing that follows, and the answer that they stand for.
Verbs: TypeAlias = tuple[tuple[str, str, int], ...]
ANY: Final = -1


def verb(words: str, kind: str = "", number: int = ANY) -> tuple[str, str, int]:
    """A verb that is followed by a thing, whose number is the answer; or that stands alone."""
    return words, kind, number


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """One section of the rulebook in progress.

    What it is declares itself once, in the constants of its class: positions, reasons, encoders
    and docs/answers.md read them.
    """

    #: Its fields in the order of its arguments, each with a kind of `engine.fields` or of the game.
    FIELDS: ClassVar[Fields] = ()
    #: The labels of the frames it may lie on; "" if it may lie at the bottom.
    BENEATH: ClassVar[tuple[str, ...]] = ("",)
    #: What a player clicks on the board to answer, a word of docs/architecture.md; "" for nothing.
    CLICK: ClassVar[str] = ""
    #: Where it is answered if not where the clicked things are: "stage" or "panel".
    SHOWN_ON: ClassVar[str] = ""
    #: Whether something else is always in progress above it.
    WAITS: ClassVar[bool] = False
    #: The first and the last answer that a question can have; these are of one that says nothing.
    ANSWERS: ClassVar[tuple[int, int]] = (0, 63)
    #: The verbs of its answers.
    VERBS: ClassVar[Verbs] = ()
    #: The answer that does nothing, or nothing more; -1 if there is none.
    NOTHING: ClassVar[int] = -1
    #: The rule that says what must be answered now, and the one that says when it is asked.
    OBLIGES: ClassVar[str] = ""
    WHEN: ClassVar[str] = ""
    #: The question and the answer that it follows from, where that is always the same.
    AFTER: ClassVar[tuple[str, int]] = ("", 0)

    def fields(self) -> tuple[object, ...]:
        """The arguments that build this frame: ints, strings and tuples of them."""
        return tuple([getattr(self, name) for name, _ in self.FIELDS])

    def resume(self, table: T) -> bool:
        """Carry on while this frame is on top; true if somebody has a choice to make."""
        raise NotImplementedError

    def to_act(self, table: T) -> list[int]:
        """The seats that must answer now."""
        return []

    def first_to_act(self, table: T) -> int:
        """The first of the seats that must answer now."""
        return self.to_act(table)[0]

    def options(self, table: T, seat: int) -> list[int]:
        """What this seat may answer; nothing for a seat that is not asked."""
        return []

    def take(self, table: T, seat: int, answer: int) -> None:
        """Carry out an answer that `options` lists."""
        raise NotImplementedError

    def seal_forced(self, table: T) -> None:
        """Answer for who has a single option, where several are asked at once."""

    def weights(self, table: T) -> list[int]:
        """How likely each option is, where chance is asked."""
        raise NotImplementedError

    def draw(self, table: T, rng: Rng) -> int:
        """Chance's answer out of a generator, where chance is asked."""
        raise NotImplementedError

    def notation(self, table: T, answer: int) -> str:
        """An answer in the notation of records: a verb and what it is applied to."""
        for words, _, number in self.VERBS:
            if number == answer:
                return words
        for words, kind, number in self.VERBS:
            if number == ANY:
                return f"{words} {table.spell(kind, answer)}"
        raise ValueError(f"{type(self).__name__} has no answer {answer}")

    def label(self) -> str:
        """What `BENEATH` calls it: its name, with a step where what may lie on it depends on it."""
        return type(self).__name__

    def wishes(self, table: T) -> list[int]:
        """Every answer that has a notation at this table, legal or not, ascending."""
        found = {number for _, _, number in self.VERBS if number != ANY}
        kinds = [kind for _, kind, number in self.VERBS if number == ANY]
        for kind in kinds if self.VERBS else [""]:
            first, last = table.numbers(kind) or self.ANSWERS
            found.update(range(first, last + 1))
        return sorted(found)

    def limit(self, table: T, seat: int, left: Left) -> None:
        """Say the rules that decide what is legal, in the order a player should hear them."""
        left.only_listed(self.options(table, seat), self.OBLIGES)

    def reason(self, table: T, seat: int, wish: int) -> str:
        """The rule that does not allow an answer; empty if it is legal."""
        left = Left(wish)
        self.limit(table, seat, left)
        return left.reason(self.OBLIGES)

    def otherwise(self, table: T, wished: list[type[Frame[Any]]], verb: str) -> str:
        """The rule against a wish that answers other questions; empty for `OBLIGES`."""
        return ""

    def flaw(self, table: T, below: Frame[Any]) -> str:
        """What is wrong with it in a position, once its fields are of their kinds; else empty."""
        return ""

    def reveals(self, table: T, answer: int) -> bool:
        """Whether an answer shows what others keep secret: then it cannot be taken back alone."""
        return False

    def is_chance(self) -> bool:
        """Whether chance is asked."""
        return False

    def is_secret(self) -> bool:
        """Whether the answers are sealed until all are in."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Section(Frame[T]):
    """A part of the rules that needs nobody's answer to go on."""

    def resume(self, table: T) -> bool:
        table.frames.pop()
        self.proceed(table)
        return False

    def proceed(self, table: T) -> None:
        """Do this section's next step; what must follow it is pushed, last things first."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[T]):
    """A choice of one seat: what it may answer, and beside it what the answer does.

    A question with no option falls away, and one with a single option is answered by the game,
    unless the table asks forced answers too.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def legal(self, table: T) -> list[int]:
        """The answers allowed, ascending: what its limits leave."""
        left = Left()
        self.limit(table, self.seat, left)
        return left.answers()

    def answer(self, table: T, answer: int) -> None:
        """Carry out the answer; the question has left the stack."""
        raise NotImplementedError

    def resume(self, table: T) -> bool:
        legal = self.legal(table)
        if len(legal) > 1 or (legal and table.asks_forced):
            table.legal = legal
            return True
        table.frames.pop()
        if legal:
            self.answer(table, legal[0])
        return False

    def to_act(self, table: T) -> list[int]:
        return [self.seat]

    def first_to_act(self, table: T) -> int:
        return self.seat

    def options(self, table: T, seat: int) -> list[int]:
        return table.legal if seat == self.seat else []

    def take(self, table: T, seat: int, answer: int) -> None:
        table.frames.pop()
        self.answer(table, answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceQuestion(Question[T]):
    """A question put to chance: its answers come with weights."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def is_chance(self) -> bool:
        return True

    def weights(self, table: T) -> list[int]:
        """One whole number for each legal answer, in the same order."""
        raise NotImplementedError

    def has_choice(self, table: T) -> bool:
        """Whether there is more than one answer; a game may know it without listing them."""
        return len(self.legal(table)) > 1

    def resume(self, table: T) -> bool:
        # Chance is answered more often than its answers are read: they are listed when they are.
        return self.has_choice(table) or super().resume(table)

    def options(self, table: T, seat: int) -> list[int]:
        return self.legal(table) if seat == CHANCE else []

    def draw(self, table: T, rng: Rng) -> int:
        return self.legal(table)[int(rng.pick(self.weights(table)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretQuestion(Frame[T]):
    """A choice of several seats at once, sealed until the last of them has answered.

    A seat that has answered may still change its answer; it is no longer among those to act.
    """

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def legal(self, table: T, seat: int) -> list[int]:
        """The answers allowed to this seat, ascending: what its limits leave; at least one."""
        left = Left()
        self.limit(table, seat, left)
        return left.answers()

    def reveal(self, table: T, answers: list[int]) -> None:
        """Carry on with all the answers, in the order of `seats`; the question has left."""
        raise NotImplementedError

    def is_secret(self) -> bool:
        return True

    def resume(self, table: T) -> bool:
        if not table.sealed:
            table.sealed = [UNANSWERED] * len(self.seats)
            if not table.asks_forced:
                self.seal_forced(table)
        if UNANSWERED in table.sealed:
            return True
        answers = table.sealed
        table.sealed = []
        table.frames.pop()
        self.reveal(table, answers)
        return False

    def seal_forced(self, table: T) -> None:
        for place, seat in enumerate(self.seats):
            if table.sealed[place] == UNANSWERED:
                legal = self.legal(table, seat)
                if len(legal) == 1:
                    table.sealed[place] = legal[0]

    def to_act(self, table: T) -> list[int]:
        return [
            seat
            for seat, answer in zip(self.seats, table.sealed, strict=True)
            if answer == UNANSWERED
        ]

    def first_to_act(self, table: T) -> int:
        return self.seats[table.sealed.index(UNANSWERED)]

    def options(self, table: T, seat: int) -> list[int]:
        return self.legal(table, seat) if seat in self.seats else []

    def take(self, table: T, seat: int, answer: int) -> None:
        table.sealed[self.seats.index(seat)] = answer


def kinds_of(frame: Frame[Any] | type[Frame[Any]]) -> list[str]:
    """The kinds of a frame's fields."""
    return [kind for _, kind in frame.FIELDS]


def field_of(frame: Frame[Any], wanted: str) -> object:
    """The first field of a kind; None if a frame has none."""
    for name, kind in frame.FIELDS:
        if kind == wanted:
            return getattr(frame, name)
    return None


def alone(frame: Frame[Any]) -> tuple[str, ...]:
    """The verbs of a question that may stand alone."""
    return tuple([words for words, kind, _ in frame.VERBS if not kind])
