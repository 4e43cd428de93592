"""Drawings of a game for learners: as text, as an array of pixels, and in a window.

Pixels and windows are made from the game's SVG; the extra `render` brings what that needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ennead.engine import drawing
from ennead.engine.game import Game

if TYPE_CHECKING:
    from ennead.envs.pixels import Pixels, Window

#: The ways of rendering, by the names that Gymnasium and PettingZoo give them.
MODES = ("ansi", "rgb_array", "human")
#: How often a second a window shows the next step.
FRAMES_PER_SECOND = 4


class Renderer:
    """Draws a game in one of the modes, or in none."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            known = ", ".join([repr(known) for known in MODES])
            raise ValueError(f"render_mode must be None, {known}, not {mode!r}")
        self.mode = mode
        self.window: Window | None = None
        if mode in ("rgb_array", "human"):
            check_extra(mode)

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "window": None}  # a copy opens a window of its own

    def render(self, game: Game, seat: int | None = None) -> str | Pixels | None:
        """What a seat, or a spectator, sees; a window shows it, and nothing is returned."""
        if self.mode == "ansi":
            return drawing.text(game, seat)
        if self.mode == "rgb_array":
            from ennead.envs.pixels import pixels

            return pixels(game, seat)
        self.show(game, seat)
        return None

    def show(self, game: Game, seat: int | None = None) -> None:
        """In the mode `human` show the game in the window, which every step does by itself."""
        if self.mode == "human":
            from ennead.envs.pixels import Window

            self.window = self.window or Window(f"Ennead: {game.name}", FRAMES_PER_SECOND)
            self.window.show(game, seat)

    def close(self) -> None:
        """Close the window, if there is one."""
        if self.window is not None:
            self.window.close()
            self.window = None


def check_extra(mode: str) -> None:
    """ImportError with one line, unless the packages are installed that pictures need."""
    try:
        import ennead.envs.pixels  # noqa: F401  # only whether it can be imported
    except ModuleNotFoundError as missing:
        raise ImportError(
            f"render_mode {mode!r} needs {missing.name}: pip install 'ennead[render]'"
        ) from None
