"""Ptah, Maker of Monuments (AK-X-PTAH): house rules."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    aims,
    conflict,
    devotion,
    event,
    followers,
    given,
    gods,
    markers,
    order_tokens,
    powers,
    then,
    tokens,
    turn,
)

PTAH = gods(A="ptah", B="isis", C="ra")
#: A stands beside a neutral obelisk and has a temple.
LANDS = """
    Ag    .     .     Bg
       o     tA    .
"""
OWN = LANDS.replace("o ", "oA")


def exalted(*spaces: str) -> tuple[str, list[str]]:
    """The monuments with an exalted follower."""
    return tokens("ptah", list(spaces))


def control(drawing: str = LANDS, by: str = "A", *parts: tuple[str, object]) -> AnkhScenario:
    """A player triggers Control Monument."""
    game = given(drawing, PTAH, turn(by), markers(gain=3), event(0), *parts)
    return game.answers(by, "gain")


@rule("AK-X-PTAH1")
def test_whenever_he_takes_control_of_a_monument_he_may_exalt_it() -> None:
    game = control()
    then(game).stands("B0", "oA").asks("A").offers("exalt", "do not exalt")
    game.answers("A", "exalt")
    then(game).tokens("ptah", ["B0"])


@rule("AK-X-PTAH1")
def test_he_may_keep_the_token() -> None:
    then(control().answers("A", "do not exalt")).tokens("ptah", [])


@rule("AK-X-PTAH1")
def test_without_a_token_on_the_dashboard_he_is_not_asked() -> None:
    game = control("Ag    .     .     Bg\n   o     tA    pA", "A", exalted("D0", "F0"))
    then(game).stands("B0", "oA").asks("B").tokens("ptah", ["D0", "F0"])


@rule("AK-X-PTAH1")
def test_other_gods_exalt_nothing() -> None:
    game = control("Bg    .     .     Ag\n   o     .     .", "B")
    then(game).stands("B0", "oB").asks("C")


@rule("AK-X-PTAH1", "AK-K4")
def test_a_monument_he_builds_may_be_exalted() -> None:
    game = given("Ag    Bg\n   .     .", PTAH, followers(A=3), conflict())
    game.plays(A="build", B="chariots").answers("A", "build temple", "build at B0")
    then(game).asks("A").offers("exalt", "do not exalt")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "exalt")
    then(game).tokens("ptah", ["B0"])


@rule("AK-X-PTAH1")
def test_after_gain_followers_a_token_may_move_to_another_monument_of_his() -> None:
    game = given(OWN, PTAH, exalted("D0")).answers("A", "gain")
    then(game).asks("A").offers("exalted D0", "exalted stay")
    game.answers("A", "exalted D0")
    then(game).asks("A").tokens("ptah", ["B0"])


@rule("AK-X-PTAH1")
def test_it_moves_to_a_monument_without_one_only() -> None:
    drawing = "Ag    oA    tA    Bg\n   pA    pA    t     o"
    game = given(drawing, PTAH, exalted("B0", "C0")).answers("A", "gain", "exalted B0")
    then(game).asks("A").offers("exalt at D0", "exalt at E0")
    then(game).refuses("exalt at C0", because="AK-X-PTAH1")
    then(game).refuses("exalt at F0", because="AK-X-PTAH1")
    game.answers("A", "exalt at E0")
    then(game).tokens("ptah", ["C0", "E0"])


@rule("AK-X-PTAH2")
def test_nobody_takes_over_a_monument_with_an_exalted_follower() -> None:
    game = control("tA    oA    .\n   Bg    .\nAg    .     .", "B", exalted("A0"))
    # B stands beside both; only the obelisk is left, and is taken at once.
    then(game).stands("C0", "oB").stands("A0", "tA")


@rule("AK-X-PTAH2", "AK-CM2")
def test_the_reason_why_it_cannot_be_taken_is_his() -> None:
    game = control("tA    oA    .\n   Bg    .\nAg    pA    .", "B", exalted("C0"))
    then(game).asks("B").refuses("control C0", because="AK-X-PTAH2")


@rule("AK-X-PTAH2", "AK-GS2")
def test_claws_do_not_destroy_it() -> None:
    drawing = """
        oA    .     .     Bg
           Bk    .     .
        Ag    .     .     .
    """
    plain = given(drawing, PTAH, aims(B0="sw"), conflict())
    guarded = given(drawing, PTAH, exalted("A0"), aims(B0="sw"), conflict())
    then(plain).empty("A0")
    then(guarded).stands("A0", "oA")


@rule("AK-X-PTAH2", "AK-X7")
def test_it_counts_as_two_for_majorities() -> None:
    drawing = "Ag    tA    tB    Bg\n   .     tB    ."
    for spaces, gained in (([], 0), (["C0"], 0), (["C0"], 1)):
        more = "tA" if gained else ". "
        game = given(
            drawing.replace(".     tB", f"{more}    tB"), PTAH, exalted(*spaces), conflict()
        )
        game.plays(A="maat", B="chariots")
        then(game).devotion(A=gained)


@rule("AK-X-PTAH2", "AK-X7")
def test_against_it_another_god_needs_more_too() -> None:
    game = given("Ag    tA    tB    Bg\n   .     tB    .", PTAH, exalted("C0"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).devotion(A=0, B=1)  # the victory alone: two temples are no majority over two


@rule("AK-X-PTAH2", "AK-L2a")
def test_it_counts_once_for_resplendent() -> None:
    game = given(
        "Ag    tA    .     Bg\n   tA    .     .",
        PTAH,
        powers(A="resplendent"),
        exalted("B0", "C0"),
        conflict(),
    )
    game.plays(A="maat", B="flood")
    then(game).strength(A=1)


@rule("AK-X-PTAH3", "AK-MG2")
def test_when_ptah_merges_as_the_lower_god_the_tokens_come_back() -> None:
    game = given(
        "Bg    .     Cg    -     Ag\n   .     .     -     tA",
        PTAH,
        exalted("H0"),
        devotion(A=0, B=3, C=9),
        conflict(number=3),
    )
    game.plays(B="maat", C="chariots")
    then(game).empty("H0").tokens("ptah", [])
    assert game.game.position()["plays"] == [1, 1, 2]


@rule("AK-X-GOD3", "AK-X-PTAH1")
def test_when_ptah_is_forgotten_the_tokens_leave_the_game() -> None:
    game = given(
        "Bg    .     Cg    -     Ag\n   .     .     -     tA",
        PTAH,
        exalted("H0"),
        devotion(A=2, B=24, C=25),
        conflict(number=4),
    )
    game.plays(B="maat", C="chariots")
    then(game).empty("H0").tokens("ptah", [])


@pytest.mark.parametrize(
    ("spaces", "said"),
    [
        (["B0"], "exalted followers lie on monuments of this god"),
        (["D0"] * 3, "a list of at most 2"),
    ],
)
def test_exalted_followers_that_cannot_be_there_are_refused(spaces: list[str], said: str) -> None:
    data = given(LANDS, PTAH).game.position()
    data["tokens"]["ptah"] = spaces
    with pytest.raises(ennead.PositionError, match=said):
        ennead.load(data)


def test_a_position_while_he_is_asked_can_be_loaded() -> None:
    for game in (control(), given(OWN, PTAH, exalted("D0")).answers("A", "gain")):
        assert ennead.load(game.game.position(), chance="ask").hash() == game.game.hash()
    data = control().game.position()
    data["pending"][-1][-1] = 0
    with pytest.raises(ennead.PositionError, match="no exalted follower can be put there"):
        ennead.load(data)


def test_two_regions_know_their_own_majorities() -> None:
    game = given(
        "Ag    tA    -     tB    Bg\n   .     -     -     .",
        PTAH,
        exalted("C0"),
        order_tokens("A0", "G0"),
        conflict(),
    )
    then(game).devotion(A=2, B=2)
