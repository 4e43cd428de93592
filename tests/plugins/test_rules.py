"""A game of another package keeps the contract, and its rules are as its catalogue says."""

from __future__ import annotations

import ennead
from ennead.engine import drawing
from ennead.games import GAMES, kit_of
from tests.plugins.conftest import ROOT, Run

CONTRACT = ("tests/contract", "-k", "pebbles", "-q", "-p", "no:cacheprovider")
#: What is only asked of games whose answers docs/answers.md lists.
DOCUMENTED = "--deselect=tests/contract/test_answer_space.py"


def test_the_game_is_found_beside_our_own(pebbles: str) -> None:
    assert list(GAMES) == ["ankh", "ra", pebbles]
    assert GAMES[pebbles].kit is kit_of(pebbles)
    assert not kit_of(pebbles).web


def test_without_the_package_there_is_no_such_game() -> None:
    assert list(GAMES) == ["ankh", "ra"]
    assert "pebbles" not in GAMES


def test_it_keeps_the_contract(run: Run) -> None:
    said = run("-m", "pytest", *CONTRACT, DOCUMENTED, folder=ROOT)
    passed = int(said.split(" passed")[0].split()[-1])
    assert passed >= 100, said


def test_the_single_highest_offer_is_paid_and_takes_the_shore(pebbles: str) -> None:
    game = ennead.new(pebbles, 3, chance="ask", tides=3)
    game.apply(ennead.CHANCE, 4)
    assert game.to_act() == [0, 1, 2]
    for seat, offer in ((0, 2), (2, 0), (1, 3)):
        assert "areas" in game.view(seat)
        game.apply(seat, game.parse(seat, f"offer {offer}"))
    position = game.position()
    assert (position["pebbles"], position["shells"]) == ([0, 4, 0], [5, 2, 5])
    assert [game.notation(1, answer) for answer in game.legal(1)] == ["keep", "trade"]


def test_equal_offers_leave_the_pebbles_on_the_shore(pebbles: str) -> None:
    game = ennead.new(pebbles, 2, chance="ask")
    game.apply(ennead.CHANCE, 3)
    for seat in (0, 1):
        game.apply(seat, 2)
    assert game.position()["shore"] == 3
    assert game.position()["shells"] == [5, 5]
    assert game.to_act() == [ennead.CHANCE]


def test_an_offer_is_not_seen_before_the_last_is_made(pebbles: str) -> None:
    views = []
    for offer in (0, 5):
        game = ennead.new(pebbles, 3, seed=1)
        game.apply(0, offer)
        views.append((game.view(1), game.view(None), drawing.text(game, 1)))
    assert views[0] == views[1]


def test_a_record_of_it_is_replayed_and_a_position_loads(pebbles: str) -> None:
    game = ennead.new(pebbles, 3, seed=4)
    ennead.playout(game, 4)
    again = ennead.replay(game.record().dumps())
    assert again.over
    assert again.ranking() == game.ranking()
    half = ennead.new(pebbles, 2, seed=5)
    half.apply(0, 1)
    assert ennead.load(half.position()).hash() == half.hash()


def test_its_table_is_listed_where_nothing_draws_it(pebbles: str) -> None:
    drawn = drawing.text(ennead.new(pebbles, 2, seed=1))
    assert "  0: pebbles 0, shells 5" in drawn.splitlines()
    assert drawing.svg(ennead.new(pebbles, 2, seed=1)) is None
