"""Scenarios of Ra: small positions written as they lie on the table.

    game = given(players=3, suns={"A": [13, 8]}, track="nile nile flood", turn="A")
    game.draws("A", "ra").bids(B="pass", C=5, A=13)
    then(game).has("A", nile=2, flood=1).suns("A", 8).asks("B").offers("draw", "ra")

Tiles are words, `nile*3` for three, `.` for a gap on the auction track. Suns that are not
mentioned lie where they do no harm, see `tests.scenario.ra_suns`; tiles not mentioned are in the
bag, or out of the game where the bag is given.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

import ennead
from tests.scenario.ra_suns import placed_suns
from tests.scenario.table import LETTERS, Outcome, Scenario, seat_of

#: Ra tiles that fill the Ra track (RA-C3).
RA_SPACES = {2: 6, 3: 8, 4: 9, 5: 10}


class RaScenario(Scenario):
    """A game of Ra, with its turns and auctions as single steps."""

    def draws(self, player: str, *tiles: str) -> Self:
        """A player draws a tile; with several tiles, the only player with suns draws them all."""
        for tile in tiles:
            self.answers(player, "draw").chance(f"tile {tile}")
        return self

    def invokes(self, player: str) -> Self:
        """A player invokes Ra."""
        return self.answers(player, "ra")

    def bids(self, **bids: int | str) -> Self:
        """Suns or "pass" in the order of bidding, of the players who have a choice."""
        for player, bid in bids.items():
            self.answers(player, "pass" if bid == "pass" else f"bid {bid}")
        return self

    def plays_gods(self, player: str, *tiles: str, done: bool = False) -> Self:
        """A player plays God tiles for these tiles; `done` if more could be taken."""
        self.answers(player, "god")
        for number, tile in enumerate(tiles):
            # The only kind there is to take is taken without a question.
            if number or f"take {tile}" in then(self).asks(player).offered():
                self.answers(player, f"take {tile}")
        return self.answers(player, "done") if done else self


class RaOutcome(Outcome):
    """What lies on a table of Ra."""

    def has(self, player: str, **tiles: int) -> Self:
        """A player has these numbers of tiles; kinds not mentioned do not matter."""
        held = self.area(player)["tiles"]
        assert {tile: held.get(tile, 0) for tile in tiles} == tiles
        return self

    def has_only(self, player: str, tiles: str) -> Self:
        """A player has these tiles and no others."""
        assert self.area(player)["tiles"] == counted(tiles)
        return self

    def suns(self, player: str, *suns: int) -> Self:
        """A player has exactly these suns face up."""
        assert self.area(player)["suns"] == sorted(suns)
        return self

    def spent(self, player: str, *suns: int) -> Self:
        """A player has exactly these suns face down."""
        assert self.area(player)["spent"] == sorted(suns)
        return self

    def sun_on_board(self, sun: int) -> Self:
        """This sun lies in the middle of the board."""
        assert self.position["sun"] == sun
        return self

    def track(self, tiles: str) -> Self:
        """The auction track from the left, `.` for a gap."""
        shown = [tile or "." for tile in self.position["track"]]
        assert " ".join(shown).rstrip(" .") == " ".join(spread(tiles)).rstrip(" .")
        return self

    def ra_tiles(self, number: int) -> Self:
        """So many tiles lie on the Ra track."""
        assert self.position["ra_tiles"] == number
        return self

    def epoch(self, number: int) -> Self:
        """This epoch is being played."""
        assert self.position["epoch"] == number
        return self

    def out(self, **tiles: int) -> Self:
        """Of these kinds so many tiles have left the game."""
        gone = self.position["out"]
        assert {tile: gone.get(tile, 0) for tile in tiles} == tiles
        return self

    def points(self, **points: int) -> Self:
        """These players have these points."""
        assert {player: self.area(player)["points"] for player in points} == points
        return self

    def scored(self, category: str, **points: int) -> Self:
        """These players got so many points in a category at the last epoch's end."""
        sheet = self.game.view(None)["sheets"][-1]
        assert {player: sheet[seat_of(player)][category] for player in points} == points
        return self

    def area(self, player: str) -> Any:
        """What lies in front of a player."""
        return self.position["areas"][seat_of(player)]


def given(
    players: int = 3,
    *,
    turn: str = "A",
    suns: dict[str, list[int]] | None = None,
    spent: dict[str, list[int]] | None = None,
    sun: int | None = None,
    tiles: dict[str, str] | None = None,
    track: str = "",
    ra_tiles: int = 0,
    bag: str | None = None,
    epoch: int = 1,
    points: dict[str, int] | None = None,
    **options: object,
) -> RaScenario:
    """A position at the beginning of a player's turn."""
    face_up, face_down, on_board = placed_suns(players, suns or {}, spent or {}, sun)
    position: dict[str, Any] = {
        "game": "ra",
        "players": players,
        "options": options,
        "turn": seat_of(turn),
        "epoch": epoch,
        "ra_tiles": ra_tiles,
        "sun": on_board,
        "track": [None if tile == "." else tile for tile in spread(track)],
        "areas": [
            {
                "suns": face_up[player],
                "spent": face_down[player],
                "tiles": counted((tiles or {}).get(player, "")),
                "points": (points or {}).get(player, 10),
            }
            for player in LETTERS[:players]
        ],
    }
    if bag is not None:
        position["bag"] = counted(bag)
    return RaScenario(ennead.load(position, chance="ask"))


def end_of_epoch(
    players: int = 3,
    epoch: int = 1,
    *,
    suns: dict[str, list[int]] | None = None,
    spent: dict[str, list[int]] | None = None,
    sun: int | None = None,
    tiles: dict[str, str] | None = None,
    points: dict[str, int] | None = None,
) -> RaScenario:
    """A position in which A has just drawn the last Ra tile of an epoch, and all have scored."""
    game = given(
        players,
        epoch=epoch,
        ra_tiles=RA_SPACES[players] - 1,
        suns=suns,
        spent=spent,
        sun=sun,
        tiles=tiles,
        points=points,
    )
    return game.draws("A", "ra")


def new_game(players: int, **options: Any) -> RaScenario:
    """A new game; chance is asked to deal the suns."""
    return RaScenario(ennead.new("ra", players, chance="ask", **options))


def then(game: RaScenario) -> RaOutcome:
    """What holds now."""
    return RaOutcome(game)


def spread(tiles: str) -> list[str]:
    """Words one by one: `nile*2 flood` is nile, nile, flood."""
    words = []
    for word in tiles.split():
        tile, _, number = word.partition("*")
        words += [tile] * int(number or 1)
    return words


def counted(tiles: str) -> dict[str, int]:
    """How many of each."""
    return dict(Counter(spread(tiles)))
