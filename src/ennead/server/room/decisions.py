"""What a message does to a table: the entries it leads to, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from ennead.engine.edge import legal_number
from ennead.engine.errors import IllegalAnswer
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.rng import Rng
from ennead.engine.rules import Reason
from ennead.games.start import rules_of
from ennead.server.room.clock import now
from ennead.server.room.entries import (
    Answered,
    Back,
    Closed,
    Entry,
    Left,
    Ordered,
    Proposed,
    Removed,
    Renamed,
    Sat,
    Started,
    Undone,
    Voted,
    What,
)
from ennead.server.room.folding import fold, trial
from ennead.server.room.foresight import Foreseen, foresee
from ennead.server.room.room import ProposalData, Room
from ennead.server.room.seat_names import bot_name, seat_name
from ennead.server.room.seeds import Luck
from ennead.server.room.takeback import draws_after, next_draw


class Refusal(Exception):
    """A message changes nothing, and why."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


class Draft:
    """Entries in the making: numbered, dated, the first with the client's key.

    They are tried on a copy of the room, which becomes the room once they are written.
    """

    def __init__(self, room: Room, key: str | None, luck: Luck, language: str = "en") -> None:
        self.after = trial(room)
        self.version = room.version
        self.luck = luck
        self.language = language
        self.at = max(room.at, now())
        self.key = key
        self.entries: list[Entry] = []

    def add(self, what: What) -> None:
        """One more entry."""
        entry = Entry(self.version + 1, self.at, what, self.key)
        fold(self.after, entry)
        self.entries.append(entry)
        self.version += 1
        self.key = None


class Asker(NamedTuple):
    """Who sends a message."""

    id: str
    name: str


class House(NamedTuple):
    """What a server allows at its tables."""

    #: After this many entries only answers are taken; and how often something is taken back.
    entries: int
    undos: int
    #: The bots that play a game, by name.
    bots: Callable[[str], list[str]]


def decide(
    room: Room, asker: Asker, kind: str, message: Any, luck: Luck, language: str, house: House
) -> Draft:
    """The entries that a message leads to, by its kind; the language is that of refusals."""
    draft = Draft(room, f"{asker.id}:{message.id}", luck, language)
    check_length(room, kind, message, house)
    if kind == "seat_bot" and message.bot is not None:
        known = house.bots(room.row.game)
        require(message.bot in known, "malformed", f"bot must be one of {', '.join(known)}")
    DECISIONS[kind](room, asker.id, asker.name, message, draft)
    return draft


def check_length(room: Room, kind: str, message: Any, house: House) -> None:
    """No table grows without end: past a limit only what brings the game on is taken."""
    require(room.phase != "closed", "not_now", "this table was deleted")
    if kind == "undo":
        require(room.undos < house.undos, "not_now", "too much was taken back here")
    if room.version >= house.entries:
        changes = kind == "answer" and message.seat not in room.to_act()
        goes_on = kind in ("start", "answer", "back") and not changes
        require(goes_on, "not_now", "too much has happened at this table")


# ---------------------------------------------------------------- gathering


def sit_down(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """An open seat, before the game begins."""
    seat = seat_of(room, message.seat)
    require(room.phase == "gathering", "not_now", "the game has begun")
    require(seat.kind == "open", "not_now", "this seat is taken")
    require(person not in room.removed, "not_yours", "the host does not want you at this table")
    kept = seat.reserved is not None
    require(not kept or seat.reserved == person, "not_yours", f"this seat is kept for {seat.name}")
    name = seat_name(name, [other.name for other in room.seats if other is not seat])
    draft.add(Sat(message.seat, "human", person, name))
    if kept and all(other.kind != "open" for other in draft.after.seats):
        start_game(room, draft)  # all who played before are back


def rename(room: Room, asker: Asker, house: House, draft: Draft) -> None:
    """Somebody's seats are called as they call themselves now."""
    if room.phase not in ("gathering", "playing") or room.version >= house.entries:
        return
    for seat in room.seats_of(asker.id):
        others = [data.name for n, data in enumerate(draft.after.seats) if n != seat]
        name = seat_name(asker.name, others)
        if name != room.seats[seat].name:
            draft.add(Renamed(seat, name))


def stand_up(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """One's own seat, before the game begins."""
    own_seat(room, person, message.seat)
    require(room.phase == "gathering", "not_now", "the game has begun")
    draft.add(Sat(message.seat, "open"))


def seat_bot(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """The creator puts bots on open seats and takes them away."""
    seat = seat_of(room, message.seat)
    require(room.row.creator == person, "not_yours", "only the creator seats bots")
    require(room.phase == "gathering", "not_now", "the game has begun")
    require(seat.kind != "human", "not_now", "this seat is taken")
    if message.bot is None:
        draft.add(Sat(message.seat, "open"))
    else:
        called = bot_name(message.seat, [other.name for other in room.seats if other is not seat])
        draft.add(Sat(message.seat, "bot", None, called, message.bot))


def remove_player(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """The creator frees a seat that somebody else has taken."""
    seat = seat_of(room, message.seat)
    require(room.row.creator == person, "not_yours", "only the creator removes players")
    require(room.phase == "gathering", "not_now", "the game has begun")
    require(seat.kind == "human", "not_now", "nobody sits there")
    require(seat.person != person, "not_now", "this is your own seat; stand up")
    draft.add(Removed(message.seat, seat.person))


def leave(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """A seat becomes free before the game begins; later a bot plays for it."""
    own_seat(room, person, message.seat)
    if room.phase == "gathering":
        draft.add(Sat(message.seat, "open"))
        return
    require(room.phase == "playing", "not_now", "the game is over")
    require(not room.seats[message.seat].away, "not_now", "a bot plays for you already")
    draft.add(Left(message.seat))


def leave_all(room: Room, person: str, draft: Draft) -> None:
    """Somebody leaves every seat that they still play."""
    own = [seat for seat in room.seats_of(person) if not room.seats[seat].away]
    require(bool(own), "not_yours", "you have no seat here that you could leave")
    require(room.phase in ("gathering", "playing"), "not_now", "the game is over")
    for seat in own:
        draft.add(Sat(seat, "open") if room.phase == "gathering" else Left(seat))


def close_table(room: Room, person: str, draft: Draft) -> None:
    """The creator deletes a table that has not begun."""
    require(room.row.creator == person, "not_yours", "only the creator deletes a table")
    require(room.phase == "gathering", "not_now", "the game has begun")
    draft.add(Closed())


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
    draft.add(Started(rules=rules_of(room.row.game).version))
    carry_on(room, draft)


# ---------------------------------------------------------------- playing


def answer(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """A legal answer of one's own seat to the question that was seen."""
    check_seen(room, person, message.seat, message.version)
    answer_for(room, message.seat, message.answer, draft)


def check_seen(room: Room, person: str, seat: int, version: int) -> None:
    """One's own seat, and a question that is still asked."""
    own_seat(room, person, seat)
    require(not room.seats[seat].away, "not_now", "a bot plays for you; come back first")
    require(
        room.asked_since <= version <= room.shown,
        "stale",
        f"the question seen at version {version} is no longer asked; "
        f"the table is at version {room.shown}",
    )


def answer_for(room: Room, seat: int, chosen: int, draft: Draft) -> None:
    """An answer, and all that chance answers after it."""
    check_legal(room, seat, chosen, draft.language)
    draft.add(Answered(seat, chosen))
    carry_on(room, draft)


def check_legal(room: Room, seat: int, chosen: int, language: str) -> None:
    """A legal answer; another is refused with the rule against it."""
    require(room.phase == "playing", "not_now", "the game is not being played")
    game = playing(room)
    try:
        legal_number(game.table, seat, chosen)
    except IllegalAnswer as error:
        reason = rule_against(game, seat, chosen, language)
        if reason is None:
            raise Refusal("illegal", str(error)) from None
        raise Refusal("illegal", reason.text, reason.rule) from None


def preview(room: Room, person: str, message: Any, language: str) -> Foreseen | None:
    """What an answer of one's own seat would lead to, if that can be known; it is not given."""
    check_seen(room, person, message.seat, message.version)
    check_legal(room, message.seat, message.answer, language)
    return foresee(playing(room), message.seat, message.answer)


def rule_against(game: Game, seat: int, chosen: int, language: str) -> Reason | None:
    """The rule because of which an answer is not legal; None where the number means nothing."""
    try:
        wish = game.table.frames[-1].notation(game.table, chosen)
        return game.why_not(seat, wish, lang=language)
    except Exception:  # noqa: BLE001 - a number that is no answer may not have a notation at all
        return None


def carry_on(room: Room, draft: Draft) -> None:
    """Chance answers until somebody must think."""
    rng: Rng | None = None
    while (game := playing(draft.after)).awaits_chance():
        again = next_draw(draft.after)
        if again is None:
            rng = rng or draft.luck.of_chance(room.shown)
            again = "", game.table.frames[-1].draw(game.table, rng)
        draft.add(Answered(CHANCE, again[1]))


def order(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """A standing order; if it is the seat's turn it answers at once."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    if message.order is None:
        draft.add(Ordered(message.seat))
        return
    given = {"order": message.order, "limit": message.limit}
    try:
        playing(room).rules.check_order(given)
    except ValueError as error:
        raise Refusal("malformed", str(error)) from None
    draft.add(Ordered(message.seat, given))
    found = draft.after.ordered_answer()
    if found is not None and found[0] == message.seat:
        draft.add(Answered(*found))
        carry_on(room, draft)


def undo(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """One's own last answers if nothing was revealed since; further only if all agree."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    policy = room.row.settings["undo"]
    require(policy != "none", "not_now", "this table has no undo")
    require(not room.secret_answers(), "not_now", "a secret answer is changed by answering again")
    if room.retractable == message.seat:
        go_back(room, message.seat, room.answers() - 1, draft)
        return
    require(policy == "agreed", "not_now", "something was revealed or answered since")
    propose_undo(room, message.seat, draft)


def propose_undo(room: Room, seat: int, draft: Draft) -> None:
    """Ask the others to let a seat take back its last answer and all that followed."""
    require(room.proposal is None, "not_now", "there is a proposal already")
    given = [n for n, (other, _) in enumerate(playing(room).log.answers()) if other == seat]
    # A room that was loaded remembers at least the answers since the last snapshot but one.
    require(bool(given), "not_now", "no answer of this seat can still be taken back")
    proposal = ProposalData("undo", seat, seat, (), room.before + given[-1])
    propose(room, proposal, draft)


def propose(room: Room, proposal: ProposalData, draft: Draft) -> None:
    """Put something to the vote; with nobody to ask it happens at once."""
    draft.add(Proposed(proposal.by, proposal.kind, proposal.seat, proposal.answers))
    settle_proposal(room, proposal, draft)


def go_back(room: Room, seat: int, answers: int, draft: Draft) -> None:
    """The game as it was; what chance has answered since is kept and comes again."""
    draft.add(Undone(seat, answers, draws_after(room, answers)))


def vote(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """Agree to a proposal, or let it fall; replacing somebody who is there again falls too."""
    own_seat(room, person, message.seat)
    proposal = room.proposal
    require(proposal is not None, "not_now", "nothing is proposed")
    assert proposal is not None
    require(message.seat in needed(room), "not_now", "this seat has no vote on it")
    is_back = proposal.kind == "replace" and proposal.seat in room.attendance.present
    draft.add(Voted(message.seat, message.agree and not is_back))
    if message.agree and not is_back:
        agreed = (*proposal.agreed, message.seat)
        settle_proposal(room, replace(proposal, agreed=agreed), draft)


def replace_absent(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """Propose that a bot plays for somebody."""
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


def settle_proposal(room: Room, proposal: ProposalData, draft: Draft) -> None:
    """What is proposed happens once everybody whose agreement it needs has agreed."""
    if set(voters(room, proposal)) - set(proposal.agreed):
        return
    if proposal.kind == "replace":
        draft.add(Left(proposal.seat))
    else:
        go_back(room, proposal.seat, proposal.answers, draft)


def needed(room: Room) -> list[int]:
    """The seats whose agreement a proposal still needs."""
    proposal = room.proposal
    if proposal is None:
        return []
    return [seat for seat in voters(room, proposal) if seat not in proposal.agreed]


def voters(room: Room, proposal: ProposalData) -> list[int]:
    """All other people at the table; not the one who is to be replaced.

    Who is away has a vote on taking back all the same: a bot that stands in never agrees.
    """
    own = room.seats[proposal.by].person
    others = [
        seat for seat, data in enumerate(room.seats) if data.kind == "human" and data.person != own
    ]
    if proposal.kind == "undo":
        return others
    return [seat for seat in others if room.is_human(seat) and seat != proposal.seat]


def come_back(room: Room, person: str, name: str, message: Any, draft: Draft) -> None:
    """The owner takes the seat back from the bot."""
    own_seat(room, person, message.seat)
    require(room.seats[message.seat].away, "not_now", "nobody plays for you")
    draft.add(Back(message.seat))


#: By the kind of a message.
DECISIONS: dict[str, Callable[[Room, str, str, Any, Draft], None]] = {
    "sit": sit_down,
    "stand": stand_up,
    "seat_bot": seat_bot,
    "remove": remove_player,
    "leave": leave,
    "start": start,
    "answer": answer,
    "standing": order,
    "undo": undo,
    "vote": vote,
    "replace": replace_absent,
    "back": come_back,
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


def playing(room: Room) -> Game:
    """The game being played."""
    require(room.game is not None, "not_now", "the game has not begun")
    assert room.game is not None
    return room.game
