"""What seats are called: no two at a table alike, so that the log says who did what."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

#: Bots have names of their own; how well they play stands beside it.
BOTS = ("Ahmose", "Hapu", "Merit", "Nefer", "Teti")

#: Letters of other scripts, and digits, that look like Latin letters.
LIKE_LATIN = str.maketrans(
    "аеорсухіјѕԁһӏԛԝьвнктмαοερτυκνιβηχ01|",
    "aeopcyxijsdhlqwbbhktmaoeptukvibnxoll",
)


def seat_name(name: str, taken: Collection[str]) -> str:
    """A person's name at a table; with a number if one is there that looks like it."""
    alike = {look(other) for other in taken}
    if look(name) not in alike:
        return name
    number = 2
    while look(f"{name} ({number})") in alike:
        number += 1
    return f"{name} ({number})"


def look(name: str) -> str:
    """What a name looks like at a glance; names that may be taken for one another are equal."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LIKE_LATIN)
    return plain.replace("i", "l")


def bot_name(seat: int, taken: Collection[str]) -> str:
    """The name of the bot on a seat."""
    return seat_name(BOTS[seat % len(BOTS)], taken)
