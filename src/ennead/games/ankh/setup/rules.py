"""Setup: first player, gods, guardians, then the scenario's pieces (AK-S)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.fields import NUMBER, NUMBERS
from ennead.engine.frames import ChanceQuestion, Fields, Frame, Section, Verbs, verb
from ennead.games.ankh.data.scenarios import PlayerSetup, Setup
from ennead.games.ankh.powers.moments import in_turns
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.fields import COUNT, GUARDIAN
from ennead.games.ankh.table.fields import GOD as GOD_THING
from ennead.games.ankh.table.pieces import (
    CARD,
    FIGURES_IN_PLAY,
    FIRST_FOLLOWERS,
    FIRST_GUARDIAN,
    GOD,
    GODS,
    KINDS,
    NOBODY,
    POOL,
    WARRIOR,
    WARRIORS,
    WHOLE_HAND,
)
from ennead.games.ankh.table.table import GOES_ON, AnkhTable
from ennead.games.ankh.turn.rules import Turn
from ennead.hexes import hexset

LEVELS: Final = 3


def set_up(
    box: Box,
    players: int,
    setup: Setup,
    first: int,
    gods: tuple[int, ...],
    guardians: tuple[int, ...],
) -> AnkhTable:
    """A table before anything is placed; what is not chosen, NOBODY or empty, chance chooses."""
    return AnkhTable(
        frames=[PlacePieces(), DrawGuardian(0, guardians), DrawGod(0, gods), DrawFirst(first)],
        sealed=[],
        legal=[],
        players=players,
        setup=setup,
        division=setup.division,
        order=tuple(setup.order),
        kinds=(),
        guardians=(),
        figures=hexset.by_number([hexset.EMPTY] * players),
        standing=hexset.by_number([hexset.EMPTY] * len(box.monument_names)),
        controlled=hexset.by_number([hexset.EMPTY] * players),
        followers=[FIRST_FOLLOWERS] * players,
        devotion=[0] * players,
        ascending=list(range(players)),
        unlocked=(0,) * players,
        hand=[WHOLE_HAND] * players,
        gods=(),
        god_of=tuple(range(players)),
        powers=((),) * players,
        box=box,
        markers=[0, 0, 0, 0],
        event=0,
        tiebreaker=NOBODY,
        tiebreaker_up=False,
        tokens=[ability.first_tokens() for ability in box.holders],
        aims=(),
        first=NOBODY,
        battle=None,
        winner=NOBODY,
        ending=GOES_ON,
    )


class DrawFirst(ChanceQuestion[AnkhTable]):
    """The first player is chosen or random (AK-S3)."""

    FIELDS: ClassVar[Fields] = (("chosen", NUMBER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("DrawGod",)
    ANSWERS: ClassVar[tuple[int, int]] = (0, 4)
    VERBS: ClassVar[Verbs] = (verb("first", COUNT),)
    OBLIGES: ClassVar[str] = "AK-S3"

    def __init__(self, chosen: int) -> None:
        super().__init__()
        self.chosen: Final = chosen

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A seat, or NOBODY where chance decides (AK-S3)."""
        return "" if NOBODY <= self.chosen < table.players else "there is no such player"

    def legal(self, table: AnkhTable) -> list[int]:
        return [self.chosen] if self.chosen != NOBODY else list(range(table.players))

    def weights(self, table: AnkhTable) -> list[int]:
        return [1] * table.players

    def answer(self, table: AnkhTable, answer: int) -> None:
        table.first = answer


class DrawGod(ChanceQuestion[AnkhTable]):
    """Every player has a different god, chosen or random (AK-S1)."""

    FIELDS: ClassVar[Fields] = (("seat_of_god", NUMBER), ("chosen", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = ("DrawGuardian",)
    ANSWERS: ClassVar[tuple[int, int]] = (0, GODS - 1)
    VERBS: ClassVar[Verbs] = (verb("god", GOD_THING),)
    OBLIGES: ClassVar[str] = "AK-S1"

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__()
        self.seat_of_god: Final = seat
        self.chosen: Final = chosen

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The next seat draws, or has chosen a god nobody has (AK-S1)."""
        chosen = self.chosen
        gods = len(table.box.god_names)
        if self.seat_of_god != len(table.gods):
            return "it is another player's turn to draw"
        if chosen and (
            len(chosen) != table.players
            or len(set(chosen)) < len(chosen)
            or not all(0 <= god < gods for god in chosen)
            or chosen[: len(table.gods)] != table.gods
        ):
            return "these gods cannot be chosen"
        return ""

    def legal(self, table: AnkhTable) -> list[int]:
        if self.chosen:
            return [self.chosen[self.seat_of_god]]
        return [god for god in range(len(table.box.god_names)) if god not in table.gods]

    def weights(self, table: AnkhTable) -> list[int]:
        return [1] * len(self.legal(table))

    def answer(self, table: AnkhTable, answer: int) -> None:
        table.gods = (*table.gods, answer)
        if self.seat_of_god + 1 < table.players:
            table.frames.append(DrawGod(self.seat_of_god + 1, self.chosen))


class DrawGuardian(ChanceQuestion[AnkhTable]):
    """One guardian of each level takes part, chosen or random (AK-S8). An answer is its kind."""

    FIELDS: ClassVar[Fields] = (("level", NUMBER), ("chosen", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = ("PlacePieces",)
    ANSWERS: ClassVar[tuple[int, int]] = (FIRST_GUARDIAN, KINDS - 1)
    VERBS: ClassVar[Verbs] = (verb("guardian", GUARDIAN),)
    OBLIGES: ClassVar[str] = "AK-S8"

    def __init__(self, level: int, chosen: tuple[int, ...]) -> None:
        super().__init__()
        self.level: Final = level
        self.chosen: Final = chosen

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The next level is drawn, or was chosen (AK-S8)."""
        chosen = self.chosen
        if self.level != len(table.guardians):
            return "another level is drawn now"
        if chosen and (
            not all(kind in table.box.guardian_kinds for kind in chosen)
            or [table.box.kinds[kind].level for kind in chosen] != [0, 1, 2]
            or chosen[: len(table.guardians)] != table.guardians
        ):
            return "these guardians cannot be chosen"
        return ""

    def legal(self, table: AnkhTable) -> list[int]:
        if self.chosen:
            return [self.chosen[self.level]]
        kinds = table.box.kinds
        return [kind for kind in table.box.guardian_kinds if kinds[kind].level == self.level]

    def weights(self, table: AnkhTable) -> list[int]:
        return [1] * len(self.legal(table))

    def answer(self, table: AnkhTable, answer: int) -> None:
        table.guardians = (*table.guardians, answer)
        if self.level + 1 < LEVELS:
            table.frames.append(DrawGuardian(self.level + 1, self.chosen))


class PlacePieces(Section[AnkhTable]):
    """Figures, monuments and markers as the scenario shows them; then the first turn (AK-S)."""

    def proceed(self, table: AnkhTable) -> None:
        assert table.setup is not None
        order = [(table.first + step) % table.players for step in range(table.players)]
        add_figures(table)
        for seat, pieces in zip(order, table.setup.players, strict=True):
            place_figures(table, seat, pieces)
            for name, space in pieces.monuments:
                place_token(table, name, space)
                table.controlled = table.controlled.added(seat, space)
        for name, space in table.setup.neutral:
            place_token(table, name, space)
        table.ascending = order[::-1]
        table.powers = tuple([(table.box.abilities[god],) for god in table.gods])
        table.frames.append(Turn(table.first))
        in_turns.set_up_ends(table)


def add_figures(table: AnkhTable) -> None:
    """A god and six warriors for each; of each guardian as many as take part (AK-C1, AK-S9)."""
    kinds: list[int] = []
    for seat in range(table.players):
        kinds += [GOD, *[WARRIOR] * WARRIORS]
        table.add_figures([seat] * (1 + WARRIORS), POOL)
    for kind in table.guardians:
        number = min(table.box.kinds[kind].figures, FIGURES_IN_PLAY[table.players])
        kinds += [kind] * number
        table.add_figures([NOBODY] * number, CARD)
    table.kinds = tuple(kinds)


def place_figures(table: AnkhTable, seat: int, pieces: PlayerSetup) -> None:
    """A player's god and first warriors (AK-S2)."""
    god = seat * (1 + WARRIORS)
    for figure, space in enumerate([pieces.god, *pieces.warriors], god):
        table.place[figure] = space
        table.figures = table.figures.added(seat, space)


def place_token(table: AnkhTable, name: str, space: int) -> None:
    """A monument of the scenario."""
    table.standing = table.standing.added(table.box.monument_names.index(name), space)
