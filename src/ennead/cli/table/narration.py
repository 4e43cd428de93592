"""What happened at the table, in sentences."""

from __future__ import annotations

import re

from rich.text import Text

from ennead.cli.drawing import Company, Drawing
from ennead.engine.game import Game
from ennead.engine.table import Event


class Narration:
    """The sentences of a game so far; those since `told` are news."""

    def __init__(self, drawing: Drawing, company: Company, colors: dict[str, str]) -> None:
        self.drawing = drawing
        self.company = company
        #: Words that have a style.
        self.colors = colors
        #: Whether it begins a paragraph, and the sentence.
        self.sentences: list[tuple[bool, str]] = []
        self.told = 0

    def hear(self, game: Game, event: Event) -> None:
        """One more event."""
        sentence = game.tell(event, self.company.lang, self.company.names)
        self.sentences.append((self.drawing.begins_paragraph(event), sentence))

    def news(self) -> list[Text]:
        """What has not been told yet."""
        return self.paragraphs(self.told)

    def everything(self) -> list[Text]:
        """The whole story."""
        return self.paragraphs(0)

    def tell(self) -> None:
        """What was news is so no more."""
        self.told = len(self.sentences)

    def cut(self, length: int, told: int) -> None:
        """Forget what was heard after a moment, and what was told."""
        del self.sentences[length:]
        self.told = told

    def paragraphs(self, start: int) -> list[Text]:
        """Sentences in paragraphs, names in their colors."""
        lines: list[str] = []
        for begins, sentence in self.sentences[start:]:
            if begins or not lines:
                lines.append(sentence)
            else:
                lines[-1] += " " + sentence
        return [self.colored(line) for line in lines]

    def colored(self, line: str) -> Text:
        """A line with names in their colors."""
        text = Text(line)
        for word, style in self.colors.items():
            text.highlight_regex(rf"\b{re.escape(word)}\b", style)
        return text
