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
NO_FIGURES: Final[tuple[int, ...]] = ()


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

    def turn_begins(self, table: AnkhTable, god: int, seat: int) -> Questions:
        """A player begins a turn, perhaps another god's."""
        return NOTHING

    def action_begins(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """A player has chosen an action; what is asked here comes before it."""
        return NOTHING

    def action_done(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """A player has taken an action, before the event that it may trigger."""
        return NOTHING

    def extra_destinations(self, table: AnkhTable, god: int, figure: int) -> HexSet:
        """Land where the god's figure may end its move besides the usual, as far as it is empty."""
        return hexset.EMPTY

    def extra_summon_spaces(self, table: AnkhTable, god: int) -> HexSet:
        """Land where the god may summon besides the usual, as far as it is empty."""
        return hexset.EMPTY

    def sacrificed(self, table: AnkhTable, god: int, seat: int) -> Questions:
        """The god has sacrificed followers and got what they paid for; the seat decides."""
        return NOTHING

    def summoned(self, table: AnkhTable, god: int, seat: int, figure: int) -> Questions:
        """The god has summoned a figure; the seat decides what follows."""
        return NOTHING

    def figure_moved(self, table: AnkhTable, god: int, seat: int, figure: int) -> Questions:
        """The god has moved a figure of its own by Move Figures or Obelisk Attuned."""
        return NOTHING

    def region_split(
        self, table: AnkhTable, god: int, seat: int, first: int, second: int
    ) -> Questions:
        """A caravan, perhaps another god's, has split a region into two; the seat decides."""
        return NOTHING

    def warded(self, table: AnkhTable) -> HexSet:
        """Spaces that are no land of any kind, where only this god's figures may end."""
        return hexset.EMPTY

    def warding_rule(self) -> str:
        """The rule that keeps figures off them; empty for that of the question asked."""
        return ""

    def flooded(self, table: AnkhTable, god: int) -> HexSet:
        """Land on which the god may summon as in water what may be summoned there."""
        return hexset.EMPTY

    # ------------------------------------------------------------ of a god: set-up and monuments

    def set_up_ends(self, table: AnkhTable, god: int) -> Questions:
        """Everything is placed; the first turn comes next."""
        return NOTHING

    def monument_gained(self, table: AnkhTable, god: int, seat: int, space: int) -> Questions:
        """The god has taken control of a monument or built one; the seat decides."""
        return NOTHING

    def guarded(self, table: AnkhTable) -> HexSet:
        """Monuments of this god that nobody takes and no figure destroys; each counts as two."""
        return hexset.EMPTY

    def guarding_rule(self) -> str:
        """The rule that guards them."""
        return ""

    def monument_destroyed(self, table: AnkhTable, god: int, space: int) -> None:
        """A monument was destroyed, anybody's."""

    # ------------------------------------------------------------ of a god: conflict

    def conflict_begins(self, table: AnkhTable, god: int) -> None:
        """Before any region is resolved."""

    def before_regions(self, table: AnkhTable, god: int) -> Questions:
        """After all that happens at the start of a conflict, before any region is resolved."""
        return NOTHING

    def read_presence(self, table: AnkhTable, god: int) -> None:
        """It is looked at which figures count for which god."""

    def borrowed(self, table: AnkhTable, god: int) -> tuple[int, ...]:
        """Other gods' figures that count as this god's now, or did when they were killed."""
        return NO_FIGURES

    def region_resolved(self, table: AnkhTable, god: int, region: int) -> None:
        """A region is done: skipped, dominated or fought over."""

    def conflict_over(self, table: AnkhTable, god: int) -> Questions:
        """After a conflict, and the merging or the forgotten gods that follow it."""
        return NOTHING

    def conflict_ends(self, table: AnkhTable, god: int) -> None:
        """After all regions are resolved."""

    def battle_begins(self, table: AnkhTable, god: int, gods: list[int]) -> Questions:
        """Before cards are chosen; the fighting gods, least devotion first."""
        return NOTHING

    def before_announcements(self, table: AnkhTable, god: int) -> Questions:
        """Before two cards are announced in a battle, of any god in play."""
        return NOTHING

    def banned_cards(self, table: AnkhTable) -> int:
        """A mask of the cards that nobody may play in this battle."""
        return 0

    def banning_rule(self) -> str:
        """The rule that bans them."""
        return ""

    def before_reveal(self, table: AnkhTable, god: int) -> Questions:
        """All cards of a battle are chosen and none is revealed yet."""
        return NOTHING

    def cards_revealed(self, table: AnkhTable, god: int) -> None:
        """The cards of a battle lie open, any god's."""

    def plague_spares(self, table: AnkhTable, god: int) -> HexSet:
        """Spaces whose figures of this god no Plague kills."""
        return hexset.EMPTY

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

    def figure_summoned(self, table: AnkhTable, god: int, seat: int, figure: int) -> Questions:
        """A figure of this kind was summoned; the seat decides what follows."""
        return NOTHING

    def figure_killed(self, table: AnkhTable, figure: int) -> Questions:
        """A figure of this kind was killed and has left its space."""
        return NOTHING

    def battle_won_with(self, table: AnkhTable, figure: int) -> Questions:
        """The god that this figure counts for has won a battle in the region it stands in."""
        return NOTHING

    def conflict_ended(self, table: AnkhTable, figure: int) -> None:
        """All regions of a conflict are resolved, and this figure stands on the board."""

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
