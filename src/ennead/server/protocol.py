"""Everything that is said between a server and its clients, as types.

HTTP bodies and WebSocket messages are JSON. A WebSocket message has its kind in `type`. The types
of the browser client are generated from this module.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL_VERSION = 1

# Control characters, and those that turn the direction of what follows them.
_CONTROL = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff"
# Letters that are not seen, or only as a space: names that differ by them look alike.
_UNSEEN = (
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800"
    r"\u3164\ufe00-\ufe0f\uffa0\ufff0-\uffff\ud800-\udfff\ue000-\uf8ff"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
)
# Marks that stand on the letter before them: three on one letter reach into other lines.
_MARK = r"\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_END = r"$(?!\n)"  # in Python, `$` alone lets a line feed follow

Nickname = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=32,
        pattern=(
            rf"^(?!.*[{_MARK}]{{3}})(?!.*\s\s)[^\s{_MARK}{_CONTROL}{_UNSEEN}]"
            rf"([^{_CONTROL}{_UNSEEN}]*[^\s{_CONTROL}{_UNSEEN}])?{_END}"
        ),
    ),
]
Seat = Annotated[int, Meta(ge=0, le=4)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[!-~]+{_END}")]
ChatText = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=500,
        pattern=rf"^([^{_CONTROL}]|\n)*[^\s{_CONTROL}]([^{_CONTROL}]|\n)*{_END}",
    ),
]
Language = Literal["en", "de"]
Phase = Literal["gathering", "playing", "finished"]

# ---------------------------------------------------------------- people


class Me(Struct):
    """Who a browser is."""

    id: str
    nickname: str
    language: Language
    webhook: str | None = None
    email: str | None = None
    #: Whether the address is confirmed; until then nothing but a code is sent there.
    confirmed: bool = False
    #: Whether this server tells people of their turn by webhook, and by mail.
    webhooks: bool = False
    mail: bool = False


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What a person changes about themselves; what is left out stays."""

    nickname: Nickname | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=rf"^[!-~]*{_END}")] | None = None
    email: Annotated[str, Meta(max_length=200, pattern=rf"^[^\s{_CONTROL}]*{_END}")] | None = None


class RecoveryCode(Struct, forbid_unknown_fields=True):
    """Moves a person to another device."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]


class AddressCode(Struct, forbid_unknown_fields=True):
    """The code that was sent to a mail address."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]


# ---------------------------------------------------------------- games and tables


class OptionInfo(Struct):
    """An option of a game; the first value is the default."""

    name: str
    title: str
    about: str
    values: list[Any]
    #: What each value is called.
    value_names: list[str]
    #: What each value means, where the name does not say it all.
    value_abouts: list[str]
    #: What may be chosen besides the values: a seat's number, or a list for all seats or levels.
    also: Literal["", "seat", "seats", "levels"] = ""
    #: Another option and what must be chosen there, without which there is no such choice.
    needs: tuple[str, str] | None = None


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]


class Term(Struct):
    """Something a player meets, by its id in views, answers and events."""

    kind: str
    id: str
    name: str
    about: str
    rule: str | None
    #: What can be counted: level, cost, strength, number, ...
    facts: dict[str, Any]


class Clock(Struct, forbid_unknown_fields=True):
    """A bank of seconds for every seat, and what each answer adds to it."""

    bank: Annotated[float, Meta(ge=10, le=30 * 24 * 3600)]
    increment: Annotated[float, Meta(ge=0, le=24 * 3600)] = 0.0


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: the creator, anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=64)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = True
    pace: Literal["live", "relaxed"] = "live"
    clock: Clock | None = None
    undo: Literal["none", "own", "agreed"] = "agreed"
    spectators: bool = True
    #: Whether players may ask for hints.
    hints: bool = True
    #: Play on from a record: its text, and after how many of its answers.
    record: Annotated[str, Meta(max_length=2_000_000)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class NewOpening(Struct, forbid_unknown_fields=True):
    """A table somebody thinks of: how would it begin?"""

    game: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}


class Opening(Struct):
    """A game that has just begun, as a spectator sees it; chance has drawn an example."""

    view: Any


class RecordText(Struct, forbid_unknown_fields=True):
    """A record to be looked at."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class SeatState(Struct):
    """A seat as everybody sees it."""

    kind: Literal["open", "human", "bot"]
    name: str
    #: The level of a bot.
    bot: str | None = None
    #: A bot plays for a person who is away.
    away: bool = False
    #: The person has given up; a bot plays on for good.
    resigned: bool = False
    connected: bool = False
    #: Seconds left on the clock, as of the message.
    clock: float | None = None


class TableInfo(Struct):
    """A table in a list."""

    id: str
    #: A short way to join it.
    code: str
    game: str
    phase: Phase
    public: bool
    pace: Literal["live", "relaxed"]
    players: int
    seats: list[SeatState]
    created: float
    updated: float
    your_turn: bool = False
    #: The seats of whoever asks, and whether the table is theirs.
    you: list[int] = []
    creator: bool = False
    #: Place, seat and score, once the game is over; none of games that ended before lists had it.
    ranking: list[list[int]] | None = None
    analysis: bool = False
    #: The version of the rules it is played by; outdated: it was finished by older rules.
    rules: int = 0
    outdated: bool = False


# ---------------------------------------------------------------- WebSocket: from a client


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which language, and the version seen last."""

    language: Language = "en"
    since: Annotated[int, Meta(ge=0)] = 0


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """An answer of one of one's seats to the question seen at a version.

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
    """What a bot would think of the answers that one of one's seats may give now."""

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

# ---------------------------------------------------------------- WebSocket: from the server


class Thing(Struct):
    """Something an answer is about: a space, a card, a tile, a number; called as in views."""

    kind: str
    name: str | int


class LegalAnswer(Struct):
    """One thing a seat may answer: its number, its notation, its words."""

    answer: int
    notation: str
    #: The notation taken apart: what is done, and with what.
    verb: str
    what: list[Thing]
    words: str
    #: Given, it cannot be taken back without asking the others.
    final: bool


class Question(Struct):
    """What a seat of the receiver is asked."""

    seat: int
    name: str
    words: str
    answers: list[LegalAnswer]
    #: Whether some of the answers are final.
    confirm: bool
    #: The secret answer given so far, in notation; it may be changed until the last one is in.
    answered: str | None = None


class GameEvent(Struct):
    """Something that happened: for the log and for animations."""

    version: int
    name: str
    #: What it is about, by name: seats are numbers, pieces and places are called as in views.
    data: dict[str, Any]
    words: str


class Proposal(Struct):
    """Something that needs the agreement of others."""

    kind: Literal["undo", "replace"]
    by: int
    seat: int
    agreed: list[int]
    needed: list[int]


class ChatLine(Struct):
    """Something that was said, and by whom."""

    number: int
    at: float
    name: str
    seat: int | None
    text: str


class ChosenOption(Struct):
    """An option of the game as it was chosen for a table, in words."""

    name: str
    title: str
    value: Any
    words: str


class Drawing(Struct):
    """A table as its game draws it."""

    svg: str | None
    text: str


class TableState(Struct, tag="state"):
    """The table as the receiver sees it, at a version; and what happened since the last message."""

    version: int
    id: str
    code: str
    game: str
    phase: Phase
    options: list[ChosenOption]
    public: bool
    pace: Literal["live", "relaxed"]
    clock: Clock | None
    spectators: bool
    hints: bool
    seats: list[SeatState]
    #: The receiver's seats; none for a spectator.
    you: list[int]
    creator: bool
    undo: Literal["none", "own", "agreed"]
    #: Seats that must answer now.
    to_act: list[int]
    questions: list[Question]
    events: list[GameEvent]
    #: Whether events older than these are missing from the list.
    gap: bool
    view: dict[str, Any] | None
    view_seat: int | None
    proposal: Proposal | None
    standing: dict[str, Any] | None
    ranking: list[list[int]] | None
    #: One's seats that may take their last answer back, and those that may ask the others to.
    can_undo: list[int]
    can_ask_undo: list[int]
    analysis: bool
    rematch: str | None = None
    #: Of a game that the browser client has no board for.
    drawing: Drawing | None = None


class Presence(Struct, tag="presence"):
    """Who is connected."""

    connected: list[int]
    spectators: int


class ChatLines(Struct, tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class Done(Struct, tag="done"):
    """A message with an id took effect, now or before; the version of the table now."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """A message changed nothing, and why; `rule` is an id of the rule catalogue."""

    id: str | None
    code: Literal["stale", "illegal", "not_yours", "not_now", "malformed", "too_fast"]
    reason: str
    rule: str | None = None


class Reason(Struct, tag="reason"):
    """The answer to `why_not`; no rule if it is offered."""

    id: str
    rule: str | None
    text: str


class PlannedAnswer(Struct):
    """An answer of an intended turn, and the question that it answers."""

    question: str
    notation: str
    #: The notation taken apart: what is done, and with what.
    verb: str
    what: list[Thing]
    words: str


class Hint(Struct):
    """An answer as a bot judges it."""

    answer: int
    #: The chance to win after it, 0 to 1.
    value: float
    words: str
    #: Why, in a sentence; empty if there is nothing to say.
    reasons: str
    #: The turn that it begins: this answer, and what would be answered after it.
    plan: list[PlannedAnswer]


class Hints(Struct, tag="hints"):
    """The answer to `hint`: the best answers first, out of what the seat may see."""

    id: str
    seat: int
    #: The version of the table they were thought about.
    version: int
    hints: list[Hint]


class Previewed(Struct, tag="previewed"):
    """The answer to `preview`: the table as the seat would see it after its answer.

    There is no view, and nothing else, if the answer is sealed, if chance decides what follows, or
    something that the seat cannot know.
    """

    id: str
    version: int
    seat: int
    answer: int
    view: dict[str, Any] | None
    #: What would happen on the way.
    events: list[GameEvent]
    #: The seats that would be asked next; none if the game would be over.
    to_act: list[int]


ServerMessage = TableState | Presence | ChatLines | Done | Refused | Reason | Hints | Previewed

# ---------------------------------------------------------------- looking back


class Moment(Struct):
    """The table after one step, as whoever asks may see it."""

    #: The version of the table then; of a record, the step.
    version: int
    #: Counted from 0, the beginning of the game.
    step: int
    #: Who answered; none for chance, and for what happens at the table besides the game.
    seat: int | None
    #: The answer; empty where it is sealed, or no answer.
    notation: str
    words: str
    events: list[GameEvent]
    to_act: list[int]
    view: dict[str, Any]
    #: Of a game that the browser client has no board for.
    drawing: Drawing | None = None


class Replay(Struct):
    """Some moments of a game, and how many there are in all."""

    game: str
    players: int
    options: list[ChosenOption]
    #: What the players are called; empty for a record.
    names: list[str]
    #: The number of moments: steps 0 to `length` - 1.
    length: int
    moments: list[Moment]
    #: Place, seat and score, if the game is over.
    ranking: list[list[int]] | None
    #: Of a finished table, with its first moments: the step after each answer of its record.
    steps: list[int] = []


class Better(Struct):
    """An answer that promised more than the one that was given, why, and how much more."""

    words: str
    reasons: str
    gain: float


class Swing(Struct):
    """An answer that changed somebody's chances much."""

    #: The moment after it.
    step: int
    #: Who answered, and what.
    by: int
    words: str
    #: Whose chance changed most, and by how much: negative if it fell.
    seat: int
    gain: float
    better: Better | None = None


class Review(Struct):
    """A game looked at again: the chances over time, and where they turned."""

    game: str
    players: int
    #: The moments that the chances belong to.
    steps: list[int]
    #: At each of these moments everybody's chance to win, 0 to 1.
    chances: list[list[float]]
    #: The largest, in the order of the game.
    swings: list[Swing]
