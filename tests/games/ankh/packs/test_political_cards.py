"""Political cards (AK-X-POL): house rules."""

from __future__ import annotations

import pytest

import ennead
from tests.games.ankh.packs.court import COURT, TWO, cards, priests
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    conflict,
    devotion,
    followers,
    given,
    gods,
    markers,
    order_tokens,
    then,
    tiebreaker,
    tokens,
    turn,
)
from tests.scenario.ankh_parts import Part

LANDS = """
    Ag    .     .     Bg
       t     .     .
    .     .     .     .
"""
BATTLE = "Ag    Aw    Bg\n   .     ."
NOBODY = priests(A="", B="")


def at_court(*parts: Part, drawing: str = LANDS) -> AnkhScenario:
    """A's turn, with no priest in the palace."""
    return given(drawing, TWO, COURT, NOBODY, *parts)


def political(game: AnkhScenario) -> dict[str, list[object]]:
    """The cards as a position writes them."""
    found: dict[str, list[object]] = game.game.position()["tokens"]["political_cards"]
    return found


# ---------------------------------------------------------------- the row and the hands


def law(*parts: Part) -> AnkhScenario:
    """A is heard in the Chamber of Law."""
    return given(LANDS, TWO, COURT, markers(gain=2), priests(A="law", B=""), *parts).answers(
        "A", "gain"
    )


@rule("AK-X-POL1", "AK-X-POL2")
def test_three_cards_of_a_deck_of_eighteen_lie_open() -> None:
    game = ennead.new("ankh", 2, seed=3, packs=["pharaoh"])
    while game.view(None)["asked"]["question"] == "place_sphinx":
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    shown = game.view(0)["tokens"]["political_cards"]
    assert shown["deck"] == 15
    assert all(shown["row"])
    assert shown["hands"] == [[], []]


@rule("AK-X-POL1")
def test_when_one_is_taken_the_cards_left_of_the_gap_move_right_and_a_new_one_comes() -> None:
    game = law(cards(("levy", "corvee", "royal_road"))).answers("A", "take card 2")
    assert game.game.to_act() == [ennead.CHANCE]
    assert political(game)["row"] == [None, "levy", "royal_road"]
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.game.apply(-1, game.game.parse(-1, "political sanctuary"))
    assert political(game)["row"] == ["sanctuary", "levy", "royal_road"]
    assert political(game)["hands"] == [["corvee"], []]


@rule("AK-X-POL1")
def test_an_empty_deck_is_not_refilled() -> None:
    gone = ["second_revelation", "repeated_command", "royal_road", "writ_of_possession"] * 2
    gone += ["sanctuary", "gifts_of_gold", "line_of_succession"] * 2 + ["levy"]
    written = {"row": ["levy", "corvee", "corvee"], "out": gone}
    game = law(tokens("political_cards", written)).answers("A", "take card 3")
    assert political(game)["row"] == [None, "levy", "corvee"]
    then(game).asks("B")


@rule("AK-X-POL1", "AK-K5")
def test_cycle_of_maat_brings_played_cards_back_to_the_hand() -> None:
    game = at_court(cards(A="levy (corvee)", B="(corvee)"), conflict(), drawing=BATTLE)
    game.plays(A="maat", B="chariots")
    assert political(game)["hands"] == [["corvee", "levy"], []]
    assert political(game)["played"] == [[], ["corvee"]]


@rule("AK-X-POL1", "AK-I1")
def test_hands_are_open_and_the_order_of_the_deck_is_nobodys() -> None:
    game = at_court(cards(("levy", "corvee", "levy"), A="sanctuary")).game
    shown = [game.view(seat)["tokens"]["political_cards"] for seat in (0, 1, None)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0]["hands"] == [["sanctuary"], []]


@rule("AK-X-POL2")
def test_there_are_two_of_each_kind() -> None:
    with pytest.raises(ennead.PositionError, match="2 cards of each kind"):
        at_court(cards(("levy", "levy", "levy")))


@rule("AK-X-POL2")
def test_who_would_take_a_fourth_first_puts_one_out_of_the_game() -> None:
    game = law(cards(("levy", "corvee", "levy"), A="sanctuary royal_road (corvee)"))
    game.answers("A", "put out card 1", "take card 1")
    game.game.apply(-1, game.game.legal(-1)[0])
    assert political(game)["out"] == ["royal_road"]
    assert political(game)["hands"][0] == ["levy", "sanctuary"]
    with pytest.raises(ennead.PositionError, match="too many political cards"):
        at_court(cards(A="sanctuary royal_road corvee levy"))


@rule("AK-X-POL2", "AK-X-PAL6")
def test_of_the_treasury_the_rightmost_card_is_taken_after_one_was_put_out() -> None:
    game = given(
        LANDS,
        TWO,
        COURT,
        markers(gain=2),
        priests(A="treasury", B=""),
        cards(("levy", "corvee", "levy"), A="sanctuary royal_road corvee"),
    ).answers("A", "gain", "put out card 2")
    assert political(game)["row"][1:] == ["levy", "corvee"]


@rule("AK-X-POL3")
def test_one_card_at_most_is_played_in_a_turn() -> None:
    game = at_court(
        cards(A="royal_road repeated_command"), followers(A=4), drawing=LANDS.replace("t", ".")
    )
    game.answers("A", "move", "royal road A0", "road to E1")
    then(game).asks("A").offers("gain", "summon", "unlock")
    assert political(game)["played"] == [["royal_road"], []]


@rule("AK-X-POL3")
def test_in_the_next_turn_another_one_may_be_played() -> None:
    game = at_court(cards(A="(corvee) repeated_command"), followers(A=4))
    game.answers("A", "gain")
    then(game).asks("A").offers("play card", "keep card")


@rule("AK-X-POL3", "AK-Y24")
def test_one_card_at_most_is_played_in_a_battle() -> None:
    game = at_court(
        cards(A="sanctuary gifts_of_gold"), followers(A=3, B=1), conflict(), drawing=BATTLE
    )
    game.plays(A="chariots", B="plague").answers("A", "sanctuary").bids(A=0, B=1)
    then(game).winners("A")
    assert political(game)["hands"] == [["gifts_of_gold"], []]
    assert political(game)["played"] == [["sanctuary"], []]


# ---------------------------------------------------------------- cards of turns


@rule("AK-X-POL10")
def test_second_revelation_unlocks_once_more_paying_as_usual() -> None:
    game = at_court(cards(A="second_revelation"), followers(A=2))
    game.answers("A", "unlock", "unlock revered")
    then(game).asks("A").offers("play card", "keep card")
    game.answers("A", "play card")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "unlock inspiring")
    then(game).followers(A=0)
    assert game.game.view(0)["areas"][0]["powers"] == ["inspiring", "revered"]


@rule("AK-X-POL10")
def test_second_revelation_is_not_asked_where_nothing_can_be_paid() -> None:
    game = at_court(cards(A="second_revelation"), followers(A=1))
    game.answers("A", "unlock", "unlock revered")
    then(game).asks("B")


@rule("AK-X-POL10", "AK-X-HATHOR2")
def test_hathor_may_summon_after_the_second_unlocking_too() -> None:
    game = given(
        LANDS,
        gods(A="hathor", B="isis"),
        COURT,
        NOBODY,
        cards(A="second_revelation"),
        followers(A=4),
    ).answers("A", "unlock", "unlock revered", "summon nobody", "play card", "unlock inspiring")
    then(game).asks("A").offers_also("also summon warrior", "summon nobody")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()


@rule("AK-X-POL11")
def test_repeated_command_takes_the_first_action_again_and_moves_its_marker() -> None:
    game = at_court(cards(A="repeated_command")).answers("A", "gain")
    then(game).asks("A").offers("play card", "keep card")
    game.answers("A", "play card")
    then(game).followers_changed(A=2).asks("B")
    assert game.game.position()["markers"][2] == 2


@rule("AK-X-POL11", "AK-T5")
def test_a_repeated_action_may_trigger_its_event() -> None:
    game = at_court(cards(A="repeated_command"), markers(gain=1)).answers("A", "gain", "play card")
    then(game).event(1)
    assert game.game.position()["markers"][2] == 0


@rule("AK-X-POL11", "AK-T7")
def test_unlocking_has_no_second_action_but_by_this_card() -> None:
    game = at_court(cards(A="repeated_command"), followers(A=3))
    game.answers("A", "unlock", "unlock revered", "play card", "unlock inspiring")
    then(game).followers(A=1).asks("B")
    kept = at_court(cards(A="repeated_command"), followers(A=3))
    kept.answers("A", "unlock", "unlock revered", "keep card")
    then(kept).asks("B")


@rule("AK-X-POL12")
def test_corvee_brings_followers_for_monuments_of_others_next_to_figures() -> None:
    drawing = "Ag    .     .     Bg\n   tB    .     .\noB    .     .     ."
    game = at_court(cards(A="corvee"), drawing=drawing).answers("A", "gain")
    then(game).asks("A").offers("play card", "keep card")
    game.answers("A", "play card")
    then(game).followers_changed(A=2)


@rule("AK-X-POL12")
def test_corvee_brings_three_followers_at_most() -> None:
    drawing = "oB    oB    .     Bg\n   Ag    .     .\ntB    tB    .     ."
    game = at_court(cards(A="corvee"), drawing=drawing).answers("A", "gain", "play card")
    then(game).followers_changed(A=3)


@rule("AK-X-POL13")
def test_levy_brings_a_warrior_next_to_a_controlled_monument() -> None:
    drawing = "Ag    .     .     .     Bg\n   .     .     tA    .\n.     .     .     .     ."
    game = at_court(cards(A="levy"), drawing=drawing)
    game.answers("A", "summon", "summon warrior", "at B0")
    then(game).asks("A").offers("levy at E0", "levy at E1", "levy at G0", "levy at G1", "no levy")
    then(game).refuses("levy at A1", because="AK-X-POL13")
    game.answers("A", "levy at E0")
    then(game).on_board("A", warrior=2)
    assert political(game)["played"] == [["levy"], []]


@rule("AK-X-POL13")
def test_without_a_monument_of_ones_own_there_is_no_levy() -> None:
    game = at_court(cards(A="levy"), drawing=LANDS.replace("t", "."))
    game.answers("A", "summon", "summon warrior", "at A1")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-X-POL14")
def test_royal_road_lets_one_figure_move_up_to_six_spaces() -> None:
    drawing = "Ag    .     .     .     .     Bg\n   .     .     .     .     ."
    game = at_court(cards(A="royal_road"), drawing=drawing).answers("A", "move")
    then(game).asks("A").offers("royal road A0", "no royal road")
    game.answers("A", "royal road A0")
    then(game).asks("A").offers_also("road to G0").refuses("road to H0", because="AK-X-POL14")
    game.answers("A", "road to G0")
    then(game).stands("G0", "Ag").asks("A")
    # It has moved: it does not move again.
    then(game).offers_not("figure G0")


@rule("AK-X-POL15", "AK-CM2")
def test_with_a_writ_a_monument_of_another_god_is_taken_though_neutral_ones_are_left() -> None:
    drawing = "Ag    .     .     Bg\n   tB    .     o\noB    .     .     ."
    game = at_court(cards(A="writ_of_possession"), markers(gain=2), drawing=drawing)
    game.answers("A", "gain")
    then(game).asks("A").offers("play card", "keep card")
    game.answers("A", "play card")
    then(game).asks("A").offers("claim A1", "claim B0")
    game.answers("A", "claim B0")
    then(game).stands("B0", "tA").stands("A1", "oB")


@rule("AK-X-POL15")
def test_the_writ_is_for_ones_own_turn_and_only_where_it_helps() -> None:
    drawing = "Ag    .     .     Bg\n   tB    .     o\n.     .     .     ."
    other = at_court(cards(A="writ_of_possession"), markers(gain=2), turn("B"), drawing=drawing)
    other.answers("B", "gain")
    then(other).stands("F0", "oB")
    none_neutral = "Ag    .     .     Bg\n   tB    .     .\n.     .     .     ."
    useless = at_court(cards(A="writ_of_possession"), markers(gain=2), drawing=none_neutral)
    useless.answers("A", "gain")
    then(useless).stands("B0", "tA").asks("B")


# ---------------------------------------------------------------- cards of battles


@rule("AK-X-POL16", "AK-K3")
def test_sanctuary_saves_warriors_in_the_region_from_plagues() -> None:
    game = at_court(cards(A="sanctuary"), followers(B=1), conflict(), drawing=BATTLE)
    game.plays(A="chariots", B="plague")
    then(game).asks("A").offers("sanctuary", "no sanctuary")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "sanctuary").bids(A=0, B=1)
    then(game).alive("C0").winners("A")
    unsafe = at_court(cards(A="sanctuary"), followers(B=1), conflict(), drawing=BATTLE)
    unsafe.plays(A="chariots", B="plague").answers("A", "no sanctuary").bids(A=0, B=1)
    then(unsafe).dead("C0")


@rule("AK-X-POL16")
def test_without_a_plague_sanctuary_is_not_asked_and_guardians_are_not_safe() -> None:
    game = at_court(cards(A="sanctuary"), conflict(), drawing=BATTLE)
    game.plays(A="chariots", B="maat")
    then(game).winners("A")
    drawing = BATTLE.replace("Aw", "Am")
    guardian = at_court(cards(A="sanctuary"), followers(B=1), conflict(), drawing=drawing)
    guardian.plays(A="chariots", B="plague").bids(A=0, B=1)
    assert [fields[1] for fields in guardian.told("killed")] != []


@rule("AK-X-POL17")
def test_gifts_of_gold_buy_strength_before_it_is_counted() -> None:
    game = at_court(cards(A="gifts_of_gold"), followers(A=3), conflict(), drawing=BATTLE)
    game.plays(A="maat", B="chariots")
    then(game).asks("A").offers("gold 0", "gold 1", "gold 2")
    game.answers("A", "gold 2")
    then(game).followers(A=1).strength(A=4, B=4)


@rule("AK-X-POL17")
def test_gold_that_nobody_has_is_not_paid() -> None:
    game = at_court(cards(A="gifts_of_gold"), followers(A=1), conflict(), drawing=BATTLE)
    game.plays(A="maat", B="chariots")
    then(game).asks("A").offers("gold 0", "gold 1")
    poor = at_court(cards(A="gifts_of_gold"), followers(A=0), conflict(), drawing=BATTLE)
    poor.plays(A="maat", B="chariots")
    then(poor).winners("B")


@rule("AK-X-POL17", "AK-Y24")
def test_several_gods_are_asked_in_ascending_devotion_openly() -> None:
    game = at_court(
        cards(A="gifts_of_gold", B="gifts_of_gold"),
        followers(A=2, B=2),
        devotion(A=4, B=2),
        conflict(),
        drawing=BATTLE,
    )
    game.plays(A="maat", B="maat")
    then(game).asks("B")
    game.answers("B", "gold 1")
    then(game).asks("A")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()


@rule("AK-X-POL17")
def test_the_strength_that_was_paid_for_is_shown_as_a_part() -> None:
    game = at_court(
        cards(A="gifts_of_gold", B="gifts_of_gold"),
        followers(A=2, B=2),
        devotion(A=1, B=2),
        conflict(),
        drawing=BATTLE,
    )
    game.plays(A="maat", B="maat").answers("A", "gold 2")
    parts = game.game.view(1)["fight"]["gods"][0]["parts"]
    assert {"part": "ability", "ability": "political_cards", "strength": 2} in parts


TIE = "Ag    .     Bg\n   .     ."


@rule("AK-X-POL18", "AK-Y11")
def test_line_of_succession_wins_a_tie_that_is_not_broken_otherwise() -> None:
    game = at_court(cards(B="line_of_succession"), conflict(), drawing=TIE)
    game.plays(A="flood", B="flood").answers("A", "leave the tie")
    then(game).asks("B").offers("succeed", "do not succeed")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("B", "succeed")
    then(game).winners("B").devotion(B=1)


@rule("AK-X-POL18", "AK-Y11")
def test_a_tie_that_is_broken_needs_no_line() -> None:
    game = at_court(cards(B="line_of_succession"), conflict(), drawing=TIE)
    game.plays(A="flood", B="flood").answers("A", "break the tie")
    then(game).winners("A")


@rule("AK-X-POL18")
def test_if_two_tied_gods_play_it_all_lose() -> None:
    game = at_court(
        cards(A="line_of_succession", B="line_of_succession"),
        tiebreaker(None),
        conflict(),
        drawing=TIE,
    )
    game.plays(A="flood", B="flood")
    game.answers("B", "succeed").answers("A", "succeed")
    then(game).winners("-")


@rule("AK-X-POL3", "AK-X-POL18")
def test_after_the_battle_cards_may_be_played_in_the_next_one() -> None:
    two = "Ag    Bg    -     Aw    Bw\n   .     .     -     ."
    game = at_court(
        cards(A="gifts_of_gold line_of_succession"),
        followers(A=4),
        order_tokens("A0", "G0"),
        tiebreaker(None),
        conflict(),
        drawing=two,
    )
    game.plays(A="flood", B="flood").answers("A", "gold 1").answers("B", "no token")
    game.plays(A="chariots", B="chariots")
    then(game).asks("A").offers("succeed", "do not succeed")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (3, "expected battle, deck, hands"),
        ({"row": ["levy"]}, "expected 3 political cards or null"),
        ({"row": ["sword", None, None]}, "expected a political card, found 'sword'"),
        ({"hands": [[]]}, "the cards of each of 2 gods"),
        ({"battle": [1]}, "expected 8 numbers"),
        ({"turn": 7}, "expected a god by number"),
    ],
)
def test_cards_that_cannot_be_there_are_refused(written: object, said: str) -> None:
    data = at_court().game.position()
    data["tokens"]["political_cards"] = written
    with pytest.raises(ennead.PositionError, match=said):
        ennead.load(data)


@rule("AK-X-POL3")
def test_in_a_position_nobody_is_asked_for_a_card_he_has_not() -> None:
    for game in (
        at_court(cards(A="repeated_command")).answers("A", "gain"),
        at_court(cards(A="royal_road")).answers("A", "move"),
        at_court(cards(A="sanctuary"), conflict(), drawing=BATTLE).plays(A="flood", B="plague"),
        at_court(cards(A="gifts_of_gold"), conflict(), drawing=BATTLE).plays(A="maat", B="flood"),
    ):
        data = game.game.position()
        data["tokens"]["political_cards"]["hands"] = [[], []]
        with pytest.raises(ennead.PositionError, match="no such card to play"):
            ennead.load(data)
