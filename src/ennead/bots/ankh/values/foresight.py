"""Looking one decision ahead: a choice in parts is judged by what its best parts lead to."""

from __future__ import annotations

from functools import cache

from ennead.bots.ankh.packs import Question, of_an_action, parts_of
from ennead.bots.ankh.values.equivalence import representatives
from ennead.bots.ankh.values.evaluation import Evaluation
from ennead.games.ankh.battle.cards import BuildAt, BuildType
from ennead.games.ankh.battle.killing import KeepAlive
from ennead.games.ankh.caravan.rules import KeepToken, SwapToken
from ennead.games.ankh.control.rules import ControlMonument
from ennead.games.ankh.moving.rules import DONE, Aim, MoveFigure, MoveTo, Push
from ennead.games.ankh.powers.ankh_powers import Gather, GatherAt
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.summoning.rules import SummonKind, SummonSource, SummonTo
from ennead.games.ankh.table.board import figure_at
from ennead.games.ankh.table.changes import move_figure
from ennead.games.ankh.table.pieces import BIT
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import ChooseAction
from ennead.games.ankh.unlocking.rules import UnlockPower

#: A position and what it is worth.
Outcome = tuple[float, AnkhTable]

#: What may follow a question as a part of the same decision; abilities have more.
PARTS: dict[Question, tuple[Question, ...]] = {
    MoveFigure: (MoveTo,),
    MoveTo: (Push, Aim),
    Push: (Aim,),
    SummonSource: (SummonKind, SummonTo),
    SummonKind: (SummonTo,),
    SummonTo: (Aim,),
    Gather: (GatherAt,),
    GatherAt: (Aim,),
    BuildType: (BuildAt,),
    KeepToken: (SwapToken,),
    KeepAlive: (KeepAlive,),
}
#: What an action leads to before another seat is asked, the event it triggers included.
OF_AN_ACTION: tuple[Question, ...] = (
    *(MoveFigure, SummonSource, SummonKind, SummonTo, Aim, UnlockPower),
    ControlMonument,
)
#: A figure moves only if that is worth more than this.
INERTIA = 0.02


@cache
def parts_with(packs: tuple[str, ...]) -> dict[Question, tuple[Question, ...]]:
    """Return what may follow a question with the abilities of some packs."""
    more = parts_of(packs)
    return {
        question: (*PARTS.get(question, ()), *more.get(question, ())) for question in PARTS | more
    }


class Foresight:
    """What the answers of one seat lead to."""

    def __init__(self, evaluation: Evaluation, packs: tuple[str, ...]) -> None:
        self.evaluation = evaluation
        self.seat = evaluation.seat
        self.parts = parts_with(packs)
        self.of_an_action: tuple[Question, ...] = (*OF_AN_ACTION, *of_an_action(packs))

    def values(self, table: AnkhTable) -> dict[int, float]:
        """Value each answer to the question on top."""
        frame = table.frames[-1]
        same = representatives(table, frame)
        if isinstance(frame, ChooseAction):
            found = {answer: self.act(table, answer) for answer in table.legal}
        else:
            found = {answer: self.outcome(table, answer)[0] for answer in set(same.values())}
        if isinstance(frame, (MoveFigure, Gather)):
            found[DONE] += INERTIA
        return {answer: found[same[answer]] for answer in table.legal}

    def outcome(self, table: AnkhTable, answer: int) -> Outcome:
        """Return where an answer leads, with the best parts that follow."""
        if isinstance(table.frames[-1], MoveFigure) and answer != DONE:
            figure = figure_at(table, answer)
            if not of_figures.may_push(table, figure) and not of_figures.is_aimed(table, figure):
                return self.best_move(table, figure)
        after = table.clone()
        after.take(self.seat, answer)
        parts = self.parts.get(type(table.frames[-1]), ())
        if self.is_asked(after) and type(after.frames[-1]) in parts:
            return self.best(after)
        return self.evaluation.value(after), after

    def best(self, table: AnkhTable) -> Outcome:
        """Return the best answer to the question on top, and where it leads."""
        same = representatives(table, table.frames[-1])
        outcomes = [self.outcome(table, answer) for answer in sorted(set(same.values()))]
        return max(outcomes, key=lambda outcome: outcome[0])

    def best_move(self, table: AnkhTable, figure: int) -> Outcome:
        """Return the best destination of a figure if nothing more depends on it.

        Putting the figure there on one copy takes a third of the time of answering.
        """
        frame = table.frames[-1]
        assert isinstance(frame, MoveFigure)
        after = table.clone()
        after.frames[-1] = to = MoveTo(self.seat, figure, frame.moved)
        best, best_space = -1e9, table.place[figure]
        for space in sorted(set(representatives(after, to).values())):
            move_figure(after, figure, space)
            value = self.evaluation.value(after)
            if value > best:
                best, best_space = value, space
        move_figure(after, figure, best_space)
        after.frames[-1] = MoveFigure(self.seat, frame.moved | BIT[figure])
        return best, after

    def act(self, table: AnkhTable, action: int) -> float:
        """Value an action carried out well, with its event and the best second action."""
        after = table.clone()
        after.take(self.seat, action)
        after = self.carried_out(after)
        if self.is_asked(after) and isinstance(after.frames[-1], ChooseAction):
            return max([self.act(after, second) for second in after.legal])
        return self.evaluation.value(after)

    def carried_out(self, table: AnkhTable) -> AnkhTable:
        """Return the position after an action and its event, every part answered well."""
        while self.is_asked(table) and type(table.frames[-1]) in self.of_an_action:
            if isinstance(table.frames[-1], MoveFigure):
                table = self.all_moved(table)
            else:
                _, table = self.best(table)
        return table

    def all_moved(self, table: AnkhTable) -> AnkhTable:
        """Move every figure in turn to where it is worth most."""
        value = self.evaluation.value(table)
        for space in table.legal:
            if space != DONE:
                moved_value, moved = self.outcome(table, space)
                if moved_value <= value + INERTIA:
                    continue
                if not moved.frames:
                    return moved  # what the move leads to wins the game
                if isinstance(moved.frames[-1], MoveFigure):
                    value, table = moved_value, moved
        table.legal = [DONE]
        table.take(self.seat, DONE)
        return table

    def is_asked(self, table: AnkhTable) -> bool:
        """Whether the seat is to answer now, alone."""
        return bool(table.frames) and table.to_act() == [self.seat]
