"""Parts of scenarios at the court of the Pharaoh."""

from __future__ import annotations

from typing import Any

from tests.scenario.ankh import gods, options, tokens
from tests.scenario.ankh_parts import Part

COURT = options(packs=["pharaoh"])
#: Two gods that ask nothing of their own in turns.
TWO = gods(A="isis", B="osiris")
ROOMS = ("law", "life", "war", "treasury")


def priests(**places: str) -> Part:
    """The priests of the players by room: `priests(A="law law", B="war")`."""
    letters = "ABCDE"[: max(2, *["ABCDE".index(player) + 1 for player in places])]
    return tokens(
        "court",
        [{room: places.get(p, "").split().count(room) for room in ROOMS} for p in letters],
    )


def cards(row: tuple[str | None, ...] = (None, None, None), players: int = 2, **hands: str) -> Part:
    """The row from the left, and what players hold; a card in brackets is played."""
    held: list[list[str]] = [[] for _ in range(players)]
    played: list[list[str]] = [[] for _ in range(players)]
    for player, names in hands.items():
        for name in names.split():
            place = "ABCDE".index(player)
            (played if name.startswith("(") else held)[place].append(name.strip("()"))
    return tokens("political_cards", {"row": list(row), "hands": held, "played": played})


def ruler(name: str, at: str | None, **more: Any) -> Part:
    """Who is Pharaoh, and where."""
    return tokens("reign", {"ruler": name, "at": at, **more})
