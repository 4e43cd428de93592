"""The box: what a table is played with, of the base game and of the packs that it uses.

A box is a value: it belongs to a list of packs and of special rules, and nothing in it ever
changes, so that tables share it and a clone copies a pointer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ennead.engine.frames import Frame

if TYPE_CHECKING:
    from ennead.games.ankh.data.tracks import GuardianCard
    from ennead.games.ankh.powers.ability import Ability
    from ennead.games.ankh.powers.power import Power
    from ennead.games.ankh.powers.special_rule import SpecialRule


class Box:
    """Gods, kinds of figures, special rules and questions; what is numbered counts from here."""

    def __init__(
        self,
        packs: tuple[str, ...],
        god_names: tuple[str, ...],
        abilities: tuple[Ability, ...],
        rule_names: tuple[str, ...],
        rules: tuple[SpecialRule, ...],
        kinds: tuple[GuardianCard, ...],
        kind_powers: list[Power],
        monuments: tuple[tuple[str, int], ...],
        events: tuple[str, ...],
        frames: dict[str, type[Frame[Any]]],
        beneath: dict[str, tuple[str, ...]],
        choices: dict[str, str],
    ) -> None:
        #: The packs beyond the base game, by name.
        self.packs: Final = packs
        #: Whether nothing but the base game is played; then no moment of packs has to be looked at.
        self.is_base: Final = not packs
        #: By number, the gods of Egypt and what each can do.
        self.god_names: Final = god_names
        self.abilities: Final = abilities
        #: The special rules of the scenario.
        self.rule_names: Final = rule_names
        self.rules: Final = rules
        #: Everything that has tokens, by the place of its tokens: abilities, then special rules.
        self.holder_names: Final = (*god_names, *rule_names)
        self.holders: Final[tuple[Ability, ...]] = (*abilities, *rules)
        #: By kind of figure, what is printed of it, and what it can do.
        self.kinds: Final = kinds
        self.kind_powers: Final = kind_powers
        #: The kinds that are guardians, those of the base game first.
        self.guardian_kinds: Final = [n for n, kind in enumerate(kinds) if kind.level >= 0]
        #: By type of monument, its name and how many there are.
        self.monument_names: Final = tuple([name for name, _ in monuments])
        self.monument_supply: Final = tuple([number for _, number in monuments])
        #: The special rules that have figures of nobody on the board.
        self.neutral_rules: Final = tuple([rule for rule in rules if rule.has_neutral_figures()])
        #: The spaces of the event track, the start space first.
        self.events: Final = events
        #: Every frame there can be; and what frames may lie on besides what they declare.
        self.frames: Final = frames
        self.beneath: Final = beneath
        #: The values of the options that packs bring.
        self.choices: Final = choices

    def holders_among(self, gods: tuple[int, ...]) -> list[int]:
        """Whose tokens can lie on the table: the gods that take part, and the special rules."""
        return [*sorted(gods), *range(len(self.abilities), len(self.holders))]
