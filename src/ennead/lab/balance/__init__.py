"""Balance: whether gods, seats and maps win about equally often."""

from __future__ import annotations

from ennead.lab.balance.bands import Band, Cell, Verdict
from ennead.lab.balance.measuring import Table, measure, tables_of

__all__ = ["Band", "Cell", "Table", "Verdict", "measure", "tables_of"]
