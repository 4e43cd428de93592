"""Serket, Petsuchos and the Pharaoh-Mummy (AK-X-SERKET, AK-X-PETS, AK-X-PMUM): house rules."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    camels,
    conflict,
    devotion,
    given,
    gods,
    guardians,
    hand,
    options,
    pool,
    then,
    tokens,
    turn,
    underworld,
)

GODS = gods(A="ra", B="isis")
#: Serket fights with A in the first region; the second one, behind a camel, is empty.
LANDS = """
    Ag    Ar    .     .
       Bg    .     .
"""
LINE = camels("C0/D0")
REVOLT = options(scenario="peoples_revolt")


# ---------------------------------------------------------------- Serket


@rule("AK-X-SERKET1")
def test_after_a_battle_won_with_her_she_may_go_to_another_region() -> None:
    game = given(LANDS, GODS, LINE, conflict()).plays(A="chariots", B="maat")
    then(game).winners("A").asks("A").offers(
        "serket to D0", "serket to E0", "serket to F0", "serket to G0", "serket stays"
    )
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "serket to G0")
    then(game).stands("G0", "Ar")


@rule("AK-X-SERKET1")
def test_she_may_stay() -> None:
    game = given(LANDS, GODS, LINE, conflict()).plays(A="chariots", B="maat")
    game.answers("A", "serket stays")
    then(game).stands("C0", "Ar")


@rule("AK-X-SERKET1")
def test_after_a_lost_battle_she_is_dead_and_nobody_is_asked() -> None:
    game = given(LANDS, GODS, LINE, conflict()).plays(A="maat", B="chariots")
    then(game).winners("B").dead("C0").in_pool("A", serket=1)


@rule("AK-X-SERKET1", "AK-M6", "AK-M3")
def test_she_ends_on_empty_land_without_a_token_of_another_god() -> None:
    drawing = "Ag    Ar    .     ~     .\n   Bg    o     .     ."
    game = given(drawing, gods(A="ra", B="osiris"), underworld("F0"), LINE, conflict())
    game.plays(A="chariots", B="maat")
    then(game).asks("A").offers("serket to E0", "serket to H0", "serket to I0", "serket stays")
    then(game).refuses("serket to D0", because="AK-M3").refuses("serket to G0", because="AK-B8")
    then(game).refuses("serket to F0", because="AK-M6")


@rule("AK-X-SERKET1")
def test_she_does_not_stay_in_her_region_by_going() -> None:
    drawing = "Ag    Ar    .     .\n   Bg    .     .\n.     -     -     -"
    game = given(drawing, GODS, LINE, conflict()).plays(A="chariots", B="maat")
    then(game).asks("A").refuses("serket to A1", because="AK-X-SERKET1")


@rule("AK-X-SERKET1", "AK-M2")
def test_she_goes_six_spaces_at_most_through_anything() -> None:
    drawing = "Ag    Ar    .     o     .     .\n   Bg    .     ~     .     ."
    game = given(drawing, GODS, LINE, conflict()).plays(A="chariots", B="maat")
    then(game).asks("A").offers_also("serket to I0").refuses("serket to J0", because="AK-X-SERKET1")


@rule("AK-X-SERKET1", "AK-X-REV2")
def test_in_the_revolt_she_goes_before_the_winners_figures_die() -> None:
    game = given(LANDS, GODS, REVOLT, LINE, conflict()).plays(A="chariots", B="maat")
    then(game).asks("A").offers_also("serket to G0")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "serket to G0")
    names = [event.name for event in game.events]
    assert names.index("moved") < names.index("dominates") < names.index("killed")
    stayed = given(LANDS, GODS, REVOLT, LINE, conflict()).plays(A="chariots", B="maat")
    stayed.answers("A", "serket stays")
    then(stayed).dead("C0").in_pool("A", serket=1)


@rule("AK-X-SERKET1", "AK-X-SET1")
def test_one_that_counts_for_set_goes_when_he_has_won_and_her_owner_decides() -> None:
    drawing = "Ag    Bg    .     .\n   Br    .     ."
    game = given(drawing, gods(A="set", B="isis"), LINE, conflict())
    game.plays(A="chariots", B="maat")
    then(game).winners("A").asks("B").offers_also("serket stays")
    game.answers("B", "serket to G0")
    then(game).stands("G0", "Br")


def test_a_position_does_not_ask_for_another_figure() -> None:
    data = given(LANDS, GODS, LINE, conflict()).plays(A="chariots", B="maat").game.position()
    data["pending"][-1][-1] = 1
    with pytest.raises(ennead.PositionError, match="expected a Serket of this god"):
        ennead.load(data)


# ---------------------------------------------------------------- Petsuchos


@rule("AK-X-PETS1")
def test_petsuchos_has_strength_three() -> None:
    game = given("Ag    Aq\n   Bg    .", GODS, conflict()).plays(A="maat", B="maat")
    then(game).strength(A=4, B=1)


@rule("AK-X-PETS1")
def test_after_a_conflict_he_passes_to_the_god_with_the_least_devotion() -> None:
    game = given("Ag    Aq\n   Bg    .", GODS, devotion(A=5, B=2), conflict())
    game.plays(A="chariots", B="maat")
    then(game).empty("C0").in_pool("B", petsuchos=1)
    assert game.told("passed_on")


@rule("AK-X-PETS1")
def test_he_stays_with_the_god_that_has_least() -> None:
    game = given("Ag    Aq\n   Bg    .", GODS, devotion(A=0, B=9), conflict())
    game.plays(A="chariots", B="maat")
    then(game).stands("C0", "Aq")


@rule("AK-X-PETS1")
def test_he_passes_on_from_the_board_only() -> None:
    game = given("Ag    .\n   Bg    .", GODS, pool(A="petsuchos"), devotion(A=5, B=2), conflict())
    game.plays(A="chariots", B="maat")
    then(game).in_pool("A", petsuchos=1)


@rule("AK-X-PETS1", "AK-C1")
def test_he_passes_on_to_a_god_with_a_free_base_only() -> None:
    game = given(
        "Ag    Aq    .\n   Bg    .",
        GODS,
        pool(B="apep androsphinx"),
        devotion(A=5, B=2),
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).stands("C0", "Aq")


@rule("AK-X-PETS1", "AK-X12")
def test_he_passes_on_before_the_merging() -> None:
    game = given(
        "Ag    Aq    Cg\n   Bg    .",
        gods(A="isis", B="ra", C="anubis"),
        devotion(A=5, B=0, C=9),
        conflict(number=3),
    )
    game.plays(A="chariots", B="maat", C="flood")
    assert game.told("passed_on")[0][:2] == (1, 0)
    names = [event.name for event in game.events]
    assert names.index("passed_on") < names.index("conflict_over") < names.index("merging")


@rule("AK-X-PETS1")
def test_both_pass_on_in_the_order_of_their_spaces_while_a_base_is_free() -> None:
    game = given(
        "Ag    -     Cg    -     Bg\n   Aq    -     Cq    -",
        gods(A="isis", B="ra", C="anubis"),
        pool(B="androsphinx"),
        devotion(A=5, B=0, C=9),
        conflict(),
    )
    # One large base of B's is free: the first of both takes it.
    then(game).in_pool("B", petsuchos=1, androsphinx=1).empty("B0").stands("F0", "Cq")


# ---------------------------------------------------------------- Pharaoh-Mummy


@rule("AK-X-PMUM1")
def test_after_a_conflict_its_owner_may_take_back_one_played_card() -> None:
    game = given("Ag    Ay\n   Bg    .", GODS, hand(A="chariots flood maat"), conflict())
    game.plays(A="chariots", B="maat")
    then(game).asks("A").offers_also("take back plague", "take back chariots", "take back nothing")
    then(game).refuses("take back flood", because="AK-X-PMUM1")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "take back chariots")
    then(game).hand("A", "chariots flood maat")


@rule("AK-X-PMUM1")
def test_not_after_cycle_of_maat_was_played_in_the_conflict() -> None:
    two = """
        Ag    Ay    -     Aw    .
           Bg    -     Bw    .
    """
    game = given(two, GODS, conflict()).plays(A="maat", B="chariots")
    game.plays(A="flood", B="drought")
    assert game.told("mummies_sleep") == [(0,)]
    assert game.told("card_back") == []
    then(game).asks("B")


@rule("AK-X-PMUM1")
def test_only_with_one_on_the_board() -> None:
    game = given("Ag    .\n   Bg    .", GODS, pool(A="pharaoh_mummy"), conflict())
    game.plays(A="chariots", B="maat")
    then(game).asks("B")


@rule("AK-X-PMUM1")
def test_it_watches_anew_after_each_conflict() -> None:
    game = given(
        "Ag    Ay\n   Bg    .",
        GODS,
        hand(A="chariots maat"),
        tokens("pharaoh_mummies", [0]),
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).asks("B")
    assert game.told("mummies_wake") == [()]
    assert "pharaoh_mummies" not in game.game.view(0)["tokens"]


def test_gods_out_of_play_have_played_no_cycle() -> None:
    data = given("Ag    Ay\n   Bg    .", GODS, turn("A")).game.position()
    data["tokens"]["pharaoh_mummies"] = [4]
    with pytest.raises(ennead.PositionError, match="expected gods in play by number"):
        ennead.load(data)


@rule("AK-S9", "AK-X-PETS1", "AK-X-PMUM1", "AK-X-SERKET1")
def test_their_levels_bases_and_numbers_are_as_the_catalogue_says() -> None:
    chosen = ["petsuchos", "pharaoh_mummy", "serket"]
    game = ennead.new("ankh", 5, seed=1, guardians=chosen)
    assert game.options["packs"] == ["pantheon"]
    while game.to_act() and game.to_act()[0] < 0:
        game.apply(-1, game.legal(-1)[0])
    names = [name for name, _, _ in game.position()["guardian_figures"]]
    assert [names.count(name) for name in chosen] == [2, 3, 2]
    assert guardians(*chosen)
