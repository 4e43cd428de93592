"""Fold entries into a room: how each kind of entry changes it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ennead.engine.game import begin
from ennead.engine.table import Event
from ennead.games.start import rules_of
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
    Resigned,
    Sat,
    Snapshot,
    Started,
    Undone,
    Voted,
    What,
)
from ennead.server.room.positions import continued
from ennead.server.room.room import Gain, Orders, ProposalData, Room, SeatData
from ennead.server.room.snapshots import restore
from ennead.server.room.takeback import (
    keep_earlier,
    retractable_after,
    undone,
    use_up_draw,
)

#: No clock has less after an undo, unless it had less before.
LEFT_SECONDS = 30.0
#: The answers whose increments can be taken back.
GAINS = 100


def fold(room: Room, entry: Entry) -> None:
    """Fold the next entry; it was checked before it was written."""
    assert entry.version == room.version + 1, (entry.version, room.version)
    charge_clocks(room, entry)
    if not is_private(room, entry.what):
        room.shown += 1
        room.updated = entry.at
    apply(room, entry)
    room.acting, room.open_view, room.own_views = None, None, {}
    room.version = entry.version
    room.at = entry.at


def trial(room: Room, entries: Iterable[Entry] = ()) -> Room:
    """Return a copy of a room with more entries folded."""
    after = room.copy()
    for entry in entries:
        fold(after, entry)
    return after


def is_private(room: Room, what: What) -> bool:
    """Whether a change is visible to its own seat only."""
    if isinstance(what, Answered):
        return what.seat >= 0 and what.seat not in room.to_act()
    return isinstance(what, Ordered)


def charge_clocks(room: Room, entry: Entry) -> None:
    """Charge the clocks of all who were to answer; answers add the increment, undo takes it."""
    clock = room.row.settings.get("clock")
    if not clock or room.phase != "playing":
        return
    what = entry.what
    still = (what.seconds or 0.0) if isinstance(what, Paused) else 0.0
    spent = max(0.0, entry.at - room.clocks_run_from() - still)
    for seat in room.to_act():
        data = room.seats[seat]
        if data.bank is not None and data.kind == "human" and not data.away:
            room.change_seat(seat, bank=max(0.0, data.bank - spent))
    if isinstance(what, Answered) and what.seat in room.to_act():
        add_increment(room, what.seat, clock)
    if isinstance(what, Undone):
        take_increments(room, what.answers)


def add_increment(room: Room, seat: int, clock: dict[str, float]) -> None:
    """Add the increment for an answer: it fills a clock up to where it began, and no further."""
    bank = room.seats[seat].bank
    if bank is None:
        return
    gain = min(clock["increment"], max(0.0, clock["bank"] - bank))
    room.change_seat(seat, bank=bank + gain)
    room.gains = [*room.gains[1 - GAINS :], Gain(room.answers(), seat, gain)]


def take_increments(room: Room, answers: int) -> None:
    """Take back what answers that are taken back have added; half a minute is left to anybody."""
    for gain in room.gains:
        bank = room.seats[gain.seat].bank
        if gain.answers >= answers and bank is not None:
            left = max(min(bank, LEFT_SECONDS), bank - gain.seconds)
            room.change_seat(gain.seat, bank=left)
    room.gains = [gain for gain in room.gains if gain.answers < answers]


def apply(room: Room, entry: Entry) -> None:  # noqa: C901 - one case for each kind
    """Apply an entry to a room."""
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
        case Resigned() as what:
            resigned(room, what)
        case Ordered() as what:
            ordered(room, what)
        case Paused() as what:
            paused(room, what)
        case Adopted() as what:
            adopted(room, entry.version, what)
        case Rematched() as what:
            rematched(room, what)


def created(room: Room, what: Created) -> None:
    """Set up the seats as the creator planned them."""
    bank = (room.row.settings.get("clock") or {}).get("bank")
    room.seats = [SeatData(**seat, bank=bank) for seat in what.seats]
    if what.record is not None:
        room.record = (what.record, what.after or 0)


def sat(room: Room, what: Sat) -> None:
    """Seat a person or a bot, or free the seat."""
    bank = room.seats[what.seat].bank
    room.put(what.seat, SeatData(what.kind, what.person, what.name, what.bot, bank=bank))


def removed(room: Room, what: Removed) -> None:
    """Free a seat and ban its person from the table."""
    room.put(what.seat, SeatData(bank=room.seats[what.seat].bank))
    room.removed |= {what.person}


def closed(room: Room, what: Closed) -> None:
    """Close the table, which the creator has deleted."""
    room.phase = "closed"


def started(room: Room, what: Started) -> None:
    """Begin the game, new or from a record."""
    row = room.row
    room.rules = row.rules if what.rules is None else what.rules
    if room.record is None:
        room.game = begin(rules_of(row.game), row.players, row.options, None, None)
    else:
        room.game = continued(*room.record)
        room.record = None
        if room.game.log.length() > 0:
            room.events_after = room.shown  # earlier events are in the log of the record
    room.phase = "finished" if room.game.over else "playing"
    room.asked_since = room.shown


def answered(room: Room, what: Answered) -> None:
    """Apply the answer of a seat or of chance."""
    game = room.game
    assert game is not None
    asked = game.table.frames[-1]
    if what.seat >= 0:
        keep_earlier(room, game, room.shown if is_private(room, what) else room.shown - 1)
        room.answered |= {what.seat}
    else:
        use_up_draw(room, what.answer)
    room.retractable = retractable_after(game, what.seat, what.answer)
    room.game = game = game.clone()
    events = game.listen()
    game.apply(what.seat, what.answer)
    room.remember(*events)
    following = game.table.frames[-1] if game.table.frames else None
    if following is not asked or not asked.is_secret():
        room.asked_since = room.shown
    if game.rules.orders_are_over(asked, following):
        room.orders = {}
    if is_withdrawn_by(room, what):
        room.proposal = None
    if game.over:
        room.phase = "finished"
        room.result = [list(place) for place in game.ranking()]
        room.orders = {}
        room.proposal = None


def is_withdrawn_by(room: Room, what: Answered) -> bool:
    """Whether an answer ends the talk about an undo: people's does, a bot's is taken back too."""
    asks = room.proposal is not None and room.proposal.kind == "undo"
    return asks and what.seat >= 0 and room.is_human(what.seat)


def proposed(room: Room, what: Proposed) -> None:
    """Open a proposal."""
    room.proposal = ProposalData(what.kind, what.seat, what.of, (), what.answers)


def voted(room: Room, what: Voted) -> None:
    """Count a vote; a rejected proposal is dropped."""
    data = room.proposal
    if data is None:
        return
    if what.agree:
        room.proposal = replace(data, agreed=(*data.agreed, what.seat))
        return
    room.proposal = None
    room.remember(Event("withdrawn" if what.seat == data.by else "declined", what.seat))
    if data.kind == "undo":
        room.declined = {**room.declined, data.by: data.answers}


def left(room: Room, what: Left) -> None:
    """Let a bot play for a seat until its owner returns."""
    room.change_seat(what.seat, away=True)
    room.remember(Event("left", what.seat))
    room.proposal = None
    room.orders = without(room.orders, what.seat)


def back(room: Room, what: Back) -> None:
    """Return a seat to its owner; the clock gets at least the increment and a minute."""
    room.change_seat(what.seat, away=False)
    room.remember(Event("back", what.seat))
    clock = room.row.settings.get("clock")
    if clock:
        bank = max(room.seats[what.seat].bank or 0.0, clock["increment"], 60.0)
        room.change_seat(what.seat, bank=bank)


def resigned(room: Room, what: Resigned) -> None:
    """Resign a seat: a bot plays on, or the game ends as it stands."""
    room.change_seat(what.seat, away=True, resigned=True)
    room.remember(Event("resigned", what.seat))
    room.orders = without(room.orders, what.seat)
    room.proposal = None
    game = room.game
    assert game is not None
    if room.is_abandoned():
        room.phase = "finished"
        room.result = places_after_resigning(room, game.ranking())
        room.orders = {}
    else:
        room.remember(Event("left", what.seat))


def places_after_resigning(room: Room, ranking: list[tuple[int, int, int]]) -> list[list[int]]:
    """Rank the seats as the game stands; those who have resigned come last."""
    ordered = sorted(ranking, key=lambda one: (room.seats[one[1]].resigned, one[0]))
    keys = [(room.seats[seat].resigned, place) for place, seat, _ in ordered]
    return [
        [keys.index(key) + 1, seat, score]
        for key, (_, seat, score) in zip(keys, ordered, strict=True)
    ]


def ordered(room: Room, what: Ordered) -> None:
    """Set or cancel a private standing order."""
    room.orders = without(room.orders, what.seat)
    if what.order:
        room.orders = {**room.orders, what.seat: what.order}


def without(orders: Orders, seat: int) -> Orders:
    """Return the standing orders of the other seats."""
    return {other: order for other, order in orders.items() if other != seat}


def paused(room: Room, what: Paused) -> None:
    """Note that no server ran for a time; see `charge_clocks`."""
    room.remember(Event("paused"))


def adopted(room: Room, version: int, what: Adopted) -> None:
    """Adopt new rules; from a state, if the answers do not replay by them."""
    state = what.state
    if state is not None:
        restore(room, Snapshot(version, state))
        room.earlier = []
        room.events_after -= 1
    room.rules = what.rules
    room.remember(Event("adopted", what.dropped))


def rematched(room: Room, what: Rematched) -> None:
    """Link the table of the rematch."""
    room.rematch = what.table
