"""What the fields of frames can be, in every game; a game adds its own kinds."""

from __future__ import annotations

from typing import Final

PLAYER: Final = "a player"
NUMBER: Final = "a whole number"
NUMBERS: Final = "a list of whole numbers"
