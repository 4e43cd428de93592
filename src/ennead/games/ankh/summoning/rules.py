"""Summon Figure: from where, which figure, and onto which space (AK-U)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from ennead.engine.bitset import BitSet, bit, members
from ennead.engine.fields import NUMBERS
from ennead.engine.frames import Fields, Frame, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.moving.rules import DONE, Aim
from ennead.games.ankh.powers.moments import in_turns, of_figures
from ennead.games.ankh.table.board import all_figures, beside, empty_land, empty_water
from ennead.games.ankh.table.changes import lose_followers, put_figure
from ennead.games.ankh.table.fields import FIGURE_KIND, FLAG, FROM, KIND, SEAT, SPACE
from ennead.games.ankh.table.limits import next_to
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import (
    FIRST_PACK_KIND,
    KINDS,
    NOBODY,
    POOL,
    WARRIOR,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

#: The source of the regular figure; every other source is the space of an extra one's origin,
#: or TOKENS.
REGULAR: Final = DONE + 1
TOKENS: Final = DONE + 2

#: Answers to `SummonKind` besides the kinds: a trapped warrior; nothing.
CAPTIVE: Final = KINDS
NO_FIGURE: Final = KINDS + 1
assert NO_FIGURE + 1 == FIRST_PACK_KIND
CAPTIVE_PRICE: Final = 1


class Summon(Section[AnkhTable]):
    """One regular figure and the extras of powers, in any order, each if wanted (AK-U5, AK-U6)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("regular_used", FLAG), ("extras_used", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)

    def __init__(self, seat: int, regular_used: int, extras_used: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.regular_used: Final = regular_used
        self.extras_used: Final = extras_used

    def proceed(self, table: AnkhTable) -> None:
        found = sources(table, table.god_of[self.seat], self.regular_used, self.extras_used)
        if len(found) == 1:
            table.frames.append(
                SummonKind(self.seat, self.regular_used, self.extras_used, found[0], 1)
            )
        elif found:
            table.frames.append(SummonSource(self.seat, self.regular_used, self.extras_used))


class SummonSource(Question[AnkhTable]):
    """Which of several figures comes next: the regular one or an extra one (AK-LP3)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("regular_used", FLAG), ("extras_used", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)
    CLICK: ClassVar[str] = "piece"
    ANSWERS: ClassVar[tuple[int, int]] = (0, TOKENS)
    VERBS: ClassVar[Verbs] = (
        verb("extra token", number=TOKENS),
        verb("regular", number=REGULAR),
        verb("extra", SPACE),
        verb("done", number=DONE),
    )
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-U6"
    WHEN: ClassVar[str] = "AK-U1"

    def __init__(self, seat: int, regular_used: int, extras_used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.regular_used: Final = regular_used
        self.extras_used: Final = extras_used

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        god = table.god_of[self.seat]
        extra = in_turns.extra_summons(table, god)
        found = sources(table, god, self.regular_used, self.extras_used)
        left.only(spaces_of(extra), "AK-L2d")
        left.never(spaces_of(self.extras_used), "AK-LP3")
        left.only(spaces_of(found), "AK-U3")
        left.may(DONE)
        if REGULAR in found:
            left.may(REGULAR)
        elif left.wish == REGULAR:
            left.blame("AK-U1" if self.regular_used else "AK-U3")
        if TOKENS in found:
            left.may(TOKENS)
        elif left.wish == TOKENS:
            left.blame("AK-U3" if TOKENS in extra and TOKENS not in self.extras_used else "AK-O2")

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            table.frames.append(
                SummonKind(self.seat, self.regular_used, self.extras_used, answer, 0)
            )


class SummonKind(Question[AnkhTable]):
    """A warrior or guardian of the pool, or one's warrior in another's slot (AK-U1, AK-AN3)."""

    FIELDS: ClassVar[Fields] = (
        ("seat", SEAT),
        ("regular_used", FLAG),
        ("extras_used", NUMBERS),
        ("source", FROM),
        ("optional", FLAG),
    )
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)
    CLICK: ClassVar[str] = "figure"
    ANSWERS: ClassVar[tuple[int, int]] = (WARRIOR, NO_FIGURE)
    VERBS: ClassVar[Verbs] = (verb("summon", KIND), verb("done", number=NO_FIGURE))
    NOTHING: ClassVar[int] = NO_FIGURE
    OBLIGES: ClassVar[str] = "AK-U5"
    WHEN: ClassVar[str] = "AK-U1"

    def __init__(
        self, seat: int, regular_used: int, extras_used: tuple[int, ...], source: int, optional: int
    ) -> None:
        super().__init__(seat)
        self.regular_used: Final = regular_used
        self.extras_used: Final = extras_used
        self.source: Final = source
        self.optional: Final = optional

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A source that has a figure and a space for it (AK-U1)."""
        found = sources(table, table.god_of[self.seat], self.regular_used, self.extras_used)
        return "" if self.source in found else "no figure can be summoned from this source"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        god = table.god_of[self.seat]
        if in_turns.captive(table, god) == NOBODY or table.followers[god] < CAPTIVE_PRICE:
            left.never_numbers(bit(CAPTIVE), "AK-AN3")
        pool = kinds_in_pool(table, god) | bit(CAPTIVE)
        left.only_numbers(pool | bit(NO_FIGURE), "AK-U1")
        if not self.optional:
            left.never_numbers(bit(NO_FIGURE), "AK-U5")
        rule = "AK-U3" if self.source == REGULAR else "AK-LP4"
        left.only_numbers(summonable(table, god, self.source) | bit(NO_FIGURE), rule)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != NO_FIGURE:
            table.frames.append(
                SummonTo(self.seat, self.regular_used, self.extras_used, self.source, answer)
            )


class SummonTo(Question[AnkhTable]):
    """An empty land space adjacent to an own figure or controlled monument (AK-U1, AK-U2)."""

    FIELDS: ClassVar[Fields] = (
        ("seat", SEAT),
        ("regular_used", FLAG),
        ("extras_used", NUMBERS),
        ("source", FROM),
        ("kind", FIGURE_KIND),
    )
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)
    CLICK: ClassVar[str] = "destination"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("at", SPACE),)
    OBLIGES: ClassVar[str] = "AK-U5"
    WHEN: ClassVar[str] = "AK-U1"

    def __init__(
        self, seat: int, regular_used: int, extras_used: tuple[int, ...], source: int, kind: int
    ) -> None:
        super().__init__(seat)
        self.regular_used: Final = regular_used
        self.extras_used: Final = extras_used
        self.source: Final = source
        self.kind: Final = kind

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A kind of figure that the source has a space for (AK-U1)."""
        used = SummonKind(self.seat, self.regular_used, self.extras_used, self.source, 0)
        flaw = used.flaw(table, below)
        if flaw:
            return flaw
        found = summonable(table, table.god_of[self.seat], self.source)
        return "" if found & bit(self.kind) else "no figure of this kind can be summoned"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        limit_summoning(table, table.god_of[self.seat], self.source, self.kind, left)

    def answer(self, table: AnkhTable, answer: int) -> None:
        god = table.god_of[self.seat]
        if self.source == REGULAR:
            table.frames.append(Summon(self.seat, 1, self.extras_used))
        else:
            used = tuple(sorted([*self.extras_used, self.source]))
            table.frames.append(Summon(self.seat, self.regular_used, used))
        summon(table, god, self.seat, self.kind, answer)


def summon(table: AnkhTable, god: int, seat: int, kind: int, space: int) -> None:
    """A figure of a kind comes from the pool, a trapped warrior for its price (AK-U1, AK-AN3)."""
    if kind == CAPTIVE:
        figure = in_turns.captive(table, god)
        lose_followers(table, god, CAPTIVE_PRICE)
        in_turns.release(table, figure)
    else:
        figure = in_pool(table, god, kind)
    bring_in(table, god, seat, figure, space)


def bring_in(table: AnkhTable, god: int, seat: int, figure: int, space: int) -> None:
    """A figure is summoned; powers that act on summoning follow, then it is aimed (AK-GS1)."""
    put_figure(table, figure, space)
    if of_figures.is_aimed(table, figure):
        table.frames.append(Aim(seat, figure))
    in_turns.summoned(table, god, seat, figure)


def sources(
    table: AnkhTable, god: int, regular_used: int, extras_used: tuple[int, ...]
) -> list[int]:
    """The sources that still have a figure to summon and a space for it."""
    found = [source for source in in_turns.extra_summons(table, god) if source not in extras_used]
    if not regular_used:
        found.append(REGULAR)
    return [source for source in found if summonable(table, god, source)]


def summonable(table: AnkhTable, god: int, source: int) -> BitSet:
    """The kinds that a source has a space for."""
    kinds = kinds_in_pool(table, god)
    if in_turns.captive(table, god) != NOBODY and table.followers[god] >= CAPTIVE_PRICE:
        kinds |= bit(CAPTIVE)
    if not hexset.is_empty(summon_spaces(table, god, source, WARRIOR)):
        return kinds  # where a warrior can go, any figure can
    for kind in members(kinds):
        if hexset.is_empty(summon_spaces(table, god, source, kind)):
            kinds &= ~bit(kind)
    return kinds


def kinds_in_pool(table: AnkhTable, god: int) -> BitSet:
    """The kinds of the figures in a god's pool."""
    found: BitSet = 0
    for figure, owner in enumerate(table.owner):
        if owner == god and table.place[figure] == POOL:
            found |= bit(table.kinds[figure])
    return found


def spaces_of(sources: Iterable[int]) -> HexSet:
    """Those of some sources that are spaces."""
    return hexset.of([source for source in sources if source <= LAST_SPACE])


def summon_spaces(table: AnkhTable, god: int, source: int, kind: int) -> HexSet:
    """Where a figure of a kind may be put."""
    left = Left()
    limit_summoning(table, god, source, kind, left)
    return left.spaces()


def limit_summoning(table: AnkhTable, god: int, source: int, kind: int, left: Left) -> None:
    """Where a figure of a kind may be put (AK-U1, AK-U2, AK-U4, AK-LP4, AK-GA1, AK-GA3, AK-O2)."""
    water = table.division.map.water
    near = spaces_near(table, god, source)
    free = empty_land(table)
    if kind == CAPTIVE or not of_figures.may_be_summoned_in_water(table, kind):
        left.never(water, "AK-B8")
    else:
        left.never(hexset.common(water, all_figures(table)), "AK-B3")
        free = hexset.union(free, empty_water(table))
        if source == REGULAR:
            near = hexset.union(near, empty_water(table))
            near = hexset.union(near, of_figures.flooded(table, god))
        left.never(hexset.without(water, near), "AK-GA4" if source == TOKENS else "AK-GA3")
    warded = hexset.without(of_figures.warded_against(table, god), water)
    left.never(warded, of_figures.warding_rule(table, left.wish, "AK-O4"))
    if source == TOKENS:
        left.only(near, "AK-O2")
        return
    left.only(free, "AK-U1")
    if left.wish >= 0:
        across = hexset.without(next_to(table, origin_of(table, god, source)), near)
        left.never(across, "AK-U2")
    left.only(near, "AK-U1" if source == REGULAR else "AK-LP4")


def origin_of(table: AnkhTable, god: int, source: int) -> HexSet:
    """What a figure must be put beside: own figures and monuments, or the extra one's origin."""
    if source != REGULAR:
        return hexset.single(source)
    return hexset.union(of_figures.own_figures(table, god), table.controlled[god])


def spaces_near(table: AnkhTable, god: int, source: int) -> HexSet:
    """The spaces that a figure out of a source may be put on, whatever is on them."""
    if source != REGULAR:
        return in_turns.extra_spaces(table, god, source)
    own = beside(table, origin_of(table, god, source))
    return hexset.union(own, in_turns.extra_summon_spaces(table, god))


def in_pool(table: AnkhTable, god: int, kind: int) -> int:
    """A figure of a kind in a god's pool."""
    for figure, owner in enumerate(table.owner):
        if owner == god and table.kinds[figure] == kind and table.place[figure] == POOL:
            return figure
    raise AssertionError("only what is in the pool is offered")


def figure_name(table: AnkhTable, figure: int) -> str:
    """A figure in notation: its kind and, if it is on the board, its space."""
    kind, place = kind_name(table, table.kinds[figure]), table.place[figure]
    return f"{kind} {space_name(table, place)}" if place >= 0 else kind


def kind_name(table: AnkhTable, kind: int) -> str:
    """A kind of figure in notation."""
    return table.box.kinds[kind].name
