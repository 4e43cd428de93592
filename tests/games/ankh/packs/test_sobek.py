"""Sobek, Lord of the Waters (AK-X-SOBEK): house rules."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    devotion,
    followers,
    given,
    gods,
    pool,
    powers,
    rivers,
    then,
    tokens,
    turn,
    underworld,
)

SOBEK = gods(A="sobek", B="isis", C="ra")
LANDS = """
    Ag    .     .     Bg
       .     .     .
    .     .     .     .
"""


def water(*spaces: str) -> tuple[str, list[str]]:
    """The flooded spaces."""
    return tokens("sobek", list(spaces))


@rule("AK-X-SOBEK1")
def test_after_move_figures_he_may_flood_a_space_beside_his_god() -> None:
    game = given(LANDS, SOBEK).answers("A", "move", "done")
    then(game).asks("A").offers("new water", "no water")
    game.answers("A", "new water")
    then(game).asks("A").offers("water at A1", "water at B0")
    game.answers("A", "water at B0")
    then(game).tokens("sobek", ["B0"])


@rule("AK-X-SOBEK1")
def test_the_space_is_beside_where_his_god_has_moved_to() -> None:
    game = given(LANDS, SOBEK).answers("A", "move", "figure A0", "to D0", "new water")
    then(game).asks("A").offers_also("water at C0", "water at E0", "water at E1")
    then(game).refuses("water at A1", because="AK-X-SOBEK1")


@rule("AK-X-SOBEK1")
def test_a_token_on_the_board_may_move_there() -> None:
    game = given(LANDS, SOBEK, water("C1", "E0", "E1")).answers("A", "move", "done")
    then(game).asks("A").offers("water C1", "water E0", "water E1", "no water")
    game.answers("A", "water C1", "water at B0")
    then(game).tokens("sobek", ["B0", "E0", "E1"])


@rule("AK-X-SOBEK1")
def test_he_may_flood_nothing_and_others_are_not_asked() -> None:
    game = given(LANDS, SOBEK).answers("A", "move", "done", "no water")
    then(game).asks("A").tokens("sobek", [])
    other = given(LANDS, SOBEK, turn("B")).answers("B", "move", "done")
    then(other).asks("B").offers_not("new water")


@rule("AK-X-SOBEK1", "AK-B5")
def test_a_space_across_a_river_is_not_beside_his_god() -> None:
    game = given(LANDS, SOBEK, rivers("A0/B0")).answers("A", "move", "done", "new water")
    then(game).tokens("sobek", ["A1"])


@rule("AK-X-SOBEK1", "AK-O4")
def test_no_token_lies_on_a_token_of_osiris() -> None:
    game = given(LANDS, gods(A="sobek", B="osiris"), underworld("B0"))
    game.answers("A", "move", "done", "new water")
    then(game).tokens("sobek", ["A1"])


@rule("AK-X-SOBEK2", "AK-M6")
def test_no_figure_of_another_god_ends_a_movement_there() -> None:
    game = given(LANDS, SOBEK, water("E0"), turn("B")).answers("B", "move", "figure G0")
    then(game).asks("B").offers_also("to F0").refuses("to E0", because="AK-X-SOBEK2")
    own = given(LANDS, SOBEK, water("B0")).answers("A", "move", "figure A0")
    then(own).asks("A").offers_also("to B0")


@rule("AK-X-SOBEK2", "AK-U1")
def test_no_figure_of_another_god_is_summoned_there() -> None:
    drawing = "Ag    .     Bg    .\n   .     .     .\n.     .     .     ."
    game = given(drawing, SOBEK, water("F0"), turn("B")).answers("B", "summon", "summon warrior")
    then(game).asks("B").offers_also("at E1", "at D0").refuses("at F0", because="AK-X-SOBEK2")
    own = given(LANDS, SOBEK, water("B0")).answers("A", "summon", "summon warrior")
    then(own).asks("A").offers_also("at B0")


@rule("AK-X-SOBEK2", "AK-GT4")
def test_no_figure_of_another_god_is_pushed_there() -> None:
    drawing = """
        Ag    .     Cs    Cg
           .     Bw    .
        Bg    .     .     .
    """
    game = given(drawing, SOBEK, water("C0"), turn("C")).answers("C", "move", "figure E0", "to D0")
    then(game).asks("C").offers_also("push C1").refuses("push C0", because="AK-X-SOBEK2")


@rule("AK-X-SOBEK2", "AK-L2b", "AK-LP2")
def test_no_figure_of_another_god_is_called_there() -> None:
    drawing = """
        Ag    .     .     Bg
           .     oB    .
        .     .     .     .
    """
    game = given(drawing, SOBEK, powers(B="obelisk_attuned"), water("C0"), conflict())
    game.answers("B", "figure G0")
    then(game).asks("B").offers_also("to E0").refuses("to C0", because="AK-X-SOBEK2")


@rule("AK-X-SOBEK2", "AK-K4")
def test_nothing_is_built_there() -> None:
    game = given(LANDS, SOBEK, water("B0"), followers(A=3), conflict())
    game.plays(A="build", B="chariots").answers("A", "build temple")
    then(game).asks("A").refuses("build at B0", because="AK-X-SOBEK2")


@rule("AK-X-SOBEK2", "AK-K6", "AK-K7")
def test_it_is_neither_fertile_nor_desert() -> None:
    flood = given("Ag    .     Bg\n   Aw    .", SOBEK, water("B0"), followers(A=0), conflict())
    flood.plays(A="flood", B="chariots")
    then(flood).followers(A=1)
    drought = given("Ag:   .     Bg\n   Aw:   .", SOBEK, water("B0"), conflict())
    drought.plays(A="drought", B="maat")
    then(drought).devotion(A=2)


@rule("AK-X-SOBEK2", "AK-B5")
def test_it_remains_part_of_its_region_and_its_adjacencies() -> None:
    game = given("Ag    .     Bg\n   Aw    oA", SOBEK, water("B0"), conflict())
    game.plays(A="maat", B="chariots")
    # The figure on the flooded space fights there, and A has the majority of obelisks.
    then(game).strength(A=3, B=4).devotion(A=1)


@rule("AK-X-SOBEK3")
def test_his_figures_there_have_base_strength_two() -> None:
    game = given("Ag    .     Bg\n   Aw    Aw", SOBEK, water("B0"), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=4, B=1)


@rule("AK-X-SOBEK3", "AK-K3")
def test_his_figures_there_are_not_killed_by_plagues() -> None:
    drawing = "Ag    .     Bg\n   Aw    Aw"
    game = given(drawing, SOBEK, water("B0"), followers(A=1, B=1), conflict())
    game.plays(A="chariots", B="plague").bids(A=0, B=1)
    then(game).alive("B0").dead("D0").winners("A")


@rule("AK-X-SOBEK3", "AK-GA1")
def test_apep_is_summoned_there_as_on_water_by_sobek_only() -> None:
    own = given(LANDS, SOBEK, water("E1"), pool(A="apep")).answers("A", "summon", "summon apep")
    then(own).asks("A").offers_also("at E1")
    warrior = given(LANDS, SOBEK, water("E1")).answers("A", "summon", "summon warrior")
    then(warrior).asks("A").refuses("at E1", because="AK-U1")
    other = given(LANDS, SOBEK, water("E1"), pool(B="apep"), turn("B"))
    other.answers("B", "summon", "summon apep")
    then(other).asks("B").refuses("at E1", because="AK-X-SOBEK2")


@rule("AK-X-GOD2", "AK-X-SOBEK2")
def test_a_merged_sobek_keeps_the_waters() -> None:
    game = given(
        LANDS.replace("Bg", "Cg"),
        gods(A="isis", B="sobek", C="ra"),
        after_merging("A", "B"),
        tokens("sobek", ["B0"]),
        turn("A"),
    )
    game.answers("A", "move", "figure A0")
    then(game).asks("A").offers_also("to B0")


@rule("AK-X-GOD3", "AK-X-SOBEK1")
def test_a_forgotten_sobek_leaves_dry_land() -> None:
    game = given(LANDS, SOBEK, water("B0"), devotion(A=2, B=25, C=26), conflict(number=4))
    game.plays(A="maat", B="chariots")
    then(game).tokens("sobek", [])


@pytest.mark.parametrize(
    ("spaces", "said"),
    [(["A0", "B0", "C0", "D0"], "a list of at most 3"), (["Z9"], "different spaces of the map")],
)
def test_waters_that_cannot_be_there_are_refused(spaces: list[str], said: str) -> None:
    data = given(LANDS, SOBEK).game.position()
    data["tokens"]["sobek"] = spaces
    with pytest.raises(ennead.PositionError, match=said):
        ennead.load(data)


def test_a_water_token_lies_on_land() -> None:
    data = given("Ag    ~     .     Bg\n   .     .     .", SOBEK).game.position()
    data["tokens"]["sobek"] = ["C0"]
    with pytest.raises(ennead.PositionError, match="water tokens lie on land"):
        ennead.load(data)


def test_a_position_while_he_is_asked_can_be_loaded() -> None:
    game = given(LANDS, SOBEK, water("E0")).answers("A", "move", "done")
    assert ennead.load(game.game.position(), chance="ask").hash() == game.game.hash()
    game.answers("A", "water E0")
    assert ennead.load(game.game.position(), chance="ask").hash() == game.game.hash()
    data = game.game.position()
    data["tokens"]["sobek"] = []
    with pytest.raises(ennead.PositionError, match="there is no such token"):
        ennead.load(data)
