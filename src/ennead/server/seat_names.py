"""What seats are called: no two at a table alike, so that the log says who did what."""

from __future__ import annotations

from collections.abc import Collection

#: Bots have names of their own; how well they play stands beside it.
BOTS = ("Ahmose", "Hapu", "Merit", "Nefer", "Teti")


def seat_name(name: str, taken: Collection[str]) -> str:
    """A person's name at a table; with a number if it is there already."""
    if name not in taken:
        return name
    number = 2
    while f"{name} ({number})" in taken:
        number += 1
    return f"{name} ({number})"


def bot_name(seat: int, taken: Collection[str]) -> str:
    """The name of the bot on a seat."""
    return seat_name(BOTS[seat % len(BOTS)], taken)
