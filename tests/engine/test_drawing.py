"""A game drawn as text and as SVG, with and without a drawing of its own."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

import ennead
from ennead.engine import drawing
from ennead.games import GAMES
from tests.engine.fingers import fingers


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_of_ours_draws_its_table_as_text_and_svg(name: str) -> None:
    game = ennead.new(name, 3, seed=1)
    drawn = drawing.text(game, names=["Ada", "Bob", "Cleo"])
    assert "Ada" in drawn
    assert "\x1b" not in drawn
    assert ET.fromstring(drawing.svg(game) or "").tag.endswith("svg")


def test_a_game_without_a_drawing_is_a_listing_of_its_view() -> None:
    game = fingers()
    assert drawing.text(game).splitlines() == ["rounds: -", "asked: 1, 2"]
    assert drawing.svg(game) is None


def test_a_listing_indents_what_does_not_fit_into_a_line() -> None:
    areas = [{"held_stones": 2, "suns": 3}, {"suns": [1, 2]}]
    view = {"points": [1, None], "areas": areas, "over": False}
    assert drawing.listing(view).splitlines() == [
        "points: 1, -",
        "areas:",
        "  0: held stones 2, suns 3",
        "  1:",
        "    suns: 1, 2",
        "over: False",
    ]
