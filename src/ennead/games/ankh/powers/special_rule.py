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

    def before_event(self, table: AnkhTable, seat: int, event: str) -> Questions:
        """A player has triggered an event; what is asked here comes before it."""
        return NOTHING

    def event_follows(self, table: AnkhTable, seat: int, event: str) -> Questions:
        """What follows an event before its action marker is set back."""
        return NOTHING

    def after_event(self, table: AnkhTable, seat: int, event: str) -> Questions:
        """An event that a player triggered has been resolved, and its action marker set back."""
        return NOTHING

    def second_action(self, table: AnkhTable, seat: int, action: int) -> Questions:
        """A first action is over and no event came; what is asked here leads to the second."""
        return NOTHING

    def before_plagues(self, table: AnkhTable, gods: list[int]) -> Questions:
        """The cards of a battle lie open, and Plagues come next; gods by ascending devotion."""
        return NOTHING

    def before_strength(self, table: AnkhTable, gods: list[int]) -> Questions:
        """Strength is counted next; the gods that fight by ascending devotion."""
        return NOTHING

    def tie_winner(self, table: AnkhTable, gods: list[int]) -> int:
        """Who of some gods with the same strength wins without the tiebreaker, or NOBODY."""
        return -1

    def tie_left(self, table: AnkhTable, gods: list[int]) -> Questions:
        """Some gods have the same strength; what is asked here follows the tiebreaker."""
        return NOTHING

    def majority_devotion(self, table: AnkhTable, god: int, region: int, usual: int) -> int:
        """The devotion that a god gains for the majorities of a region."""
        return usual

    def all_lost(self, table: AnkhTable, battle: Battle) -> None:
        """All gods have lost a battle."""

    def battle_over(self, table: AnkhTable, battle: Battle) -> None:
        """A battle is over, and its cards are taken back."""

    def cards_taken_back(self, table: AnkhTable, god: int) -> None:
        """Cycle of Ma'at has given a god its cards back."""

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
