"""What a connection is shown: the one projection of a room for those who look at it."""

from __future__ import annotations

import time
from typing import Any

from ennead.server import protocol
from ennead.server.decisions import needed
from ennead.server.room import Room


def table_state(room: Room, person: str | None, language: str, since: int) -> protocol.TableState:
    """A room as a person sees it, with what happened after a version."""
    own = room.seats_of(person)
    questions = [question(room, seat, language) for seat in room.to_act() if seat in own]
    view_seat = questions[0].seat if questions else (own[0] if own else None)
    game = room.game
    over = room.phase == "finished"
    return protocol.TableState(
        version=room.version,
        id=room.row.id,
        game=room.row.game,
        phase=room.phase,  # type: ignore[arg-type]  # entries write no other
        options=room.row.options,
        seats=[seat_state(room, seat) for seat in range(len(room.seats))],
        you=own,
        creator=room.row.creator == person,
        undo=room.row.settings["undo"],
        to_act=room.to_act(),
        questions=questions,
        events=events(room, language, since),
        gap=since < room.events_after,
        view=None if game is None else game.view(view_seat),
        view_seat=view_seat,
        proposal=proposal(room),
        standing=standing(room, own),
        ranking=[list(place) for place in game.ranking()] if game is not None and over else None,
        can_undo=[seat for seat in own if may_take_back(room, seat)],
        analysis=bool(room.row.settings.get("record")),
        rematch=room.rematch,
    )


def question(room: Room, seat: int, language: str) -> protocol.Question:
    """What a seat is asked, and what it may answer."""
    game = room.game
    assert game is not None
    asked = game.view(seat)["asked"]
    return protocol.Question(
        seat=seat,
        name=asked["question"],
        words=game.ask(seat, language),
        answers=[
            protocol.LegalAnswer(
                answer, game.notation(seat, answer), game.say(seat, answer, language)
            )
            for answer in game.legal(seat)
        ],
    )


def events(room: Room, language: str, since: int) -> list[protocol.GameEvent]:
    """What happened after a version, in sentences."""
    game = room.game
    if game is None:
        return []
    names = [seat.name for seat in room.seats]
    return [
        protocol.GameEvent(
            version, event.name, list(event.fields), game.tell(event, language, names)
        )
        for version, event in room.events
        if version > since
    ]


def seat_state(room: Room, seat: int) -> protocol.SeatState:
    """A seat as everybody sees it."""
    data = room.seats[seat]
    clock = data.bank
    if clock is not None and seat in room.to_act() and room.is_human(seat):
        clock = max(0.0, clock - max(0.0, time.time() - room.at))
    return protocol.SeatState(
        kind=data.kind,  # type: ignore[arg-type]  # entries write no other
        name=data.name,
        away=data.away,
        connected=seat in room.present,
        clock=clock,
    )


def proposal(room: Room) -> protocol.Proposal | None:
    """What waits for agreement."""
    data = room.proposal
    if data is None:
        return None
    return protocol.Proposal(
        kind=data.kind,  # type: ignore[arg-type]  # entries write no other
        by=data.by,
        seat=data.seat,
        agreed=data.agreed,
        needed=needed(room),
    )


def standing(room: Room, own: list[int]) -> dict[str, Any] | None:
    """One's own standing orders, and nobody else's."""
    orders = {str(seat): order for seat, order in room.standing.items() if seat in own}
    return orders or None


def may_take_back(room: Room, seat: int) -> bool:
    """Whether a seat's last answer can be taken back without asking anybody."""
    game = room.game
    if game is None or room.phase != "playing" or room.row.settings["undo"] == "none":
        return False
    return game.can_take_back(seat)
