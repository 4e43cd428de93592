"""What a view of Ankh says about gods, players and pieces, for the drawing."""

from __future__ import annotations

from ennead.cli.ankh.words import god_letter
from ennead.engine.rules import Data
from ennead.games.ankh.words import names
from ennead.games.ankh.words.gods import GODS

OFF_MAP = ("pool", "trapped", "card", "out")


class Piece:
    """A figure or monument on a space: what it is and which god's, if any."""

    def __init__(self, kind: str, god: int | None) -> None:
        self.kind = kind
        self.god = god


def gods_in_play(view: Data) -> list[int]:
    """List the gods that have not been forgotten, by seat; a merged god counts once."""
    return [god for god in range(view["players"]) if god in view["ascending"]]


def gods_shown(view: Data) -> list[int]:
    """List all gods that players still play, forgotten ones too."""
    return [god for god, played in enumerate(view["plays"]) if god == played]


def seats_of(view: Data, god: int) -> list[int]:
    """List the players of a god, two after a merging."""
    return [seat for seat, played in enumerate(view["plays"]) if played == god]


def born(view: Data, god: int) -> str:
    """Return the god's key: `amun`."""
    return str(view["areas"][god]["god"])


def god_name(view: Data, god: int, lang: str) -> str:
    """Name a god; a merged god has both names."""
    keys = [born(view, seat) for seat in seats_of(view, god)]
    return "-".join([names.name(GODS, key, lang) for key in GODS if key in keys])


def letter(view: Data, god: int) -> str:
    """Return a god's letter on the map."""
    return god_letter(born(view, god))


def style(view: Data, god: int) -> str:
    """Return the style of a god's color."""
    return f"god.{born(view, god)}"


def player_names(view: Data, god: int, company: list[str]) -> str:
    """Name the players of a god."""
    return " + ".join([company[seat] for seat in seats_of(view, god)])


def figures(view: Data) -> dict[str, Piece]:
    """Find every figure on the map by its space."""
    found: dict[str, Piece] = {}
    for god, area in enumerate(view["areas"]):
        for place in area["warriors"]:
            found[place] = Piece("warrior", god)
        if area["figure"] is not None:
            found[area["figure"]] = Piece("god", god)
    for kind, owner, place in view["guardian_figures"]:
        found[place] = Piece(kind, owner)
    for kind, place in view.get("neutral_figures", []):
        found[place] = Piece(kind, None)
    return {place: piece for place, piece in found.items() if place not in OFF_MAP}


def monuments(view: Data) -> dict[str, Piece]:
    """Find every monument by its space."""
    return {space: Piece(kind, god) for kind, space, god in view["monuments"]}


def spaces_of(region: Data) -> list[str]:
    """List the spaces of a region, its water too."""
    return [*region["land"], *region["water"]]


def guardians_in_pool(view: Data, god: int) -> list[str]:
    """List the guardians in a god's pool."""
    return [
        kind for kind, owner, place in view["guardian_figures"] if (owner, place) == (god, "pool")
    ]
