"""Answers as values: what a seat may answer, each with its verb and what it is about.

The rules know answers as numbers and write them in a notation: `at C4`, `play flood miracle`. Here
is the one place that reads a notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, overload

from ennead.engine.frames import alone
from ennead.engine.notation import meant
from ennead.engine.numbers import whole

if TYPE_CHECKING:
    from ennead.engine.frames import Frame
    from ennead.engine.game import Game
    from ennead.engine.rules import Rules

SPACE = re.compile(r"[A-Z]+\d+")
EDGE = re.compile(r"[A-Z]+\d+/[A-Z]+\d+")
#: Terms that explain and that nobody can point at, so that an answer is never about one.
EXPLANATIONS = frozenset({"game", "option", "value", "term", "thing", "phase", "battle_step"})


# ---------------------------------------------------------------- what an answer is about


class Space(str):
    """A space of the map by its coordinates: `C4`."""

    __slots__ = ()
    kind = "space"


class Edge(str):
    """An edge of the map by the spaces beside it: `C4/C5`."""

    __slots__ = ()
    kind = "edge"

    @property
    def spaces(self) -> tuple[Space, Space]:
        """The spaces beside it."""
        first, second = self.split("/")
        return Space(first), Space(second)


class Card(str):
    """A card by its name, as in views: `flood`."""

    __slots__ = ()
    kind = "card"


class Kind(str):
    """A kind of piece by its name, as in views: `nile`, `warrior`; `kind` is what it is: `tile`."""

    kind: str

    def __new__(cls, name: str, kind: str = "kind") -> Kind:
        made = super().__new__(cls, name)
        made.kind = kind
        return made

    def __reduce__(self) -> tuple[type[Kind], tuple[str, str]]:
        return Kind, (str(self), self.kind)


class Token(int):
    """A piece that carries a number, such as a sun or a conflict order token."""

    __slots__ = ()
    kind = "token"


class Count(int):
    """How many: followers that are bid."""

    __slots__ = ()
    kind = "count"


Thing: TypeAlias = Space | Edge | Card | Kind | Token | Count


# ---------------------------------------------------------------- answers


class Answer:
    """A legal answer: its `number`, and its notation taken apart into a `verb` and `what`.

    `what` is a Space, Edge, Card, Kind, Token or Count, a tuple of them if there are several, or
    None. `str(answer)` is the notation. An answer can be given wherever its number can.
    """

    __slots__ = ("_frame", "_game", "notation", "number", "seat", "things", "verb")

    def __init__(self, game: Game, seat: int, number: int, notation: str) -> None:
        self._game: Game | None = game
        self._frame: Frame[Any] | None = game.table.frames[-1]
        #: Who may give it.
        self.seat = seat
        #: What `Game.legal` lists.
        self.number = number
        #: As records write it.
        self.notation = notation
        #: The words of the notation that say what is done; `what` is about the rest.
        self.verb, self.things = taken_apart(game.rules, notation)

    @property
    def what(self) -> Thing | tuple[Thing, ...] | None:
        """What the answer is about: a thing, several, or none."""
        if len(self.things) == 1:
            return self.things[0]
        return self.things or None

    def say(self, lang: str = "en") -> str:
        """The answer in words, while the question is asked; ValueError once it is not."""
        if self._game is None or not self._is_offered():
            raise ValueError(f"{self.notation!r} is no longer offered")
        return self._game.say(self.seat, self.number, lang)

    def data(self) -> dict[str, Any]:
        """The answer as plain data that JSON can hold."""
        return {
            "seat": self.seat,
            "answer": self.number,
            "notation": self.notation,
            "verb": self.verb,
            "what": [[thing.kind, plain(thing)] for thing in self.things],
        }

    def __index__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Answer {self.number} of seat {self.seat}: {self.notation}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[int, int, str]:
        return self.seat, self.number, self.notation

    def _is_offered(self) -> bool:
        """Whether the question is still asked."""
        frames = [] if self._game is None else self._game.table.frames
        return bool(frames) and frames[-1] is self._frame

    def __getstate__(self) -> tuple[Any, ...]:
        # A question cannot be found again by itself: it is the one that the game asks, or past.
        game = self._game if self._is_offered() else None
        return game, self.seat, self.number, self.notation, self.verb, self.things

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._game, self.seat, self.number, self.notation, self.verb, self.things = state
        self._frame = None if self._game is None else self._game.table.frames[-1]


class Answers(Sequence[Answer]):
    """What a seat may answer now, ascending: iterate, count, or ask whether something is in it.

    An answer, a notation or a number may be in it.
    """

    def __init__(self, game: Game, seat: int) -> None:
        table = game.table
        self.seat = seat
        self._alone = alone(table.frames[-1]) if table.frames else ()
        self._answers = [
            Answer(game, seat, number, table.frames[-1].notation(table, number))
            for number in table.options(seat)
        ]

    def __len__(self) -> int:
        return len(self._answers)

    def __iter__(self) -> Iterator[Answer]:
        return iter(self._answers)

    @overload
    def __getitem__(self, place: int) -> Answer: ...

    @overload
    def __getitem__(self, place: slice) -> list[Answer]: ...

    def __getitem__(self, place: int | slice) -> Answer | list[Answer]:
        return self._answers[place]

    def __contains__(self, wanted: object) -> bool:
        if isinstance(wanted, Answer):
            return any(answer == wanted for answer in self)
        if isinstance(wanted, str):
            notations = [answer.notation for answer in self]
            return meant(notations, wanted, self._alone) is not None
        number = whole(wanted)
        return any(answer.number == number for answer in self)

    def __repr__(self) -> str:
        return f"<Answers of seat {self.seat}: {', '.join(map(str, self)) or 'none'}>"


# ---------------------------------------------------------------- reading a notation


def taken_apart(rules: Rules[Any], notation: str) -> tuple[str, tuple[Thing, ...]]:
    """The verb of a notation and what follows it."""
    verb, *rest = notation.split()
    things = []
    for word in rest:
        thing = thing_of(rules, verb, word)
        if thing is None:
            verb += f" {word}"
        else:
            things.append(thing)
    return verb, tuple(things)


def thing_of(rules: Rules[Any], verb: str, word: str) -> Thing | None:
    """What a word of a notation stands for; None if it belongs to the verb."""
    if SPACE.fullmatch(word):
        return Space(word)
    if EDGE.fullmatch(word):
        return Edge(word)
    if word.isdecimal():
        return (Token if verb in rules.token_verbs() else Count)(word)
    kind = vocabulary(rules).get(word)
    if kind == "card":
        return Card(word)
    return None if kind is None else Kind(word, kind)


@cache
def vocabulary(rules: Rules[Any]) -> dict[str, str]:
    """Which kind of thing every name is; where it is several, the first that the terms list."""
    try:
        terms = rules.terms("en")
    except NotImplementedError:  # a game without words
        return {}
    return {term.id: term.kind for term in reversed(terms) if term.kind not in EXPLANATIONS}


def plain(thing: Thing) -> str | int:
    """A thing as JSON has it."""
    return int(thing) if isinstance(thing, int) else str(thing)
