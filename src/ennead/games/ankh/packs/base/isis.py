"""Isis, Protectress: figures beside an enemy may be kept alive (AK-IS)."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.god import God
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.table.board import beside, enemy_figures
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


class Isis(Ability):
    """An own figure adjacent to an enemy figure is protected (AK-IS1, AK-IS4)."""

    def may_keep(self, table: AnkhTable, god: int) -> HexSet:
        own = of_figures.own_figures(table, god)
        return hexset.common(own, beside(table, enemy_figures(table, god)))


ABOUT = Phrase(
    "When figures of Isis would be killed in a battle resolution, those adjacent to an enemy "
    "figure may be kept alive. Against a plague this does not help.",
    "Würden in einer Kampfentscheidung Figuren von Isis getötet, darf sie jede am Leben "
    "halten, die zu einer gegnerischen Figur benachbart ist. Gegen eine Plage hilft das nicht.",
)

LOOK = {
    "letter": "I",
    "color": "#B0347A",
    "light": "#D16BA5",
}

DECLARED = God(
    "isis",
    Isis,
    called=("Isis", "Isis"),
    gift=("Protectress", "Beschützerin"),
    about=ABOUT,
    rule="AK-IS1",
    look=LOOK,
)
