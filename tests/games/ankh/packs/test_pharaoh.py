"""The Pharaoh, his effects, his death and his successor (AK-X-PHA): house rules."""

from __future__ import annotations

import pytest

import ennead
from ennead.games.ankh.packs.pharaoh.ruler import RULERS
from tests.games.ankh.packs.court import COURT, TWO, cards, priests, ruler
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    conflict,
    devotion,
    eve,
    event,
    followers,
    given,
    gods,
    guardians,
    hand,
    markers,
    options,
    order_tokens,
    powers,
    suns,
    then,
    tiebreaker,
    turn,
)
from tests.scenario.ankh_parts import Part

LANDS = """
    Ag    .     .     Bg
       t     .     .
    .     .     .     .
"""
BATTLE = "Ag    Aw    Bg\n   .     ."


def at_court(drawing: str, *parts: Part) -> AnkhScenario:
    """A scene at the court, with no priest in the palace."""
    return given(drawing, TWO, COURT, priests(A="", B=""), *parts)


# ---------------------------------------------------------------- who rules, and where


@rule("AK-X-PHA1")
def test_the_last_player_puts_the_pharaoh_into_the_region_with_token_1() -> None:
    game = ennead.new("ankh", 3, seed=2, packs=["pharaoh"], first=1, pharaoh="heretic")
    while game.view(None)["asked"]["question"] == "place_sphinx":
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    view = game.view(None)
    assert view["asked"] == {"question": "place_ruler", "seats": [0]}
    assert view["tokens"]["reign"]["ruler"] == "heretic"
    land = next(region["land"] for region in view["regions"] if region["token"] == 1)
    spaces = {str(answer).split()[-1] for answer in game.answers(0)}
    assert spaces <= set(land)
    game.apply(0, game.legal(0)[0])
    assert game.view(None)["neutral_figures"][0][1] in land


@rule("AK-X-PHA1")
def test_by_the_options_or_at_random_one_of_five_rules() -> None:
    found = set()
    for seed in range(40):
        game = ennead.new("ankh", 2, seed=seed, packs=["pharaoh"])
        while game.view(None)["asked"]["question"] == "place_sphinx":
            seat = game.to_act()[0]
            game.apply(seat, game.legal(seat)[0])
        found.add(game.view(None)["tokens"]["reign"]["ruler"])
    assert found == set(RULERS)
    with pytest.raises(ValueError, match="pharaoh must be one of"):
        ennead.new("ankh", 2, packs=["pharaoh"], pharaoh="nobody")


@rule("AK-X-PHA2", "AK-B3")
def test_he_fills_his_space_but_is_nobodys() -> None:
    game = at_court(LANDS, ruler("trader", "C0")).answers("A", "move", "figure A0")
    then(game).asks("A").refuses("to C0", because="AK-M3")
    alone = at_court("Ag    .     -     Bg\n   .     -     .", ruler("warlord", "B0"), eve())
    alone.answers("A", "gain")
    assert [fields[0] for fields in alone.told("dominates")] == [0, 1]
    with pytest.raises(ennead.PositionError, match="shares its space"):
        at_court(LANDS, ruler("trader", "B0"))


@rule("AK-X-PHA2", "AK-IS1")
def test_isis_protects_nobody_beside_him() -> None:
    game = at_court("Ag    Aw    .     Bg\n   .     .     .", ruler("trader", "D0"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).winners("B").dead("C0")


@rule("AK-X-PHA2", "AK-GT2")
def test_satet_does_not_push_him() -> None:
    drawing = "Ag    As    .     Bg\n   .     .     ."
    game = at_court(drawing, ruler("trader", "E0")).answers("A", "move", "figure C0")
    then(game).asks("A").refuses("to E0", because="AK-M3")


@rule("AK-X-PHA2", "AK-CC3")
def test_in_a_split_he_is_in_the_part_of_his_space() -> None:
    drawing = "Ag    .     .     Bg\n" + "   .     .     .\n.     .     .     .\n" * 2
    game = at_court(drawing, ruler("trader", "A1"), event(4), markers(gain=2))
    game.answers("A", "gain")
    while game.game.view(None)["asked"]["question"] != "choose_action":
        seat = game.game.to_act()[0]
        game.game.apply(seat, game.game.legal(seat)[0])
    view = game.game.view(None)
    assert len(view["regions"]) == 2
    assert view["neutral_figures"] == [["pharaoh", "A1"]]


# ---------------------------------------------------------------- the five


@rule("AK-X-PHA4")
def test_with_the_unifier_the_winner_gains_twice_the_devotion() -> None:
    game = at_court(BATTLE, ruler("unifier", "B0"), conflict()).plays(A="chariots", B="maat")
    then(game).winners("A").devotion(A=2)
    far = "Ag    Aw    Bg    -     .\n   .     .     -     ."
    elsewhere = at_court(far, ruler("unifier", "I0"), conflict()).plays(A="chariots", B="maat")
    then(elsewhere).devotion(A=1)


@rule("AK-X-PHA4", "AK-L3a", "AK-K6", "AK-RA1")
def test_doubled_is_the_gain_before_drought_and_radiance() -> None:
    glorious = at_court(BATTLE, ruler("unifier", "B0"), powers(A="glorious"), conflict())
    glorious.plays(A="chariots", B="maat")
    then(glorious).devotion(A=6)
    drawing = "Ag:   Aw    Bg\n   .     ."
    drought = at_court(drawing, ruler("unifier", "B0"), conflict()).plays(A="drought", B="maat")
    then(drought).devotion(A=3)
    radiant = given(
        BATTLE,
        gods(A="ra", B="osiris"),
        COURT,
        priests(A="", B=""),
        suns("C0"),
        ruler("unifier", "B0"),
        conflict(),
    ).plays(A="chariots", B="maat")
    then(radiant).devotion(A=3)


@rule("AK-X-PHA5", "AK-K4")
def test_with_the_builder_a_monument_costs_one_follower() -> None:
    drawing = "Ag    .     .     Bg\n   .     .     ."
    game = at_court(drawing, ruler("builder", "C0"), followers(A=2), conflict())
    game.plays(A="build", B="chariots").answers("A", "build temple", "build at B0")
    then(game).followers(A=1)
    free = at_court(
        drawing, ruler("builder", "C0"), followers(A=2), powers(A="inspiring"), conflict()
    )
    free.plays(A="build", B="chariots").answers("A", "build temple", "build at B0")
    then(free).followers(A=2)


@rule("AK-X-PHA5", "AK-X5")
def test_who_dominates_the_builders_region_takes_a_neutral_monument() -> None:
    drawing = "Ag    .     .     -     Bg\n   t     o     -     ."
    game = at_court(drawing, ruler("builder", "C0"), order_tokens("A0", "H0"), eve())
    game.answers("A", "gain")
    then(game).asks("A").offers("take B0", "take D0")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "take D0")
    then(game).stands("D0", "oA").stands("B0", "t")


@rule("AK-X-PHA5", "AK-X-REV3")
def test_in_the_revolt_the_builders_gift_is_taken_though_the_figures_die() -> None:
    drawing = "Ag    Aw    .     -     Bg\n   t     o     -     ."
    game = given(
        drawing,
        gods(A="isis", B="anubis"),
        options(packs=["pharaoh"], scenario="peoples_revolt"),
        priests(A="", B=""),
        ruler("builder", "E0"),
        order_tokens("A0", "H0"),
        eve(),
    ).answers("A", "gain")
    then(game).dead("C0").asks("A").offers("take B0", "take D0")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "take D0")
    then(game).stands("D0", "oA").asks("B").offers("trap isis", "trap nobody")


@rule("AK-X-PHA6")
def test_with_the_trader_who_wins_or_dominates_gains_three_followers() -> None:
    game = at_court(BATTLE, ruler("trader", "B0"), followers(A=0), conflict())
    game.plays(A="chariots", B="maat")
    then(game).followers(A=3)
    drawing = "Ag    .     -     Bg\n   .     -     ."
    alone = at_court(drawing, ruler("trader", "C0"), followers(A=0), eve()).answers("A", "gain")
    then(alone).followers(A=3)


@rule("AK-X-PHA7", "AK-Y8")
def test_with_the_heretic_the_most_figures_gain_two_devotion_and_no_majority_counts() -> None:
    drawing = "Ag    Aw    Bg\n   tB    ."
    game = at_court(drawing, ruler("heretic", "D0"), conflict()).plays(A="maat", B="chariots")
    then(game).devotion(A=2, B=1)  # B's devotion is that of the victory
    tie = at_court("Ag    .     Bg\n   tB    .", ruler("heretic", "D0"), conflict())
    tie.plays(A="maat", B="chariots")
    then(tie).devotion(A=0, B=1)


@rule("AK-X-PHA7", "AK-X5")
def test_with_the_heretic_a_domination_gains_two_and_one() -> None:
    drawing = "Ag    tA    -     Bg\n   .     -     ."
    game = at_court(drawing, ruler("heretic", "B0"), eve()).answers("A", "gain")
    gains = [fields[1:] for fields in game.told("devotion") if fields[0] == 0]
    assert gains == [(0, 2), (2, 3)]


@rule("AK-X-PHA8", "AK-U1")
def test_with_the_warlord_figures_are_summoned_next_to_the_pharaoh_too() -> None:
    drawing = "Ag    .     .     .     .     Bg\n   .     .     .     .     ."
    game = at_court(drawing, ruler("warlord", "E0")).answers("A", "summon", "summon warrior")
    then(game).asks("A").offers("at B0", "at D0", "at F0")
    other = at_court(drawing, ruler("trader", "E0")).answers("A", "summon", "summon warrior")
    then(other).stands("B0", "Aw")


@rule("AK-X-PHA8", "AK-Y11")
def test_with_the_warlord_the_tied_god_with_the_most_figures_wins() -> None:
    drawing = "Ag    Aw    Bg\n   .     ."
    game = at_court(
        drawing, ruler("warlord", "B0"), tiebreaker("B"), hand(B="plague maat"), conflict()
    )
    game.plays(A="maat", B="plague").bids(A=1, B=1)
    # The Plague has killed A's warrior: both have one figure, and B one more strength.
    then(game).winners("B")
    tied = at_court(
        "Ag    Aw    .     Bg\n   Aw    .     .",
        ruler("warlord", "D0"),
        tiebreaker("B"),
        conflict(),
    ).plays(A="drought", B="chariots")
    then(tied).strength(A=4, B=4).winners("A").tiebreaker("B")


@rule("AK-X-PHA8", "AK-Y11")
def test_with_as_many_figures_the_tiebreaker_is_used() -> None:
    game = at_court("Ag    .     Bg\n   .     .", ruler("warlord", "B0"), conflict())
    game.plays(A="flood", B="flood")
    then(game).asks("A").offers("break the tie", "leave the tie")


# ---------------------------------------------------------------- death and succession


def died(*parts: Part) -> AnkhScenario:
    """All have lost a battle in his region."""
    game = at_court(
        "Ag    .     Bg\n   .     .", ruler("unifier", "B0"), tiebreaker(None), conflict(), *parts
    )
    return game.plays(A="flood", B="flood")


@rule("AK-X-PHA9")
def test_if_all_gods_lose_a_battle_in_his_region_he_dies() -> None:
    game = died()
    assert game.told("pharaoh_dies")
    shown = game.game.view(1)["tokens"]["reign"]
    assert (shown["at"], shown["death"]) == (None, "B0")
    assert game.game.view(1)["neutral_figures"] == []


@rule("AK-X-PHA9")
def test_a_battle_that_is_won_or_lost_elsewhere_does_not_kill_him() -> None:
    won = at_court(BATTLE, ruler("unifier", "B0"), conflict()).plays(A="chariots", B="maat")
    assert won.told("pharaoh_dies") == []
    far = "Ag    .     Bg    -     .\n   .     .     -     ."
    elsewhere = at_court(far, ruler("unifier", "I0"), tiebreaker(None), conflict())
    elsewhere.plays(A="flood", B="flood")
    assert elsewhere.told("pharaoh_dies") == []


@rule("AK-X-PHA9")
def test_where_he_has_died_his_effect_has_ended() -> None:
    game = given(
        BATTLE,
        TWO,
        COURT,
        priests(A="", B=""),
        ruler("unifier", None, death="B0"),
        conflict(),
    ).plays(A="chariots", B="maat")
    then(game).devotion(A=1)


def succession(*parts: Part, **more: object) -> AnkhScenario:
    """A Control Monument event after the Pharaoh has died."""
    return given(
        LANDS,
        TWO,
        COURT,
        markers(gain=2),
        ruler("unifier", None, death="C0", **more),
        cards(("levy", "corvee", "levy")),
        *parts,
    ).answers("A", "gain")


@rule("AK-X-PHA9", "AK-X-PHA10")
def test_at_the_next_control_the_god_with_the_most_priests_chooses_of_two() -> None:
    game = succession(priests(A="life", B="life treasury"))
    # The audience comes first: B is heard in the Treasury, and has one priest like A.
    game.game.apply(-1, game.game.legal(-1)[0])
    assert game.game.to_act() == [ennead.CHANCE]
    game.game.apply(-1, game.game.parse(-1, "heir trader"))
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.game.apply(-1, game.game.parse(-1, "heir heretic"))
    assert game.game.view(1)["tokens"]["reign"]["offered"] == ["trader", "heretic"]
    then(game).asks("B").offers("crown heretic", "crown trader")
    game.answers("B", "crown trader")
    then(game).asks("B").offers_also("crown at C0", "crown at C1")
    then(game).asks("B").refuses("crown at G1", because="AK-X-PHA9")
    game.answers("B", "crown at C1")
    shown = game.game.view(1)["tokens"]["reign"]
    assert shown == {
        "at": "C1",
        "death": None,
        "ruler": "trader",
        "ruled": ["unifier", "trader"],
        "offered": [],
    }


@rule("AK-X-PHA9")
def test_of_several_the_one_with_less_devotion_chooses() -> None:
    game = succession(priests(A="life", B="life"), devotion(A=2, B=5))
    while game.game.to_act() == [ennead.CHANCE]:
        game.game.apply(-1, game.game.legal(-1)[0])
    then(game).asks("A")


@rule("AK-X-PHA9")
def test_without_a_priest_in_the_palace_there_is_no_successor_until_the_next_time() -> None:
    game = succession(priests(A="", B=""))
    then(game).asks("B")
    assert game.game.view(0)["tokens"]["reign"]["death"] == "C0"


@rule("AK-X-PHA9")
def test_when_all_five_have_ruled_there_is_no_successor() -> None:
    game = succession(priests(A="life", B=""), ruled=list(RULERS))
    then(game).asks("B")
    last = succession(priests(A="life", B="life treasury"), ruled=["builder", "trader", "heretic"])
    while last.game.to_act() == [ennead.CHANCE]:
        last.game.apply(-1, last.game.legal(-1)[0])
    # One card is left: it is the only one to choose.
    assert last.told("heir_seen") == [(RULERS.index("warlord"),)]
    then(last).asks("B").offers_also("crown at C0")


@rule("AK-X-PHA10")
def test_the_two_cards_are_drawn_by_chance_and_open_to_all() -> None:
    game = succession(priests(A="life", B="life"))
    assert [str(answer) for answer in game.game.answers(-1)] == [
        *("heir builder", "heir trader", "heir heretic", "heir warlord"),
    ]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (3, "expected at, death, ruler"),
        ({"ruler": "nobody"}, "expected one of unifier"),
        ({"at": "C0"}, "somebody rules where the Pharaoh stands"),
        ({"ruler": "trader", "at": "C0", "death": "D0"}, "has died is not on the board"),
        ({"ruler": "trader", "offered": ["trader"]}, "that has ruled is not looked at"),
        ({"ruler": "trader", "at": "Z9"}, "expected a land space"),
        ({"ruled": ["trader", "trader"]}, "expected different pharaoh cards"),
    ],
)
def test_a_pharaoh_who_cannot_be_is_refused(written: object, said: str) -> None:
    data = at_court(LANDS, turn("A")).game.position()
    data["tokens"]["reign"] = written
    with pytest.raises(ennead.PositionError, match=said):
        ennead.load(data)


def test_guardians_and_the_court_play_together() -> None:
    game = given(LANDS, TWO, COURT, guardians("serket"), priests(A="", B=""))
    assert game.game.options["packs"] == ["pantheon", "pharaoh"]
