"""What the lab knows of Ra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.lab.game_lab import TRAITS, GameLab
from ennead.lab.ra.collector import RaCollector
from ennead.lab.ra.report import panels

if TYPE_CHECKING:
    from ennead.lab.balance.bands import Band


def bands() -> tuple[Band, ...]:
    """Return what should win about equally often: the places in the order of turns."""
    from ennead.lab.balance.bands import Band

    return (Band("turn", points=0.06, each_table=True),)


LAB = GameLab(
    RaCollector(),
    panels,
    traits={
        **TRAITS,
        "turn": lambda row: [f"player {row['turn']}"],
        "suns dealt": lambda row: [str(row["suns"])],
    },
    bands=bands,
    choices={"lots": ("Bid",)},
)
