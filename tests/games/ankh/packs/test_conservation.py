"""Pieces of packs are all there at every step of random games (AK-C9)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import ennead
from ennead.games.ankh.packs.pharaoh.cards import KINDS
from tests.games.ankh.policy import lively
from tests.rule import rule

PACKS = ["pantheon", "pharaoh"]
GODS = ["thoth", "ptah", "sobek", "ra", "osiris"]


@rule("AK-C9", "AK-X-SPH1", "AK-X-PAL2", "AK-X-POL2", "AK-X-PHA1", "AK-X-PTAH1", "AK-X-SOBEK1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_pieces_of_the_court_and_the_pantheon_are_all_there(players: int) -> None:
    game = ennead.new("ankh", players, seed=players, packs=PACKS, gods=GODS[:players])
    rng = Random(players)
    while not game.over:
        check_pieces(game.position(), game.view(None))
        seat = rng.choice(game.to_act())
        game.apply(seat, lively(game, seat, rng))


def check_pieces(position: dict[str, Any], view: dict[str, Any]) -> None:
    """Sphinxes, priests, political cards, the Pharaoh, and the tokens of the gods."""
    sphinxes = [name for name, _, _ in position["monuments"]].count("sphinx")
    assert sphinxes + view["supply"]["monuments"]["sphinx"] == 5
    tokens = position["tokens"]
    for god, rooms in enumerate(tokens["court"]):
        assert sum(rooms.values()) <= (3 if god in position["ascending"] else 0)
    check_cards(tokens["political_cards"])
    reign = tokens["reign"]
    assert reign["at"] is None or reign["death"] is None
    assert not set(reign["ruled"]) & set(reign["offered"])
    assert len(tokens.get("ptah", [])) <= 2
    assert len(tokens.get("sobek", [])) <= 3
    assert tokens["thoth"]["scales"] <= 3


def check_cards(cards: dict[str, Any]) -> None:
    """18 political cards, two of each kind, and at most three of a god."""
    known = [name for name in cards["row"] if name]
    for held, played in zip(cards["hands"], cards["played"], strict=True):
        assert len(held) + len(played) <= 3
        known += [*held, *played]
    known += cards["out"]
    assert len(known) + cards["deck"] == 2 * len(KINDS) == 18
    assert max(Counter(known).values(), default=0) <= 2
