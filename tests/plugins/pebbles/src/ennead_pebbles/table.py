"""What lies on the table: pebbles in the sea, on the shore and with the players, and shells."""

from __future__ import annotations

from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.table import Table


class PebblesTable(Table):
    """The table of Pebbles."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        sealed: list[int],
        legal: list[int],
        tides: int,
        tide: int,
        sea: int,
        shore: int,
        pebbles: list[int],
        shells: list[int],
    ) -> None:
        super().__init__(frames, sealed, legal)
        #: How many tides there are, and how many have come.
        self.tides = tides
        self.tide = tide
        self.sea = sea
        self.shore = shore
        #: By seat.
        self.pebbles = pebbles
        self.shells = shells

    def clone(self) -> PebblesTable:
        return PebblesTable(
            self.frames[:],
            self.sealed[:],
            self.legal,
            self.tides,
            self.tide,
            self.sea,
            self.shore,
            self.pebbles[:],
            self.shells[:],
        )
