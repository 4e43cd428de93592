"""Proposals that need agreement: a takeback, or a bot that plays for an absent player."""

from __future__ import annotations

from dataclasses import replace

from ennead.server.protocol.from_client import ReplaceAbsent, Undo, Vote
from ennead.server.room.drafts import Draft, own_seat, playing, require, seat_of
from ennead.server.room.entries import Left, Proposed, Undone, Voted
from ennead.server.room.room import ProposalData, Room
from ennead.server.room.takeback import draws_after


def undo(room: Room, person: str, message: Undo, draft: Draft) -> None:
    """Take back the last answer if nothing was revealed since; else propose it to the others."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    policy = room.row.settings["undo"]
    require(policy != "none", "not_now", "this table has no undo")
    require(not room.secret_answers(), "not_now", "a secret choice is changed by choosing again")
    if room.retractable == message.seat:
        go_back(room, message.seat, room.answers() - 1, draft)
        return
    require(policy == "agreed", "not_now", "something was revealed or chosen since")
    propose_undo(room, message.seat, draft)


def propose_undo(room: Room, seat: int, draft: Draft) -> None:
    """Propose to take back the last answer of a seat and all later ones, once for each answer."""
    require(room.proposal is None, "not_now", "there is a proposal already")
    answers = before_last(room, seat)
    # A room that was loaded remembers at least the answers since the last snapshot but one.
    require(answers is not None, "not_now", "no move of this seat can still be taken back")
    require(may_ask(room, seat), "not_now", "the others have been asked about this move already")
    assert answers is not None
    propose(room, ProposalData("undo", seat, seat, (), answers), draft)


def before_last(room: Room, seat: int) -> int | None:
    """Return the number of answers before the last one of a seat; None if it is not known."""
    given = [n for n, (other, _) in enumerate(playing(room).log.answers()) if other == seat]
    return room.before + given[-1] if given else None


def may_ask(room: Room, seat: int) -> bool:
    """Whether the others have not been asked yet about the last answer of a seat."""
    return seat not in room.declined or room.declined[seat] != before_last(room, seat)


def go_back(room: Room, seat: int, answers: int, draft: Draft) -> None:
    """Go back to a number of answers; later draws of chance are kept for reuse."""
    draft.add(Undone(seat, answers, draws_after(room, answers)))


def replace_absent(room: Room, person: str, message: ReplaceAbsent, draft: Draft) -> None:
    """Propose that a bot plays for an absent player."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    require(room.proposal is None, "not_now", "there is a proposal already")
    require(message.absent != message.seat, "not_now", "one cannot replace oneself")
    seat_of(room, message.absent)
    require(room.is_human(message.absent), "not_now", "a bot plays there already")
    attendance = room.attendance
    require(message.absent not in attendance.present, "not_now", "this player is connected")
    require(
        attendance.is_missing(message.absent),
        "not_now",
        f"wait until this player has been away for {attendance.patience:.0f} seconds",
    )
    propose(room, ProposalData("replace", message.seat, message.absent), draft)


def propose(room: Room, proposal: ProposalData, draft: Draft) -> None:
    """Put something to the vote; it is accepted at once if nobody has a vote."""
    draft.add(Proposed(proposal.by, proposal.kind, proposal.seat, proposal.answers))
    settle_proposal(room, proposal, draft)


def vote(room: Room, person: str, message: Vote, draft: Draft) -> None:
    """Accept, reject or withdraw a proposal; to replace who is back is rejected in any case."""
    own_seat(room, person, message.seat)
    proposal = room.proposal
    require(proposal is not None, "not_now", "nothing is proposed")
    assert proposal is not None
    withdraws = message.seat == proposal.by and not message.agree
    has_vote = message.seat in needed(room)
    require(withdraws or has_vote, "not_now", "this seat has no vote on it")
    is_back = proposal.kind == "replace" and proposal.seat in room.attendance.present
    draft.add(Voted(message.seat, message.agree and not is_back))
    if message.agree and not is_back:
        agreed = (*proposal.agreed, message.seat)
        settle_proposal(room, replace(proposal, agreed=agreed), draft)


def settle_proposal(room: Room, proposal: ProposalData, draft: Draft) -> None:
    """Carry a proposal out once all voters have agreed."""
    if set(voters(room, proposal)) - set(proposal.agreed):
        return
    if proposal.kind == "replace":
        draft.add(Left(proposal.seat))
    else:
        go_back(room, proposal.seat, proposal.answers, draft)


def needed(room: Room) -> list[int]:
    """Return the seats that have not voted yet."""
    proposal = room.proposal
    if proposal is None:
        return []
    return [seat for seat in voters(room, proposal) if seat not in proposal.agreed]


def voters(room: Room, proposal: ProposalData) -> list[int]:
    """Return the seats of all other people; not of the one who is to be replaced.

    Who is away has a vote on a takeback all the same: a bot that stands in never agrees. Who has
    resigned has none.
    """
    others = seats_of_others(room, proposal.by)
    if proposal.kind == "undo":
        return others
    return [seat for seat in others if room.is_human(seat) and seat != proposal.seat]


def seats_of_others(room: Room, seat: int) -> list[int]:
    """Return the seats of all people who still play, except those of one seat's owner."""
    own = room.seats[seat].person
    return [
        number
        for number, data in enumerate(room.seats)
        if data.kind == "human" and data.person != own and not data.resigned
    ]
