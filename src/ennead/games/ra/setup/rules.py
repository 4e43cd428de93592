"""Preparation: the bag, the suns and the first points (RA-S)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.bitset import bitset
from ennead.engine.fields import NUMBERS, PLAYER
from ennead.engine.frames import ChanceQuestion, Fields
from ennead.games.ra.epoch.rules import Epoch
from ennead.games.ra.table.counts import none
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import (
    AUCTION_SPACES,
    EMPTY,
    IN_THE_BAG,
    KINDS,
    LOWEST_SUN,
    SUN_GROUPS,
)

FIRST_POINTS: Final = 10


def set_up(players: int) -> RaTable:
    """A full bag, sun 1 on the board, 10 points each; chance then deals the suns (RA-S)."""
    return RaTable(
        frames=[Epoch(), DealSuns(0, tuple(range(players)))],
        sealed=[],
        legal=[],
        players=players,
        epoch=1,
        bag=vec[u8](IN_THE_BAG),
        out=none(),
        track=vec[i64]([EMPTY] * AUCTION_SPACES),
        ra_tiles=0,
        sun=LOWEST_SUN,
        tiles=vec[u8]([0] * (KINDS * players)),
        suns_up=vec[i64]([0] * players),
        suns_down=vec[i64]([0] * players),
        points=vec[i64]([FIRST_POINTS] * players),
        sheets=(),
    )


class DealSuns(ChanceQuestion[RaTable]):
    """Which player gets which group of suns is random (RA-S3); all lie face up (RA-S5)."""

    FIELDS: ClassVar[Fields] = (("player", PLAYER), ("groups", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = ("Epoch",)
    ANSWERS: ClassVar[tuple[int, int]] = (0, 4)
    OBLIGES: ClassVar[str] = "RA-S2"

    def __init__(self, player: int, groups: tuple[int, ...]) -> None:
        super().__init__()
        self.player: Final = player
        self.groups: Final = groups

    def legal(self, table: RaTable) -> list[int]:
        return list(self.groups)

    def weights(self, table: RaTable) -> list[int]:
        return [1] * len(self.groups)

    def notation(self, table: RaTable, answer: int) -> str:
        return f"suns {answer + 1}"

    def answer(self, table: RaTable, answer: int) -> None:
        suns = SUN_GROUPS[table.players][answer]
        table.suns_up[self.player] = bitset(suns)
        if table.events is not None:
            table.tell("dealt", self.player, suns)
        left = tuple([group for group in self.groups if group != answer])
        if left:
            table.frames.append(DealSuns(self.player + 1, left))
