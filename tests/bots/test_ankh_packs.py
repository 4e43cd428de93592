"""Bots know what the questions of packs are about."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import process_time
from typing import cast

import pytest

import ennead
from ennead.bots import Seen
from ennead.bots.analysis import hints
from ennead.bots.analysis.plan import intended
from ennead.bots.ankh.values.board_features import Memory
from ennead.bots.ankh.values.equivalence import representatives
from ennead.bots.ankh.values.prospects import Calendar, Prospects
from ennead.bots.ankh.values.weights import WEIGHTS
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.levels import SearchLevel
from ennead.bots.search.bot import SearchBot
from ennead.bots.values import value_answers
from ennead.games.ankh.table.table import AnkhTable
from tests.scenario.ankh import (
    AnkhScenario,
    conflict,
    devotion,
    eve,
    followers,
    given,
    gods,
    hand,
    options,
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


def prospects(game: AnkhScenario) -> Prospects:
    table = cast(AnkhTable, game.game.table)
    return Prospects(table, Calendar(table), Memory(), WEIGHTS[table.players])


#: Set beside a warrior of B's, and not.
BESIDE = "Ag    .     .     .\n   Bw    .     Bg"
APART = "Ag    .     .     .\n   .     Bw    Bg"


def test_figures_beside_set_are_counted_as_his_before_a_conflict() -> None:
    near, away = (
        prospects(given(board, gods(A="set", B="isis"), eve(1))) for board in (BESIDE, APART)
    )
    assert [near.stands[god].counts[0] for god in (0, 1)] == [2, 1]
    assert [away.stands[god].counts[0] for god in (0, 1)] == [1, 2]
    assert near.now[0] > away.now[0]
    assert near.now[1] < away.now[1]


@pytest.mark.parametrize("moment", [eve(1), conflict()])
def test_figures_that_fight_for_set_stay_their_owners_property(moment: Part) -> None:
    stands = prospects(given(BESIDE, gods(A="set", B="isis"), moment)).stands
    assert [stands[god].number for god in (0, 1)] == [1, 2]
    assert [stands[god].borrowed[0] for god in (0, 1)] == [1, 0]
    assert [stands[god].lent[0] for god in (0, 1)] == [0, 1]


def test_owners_fear_for_what_fights_for_set_and_he_does_not() -> None:
    """B's god stands elsewhere; C is stronger than Set."""
    board = "Ag    .     Cg    -     Bg\n   Bw    Cw    -     ."
    lent = given(board, gods(A="set", B="isis", C="ra"), conflict())
    without = given(board.replace("Bw", ". "), gods(A="set", B="isis", C="ra"), conflict())
    assert prospects(lent).now[1] < prospects(without).now[1]
    assert prospects(lent).missed(0, 0) == prospects(without).missed(0, 0) == 0


def test_set_goes_beside_enemies_before_a_conflict() -> None:
    game = given(
        """
        Ag    .     Bw
           .     .     Bg
        .     Bw    .
        """,
        gods(A="set", B="isis"),
        eve(1),
    )
    game.answers("A", "move", "figure A0")
    assert chosen(game) == "to D0", "beside both warriors"


#: By language, what is said of figures beside Set.
OF_SET = {
    "en": (
        "Puts 2 more enemy figures beside your god figure, to fight for you in a conflict.",
        "Puts 1 more enemy figure beside your god figure, to fight for you in a conflict.",
        "Brings 1 figure of yours out of reach of Set, to fight for you in a conflict.",
    ),
    "de": (
        (
            "Bringt 2 weitere gegnerische Figuren neben deine Gottfigur, im Konflikt also auf "
            "deine Seite."
        ),
        (
            "Bringt 1 weitere gegnerische Figur neben deine Gottfigur, im Konflikt also auf deine "
            "Seite."
        ),
        (
            "Bringt 1 deiner Figuren außer Reichweite von Seth, im Konflikt also wieder auf deine "
            "Seite."
        ),
    ),
}


@pytest.mark.parametrize("lang", OF_SET)
def test_hints_say_who_would_fight_for_set(lang: str) -> None:
    two, one, away = OF_SET[lang]
    board = "Ag    .     Bw\n   .     .     Bg\n.     Bw    ."
    his = given(board, gods(A="set", B="isis"), eve(1)).answers("A", "move", "figure A0")
    for answer, said in (("to D0", [two]), ("to B0", [one]), ("to A1", [])):
        assert [words for words in facts_of(his, answer, lang) if words in OF_SET[lang]] == said
    hers = given("Bg    .     .     .\n   Aw    .     Ag", gods(A="isis", B="set"), eve(1))
    hers.answers("A", "move", "figure B0")
    assert away in facts_of(hers, "to D0", lang)
    hers = given("Bg    .     .     .\n   Aw    Aw    Ag", gods(A="isis", B="set"), eve(1))
    hers.answers("A", "move", "figure D0")
    stays = hers.answers("A", "to C0", "done")
    assert not {*OF_SET[lang]} & {*facts_of(stays, "gain", lang)}


def facts_of(game: AnkhScenario, answer: str, lang: str) -> list[str]:
    """What hints know to say of an answer and the rest of the turn."""
    seat = game.game.to_act()[0]
    number = game.game.parse(seat, answer)
    facts = bots_of("ankh").facts
    assert facts is not None
    return [fact.words for fact in facts(intended(Seen(game.game, seat), number, 1, lang), lang)]


def test_spaces_beside_set_are_told_apart_from_others() -> None:
    def kinds(god: str) -> int:
        game = given("Ag    .     Bw    .\n   .     .     Bg", gods(A=god, B="ra"), turn("B"))
        game.answers("B", "move", "figure E0")
        table = cast(AnkhTable, game.game.table)
        return len(set(representatives(table, table.frames[-1]).values()))

    assert (kinds("amun"), kinds("set")) == (1, 2)


REVOLT = options(scenario="peoples_revolt")


def test_in_the_revolt_a_victory_costs_figures_and_a_defeat_does_not() -> None:
    board = "Ag    Aw    Aw    Bg\n   Bw    .     ."
    usual = prospects(given(board, gods(A="amun", B="ra"), conflict()))
    revolt = prospects(given(board, gods(A="amun", B="ra"), REVOLT, conflict()))
    assert revolt.now[0] < usual.now[0]
    assert revolt.now[1] > usual.now[1]


def test_in_the_revolt_a_god_alone_dominates_for_nothing() -> None:
    def promised(board: str, *more: Part) -> float:
        return prospects(given(board, gods(A="amun", B="isis"), eve(1), *more)).now[0]

    god, warrior = (
        "Ag    .     -     Bg\n   .     -     .",
        "Ag    .     -     Bg\n   Aw    -     .",
    )
    assert promised(god, REVOLT) == promised(god)
    assert promised(warrior) == promised(god)
    assert promised(warrior, REVOLT) < promised(god, REVOLT)


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


def questions_with_hidden_cats() -> list[Seen]:
    """Questions of games in which nobody knows all that Bastet has hidden."""
    found = []
    luck = Random(5)
    for chosen_gods in (["osiris", "bastet", "ra"], ["bastet", "horus", "set"]):
        game = ennead.new("ankh", 3, seed=0, gods=chosen_gods)
        while not game.over:
            seat = luck.choice(game.to_act())
            hidden = game.position()["tokens"].get("bastet", {}).get("cats")
            if hidden and len(game.legal(seat)) > 1 and luck.random() < 0.3:
                found.append(Seen(game.clone(), seat))
            game.apply(seat, luck.choice(game.legal(seat)))
    return found


def test_hints_are_found_where_questions_depend_on_what_is_hidden() -> None:
    asked = questions_with_hidden_cats()
    assert len(asked) > 30
    for seen in asked[::2]:
        assert hints(seen, simulations=20, seed=7)


def test_a_search_goes_on_where_questions_depend_on_what_is_hidden() -> None:
    """Its tree is kept from one answer to the next, and asks what is asked in each game."""
    settings = replace(bots_of("ankh").search, simulations=12)
    for seed in range(3):
        game = ennead.new("ankh", 3, seed=seed, gods=["osiris", "bastet", "ra"])
        bots = [SearchBot(seed, settings) for _ in range(game.players)]
        for _ in range(60):
            seat = game.to_act()[0]
            game.apply(seat, bots[seat].answer(Seen(game, seat)))
            if game.over:
                break


def test_thoth_guesses_a_card_that_he_can_be_sure_of_and_no_other() -> None:
    game = given(
        "Ag    .     Bg\n   .     .",
        gods(A="thoth", B="isis"),
        followers(A=2),
        hand(A="chariots maat", B="chariots maat"),
        conflict(),
    ).plays(A="chariots", B="chariots")
    assert chosen(game) == "weigh isis"
    game.answers("A", "weigh isis")
    assert chosen(game) == "guess chariots"
    unsure = given(
        "Ag    .     Bg\n   .     .", gods(A="thoth", B="isis"), followers(A=2), conflict()
    ).plays(A="chariots", B="chariots")
    assert chosen(unsure) == "weigh nobody"


def test_ptah_exalts_what_he_builds_and_the_majority_counts_for_bots() -> None:
    game = given(
        "Ag    Bg    tB\n   .     .     .",
        gods(A="ptah", B="isis"),
        followers(A=3),
        hand(A="build maat"),
        conflict(),
    ).plays(A="build", B="chariots")
    game.answers("A", "build temple", "build at B0")
    assert chosen(game) == "exalt"


def test_bots_count_what_guardians_and_flooded_spaces_add_to_strength() -> None:
    drawing = "Ag    .     Bg\n   Aq    Aw"
    part = ("tokens sobek", ["D0"])
    game = given(drawing, gods(A="sobek", B="isis"), part, conflict())
    table = cast(AnkhTable, game.game.table)
    memory = Memory()
    board = memory.board_features(table)
    stand = memory.stand(table, board, 0, memory.armies(table))
    assert stand.bonus == [3]  # 2 more of Petsuchos, 1 more of the flooded space
