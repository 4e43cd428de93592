"""Snapshots: a room as plain data, so that loading need not begin at its first entry."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ennead.server.room.entries import Snapshot
from ennead.server.room.positions import loaded
from ennead.server.room.room import Gain, ProposalData, Room, SeatData


def snapshot_of(room: Room) -> Snapshot:
    """Write a room as a snapshot; its game goes on from its position."""
    return Snapshot(
        room.version,
        {
            "at": room.at,
            "shown": room.shown,
            "updated": room.updated,
            "phase": room.phase,
            "seats": [asdict(seat) for seat in room.seats],
            "position": None if room.game is None else room.game.position(),
            "answers": room.answers(),
            "proposal": None if room.proposal is None else asdict(room.proposal),
            "standing": {str(seat): order for seat, order in room.orders.items()},
            "rematch": room.rematch,
            "asked_since": room.asked_since,
            "retractable": room.retractable,
            "drawn": room.drawn,
            "undos": room.undos,
            "gains": [list(gain) for gain in room.gains],
            "declined": {str(seat): answers for seat, answers in room.declined.items()},
            "answered": sorted(room.answered),
            "rules": room.rules,
            "result": room.result,
            "archive": room.archive,
        },
    )


def restore(room: Room, snapshot: Snapshot) -> None:
    """Restore a room from a snapshot."""
    state = snapshot.state
    room.version = room.keys_since = snapshot.version
    room.at = state["at"]
    room.shown = room.events_after = state["shown"]
    room.updated = state["updated"]
    room.phase = state["phase"]
    room.seats = [SeatData(**seat) for seat in state["seats"]]
    room.before = state["answers"]
    room.rules = state.get("rules", room.rules)
    room.result, room.archive = state.get("result"), state.get("archive")
    if state["position"] is not None:
        room.game = loaded(state["position"])
    room.proposal = read_proposal(state["proposal"])
    room.orders = {int(seat): order for seat, order in state["standing"].items()}
    room.rematch = state["rematch"]
    room.asked_since = state["asked_since"]
    room.retractable = state["retractable"]
    room.drawn = [(name, answer) for name, answer in state.get("drawn", [])]
    room.undos = state.get("undos", 0)
    room.gains = [Gain(*gain) for gain in state.get("gains", [])]
    declined = state.get("declined", {})
    room.declined = {int(seat): answers for seat, answers in declined.items()}
    everybody = range(len(room.seats)) if room.before else ()  # before it was written
    room.answered = frozenset(state.get("answered", everybody))


def read_proposal(data: dict[str, Any] | None) -> ProposalData | None:
    """Read the open proposal."""
    return None if data is None else ProposalData(**{**data, "agreed": tuple(data["agreed"])})
