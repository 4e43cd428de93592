"""A game of Ankh in a scenario, and what can be said of it."""

from __future__ import annotations

from typing import Any, Self

import ennead
from tests.scenario.ankh_drawing import GUARDIANS, MONUMENTS
from tests.scenario.ankh_parts import CARDS
from tests.scenario.table import LETTERS, Outcome, Scenario, seat_of

KINDS = {"g": "god", "w": "warrior", **GUARDIANS}


class AnkhScenario(Scenario):
    """A game of Ankh, with its secret choices as single steps."""

    def __init__(self, game: ennead.Game) -> None:
        super().__init__(game)
        self.before: dict[str, Any] = game.position()
        #: Everything that happens from now on.
        self.events = game.listen()

    def plays(self, **cards: str) -> Self:
        """Everybody with a choice chooses battle cards: `plays(A="plague", B="flood miracle")`."""
        for player, chosen in cards.items():
            ordered = sorted(chosen.split(), key=CARDS.index)
            self.answers(player, " ".join(["play", *ordered]))
        return self

    def bids(self, **bids: int) -> Self:
        """Everybody with a choice bids followers."""
        for player, bid in bids.items():
            self.answers(player, f"bid {bid}")
        return self

    def told(self, name: str) -> list[tuple[object, ...]]:
        """What was told of events of one name, in their order."""
        return [event.fields for event in self.events if event.name == name]

    def remembers(self) -> Self:
        """Changes are told against the position as it is now."""
        self.before = self.game.position()
        return self


class AnkhOutcome(Outcome):
    """What lies on a table of Ankh."""

    def __init__(self, scenario: AnkhScenario) -> None:
        super().__init__(scenario)
        self.before = scenario.before
        self.told = scenario.told
        self.events = scenario.events

    def offers_not(self, *notations: str) -> Self:
        """None of this may be answered; trying is refused and changes nothing."""
        for notation in notations:
            assert notation not in self.offered()
        return self

    def offers_no_other(self, beginning: str, *notations: str) -> Self:
        """Of the answers that begin so, exactly these."""
        found = [notation for notation in self.offered() if notation.startswith(beginning)]
        assert found == sorted(notations)
        return self

    # ---------------------------------------------------------------- the board

    def stands(self, space: str, piece: str) -> Self:
        """A figure or monument as drawings write it: `stands("B0", "Aw")`."""
        assert pieces_of(self.position).get(space) == piece
        return self

    def empty(self, *spaces: str) -> Self:
        """Nothing stands there."""
        for space in spaces:
            assert pieces_of(self.position).get(space) is None
        return self

    def alive(self, *spaces: str) -> Self:
        """What stood on these spaces still stands there."""
        before, now = pieces_of(self.before), pieces_of(self.position)
        for space in spaces:
            assert space in before
            assert now.get(space) == before[space]
        return self

    def dead(self, *spaces: str) -> Self:
        """What stood on these spaces is gone."""
        before, now = pieces_of(self.before), pieces_of(self.position)
        for space in spaces:
            assert space in before
            assert now.get(space) != before[space]
        return self

    def on_board(self, player: str, **kinds: int) -> Self:
        """How many figures of these kinds a player has on the board."""
        found = list(pieces_of(self.position).values())
        letters = {name: letter for letter, name in KINDS.items()}
        assert {kind: found.count(player + letters[kind]) for kind in kinds} == kinds
        return self

    def in_pool(self, player: str, **kinds: int) -> Self:
        """How many warriors or guardians of these kinds are in a player's pool."""
        return self.lies("pool", player, kinds)

    def out(self, player: str, **kinds: int) -> Self:
        """How many of a player's warriors or guardians of these kinds are out of the game."""
        return self.lies("out", player, kinds)

    def trapped(self, **warriors: int) -> Self:
        """How many warriors of these players are trapped."""
        assert {p: self.area(p)["warriors"].count("trapped") for p in warriors} == warriors
        return self

    def lies(self, place: str, player: str, kinds: dict[str, int]) -> Self:
        """How many figures of a player are at a place beside the board."""
        found = {"warrior": self.area(player)["warriors"].count(place)}
        for name, seat, where in self.position["guardian_figures"]:
            if seat == seat_of(player) and where == place:
                found[name] = found.get(name, 0) + 1
        assert {kind: found.get(kind, 0) for kind in kinds} == kinds
        return self

    def aimed(self, space: str, direction: str) -> Self:
        """The figure on a space points in a direction and the next one clockwise."""
        assert [space, direction] in self.position["aims"]
        return self

    # ---------------------------------------------------------------- battles

    def strength(self, **strengths: int) -> Self:
        """The strengths of these players in the last battle that came to be decided."""
        fighting, counted, _ = self.told("strength")[-1]
        assert isinstance(fighting, tuple)
        assert isinstance(counted, tuple)
        found = {LETTERS[god]: number for god, number in zip(fighting, counted, strict=True)}
        assert {player: found[player] for player in strengths} == strengths
        return self

    def winners(self, *players: str) -> Self:
        """The winners of all battles decided so far; `-` where all lost."""
        found = [event for event in self.events if event.name in ("battle_won", "all_lose")]
        letters = [LETTERS[int(str(e.fields[0]))] if e.fields else "-" for e in found]
        assert letters == list(players)
        return self

    # ---------------------------------------------------------------- dashboards

    def followers(self, **followers: int) -> Self:
        """These players have so many followers."""
        assert {player: self.area(player)["followers"] for player in followers} == followers
        return self

    def followers_changed(self, **changes: int) -> Self:
        """So many more or fewer followers than at the beginning of the scenario."""
        return self.changed("followers", changes)

    def devotion(self, **devotion: int) -> Self:
        """These players' markers are on these spaces of the track."""
        assert {player: self.area(player)["devotion"] for player in devotion} == devotion
        return self

    def devotion_changed(self, **changes: int) -> Self:
        """So many spaces up or down since the beginning of the scenario."""
        return self.changed("devotion", changes)

    def changed(self, key: str, changes: dict[str, int]) -> Self:
        """A number of some areas is so much greater than before."""
        areas, before = self.position["areas"], self.before["areas"]
        found = {p: areas[seat_of(p)][key] - before[seat_of(p)][key] for p in changes}
        assert found == changes
        return self

    def order(self, *players: str) -> Self:
        """The gods in play from the least devotion to the most."""
        assert [LETTERS[god] for god in self.position["ascending"]] == list(players)
        return self

    def hand(self, player: str, cards: str) -> Self:
        """A player has exactly these battle cards in hand."""
        assert sorted(self.area(player)["hand"]) == sorted(cards.split())
        return self

    def tokens(self, god: str, tokens: object) -> Self:
        """A god's tokens as positions write them: suns and underworld tokens by their spaces."""
        found = self.position["tokens"][god]
        assert (sorted(found) if isinstance(found, list) else found) == tokens
        return self

    def tiebreaker(self, player: str | None, *, face_up: bool = True) -> Self:
        """Who holds the battle tiebreaker, and how it lies."""
        holder = None if player is None else {"god": seat_of(player), "face_up": face_up}
        assert self.position["tiebreaker"] == holder
        return self

    def event(self, number: int) -> Self:
        """The event marker is on this space."""
        assert self.position["event"] == number
        return self

    def supply(self, **monuments: int) -> Self:
        """How many monuments of these types are in the supply."""
        left = self.game.view(None)["supply"]["monuments"]
        assert {name: left[name] for name in monuments} == monuments
        return self

    def ankh_tokens(self, **tokens: int) -> Self:
        """How many Ankh tokens these players have in their pools."""
        left = self.game.view(None)["ankh_tokens"]
        assert {player: left[seat_of(player)] for player in tokens} == tokens
        return self

    def won(self, *players: str, by: str) -> Self:
        """The game has ended so, and exactly these players are first; nobody if none is named."""
        self.is_over()
        assert self.position["ending"] == by
        winner = self.position["winner"]
        assert winner in [seat_of(player) for player in players] if players else winner is None
        places = self.game.ranking()
        assert sorted([LETTERS[seat] for place, seat, _ in places if place == 1]) == list(players)
        return self

    def area(self, player: str) -> Any:
        """What lies in front of a player."""
        return self.position["areas"][seat_of(player)]


def pieces_of(position: dict[str, Any]) -> dict[str, str]:
    """What stands on each space, as drawings write it."""
    found: dict[str, str] = {}
    letters = {name: letter for letter, name in GUARDIANS.items()}
    for seat, area in enumerate(position["areas"]):
        found[area["figure"]] = f"{LETTERS[seat]}g"
        for space in area["warriors"]:
            found[space] = f"{LETTERS[seat]}w"
    for name, seat, space in position["guardian_figures"]:
        if seat is not None:
            found[space] = LETTERS[seat] + letters[name]
    types = {name: letter for letter, name in MONUMENTS.items()}
    for monument, space, seat in position["monuments"]:
        found[space] = types[monument] + ("" if seat is None else LETTERS[seat])
    return {place: piece for place, piece in found.items() if place[0].isupper()}
