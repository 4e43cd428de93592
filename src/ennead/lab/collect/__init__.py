"""What is kept of a simulated game beyond its ranking, by game."""

from __future__ import annotations

from ennead.lab.collect.ankh import AnkhCollector
from ennead.lab.collect.collector import Collector, Table
from ennead.lab.collect.ra import RaCollector

COLLECTORS: dict[str, Collector] = {"ra": RaCollector(), "ankh": AnkhCollector()}

__all__ = ["COLLECTORS", "Collector", "Table"]
