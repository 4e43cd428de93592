"""Search with `hard`'s values and rollouts, as `expert` played before networks were trained."""

from __future__ import annotations

from dataclasses import replace

from ennead.bots import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.search.bot import SearchBot


class OldExpert(SearchBot):
    """The former `expert`: Monte Carlo tree search without a network."""

    TIMES = 1

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)

    def answer(self, seen: Seen) -> int:
        if self.settings is None:
            usual = bots_of(seen.name).search
            self.settings = replace(usual, simulations=self.TIMES * usual.simulations, limit=60.0)
        return super().answer(seen)


class TenTimes(OldExpert):
    """The former `expert` with ten times its simulations."""

    TIMES = 10
