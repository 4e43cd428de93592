"""What a connection is shown: the one projection of a room for those who look at it."""

from __future__ import annotations

import time
from typing import Any

from ennead.engine.game import Game
from ennead.engine.table import Event
from ennead.engine.words import Phrase
from ennead.server import protocol
from ennead.server.decisions import needed
from ennead.server.room import Room

#: What happens at a table besides the game.
TABLE_EVENTS = {
    "undone": Phrase("{name} takes an answer back.", "{name} nimmt eine Antwort zurück."),
    "left": Phrase("A bot plays for {name}.", "Ein Bot spielt für {name}."),
    "back": Phrase("{name} is back.", "{name} ist wieder da."),
}


def table_state(room: Room, person: str | None, language: str, since: int) -> protocol.TableState:
    """A room as a person sees it, with what happened after a version."""
    own = room.seats_of(person)
    questions = [question(room, seat, language) for seat in asked_seats(room) if seat in own]
    waiting = [asked.seat for asked in questions if asked.answered is None]
    view_seat = next(iter([*waiting, *own]), None)
    game = room.game
    over = room.phase == "finished"
    return protocol.TableState(
        version=room.shown,
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
        analysis=room.row.settings["analysis"],
        rematch=room.rematch,
    )


def asked_seats(room: Room) -> list[int]:
    """The seats that must answer now, and those that may still change a secret answer."""
    game = room.game
    if game is None or room.phase != "playing":
        return []
    waiting = room.to_act()
    if not game.table.frames[-1].is_secret():
        return waiting
    return [s for s in range(len(room.seats)) if s in waiting or len(game.legal(s)) > 1]


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
        answered=asked.get("answered"),
    )


def events(room: Room, language: str, since: int) -> list[protocol.GameEvent]:
    """What happened after a version, in sentences."""
    game = room.game
    if game is None:
        return []
    names = [seat.name for seat in room.seats]
    return [
        protocol.GameEvent(
            version, event.name, list(event.fields), told(game, event, language, names)
        )
        for version, event in room.events
        if version > since
    ]


def told(game: Game, event: Event, language: str, names: list[str]) -> str:
    """An event of the game or of the table as a sentence."""
    if event.name in TABLE_EVENTS:
        return TABLE_EVENTS[event.name].fill(language, name=names[int(str(event.fields[0]))])
    return game.tell(event, language, names)


def seat_state(room: Room, seat: int) -> protocol.SeatState:
    """A seat as everybody sees it."""
    data = room.seats[seat]
    clock = data.bank if data.kind == "human" else None
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
    if room.phase != "playing" or room.row.settings["undo"] == "none":
        return False
    return room.retractable == seat
