"""Pictures of tables: complete enough to name a space, a track and a card; no secret in them."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

import ennead
from ennead.engine.drawing import picture, svg
from ennead.games import GAMES


def played(name: str, players: int, answers: int, **options: Any) -> ennead.Game:
    """A random game after some answers."""
    game = ennead.new(name, players, seed=5, **options)
    rng = Random(3)
    while not game.over and answers:
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
        answers -= 1
    return game


def texts(game: ennead.Game, seat: int | None = None) -> list[str]:
    """All that is written in a picture."""
    tree = fromstring(picture(game, seat))
    return [part.text or "" for part in tree.iter("{http://www.w3.org/2000/svg}text")]


def test_a_picture_of_ankh_names_spaces_tracks_gods_cards_and_powers() -> None:
    game = played("ankh", 4, 150)
    view = game.view(None)
    said = texts(game)
    rows = view["map"]["rows"]
    spaces = [f"{letter}{n}" for n, row in enumerate(rows) for letter in "ABCDEFGHIJK"[: len(row)]]
    land = [space for region in view["regions"] for space in region["land"] + region["water"]]
    assert set(land) <= set(said) & set(spaces)
    for name in ("Move Figures", "Unlock Ankh Power", "Event track", "Devotion track"):
        assert name in said
    assert {"Plague", "Chariots", "Ma'at", "Miracle"} <= set(said)
    assert "Isis · player 1" in said
    assert "Amun-Anubis · player 2 + player 4" in said, "a merged god is one"
    assert any("Inspiring, Omnipresent" in line for line in said)
    assert " ".join(said).startswith(game.ask(0)) or game.ask(0)[:40] in " ".join(said)
    assert set(view["order"]) <= set(said)


def test_a_picture_of_ra_names_tiles_suns_and_the_bag() -> None:
    game = played("ra", 3, 130)
    said = " ".join(texts(game))
    for part in (
        "Epoch 3 of 3",
        "Ra track",
        "3 Pharaoh",
        "1 Step Pyramid",
        "In the bag, 154 tiles",
    ):
        assert part in said
    covered = played("ra", 3, 130, open_scores=False, tile_counter=False)
    assert "? points" in " ".join(texts(covered))
    assert "bag" not in " ".join(texts(covered))


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("players", [2, 5])
def test_every_moment_of_a_game_can_be_drawn(name: str, players: int) -> None:
    game = ennead.new(name, players, seed=players, forced="ask")
    rng = Random(1)
    number = 0
    while not game.over:
        if number % 12 == 0:
            fromstring(svg(game) or "")
        seat = rng.choice(game.to_act())
        game.apply(seat, rng.choice(game.legal(seat)))
        number += 1
    assert "The game is over." in texts(game)


def test_a_game_without_a_picture_is_drawn_as_text() -> None:
    game = played("ra", 2, 5)
    kit, game.rules.kit = game.rules.kit, None
    try:
        assert svg(game) is None
        assert "epoch: 1" in texts(game)
    finally:
        game.rules.kit = kit
