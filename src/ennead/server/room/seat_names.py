"""The names of seats: no two at a table can be confused, so that the log is clear."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

#: Bots have names of their own; how well they play stands beside it.
BOTS = ("Ahmose", "Hapu", "Merit", "Nefer", "Teti")

#: Names suggested to people who have not chosen one; no bot and no god is called so.
SUGGESTED = (
    "Baki", "Djaa", "Henut", "Huy", "Iaret", "Ineni", "Intef", "Ipuy", "Kawit", "Khety", "Maya",
    "Nakht", "Nebet", "Nofret", "Paser", "Pentu", "Sabni", "Senbi", "Sitre", "Takhat",
    "Tjuyu", "Wah", "Weni",
)  # fmt: skip

#: Letters of other scripts, and digits, that look like Latin letters.
LIKE_LATIN = str.maketrans(
    "аеорсухіјѕԁһӏԛԝьвнктмαοερτυκνιβηχ01|",
    "aeopcyxijsdhlqwbbhktmaoeptukvibnxoll",
)


def seat_name(name: str, taken: Collection[str]) -> str:
    """Name a person at a table; a number follows if the name could be confused with another."""
    skeletons = {skeleton(other) for other in taken}
    if skeleton(name) not in skeletons:
        return name
    number = 2
    while skeleton(f"{name} ({number})") in skeletons:
        number += 1
    return f"{name} ({number})"


def skeleton(name: str) -> str:
    """Reduce a name to what can be told apart: names that look the same have the same skeleton."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LIKE_LATIN)
    return plain.replace("i", "l")


def suggested_name(person: str) -> str:
    """Suggest a name to a person, always the same one."""
    return SUGGESTED[sum(person.encode()) % len(SUGGESTED)]


def bot_name(seat: int, taken: Collection[str]) -> str:
    """Name the bot on a seat."""
    return seat_name(BOTS[seat % len(BOTS)], taken)
