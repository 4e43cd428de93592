"""Analysis: the best answers with reasons, chances of winning, and where a game was decided.

>>> import ennead
>>> from ennead.bots import Seen
>>> game = ennead.new("ra", players=2, seed=4)
>>> [round(sum(chances(game)), 6), len(hints(Seen(game, game.to_act()[0]), simulations=8))]
[1.0, 2]
"""

from __future__ import annotations

from ennead.bots.analysis.hints import Hint, Planned, hints
from ennead.bots.analysis.learned import chances
from ennead.bots.analysis.review import Better, Review, Swing, review

__all__ = ["Better", "Hint", "Planned", "Review", "Swing", "chances", "hints", "review"]
