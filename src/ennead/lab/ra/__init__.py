"""What the lab knows of Ra."""

from __future__ import annotations

from ennead.lab.game_lab import GameLab
from ennead.lab.ra.collector import RaCollector
from ennead.lab.ra.report import panels

LAB = GameLab(RaCollector(), panels, {"lots": ("Bid",)})
