"""Amun, Mysterious Forms: two battle cards (AK-AM)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, followers, given, gods, hand, then

WHOLE_HAND = "plague build chariots maat drought flood miracle"
DUEL = """
    Ag    Bg
       .
    """
TWO_BATTLES = """
    Ag    Bw    -     Aw    Bg
       .     -     -     .
    """


@rule("AK-AM1")
def test_amun_may_announce_two_cards_or_not() -> None:
    game = given(DUEL, gods(A="amun"), conflict())
    then(game).asks("A").offers("announce nothing", "announce two")
    game.answers("A", "announce nothing")
    then(game).asks("A", "B").offers(*[f"play {card}" for card in WHOLE_HAND.split()])


@rule("AK-AM1")
def test_the_bonuses_of_both_cards_are_added() -> None:
    game = given(DUEL, gods(A="amun"), conflict()).answers("A", "announce two")
    game.plays(A="chariots drought", B="maat")
    then(game).strength(A=1 + 3 + 1, B=1)


@rule("AK-AM1")
def test_amun_announces_in_one_battle_per_conflict() -> None:
    game = given(TWO_BATTLES, gods(A="amun"), conflict())
    game.answers("A", "announce two").plays(A="chariots drought", B="maat")
    then(game).asks("A", "B").offers_also("play maat").offers_not("play plague build")
    then(game).tokens("amun", "face_down")


@rule("AK-AM1")
def test_amun_may_wait_for_a_later_battle_of_the_conflict() -> None:
    game = given(TWO_BATTLES, gods(A="amun"), conflict())
    game.answers("A", "announce nothing").plays(A="chariots", B="maat")
    then(game).asks("A").offers("announce nothing", "announce two")


@rule("AK-AM2")
def test_the_token_turns_face_down_with_the_announcement() -> None:
    game = given(TWO_BATTLES, gods(A="amun"), conflict())
    then(game).tokens("amun", "face_up")
    game.answers("A", "announce two").plays(A="chariots drought", B="maat")
    then(game).tokens("amun", "face_down")


@rule("AK-AM2")
def test_two_cards_need_two_in_the_hand() -> None:
    game = given(DUEL, gods(A="amun"), hand(A="maat"), conflict())
    then(game).asks("B").offers_also("play maat")


@rule("AK-AM3")
def test_after_the_announcement_two_different_cards_must_be_played() -> None:
    game = given(DUEL, gods(A="amun"), hand(A="plague maat flood"), conflict())
    game.answers("A", "announce two")
    then(game).asks("A", "B").offers("play plague maat", "play plague flood", "play maat flood")


@rule("AK-AM3", "AK-K5")
def test_cycle_of_maat_takes_back_both_cards() -> None:
    game = given(DUEL, gods(A="amun"), conflict()).answers("A", "announce two")
    game.plays(A="maat chariots", B="maat")
    then(game).hand("A", WHOLE_HAND)


@rule("AK-AM3")
def test_each_of_the_two_cards_acts_at_its_own_step() -> None:
    game = given(
        """
        Ag    Bg
           Aw
        .     .
        """,
        gods(A="amun"),
        followers(A=1, B=1),
        conflict(by="B"),
    )
    game.answers("A", "announce two").plays(A="flood build", B="chariots")
    # Flood pays first, so that there are 3 followers to build with.
    then(game).followers(A=3).asks("A").offers_also("build temple")
    game.answers("A", "build temple", "build at A1")
    then(game).stands("A1", "tA").followers(A=0).winners("B").alive("B0")


@rule("AK-AM1", "AK-AM2")
def test_the_announcement_is_over_with_its_battle() -> None:
    drawing = """
        Ag    Bw    -     Cg    Bg
           .     -     -     .
        """
    game = given(drawing, gods(A="amun"), conflict())
    game.answers("A", "announce two")
    assert game.game.view(None)["tokens"]["amun"] == "announced"
    game.plays(A="chariots drought", B="maat")
    then(game).asks("B", "C")
    assert game.game.view(None)["tokens"]["amun"] == "face_down"


@rule("AK-AM2")
def test_with_the_token_face_down_there_is_no_second_announcement() -> None:
    game = given(TWO_BATTLES, gods(A="amun"), conflict())
    game.answers("A", "announce two").plays(A="chariots drought", B="maat")
    then(game).asks("A", "B").refuses_to("A", "announce two", because="AK-AM2")
    then(game).refuses_to("A", "play plague build", because="AK-AM2")


@rule("AK-AM2")
def test_one_card_in_the_hand_is_too_few_to_announce_two() -> None:
    game = given(DUEL, gods(A="amun"), hand(A="maat"), conflict())
    then(game).refuses_to("A", "announce two", because="AK-AM2")


@rule("AK-AM1")
def test_two_cards_that_were_not_announced_are_not_played() -> None:
    game = given(DUEL, gods(A="amun"), conflict()).answers("A", "announce nothing")
    then(game).refuses_to("A", "play plague build", because="AK-AM1")


@rule("AK-Y3")
def test_a_god_without_the_ability_plays_one_card() -> None:
    game = given(DUEL, gods(A="isis", B="ra"), conflict())
    then(game).refuses_to("A", "play plague build", because="AK-Y3")
