"""What the lab knows of Ankh."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.lab.ankh.collector import AnkhCollector
from ennead.lab.ankh.report import panels
from ennead.lab.game_lab import TRAITS, GameLab

if TYPE_CHECKING:
    from ennead.lab.balance.bands import Band


def bands() -> tuple[Band, ...]:
    """Return what should win about equally often: gods in all, places in the order on each map."""
    from ennead.lab.balance.bands import Band

    return Band("god"), Band("turn", points=0.06, each_table=True)


LAB = GameLab(
    AnkhCollector(),
    panels,
    traits={
        **TRAITS,
        "turn": lambda row: [f"player {row['turn']}"],
        "god": lambda row: [str(row["god"])],
        "power": lambda row: str(row["powers"]).split(),
        "guardian": lambda row: str(row["guardians"]).split(),
    },
    bands=bands,
    maps="scenario",
    chosen=("power", "guardian"),
    choices={"powers": ("UnlockPower",), "gods": ()},
)
