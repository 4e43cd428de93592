"""The projection of a room: all that a connection is sent about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ennead.engine import drawing
from ennead.engine.answers import plain, taken_apart
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.engine.rules import Rules
from ennead.engine.table import Event, Table
from ennead.engine.words import Phrase
from ennead.server import protocol
from ennead.server.live.option_words import chosen_options
from ennead.server.room.clock import now
from ennead.server.room.decisions import preview
from ennead.server.room.entries import Answered, Entry
from ennead.server.room.proposals import may_ask, needed, seats_of_others
from ennead.server.room.room import Room
from ennead.server.room.takeback import words_after

#: Events of a table besides those of the game.
TABLE_EVENTS = {
    "undone": Phrase("{name} takes a move back.", "{name} nimmt einen Zug zurück."),
    "declined": Phrase("{name} does not agree.", "{name} stimmt nicht zu."),
    "withdrawn": Phrase("{name} withdraws the request.", "{name} zieht die Bitte zurück."),
    "left": Phrase("A bot plays for {name}.", "Ein Bot spielt für {name}."),
    "resigned": Phrase("{name} resigns.", "{name} gibt auf."),
    "back": Phrase("{name} is back.", "{name} ist wieder da."),
    "paused": Phrase(
        "The clocks stood still: the server was not running.",
        "Die Uhren standen still: Der Server lief nicht.",
    ),
}
#: The rules have changed: all answers still count, or some do not.
ADOPTED = (
    Phrase(
        "The rules of the game have changed. It goes on by the new ones.",
        "Die Spielregeln haben sich geändert. Es geht nach den neuen weiter.",
    ),
    Phrase(
        "The rules of the game have changed. It goes on from an earlier position: "
        "moves that no longer count: {number}.",
        "Die Spielregeln haben sich geändert. Es geht von einer früheren Stellung aus weiter: "
        "Züge, die nicht mehr zählen: {number}.",
    ),
)


def table_state(room: Room, person: str | None, language: str, since: int) -> protocol.TableState:
    """Project a room for a person, with the events after a version."""
    own = room.seats_of(person)
    seat = view_seat(room, own)
    settings = room.row.settings
    can_undo, can_ask_undo = takebacks(room, own)
    return protocol.TableState(
        version=room.shown,
        id=room.row.id,
        code=room.row.code,
        game=room.row.game,
        phase=room.phase,  # type: ignore[arg-type]  # entries write no other
        options=options_in_words(room, language),
        public=settings["public"],
        pace=settings["pace"],
        clock=None if settings["clock"] is None else protocol.Clock(**settings["clock"]),
        spectators=settings["spectators"],
        hints=settings.get("hints", True),
        seats=[seat_state(room, seat) for seat in range(len(room.seats))],
        you=own,
        creator=room.row.creator == person,
        undo=settings["undo"],
        to_act=room.to_act(),
        sitting_out=room.sitting_out(),
        questions=[question(room, s, language) for s in asked_seats(room) if s in own],
        events=events(room, language, since),
        gap=since < room.events_after,
        view=None if room.game is None else room.view(seat),
        view_seat=seat,
        proposal=proposal(room, language),
        standing=own_orders(room, own),
        ranking=room.ranking(),
        can_undo=can_undo,
        can_ask_undo=can_ask_undo,
        analysis=settings["analysis"],
        rematch=room.rematch,
        drawing=None
        if room.game is None
        else drawing_of(room.game, seat, language, [data.name for data in room.seats]),
    )


def drawing_of(
    game: Game, seat: int | None, lang: str, names: list[str]
) -> protocol.Drawing | None:
    """Draw the view of a seat, for a game that the browser client has no board for."""
    kit = game.rules.kit
    if kit is not None and kit.web:
        return None
    return protocol.Drawing(drawing.svg(game, seat), drawing.text(game, seat, lang, names))


def options_in_words(room: Room, language: str) -> list[protocol.ChosenOption]:
    """Return the options of a table in words; they never change."""
    if language not in room.option_words:
        room.option_words[language] = chosen_options(room.row.game, room.row.options, language)
    return room.option_words[language]


def view_seat(room: Room, own: list[int]) -> int | None:
    """Return the seat whose view a person gets: one that must answer, or their first."""
    for seat in room.to_act():
        if seat in own:
            return seat
    return own[0] if own else None


def answer_words(room: Room, entry: Entry, person: str | None, language: str) -> tuple[str, str]:
    """Return an answer in notation and in words, before it is folded.

    A sealed one is sent to its owner alone, afterwards too: it may not be the one that counted.
    """
    game = room.game
    what = entry.what
    if not isinstance(what, Answered) or game is None:
        return "", ""
    if game.table.frames[-1].is_secret() and what.seat not in room.seats_of(person):
        return "", ""
    return game.notation(what.seat, what.answer), game.say(what.seat, what.answer, language)


def asked_seats(room: Room) -> list[int]:
    """Return the seats that must answer, and those that may change a secret answer."""
    game = room.game
    if game is None or room.phase != "playing":
        return []
    waiting = room.to_act()
    if not game.table.frames[-1].is_secret():
        return waiting
    return [s for s in range(len(room.seats)) if s in waiting or len(game.legal(s)) > 1]


def question(room: Room, seat: int, language: str) -> protocol.Question:
    """Project the question of a seat."""
    game = room.game
    assert game is not None
    asked = room.own_view(seat)["asked"]
    legal = game.legal(seat)
    final = final_answers(room, game, seat, legal)
    frame = game.table.frames[-1]
    return protocol.Question(
        seat=seat,
        name=asked["question"],
        click=frame.CLICK,
        shown_on=frame.SHOWN_ON,
        words=game.ask(seat, language),
        answers=[legal_answer(game, answer, language, answer in final) for answer in legal],
        confirm=bool(final),
        answered=asked.get("answered"),
        following=following(game, seat, language, [a for a in legal if a not in final]),
    )


def following(game: Game, seat: int, language: str, free: list[int]) -> protocol.Following | None:
    """Project what a seat is asked after the answer that does nothing, if that one is free to give.

    It is found on a determinization for the seat, as what follows may depend on secrets.
    """
    asked = game.table.frames[-1]
    if asked.is_secret() or asked.NOTHING not in free:
        return None
    after = game.rules.resample(game.table, seat, seeded(1))
    after.take(seat, asked.NOTHING)
    if after.to_act() != [seat] or after.frames[-1].is_secret():
        return None
    answers = [answer_at(game.rules, after, n, language, False) for n in after.options(seat)]
    return protocol.Following(asked.NOTHING, after.frames[-1].CLICK, answers)


def legal_answer(game: Game, answer: int, language: str, final: bool) -> protocol.LegalAnswer:
    """Project a legal answer."""
    return answer_at(game.rules, game.table, answer, language, final)


def answer_at(
    rules: Rules[Any], table: Table, answer: int, language: str, final: bool
) -> protocol.LegalAnswer:
    """Project an answer that is legal at a table."""
    notation = table.frames[-1].notation(table, answer)
    verb, what = verb_and_things(rules, notation)
    words = rules.say(table, answer, language)
    return protocol.LegalAnswer(answer, notation, verb, what, words, final)


@lru_cache(maxsize=4096)
def verb_and_things(rules: Rules[Any], notation: str) -> tuple[str, list[protocol.Thing]]:
    """Split a notation into its verb and its things; cached, as notations repeat."""
    verb, things = taken_apart(rules, notation)
    return verb, [protocol.Thing(thing.kind, plain(thing)) for thing in things]


def final_answers(room: Room, game: Game, seat: int, legal: list[int]) -> list[int]:
    """Return the answers that their seat cannot take back.

    Others' standing orders do not count: they are private. At a table without undo only those count
    that reveal something or end the seat's turn to answer: the client would otherwise ask for
    confirmation at every step.
    """
    if room.row.settings["undo"] == "none":
        return heavy_answers(game, seat, legal)
    if is_alone_with_bots(room, seat):
        return []
    asked = game.table.frames[-1]
    if asked.is_secret():
        return legal if game.to_act() == [seat] else []
    if is_followed_by_people(room, game):
        return [answer for answer in legal if asked.reveals(game.table, answer)]
    return [
        answer
        for answer in legal
        if asked.reveals(game.table, answer) or not person_follows(room, game, seat, answer)
    ]


def heavy_answers(game: Game, seat: int, legal: list[int]) -> list[int]:
    """Return the answers that reveal something, and those after which others go on."""
    asked = game.table.frames[-1]
    if asked.is_secret():
        return legal if game.to_act() == [seat] else []
    return [
        answer
        for answer in legal
        if asked.reveals(game.table, answer) or seat not in seats_after(game, seat, answer)
    ]


def is_followed_by_people(room: Room, game: Game) -> bool:
    """Whether a person is asked next, whatever is answered."""
    everybody = all(room.is_human(seat) for seat in range(len(room.seats)))
    return everybody and game.rules.players_follow(game.table)


def person_follows(room: Room, game: Game, seat: int, answer: int) -> bool:
    """Whether an answer is followed by a person's, and not at once by chance's or a bot's."""
    followed = seats_after(game, seat, answer)
    return any(other >= 0 and room.is_human(other) for other in followed)


def seats_after(game: Game, seat: int, answer: int) -> list[int]:
    """Return the seats that are asked after an answer, as far as the seat can know.

    The answer is tried on a determinization for the seat.
    """
    after: Table = game.rules.resample(game.table, seat, seeded(1))
    after.take(seat, answer)
    return after.to_act()


def events(room: Room, language: str, since: int) -> list[protocol.GameEvent]:
    """Project the events after a version."""
    game = room.game
    if game is None:
        return []
    names = [seat.name for seat in room.seats]
    first = len(room.events)
    while first and room.events[first - 1][0] > since:
        first -= 1
    return [game_event(game, version, e, language, names) for version, e in room.events[first:]]


def game_event(
    game: Game, version: int, event: Event, language: str, names: list[str]
) -> protocol.GameEvent:
    """Project an event."""
    words = event_words(game, event, language, names)
    return protocol.GameEvent(version, event.name, event_data(game, event), words)


def event_data(game: Game, event: Event) -> dict[str, Any]:
    """Return the fields of an event by name."""
    if event.name == "adopted":
        return {"dropped": event.fields[0]}
    if event.name in TABLE_EVENTS:
        # `since`: the version that was gone back to, if it is known.
        return dict(zip(("player", "since"), event.fields, strict=False))
    return game.rules.event_data(game.table, event)


def event_words(game: Game, event: Event, language: str, names: list[str]) -> str:
    """Put an event in a sentence."""
    if event.name == "adopted":
        return ADOPTED[bool(event.fields[0])].fill(language, number=event.fields[0])
    if event.name in TABLE_EVENTS:
        name = names[int(str(event.fields[0]))] if event.fields else ""
        return TABLE_EVENTS[event.name].fill(language, name=name)
    return game.tell(event, language, names)


def previewed(
    room: Room, message: protocol.Preview, person: str, language: str
) -> protocol.Previewed:
    """Project the preview of an answer; Refusal as for the answer itself."""
    seat, answer, version = message.seat, message.answer, message.version
    found = preview(room, person, message, language)
    names = [data.name for data in room.seats]
    return protocol.Previewed(
        id=message.id,
        version=version,
        seat=seat,
        answer=answer,
        view=None if found is None else found.game.view(seat),
        events=[]
        if found is None
        else [game_event(found.game, version, e, language, names) for e in found.events],
        to_act=[] if found is None else found.game.to_act(),
    )


def seat_state(room: Room, seat: int) -> protocol.SeatState:
    """Project a seat, the same for all."""
    data = room.seats[seat]
    clock = data.bank if data.kind == "human" else None
    if clock is not None and seat in room.to_act() and room.is_human(seat):
        clock = max(0.0, clock - max(0.0, now() - room.clocks_run_from()))
    return protocol.SeatState(
        kind=data.kind,  # type: ignore[arg-type]  # entries write no other
        name=data.name,
        bot=data.bot,
        away=data.away,
        resigned=data.resigned,
        connected=seat in room.attendance.present,
        clock=clock,
    )


def proposal(room: Room, language: str) -> protocol.Proposal | None:
    """Project the open proposal."""
    data = room.proposal
    if data is None:
        return None
    back = words_after(room, data.answers, language) if data.kind == "undo" else []
    return protocol.Proposal(
        kind=data.kind,  # type: ignore[arg-type]  # entries write no other
        by=data.by,
        seat=data.seat,
        agreed=list(data.agreed),
        needed=needed(room),
        taken_back=[protocol.TakenBack(seat, words) for seat, words in back],
        still=max(0.0, room.clocks_run_from() - now()),
    )


def own_orders(room: Room, own: list[int]) -> dict[str, Any] | None:
    """Return the standing orders of own seats."""
    orders = {str(seat): order for seat, order in room.orders.items() if seat in own}
    return orders or None


def takebacks(room: Room, own: list[int]) -> tuple[list[int], list[int]]:
    """Return the seats that may take back an answer, and those that may propose to."""
    policy = room.row.settings["undo"]
    if room.phase != "playing" or policy == "none" or not own:
        return [], []
    can = [room.retractable] if room.retractable in own else []
    if policy == "own":
        return can, []
    others = [seat for seat in own if seat in room.answered and seat not in can]
    if not others or room.secret_answers():  # a secret answer is changed by answering again
        return can, []
    if is_alone_with_bots(room, others[0]):
        return sorted([*can, *others]), []
    return can, [] if room.proposal else [seat for seat in others if may_ask(room, seat)]


def is_alone_with_bots(room: Room, seat: int) -> bool:
    """Whether a seat may take back without a vote."""
    return room.row.settings["undo"] == "agreed" and not seats_of_others(room, seat)
