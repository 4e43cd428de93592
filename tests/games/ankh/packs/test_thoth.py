"""Thoth, Keeper of the Scales (AK-X-THOTH): house rules."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    after_merging,
    conflict,
    devotion,
    followers,
    given,
    gods,
    hand,
    order_tokens,
    then,
    tokens,
)

THOTH = gods(A="thoth", B="isis", C="ra")
ONE = """
    Ag    .     Bg
       .     .
"""
#: Two regions; A and B meet in both.
TWO = """
    Ag    Bg    -     Aw    Bw
       .     .     -     .
"""


def chosen(drawing: str = ONE, a: str = "maat", b: str = "chariots") -> AnkhScenario:
    """A battle in which both have chosen and nothing is revealed."""
    return given(drawing, THOTH, followers(A=2, B=0), conflict()).plays(A=a, B=b)


@rule("AK-X-THOTH1")
def test_when_all_cards_are_chosen_he_may_guess_that_of_another_god() -> None:
    game = chosen()
    then(game).asks("A").offers("weigh isis", "weigh nobody")
    game.answers("A", "weigh isis")
    then(game).asks("A").offers_also("guess chariots", "guess maat", "guess plague")


@rule("AK-X-THOTH1")
def test_a_right_guess_stays_on_the_scales_and_comes_back_with_devotion() -> None:
    game = chosen().answers("A", "weigh isis", "guess chariots")
    assert game.told("guessed_right") == [(0,)]
    then(game).winners("B").followers(A=2, B=0).devotion(A=1)
    then(game).tokens("thoth", {"scales": 0, "guess": None})


@rule("AK-X-THOTH1")
def test_a_wrong_guess_goes_to_the_other_god() -> None:
    game = chosen().answers("A", "weigh isis", "guess plague")
    assert game.told("guessed_wrong") == [(0, 1)]
    then(game).followers(A=1, B=1).devotion(A=0)


@rule("AK-X-THOTH2")
def test_without_a_figure_in_the_battle_he_does_not_guess() -> None:
    game = given(
        "Bg    .     Cg    -     Ag\n   .     .     -     .",
        THOTH,
        followers(A=2),
        conflict(by="B"),
    )
    game.plays(B="chariots", C="maat")
    assert game.told("card_guessed") == []
    then(game).winners("B")


@rule("AK-X-THOTH2")
def test_without_a_follower_he_does_not_guess() -> None:
    game = given(ONE, THOTH, followers(A=0), conflict()).plays(A="maat", B="chariots")
    then(game).winners("B").followers(A=0)


@rule("AK-X-THOTH2")
def test_three_followers_at_most_lie_on_the_scales() -> None:
    full = given(ONE, THOTH, tokens("thoth", {"scales": 3}), followers(A=2), conflict())
    full.plays(A="maat", B="chariots")
    assert full.told("scales_emptied") == [(0, 3)]
    then(full).followers(A=5)


@rule("AK-X-THOTH2")
def test_he_guesses_once_in_a_battle_and_again_in_the_next() -> None:
    game = given(TWO, THOTH, followers(A=3, B=0), order_tokens("A0", "G0"), conflict())
    game.plays(A="maat", B="chariots").answers("A", "weigh isis", "guess chariots")
    then(game).asks("A", "B").tokens("thoth", {"scales": 1, "guess": None}).followers(A=2)
    game.plays(A="chariots", B="flood").answers("A", "weigh isis", "guess flood")
    then(game).followers(A=3)
    assert game.told("scales_emptied") == [(0, 2)]


@rule("AK-X-THOTH2", "AK-AM1")
def test_of_two_cards_one_must_be_right() -> None:
    game = given(ONE, gods(A="thoth", B="amun"), followers(A=1), conflict())
    game.answers("B", "announce two").plays(A="maat", B="plague chariots")
    game.answers("A", "weigh amun", "guess chariots")
    assert game.told("guessed_right") == [(0,)]


@rule("AK-X-THOTH1")
def test_only_cards_that_can_have_been_chosen_are_guessed() -> None:
    game = given(ONE, THOTH, followers(A=1), hand(B="chariots flood maat"), conflict())
    game.plays(A="maat", B="flood").answers("A", "weigh isis")
    then(game).asks("A").offers("guess chariots", "guess flood", "guess maat")
    then(game).refuses("guess plague", because="AK-X-THOTH1")


@rule("AK-X-THOTH3")
def test_the_guess_is_open_at_once_and_its_truth_with_the_reveal() -> None:
    game = chosen().answers("A", "weigh isis", "guess chariots")
    names = [event.name for event in game.events]
    assert names.index("card_guessed") < names.index("cards") < names.index("guessed_right")


@rule("AK-X-THOTH3")
def test_followers_come_back_before_the_forgotten_gods_as_one_gain() -> None:
    game = given(
        ONE,
        THOTH,
        tokens("thoth", {"scales": 2}),
        followers(A=0),
        devotion(A=19, B=25, C=26),
        conflict(number=4),
    )
    game.plays(A="maat", B="chariots")
    then(game).devotion(A=21).followers(A=2)
    gains = [event.fields for event in game.events if event.name == "devotion"]
    assert (0, 19, 21) in gains


@rule("AK-X-THOTH3")
def test_followers_on_the_scales_pay_for_nothing() -> None:
    game = given(ONE, THOTH, tokens("thoth", {"scales": 2}), followers(A=1, B=3), conflict()).plays(
        A="plague", B="maat"
    )
    game.answers("A", "weigh isis", "guess flood")
    then(game).followers(A=0, B=4)


@rule("AK-X-GOD2", "AK-X-THOTH1")
def test_a_merged_thoth_guesses() -> None:
    game = given(
        "Bg    .     Cg\n   .     .",
        gods(A="thoth", B="isis", C="ra"),
        after_merging("B", "A"),
        followers(B=1, C=0),
        conflict(by="B", number=4),
        devotion(B=25, C=25),
    )
    game.plays(B="maat", C="chariots").answers("B", "weigh ra", "guess chariots")
    then(game).devotion(B=26)


@rule("AK-X-GOD3", "AK-X-THOTH3")
def test_a_forgotten_thoth_has_empty_scales() -> None:
    game = given(
        ONE,
        THOTH,
        tokens("thoth", {"scales": 1}),
        followers(A=0),
        devotion(A=3, B=25, C=26),
        conflict(number=4),
    ).plays(A="maat", B="chariots")
    then(game).tokens("thoth", {"scales": 0, "guess": None})


# ---------------------------------------------------------------- secrets


@rule("AK-I1", "AK-X-THOTH1")
@pytest.mark.parametrize("answers", [[], ["weigh isis"]])
def test_while_he_guesses_nobody_can_tell_what_was_chosen(answers: list[str]) -> None:
    games = [chosen(a=a, b=b) for a, b in (("maat", "chariots"), ("maat", "flood"))]
    for game in games:
        game.answers("A", *answers)
    one, other = [game.game for game in games]
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
    assert [e.fields for e in games[0].events] == [e.fields for e in games[1].events]
    assert one.legal(0) == other.legal(0)
    assert one.hash() != other.hash()


@rule("AK-I1", "AK-X-THOTH1")
def test_the_chosen_cards_are_drawn_anew_in_the_imagination_of_others() -> None:
    game = chosen(a="maat", b="chariots").game
    imagined: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set(), 2: set()}
    for seat, found in imagined.items():
        for seed in range(30):
            other = game.resample(seat, seed)
            assert other.view(seat) == game.view(seat)
            cards = next(f for f in other.position()["pending"] if f[0] == "RevealCards")[2]
            found.add(tuple(cards))
    assert len({cards[0] for cards in imagined[0]}) == 1 < len({c[1] for c in imagined[0]})
    assert len({cards[1] for cards in imagined[1]}) == 1 < len({c[0] for c in imagined[1]})
    assert len({c[0] for c in imagined[2]}) > 1 < len({c[1] for c in imagined[2]})


# ---------------------------------------------------------------- positions


@rule("AK-X-THOTH1")
def test_a_position_before_the_reveal_can_be_loaded() -> None:
    for answers in ([], ["weigh isis"]):
        game = chosen().answers("A", *answers)
        again = ennead.load(game.game.position(), chance="ask")
        assert again.hash() == game.game.hash()
        assert again.legal(0) == game.game.legal(0)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cards": [8, 8, 8]}, "expected the cards of each fighting god"),
        ({"cards": [0, 8]}, "seat 0 cannot have chosen these cards"),
        ({"seats": [0, 2]}, "expected the fighting gods"),
    ],
)
def test_cards_that_nobody_can_have_chosen_are_refused(
    change: dict[str, list[int]], said: str
) -> None:
    data = chosen().game.position()
    frame = next(frame for frame in data["pending"] if frame[0] == "RevealCards")
    frame[1], frame[2] = change.get("seats", frame[1]), change.get("cards", frame[2])
    with pytest.raises(ennead.PositionError, match=said):
        ennead.load(data)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (3, "expected scales and a guess"),
        ({"scales": 4}, "expected 0 to 3 followers"),
        ({"scales": 1, "guess": {"god": 1}}, "expected a god and a card"),
        ({"scales": 1, "guess": {"god": 1, "card": "sword"}}, "a god by number and a battle card"),
        ({"scales": 1}, "the scales are empty outside conflicts"),
        ({"scales": 0, "guess": {"god": 1, "card": "flood"}}, "before cards are revealed only"),
    ],
)
def test_scales_that_cannot_be_are_refused(written: object, said: str) -> None:
    data = given(ONE, THOTH).game.position()
    data["tokens"]["thoth"] = written
    with pytest.raises(ennead.PositionError, match=said):
        ennead.load(data)


@rule("AK-X-THOTH2")
def test_in_a_position_he_does_not_guess_without_a_follower() -> None:
    data = chosen().game.position()
    data["areas"][0]["followers"] = 0
    with pytest.raises(ennead.PositionError, match="he cannot guess now"):
        ennead.load(data)
