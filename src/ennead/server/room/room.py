"""A table in memory, as its entries have made it. It knows no network and no database.

What a room holds is never changed in place but replaced, its game too: a copy shares everything.

Some entries are private: a standing order, a sealed answer changed. They have a version in the
store, but the version that clients see counts public entries only; so nobody can tell from it that
somebody else has changed an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ennead.engine.game import Game
from ennead.engine.table import Event
from ennead.games.start import rules_of
from ennead.server.room.attendance import Attendance
from ennead.server.room.entries import Entry, Summary, TableRow
from ennead.server.room.takeback import NOBODY, Drawn, Earlier

#: Private standing orders by seat.
Orders = dict[int, dict[str, Any]]
#: How many events a room remembers for clients that come back.
REMEMBERED = 400
#: The oldest are forgotten when there are this many more.
SOME_MORE = 100


@dataclass(frozen=True)
class SeatData:
    """Who sits on a seat."""

    kind: str = "open"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    #: A bot plays for the person.
    away: bool = False
    #: The person has given up: the bot plays on until the end.
    resigned: bool = False
    #: Seconds left on the clock.
    bank: float | None = None
    #: The only person who may take the open seat, as after a game that is to be played again.
    reserved: str | None = None


@dataclass(frozen=True)
class ProposalData:
    """Something that others must agree to."""

    kind: str
    by: int
    seat: int
    agreed: tuple[int, ...] = ()
    answers: int = 0


def seat_in_list(seat: SeatData) -> dict[str, Any]:
    """What lists of tables tell of a seat."""
    told = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "away": seat.away}
    return {**told, "resigned": True} if seat.resigned else told


class Room:
    """What happened at a table so far."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.version = 0
        #: How many entries were public: the version that clients see.
        self.shown = 0
        #: When a public entry was last written.
        self.updated = row.created
        self.at = row.created
        self.phase = "gathering"
        self.seats = [SeatData() for _ in range(row.players)]
        self.game: Game | None = None
        #: The version of the rules it is played by.
        self.rules = row.rules
        #: Place, seat and score as they were when the game ended.
        self.result: list[list[int]] | None = None
        #: What was kept of a finished game, for when its rules have changed.
        self.archive: str | None = None
        #: How many answers, chance's included, were given before the oldest the game remembers.
        self.before = 0
        #: The game before each of the last answers of players.
        self.earlier: list[Earlier] = []
        #: What chance answered before it was taken back, oldest first: it comes again.
        self.drawn: list[Drawn] = []
        #: The seats that have an answer which counts.
        self.answered: frozenset[int] = frozenset()
        #: How often something was taken back.
        self.undos = 0
        self.proposal: ProposalData | None = None
        self.standing: Orders = {}
        self.rematch: str | None = None
        #: People whom the creator does not want at the table.
        self.removed: frozenset[str] = frozenset()
        #: The record the game goes on from, and after how many of its answers.
        self.record: tuple[str, int] | None = None
        #: The shown version since which the question on top is asked.
        self.asked_since = 0
        #: The seat whose last answer can be taken back without asking anybody.
        self.retractable = NOBODY
        #: The seats that must answer, once somebody has asked.
        self.acting: list[int] | None = None
        #: What everybody sees, and what seats and spectators see besides; made once for each.
        self.open_view: dict[str, Any] | None = None
        self.own_views: dict[int | None, dict[str, Any]] = {}
        #: The options in words by language, once somebody has asked; the same for trials.
        self.said: dict[str, list[Any]] = {}
        #: The clients' messages that were carried out later than the version `keys_since`.
        self.keys: set[str] = set()
        self.keys_since = 0
        #: Whose people are connected; kept by whoever knows the connections.
        self.attendance = Attendance()
        #: Shown version and event, oldest first; and the version up to which none are remembered.
        self.events: list[tuple[int, Event]] = []
        self.events_after = 0

    def copy(self) -> Room:
        """A room that shares everything with this one."""
        room = object.__new__(Room)
        room.__dict__.update(self.__dict__)
        return room

    def know(self, entries: list[Entry]) -> None:
        """Remember the messages that led to entries which are written."""
        self.keys.update([entry.key for entry in entries if entry.key is not None])

    def change_seat(self, seat: int, **changes: Any) -> None:
        """A seat with something changed."""
        self.put(seat, replace(self.seats[seat], **changes))

    def put(self, seat: int, data: SeatData) -> None:
        """Another seat in the place of one."""
        self.seats = [*self.seats[:seat], data, *self.seats[seat + 1 :]]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator, may see of the game."""
        game = self.game
        assert game is not None
        if self.open_view is None:
            self.open_view = game.rules.open_view(game.table, game.options)
        return {**self.open_view, **self.own_view(seat)}

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees and others may not."""
        found = self.own_views.get(seat)
        if found is None:
            game = self.game
            assert game is not None
            found = self.own_views[seat] = game.rules.own_view(game.table, game.options, seat)
        return found

    def to_act(self) -> list[int]:
        """The seats that must answer now, chance left out."""
        if self.game is None or self.phase != "playing":
            return []
        if self.acting is None:
            self.acting = [seat for seat in self.game.to_act() if seat >= 0]
        return self.acting

    def answers(self) -> int:
        """How many answers count so far, chance's included."""
        return self.before + (0 if self.game is None else self.game.log.length())

    def secret_answers(self) -> bool:
        """Whether some have answered a secret question that others have not answered yet."""
        game = self.game
        if game is None or game.over or not game.table.frames[-1].is_secret():
            return False
        waiting = game.to_act()
        return any(len(game.legal(s)) > 1 for s in range(len(self.seats)) if s not in waiting)

    def remember(self, *happened: Event) -> None:
        """Keep what the last entry caused; of the oldest, the list is kept short."""
        for event in happened:
            event.table = None  # its fields say all; the table would stay in memory
        self.events = [*self.events, *[(self.shown, event) for event in happened]]
        if len(self.events) > REMEMBERED + SOME_MORE:
            self.events_after = self.events[-REMEMBERED - 1][0]
            self.events = [item for item in self.events if item[0] > self.events_after]

    def summary(self) -> Summary:
        """What lists need to know."""
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
        """The people the table waits for."""
        return {self.seats[seat].person or "" for seat in self.to_act() if self.is_human(seat)}

    @property
    def outdated(self) -> bool:
        """Whether the game was finished by rules that this program no longer plays by."""
        return self.phase == "finished" and self.rules != rules_of(self.row.game).version

    def ranking(self) -> list[list[int]] | None:
        """Place, seat and score, once the game is over."""
        if self.phase != "finished" or self.game is None:
            return None
        return self.result or [list(place) for place in self.game.ranking()]

    def is_abandoned(self) -> bool:
        """Whether all have given up but one, or all people have."""
        staying = [seat for seat in self.seats if not seat.resigned]
        return len(staying) < 2 or all(seat.kind == "bot" for seat in staying)

    def answers_itself(self) -> bool:
        """Whether a bot or a standing order is to answer."""
        bots = any(not self.is_human(seat) for seat in self.to_act())
        return bots or self.ordered_answer() is not None

    def ordered_answer(self) -> tuple[int, int] | None:
        """The seat and the answer that a standing order gives now, if one does."""
        game = self.game
        for seat in self.to_act():
            order = self.standing.get(seat)
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
        """When the next clock runs out."""
        banks = [
            self.seats[seat].bank
            for seat in self.to_act()
            if self.is_human(seat) and self.seats[seat].bank is not None
        ]
        return self.at + min(bank for bank in banks if bank is not None) if banks else None

    def may_look(self, person: str | None) -> bool:
        """Whether somebody may look at the table: players may, others where they are allowed."""
        return (
            self.phase == "gathering"
            or bool(self.row.settings["spectators"])
            or bool(self.seats_of(person))
        )

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]
