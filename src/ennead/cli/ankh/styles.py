"""The colors of Ankh in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from ennead.games.ankh.packs import known_packs

#: For gods without a color of their own.
GRAY = "#6b6b6b"


def of_gods() -> dict[str, str]:
    """Return the styles of the gods of all packs: of a name, and of a piece."""
    styles = {}
    for god in [god for pack in known_packs().values() for god in pack.gods.values()]:
        color = god.look.get("color", GRAY)
        styles[f"god.{god.name}"] = f"bold {god.look.get('light') or lighter(color)}"
        # the map brings its own background, so that it looks the same on every terminal
        styles[f"piece.{god.name}"] = f"bold #ffffff on {color.lower()}"
    return styles


def lighter(color: str) -> str:
    """Mix a color halfway with white, so that it can be read on a dark ground."""
    parts = [int(color[start : start + 2], 16) for start in (1, 3, 5)]
    return "#" + "".join([f"{(part + 255) // 2:02x}" for part in parts])


STYLES: Mapping[str, str] = {
    **of_gods(),
    "terrain.fertile": "#86a877 on #43613a",
    "terrain.desert": "#b39a68 on #6e5a36",
    "terrain.water": "#5f8cad on #274b66",
    "monument.F": "bold #f1e8d6 on #43613a",
    "monument.D": "bold #f1e8d6 on #6e5a36",
    "monument.W": "bold #f1e8d6 on #274b66",
    "river": "bold #ffffff on #3a7ab0",
    "camel": "bold #14171e on #e6cb94",
    "order": "bold #14171e on #e5b85c",
    "token": "bold #14171e on #e5b85c",
    "target": "bold #14171e on #6ccfc7",
}
