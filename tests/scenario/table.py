"""Given a position, when somebody answers, then: the shape that the scenarios of all games share.

Players are letters: A sits at seat 0, B at their left. Everything is done and read through the
public face of a game, and chance is answered like any player.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

import ennead

LETTERS = "ABCDE"


def seat_of(player: str) -> int:
    """The seat of a player."""
    return LETTERS.index(player)


class Scenario:
    """A game in which the players are letters and answers are written in its notation."""

    def __init__(self, game: ennead.Game) -> None:
        self.game = game

    def answers(self, player: str, *notations: str) -> Self:
        """A player answers, once or several times in a row."""
        for notation in notations:
            self.game.apply(seat_of(player), self.game.parse(seat_of(player), notation))
        return self

    def chance(self, *notations: str) -> Self:
        """Chance answers."""
        for notation in notations:
            self.game.apply(ennead.CHANCE, self.game.parse(ennead.CHANCE, notation))
        return self


class Outcome:
    """What holds now; every check fails with what is there instead, and gives itself back."""

    def __init__(self, scenario: Scenario) -> None:
        self.game = scenario.game
        self.position: dict[str, Any] = self.game.position()
        #: Whom `offers` and `refuses` are about.
        self.player = ""

    def asks(self, *players: str) -> Self:
        """These players must answer now, nobody else."""
        assert [LETTERS[seat] for seat in self.game.to_act() if seat >= 0] == list(players)
        assert ennead.CHANCE not in self.game.to_act()
        self.player = players[0]
        return self

    def asks_chance(self) -> Self:
        """Chance must answer now."""
        assert self.game.to_act() == [ennead.CHANCE]
        return self

    def offers(self, *notations: str) -> Self:
        """Exactly this may be answered."""
        assert self.offered() == sorted(notations)
        return self

    def offers_also(self, *notations: str) -> Self:
        """This may be answered, and perhaps more."""
        assert set(notations) <= set(self.offered())
        return self

    def refuses(self, notation: str, because: str) -> Self:
        """This may not be answered, and the rule that stands in the way is named."""
        return self.refuses_to(self.player, notation, because)

    def refuses_to(self, player: str, notation: str, because: str) -> Self:
        """Nor may a player who is perhaps not asked."""
        before = self.game.hash()
        with pytest.raises(ennead.IllegalAnswer):
            self.game.apply(seat_of(player), self.game.parse(seat_of(player), notation))
        assert self.game.hash() == before
        reason = self.game.why_not(seat_of(player), *notation.split())
        assert reason is not None
        assert reason.rule == because
        return self

    def is_over(self) -> Self:
        """The game has ended."""
        assert self.game.over
        assert self.game.to_act() == []
        return self

    def goes_on(self) -> Self:
        """The game has not ended."""
        assert not self.game.over
        return self

    def ranks(self, *players: str) -> Self:
        """The players from the winner on."""
        assert "".join([LETTERS[seat] for _, seat, _ in self.game.ranking()]) == "".join(players)
        return self

    def offered(self) -> list[str]:
        """What the player asked may answer, sorted as text."""
        seat = seat_of(self.player)
        return sorted([self.game.notation(seat, answer) for answer in self.game.legal(seat)])
