"""What happened at the table, in sentences."""

from __future__ import annotations

import re

from rich.text import Text

from ennead.cli.drawing import Company, Drawing
from ennead.engine.game import Game
from ennead.engine.table import Event


class Narration:
    """The sentences of a game so far; those from `read` on are news."""

    def __init__(self, drawing: Drawing, company: Company, colors: dict[str, str]) -> None:
        self.drawing = drawing
        self.company = company
        #: Words that have a style.
        self.colors = colors
        #: Whether it begins a paragraph, and the sentence.
        self.sentences: list[tuple[bool, str]] = []
        self.read = 0

    def add(self, game: Game, event: Event) -> None:
        """Add the sentence of one more event."""
        sentence = game.tell(event, self.company.lang, self.company.names)
        self.sentences.append((self.drawing.begins_paragraph(event), sentence))

    def news(self) -> list[Text]:
        """Return the sentences that have not been read yet."""
        return self.paragraphs(self.read)

    def everything(self) -> list[Text]:
        """Return the whole log."""
        return self.paragraphs(0)

    def mark_read(self) -> None:
        """Mark all sentences as read."""
        self.read = len(self.sentences)

    def cut(self, length: int, read: int) -> None:
        """Drop the sentences after a length, and restore how many were read."""
        del self.sentences[length:]
        self.read = read

    def paragraphs(self, start: int) -> list[Text]:
        """Join sentences to paragraphs, names in their colors."""
        lines: list[str] = []
        for begins, sentence in self.sentences[start:]:
            if begins or not lines:
                lines.append(sentence)
            else:
                lines[-1] += " " + sentence
        return [self.colored(line) for line in lines]

    def colored(self, line: str) -> Text:
        """Color the names in a line."""
        text = Text(line)
        for word, style in self.colors.items():
            text.highlight_regex(rf"\b{re.escape(word)}\b", style)
        return text
