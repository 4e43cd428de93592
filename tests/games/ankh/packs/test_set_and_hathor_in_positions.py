"""Set's borrowed figures and Hathor's questions in positions and views, and what is said."""

from __future__ import annotations

from typing import cast

import pytest

import ennead
from ennead.games.ankh.table.board import god_figure
from ennead.games.ankh.table.table import AnkhTable
from tests.rule import rule
from tests.scenario.ankh import AnkhScenario, conflict, devotion, followers, given, gods, then, turn

SET = gods(A="set", B="isis", C="anubis")
#: A warrior of B's on the first space of the board, which is number 0, and one of Set's own.
CORNER = """
    Bw    .     Bg
       Ag    .
    Aw    .     .
"""


@rule("AK-X-SET1", "AK-X-SET2")
def test_a_figure_on_the_first_space_of_the_board_is_borrowed_like_any_other() -> None:
    game = given(CORNER, SET, devotion(B=5, C=6), conflict())
    assert game.game.view(None)["tokens"]["set"] == ["A0"]
    assert len(game.game.position()["tokens"]["set"]) == 1, "no figure of Set's own"
    again = ennead.load(game.game.position(), chance="ask")
    assert again.view(None) == game.game.view(None)
    for one in (game, AnkhScenario(again)):
        one.plays(A="maat", B="maat")
        then(one).strength(A=3, B=1)


@rule("AK-X-SET3")
def test_a_borrowed_figure_that_was_killed_is_shown_on_no_space() -> None:
    game = given(CORNER, SET, followers(A=0, B=1, C=0), conflict())
    game.plays(A="maat", B="plague").bids(B=1)
    then(game).asks("C").offers("trap isis", "trap set", "trap nobody")
    assert game.game.view(None)["tokens"]["set"] == []


@rule("AK-X-SET1", "AK-X-SET8")
def test_a_position_outside_conflicts_lends_nothing() -> None:
    data = given(CORNER, SET, conflict()).game.position()
    lent = data["tokens"]["set"]
    quiet = given(CORNER, SET, turn("A")).game.position()
    assert "set" not in quiet["tokens"]
    quiet["tokens"]["set"] = lent
    with pytest.raises(ennead.PositionError, match="in conflicts only"):
        ennead.load(quiet)


@rule("AK-X-SET1")
def test_a_position_lends_no_god_and_no_figure_that_does_not_exist() -> None:
    game = given(CORNER, SET, conflict()).game
    table = cast(AnkhTable, game.table)
    for figure in (god_figure(table, 1), len(table.kinds)):
        data = game.position()
        data["tokens"]["set"] = [figure]
        with pytest.raises(ennead.PositionError, match=r"tokens\.set: expected warriors"):
            ennead.load(data)


# ---------------------------------------------------------------- Hathor


def asked() -> AnkhScenario:
    """Hathor has paid for a Plague, and Anubis holds a warrior of hers."""
    game = given(
        "Ag    Aw    Bg\n   .     Bw\n.     .     .",
        gods(A="hathor", B="anubis"),
        followers(A=9, B=3),
        conflict(),
    )
    return game.plays(A="plague", B="chariots").bids(A=1, B=2).answers("B", "trap hathor")


@rule("AK-X-HATHOR1", "AK-X-HATHOR5")
def test_positions_in_which_hathor_is_asked_can_be_loaded() -> None:
    game = asked()
    assert ennead.load(game.game.position()).hash() == game.game.hash()
    game.answers("A", "also summon warrior")
    assert ennead.load(game.game.position()).hash() == game.game.hash()
    data = game.game.position()
    name, *fields = data["pending"][-1]
    assert name == "ExtraFigureAt"
    data["pending"][-1] = [name, *fields[:-1], fields[-1] + 1]
    with pytest.raises(ennead.PositionError, match="no figure of this kind can be summoned"):
        ennead.load(data)


@rule("AK-X-HATHOR1", "AK-AN7")
def test_what_hathor_is_asked_and_answers_is_said() -> None:
    game = asked()
    said = {game.game.notation(0, a): game.game.say(0, a) for a in game.game.legal(0)}
    assert said["summon nobody"] == "summon nobody"
    assert len(set(said.values())) == len(said) == 3
    assert "trapped" in said["also summon captive"]
    for kind in ("warrior", "captive"):
        then_asked = AnkhScenario(game.game.clone()).answers("A", f"also summon {kind}").game
        assert then_asked.ask(0) == "Hathor, Beloved of All: where do you put the warrior?"
