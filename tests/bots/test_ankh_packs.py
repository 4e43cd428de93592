"""Bots know what the questions of packs are about."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

import ennead
from ennead.bots import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.levels import SearchLevel
from ennead.bots.values import value_answers
from tests.scenario.ankh import (
    AnkhScenario,
    conflict,
    devotion,
    followers,
    given,
    gods,
    hand,
    turn,
)
from tests.scenario.ankh_parts import Part


def cats(**places: str) -> Part:
    return ("bastet", {"cats": {name[1:]: space for name, space in places.items()}})


def chosen(game: AnkhScenario) -> str:
    """What a greedy bot answers now."""
    seat = game.game.to_act()[0]
    answer = GreedyBot(1).answer(Seen(game.game, seat))
    return game.game.notation(seat, answer)


def values(game: AnkhScenario) -> dict[str, float]:
    """What the answers are worth."""
    seat = game.game.to_act()[0]
    found = value_answers(Seen(game.game, seat))
    return {game.game.notation(seat, answer): value for answer, value in found.items()}


def test_horus_bans_what_his_enemy_holds_and_he_does_not() -> None:
    game = given(
        "Ag    Bg\n   .",
        gods(A="horus", B="isis"),
        hand(A="chariots maat", B="chariots drought maat"),
        conflict(),
    )
    game.answers("A", "eye A0")
    assert chosen(game) == "ban drought"


def test_horus_puts_his_eyes_where_he_fights() -> None:
    game = given("Ag    Bg    -     Bw\n   .     -     .", gods(A="horus", B="isis"), conflict())
    assert chosen(game) == "eye A0"


def test_bastet_hides_the_strong_cat_where_a_battle_is_likely() -> None:
    game = given(
        "Ag    o     -     t     Aw\n   Bg    -     .     .",
        gods(A="bastet", B="isis"),
        cats(),
        conflict(),
        devotion(A=1, B=2),
    )
    game.plays(A="maat", B="chariots")
    game.answers("A", "cat C0")
    found = values(game)
    assert max(found, key=lambda way: found[way]).startswith("hide 3")


def test_a_cat_is_revealed_with_a_god_rather_than_with_a_warrior() -> None:
    with_god = given(
        "Ag    o     .\n   Bg    .", gods(A="bastet", B="isis"), cats(v0="C0"), turn("B")
    )
    assert chosen(with_god) == "reveal C0"
    alone = given(
        "Ag    o     .     Bg\n   Bw    .     .",
        gods(A="bastet", B="isis"),
        cats(v0="C0"),
        turn("B"),
    )
    assert chosen(alone) == "reveal nothing"


def test_hathor_pays_for_a_figure_that_is_worth_it() -> None:
    game = given(
        "Ag    .     Bg\n   .     Bw\n.     t     .",
        gods(A="hathor", B="isis"),
        followers(A=5),
        turn("A"),
    )
    game.answers("A", "unlock", "unlock revered")
    assert chosen(game) == "also summon warrior"


@pytest.mark.parametrize("god", ["bastet", "hathor", "horus", "set"])
@pytest.mark.parametrize("scenario", ["middle_kingdom", "peoples_revolt"])
def test_search_finds_legal_answers_in_time_with_every_new_god(god: str, scenario: str) -> None:
    game = ennead.new("ankh", 3, seed=4, gods=[god, "isis", "ra"], scenario=scenario)
    bot, greedy, rng = SearchLevel(1, "expert", simulations=6), GreedyBot(1), Random(2)
    searched: set[str] = set()
    while not game.over and len(searched) < 6:
        seat = rng.choice(game.to_act())
        question = game.view(seat)["asked"]["question"]
        if seat == 0 and question not in searched and len(game.legal(seat)) > 1:
            searched.add(question)
            before = process_time()
            answer = bot.answer(Seen(game, seat))
            assert process_time() - before < bots_of("ankh").search.limit + 1
            assert answer in game.legal(seat)
        else:
            answer = greedy.answer(Seen(game, seat))
        game.apply(seat, answer)
    assert len(searched) == 6
