"""Shows a record step by step."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from ennead.cli import words
from ennead.cli.console import Read
from ennead.cli.drawing import Company, Drawing, drawing_of
from ennead.cli.table.narration import Narration
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.record import CHANCE_MARK, Record
from ennead.engine.words import Phrase, player_name


class Step:
    """A player's answer and those of chance after it: the game then, and what happened."""

    def __init__(self, game: Game, events: list[str]) -> None:
        self.game = game
        #: Whether it begins a paragraph, and the sentence.
        self.sentences: list[tuple[bool, str]] = []
        #: The names of the events, for landmarks.
        self.events = events
        #: The answer in words, shown if nothing has happened yet.
        self.answer = ""
        #: What to look at, if a part of the game closed.
        self.chapters: list[RenderableType] = []


class RecordViewer:
    """Shows the steps of a record, one by one or all."""

    def __init__(self, start: Game, record: Record, names: list[str], lang: str) -> None:
        everybody = [player_name(seat, lang, names) for seat in range(start.players)]
        self.company = Company(everybody, [""] * start.players, lang)
        self.drawing = drawing_of(start.name)
        self.lang = lang
        self.steps = make_steps(start, record, self.drawing, self.company)

    def print_all(self, console: Console) -> None:
        """Print everything that happened, at once."""
        console.push_theme(Theme(self.drawing.styles))
        narration = self.narration()
        for step in self.steps:
            narration.sentences += step.sentences
            if step.chapters or step is self.steps[-1]:
                console.print(*narration.news(), *step.chapters, sep="\n")
                narration.mark_read()
        self.show_end(console, self.steps[-1])

    def walk(self, console: Console, read: Read) -> None:
        """Show steps until the reader leaves."""
        console.push_theme(Theme(self.drawing.styles))
        at = 0
        self.show(console, at)
        while True:
            try:
                line = read(self.prompt()).strip().lower()
            except (EOFError, KeyboardInterrupt):
                console.print()
                return
            if line in ("q", "quit", "ende"):
                return
            to = self.destination(at, line)
            if to is None:
                self.say(console, words.REPLAY_HELP, line=line, keys=self.keys(), steps=self.last)
            elif not 0 <= to <= self.last:
                self.say(console, words.LAST_STEP if to > self.last else words.FIRST_STEP)
            else:
                at = to
                self.show(console, at)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    def destination(self, at: int, line: str) -> int | None:
        """Find the step that a line leads to; none if it leads nowhere."""
        if line in ("", "n"):
            return at + 1
        if line == "p":
            return at - 1
        if line.isdecimal():
            return min(int(line[:9]), self.last)
        if line not in self.drawing.landmarks:
            return None
        marks = self.drawing.landmarks[line]
        later = range(at + 1, len(self.steps))
        found = [to for to in later if any(name in marks for name in self.steps[to].events)]
        return found[0] if found else max(at + 1, self.last)

    def show(self, console: Console, at: int) -> None:
        """Show the table after a step and what happened in it."""
        step = self.steps[at]
        if console.is_terminal and not console.is_dumb_terminal:
            console.clear()
        console.print(self.drawing.table(step.game.view(None), self.company, []))
        self.say(console, words.STEP, step=at, steps=self.last)
        narration = self.narration()
        narration.sentences += step.sentences or [(True, step.answer)]
        console.print(*narration.news(), *step.chapters, sep="\n")
        if at == self.last:
            self.show_end(console, step)

    def show_end(self, console: Console, step: Step) -> None:
        """Show the end, if the game has one."""
        if step.game.over:
            console.print(self.drawing.end(step.game, self.company))

    def narration(self) -> Narration:
        """Make an empty narration."""
        colors = self.drawing.colors(self.steps[0].game.view(None), self.company)
        return Narration(self.drawing, self.company, colors)

    def prompt(self) -> str:
        """Say what may be typed."""
        names = [f"{key} {self.drawing.landmark(key, self.lang)}" for key in self.drawing.landmarks]
        return words.REPLAY_PROMPT.fill(self.lang, landmarks=" · ".join(names))

    def keys(self) -> str:
        """List the keys of the landmarks."""
        return ", ".join(self.drawing.landmarks)

    def say(self, console: Console, phrase: Phrase, **names: object) -> None:
        """Print a line of the terminal itself."""
        console.print(Text(phrase.fill(self.lang, **names), "quiet"))


def make_steps(start: Game, record: Record, drawing: Drawing, company: Company) -> list[Step]:
    """Make the steps of a record that is known to be sound; the first is the beginning."""
    game = start
    game.listen()
    groups: list[list[str]] = [[]]
    marks = [CHANCE_MARK]
    for _, mark, notation in record.answers:
        if mark != CHANCE_MARK:
            groups.append([])
            marks.append(mark)
        groups[-1].append(notation)
    pairs = zip(marks, groups, strict=True)
    return [make_step(game, mark, group, drawing, company) for mark, group in pairs]


def make_step(
    game: Game, mark: str, notations: list[str], drawing: Drawing, company: Company
) -> Step:
    """Give a player's answer, those of chance after it, and note what happened."""
    given = ""
    for place, notation in enumerate(notations):
        seat = CHANCE if mark == CHANCE_MARK or place else int(mark)
        answer = game.parse(seat, notation)
        if seat != CHANCE:
            words_for_it = game.say(seat, answer, company.lang)
            given = words.ANSWERED.fill(
                company.lang, player=company.names[seat], answer=words_for_it
            )
        game.apply(seat, answer)
    narration = Narration(drawing, company, {})
    events = game.listen()
    step = Step(game.clone(), [event.name for event in events])
    for event in events:
        chapter = drawing.chapter(event, game.view(None), company)
        if chapter is None:
            narration.add(game, event)
        else:
            step.chapters.append(chapter)
    events.clear()
    step.sentences, step.answer = narration.sentences, given
    return step
