"""A game drawn as SVG, for notebooks: what everybody at the table sees."""

from __future__ import annotations

from ennead.engine.drawing import picture
from ennead.engine.game import Game


class Drawing:
    """A picture that a notebook shows by itself."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg


def draw(game: Game) -> Drawing:
    """Draw the table of a game; without a picture, draw it as text."""
    return Drawing(picture(game))
