"""What is kept of a simulated game beyond its ranking, by game."""

from __future__ import annotations

from ennead.lab.ankh.collector import AnkhCollector
from ennead.lab.collector import Collector, Table
from ennead.lab.ra.collector import RaCollector

COLLECTORS: dict[str, Collector] = {"ra": RaCollector(), "ankh": AnkhCollector()}

__all__ = ["COLLECTORS", "Collector", "Table"]
