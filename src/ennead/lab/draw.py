"""A game drawn as SVG, for notebooks: what everybody at the table sees."""

from __future__ import annotations

from ennead.engine.drawing import svg, text
from ennead.engine.game import Game
from ennead.lab.svg import picture
from ennead.lab.svg import text as line

#: The height of a line and the width of a letter where a game has no picture of its own.
LINE, LETTER = 18, 8


class Drawing:
    """A picture that a notebook shows by itself."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg


def draw(game: Game) -> Drawing:
    """The table of a game; of one without a picture its drawing as text."""
    return Drawing(svg(game) or written(text(game)))


def written(drawn: str) -> str:
    """Lines of text as a picture."""
    lines = drawn.splitlines()
    parts = [line(16, LINE * number, words) for number, words in enumerate(lines, 2)]
    width = 32 + LETTER * max([len(words) for words in lines], default=0)
    return picture(width, LINE * (len(lines) + 2), parts)
