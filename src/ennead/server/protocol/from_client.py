"""Messages from the client over a WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ennead.server.protocol.fields import ChatText, ClientId, Language, Seat


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which language, and the version seen last."""

    language: Language = "en"
    since: Annotated[int, Meta(ge=0)] = 0


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer for a seat of the sender's the question seen at a version.

    The same id twice counts once.
    """

    id: ClientId
    version: Annotated[int, Meta(ge=0)]
    seat: Seat
    answer: Annotated[int, Meta(ge=0, le=1_000_000)]


class SitDown(Struct, tag="sit", forbid_unknown_fields=True):
    """Take an open seat before the game begins."""

    id: ClientId
    seat: Seat


class StandUp(Struct, tag="stand", forbid_unknown_fields=True):
    """Leave a seat before the game begins."""

    id: ClientId
    seat: Seat


class SeatBot(Struct, tag="seat_bot", forbid_unknown_fields=True):
    """Seat a bot on an open seat, or remove it (no name); only the creator may."""

    id: ClientId
    seat: Seat
    bot: Annotated[str, Meta(max_length=64)] | None = None


class RemovePlayer(Struct, tag="remove", forbid_unknown_fields=True):
    """Free a seat before the game begins; its person is banned. Only the creator may."""

    id: ClientId
    seat: Seat


class LeaveTable(Struct, tag="leave", forbid_unknown_fields=True):
    """Leave a seat: free before the game begins, later a bot plays until the owner returns."""

    id: ClientId
    seat: Seat


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Resign: a bot plays on for the seat; the game ends if one player or bots alone are left."""

    id: ClientId
    seat: Seat


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Begin, once all seats are taken."""

    id: ClientId


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last answer; if something was revealed since, all must agree."""

    id: ClientId
    seat: Seat


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Accept or reject a proposal."""

    id: ClientId
    seat: Seat
    agree: bool


class ReplaceAbsent(Struct, tag="replace", forbid_unknown_fields=True):
    """Propose that a bot plays for a seat whose player is not connected."""

    id: ClientId
    seat: Seat
    absent: Seat


class ComeBack(Struct, tag="back", forbid_unknown_fields=True):
    """Take a seat back from the bot that played for it."""

    id: ClientId
    seat: Seat


class StandingOrder(Struct, tag="standing", forbid_unknown_fields=True):
    """Set a private standing order that answers for a seat; none cancels it."""

    id: ClientId
    seat: Seat
    order: Literal["bid_up_to", "pass_auction"] | None = None
    limit: Annotated[int, Meta(ge=1, le=16)] | None = None


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Send a line of chat; a refusal carries the id."""

    text: ChatText
    id: ClientId | None = None


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for hints about the legal answers of a seat of the sender's."""

    id: ClientId
    seat: Seat


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Ask why an answer is not offered, in notation."""

    id: ClientId
    seat: Seat
    wish: Annotated[str, Meta(min_length=1, max_length=100)]


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """Ask what a legal answer of an own seat would lead to, without giving it."""

    id: ClientId
    version: Annotated[int, Meta(ge=0)]
    seat: Seat
    answer: Annotated[int, Meta(ge=0, le=1_000_000)]


class SetLanguage(Struct, tag="language", forbid_unknown_fields=True):
    """Switch to another language; a refusal carries the id."""

    language: Language
    id: ClientId | None = None


ClientMessage = (
    Hello
    | Answer
    | SitDown
    | StandUp
    | SeatBot
    | RemovePlayer
    | LeaveTable
    | Resign
    | Start
    | Undo
    | Vote
    | ReplaceAbsent
    | ComeBack
    | StandingOrder
    | Chat
    | WhyNot
    | AskHint
    | Preview
    | SetLanguage
)

#: The messages that change a table.
TableMessage = (
    Answer
    | SitDown
    | StandUp
    | SeatBot
    | RemovePlayer
    | LeaveTable
    | Resign
    | Start
    | Undo
    | Vote
    | ReplaceAbsent
    | ComeBack
    | StandingOrder
)
