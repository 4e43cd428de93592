"""Bots keep to their time where the machine is slow: the build in pure Python is one."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import process_time

import pytest

import ennead
from ennead.bots import Seen, make_bot
from ennead.bots.network_bot import FEWEST_EACH, LIMIT, search_combinations
from ennead.bots.networks import network_of
from ennead.bots.values.network import Network
from ennead.bots.values.sealed import SealedChoice
from ennead.bots.values.tree import Tree
from ennead.engine.rng import seeded
from tests.scenario.ankh import conflict, followers, given, gods, hand

#: By how many CPU seconds a bot may miss its limit.
LATE = 0.5
FIVE = gods(A="amun", B="ra", C="isis", D="osiris", E="anubis")
DRAWING = """
    Ag    Bg    Cg    Dg    Eg
       Aw    Bw    Cw    Dw
    """


def five_fight() -> ennead.Game:
    """Five gods choose cards, all of them can play a plague and bid up to 16 followers then."""
    rich = followers(A=16, B=16, C=16, D=16, E=16)
    cards = dict.fromkeys("ABCDE", "plague maat")
    game = given(DRAWING, FIVE, rich, hand(**cards), conflict()).game
    game.play("announce nothing")
    assert game.to_act() == [0, 1, 2, 3, 4]
    return game


def five_bid() -> ennead.Game:
    """Five gods bid followers."""
    game = five_fight()
    for seat in range(5):
        game.play("play plague", seat)
    assert [len(game.legal(seat)) for seat in game.to_act()] == [17] * 5
    return game


def shipped() -> Network:
    found = network_of("ankh", 5)
    assert found is not None
    return found


@pytest.mark.parametrize("position", [five_fight, five_bid])
@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_bot_answers_in_time_where_many_answer_in_secret(
    position: Callable[[], ennead.Game], level: str
) -> None:
    game, bot = position(), make_bot(level, "ankh", 1)
    started = process_time()
    assert bot.answer(Seen(game, 0)) in game.legal(0)
    assert process_time() - started < LIMIT + LATE


def test_seats_adapt_to_each_other_no_longer_than_there_is_time() -> None:
    choice = SealedChoice(shipped(), five_bid().table, seeded(1))
    started = process_time()
    choice.solve(end=started + 0.2)
    assert process_time() - started < 0.2 + LATE
    assert sum(choice.average(0)) == pytest.approx(1.0)


def test_a_question_that_is_not_mixed_in_time_stays_as_it_was() -> None:
    table = five_bid().table
    started = process_time()
    quiet = Tree(shipped(), table, 0.3, 0.01)
    quiet.mix(quiet.root)
    too_short = min(0.05, (process_time() - started) / 10)
    tree = Tree(shipped(), table, 0.3, 0.01, end=process_time() + too_short)
    node = tree.root
    before = list(node.chances)
    tree.mix(node)
    assert process_time() - tree.end < LATE
    assert (node.answers, node.together, node.children) == ([], [], [])
    assert list(node.chances) == before
    tree.simulate(100)
    assert node.visits == 1, "there is no time for a simulation"


def test_what_is_not_searched_in_time_is_left_to_the_network() -> None:
    choice = SealedChoice(shipped(), five_fight().table, seeded(1))
    search_combinations(choice, FEWEST_EACH * choice.number(), end=process_time())
    assert not choice.known


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    found = []
    for end in (inf, process_time() + 600):
        choice = SealedChoice(shipped(), five_fight().table, seeded(1))
        search_combinations(choice, FEWEST_EACH * choice.number(), end=end)
        choice.solve(40, end)
        tree = Tree(shipped(), five_fight().table, 0.3, 0.01, end=end)
        tree.simulate(30)
        found.append(([choice.average(seat) for seat in range(5)], list(tree.root.total)))
    assert found[0] == found[1]
