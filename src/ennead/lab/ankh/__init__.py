"""What the lab knows of Ankh."""

from __future__ import annotations

from ennead.lab.ankh.collector import AnkhCollector
from ennead.lab.ankh.report import panels
from ennead.lab.game_lab import GameLab

LAB = GameLab(AnkhCollector(), panels, {"powers": ("UnlockPower",)})
