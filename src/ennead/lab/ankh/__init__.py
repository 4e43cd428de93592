"""What the lab knows of Ankh."""

from __future__ import annotations

from ennead.lab.ankh.collector import AnkhCollector
from ennead.lab.ankh.report import panels
from ennead.lab.game_lab import TRAITS, GameLab

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
    choices={"powers": ("UnlockPower",), "gods": ()},
)
