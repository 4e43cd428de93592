"""A table in memory, as its entries have made it; without network and database.

The values of a room are never changed in place but replaced, its game too: copies share them.

Some entries are private: a standing order, a sealed answer changed. They have a version in the
store, but the version that clients see counts public entries only; so it does not
reveal that another seat has changed an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ennead.engine.game import Game
from ennead.engine.table import Event
from ennead.games.start import rules_of
from ennead.server.room.attendance import Attendance
from ennead.server.room.entries import Entry, Summary, TableRow
from ennead.server.room.takeback import NOBODY, Drawn, Earlier

#: Private standing orders by seat.
Orders = dict[int, dict[str, Any]]
#: The events that a room remembers for clients that reconnect.
REMEMBERED = 400
#: Seconds for which clocks stand still while it is asked whether an answer may be taken back.
ASKING_SECONDS = 60.0
#: The oldest are dropped when there are this many more.
SOME_MORE = 100


@dataclass(frozen=True)
class SeatData:
    """A seat."""

    kind: str = "open"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    #: A bot plays for the person.
    away: bool = False
    #: The person has resigned: the bot plays on until the end.
    resigned: bool = False
    #: Seconds left on the clock.
    bank: float | None = None
    #: The only person who may take the open seat, as at a rematch.
    reserved: str | None = None


@dataclass(frozen=True)
class ProposalData:
    """A proposal that others must agree to."""

    kind: str
    by: int
    seat: int
    agreed: tuple[int, ...] = ()
    answers: int = 0


class Gain(NamedTuple):
    """What an answer added to the clock of its seat, and how many answers there were before it."""

    answers: int
    seat: int
    seconds: float


def seat_in_list(seat: SeatData) -> dict[str, Any]:
    """Return what lists of tables show of a seat."""
    shown = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "away": seat.away}
    return {**shown, "resigned": True} if seat.resigned else shown


class Room:
    """The state of a table after its entries so far."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.version = 0
        #: The number of public entries: the version that clients see.
        self.shown = 0
        #: The time of the last public entry.
        self.updated = row.created
        self.at = row.created
        self.phase = "gathering"
        self.seats = [SeatData() for _ in range(row.players)]
        self.game: Game | None = None
        #: The version of the rules.
        self.rules = row.rules
        #: Place, seat and score when the game ended.
        self.result: list[list[int]] | None = None
        #: The archive of a finished game, for when its rules have changed.
        self.archive: str | None = None
        #: The number of answers, chance's included, before the first that the game remembers.
        self.before = 0
        #: The game before each of the last answers of players.
        self.earlier: list[Earlier] = []
        #: Draws of chance that were taken back and will be repeated, oldest first.
        self.drawn: list[Drawn] = []
        #: The seats that have given an answer which counts.
        self.answered: frozenset[int] = frozenset()
        #: What the last answers added to clocks, oldest first.
        self.gains: list[Gain] = []
        #: The number of takebacks.
        self.undos = 0
        self.proposal: ProposalData | None = None
        #: The number of answers before the one that a seat may not ask about again, by seat.
        self.declined: dict[int, int] = {}
        self.orders: Orders = {}
        self.rematch: str | None = None
        #: People whom the creator has banned.
        self.removed: frozenset[str] = frozenset()
        #: The record that the game goes on from, and after which of its answers.
        self.record: tuple[str, int] | None = None
        #: The shown version since which the current question is asked.
        self.asked_since = 0
        #: The seat that may take its last answer back without agreement.
        self.retractable = NOBODY
        #: Cache: the seats that must answer.
        self.acting: list[int] | None = None
        #: Cache: the view that all share, and what each seat and spectators see besides.
        self.open_view: dict[str, Any] | None = None
        self.own_views: dict[int | None, dict[str, Any]] = {}
        #: Cache: the options in words, by language; shared by copies.
        self.option_words: dict[str, list[Any]] = {}
        #: The keys of messages that were carried out later than the version `keys_since`.
        self.keys: set[str] = set()
        self.keys_since = 0
        #: The seats that are connected; kept up to date by the server.
        self.attendance = Attendance()
        #: Shown version and event, oldest first; and the version up to which they were dropped.
        self.events: list[tuple[int, Event]] = []
        self.events_after = 0

    def copy(self) -> Room:
        """Return a copy that shares all values."""
        room = object.__new__(Room)
        room.__dict__.update(self.__dict__)
        return room

    def remember_keys(self, entries: list[Entry]) -> None:
        """Remember the keys of written entries."""
        self.keys.update([entry.key for entry in entries if entry.key is not None])

    def change_seat(self, seat: int, **changes: Any) -> None:
        """Change fields of a seat."""
        self.put(seat, replace(self.seats[seat], **changes))

    def put(self, seat: int, data: SeatData) -> None:
        """Replace a seat."""
        self.seats = [*self.seats[:seat], data, *self.seats[seat + 1 :]]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat, or of a spectator."""
        game = self.game
        assert game is not None
        if self.open_view is None:
            self.open_view = game.rules.open_view(game.table, game.options)
        return {**self.open_view, **self.own_view(seat)}

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """Return the part of a view that only one seat sees."""
        found = self.own_views.get(seat)
        if found is None:
            game = self.game
            assert game is not None
            found = self.own_views[seat] = game.rules.own_view(game.table, game.options, seat)
        return found

    def to_act(self) -> list[int]:
        """Return the seats that must answer now, without chance."""
        if self.game is None or self.phase != "playing":
            return []
        if self.acting is None:
            self.acting = [seat for seat in self.game.to_act() if seat >= 0]
        return self.acting

    def sitting_out(self) -> list[int]:
        """Return the seats that have nothing to decide for some time, as all know."""
        game = self.game
        if game is None or self.phase != "playing":
            return []
        return [s for s in range(len(self.seats)) if game.rules.sits_out(game.table, s)]

    def answers(self) -> int:
        """Return the number of answers so far, chance's included."""
        return self.before + (0 if self.game is None else self.game.log.length())

    def secret_answers(self) -> bool:
        """Whether some seats have answered a secret question and others have not."""
        game = self.game
        if game is None or game.over or not game.table.frames[-1].is_secret():
            return False
        waiting = game.to_act()
        return any(len(game.legal(s)) > 1 for s in range(len(self.seats)) if s not in waiting)

    def remember(self, *events: Event) -> None:
        """Append the events of the last entry, and drop the oldest."""
        for event in events:
            event.table = None  # its fields suffice; the table would stay in memory
        self.events = [*self.events, *[(self.shown, event) for event in events]]
        if len(self.events) > REMEMBERED + SOME_MORE:
            self.events_after = self.events[-REMEMBERED - 1][0]
            self.events = [item for item in self.events if item[0] > self.events_after]

    def summary(self) -> Summary:
        """Summarize the table for lists."""
        people = {s.person or s.reserved for s in self.seats} | {self.row.creator}
        present = {s.person for s in self.seats if s.person and not s.away}
        if self.phase == "gathering":
            present.add(self.row.creator)
        return Summary(
            phase=self.phase,
            public=bool(self.row.settings["public"]),
            people=tuple(sorted(person for person in people if person)),
            awaited=tuple(sorted(self.awaited())),
            bot_due=self.answers_itself() and self.someone_plays(),
            deadline=self.deadline(),
            seats=[seat_in_list(seat) for seat in self.seats],
            updated=self.updated,
            present=tuple(sorted(present)),
            rules=self.rules,
            persons=tuple([s.person for s in self.seats]),
            ranking=self.ranking(),
        )

    def awaited(self) -> set[str]:
        """Return the people whom the table waits for."""
        return {self.seats[seat].person or "" for seat in self.to_act() if self.is_human(seat)}

    @property
    def outdated(self) -> bool:
        """Whether the game was finished by rules that this program no longer plays by."""
        return self.phase == "finished" and self.rules != rules_of(self.row.game).version

    def ranking(self) -> list[list[int]] | None:
        """Return place, seat and score, once the game is over."""
        if self.phase != "finished" or self.game is None:
            return None
        return self.result or [list(place) for place in self.game.ranking()]

    def is_abandoned(self) -> bool:
        """Whether all but one have resigned, or all people have."""
        staying = [seat for seat in self.seats if not seat.resigned]
        return len(staying) < 2 or all(seat.kind == "bot" for seat in staying)

    def answers_itself(self) -> bool:
        """Whether a bot or a standing order is to answer."""
        bots = any(not self.is_human(seat) for seat in self.to_act())
        return bots or self.ordered_answer() is not None

    def ordered_answer(self) -> tuple[int, int] | None:
        """Return the seat and the answer of a standing order that applies now."""
        game = self.game
        for seat in self.to_act():
            order = self.orders.get(seat)
            if game is not None and order is not None and self.is_human(seat):
                answer = game.rules.ordered_answer(game.table, seat, order)
                if answer is not None:
                    return seat, answer
        return None

    def someone_plays(self) -> bool:
        """Whether a person plays, and not only bots."""
        return any(self.is_human(seat) for seat in range(len(self.seats)))

    def is_human(self, seat: int) -> bool:
        """Whether a person answers for a seat now."""
        return self.seats[seat].kind == "human" and not self.seats[seat].away

    def deadline(self) -> float | None:
        """Return the time when the next clock runs out."""
        banks = [
            self.seats[seat].bank
            for seat in self.to_act()
            if self.is_human(seat) and self.seats[seat].bank is not None
        ]
        left = [bank for bank in banks if bank is not None]
        return self.clocks_run_from() + min(left) if left else None

    def clocks_run_from(self) -> float:
        """Return when the clocks of those who must answer began to run, or will."""
        asks = self.proposal is not None and self.proposal.kind == "undo"
        return self.at + (ASKING_SECONDS if asks else 0.0)

    def may_look(self, person: str | None) -> bool:
        """Whether a person may watch: players may, others if the table has spectators."""
        return (
            self.phase == "gathering"
            or bool(self.row.settings["spectators"])
            or bool(self.seats_of(person))
        )

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person."""
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]
