"""A god ability: a power with tokens of its own."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table import AnkhTable


class Ability(Power):
    """What one of the gods of Egypt can do from the start (AK-P7)."""

    def __init__(self, number: int) -> None:
        #: The god's place among the gods of Egypt; its tokens lie there.
        self.number: Final = number

    def first_tokens(self) -> tuple[int, ...]:
        """The tokens at the start of the game (AK-S10)."""
        return ()

    def tokens(self, table: AnkhTable) -> tuple[int, ...]:
        """The tokens as they are."""
        return table.tokens[self.number]

    def set_tokens(self, table: AnkhTable, tokens: tuple[int, ...]) -> None:
        """The only way to change the tokens."""
        table.tokens[self.number] = tokens

    def is_ability(self) -> bool:
        return True
