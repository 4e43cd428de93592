"""What the guardians can do (AK-G)."""

from __future__ import annotations

from typing import Final

from ennead.engine.words import Noun, Phrase
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.board import all_monuments
from ennead.games.ankh.table.pieces import GUARDIANS
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


class CatMummy(Power):
    """When it is killed every other god loses 1 devotion (AK-GC)."""

    def is_mourned(self) -> bool:
        return True


class Satet(Power):
    """She may end her move on an enemy and push it away (AK-GT1)."""

    def may_push(self) -> bool:
        return True


class Mummy(Power):
    """Killed, it is summoned again beside its owner's god (AK-GM1)."""

    def returns(self) -> bool:
        return True


class Apep(Power):
    """It may be summoned on any empty water space (AK-GA1)."""

    def may_be_summoned_in_water(self) -> bool:
        return True


class GiantScorpion(Power):
    """Its claws destroy adjacent monuments at the start of a conflict (AK-GS1, AK-GS2)."""

    def is_aimed(self) -> bool:
        return True

    def destroys(self, table: AnkhTable, figure: int) -> HexSet:
        grid = table.division.map.grid
        space = table.place[figure]
        pointed = hexset.EMPTY
        for other, direction in table.aims:
            if other == figure:
                for claw in (direction, (direction + 1) % 6):
                    pointed = hexset.added(pointed, grid.neighbour(space, claw))
        adjacent = hexset.common(pointed, table.division.adjacent[space])
        return hexset.common(adjacent, all_monuments(table))


class Androsphinx(Power):
    """Enemy figures adjacent to it count no strength (AK-GX1)."""

    def subdues(self) -> bool:
        return True


CARDS: Final = {card.name: card for card in GUARDIANS}

#: What guardians can do and what is said of them; their numbers are printed (tracks.toml).
DECLARED: Final[tuple[Guardian, ...]] = (
    Guardian(
        CARDS["cat_mummy"],
        CatMummy(),
        Noun("Cat-Mummy", "Katzenmumie", "f"),
        Phrase(
            "When it is killed, every other god loses 1 devotion.",
            "Wird sie getötet, verliert jeder andere Gott 1 Verehrung.",
        ),
        "AK-GC",
    ),
    Guardian(
        CARDS["satet"],
        Satet(),
        Noun("Satet", "Satis", ""),
        Phrase(
            "She may end her move on a land space with an enemy figure and push that figure to an "
            "empty land space next to it.",
            "Sie darf ihre Bewegung auf dem Landfeld einer gegnerischen Figur beenden und "
            "verdrängt diese auf ein angrenzendes leeres Landfeld.",
        ),
        "AK-GT1",
    ),
    Guardian(
        CARDS["mummy"],
        Mummy(),
        Noun("Mummy", "Mumie", "f"),
        Phrase(
            "When it is killed, it returns at once, on an empty land space adjacent to its owner's "
            "god figure.",
            "Wird sie getötet, kehrt sie sofort zurück, auf ein leeres Landfeld, das zur Gottfigur "
            "ihres Besitzers benachbart ist.",
        ),
        "AK-GM1",
    ),
    Guardian(
        CARDS["apep"],
        Apep(),
        Noun("Apep", "Apophis", ""),
        Phrase(
            "It may be summoned on any empty water space, where it takes part in every region the "
            "water touches.",
            "Apophis darf auf jedem leeren Wasserfeld aufgestellt werden; dort gehört er zu jeder "
            "Region, an die das Wasser grenzt.",
        ),
        "AK-GA1",
    ),
    Guardian(
        CARDS["giant_scorpion"],
        GiantScorpion(),
        Noun("Giant Scorpion", "Riesenskorpion", "m"),
        Phrase(
            "Its claws point at two spaces side by side and are aimed whenever it is summoned or "
            "moved. At the start of a conflict monuments on those spaces are destroyed, unless a "
            "river or camel lies between.",
            "Seine Scheren zeigen auf zwei Felder nebeneinander und werden bei jedem Aufstellen "
            "und Bewegen ausgerichtet. Zu Beginn eines Konflikts werden Monumente auf diesen "
            "Feldern zerstört, sofern kein Fluss und kein Kamel dazwischenliegt.",
        ),
        "AK-GS1",
    ),
    Guardian(
        CARDS["androsphinx"],
        Androsphinx(),
        Noun("Androsphinx", "Androsphinx", "f"),
        Phrase(
            "Enemy figures adjacent to it count no strength in battles.",
            "Gegnerische Figuren, die zu ihr benachbart sind, zählen in Kämpfen keine Stärke.",
        ),
        "AK-GX1",
    ),
)
#: In the order of their cards.
IN_ORDER: Final[list[Guardian]] = sorted(
    DECLARED, key=lambda guardian: GUARDIANS.index(guardian.card)
)
