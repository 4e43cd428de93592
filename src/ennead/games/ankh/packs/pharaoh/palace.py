"""The palace: four rooms in a ring, and the gods' priests in them (AK-X-PAL)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit, bitset
from ennead.engine.fields import NUMBER, NUMBERS
from ennead.engine.frames import Fields, Frame, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.steps import ask_in_order
from ennead.games.ankh.packs.pharaoh.cards import any_card, rightmost_card
from ennead.games.ankh.packs.pharaoh.ruler import war_room
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.board import beside
from ennead.games.ankh.table.changes import gain_followers
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.devotion import gain_devotion
from ennead.games.ankh.table.fields import ABILITY, SEAT
from ennead.games.ankh.table.pieces import CONTROL, MOVE, NOBODY, SUMMON
from ennead.games.ankh.table.table import GOES_ON, AnkhTable
from ennead.hexes import hexset

#: The rooms in their ring, each with the type of monument it is tied to (AK-X-PAL1).
LAW: Final = 0
LIFE: Final = 1
WAR: Final = 2
TREASURY: Final = 3
ROOMS: Final = ("law", "life", "war", "treasury")
TIED_TO: Final = ("temple", "obelisk", "sphinx", "pyramid")
NUMBER_OF_ROOMS: Final = len(ROOMS)
PRIESTS: Final = 3
SEATS: Final = 5
#: The House of Life asks for figures in so many regions.
REGIONS_OF_LIFE: Final = 3
#: Answer to `EnterPriest`, above every room: none.
NO_ROOM: Final = NUMBER_OF_ROOMS
#: The moves of priests: from each room onward to the next one of the ring, and back.
WAYS: Final = tuple(
    [(room, (room + step) % NUMBER_OF_ROOMS) for room in range(NUMBER_OF_ROOMS) for step in (1, 3)]
)
#: Answer to `MovePriest`, above every move: no more.
PRIESTS_DONE: Final = len(WAYS)


class Palace(SpecialRule):
    """The tokens: seat by seat, how many priests of its god are in each room (AK-X-PAL2)."""

    def first_tokens(self) -> tuple[int, ...]:
        """One in the Chamber of Law, two in the pool (AK-X-PAL2)."""
        return (1, 0, 0, 0) * SEATS

    # ------------------------------------------------------------ positions and views

    def write(self, table: AnkhTable) -> object:
        return [
            {room: self.priests(table, god, n) for n, room in enumerate(ROOMS)}
            for god in range(table.players)
        ]

    def read(self, table: AnkhTable, data: object) -> None:
        given = [] if data is None else data
        if not isinstance(given, list) or (given and len(given) != table.players):
            raise ValueError(f"expected the priests of each of {table.players} gods")
        tokens = list(self.first_tokens())
        for god, rooms in enumerate(given):
            if not isinstance(rooms, dict) or not set(rooms) <= set(ROOMS):
                raise ValueError(f"expected numbers of priests by room, found {rooms!r}")
            for n, room in enumerate(ROOMS):
                tokens[NUMBER_OF_ROOMS * god + n] = number_of_priests(rooms.get(room, 0))
        for god in range(table.players):
            there = sum(tokens[NUMBER_OF_ROOMS * god :][:NUMBER_OF_ROOMS])
            if there > (PRIESTS if god in table.ascending else 0):
                if given:
                    raise ValueError(f"god {god} has no {there} priests (AK-X-PAL2)")
                tokens[NUMBER_OF_ROOMS * god + LAW] = 0
        table.tokens[self.number] = tuple(tokens)

    def show(self, table: AnkhTable, seat: int | None) -> object:
        """Room by room, the priests of each god."""
        gods = range(table.players)
        return {room: [self.priests(table, god, n) for god in gods] for n, room in enumerate(ROOMS)}

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if isinstance(frame, EnterPriest):
            has_one = self.in_pool(table, table.god_of[frame.seat]) > 0
            return "" if has_one else "there is no priest in the pool (AK-X-PAL3)"
        if isinstance(frame, MovePriest):
            god = table.god_of[frame.seat]
            moved = frame.moved
            good = len(moved) == NUMBER_OF_ROOMS and all(
                0 <= moved[n] <= self.priests(table, god, n) for n in range(NUMBER_OF_ROOMS)
            )
            return "" if good else "more priests have moved than there are (AK-X-PAL4)"
        if isinstance(frame, Audience):
            known = 0 <= frame.room <= NUMBER_OF_ROOMS
            return "" if known else "there is no such room (AK-X-PAL1)"
        return super().question_flaw(table, frame)

    def observation_size(self) -> int:
        return SEATS * NUMBER_OF_ROOMS

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """God by god as seen from a seat, the priests in each room."""
        own = table.god_of[seat]
        found = [0] * (SEATS * NUMBER_OF_ROOMS)
        for god in table.ascending:
            block = NUMBER_OF_ROOMS * ((god - own) % table.players)
            for room in range(NUMBER_OF_ROOMS):
                found[block + room] = self.priests(table, god, room)
        return found

    # ------------------------------------------------------------ what there is

    def priests(self, table: AnkhTable, god: int, room: int) -> int:
        """How many priests a god has in a room."""
        return self.tokens(table)[NUMBER_OF_ROOMS * god + room]

    def in_palace(self, table: AnkhTable, god: int) -> int:
        """How many priests a god has in all rooms."""
        return sum([self.priests(table, god, room) for room in range(NUMBER_OF_ROOMS)])

    def in_pool(self, table: AnkhTable, god: int) -> int:
        """How many priests a god has in its pool."""
        return PRIESTS - self.in_palace(table, god)

    def first_in(self, table: AnkhTable, room: int) -> int:
        """The god with the most priests in a room; NOBODY in a tie or an empty room (AK-X-PAL5)."""
        numbers = [(self.priests(table, god, room), god) for god in table.ascending]
        most = max(numbers)[0]
        gods = [god for number, god in numbers if number == most]
        return gods[0] if most > 0 and len(gods) == 1 else NOBODY

    def open_rooms(self, table: AnkhTable, god: int) -> list[int]:
        """The rooms tied to a type of monument that a figure of a god stands beside (AK-X-PAL3)."""
        near = beside(table, table.figures[god])
        names = table.box.monument_names
        types = [names.index(name) for name in TIED_TO]
        return [n for n, kind in enumerate(types) if hexset.overlaps(near, table.standing[kind])]

    def put(
        self, table: AnkhTable, god: int, room: int, number: int, event: str, *fields: object
    ) -> None:
        """So many priests of a god are in a room from now on."""
        tokens = list(self.tokens(table))
        tokens[NUMBER_OF_ROOMS * god + room] = number
        set_tokens(table, self.number, tuple(tokens), event, god, *fields)

    # ------------------------------------------------------------ moments

    def action_done(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """A priest enters with Summon Figure; each moves with Move Figures (AK-X-PAL3, AK-X-PAL4).

        Both are asked after the figures: then all is possible that was before them, and more.
        """
        if action == SUMMON and self.in_pool(table, god) > 0:
            return [EnterPriest(seat, self.number)]
        if action == MOVE and self.in_palace(table, god) > 0:
            return [MovePriest(seat, self.number, (0,) * NUMBER_OF_ROOMS)]
        return NO_QUESTIONS

    def event_follows(self, table: AnkhTable, seat: int, event: str) -> Questions:
        """After the control itself the audience is held (AK-X-PAL5)."""
        return [Audience(seat, self.number, LAW)] if event == CONTROL else NO_QUESTIONS

    def god_leaves(self, table: AnkhTable, holder: int, god: int) -> None:
        """The priests of a lower or forgotten god leave the game (AK-X-PAL8)."""
        tokens = list(self.tokens(table))
        for room in range(NUMBER_OF_ROOMS):
            tokens[NUMBER_OF_ROOMS * god + room] = 0
        set_tokens(table, self.number, tuple(tokens), "priests_leave", god)


def number_of_priests(value: object) -> int:
    """A number of priests in a room."""
    if type(value) is not int or not 0 <= value <= PRIESTS:
        raise ValueError(f"expected 0 to {PRIESTS} priests, found {value!r}")
    return value


def palace_of(table: AnkhTable) -> Palace:
    """The palace at a table of the court."""
    for rule in table.box.rules:
        if isinstance(rule, Palace):
            return rule
    raise AssertionError("the rules of the court are always in play together")


class EnterPriest(Question[AnkhTable]):
    """A priest of the pool enters a room whose monuments a figure stands beside (AK-X-PAL3)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver", "Levy")
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_ROOM)
    VERBS: ClassVar[Verbs] = (
        *[verb(f"priest into {room}", number=n) for n, room in enumerate(ROOMS)],
        verb("no priest", number=NO_ROOM),
    )
    NOTHING: ClassVar[int] = NO_ROOM
    OBLIGES: ClassVar[str] = "AK-X-PAL3"
    WHEN: ClassVar[str] = "AK-X-PAL3"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        rooms = palace_of(table).open_rooms(table, table.god_of[self.seat])
        left.only_numbers(bitset(rooms) | bit(NO_ROOM) if rooms else 0, "AK-X-PAL3")

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != NO_ROOM:
            palace, god = palace_of(table), table.god_of[self.seat]
            there = palace.priests(table, god, answer)
            palace.put(table, god, answer, there + 1, "priest_enters", answer)


class MovePriest(Question[AnkhTable]):
    """Each priest may move once to an adjacent room, in any order (AK-X-PAL4)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY), ("moved", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver",)
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, PRIESTS_DONE)
    VERBS: ClassVar[Verbs] = (
        *[
            verb(f"priest {ROOMS[here]} {'back' if n % 2 else 'onward'}", number=n)
            for n, (here, _) in enumerate(WAYS)
        ],
        verb("priests stay", number=PRIESTS_DONE),
    )
    NOTHING: ClassVar[int] = PRIESTS_DONE
    OBLIGES: ClassVar[str] = "AK-X-PAL4"
    WHEN: ClassVar[str] = "AK-X-PAL4"

    def __init__(self, seat: int, ability: int, moved: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        #: By room, how many of the priests there have moved.
        self.moved: Final = moved

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        palace, god = palace_of(table), table.god_of[self.seat]
        ways = [
            n
            for n, (here, _) in enumerate(WAYS)
            if palace.priests(table, god, here) > self.moved[here]
        ]
        left.only_numbers(bitset(ways) | bit(PRIESTS_DONE) if ways else 0, "AK-X-PAL4")

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer == PRIESTS_DONE:
            return
        palace, god = palace_of(table), table.god_of[self.seat]
        here, there = WAYS[answer]
        moved = list(self.moved)
        moved[there] += 1
        table.frames.append(MovePriest(self.seat, self.ability, tuple(moved)))
        tokens = list(palace.tokens(table))
        tokens[NUMBER_OF_ROOMS * god + here] -= 1
        tokens[NUMBER_OF_ROOMS * god + there] += 1
        set_tokens(table, palace.number, tuple(tokens), "priest_moves", god, here, there)


class Audience(Section[AnkhTable]):
    """Room by room of the ring, the god with the most priests has its bonus (AK-X-PAL5)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY), ("room", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "Successor")

    def __init__(self, seat: int, ability: int, room: int) -> None:
        #: The player who triggered the event, and the room that comes next.
        self.seat: Final = seat
        self.ability: Final = ability
        self.room: Final = room

    def proceed(self, table: AnkhTable) -> None:
        room = self.room
        if room >= NUMBER_OF_ROOMS:
            return
        table.frames.append(Audience(self.seat, self.ability, room + 1))
        palace = palace_of(table)
        god = palace.first_in(table, room)
        if god == NOBODY:
            return
        palace.put(table, god, room, 0, "audience", room)
        asked = asked_seat(table, god, self.seat)
        if room == LAW:
            ask_in_order(table, any_card(table, asked))
        elif room == LIFE:
            regions = table.division.regions.overlapping(table.figures[god])
            if regions >= REGIONS_OF_LIFE and table.ending == GOES_ON:
                gain_devotion(table, god, 1)
        elif room == WAR:
            ask_in_order(table, war_room(table, asked))
        else:
            gain_followers(table, god, 1)
            ask_in_order(table, rightmost_card(table, asked))


def asked_seat(table: AnkhTable, god: int, on_turn: int) -> int:
    """The player who decides for a god in a turn: of a merged god the one on turn (AK-MG8)."""
    return on_turn if table.god_of[on_turn] == god else god
