"""A battle up to its majorities: who plays what, and in which order it is resolved (AK-Y)."""

from tests.rule import rule
from tests.scenario.ankh import (
    conflict,
    devotion,
    followers,
    given,
    gods,
    hand,
    powers,
    stack,
    then,
)

DUEL = """
    Ag    Bg
       .
    """
WHOLE_HAND = "plague build chariots maat drought flood miracle"


@rule("AK-Y1")
def test_obelisk_attuned_moves_figures_before_anybody_chooses_a_card() -> None:
    game = given(
        """
        Ag    oA    Bg
           .     .
        """,
        gods(A="amun"),
        powers(A="obelisk_attuned"),
        conflict(),
    )
    then(game).asks("A").offers("figure A0", "done")
    game.answers("A", "done")
    then(game).asks("A").offers("announce nothing", "announce two")


@rule("AK-Y2", "AK-AM1")
def test_amun_announces_two_cards_before_opponents_have_committed_to_theirs() -> None:
    game = given(DUEL, gods(A="amun"), conflict())
    then(game).asks("A").offers("announce nothing", "announce two")
    game.answers("A", "announce two")
    then(game).asks("A", "B").offers_also("play plague build")


@rule("AK-Y3")
def test_every_god_with_a_figure_in_the_region_and_nobody_else_chooses_1_card() -> None:
    game = given(
        """
        Ag    Bw    -     Cg
           .     .     -
        """,
        conflict(),
    )
    then(game).asks("A", "B").offers(*[f"play {card}" for card in WHOLE_HAND.split()])


@rule("AK-Y3")
def test_all_chosen_cards_are_revealed_together() -> None:
    game = given(DUEL, conflict())
    game.answers("B", "play flood")
    then(game).asks("A").hand("B", WHOLE_HAND)
    assert game.told("cards") == []
    game.answers("A", "play chariots")
    assert [god for god, _ in game.told("cards")] == [0, 1]


@rule("AK-Y4")
def test_a_card_once_played_is_not_in_the_hand_for_the_next_battle() -> None:
    game = given(
        """
        Ag    Bw    -     -     Aw    Bg
           .     .     -     -     .
        """,
        conflict(),
    )
    game.plays(A="flood", B="flood").answers("A", "leave the tie")
    then(game).asks("A", "B").offers_not("play flood").offers_also("play maat")
    then(game).hand("A", "plague build chariots maat drought miracle")


@rule("AK-Y4")
def test_which_cards_a_player_has_used_is_open_information() -> None:
    game = given(DUEL, hand(A="maat miracle"), conflict())
    assert game.game.view(1)["areas"][0]["hand"] == ["maat", "miracle"]
    assert game.game.view(None)["areas"][0]["hand"] == ["maat", "miracle"]


@rule("AK-Y5")
def test_flood_pays_as_soon_as_it_is_revealed_so_that_its_followers_can_be_bid() -> None:
    game = given(
        """
        Ag    Bg
           Aw
        """,
        followers(A=0, B=1),
        conflict(),
    )
    game.plays(A="flood", B="plague")
    then(game).followers(A=2).asks("A", "B").offers("bid 0", "bid 1", "bid 2")


@rule("AK-Y6")
def test_monuments_are_built_from_the_least_devotion_on_and_later_builders_see_the_earlier() -> (
    None
):
    game = given(DUEL, followers(A=3, B=3), devotion(A=2, B=1), conflict())
    game.plays(A="build", B="build")
    then(game).asks("B").offers("build obelisk", "build temple", "build pyramid", "build nothing")
    game.answers("B", "build temple")
    then(game).stands("B0", "tB").followers_changed(A=0, B=-3)
    # The only empty space is taken, so A is not asked.
    then(game).asks("A").offers("break the tie", "leave the tie")


@rule("AK-Y7", "AK-Y25")
def test_there_is_one_bidding_for_each_plague_from_the_least_devotion_on() -> None:
    game = given(DUEL, followers(A=2, B=2), devotion(A=3, B=1), conflict())
    game.plays(A="plague", B="plague").bids(A=1, B=0)
    then(game).asks("A", "B").offers("bid 0", "bid 1").followers(A=1, B=2)
    game.bids(A=0, B=2)
    then(game).followers(A=1, B=0)
    assert game.told("plague") == [(1,), (0,)]


@rule("AK-Y8")
def test_majorities_are_one_gain_for_each_god_in_ascending_devotion() -> None:
    game = given(
        """
        Ag    Bg    oB
           oA    tB
        oA    pB
        """,
        devotion(A=3, B=1),
        powers(B="bountiful"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    assert game.told("devotion") == [(1, 1, 4), (0, 3, 4)]


@rule("AK-Y8")
def test_majorities_are_counted_after_plague_and_before_the_battle_is_won() -> None:
    game = given(
        """
        Aw    Bg    .
           oA    oB
        .     oA    tB
        """,
        conflict(),
    )
    game.plays(A="plague", B="plague").bids(A=0, B=0).answers("B", "bid 0")
    assert game.told("devotion") == [(1, 0, 1), (1, 1, 2)]
    then(game).dead("A0").winners("B")


@rule("AK-Y24")
def test_choices_that_no_rule_orders_are_made_one_after_another_in_ascending_devotion() -> None:
    game = given(
        """
        Ag    Bg
           .
        Am    Bm
        """,
        followers(A=0, B=0),
        devotion(A=1, B=0),
        stack("BA"),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    # B's Mummy returns first; both are asked where, each with the spaces that are left.
    then(game).asks("B").offers("return B0", "return C1")
    game.answers("B", "return B0")
    then(game).stands("A1", "Am").stands("B0", "Bm")


@rule("AK-Y25")
def test_ascending_devotion_is_read_anew_at_each_step() -> None:
    game = given(
        """
        Aw    Bw
           oA
        .     .
        """,
        devotion(A=0, B=1),
        stack("AB"),
        conflict(by="B"),
    )
    game.plays(A="miracle", B="miracle").answers("B", "leave the tie")
    # The majority lifts A above B, so that B's Miracle comes first.
    assert game.told("devotion") == [(0, 0, 1), (1, 1, 2), (0, 1, 2)]
    then(game).order("B", "A")


@rule("AK-Y19", "AK-K5")
def test_the_last_card_in_hand_is_cycle_of_maat_and_brings_all_cards_back() -> None:
    game = given(DUEL, hand(A="maat"), conflict())
    then(game).asks("B")
    game.plays(B="chariots")
    then(game).hand("A", WHOLE_HAND).hand("B", "plague build maat drought flood miracle")
