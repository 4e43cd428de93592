"""What the lab knows of Ra."""

from __future__ import annotations

from ennead.lab.game_lab import TRAITS, GameLab
from ennead.lab.ra.collector import RaCollector
from ennead.lab.ra.report import panels

LAB = GameLab(
    RaCollector(),
    panels,
    traits={
        **TRAITS,
        "turn": lambda row: [f"player {row['turn']}"],
        "suns dealt": lambda row: [str(row["suns"])],
    },
    choices={"lots": ("Bid",)},
)
