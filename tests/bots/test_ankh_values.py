"""What a position of Ankh is worth: sound in small things, whatever the weights are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import ennead
from ennead.bots import Seen, make_bot
from ennead.bots.ankh.values.answers import value_answers
from ennead.bots.ankh.values.board_features import Memory
from ennead.bots.ankh.values.dashboard import cost_of_next, hand_worth
from ennead.bots.ankh.values.equivalence import representatives
from ennead.bots.ankh.values.evaluation import VICTORY, Evaluation, chance
from ennead.bots.ankh.values.prospects import Calendar, Prospects, card_hope
from ennead.bots.ankh.values.weights import WEIGHTS
from ennead.games.ankh.table.pieces import BIT, CHARIOTS, MAAT, WHOLE_HAND
from ennead.games.ankh.table.table import AnkhTable
from tests.scenario.ankh import (
    AnkhScenario,
    conflict,
    devotion,
    eve,
    event,
    followers,
    given,
    gods,
    hand,
    markers,
    powers,
    tiebreaker,
    turn,
)

#: A and B in a region each; the monument is neutral.
APART = """
    Ag    t     .     Bg
       .     -     .
    .     .     .     .
    """
TOGETHER = """
    Ag    t     Bg    .
       .     .     .
    """


def table_of(game: AnkhScenario) -> AnkhTable:
    return cast(AnkhTable, game.game.table)


def worth(game: AnkhScenario, player: int = 0) -> float:
    """What a position is worth to a player."""
    return Evaluation(table_of(game), player).value(table_of(game))


def prospects(game: AnkhScenario) -> Prospects:
    table = table_of(game)
    return Prospects(table, Calendar(table), Memory(), WEIGHTS[table.players])


def chosen(game: AnkhScenario, player: int = 0) -> str:
    """The answer of a greedy bot, in notation."""
    answer = make_bot("greedy", "ankh", 1).answer(Seen(game.game, player))
    return game.game.notation(player, answer)


def test_devotion_is_worth_having_and_costs_the_rival() -> None:
    worths = [worth(given(APART, turn("A"), devotion(A=space))) for space in (3, 4, 5)]
    assert worths == sorted(worths)
    assert worth(given(APART, turn("A"), devotion(B=5))) < worth(given(APART, turn("A")))


def test_followers_powers_and_cards_are_worth_having() -> None:
    plain = worth(given(APART, turn("A")))
    assert worth(given(APART, turn("A"), followers(A=3))) > plain
    assert worth(given(APART, turn("A"), powers(A="revered"))) > plain
    assert worth(given(APART, turn("A"), hand(A="maat"))) < plain


def test_the_red_line_weighs_most_where_it_is_close() -> None:
    def step(space: int) -> float:
        low, high = (
            worth(given(APART, turn("A"), event(15), devotion(A=at))) for at in (space, space + 1)
        )
        return high - low

    assert step(18) > step(5)
    assert step(18) > step(26)


def test_a_region_of_ones_own_promises_more_than_one_that_is_fought_over() -> None:
    alone = given("Ag    .     .\n   .     .\n", gods(A="ra", B="amun"), turn("A"))
    fought = given("Ag    .     Bg\n   .     .\n", turn("A"))
    assert prospects(alone).now[0] > prospects(fought).now[0]


def test_the_stronger_god_expects_more_of_a_battle() -> None:
    game = given("Ag    Aw    Bg\n   Aw    .\n", turn("A"))
    assert prospects(game).now[0] > prospects(game).now[1]


def test_a_majority_counts_only_with_a_figure_in_the_region() -> None:
    there = given("Ag    oA    Bg\n   .     .\n", turn("A"))
    away = given("Ag    oB    Bg\n   .     .\n", turn("A"))
    assert prospects(there).later[0] == pytest.approx(prospects(away).later[0] + 1)


def test_the_bountiful_expect_more_on_red_spaces_only() -> None:
    red, grey = (
        [
            prospects(given(APART, turn("A"), devotion(A=space), *more)).now[0]
            for more in ([], [powers(A="bountiful")])
        ]
        for space in (4, 25)
    )
    assert red[1] > red[0]
    assert grey[1] == grey[0]


def test_a_won_game_is_worth_more_than_anything_and_a_lost_one_less() -> None:
    game = given(TOGETHER, devotion(A=30, B=3), powers(A="worshipful"), followers(A=4), conflict())
    game.plays(A="chariots", B="maat")
    while not game.game.over:
        (seat,) = game.game.to_act()
        game.game.apply(seat, game.game.legal(seat)[-1])
    assert (worth(game, 0), worth(game, 1)) == (VICTORY, -VICTORY)


def test_a_god_buys_the_last_devotion_it_needs() -> None:
    game = given(
        "Ag    Bg    Bw\n   Bw    .\n",
        *(devotion(A=30, B=3), powers(A="worshipful"), followers(A=2), conflict()),
    )
    game.plays(A="maat", B="chariots")
    assert chosen(game) == "worship"


def test_a_tie_is_broken_by_whoever_can() -> None:
    game = given(TOGETHER, tiebreaker("A"), conflict())
    game.plays(A="maat", B="maat")
    assert chosen(game) == "break the tie"


def test_isis_keeps_her_figures_alive() -> None:
    game = given(
        "Ag    Bw    Bg\n   Aw    Bw\n", gods(A="isis", B="ra"), conflict(by="B"), tiebreaker("B")
    )
    game.plays(A="maat", B="chariots")
    assert chosen(game).startswith("keep alive ")


def test_an_action_that_brings_a_monument_is_worth_more() -> None:
    board = "Ag    .     Bg\n   t     .\n"
    all_powers = powers(A="revered inspiring resplendent temple_attuned glorious bountiful")
    plain = value_answers(Seen(given(board, turn("A"), all_powers).game, 0))
    ripe = value_answers(Seen(given(board, turn("A"), all_powers, markers(gain=2)).game, 0))
    assert ripe[2] > plain[2]


def test_nothing_is_bid_where_there_is_nothing_to_lose() -> None:
    game = given("Ag    Bg    .\n   .     Bw\n", followers(A=5, B=2), conflict())
    game.plays(A="maat", B="plague")
    values = value_answers(Seen(game.game, 0))
    assert values[0] > values[5]
    assert list(values) == [0, 1, 2, 3, 4, 5]


def test_a_rich_god_pays_to_save_many_figures() -> None:
    board = "Ag    Aw    Bg    Aw\n   Aw    Aw    Bw\n"
    game = given(board, followers(A=9, B=1), conflict())
    game.plays(A="maat", B="plague")
    values = value_answers(Seen(game.game, 0))
    assert max(values, key=lambda bid: values[bid]) in (1, 2)


def test_chariots_are_worth_most_in_a_battle_they_decide() -> None:
    game = given("Ag    Bw    Bg\n   Aw    Bw\n", hand(B="maat"), conflict(by="B"))
    values = value_answers(Seen(game.game, 0))
    assert max(values, key=lambda card: values[card]) == BIT[CHARIOTS]
    assert values[BIT[CHARIOTS]] > values[BIT[MAAT]]


def test_followers_are_gained_where_they_are_to_be_had() -> None:
    game = given("Ag    t     Bg\n   o     p\n", followers(A=0, B=0), turn("A"))
    values = value_answers(Seen(game.game, 0))
    assert values[2] > values[3], "with no follower nothing can be unlocked"


def test_spaces_beside_the_same_monuments_of_a_region_are_alike() -> None:
    game = given(
        """
        Ag    .     .     Bg
           .     .     .
        .     .     t     .
        """,
        turn("A"),
    )
    game.answers("A", "move")
    game.answers("A", "figure A0")
    frame = game.game.table.frames[-1]
    same = representatives(table_of(game), frame)
    assert sorted(same) == game.game.legal(0)
    assert len(set(same.values())) == 2, "beside the temple, and not"


def test_the_calendar_knows_what_is_still_to_come() -> None:
    before = Calendar(table_of(given(APART, turn("A"))))
    assert (before.so_far, before.running, before.after) == (0, False, 4)
    assert before.events_between == 3
    during = Calendar(table_of(given(TOGETHER, conflict(number=2))))
    assert (during.so_far, during.running, during.after) == (2, True, 3)
    close = Calendar(table_of(given(APART, eve(5))))
    assert (close.so_far, close.after, close.events_between) == (4, 0, 0)


def test_small_tables_are_as_printed() -> None:
    assert [cost_of_next(unlocked) for unlocked in range(7)] == [2, 3, 4, 5, 6, 3, 0]
    assert card_hope(WHOLE_HAND) > card_hope(BIT[MAAT]) == 0
    assert hand_worth(WHOLE_HAND) > hand_worth(BIT[MAAT]) > hand_worth(0) == 0
    assert chance(0) == 0.5
    assert chance(99) == 1
    assert chance(-99) == 0


def test_a_move_that_wins_the_game_on_the_way_is_valued_as_a_win() -> None:
    """A position of a game between levels in which a figure's move leads to the game's end."""
    file = Path(__file__).with_name("won_by_a_move.json")
    game = ennead.load(json.loads(file.read_text(encoding="utf-8")))
    (seat,) = game.to_act()
    values = value_answers(Seen(game, seat))
    assert values[game.legal(seat)[0]] == VICTORY
    assert set(values) == set(game.legal(seat))


def test_announcing_is_valued_where_the_game_ends_without_a_choice_of_cards() -> None:
    """With one card each, what is announced decides the battle and the game."""
    file = Path(__file__).with_name("announced_before_the_end.json")
    game = ennead.load(json.loads(file.read_text(encoding="utf-8")))
    values = value_answers(Seen(game, 0))
    assert set(values) == set(game.legal(0))
