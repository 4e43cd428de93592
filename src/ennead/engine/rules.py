"""What a game brings to the engine besides its frames."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from ennead.engine.fields import NUMBERS
from ennead.engine.frames import Frame
from ennead.engine.kit import Kit
from ennead.engine.rng import Rng
from ennead.engine.table import Event, Table
from ennead.engine.words import Term

T = TypeVar("T", bound=Table)

#: Plain data that JSON can hold.
Data = dict[str, Any]


class Option:
    """A choice made before the game: its name, the values allowed, the first being the default.

    A game may allow values that cannot be listed; `about` says which, and `also` tells programs:
    `seat` for the number of a seat, `seats` or `levels` for a list with something for each. If the
    default is an empty list, the other values may be combined.
    """

    def __init__(
        self,
        name: str,
        values: tuple[object, ...],
        about: str,
        also: str = "",
        needs: tuple[str, str] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.about = about
        self.also = also
        #: Another option and what must be chosen there, without which there is no such choice.
        self.needs = needs


class Reason:
    """Why something is not offered: a rule's id, its sentence, and the case at hand."""

    def __init__(self, rule: str, text: str, case: str = "") -> None:
        self.rule = rule
        self.text = text
        #: What stands in the way just now, with its numbers; empty where the rule says it all.
        self.case = case

    def told(self) -> str:
        """The case at hand and the rule, as a person reads them."""
        return f"{self.case} {self.text}".strip()

    def __repr__(self) -> str:
        return f"{self.rule}: {self.text}"


class Rules(Generic[T]):
    """A game by name: how it is set up, seen, written down and put into words."""

    def __init__(self, name: str, version: int, players: tuple[int, ...]) -> None:
        self.name = name
        #: Raised whenever a record of before could end otherwise.
        self.version = version
        self.players = players
        #: The other faces of the game; none for rules that no registry has found.
        self.kit: Kit | None = None

    def options(self) -> tuple[Option, ...]:
        """The options of `ennead.new`."""
        return ()

    def check_options(self, players: int, given: Data) -> Data:
        """The options with their defaults; ValueError names what is allowed."""
        values = {option.name: option.values for option in self.options()}
        chosen = {name: allowed[0] for name, allowed in values.items()}
        for name, value in given.items():
            if name not in chosen:
                raise ValueError(f"{self.name} has no option {name!r}; it has {', '.join(chosen)}")
            if value not in values[name]:
                listed = ", ".join([repr(value) for value in values[name]])
                raise ValueError(f"{name} must be one of {listed}, not {value!r}")
            # 1 equals True; the value of the option itself keeps equal games equal as text.
            chosen[name] = values[name][values[name].index(value)]
        return chosen

    def set_up(self, players: int, options: Data) -> T:
        """The table before the first decision."""
        raise NotImplementedError

    def ranking(self, table: T) -> list[tuple[int, int, int]]:
        """Place, seat and score, best first."""
        raise NotImplementedError

    def view(self, table: T, options: Data, seat: int | None) -> Data:
        """All that a seat, or a spectator, may see."""
        raise NotImplementedError

    def open_view(self, table: T, options: Data) -> Data:
        """What is the same in the views of all, so that it is made once for them."""
        return {}

    def own_view(self, table: T, options: Data, seat: int | None) -> Data:
        """The rest of a view: what `open_view` does not have."""
        return self.view(table, options, seat)

    def resample(self, table: T, seat: int, rng: Rng) -> T:
        """A table that the seat could be sitting at, its unknown parts drawn anew."""
        raise NotImplementedError

    def write(self, table: T) -> Data:
        """The table as plain data, frames excepted."""
        raise NotImplementedError

    def read(self, data: Data, players: int) -> T:
        """The table of plain data, checked; PositionError names what is wrong."""
        raise NotImplementedError

    def keys(self) -> tuple[str, ...]:
        """The keys that `write` gives and `read` takes."""
        raise NotImplementedError

    def turn_frames(self, seat: int) -> list[Frame[Any]]:
        """What is in progress at the beginning of a seat's turn."""
        raise NotImplementedError

    def frame_classes(self) -> dict[str, type[Frame[Any]]]:
        """Every frame of the game by its class name."""
        raise NotImplementedError

    def frames_at(self, table: T) -> dict[str, type[Frame[Any]]]:
        """Every frame that there can be at a table, by its class name."""
        return self.frame_classes()

    def beneath(self, table: T, frame: Frame[Any]) -> tuple[str, ...]:
        """The labels of the frames that a frame may lie on at a table."""
        return frame.BENEATH

    def check_frames(self, table: T) -> None:
        """PositionError if a frame does not fit the table.

        Frames that only earlier programs left on the table are carried out.
        """

    def misfit(self, table: T, kind: str, value: object) -> str:
        """What is wrong with a field of a frame, which must be of a kind; empty if nothing is."""
        several = isinstance(value, tuple)
        parts = value if isinstance(value, tuple) else (value,)
        fits = several == (kind == NUMBERS) and all(type(part) is int for part in parts)
        return "" if fits else f"expected {kind}, found {value!r}"

    def as_written_before(self, position: Data) -> Iterable[Data]:
        """The same position as earlier programs of these rules could have written it.

        Their records end in the fingerprint of such a position.
        """
        return ()

    def ask(self, table: T, seat: int, lang: str) -> str:
        """The question put to a seat."""
        raise NotImplementedError

    def say(self, table: T, answer: int, lang: str) -> str:
        """What an answer to the question on top means."""
        raise NotImplementedError

    def tell(self, table: T, event: Event, lang: str, names: list[str]) -> str:
        """What happened at a table, as a sentence; the table may have moved on since."""
        raise NotImplementedError

    def events(self) -> dict[str, str]:
        """The name of every event that is told, with the names of its fields."""
        return {}

    def event_types(self) -> dict[str, Any]:
        """The types of fields of events: by `field`, or by `event.field` where one differs.

        Those that are not listed are whole numbers.
        """
        return {}

    def token_verbs(self) -> tuple[str, ...]:
        """The verbs of the notation whose numbers are on pieces; others say how many."""
        return ()

    def event_data(self, table: T, event: Event) -> Data:
        """The fields of an event by name, pieces and places called as in views."""
        raise NotImplementedError

    def terms(self, lang: str) -> list[Term]:
        """What everything is called and does.

        The game itself is of kind `game`, its options are of kind `option` and what an option can
        be set to of kind `value`, with the id `NAME=VALUE`.
        """
        raise NotImplementedError

    def players_follow(self, table: T) -> bool:
        """Whether a player is asked next, whatever is answered now; False if that is not known.

        Where it holds neither chance nor the end of the game can follow at once.
        """
        return False

    def sits_out(self, table: T, seat: int) -> bool:
        """Whether a seat has nothing to decide for some time, as all who play know.

        It holds at least until the next scoring or the end of the game; False if that is not known.
        """
        return False

    def check_order(self, order: Data) -> None:
        """ValueError if a standing order, an answer given in advance, cannot be followed."""
        raise ValueError(f"{self.name} has no standing orders")

    def ordered_answer(self, table: T, seat: int, order: Data) -> int | None:
        """What a standing order answers to the question on top; None where it says nothing."""
        return None

    def orders_are_over(self, asked: Frame[Any], following: Frame[Any] | None) -> bool:
        """Whether an answer has ended what standing orders were given for."""
        return False

    def over_rule(self, table: T) -> str:
        """The rule by which the game has ended."""
        raise NotImplementedError

    def not_asked(self, table: T, seat: int, wished: list[type[Frame[Any]]], verb: str) -> str:
        """The rule because of which a seat is not asked what its wish would answer."""
        raise NotImplementedError

    def otherwise(
        self, table: T, seat: int, wished: list[type[Frame[Any]]], verb: str, what: str
    ) -> str:
        """The rule against a wish of a seat that is asked, but for something else."""
        frame = table.frames[-1]
        return frame.otherwise(table, wished, verb) or frame.OBLIGES

    def things(self, table: T, kind: str) -> list[str] | None:
        """What a kind of thing can be called after a verb; None if it is any number."""
        return None

    def why_not(self, table: T, seat: int, wish: str, lang: str) -> Reason:
        """Why a wish in the notation of answers is not offered."""
        raise NotImplementedError
