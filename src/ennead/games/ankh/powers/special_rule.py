"""A special rule of a scenario: a power of the table rather than of a god (AK-S11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.power import NOTHING, Questions
from ennead.games.ankh.table.table import AnkhTable, Battle

#: Figures that belong to nobody: what each is called, and its space.
Placed = list[tuple[str, int]]
NO_PLACED: Final[Placed] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialRule(Ability):
    """Changes nothing at any moment. Like an ability it may have tokens of its own.

    It acts at moments of gods too: of setup, turns, actions, moves, summons, kills and conflicts.
    There the god is the one that acts, or NOBODY.
    """

    def has_neutral_figures(self) -> bool:
        """Whether it puts figures on the board that belong to nobody."""
        return False

    def neutral_figures(self, table: AnkhTable) -> Placed:
        """The figures of nobody: they fill their spaces and take part in nothing else."""
        return NO_PLACED

    def replaced_events(self) -> dict[str, str]:
        """Events of the track that are other ones in this scenario, by the names of the events."""
        return {}

    def event_begins(self, table: AnkhTable, seat: int, event: str) -> None:
        """An event that the rule has put on the track is triggered by a player."""

    def after_event(self, table: AnkhTable, seat: int, event: str) -> Questions:
        """An event that a player triggered has been resolved, and its action marker set back."""
        return NOTHING

    def doomed_gods(self, table: AnkhTable, battle: Battle, gods: list[int]) -> list[int]:
        """The gods whose figures the resolution of a battle kills."""
        return gods

    def battle_steps(self) -> dict[str, tuple[str, str]]:
        """Steps of a battle in which something else happens: what it is called, and the rule."""
        return {}

    def never_asked(self) -> dict[str, str]:
        """Questions that are never asked in this scenario, and the rule that says so."""
        return {}

    def order_tokens_out(self, table: AnkhTable) -> list[int]:
        """The conflict order tokens that have left the game."""
        return []

    def dominated(self, table: AnkhTable, god: int, region: int) -> None:
        """A god has dominated a region and gained its devotion."""
