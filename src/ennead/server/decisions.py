"""What a message does to a table: the entries it leads to, or why it is refused."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

from msgspec import structs

import ennead
from ennead.bots import BOTS
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.server import protocol
from ennead.server.entries import Entry
from ennead.server.room import ProposalData, Room
from ennead.server.standing import standing_answer


class Refusal(Exception):
    """A message changes nothing, and why."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


class Draft:
    """Entries in the making: numbered, dated, the first with the client's key."""

    def __init__(self, room: Room, key: str | None, now: float | None = None) -> None:
        self.version = room.version
        self.at = max(room.at, time.time() if now is None else now)
        self.key = key
        self.entries: list[Entry] = []

    def add(self, kind: str, seat: int = -1, /, **data: Any) -> None:
        """One more entry."""
        self.version += 1
        self.entries.append(Entry(self.version, self.at, kind, seat, data, self.key))
        self.key = None


def decide(room: Room, person: str, name: str, message: Any) -> list[Entry]:
    """The entries that a person's message leads to."""
    draft = Draft(room, f"{person}:{message.id}")
    DECISIONS[type(message)](room, person, name, message, draft)
    return draft.entries


# ---------------------------------------------------------------- gathering


def sit_down(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """An open seat, before the game begins."""
    seat = seat_of(room, message.seat)
    require(room.phase == "gathering", "not_now", "the game has begun")
    require(seat.kind == "open", "not_now", "this seat is taken")
    draft.add("sat", message.seat, kind="human", person=person, name=name)


def stand_up(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """One's own seat, before the game begins."""
    own_seat(room, person, message.seat)
    require(room.phase == "gathering", "not_now", "the game has begun")
    draft.add("sat", message.seat, kind="open")


def seat_bot(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """The creator puts bots on open seats and takes them away."""
    seat = seat_of(room, message.seat)
    require(room.row.creator == person, "not_yours", "only the creator seats bots")
    require(room.phase == "gathering", "not_now", "the game has begun")
    require(seat.kind != "human", "not_now", "this seat is taken")
    if message.bot is None:
        draft.add("sat", message.seat, kind="open")
    else:
        check_bot(message.bot)
        draft.add("sat", message.seat, kind="bot", bot=message.bot, name=message.bot)


def start(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """Anybody at a full table may start."""
    require(room.phase == "gathering", "not_now", "the game has begun")
    at_table = bool(room.seats_of(person)) or room.row.creator == person
    require(at_table, "not_yours", "only those at the table may start")
    free = [n for n, seat in enumerate(room.seats) if seat.kind == "open"]
    require(not free, "not_now", f"seats are still open: {', '.join(str(n + 1) for n in free)}")
    start_game(room, draft)


def start_game(room: Room, draft: Draft) -> None:
    """The game begins; chance answers what it is asked at once."""
    draft.add("started")
    trial = Room(room.row)
    trial.seats = room.seats
    trial.version = room.version
    trial.fold(draft.entries[-1])
    assert trial.game is not None
    carry_on(room, trial.game, draft)


# ---------------------------------------------------------------- playing


def answer(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """A legal answer of one's own seat to the question that was seen."""
    own_seat(room, person, message.seat)
    require(not room.seats[message.seat].away, "not_now", "a bot plays for you; come back first")
    require(
        message.version == room.version or still_asked(room, message.version, message.seat),
        "stale",
        f"the table is at version {room.version}, not {message.version}",
    )
    answer_for(room, message.seat, message.answer, draft)


def still_asked(room: Room, version: int, seat: int) -> bool:
    """Whether a seat's simultaneous question is the one it saw, though others answered since."""
    game = room.game
    if game is None or game.over or not game.table.frames[-1].is_secret():
        return False
    return version >= room.asked_since and seat in game.table.frames[-1].to_act(game.table)


def answer_for(room: Room, seat: int, chosen: int, draft: Draft) -> None:
    """An answer, and all that chance and standing orders answer after it."""
    require(room.phase == "playing", "not_now", "the game is not being played")
    game = playing(room).clone()
    try:
        game.apply(seat, chosen)
    except ennead.IllegalAnswer as error:
        raise Refusal("illegal", str(error)) from None
    draft.add("answered", seat, answer=chosen)
    carry_on(room, game, draft)


def carry_on(room: Room, game: Game, draft: Draft) -> None:
    """Chance answers, then standing orders, until somebody must think."""
    rng = seeded(secrets.randbits(96))
    while not game.over:
        if game.awaits_chance():
            seat, chosen = ennead.CHANCE, game.table.frames[-1].draw(game.table, rng)
        else:
            found = standing_answer(room, game)
            if found is None:
                return
            seat, chosen = found
        game.apply(seat, chosen)
        draft.add("answered", seat, answer=chosen)


def order(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """A standing order; if it is the seat's turn it answers at once."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    require(room.row.game == "ra", "not_now", "standing orders are for auctions of Ra")
    if message.order is None:
        draft.add("ordered", message.seat)
        return
    needs_limit = message.order == "bid_up_to"
    require(needs_limit == (message.limit is not None), "malformed", "bid_up_to needs a limit")
    given = {"order": message.order, "limit": message.limit}
    draft.add("ordered", message.seat, **given)
    trial = {**room.standing, message.seat: given}
    game = playing(room).clone()
    found = standing_answer(room, game, trial)
    if found is not None:
        game.apply(*found)
        draft.add("answered", found[0], answer=found[1])
        carry_on(room, game, draft)


def undo(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """One's own last answers if nothing was revealed since; further only if all agree."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    policy = room.row.settings["undo"]
    require(policy != "none", "not_now", "this table has no undo")
    game = playing(room)
    try:
        earlier = game.take_back(message.seat)
    except ValueError as error:
        require(policy == "agreed", "not_now", str(error))
        propose_undo(room, message.seat, draft)
        return
    go_back(room, earlier, draft)


def propose_undo(room: Room, seat: int, draft: Draft) -> None:
    """Ask the others to let a seat take back its last answer and all that followed."""
    require(room.proposal is None, "not_now", "there is a proposal already")
    given = [n for n, (other, _) in enumerate(playing(room).log.answers()) if other == seat]
    require(bool(given), "not_now", "there is no answer of this seat to take back")
    proposal = ProposalData("undo", seat, seat, [], room.before + given[-1])
    propose(room, proposal, draft)


def propose(room: Room, proposal: ProposalData, draft: Draft) -> None:
    """Put something to the vote; with nobody to ask it happens at once."""
    draft.add(
        "proposed",
        proposal.by,
        kind=proposal.kind,
        seat=proposal.seat,
        answers=proposal.answers,
    )
    settle_proposal(room, proposal, draft)


def go_back(room: Room, earlier: Game, draft: Draft) -> None:
    """The game as it was."""
    answers = room.before + earlier.log.length()
    draft.add("undone", answers=answers, position=earlier.position())


def vote(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """Agree to a proposal, or let it fall."""
    own_seat(room, person, message.seat)
    proposal = room.proposal
    require(proposal is not None, "not_now", "nothing is proposed")
    assert proposal is not None
    require(message.seat in needed(room), "not_now", "this seat has no vote on it")
    draft.add("voted", message.seat, agree=message.agree)
    if message.agree:
        agreed = [*proposal.agreed, message.seat]
        settle_proposal(room, structs.replace(proposal, agreed=agreed), draft)


def replace_absent(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """Propose that a bot plays for somebody."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    require(room.proposal is None, "not_now", "there is a proposal already")
    require(message.absent != message.seat, "not_now", "one cannot replace oneself")
    seat_of(room, message.absent)
    require(room.is_human(message.absent), "not_now", "a bot plays there already")
    require(message.absent not in room.present, "not_now", "this player is connected")
    propose(room, ProposalData("replace", message.seat, message.absent, []), draft)


def settle_proposal(room: Room, proposal: ProposalData, draft: Draft) -> None:
    """What is proposed happens once everybody whose agreement it needs has agreed."""
    if set(voters(room, proposal)) - set(proposal.agreed):
        return
    if proposal.kind == "replace":
        draft.add("left", proposal.seat)
    else:
        go_back(room, room.rewound(proposal.answers), draft)


def needed(room: Room) -> list[int]:
    """The seats whose agreement a proposal still needs."""
    proposal = room.proposal
    if proposal is None:
        return []
    return [seat for seat in voters(room, proposal) if seat not in proposal.agreed]


def voters(room: Room, proposal: ProposalData) -> list[int]:
    """All other people at the table; not the one who is to be replaced."""
    own = room.seats[proposal.by].person
    replaced = proposal.seat if proposal.kind == "replace" else None
    return [
        seat
        for seat, data in enumerate(room.seats)
        if data.person != own and room.is_human(seat) and seat != replaced
    ]


def come_back(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """The owner takes the seat back from the bot."""
    own_seat(room, person, message.seat)
    require(room.seats[message.seat].away, "not_now", "nobody plays for you")
    draft.add("back", message.seat)


DECISIONS: dict[type, Callable[[Room, str, str, Any, Draft], None]] = {
    protocol.SitDown: sit_down,
    protocol.StandUp: stand_up,
    protocol.SeatBot: seat_bot,
    protocol.Start: start,
    protocol.Answer: answer,
    protocol.StandingOrder: order,
    protocol.Undo: undo,
    protocol.Vote: vote,
    protocol.ReplaceAbsent: replace_absent,
    protocol.ComeBack: come_back,
}

# ---------------------------------------------------------------- checks


def require(holds: bool, code: str, reason: str) -> None:
    """Refuse what does not hold."""
    if not holds:
        raise Refusal(code, reason)


def seat_of(room: Room, seat: int) -> Any:
    """A seat of this table."""
    require(seat < len(room.seats), "malformed", f"there is no seat {seat}")
    return room.seats[seat]


def own_seat(room: Room, person: str, seat: int) -> None:
    """A seat answers only to its owner."""
    require(seat_of(room, seat).person == person, "not_yours", "this is not your seat")


def check_bot(name: str) -> None:
    """A bot that exists."""
    require(name in BOTS, "malformed", f"bot must be one of {', '.join(BOTS)}")


def playing(room: Room) -> Game:
    """The game being played."""
    require(room.game is not None, "not_now", "the game has not begun")
    assert room.game is not None
    return room.game
