"""The colors of Ra in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from ennead.cli.console import CARNELIAN, GOLD, LAPIS, TURQUOISE

STYLES: Mapping[str, str] = {
    "tile.god": f"bold {GOLD}",
    "tile.pharaoh": "#9b7ad1",
    "tile.nile": LAPIS,
    "tile.civilization": TURQUOISE,
    "tile.gold": GOLD,
    "tile.monuments": "#b08a5a",
    "tile.disaster": f"bold {CARNELIAN}",
}
