"""The colors of Ankh in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from ennead.cli.console import LAPIS
from ennead.games.ankh.packs import BASE, known_packs

#: For gods of packs that do not say how they look.
GRAY = "#6b6b6b"


def of_packs() -> dict[str, str]:
    """The styles of gods beyond the base game."""
    styles = {}
    for name, pack in known_packs().items():
        for god in pack.gods.values() if name != BASE else ():
            color = god.look.get("color", GRAY)
            styles[f"god.{god.name}"] = f"bold {color}"
            styles[f"piece.{god.name}"] = f"bold #ffffff on {color}"
    return styles


STYLES: Mapping[str, str] = {
    **of_packs(),
    "god.amun": f"bold {LAPIS}",
    "god.anubis": "bold #9b7ad1",
    "god.isis": "bold #d16ba5",
    "god.osiris": "bold #4fa06a",
    "god.ra": "bold #d08437",
    # the map brings its own background, so that it looks the same on every terminal
    "piece.amun": "bold #ffffff on #0b62a8",
    "piece.anubis": "bold #ffffff on #5a3a94",
    "piece.isis": "bold #ffffff on #b0347a",
    "piece.osiris": "bold #ffffff on #0b7350",
    "piece.ra": "bold #ffffff on #b45309",
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
