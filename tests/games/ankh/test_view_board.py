"""What a view tells of the board: figures with their strength, and where a caravan leads."""

from __future__ import annotations

from random import Random

import ennead
from tests.games.ankh.test_caravan_event import CHAIN, NEXT, on_the_board
from tests.scenario.ankh import given, gods

#: A sphinx of B beside a warrior of A; the other warrior of A is out of its reach.
SPHINX = """
    Aw    .     Aw    .     Ag
       Bx    .     .     Bg
    """


def test_every_figure_is_shown_where_it_stands_with_the_strength_it_counts() -> None:
    view = given(SPHINX, gods(A="isis", B="ra")).game.view(None)
    shown = {figure["at"]: figure for figure in view["figures"]}
    assert len(shown) == 5
    assert shown["A0"] | {"figure": 0} == {
        "figure": 0,
        "kind": "warrior",
        "god": 0,
        "at": "A0",
        "strength": 0,
    }
    assert shown["E0"]["strength"] == 1
    assert (shown["B0"]["kind"], shown["B0"]["god"]) == ("androsphinx", 1)
    assert len({figure["figure"] for figure in view["figures"]}) == 5


def test_each_edge_for_a_camel_shows_the_two_regions_it_leads_to() -> None:
    game = given(CHAIN, *NEXT).answers("A", "gain").game
    told = game.view(0)["asked"]["caravan"]
    assert told["line"] == []
    assert {edge: way["sizes"] for edge, way in told["leads_to"].items()} == {
        "F0/G0": [6, 8],
        "G0/H0": [7, 7],
        "H0/I0": [6, 8],
    }
    assert told["leads_to"]["F0/G0"]["part"] == ["A0", "B0", "C0", "D0", "E0", "F0"]


def test_following_the_line_that_is_shown_parts_off_what_is_shown() -> None:
    rng = Random(1)
    for _ in range(5):
        game = on_the_board(3).game
        told = game.view(None)["asked"]["caravan"]
        way = told["leads_to"][rng.choice(sorted(told["leads_to"]))]
        while "caravan" in game.view(None)["asked"]:
            asked = game.view(None)["asked"]["caravan"]
            assert set(asked["leads_to"]) == offered(game)
            assert asked["line"] == way["line"][: len(asked["line"])]
            game.apply(0, game.parse(0, f"camel {way['line'][len(asked['line'])]}"))
        lands = [region["land"] for region in game.view(None)["regions"]]
        assert way["part"] in lands
        assert way["sizes"][1] in [len(land) for land in lands]


def offered(game: ennead.Game) -> set[str]:
    """The edges among the legal answers."""
    notations = [game.notation(0, answer) for answer in game.legal(0)]
    return {notation.removeprefix("camel ") for notation in notations} - {"stop"}
