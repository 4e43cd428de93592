"""Conflict: every region in order, then what follows the 3rd, 4th and 5th (AK-X)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Section
from ennead.engine.steps import Step, Steps
from ennead.games.ankh.battle.rules import start_battle
from ennead.games.ankh.ending.rules import end_of_game, forget_gods
from ennead.games.ankh.merging.rules import start_merging
from ennead.games.ankh.powers.moments import in_conflicts, of_figures
from ennead.games.ankh.table.board import gods_in
from ennead.games.ankh.table.changes import destroy_monument, give_tiebreaker, put_tiebreaker_back
from ennead.games.ankh.table.devotion import gain_devotion
from ennead.games.ankh.table.fields import CONFLICT_STEP, FLAG, GODS_SEAT, REGION, SEAT, TOKEN
from ennead.games.ankh.table.pieces import CONFLICT as CONFLICT_SPACE
from ennead.games.ankh.table.pieces import EVENTS
from ennead.games.ankh.table.table import GOES_ON, AnkhTable
from ennead.hexes import hexset

LAST_CONFLICT: Final = 5
NO_REGION: Final = -1
#: By space of the event track, how many conflicts there are up to it.
CONFLICTS_UP_TO: Final[tuple[int, ...]] = tuple(
    [EVENTS[: space + 1].count(CONFLICT_SPACE) for space in range(len(EVENTS))]
)


class Conflict(Steps[AnkhTable]):
    """The steps of a conflict, one after another."""

    FIELDS: ClassVar[Fields] = (("step", CONFLICT_STEP), ("seat", SEAT))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn")

    def __init__(self, step: int, seat: int) -> None:
        super().__init__(step)
        #: The player who triggered the conflict.
        self.seat: Final = seat

    def steps(self) -> tuple[Step, ...]:
        return CONFLICT

    def carry_out(self, table: AnkhTable, step: Step) -> None:
        step.act(table, self.seat)

    def at(self, step: int) -> Conflict:
        return Conflict(step, self.seat)


def take_tiebreaker(table: AnkhTable, seat: int) -> None:
    """The god that triggered the conflict takes the tiebreaker, face up (AK-X1)."""
    give_tiebreaker(table, table.god_of[seat], conflicts_so_far(table))


def powers_at_start(table: AnkhTable, seat: int) -> None:
    """Powers that act before any region (AK-X2)."""
    in_conflicts.conflict_begins(table)


def destroy_monuments(table: AnkhTable, seat: int) -> None:
    """Monuments that figures point at are destroyed, all at once (AK-X2, AK-GS5)."""
    for space in hexset.members(in_conflicts.destroyed_monuments(table)):
        destroy_monument(table, space)
    in_conflicts.before_regions(table)


def resolve_regions(table: AnkhTable, seat: int) -> None:
    """Regions in ascending order of their tokens (AK-X3)."""
    table.frames.append(Regions(0))


def return_tiebreaker(table: AnkhTable, seat: int) -> None:
    """The tiebreaker goes back, and powers used in the conflict return (AK-X8, AK-X12)."""
    in_conflicts.conflict_ends(table)
    put_tiebreaker_back(table, conflicts_so_far(table))


def aftermath(table: AnkhTable, seat: int) -> None:
    """Merging after the 3rd, forgotten gods after the 4th, the end after the 5th (AK-X9)."""
    number = conflicts_so_far(table)
    if number < LAST_CONFLICT and not table.box.is_base:
        table.frames.append(ConflictOver())
    if number == 3 and table.players >= 3:
        start_merging(table)
    elif number == 4:
        forget_gods(table)
    elif number == LAST_CONFLICT:
        end_of_game(table)


CONFLICT: Final[tuple[Step, ...]] = (
    Step("tiebreaker", "AK-X1", take_tiebreaker),
    Step("powers", "AK-X2", powers_at_start),
    Step("destruction", "AK-GS2", destroy_monuments),
    Step("regions", "AK-X3", resolve_regions),
    Step("tiebreaker_back", "AK-X8", return_tiebreaker),
    Step("aftermath", "AK-X9", aftermath),
)


class ConflictOver(Section[AnkhTable]):
    """What gods do after a conflict waits for the merging or the forgotten gods."""

    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn")

    def proceed(self, table: AnkhTable) -> None:
        in_conflicts.conflict_over(table)


class Regions(Section[AnkhTable]):
    """The region with the next higher token: skipped, dominated or fought over (AK-X3 to AK-X6)."""

    FIELDS: ClassVar[Fields] = (("token", TOKEN),)
    BENEATH: ClassVar[tuple[str, ...]] = ("Conflict regions",)

    def __init__(self, token: int) -> None:
        #: The token of the region resolved last.
        self.token: Final = token

    def proceed(self, table: AnkhTable) -> None:
        if self.token:
            in_conflicts.region_resolved(table, table.order.index(self.token))
        region = next_region(table, self.token)
        if region == NO_REGION:
            return
        table.frames.append(Regions(table.order[region]))
        of_figures.read_presence(table)
        gods = gods_in(table, region)
        if len(gods) == 1:
            table.frames.append(Domination(0, gods[0], region))
        elif gods:
            start_battle(table, region, gods)


def next_region(table: AnkhTable, last: int) -> int:
    """The region with the lowest token above the last one resolved, or NO_REGION (AK-X3)."""
    following = NO_REGION
    for region, token in enumerate(table.order):
        if token > last and (following == NO_REGION or token < table.order[following]):
            following = region
    return following


class Domination(Section[AnkhTable]):
    """First 1 devotion for each majority, then 1 for dominating: two gains (AK-X5)."""

    FIELDS: ClassVar[Fields] = (("step", FLAG), ("god", GODS_SEAT), ("region", REGION))
    BENEATH: ClassVar[tuple[str, ...]] = ("Regions",)

    def __init__(self, step: int, god: int, region: int) -> None:
        self.step: Final = step
        self.god: Final = god
        self.region: Final = region

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The region whose token was reached (AK-X3)."""
        assert isinstance(below, Regions)
        reached = table.order[self.region] == below.token
        return "" if reached else f"expected the region with token {below.token} (AK-X3)"

    def proceed(self, table: AnkhTable) -> None:
        if self.step == 0:
            table.frames.append(Domination(1, self.god, self.region))
            if table.events is not None:
                table.tell("dominates", self.god, table.order[self.region])
            gain_devotion(
                table, self.god, in_conflicts.majority_devotion(table, self.god, self.region)
            )
        else:
            more = in_conflicts.region_devotion(table, self.god, self.region)
            gain_devotion(table, self.god, 1 + more)
            if table.ending == GOES_ON:
                in_conflicts.dominated(table, self.god, self.region)


def conflicts_so_far(table: AnkhTable) -> int:
    """How many conflicts the event marker has reached."""
    return CONFLICTS_UP_TO[table.event]
