"""A game in the terminal, from the first question to the last: people and bots at one table."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text
from rich.theme import Theme

from ennead.bots import Seen
from ennead.cli import words
from ennead.cli.console import ERASE_SCROLLED, Read, forget_lines
from ennead.cli.drawing import Company, drawing_of
from ennead.cli.table import requests
from ennead.cli.table.answers import Answers, why_not
from ennead.cli.table.narration import Narration
from ennead.cli.table.seats import Seat
from ennead.cli.table.thinking import thinking
from ennead.cli.unlearned import warning
from ennead.engine.game import Game
from ennead.engine.rules import Reason
from ennead.engine.words import Phrase, joined

#: Lines kept for the news even on a small terminal.
FEWEST_NEWS = 4
#: The least that the question, the note of what was cut, and the prompt take.
PROMPT_LINES = 4
#: Empty lines separate table, news and question from this height on.
ROOMY = 30


class Sitting:
    """People answer lines they read, bots answer by themselves, until the game is over."""

    def __init__(
        self, game: Game, seats: list[Seat], lang: str, console: Console, read: Read
    ) -> None:
        self.game = game
        self.seats = seats
        self.lang = lang
        self.console = console
        self.read = read
        #: Where the game is saved after every answer of a person, if anywhere.
        self.file: Path | None = None
        #: The options that seat the same players again.
        self.resume_options: list[str] = []
        self.drawing = drawing_of(game.name)
        console.push_theme(Theme(self.drawing.styles))
        self.company = Company([s.name for s in seats], [s.kind for s in seats], lang)
        colors = self.drawing.colors(game.view(None), self.company)
        self.narration = Narration(self.drawing, self.company, colors)
        #: Before every answer of a person: the number of sentences, and of those read.
        self.moments: list[tuple[int, int]] = []
        game.listen()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.seats) if player.bot is None]

    def play(self) -> None:
        """Play until the game is over or the last person leaves."""
        try:
            self.welcome()
            while not self.game.over:
                self.take_answer(self.game.to_act()[0])
            self.end()
        except requests.Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            if not self.game.over:
                requests.leave(self)

    def take_answer(self, seat: int) -> None:
        """Take the next answer, of a bot or a person, and follow it up."""
        bot = self.seats[seat].bot
        if bot is None:
            self.ask(seat)
        else:
            with thinking(self.console, words.THINKS.fill(self.lang, player=self.seats[seat].name)):
                answer = bot.answer(Seen(self.game, seat))
            self.game.apply(seat, answer)
        self.follow()

    def follow(self) -> None:
        """Add what happened to the log; where a part of the game closes, stop and show it."""
        events = self.game.listen()
        while events:
            event = events.pop(0)
            chapter = self.drawing.chapter(event, self.game.view(self.viewer()), self.company)
            if chapter is None:
                self.narration.add(self.game, event)
            else:
                self.close_chapter(chapter)

    def close_chapter(self, chapter: RenderableType) -> None:
        """Show how a part of the game ended, and what it brought."""
        self.clear()
        self.print_news(beside=chapter)
        self.narration.mark_read()
        self.console.print(chapter)
        self.pause(words.PRESS_ENTER)

    def viewer(self) -> int | None:
        """Return the seat whose view is shown while nobody is asked."""
        return self.people[0] if len(self.people) == 1 else None

    # ---- a person's turn

    def ask(self, seat: int) -> None:
        """Show the table and take lines until one is an answer."""
        if self.is_secret():
            self.hand_over(seat)
        self.show(seat)
        while True:
            line = self.read("> ").strip()
            if not line:
                continue
            if requests.is_request(line):
                if requests.grant(self, seat, line):
                    return
            elif self.answer(seat, line):
                return

    def answer(self, seat: int, line: str) -> bool:
        """Give the answer that a line means; whether it means one."""
        answers = Answers(self.game, seat, self.lang)
        places = answers.meant(line)
        if len(places) != 1:
            self.explain(seat, line, [answers.notations[place] for place in places])
            return False
        self.moments.append((len(self.narration.sentences), self.narration.read))
        secret = self.is_secret()
        if not secret:
            self.narration.mark_read()
        self.game.apply(seat, answers.answers[places[0]])
        if secret:
            self.wipe()
        if self.file is not None:
            requests.save_to(self, self.file, silent=True)
        return True

    def is_secret(self) -> bool:
        """Whether the question is one that other people at this terminal must not see."""
        return len(self.people) > 1 and self.game.table.frames[-1].is_secret()

    def hand_over(self, seat: int) -> None:
        """Clear the screen until only the one who chooses in secret sits at it."""
        self.wipe()
        god = self.company.names[seat]
        self.read(words.HAND_OVER.fill(self.lang, player=god))
        self.wipe()

    def explain(self, seat: int, line: str, several: list[str]) -> None:
        """Say why a line is not an answer."""
        if several:
            self.say(words.SEVERAL, answers=", ".join(several))
            return
        try:
            reason = why_not(self.game, seat, line, self.lang)
        except ValueError:
            reason = None
        if reason is None:
            self.say(words.NOT_UNDERSTOOD, line=line, count=len(self.game.legal(seat)))
        else:
            self.give_reason(reason)

    def give_reason(self, reason: Reason) -> None:
        """Print the rule that forbids a wish."""
        text = Text(words.NOT_NOW.fill(self.lang) + " ")
        self.console.print(text.append(reason.rule, "rule").append(" " + reason.told()))

    # ---- what is shown

    def welcome(self) -> None:
        """Print who sits at the table."""
        players = [
            words.BOT.fill(self.lang, name=s.name, bot=s.kind) if s.kind else s.name
            for s in self.seats
        ]
        self.say(words.WELCOME, players=joined(players, self.lang))
        found = warning(self.game, [seat.kind for seat in self.seats], self.lang)
        if found:
            self.console.print(found)

    def show(self, seat: int) -> None:
        """Show the table, the news and the question with its answers."""
        offered = Answers(self.game, seat, self.lang)
        table = self.drawing.table(self.game.view(seat), self.company, offered.notations)
        answers = offered.drawn()
        if self.moments:
            self.clear()
        self.console.print(table)
        self.space()
        self.print_news(beside=Group(table, answers))
        self.space()
        question = self.game.ask(seat, self.lang)
        if len(self.people) > 1:
            player = self.seats[seat].name
            question = words.ASKED.fill(self.lang, player=player, question=question)
        self.console.print(Text(question, "question"))
        self.console.print(answers)

    def print_news(self, beside: RenderableType) -> None:
        """Print what happened since the last answer: all of it, or as much as fits."""
        news = self.narration.news()
        first = self.first_with_room(news, beside) if self.console.is_terminal else 0
        if first:
            self.say(words.EARLIER, number=first)
        for line in news[first:]:
            self.console.print(line)

    def first_with_room(self, news: list[Text], beside: RenderableType) -> int:
        """Find the first paragraph from which all the rest and the prompt fit on the screen."""
        used = len(self.console.render_lines(beside)) + PROMPT_LINES
        room = max(self.console.height - used, FEWEST_NEWS)
        heights = [len(self.console.render_lines(line)) for line in news]
        first = 0
        while first < len(news) - 1 and sum(heights[first:]) > room:
            first += 1
        return first

    def end(self) -> None:
        """Show the score sheets and the ranking, and offer to keep the record."""
        self.clear()
        ending = self.drawing.end(self.game, self.company)
        self.print_news(beside=ending)
        self.console.print(ending)
        if self.file is not None:
            requests.save_to(self, self.file, silent=False)
        else:
            self.pause(words.AT_THE_END)

    def pause(self, prompt: Phrase) -> None:
        """Wait for Enter; requests that need no question are granted meanwhile."""
        line = self.read(prompt.fill(self.lang)).strip()
        while line and requests.is_request(line):
            requests.grant_in_pause(self, line)
            line = self.read(prompt.fill(self.lang)).strip()

    def say(self, phrase: Phrase, **names: object) -> None:
        """Print a line of the terminal itself."""
        self.console.print(Text(phrase.fill(self.lang, **names), "quiet"))

    def space(self) -> None:
        """Print an empty line, if there is room."""
        if self.console.height >= ROOMY:
            self.console.print()

    def wipe(self) -> None:
        """Erase all that was shown or typed, the scrolled lines and the history too."""
        self.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(ERASE_SCROLLED)
        forget_lines()

    def clear(self) -> None:
        """Clear the screen, if there is one."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
