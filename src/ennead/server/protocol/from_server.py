"""Messages from the server over a WebSocket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ennead.server.protocol.fields import Phase
from ennead.server.protocol.tables import Clock, SeatState


class Thing(Struct):
    """A thing that an answer names: a space, a card, a tile, a number; named as in views."""

    kind: str
    name: str | int


class LegalAnswer(Struct):
    """A legal answer of a seat: its number, its notation, its words."""

    answer: int
    notation: str
    #: The parts of the notation: a verb and its things.
    verb: str
    what: list[Thing]
    words: str
    #: Once given, it cannot be taken back without agreement.
    final: bool


class Following(Struct):
    """What the same seat is asked once it does nothing, or nothing more."""

    #: The answer that does nothing.
    after: int
    click: str
    answers: list[LegalAnswer]


class Question(Struct):
    """The question to a seat of the receiver."""

    seat: int
    name: str
    #: What its answers are clicked on, such as a space or a piece; empty for nothing on the board.
    click: str
    #: Where it is answered if not where the clicked things are: "stage" or "panel".
    shown_on: str
    words: str
    answers: list[LegalAnswer]
    #: Whether some of the answers are final.
    confirm: bool
    #: The secret answer given so far, in notation; it may be changed until the last one is in.
    answered: str | None = None
    #: What is asked next if nothing more is done now; None if others, chance or nobody are asked.
    following: Following | None = None


class GameEvent(Struct):
    """An event, for the log and for animations."""

    version: int
    name: str
    #: Its data by name: seats are numbers, pieces and places are named as in views.
    data: dict[str, Any]
    words: str


class TakenBack(Struct):
    """An answer that would be taken back."""

    seat: int
    words: str


class Proposal(Struct):
    """A proposal that needs the agreement of others; who has made it can withdraw it."""

    kind: Literal["undo", "replace"]
    by: int
    seat: int
    agreed: list[int]
    needed: list[int]
    #: What would be taken back, the answer that it is about first; not what was sealed.
    taken_back: list[TakenBack]
    #: For how many more seconds the clocks stand still.
    still: float


class ChatLine(Struct):
    """A line of chat."""

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
    """A drawing of a table, made by its game."""

    svg: str | None
    text: str


class TableState(Struct, tag="state"):
    """The table as the receiver sees it, with the events since the last message."""

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
    #: Seats that must answer now, and those with nothing to decide for some time.
    to_act: list[int]
    sitting_out: list[int]
    questions: list[Question]
    events: list[GameEvent]
    #: Whether events older than these are missing from the list.
    gap: bool
    view: dict[str, Any] | None
    view_seat: int | None
    proposal: Proposal | None
    standing: dict[str, Any] | None
    ranking: list[list[int]] | None
    #: Own seats that may take their last answer back, and those that may propose to.
    can_undo: list[int]
    can_ask_undo: list[int]
    analysis: bool
    rematch: str | None = None
    #: Of a game that the browser client has no board for.
    drawing: Drawing | None = None


class Gone(Struct):
    """A person who is not connected, and the seconds until a bot may be proposed for them."""

    seat: int
    wait: float


class Presence(Struct, tag="presence"):
    """Who is connected, and who of those that sit there is not."""

    connected: list[int]
    spectators: int
    gone: list[Gone] = []


class ChatLines(Struct, tag="chat"):
    """Lines of chat."""

    lines: list[ChatLine]
    #: Whether they were said before the receiver came, or may read them.
    earlier: bool = False


class Done(Struct, tag="done"):
    """A message took effect, now or before; with the version of the table now."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """A message was refused; `rule` is an id of the rule catalogue."""

    id: str | None
    code: Literal["stale", "illegal", "not_yours", "not_now", "malformed", "too_fast"]
    reason: str
    rule: str | None = None


class Reason(Struct, tag="reason"):
    """The answer to `why_not`; no rule if it is offered."""

    id: str
    rule: str | None
    text: str
    #: What stands in the way just now; empty where the rule says it all.
    case: str = ""


class PlannedAnswer(Struct):
    """An answer of a planned turn, and the question that it answers."""

    question: str
    #: What an answer of the question is clicked on.
    click: str
    notation: str
    #: The parts of the notation: a verb and its things.
    verb: str
    what: list[Thing]
    words: str


class Hint(Struct):
    """A bot's evaluation of an answer."""

    answer: int
    #: The chance to win after it, 0 to 1.
    value: float
    words: str
    #: The reasons, in a sentence; may be empty.
    reasons: str
    #: The planned turn: this answer, and the answers after it.
    plan: list[PlannedAnswer]


class Hints(Struct, tag="hints"):
    """The answer to `hint`: the best answers first, out of what the seat may see."""

    id: str
    seat: int
    #: The version of the table that they are for.
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
    #: The events on the way.
    events: list[GameEvent]
    #: The seats that would be asked next; none if the game would be over.
    to_act: list[int]


ServerMessage = TableState | Presence | ChatLines | Done | Refused | Reason | Hints | Previewed
