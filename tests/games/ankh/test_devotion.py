"""The devotion track (AK-D)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    conflict,
    devotion,
    event,
    given,
    gods,
    markers,
    stack,
    then,
)
from tests.scenario.ankh_parts import Part

#: A's next Gain Followers triggers the first conflict.
NEXT = (markers(gain=2), event(3))
#: Two gods alone with each other: without cards that count, nobody wins.
DUEL = """
    Ag    .     Bg
       .     .
    """


def tied(*parts: Part, drawing: str = DUEL, number: int = 1) -> AnkhScenario:
    """A battle of equals that nobody wins."""
    game = given(drawing, gods(A="isis", B="anubis"), conflict(by="A", number=number), *parts)
    return game.plays(A="maat", B="maat").answers("A", "leave the tie")


def losses(game: AnkhScenario) -> list[tuple[object, ...]]:
    """Every loss told of: god, space before, space after."""
    moves = [(god, int(str(a)), int(str(b))) for god, a, b in game.told("devotion")]
    return [(god, before, after) for god, before, after in moves if before > after]


@rule("AK-D1")
@pytest.mark.parametrize(("space", "is_forgotten"), [(0, True), (20, True), (21, False)])
def test_the_red_spaces_are_0_to_20(space: int, is_forgotten: bool) -> None:
    game = tied(devotion(A=space, B=25), number=4)
    if is_forgotten:
        then(game).won("B", by="last_god")
    else:
        then(game).goes_on().order("A", "B")


@rule("AK-D1", "AK-D5")
@pytest.mark.parametrize(("before", "wins"), [(29, False), (30, True)])
def test_the_top_of_the_track_is_31(before: int, wins: bool) -> None:
    drawing = """
        Ag    -     Bg
           .     -
        """
    game = given(drawing, devotion(A=before, B=3), conflict(by="A"))
    assert game.game.over == wins
    then(game).devotion(A=before + 1)


@rule("AK-D2")
def test_a_marker_going_up_enters_a_space_on_top_of_the_stack() -> None:
    game = given(DUEL, gods(A="isis", B="anubis"), devotion(A=3, B=4), conflict(by="B"))
    then(game).order("A", "B")
    game.plays(A="chariots", B="maat")
    then(game).devotion(A=4, B=4).order("B", "A")


@rule("AK-D2")
def test_a_marker_going_down_enters_a_space_on_top_of_the_stack() -> None:
    """B kills the Cat-Mummy of A: C falls from 5 to 4, onto A."""
    drawing = """
        Ag    Ac    Cg
           Bg    .
        """
    game = given(drawing, devotion(A=4, B=3, C=5), conflict(by="A"), gods(C="osiris"))
    game.plays(A="maat", B="chariots", C="maat")
    then(game).devotion(A=4, B=3, C=4).order("B", "A", "C")


@rule("AK-D6", "AK-D2")
def test_a_marker_that_cannot_fall_below_0_keeps_its_place_in_the_stack() -> None:
    """B kills the Cat-Mummy of A: C stands at 0, below A, and stays there."""
    drawing = """
        Ag    Ac    Cg
           Bg    .
        """
    game = given(drawing, devotion(A=0, B=3, C=0), stack("CAB"), conflict(by="A"), gods(C="osiris"))
    game.plays(A="maat", B="chariots", C="maat")
    then(game).devotion(A=0, B=3, C=0).order("C", "A", "B")


@rule("AK-D3")
@pytest.mark.parametrize("players", ["AB", "BA"])
def test_on_one_space_the_upper_marker_has_more_devotion(players: str) -> None:
    game = tied(devotion(A=25, B=25), stack(players), number=5)
    then(game).won(players[1], by="fifth_conflict")


@rule("AK-D3")
def test_a_higher_space_is_more_devotion_than_a_place_in_a_stack() -> None:
    then(tied(devotion(A=26, B=25), number=5)).won("A", by="fifth_conflict")


@rule("AK-D4")
@pytest.mark.parametrize("players", ["AB", "BA"])
def test_gains_at_the_same_time_begin_with_the_least_devotion(players: str) -> None:
    drawing = """
        Ag    .     Bg
           oA    tB
        """
    game = tied(devotion(A=4, B=4), stack(players), drawing=drawing)
    then(game).devotion(A=5, B=5).order(*players)


@rule("AK-D4")
def test_the_order_of_simultaneous_gains_is_fixed_when_they_begin() -> None:
    """A overtakes B by two majorities, and B still has its own turn, once."""
    drawing = """
        Ag    pA    Bg
           oA    tB
        """
    game = tied(devotion(A=4, B=5), drawing=drawing)
    assert game.told("devotion") == [(0, 4, 6), (1, 5, 6)]
    then(game).order("A", "B")


@rule("AK-D4")
def test_losses_at_the_same_time_begin_with_the_least_devotion() -> None:
    drawing = """
        Ag    Ac    Cg
           Bg    .
        """
    game = given(drawing, devotion(A=9, B=5, C=5), stack("BCA"), conflict(by="A"))
    game.plays(A="maat", B="maat", C="chariots")
    assert losses(game) == [(1, 5, 4), (2, 6, 5)]


@rule("AK-D5")
def test_reaching_the_top_wins_in_the_middle_of_a_conflict() -> None:
    """The battle in the second region is never fought."""
    drawing = """
        Ag    -     Aw    .
           .     -     Bg
        """
    game = given(drawing, devotion(A=30, B=29), *NEXT).answers("A", "gain")
    then(game).won("A", by="top").event(4)
    assert game.told("battle") == []


@rule("AK-D5")
def test_what_is_over_31_is_lost() -> None:
    drawing = """
        Ag    oA    -     Bg
           tA    pA    -
        """
    game = given(drawing, devotion(A=29, B=3), conflict(by="B"))
    then(game).won("A", by="top").devotion(A=31)


@rule("AK-D6")
def test_a_loss_at_0_changes_nothing_not_even_the_place_in_the_stack() -> None:
    drawing = """
        Ag    Ac    Cg
           Bg    .
        """
    place = (devotion(A=0, B=5, C=0), stack("CAB"), gods(A="amun", B="isis", C="osiris"))
    game = given(drawing, *place, conflict(by="A"))
    game.answers("A", "announce nothing").plays(A="maat", B="chariots", C="plague")
    game.bids(A=0, B=0, C=0)
    then(game).dead("C0").devotion(A=0, B=5, C=0).order("C", "A", "B")
    assert losses(game) == [(1, 5, 4)]


@rule("AK-D7")
@pytest.mark.parametrize("players", ["AB", "BA"])
def test_of_several_that_would_reach_31_the_first_in_ascending_devotion_wins(
    players: str,
) -> None:
    drawing = """
        Ag    .     Bg
           oA    tB
        """
    place = (gods(A="isis", B="anubis"), devotion(A=30, B=30), stack(players))
    game = given(drawing, *place, conflict(by="A")).plays(A="maat", B="maat")
    then(game).won(players[0], by="top").devotion(**{players[0]: 31, players[1]: 30})


@rule("AK-D8")
def test_two_cat_mummies_of_others_dying_together_are_one_loss_of_2() -> None:
    place = (gods(A="isis", B="osiris", C="anubis"), devotion(A=9, B=5, C=7))
    drawing = """
        Ag    Ac    Cg
           Ac    Bg
        """
    game = given(drawing, *place, conflict(by="B")).plays(A="maat", B="chariots", C="maat")
    while game.game.to_act() == [0]:
        game.answers("A", "let die")
    assert losses(game) == [(1, 6, 4), (2, 7, 5)]
