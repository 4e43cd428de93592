"""What a god ability, an Ankh power or a kind of figure can do, moment by moment.

A power is a stateless object. Each method is a moment of the rules at which some power acts; here
they all do nothing. Only `moments.py` calls them.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ennead.engine.frames import Frame
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

#: What a power asks at a moment, in this order.
Questions = list[Frame[Any]]
#: Shared, for it is never changed.
NOTHING: Final[Questions] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """Does nothing at any moment."""

    def is_ability(self) -> bool:
        """Whether it is a god's own ability rather than an Ankh power."""
        return False

    # ------------------------------------------------------------ of a god: actions

    def extra_followers(self, table: AnkhTable, god: int) -> int:
        """Followers more when the god performs Gain Followers."""
        return 0

    def extra_summons(self, table: AnkhTable, god: int) -> list[int]:
        """The sources of extra figures in Summon Figure."""
        return []

    def extra_spaces(self, table: AnkhTable, god: int, source: int) -> HexSet:
        """The spaces an extra figure of a source may take, if they are free."""
        return hexset.EMPTY

    def captive(self, table: AnkhTable, holder: int, god: int) -> int:
        """A warrior of a god that the holder of this power has trapped, or NOBODY."""
        return -1

    def release(self, table: AnkhTable, holder: int, figure: int) -> None:
        """A trapped warrior is summoned by its owner."""

    def summoned(self, table: AnkhTable, god: int, seat: int, figure: int) -> Questions:
        """The god has summoned a figure; the seat decides what follows."""
        return NOTHING

    def warded(self, table: AnkhTable) -> HexSet:
        """Spaces that are no land of any kind, where only this god's figures may end."""
        return hexset.EMPTY

    # ------------------------------------------------------------ of a god: conflict

    def conflict_begins(self, table: AnkhTable, god: int) -> None:
        """Before any region is resolved."""

    def conflict_ends(self, table: AnkhTable, god: int) -> None:
        """After all regions are resolved."""

    def battle_begins(self, table: AnkhTable, holders: list[int]) -> Questions:
        """Before cards are chosen; the fighting gods with this power, least devotion first."""
        return NOTHING

    def before_cards(self, table: AnkhTable, god: int) -> Questions:
        """Before anybody has chosen a card."""
        return NOTHING

    def cards_to_play(self, table: AnkhTable, god: int) -> int:
        """How many cards the god plays in this battle."""
        return 1

    def two_cards_rule(self, table: AnkhTable, god: int) -> str:
        """The rule because of which this power does not let the god play two cards now."""
        return ""

    def building_cost(self, table: AnkhTable, god: int, cost: int) -> int:
        """What a monument costs by Build Monument."""
        return cost

    def base_strength(self, table: AnkhTable, god: int, figure: int, strength: int) -> int:
        """A figure's own strength."""
        return strength

    def figure_bonus(self, table: AnkhTable, god: int, figure: int) -> int:
        """Strength that a figure has besides its own."""
        return 0

    def battle_bonus(self, table: AnkhTable, god: int, region: int) -> int:
        """Strength in a battle besides that of the figures and cards."""
        return 0

    def victory_devotion(self, table: AnkhTable, god: int, devotion: int, lead: int) -> int:
        """The devotion of a victory."""
        return devotion

    def region_devotion(self, table: AnkhTable, god: int, region: int) -> int:
        """Devotion more for winning or dominating a region, in the same gain."""
        return 0

    def battle_won(self, table: AnkhTable, god: int) -> None:
        """The god has won a battle."""

    def battle_lost(self, table: AnkhTable, god: int, present: int) -> int:
        """Devotion for a lost battle with so many figures present at the resolution."""
        return 0

    def may_keep(self, table: AnkhTable, god: int) -> HexSet:
        """Spaces whose figures of this god may be kept alive in the battle resolution."""
        return hexset.EMPTY

    def after_defeat(self, table: AnkhTable, god: int) -> Questions:
        """After the resolution of a battle that the god lost."""
        return NOTHING

    def after_battle(self, table: AnkhTable, god: int) -> Questions:
        """After a battle that the god played a card in."""
        return NOTHING

    def gain(self, table: AnkhTable, god: int, devotion: int) -> int:
        """A gain of devotion."""
        return devotion

    # ------------------------------------------------------------ of a god: deaths and departures

    def killed(self, table: AnkhTable, god: int, figures: tuple[int, ...]) -> Questions:
        """Figures of anybody were killed at one moment."""
        return NOTHING

    def figure_left(self, table: AnkhTable, god: int, figure: int) -> None:
        """A figure of this god was killed or left the game."""

    def god_leaves(self, table: AnkhTable, holder: int, god: int) -> None:
        """Another god, or this one, leaves the game; its warriors are going too."""

    def holder_merges(self, table: AnkhTable, holder: int, higher: int) -> None:
        """The god with this ability is the lower one of a merging."""

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        """The god with this ability is forgotten."""

    # ------------------------------------------------------------ of a kind of figure

    def may_push(self) -> bool:
        """It may end its move on an enemy figure's space and push that figure."""
        return False

    def is_aimed(self) -> bool:
        """It is pointed at two spaces whenever it is summoned or moved."""
        return False

    def may_be_summoned_in_water(self) -> bool:
        """It may be summoned on any empty water space."""
        return False

    def returns(self) -> bool:
        """Killed, it is summoned again beside its owner's god."""
        return False

    def is_mourned(self) -> bool:
        """Killed, it costs every other god 1 devotion."""
        return False

    def subdues(self) -> bool:
        """Enemy figures adjacent to it count no strength."""
        return False

    def destroys(self, table: AnkhTable, figure: int) -> HexSet:
        """The monuments it destroys at the start of a conflict."""
        return hexset.EMPTY
