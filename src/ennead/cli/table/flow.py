"""Short texts one after another, as many on a line as it holds."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Flow:
    """Texts that are never broken, in lines that are filled."""

    def __init__(self, texts: list[Text], gap: int) -> None:
        self.texts = texts
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True)
        for text in self.texts:
            if line and line.cell_len + self.gap + text.cell_len > options.max_width:
                yield line
                line = Text(no_wrap=True)
            line.pad_right(self.gap if line else 0)
            line.append(text)
        if line:
            yield line
