"""Everything that lies on a table of Ankh.

A god is known by the seat of the player who began with it; after the merging the team's god is the
higher god's. Figures are numbered through; their kinds never change, their owners may.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ennead.engine.frames import Frame
from ennead.engine.table import Event, Table
from ennead.games.ankh.data.scenarios import Setup
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.division import Division
from ennead.games.ankh.table.fields import (
    DIRECTION,
    EDGE,
    GOD,
    GUARDIAN,
    KIND,
    POWER,
    SPACE,
    TOKENS,
)
from ennead.games.ankh.table.pieces import POWER_NAMES, TENS
from ennead.hexes.grid import DIRECTIONS
from ennead.hexes.hexset import HexSets

if TYPE_CHECKING:
    from ennead.games.ankh.powers.power import Power

# How a game ended.
GOES_ON: Final = 0
TOP_REACHED: Final = 1
LAST_GOD: Final = 2
ALL_FORGOTTEN: Final = 3
FIFTH_CONFLICT: Final = 4
#: What an ending is called, in positions, events, words and statistics.
ENDING_NAMES: Final = (None, "top", "last_god", "all_forgotten", "fifth_conflict")


class AnkhEvent(Event):
    """An event that remembers who played which god then: a merged god was two gods before."""

    def __init__(self, plays: tuple[int, ...], name: str, *fields: object) -> None:
        super().__init__(name, *fields)
        self.plays: Final = plays


class Battle:
    """A battle in progress."""

    def __init__(
        self,
        region: int,
        gods: tuple[int, ...],
        played: list[int],
        protected: int,
        lost: list[int],
        present: tuple[int, ...],
        strength: tuple[int, ...],
        winner: int,
        lead: int,
    ) -> None:
        self.region = region
        #: The gods with a figure in the region when the battle began.
        self.gods = gods
        #: By god, the mask of the cards played.
        self.played = played
        #: Mask of the figures that Flood protects.
        self.protected = protected
        #: By god, how many of its figures were killed.
        self.lost = lost
        #: By god, how many figures it had in the region at the resolution, and its strength.
        self.present = present
        self.strength = strength
        #: The winner, NOBODY while it is open or if all lose; and its lead.
        self.winner = winner
        self.lead = lead

    def clone(self) -> Battle:
        """An equal battle."""
        return Battle(
            self.region,
            self.gods,
            self.played[:],
            self.protected,
            self.lost[:],
            self.present,
            self.strength,
            self.winner,
            self.lead,
        )


#: What things are called that are the same at every table.
CALLED: Final[dict[str, list[str]]] = {
    DIRECTION: [direction.lower() for direction in DIRECTIONS],
    POWER: list(POWER_NAMES),
}


class AnkhTable(Table):
    """The board, the dashboards and every god's pieces."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        sealed: list[int],
        legal: list[int],
        players: int,
        setup: Setup | None,
        division: Division,
        order: tuple[int, ...],
        guardians: tuple[int, ...],
        kinds: tuple[int, ...],
        figures: HexSets,
        standing: HexSets,
        controlled: HexSets,
        followers: list[int],
        devotion: list[int],
        ascending: list[int],
        unlocked: tuple[int, ...],
        hand: list[int],
        gods: tuple[int, ...],
        god_of: tuple[int, ...],
        powers: tuple[tuple[Power, ...], ...],
        box: Box,
        markers: list[int],
        event: int,
        tiebreaker: int,
        tiebreaker_up: bool,
        tokens: list[tuple[int, ...]],
        aims: tuple[tuple[int, int], ...],
        first: int,
        battle: Battle | None,
        winner: int,
        ending: int,
    ) -> None:
        super().__init__(frames, sealed, legal)
        self.players = players
        #: The scenario's setup; none in a position set up by hand.
        self.setup = setup
        #: The map with its camels and the regions they make; a value.
        self.division = division
        #: The conflict order token of each region.
        self.order = order
        #: The kinds of guardians that take part, by level.
        self.guardians = guardians
        #: By figure: its kind, the god it belongs to, the space it stands on or POOL, OUT, ...
        self.kinds = kinds
        self.owner: vec[i64] = vec[i64]()
        self.place: vec[i64] = vec[i64]()
        #: By god, the spaces its figures stand on.
        self.figures = figures
        #: By type, the spaces of monuments; by god, the spaces of those it controls.
        self.standing = standing
        self.controlled = controlled
        self.followers = followers
        #: By god, its space on the devotion track; and the gods in play, least devotion first.
        self.devotion = devotion
        self.ascending = ascending
        #: By god, masks of Ankh powers and of the battle cards in hand.
        self.unlocked = unlocked
        self.hand = hand
        #: By seat, which of the gods of Egypt it began with.
        self.gods = gods
        #: By seat, the god it plays; after the merging two seats play one.
        self.god_of = god_of
        #: By god, everything it can do.
        self.powers = powers
        #: What the game is played with; a value.
        self.box = box
        #: By action, how often its marker was moved since it was last set back.
        self.markers = markers
        #: The space of the event marker.
        self.event = event
        #: The god that holds the battle tiebreaker, and whether it is face up.
        self.tiebreaker = tiebreaker
        self.tiebreaker_up = tiebreaker_up
        #: The tokens of god abilities and special rules; what they mean is their affair.
        self.tokens = tokens
        #: Figures that are aimed, each with its direction.
        self.aims = aims
        #: The seat that took the first turn.
        self.first = first
        self.battle = battle
        #: The god that has won, and how the game ended.
        self.winner = winner
        self.ending = ending

    def spell(self, kind: str, number: int) -> str:
        if kind == SPACE:
            return self.division.map.space_names[number]
        if kind in (KIND, GUARDIAN):
            return self.box.kinds[number].name
        if kind == GOD:
            return self.box.god_names[number]
        if kind == EDGE:
            names = self.division.map.space_names
            first, second = self.division.map.grid.edges[number]
            return f"{names[first]}/{names[second]}"
        if kind == TOKENS:
            return f"{number // TENS} {number % TENS}"
        called = CALLED.get(kind)
        return str(number) if called is None else called[number]

    def numbers(self, kind: str) -> tuple[int, int] | None:
        if kind == SPACE:
            return 0, self.division.map.size - 1
        if kind == EDGE:
            return 0, len(self.division.map.grid.edges) - 1
        if kind == GOD:
            return 0, len(self.box.god_names) - 1
        return (0, len(self.box.kinds) - 1) if kind == KIND else None

    def clone(self) -> AnkhTable:
        battle = self.battle
        table = AnkhTable(
            self.frames[:],
            self.sealed[:],
            self.legal,
            self.players,
            self.setup,
            self.division,
            self.order,
            self.guardians,
            self.kinds,
            self.figures,
            self.standing,
            self.controlled,
            self.followers[:],
            self.devotion[:],
            self.ascending[:],
            self.unlocked,
            self.hand[:],
            self.gods,
            self.god_of,
            self.powers,
            self.box,
            self.markers[:],
            self.event,
            self.tiebreaker,
            self.tiebreaker_up,
            self.tokens[:],
            self.aims,
            self.first,
            None if battle is None else battle.clone(),
            self.winner,
            self.ending,
        )
        table.owner = self.owner[:]
        table.place = self.place[:]
        return table

    def add_figures(self, owners: list[int], place: int) -> None:
        """Figures come into the game, all at the same place."""
        for owner in owners:
            self.owner = append(self.owner, owner)
            self.place = append(self.place, place)

    def has_ended(self) -> bool:
        return self.ending != GOES_ON

    def tell(self, name: str, *fields: object) -> None:
        if self.events is not None:
            self.report(AnkhEvent(self.god_of, name, *fields))

    def settle(self) -> None:
        """Carry on until a choice; the top wins at once, in the middle of anything (AK-D5)."""
        frames = self.frames
        while frames:
            if self.ending != GOES_ON:
                frames.clear()
                self.sealed = []
                return
            if frames[-1].resume(self):
                return
