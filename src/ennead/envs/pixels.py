"""Pictures of a game as arrays of pixels, and the window that shows them.

resvg draws the SVG with a font that pygame brings: the same pixels on every machine.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on import otherwise

import pygame
import resvg_py

from ennead.engine import drawing
from ennead.engine.game import Game

#: Height, width, and red, green and blue from 0 to 255.
Pixels = NDArray[np.uint8]

FONT_FILE = Path(pygame.__file__).with_name(pygame.font.get_default_font())
FONT = "FreeSans"


def pixels(game: Game, seat: int | None = None) -> Pixels:
    """What a seat, or a spectator, sees of a game."""
    seen: Pixels = pygame.surfarray.array3d(surface(game, seat)).transpose(1, 0, 2)
    return np.ascontiguousarray(seen)


def surface(game: Game, seat: int | None) -> pygame.Surface:
    """The picture of a game as pygame holds it."""
    png = resvg_py.svg_to_bytes(
        svg_string=drawing.picture(game, seat),
        background="#FFFFFF",
        skip_system_fonts=True,
        font_files=[str(FONT_FILE)],
        font_family=FONT,
        sans_serif_family=FONT,
        monospace_family=FONT,
    )
    return pygame.image.load(BytesIO(bytes(png)))


class Window:
    """A window of its own, as large as the picture."""

    def __init__(self, title: str, frames_per_second: int) -> None:
        pygame.display.init()
        pygame.display.set_caption(title)
        self.frames_per_second = frames_per_second
        self.clock = pygame.time.Clock()
        self.screen: pygame.Surface | None = None

    def show(self, game: Game, seat: int | None) -> None:
        """Show the game as it is now, for as long as a frame lasts."""
        drawn = surface(game, seat)
        if self.screen is None or self.screen.get_size() != drawn.get_size():
            self.screen = pygame.display.set_mode(drawn.get_size())
        self.screen.blit(drawn, (0, 0))
        pygame.event.pump()  # otherwise the system takes the window for dead
        pygame.display.flip()
        self.clock.tick(self.frames_per_second)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()
        self.screen = None
