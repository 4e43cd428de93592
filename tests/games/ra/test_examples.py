"""The rulebook's own examples (RA-X)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scenario.ra import end_of_epoch, then


@rule("RA-X1", "RA-P2")
def test_pharaohs_of_anna_bob_cathy_and_don() -> None:
    pharaohs = {"A": "pharaoh*3", "B": "pharaoh*2", "C": "pharaoh*2", "D": "pharaoh*3"}
    game = end_of_epoch(players=4, tiles=pharaohs)
    then(game).scored("pharaoh", A=5, B=-2, C=-2, D=5)


@rule("RA-X2", "RA-P5")
@pytest.mark.parametrize(
    "civilization",
    ["astronomy*3 agriculture*2 writing*2", "astronomy agriculture writing"],
)
def test_civilization_of_anna(civilization: str) -> None:
    then(end_of_epoch(tiles={"A": civilization})).scored("civilization", A=5)


@rule("RA-X3", "RA-P7", "RA-P8")
def test_monuments_of_anna() -> None:
    tiles = {"A": "pyramid*4 temple*3 fortress*2 sphinx"}
    then(end_of_epoch(epoch=3, tiles=tiles)).scored("monuments", A=19)


@rule("RA-X4", "RA-P10")
def test_suns_of_anna_bob_cathy_and_don() -> None:
    suns = {"A": [12, 4, 1], "B": [13, 10, 2], "C": [8, 7, 6], "D": [9, 5, 3]}
    assert [sum(group) for group in suns.values()] == [17, 25, 21, 17]
    game = end_of_epoch(players=4, epoch=3, suns=suns)
    then(game).scored("suns", A=-5, B=5, C=0, D=-5)
