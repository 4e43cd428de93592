"""A table in memory: its entries folded one after another. It knows no network and no database.

What a room holds is never changed in place but replaced, its game too: a copy shares everything.

Some entries are private: a standing order, a sealed answer changed. They have a version in the
store, but the version that clients see counts public entries only; so nobody can tell from it that
somebody else has changed an answer.
"""

from __future__ import annotations

from copy import copy
from dataclasses import asdict, dataclass, replace
from typing import Any

from ennead.engine.game import Game, begin
from ennead.engine.record import loads
from ennead.engine.table import Event
from ennead.games.start import beginning_of, load, rules_of
from ennead.server.room.attendance import Attendance
from ennead.server.room.entries import (
    Adopted,
    Answered,
    Back,
    Closed,
    Created,
    Entry,
    Left,
    Ordered,
    Paused,
    Proposed,
    Rematched,
    Removed,
    Renamed,
    Sat,
    Snapshot,
    Started,
    Summary,
    TableRow,
    Undone,
    Voted,
    What,
)

#: How many events a room remembers for clients that come back.
REMEMBERED = 400
#: The oldest are forgotten when there are this many more.
SOME_MORE = 100
#: How many answers can be taken back without replaying the game.
EARLIER = 48
NOBODY = -2


class Forgotten(Exception):
    """The room was loaded too late to know how the game stood then; all entries tell it."""


#: A question that chance was asked, by its class, and what it answered.
Drawn = tuple[str, int]


@dataclass(frozen=True)
class SeatData:
    """Who sits on a seat."""

    kind: str = "open"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    #: A bot plays for the person.
    away: bool = False
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
        self.earlier: list[Game] = []
        #: What chance answered before it was taken back, oldest first: it comes again.
        self.drawn: list[Drawn] = []
        #: The seats that have an answer which counts.
        self.answered: frozenset[int] = frozenset()
        #: How often something was taken back.
        self.undos = 0
        self.proposal: ProposalData | None = None
        #: Private standing orders by seat.
        self.standing: dict[int, dict[str, Any]] = {}
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
        #: What everybody sees, and what seats and spectators see; made once for each.
        self.open_view: dict[str, Any] | None = None
        self.views: dict[int | None, dict[str, Any]] = {}
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

    # ------------------------------------------------------------ folding

    def fold(self, entry: Entry) -> None:
        """Take in the next entry; it was checked before it was written."""
        assert entry.version == self.version + 1, (entry.version, self.version)
        self.charge_clocks(entry)
        if not self.is_private(entry.what):
            self.shown += 1
            self.updated = entry.at
        happen(self, entry)
        self.acting, self.open_view, self.views = None, None, {}
        self.version = entry.version
        self.at = entry.at

    def know(self, entries: list[Entry]) -> None:
        """Remember the messages that led to entries which are written."""
        self.keys.update([entry.key for entry in entries if entry.key is not None])

    def is_private(self, what: What) -> bool:
        """Whether what happens next concerns nobody but its seat."""
        if isinstance(what, Answered):
            return what.seat >= 0 and what.seat not in self.to_act()
        return isinstance(what, Ordered)

    def trial(self, entries: list[Entry]) -> Room:
        """The room as it will be after some entries; this one stays as it is."""
        after = copy(self)
        for entry in entries:
            after.fold(entry)
        return after

    def change_seat(self, seat: int, **changes: Any) -> None:
        """A seat with something changed."""
        self.put(seat, replace(self.seats[seat], **changes))

    def put(self, seat: int, data: SeatData) -> None:
        """Another seat in the place of one."""
        self.seats = [*self.seats[:seat], data, *self.seats[seat + 1 :]]

    def charge_clocks(self, entry: Entry) -> None:
        """Time runs for all who were to answer; an answer adds the increment, changing it not."""
        clock = self.row.settings.get("clock")
        if not clock or self.phase != "playing":
            return
        what = entry.what
        still = (what.seconds or 0.0) if isinstance(what, Paused) else 0.0
        spent = max(0.0, entry.at - self.at - still)
        for seat in self.to_act():
            data = self.seats[seat]
            if data.bank is not None and data.kind == "human" and not data.away:
                self.change_seat(seat, bank=max(0.0, data.bank - spent))
        if isinstance(what, Answered) and what.seat in self.to_act():
            bank = self.seats[what.seat].bank
            if bank is not None:
                self.change_seat(what.seat, bank=bank + clock["increment"])

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator, may see of the game."""
        found = self.views.get(seat)
        if found is None:
            game = self.game
            assert game is not None
            if self.open_view is None:
                self.open_view = game.rules.open_view(game.table, game.options)
            own = game.rules.own_view(game.table, game.options, seat)
            found = self.views[seat] = {**self.open_view, **own}
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

    def rewound(self, answers: int) -> Game:
        """The game after only this many answers; Forgotten if the room began later."""
        game = self.game
        assert game is not None
        wanted = answers - self.before
        for earlier in reversed(self.earlier):
            if earlier.log.length() == wanted:
                return earlier
        if wanted < 0:
            raise Forgotten
        again = begin(game.rules, self.row.players, self.row.options, game.start, None)
        for seat, chosen in game.log.answers()[:wanted]:
            again.apply(seat, chosen)
        return again

    def draws_after(self, answers: int) -> list[Drawn]:
        """What chance will answer again if only this many answers are left."""
        assert self.game is not None
        again = self.rewound(answers).clone()
        drawn: list[Drawn] = []
        for seat, chosen in self.game.log.answers()[answers - self.before :]:
            if seat < 0:
                drawn.append((type(again.table.frames[-1]).__name__, chosen))
            again.apply(seat, chosen)
        return drawn + self.drawn

    def next_draw(self) -> Drawn | None:
        """What chance answers because it did so before, to the question it is asked now."""
        assert self.game is not None
        if not self.drawn:
            return None
        name = type(self.game.table.frames[-1]).__name__
        legal = self.game.legal(-1)
        return next((one for one in self.drawn if one[0] == name and one[1] in legal), None)

    def remember(self, *happened: Event) -> None:
        """Keep what the last entry caused; of the oldest, the list is kept short."""
        for event in happened:
            event.table = None  # its fields say all; the table would stay in memory
        self.events = [*self.events, *[(self.shown, event) for event in happened]]
        if len(self.events) > REMEMBERED + SOME_MORE:
            self.events_after = self.events[-REMEMBERED - 1][0]
            self.events = [item for item in self.events if item[0] > self.events_after]

    # ------------------------------------------------------------ snapshots

    def snapshot(self) -> Snapshot:
        """All that the room is; its game goes on from its position."""
        return Snapshot(
            self.version,
            {
                "at": self.at,
                "shown": self.shown,
                "updated": self.updated,
                "phase": self.phase,
                "seats": [asdict(seat) for seat in self.seats],
                "position": None if self.game is None else self.game.position(),
                "answers": self.answers(),
                "proposal": None if self.proposal is None else asdict(self.proposal),
                "standing": {str(seat): order for seat, order in self.standing.items()},
                "rematch": self.rematch,
                "asked_since": self.asked_since,
                "retractable": self.retractable,
                "drawn": self.drawn,
                "undos": self.undos,
                "answered": sorted(self.answered),
                "rules": self.rules,
                "result": self.result,
                "archive": self.archive,
            },
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Become what the snapshot says."""
        state = snapshot.state
        self.version = self.keys_since = snapshot.version
        self.at = state["at"]
        self.shown = self.events_after = state["shown"]
        self.updated = state["updated"]
        self.phase = state["phase"]
        self.seats = [SeatData(**seat) for seat in state["seats"]]
        self.before = state["answers"]
        self.rules = state.get("rules", self.rules)
        self.result, self.archive = state.get("result"), state.get("archive")
        if state["position"] is not None:
            self.game = loaded(state["position"])
        proposal = state["proposal"]
        self.proposal = None if proposal is None else read_proposal(proposal)
        self.standing = {int(seat): order for seat, order in state["standing"].items()}
        self.rematch = state["rematch"]
        self.asked_since = state["asked_since"]
        self.retractable = state["retractable"]
        self.drawn = [(name, answer) for name, answer in state.get("drawn", [])]
        self.undos = state.get("undos", 0)
        everybody = range(len(self.seats)) if self.before else ()  # before it was written
        self.answered = frozenset(state.get("answered", everybody))

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
            seats=[
                {"kind": s.kind, "name": s.name, "bot": s.bot, "away": s.away} for s in self.seats
            ],
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


# ---------------------------------------------------------------- what each kind of entry does


def happen(room: Room, entry: Entry) -> None:  # noqa: C901 - one case for each kind
    """Let something happen at a table."""
    match entry.what:
        case Answered() as what:
            answered(room, what)
        case Created() as what:
            created(room, what)
        case Sat() as what:
            sat(room, what)
        case Renamed() as what:
            room.change_seat(what.seat, name=what.name)
        case Removed() as what:
            removed(room, what)
        case Closed() as what:
            closed(room, what)
        case Started() as what:
            started(room, what)
        case Undone() as what:
            undone(room, what)
        case Proposed() as what:
            proposed(room, what)
        case Voted() as what:
            voted(room, what)
        case Left() as what:
            left(room, what)
        case Back() as what:
            back(room, what)
        case Ordered() as what:
            ordered(room, what)
        case Paused() as what:
            paused(room, what)
        case Adopted() as what:
            adopted(room, entry.version, what)
        case Rematched() as what:
            rematched(room, what)


def created(room: Room, what: Created) -> None:
    """The seats as the creator planned them."""
    bank = (room.row.settings.get("clock") or {}).get("bank")
    room.seats = [SeatData(**seat, bank=bank) for seat in what.seats]
    if what.record is not None:
        room.record = (what.record, what.after or 0)


def sat(room: Room, what: Sat) -> None:
    """A person or a bot takes a seat, or it becomes free."""
    bank = room.seats[what.seat].bank
    room.put(what.seat, SeatData(what.kind, what.person, what.name, what.bot, bank=bank))


def removed(room: Room, what: Removed) -> None:
    """The creator frees a seat and does not want its person back."""
    room.put(what.seat, SeatData(bank=room.seats[what.seat].bank))
    room.removed |= {what.person}


def closed(room: Room, what: Closed) -> None:
    """The creator has deleted the table before the game began."""
    room.phase = "closed"


def started(room: Room, what: Started) -> None:
    """The game begins, new or from a record."""
    row = room.row
    room.rules = row.rules if what.rules is None else what.rules
    if room.record is None:
        room.game = begin(rules_of(row.game), row.players, row.options, None, None)
    else:
        room.game = continued(*room.record)
        room.record = None
    room.phase = "finished" if room.game.over else "playing"
    room.asked_since = room.shown


def continued(text: str, after: int) -> Game:
    """The game of a record after some of its answers."""
    record = loads(text)
    game = beginning_of(record)
    for _, mark, notation in record.answers[:after]:
        seat = -1 if mark == "*" else int(mark)
        game.apply(seat, game.parse(seat, notation))
    return game


def answered(room: Room, what: Answered) -> None:
    """A seat, or chance, has answered."""
    game = room.game
    assert game is not None
    asked = game.table.frames[-1]
    if what.seat >= 0:
        room.earlier = [*room.earlier[1 - EARLIER :], game]
        room.answered |= {what.seat}
    else:
        use_up_draw(room, what.answer)
    room.game = game = game.clone()
    heard = game.listen()
    game.apply(what.seat, what.answer)
    room.remember(*heard)
    following = game.table.frames[-1] if game.table.frames else None
    revealed = asked.is_secret() and following is not asked
    if following is not asked or not asked.is_secret():
        room.asked_since = room.shown
    room.retractable = NOBODY if revealed or asked.is_secret() else what.seat
    if game.rules.orders_are_over(asked, following):
        room.standing = {}
    if room.proposal is not None and room.proposal.kind == "undo":
        room.proposal = None
    if game.over:
        room.phase = "finished"
        room.result = [list(place) for place in game.ranking()]
        room.standing = {}
        room.proposal = None


def use_up_draw(room: Room, answer: int) -> None:
    """Chance answers: if it had to answer so again, it has done so now."""
    again = room.next_draw()
    if again is not None and again[1] == answer:
        place = room.drawn.index(again)
        room.drawn = room.drawn[:place] + room.drawn[place + 1 :]


def undone(room: Room, what: Undone) -> None:
    """The game goes back; what chance had answered since is kept, so that it comes again."""
    answers = what.answers
    try:
        room.game = room.rewound(answers)
    except Forgotten:
        if what.position is None:
            raise
        room.game = loaded(what.position)
        room.before = answers
    length = room.game.log.length()
    if room.before == 0:
        room.answered = frozenset(seat for seat, _ in room.game.log.answers() if seat >= 0)
    room.earlier = [game for game in room.earlier if game.log.length() < length]
    if what.drawn is not None:
        room.drawn = [(name, answer) for name, answer in what.drawn]
    room.undos += 1
    room.asked_since = room.shown
    room.retractable = last_retractable(room)
    room.remember(Event("undone", what.seat))
    room.proposal = None
    room.standing = {}


def last_retractable(room: Room) -> int:
    """The seat that gave the last answer, unless that was a secret one."""
    assert room.game is not None
    last = room.game.log.last_seat()
    if last is None or last < 0:
        return NOBODY
    before = room.rewound(room.answers() - 1)
    return NOBODY if before.table.frames[-1].is_secret() else last


def proposed(room: Room, what: Proposed) -> None:
    """Somebody proposes what others must agree to."""
    room.proposal = ProposalData(what.kind, what.seat, what.of, (), what.answers)


def voted(room: Room, what: Voted) -> None:
    """Somebody agrees, or the proposal falls."""
    data = room.proposal
    if data is not None:
        agrees = bool(what.agree)
        room.proposal = replace(data, agreed=(*data.agreed, what.seat)) if agrees else None


def left(room: Room, what: Left) -> None:
    """A bot plays for a seat until its owner is back."""
    room.change_seat(what.seat, away=True)
    room.remember(Event("left", what.seat))
    room.proposal = None
    room.standing = without(room.standing, what.seat)


def back(room: Room, what: Back) -> None:
    """The owner is back; an empty clock gets what an answer is worth, at least a minute."""
    room.change_seat(what.seat, away=False)
    room.remember(Event("back", what.seat))
    clock = room.row.settings.get("clock")
    if clock:
        bank = max(room.seats[what.seat].bank or 0.0, clock["increment"], 60.0)
        room.change_seat(what.seat, bank=bank)


def ordered(room: Room, what: Ordered) -> None:
    """A private standing order, or none any more."""
    room.standing = without(room.standing, what.seat)
    if what.order:
        room.standing = {**room.standing, what.seat: what.order}


def without(orders: dict[int, dict[str, Any]], seat: int) -> dict[int, dict[str, Any]]:
    """The standing orders of the other seats."""
    return {other: order for other, order in orders.items() if other != seat}


def paused(room: Room, what: Paused) -> None:
    """No server ran for a time, which counts for nobody; see `charge_clocks`."""
    room.remember(Event("paused"))


def adopted(room: Room, version: int, what: Adopted) -> None:
    """The rules have changed: the game goes on, if it does not replay by them from a state."""
    state = what.state
    if state is not None:
        room.restore(Snapshot(version, state))
        room.earlier = []
        room.events_after -= 1
    room.rules = what.rules
    room.remember(Event("adopted", what.dropped))


def read_proposal(data: dict[str, Any]) -> ProposalData:
    """A proposal of a snapshot."""
    return ProposalData(**{**data, "agreed": tuple(data["agreed"])})


def loaded(position: dict[str, Any]) -> Game:
    """The game of a position that a server has written, whatever version of the rules it had."""
    return load({k: v for k, v in position.items() if k != "rules"}, chance="ask")


def rematched(room: Room, what: Rematched) -> None:
    """Another table goes on with the same people."""
    room.rematch = what.table
