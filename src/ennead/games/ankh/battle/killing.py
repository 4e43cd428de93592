"""Killing: figures leave together, then traps, returns and losses (AK-Y23)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.steps import NO, YES, YesNo, ask_in_order
from ennead.games.ankh.powers.moments import in_battles, of_figures
from ennead.games.ankh.summoning.rules import bring_in, figure_name
from ennead.games.ankh.table.board import beside, empty_land, figure_at, figures_in, god_figure
from ennead.games.ankh.table.changes import kill_figure
from ennead.games.ankh.table.devotion import least_devoted_first, lose_devotion
from ennead.games.ankh.table.fields import CHOICES, FIGURE, FIGURE_AT, FIGURES, GODS_SEAT, SPACE
from ennead.games.ankh.table.limits import next_to
from ennead.games.ankh.table.pieces import BIT, GOD, POOL, TRAPPED
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE

Figures = tuple[int, ...]


class KeepAlive(YesNo[AnkhTable]):
    """Figure by figure, a god keeps alive what it may keep, or lets it die (AK-IS5)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("doomed", FIGURES), ("choices", CHOICES))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps deaths",)
    CLICK: ClassVar[str] = "piece"
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (
        verb("keep alive", FIGURE_AT, YES),
        verb("let die", FIGURE_AT, NO),
        verb("keep alive", number=YES),
        verb("let die", number=NO),
    )
    OBLIGES: ClassVar[str] = "AK-IS5"
    WHEN: ClassVar[str] = "AK-IS1"

    def __init__(self, seat: int, doomed: Figures, choices: Figures) -> None:
        super().__init__(seat)
        self.doomed: Final = doomed
        self.choices: Final = choices

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """Figures of the region, the first to decide about this god's (AK-IS5)."""
        figures = [*self.doomed, *self.choices]
        area = table.division.regions[deaths_region(table, below)]
        if not self.choices or table.owner[self.choices[0]] != self.seat:
            return "expected a figure of this god to decide about (AK-IS5)"
        if len(set(figures)) < len(figures):
            return "a figure is both doomed and to be decided about"
        for figure in figures:
            space = table.place[figure]
            if table.kinds[figure] == GOD or space < 0 or not hexset.contains(area, space):
                return f"figure {figure} cannot die in this battle"
            if table.battle is not None and table.owner[figure] not in table.battle.gods:
                return f"figure {figure} does not fight"
        return ""

    def notation(self, table: AnkhTable, answer: int) -> str:
        verb = "keep alive" if answer else "let die"
        return f"{verb} {figure_name(table, self.choices[0])}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        figure = self.choices[0]
        if answer and table.events is not None:
            space = table.place[figure]
            table.tell("kept_alive", self.seat, table.kinds[figure], space, figure)
        doomed = self.doomed if answer else (*self.doomed, figure)
        rest = self.choices[1:]
        if rest:
            table.frames.append(KeepAlive(table.owner[rest[0]], doomed, rest))
        else:
            kill(table, tuple(sorted(doomed)))


def deaths_region(table: AnkhTable, below: Frame[Any]) -> int:
    """The region of a battle, or else the one whose token was reached last."""
    if table.battle is not None:
        return table.battle.region
    token = below.fields()[0]
    return table.order.index(token) if isinstance(token, int) and token in table.order else 0


def kill_in_region(table: AnkhTable, gods: list[int], region: int) -> None:
    """All figures of some gods in a region die, but gods and protected ones (AK-Y12, AK-Y15)."""
    doomed: list[int] = []
    choices: list[int] = []
    protected = 0 if table.battle is None else table.battle.protected
    for god in gods:
        kept = in_battles.may_keep(table, god)
        for space in hexset.members(figures_in(table, god, region)):
            figure = figure_at(table, space)
            if table.kinds[figure] == GOD or protected & BIT[figure]:
                continue
            (choices if hexset.contains(kept, space) else doomed).append(figure)
    if choices:
        table.frames.append(KeepAlive(table.owner[choices[0]], tuple(doomed), tuple(choices)))
    else:
        kill(table, tuple(sorted(doomed)))


def kill(table: AnkhTable, figures: Figures) -> None:
    """Figures are killed at one moment; one that returns is no longer under Flood (AK-K11)."""
    if not figures:
        return
    for figure in figures:
        kill_figure(table, figure)
        of_figures.figure_left(table, figure)
        if table.battle is not None:
            table.battle.lost[of_figures.counts_for(table, figure)] += 1
            table.battle.protected &= ~BIT[figure]
    table.frames.append(Mourning(figures))
    table.frames.append(Returns(figures))
    of_figures.killed(table, figures)


class Returns(Section[AnkhTable]):
    """Some killed figures are summoned again, in ascending devotion of their owners (AK-Y23)."""

    FIELDS: ClassVar[Fields] = (("figures", FIGURES),)
    BENEATH: ClassVar[tuple[str, ...]] = ("Mourning",)

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """Figures that were killed just now (AK-Y23)."""
        if any(table.place[figure] not in (POOL, TRAPPED) for figure in self.figures):
            return "a killed figure is in the pool, or trapped (AK-C7)"
        return not_killed(table, self.figures)

    def proceed(self, table: AnkhTable) -> None:
        # Of one god's figures, which are alike, the last returns first: so records have it.
        returning = [figure for figure in self.figures[::-1] if of_figures.returns(table, figure)]
        order = [
            Return(god, figure)
            for god in table.ascending
            for figure in returning
            if table.owner[figure] == god
        ]
        ask_in_order(table, order)


class Return(Question[AnkhTable]):
    """An empty land space adjacent to its owner's god; with none it stays in the pool (AK-GM1)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("figure", FIGURE))
    BENEATH: ClassVar[tuple[str, ...]] = ("Mourning", "Return")
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("return", SPACE),)
    OBLIGES: ClassVar[str] = "AK-GM1"
    WHEN: ClassVar[str] = "AK-GM1"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A killed figure that is summoned again (AK-GM1)."""
        figure = self.figure
        if table.owner[figure] != self.seat or table.place[figure] != POOL:
            return "the figure is not in this god's pool"
        return "" if of_figures.returns(table, figure) else "this figure does not return (AK-GM1)"

    def home(self, table: AnkhTable) -> int:
        """The space of the god figure that it returns to."""
        return table.place[god_figure(table, of_figures.counts_for(table, self.figure))]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        space = self.home(table)
        if space < 0:  # only in a position set up without the god's figure
            left.nothing("AK-GM1")
            return
        home = hexset.single(space)
        near = beside(table, home)
        warded = of_figures.warded_against(table, self.seat)
        left.never(warded, of_figures.warding_rule(table, left.wish, "AK-O4"))
        if left.wish >= 0:
            left.never(hexset.without(next_to(table, home), near), "AK-B5")
        left.only(near, "AK-GM1")
        left.only(empty_land(table), "AK-GM1")

    def answer(self, table: AnkhTable, answer: int) -> None:
        bring_in(table, self.seat, self.seat, self.figure, answer)


class Mourning(Section[AnkhTable]):
    """Every other god loses 1 devotion for each mourned figure, as one move (AK-GC, AK-D8)."""

    FIELDS: ClassVar[Fields] = (("figures", FIGURES),)
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps plague", "Plague", "BattleSteps deaths")

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """Figures that can have been killed (AK-GC)."""
        return not_killed(table, self.figures)

    def proceed(self, table: AnkhTable) -> None:
        mourned = [figure for figure in self.figures if of_figures.is_mourned(table, figure)]
        for god in least_devoted_first(table, table.ascending):
            others = [figure for figure in mourned if of_figures.counts_for(table, figure) != god]
            lose_devotion(table, god, len(others))


def not_killed(table: AnkhTable, figures: Figures) -> str:
    """A figure that cannot have been killed, if there is one (AK-C6)."""
    for figure in figures:
        if table.kinds[figure] == GOD or table.owner[figure] not in table.ascending:
            return f"figure {figure} cannot have been killed (AK-C6)"
    return ""
