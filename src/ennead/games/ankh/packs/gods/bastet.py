"""Bastet, Mistress of Cats: three cats face down by monuments (AK-X-BASTET)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bitset
from ennead.engine.fields import NUMBER, NUMBERS
from ennead.engine.frames import Fields, Frame, Question, SecretQuestion, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.rng import Rng
from ennead.games.ankh.battle.killing import kill
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.table.board import all_monuments, beside, figure_at
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, COUNT, GODS, GODS_SEAT, SEAT, SPACE
from ennead.games.ankh.table.limits import all_spaces
from ennead.games.ankh.table.names import space_called, space_name
from ennead.games.ankh.table.pieces import BIT, GOD, NOBODY
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE

#: What the cats are worth; the first kills.
VALUES: Final = (0, 1, 3)
CATS: Final = len(VALUES)
DEADLY: Final = 0
# The tokens: where each cat is, a mask of those that lie open, and whether one was revealed.
DASHBOARD: Final = -1
OPEN: Final = CATS
REVEALED: Final = CATS + 1
TAKEN_UP: Final = (DASHBOARD, DASHBOARD, DASHBOARD)
#: The ways to lay three cats onto places: by place, which cat.
WAYS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
#: Where she is asked to lay out cats: before a turn, after a conflict, or after a reveal.
LAYING_OUT: Final = ("Turn", "NextTurn", "SetBack", "ActionOver", "ChooseAction")


class Bastet(Ability):
    """Her cats, each on the space of a monument or on the dashboard (AK-X-BASTET1)."""

    def first_tokens(self) -> tuple[int, ...]:
        return (*TAKEN_UP, 0, 0)

    def most_tokens(self) -> int:
        return CATS

    def is_hidden(self, table: AnkhTable, cat: int) -> bool:
        """Whether a cat lies face down."""
        return not self.tokens(table)[OPEN] & BIT[cat]

    def hidden_at(self, table: AnkhTable) -> list[int]:
        """The spaces with a cat face down, ascending."""
        places = self.tokens(table)[:CATS]
        return sorted([p for cat, p in enumerate(places) if p >= 0 and self.is_hidden(table, cat)])

    # ------------------------------------------------------------ positions and views

    def write(self, table: AnkhTable) -> object:
        tokens = self.tokens(table)
        places = [place if place < 0 else space_name(table, place) for place in tokens[:CATS]]
        return {
            "cats": {
                str(value): None if place == DASHBOARD else place
                for value, place in zip(VALUES, places, strict=True)
            },
            "open": [value for cat, value in enumerate(VALUES) if tokens[OPEN] & BIT[cat]],
            "revealed": bool(tokens[REVEALED]),
        }

    def read(self, table: AnkhTable, data: object) -> None:
        if data is None:
            return
        if not isinstance(data, dict) or not set(data) <= {"cats", "open", "revealed"}:
            raise ValueError(f"expected cats, open and revealed, found {data!r}")
        places, shown = data.get("cats", {}), data.get("open", [])
        if not isinstance(places, dict) or not set(places) <= {str(value) for value in VALUES}:
            raise ValueError(f"cats have the values 0, 1 and 3, found {places!r}")
        if not isinstance(shown, list) or not all(value in VALUES for value in shown):
            raise ValueError(f"cats have the values 0, 1 and 3, found {shown!r}")
        revealed = data.get("revealed", False)
        if not isinstance(revealed, bool):
            raise ValueError(f"revealed: expected true or false, found {revealed!r}")
        cats = [read_place(table, places.get(str(value))) for value in VALUES]
        mask = sum([BIT[cat] for cat, value in enumerate(VALUES) if value in shown])
        table.tokens[self.number] = (*cats, mask, int(revealed))

    def misplaced(self, table: AnkhTable, holder: int, heir: int) -> str:
        spaces = [place for place in self.tokens(table)[:CATS] if place >= 0]
        for space in spaces:
            if not hexset.contains(all_monuments(table), space) or spaces.count(space) > 1:
                return "a cat lies on the space of a monument, alone (AK-X-BASTET3)"
        return ""

    def show(self, table: AnkhTable, seat: int | None) -> object:
        """Each cat by its space; its value if it lies open, or in brackets if the seat knows it."""
        own = seat is not None and self in table.powers[table.god_of[seat]]
        tokens = self.tokens(table)
        found = []
        for cat, value in enumerate(VALUES):
            place = "" if tokens[cat] == DASHBOARD else space_name(table, tokens[cat])
            known = f"({value})" if own else ""
            shown = known if self.is_hidden(table, cat) else str(value)
            found.append(f"{place} {shown}".strip() or "?")
        return sorted(found)

    def keeps_secrets(self) -> bool:
        return True

    def resample(self, table: AnkhTable, seat: int, rng: Rng) -> None:
        """Hidden cats lie on their places in any order for who does not know (AK-X-BASTET9)."""
        if self in table.powers[table.god_of[seat]]:
            return
        tokens = list(self.tokens(table))
        cats = [cat for cat in range(CATS) if self.is_hidden(table, cat)]
        places = [tokens[cat] for cat in cats]
        for cat in cats:
            tokens[cat] = places.pop(int(rng.below(len(places))))
        table.tokens[self.number] = tuple(tokens)

    def observation_size(self) -> int:
        return LAST_SPACE + 1 + CATS + 1

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """By space 1 for a hidden cat, or 2 and its value; those beside the board; a reveal."""
        own = self in table.powers[table.god_of[seat]]
        tokens = self.tokens(table)
        found = [0] * self.observation_size()
        for cat, value in enumerate(VALUES):
            known = own or not self.is_hidden(table, cat)
            if tokens[cat] >= 0:
                found[tokens[cat]] = 2 + value if known else 1
            elif known:
                found[LAST_SPACE + 1 + cat] = 1
        found[-1] = tokens[REVEALED]
        return found

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if isinstance(frame, (LayCat, HideCats)):
            monuments = hexset.members(all_monuments(table))
            good = all(space in monuments for space in frame.spaces)
            return "" if good and len(frame.spaces) <= CATS else "no cat can lie there"
        if isinstance(frame, (RevealCat, RevealWith)):
            if self in table.powers[table.god_of[frame.seat]] or self.tokens(table)[REVEALED]:
                return "no cat can be revealed now (AK-X-BASTET4)"
            known = isinstance(frame, RevealCat) or frame.space in self.hidden_at(table)
            return "" if known else "no cat lies there"
        return super().question_flaw(table, frame)

    # ------------------------------------------------------------ moments

    def set_up_ends(self, table: AnkhTable, god: int) -> Questions:
        """Before the first turn the cats are laid out (AK-X-BASTET2)."""
        return [LayCat(god, self.number, ())]

    def conflict_over(self, table: AnkhTable, god: int) -> Questions:
        """After a conflict all cats are laid out anew (AK-X-BASTET2)."""
        self.take_up(table, god)
        return [LayCat(god, self.number, ())]

    def take_up(self, table: AnkhTable, god: int) -> None:
        """All cats are on the dashboard, and nobody knows which is which afterwards."""
        revealed = self.tokens(table)[REVEALED]
        set_tokens(table, self.number, (*TAKEN_UP, 0, revealed), "cats_taken_up", god)

    def turn_begins(self, table: AnkhTable, god: int, seat: int) -> Questions:
        """A cat may be revealed once in a turn of another god (AK-X-BASTET4)."""
        tokens = self.tokens(table)
        if tokens[REVEALED]:
            set_tokens(table, self.number, (*tokens[:REVEALED], 0), "cats_settle", god)
        return self.reveals(table, god, seat)

    def action_done(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        return self.reveals(table, god, seat)

    def reveals(self, table: AnkhTable, god: int, seat: int) -> Questions:
        """What a player of another god is asked, if a cat is within reach (AK-X-BASTET4)."""
        if table.god_of[seat] == god or self.tokens(table)[REVEALED]:
            return NO_QUESTIONS
        return [RevealCat(seat, self.number)] if self.within_reach(table, seat) else NO_QUESTIONS

    def within_reach(self, table: AnkhTable, seat: int) -> list[int]:
        """The cats face down that a figure of a player's god is next to (AK-X-BASTET3)."""
        near = beside(table, table.figures[table.god_of[seat]])
        return [space for space in self.hidden_at(table) if hexset.contains(near, space)]

    def cards_revealed(self, table: AnkhTable, god: int) -> None:
        """In a battle of hers the cat of the region is revealed with the cards (AK-X-BASTET6)."""
        assert table.battle is not None
        if god in table.battle.gods:
            for cat in range(CATS):
                place = self.tokens(table)[cat]
                if place >= 0 and table.division.region_of[place] == table.battle.region:
                    self.lay_open(table, god, cat, place)

    def battle_bonus(self, table: AnkhTable, god: int, region: int) -> int:
        """The value of an open cat in the region (AK-X-BASTET6, AK-X-BASTET7)."""
        bonus = 0
        for cat, value in enumerate(VALUES):
            place = self.tokens(table)[cat]
            if place >= 0 and not self.is_hidden(table, cat):
                bonus += value if table.division.region_of[place] == region else 0
        return bonus

    def region_resolved(self, table: AnkhTable, god: int, region: int) -> None:
        """A cat that lies open goes to the dashboard (AK-X-BASTET6)."""
        for cat in range(CATS):
            if self.tokens(table)[cat] >= 0 and not self.is_hidden(table, cat):
                self.lay_open(table, god, cat, DASHBOARD)

    def monument_destroyed(self, table: AnkhTable, god: int, space: int) -> None:
        """The cat of a destroyed monument goes back, unrevealed (AK-X-BASTET3)."""
        tokens = self.tokens(table)
        if space in tokens[:CATS]:
            left = tuple([DASHBOARD if place == space else place for place in tokens[:CATS]])
            set_tokens(table, self.number, (*left, *tokens[OPEN:]), "hidden_cat_back", god)

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        """The tokens leave the game (AK-X-GOD3)."""
        set_tokens(table, self.number, self.first_tokens(), "cats_taken_up", holder)

    def lay_open(self, table: AnkhTable, god: int, cat: int, place: int) -> None:
        """A cat lies open, where it was or on the dashboard."""
        tokens = list(self.tokens(table))
        event = "cat_revealed" if self.is_hidden(table, cat) else "cat_back"
        tokens[cat] = place
        tokens[OPEN] |= BIT[cat]
        set_tokens(table, self.number, tuple(tokens), event, god, VALUES[cat])


def read_place(table: AnkhTable, name: object) -> int:
    """Where a cat is, by the name of a space."""
    if name is None:
        return DASHBOARD
    space = space_called(table.division.map, str(name))
    if space < 0:
        raise ValueError(f"expected a space of the map or null, found {name!r}")
    return space


class LayCat(Question[AnkhTable]):
    """A monument, anybody's, in a region without a cat (AK-X-BASTET2). An answer is its space."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("ability", ABILITY), ("spaces", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = LAYING_OUT
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("cat", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-BASTET2"
    WHEN: ClassVar[str] = "AK-X-BASTET2"

    def __init__(self, seat: int, ability: int, spaces: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        #: Where cats lie already.
        self.spaces: Final = spaces

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(all_monuments(table), "AK-X-BASTET2")
        for space in self.spaces:
            region = table.division.region_of[space]
            left.never(table.division.regions[region], "AK-X-BASTET2")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"cat {space_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        spaces = tuple(sorted([*self.spaces, answer]))
        following = LayCat(self.seat, self.ability, spaces)
        if len(spaces) < CATS and following.legal(table):
            table.frames.append(following)
        else:
            table.frames.append(HideCats((self.seat,), self.ability, spaces))


class HideCats(SecretQuestion[AnkhTable]):
    """Which cat lies where is her secret (AK-X-BASTET1, AK-X-BASTET9).

    An answer is a way to lay the cats onto the spaces, ascending; the rest stays on the dashboard.
    """

    FIELDS: ClassVar[Fields] = (("seats", GODS), ("ability", ABILITY), ("spaces", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = LAYING_OUT
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, len(WAYS) - 1)
    VERBS: ClassVar[Verbs] = (verb("hide", COUNT),)
    OBLIGES: ClassVar[str] = "AK-X-BASTET2"
    WHEN: ClassVar[str] = "AK-X-BASTET2"

    def __init__(self, seats: tuple[int, ...], ability: int, spaces: tuple[int, ...]) -> None:
        super().__init__(seats)
        self.ability: Final = ability
        self.spaces: Final = spaces

    def wishes(self, table: AnkhTable) -> list[int]:
        return self.legal(table, self.seats[0])

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        """With fewer places than cats, ways that leave the same cats over are the same."""
        placed = len(self.spaces)
        ways = [n for n, way in enumerate(WAYS) if list(way[placed:]) == sorted(way[placed:])]
        left.only_numbers(bitset(ways), "AK-X-BASTET2")

    def notation(self, table: AnkhTable, answer: int) -> str:
        """The values in the order of the spaces: `hide 301`."""
        cats = WAYS[answer][: len(self.spaces)]
        return "hide " + "".join([str(VALUES[cat]) for cat in cats])

    def reveal(self, table: AnkhTable, answers: list[int]) -> None:
        places = list(TAKEN_UP)
        for cat, space in zip(WAYS[answers[0]], self.spaces, strict=False):
            places[cat] = space
        revealed = table.tokens[self.ability][REVEALED]
        tokens = (*places, 0, revealed)
        set_tokens(table, self.ability, tokens, "cats_laid", self.seats[0], len(self.spaces))


class RevealCat(Question[AnkhTable]):
    """Once in a turn a player may reveal a cat next to a figure of the god (AK-X-BASTET4)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver", "ChooseAction")
    CLICK: ClassVar[str] = "piece"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[Verbs] = (verb("reveal", SPACE), verb("reveal nothing", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-X-BASTET4"
    WHEN: ClassVar[str] = "AK-X-BASTET4"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*all_spaces(table), DONE]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        spaces = bastet(table, self.ability).within_reach(table, self.seat)
        left.only(hexset.of(spaces), "AK-X-BASTET4")
        if spaces:
            left.may(DONE)

    def notation(self, table: AnkhTable, answer: int) -> str:
        return "reveal nothing" if answer == DONE else f"reveal {space_name(table, answer)}"

    def reveals(self, table: AnkhTable, answer: int) -> bool:
        """A single figure beside the cat reveals it at once."""
        return answer != DONE

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            table.frames.append(RevealWith(self.seat, self.ability, answer))


class RevealWith(Question[AnkhTable]):
    """The figure that a cat is revealed with; the 0 kills it (AK-X-BASTET4, AK-X-BASTET5)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY), ("space", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver", "ChooseAction")
    CLICK: ClassVar[str] = "piece"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("with", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-BASTET4"
    WHEN: ClassVar[str] = "AK-X-BASTET4"

    def __init__(self, seat: int, ability: int, space: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.space: Final = space

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(table.figures[table.god_of[self.seat]], "AK-X-BASTET4")
        left.only(beside(table, hexset.single(self.space)), "AK-X-BASTET4")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"with {space_name(table, answer)}"

    def reveals(self, table: AnkhTable, answer: int) -> bool:
        return True

    def answer(self, table: AnkhTable, answer: int) -> None:
        """The 0 kills the figure unless it is a god; then all cats are laid out anew."""
        ability = bastet(table, self.ability)
        holder = holder_of(table, ability)
        cat = table.tokens[self.ability].index(self.space)
        tokens = list(table.tokens[self.ability])
        tokens[cat], tokens[REVEALED] = DASHBOARD, 1
        tokens[OPEN] |= BIT[cat]
        set_tokens(table, self.ability, tuple(tokens), "cat_revealed", holder, VALUES[cat])
        if cat == DEADLY:
            ability.take_up(table, holder)
            table.frames.append(LayCat(holder, self.ability, ()))
            figure = figure_at(table, answer)
            if table.kinds[figure] != GOD:
                kill(table, (figure,))


def bastet(table: AnkhTable, number: int) -> Bastet:
    """The ability that a question belongs to."""
    ability = table.box.abilities[number]
    assert isinstance(ability, Bastet)
    return ability


def holder_of(table: AnkhTable, ability: Bastet) -> int:
    """The god in play that has the cats."""
    for god in table.ascending:
        if ability in table.powers[god]:
            return god
    return NOBODY
