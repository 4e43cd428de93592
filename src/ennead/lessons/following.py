"""Following a chapter: the learner's answers are given again from its beginning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.engine.game import Game
from ennead.engine.table import Event
from ennead.engine.words import Phrase
from ennead.lessons.chapter import Chapter, LessonError, Step, give

#: What a learner answers who has only read.
NEXT: Final = "next"


@dataclass
class Progress:
    """Where a learner stands in a chapter, and what became of the last answer."""

    chapter: Chapter
    game: Game
    #: How many steps are done.
    done: int
    #: Whether the last answer was accepted; None before the first.
    accepted: bool | None
    said: Phrase | None
    #: What happened since the answer before the last.
    events: list[Event]

    @property
    def step(self) -> Step | None:
        """The step that is to be taken; None at the end."""
        steps = self.chapter.steps
        return steps[self.done] if self.done < len(steps) else None

    def expected(self) -> list[int]:
        """The accepted answers that are legal here, by their numbers, the first one first."""
        if self.step is None:
            return []
        game, seat = self.game, self.chapter.seat
        numbers = {game.notation(seat, answer): answer for answer in game.legal(seat)}
        return [numbers[notation] for notation in self.step.accept if notation in numbers]


def follow(chapter: Chapter, answers: list[str]) -> Progress:
    """The chapter after these answers; the last of them may be one that is not accepted."""
    game = chapter.begin()
    progress = Progress(chapter, game, 0, None, None, [])
    heard = game.listen()
    for number, answer in enumerate(answers, 1):
        heard.clear()
        take(progress, answer)
        if not progress.accepted and number < len(answers):
            raise LessonError(f"answer {number} of {len(answers)}, {answer!r}, is not accepted")
    progress.events = list(heard)
    return progress


def take(progress: Progress, answer: str) -> None:
    """One answer: accepted, it is given and the others answer; a legal one is explained."""
    step = progress.step
    if step is None:
        raise LessonError(f"the chapter has ended; found the answer {answer!r}")
    game, seat = progress.game, progress.chapter.seat
    allowed = allowed_answers(game, seat, step)
    if answer not in allowed:
        raise LessonError(f"expected one of {', '.join(allowed)}; found {answer!r}")
    progress.accepted = answer in (step.accept or (NEXT,))
    if not progress.accepted:
        progress.said = step.explains(answer)
        return
    if step.accept:
        game.apply(seat, game.parse(seat, answer))
    give(game, step.then)
    progress.done += 1
    progress.said = step.praise


def allowed_answers(game: Game, seat: int, step: Step) -> list[str]:
    """What the learner may answer: all that is legal, or to go on after reading."""
    if not step.accept:
        return [NEXT]
    return [game.notation(seat, answer) for answer in game.legal(seat)]
