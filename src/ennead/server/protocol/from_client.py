"""What a client says over its WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ennead.server.protocol.fields import ChatText, ClientId, Language, Seat


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which language, and the version seen last."""

    language: Language = "en"
    since: Annotated[int, Meta(ge=0)] = 0


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """An answer for a seat of the sender's to the question seen at a version.

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
    """The creator puts a bot on an open seat, or takes it away (no name)."""

    id: ClientId
    seat: Seat
    bot: Annotated[str, Meta(max_length=64)] | None = None


class RemovePlayer(Struct, tag="remove", forbid_unknown_fields=True):
    """The creator frees a seat before the game begins; who sat there cannot sit down again."""

    id: ClientId
    seat: Seat


class LeaveTable(Struct, tag="leave", forbid_unknown_fields=True):
    """Leave a seat: free before the game begins, later a bot plays for it until one is back."""

    id: ClientId
    seat: Seat


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot plays on for the seat; the game ends if one player or bots alone are left."""

    id: ClientId
    seat: Seat


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Begin, once all seats are taken."""

    id: ClientId


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last answer; what was revealed since needs everybody's agreement."""

    id: ClientId
    seat: Seat


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Agree to what was proposed, or not."""

    id: ClientId
    seat: Seat
    agree: bool


class ReplaceAbsent(Struct, tag="replace", forbid_unknown_fields=True):
    """Propose that a bot plays for a seat whose player is not there."""

    id: ClientId
    seat: Seat
    absent: Seat


class ComeBack(Struct, tag="back", forbid_unknown_fields=True):
    """A person takes the seat back from the bot that played for them."""

    id: ClientId
    seat: Seat


class StandingOrder(Struct, tag="standing", forbid_unknown_fields=True):
    """An instruction that answers for a seat, seen by nobody else; none cancels it."""

    id: ClientId
    seat: Seat
    order: Literal["bid_up_to", "pass_auction"] | None = None
    limit: Annotated[int, Meta(ge=1, le=16)] | None = None


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Something said at the table; a refusal carries the id."""

    text: ChatText
    id: ClientId | None = None


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Asks what a bot thinks of the answers that a seat of the sender's may give now."""

    id: ClientId
    seat: Seat


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Why something is not offered, in the notation of answers."""

    id: ClientId
    seat: Seat
    wish: Annotated[str, Meta(min_length=1, max_length=100)]


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """Asks what a legal answer of an own seat would lead to, without giving it."""

    id: ClientId
    version: Annotated[int, Meta(ge=0)]
    seat: Seat
    answer: Annotated[int, Meta(ge=0, le=1_000_000)]


class SetLanguage(Struct, tag="language", forbid_unknown_fields=True):
    """Speak another language from now on; a refusal carries the id."""

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

#: Those that change a table.
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
