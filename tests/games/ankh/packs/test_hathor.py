"""Hathor, Beloved of All (AK-X-HATHOR)."""

from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    eve,
    followers,
    given,
    gods,
    hand,
    pool,
    powers,
    then,
    trapped,
    turn,
    underworld,
)

HATHOR = gods(A="hathor", B="isis")
FIELD = """
    Ag    .     Bg
       .     .
    .     .     .
"""


@rule("AK-X-HATHOR1", "AK-X-HATHOR2", "AK-X-HATHOR4")
def test_after_unlocking_a_power_one_more_follower_summons_a_figure() -> None:
    game = given(FIELD, HATHOR, followers(A=3), turn("A"))
    game.answers("A", "unlock", "unlock revered")
    then(game).asks("A").offers("also summon warrior", "summon nobody").followers(A=2)
    then(game).asks("A").refuses("also summon mummy", because="AK-U1")
    then(game).asks("A").refuses("also summon captive", because="AK-AN3")
    game.answers("A", "also summon warrior")
    then(game).asks("A").offers("also at A1", "also at B0").followers(A=2)
    game.answers("A", "also at B0")
    then(game).stands("B0", "Aw").followers(A=1).asks("B")


@rule("AK-X-HATHOR1")
def test_she_need_not() -> None:
    game = given(FIELD, HATHOR, followers(A=3), turn("A"))
    game.answers("A", "unlock", "unlock revered", "summon nobody")
    then(game).followers(A=2).on_board("A", warrior=0).asks("B")


@rule("AK-X-HATHOR3")
def test_the_extra_follower_is_no_new_sacrifice() -> None:
    game = given(FIELD, HATHOR, followers(A=9), turn("A"))
    game.answers("A", "unlock", "unlock revered", "also summon warrior", "also at B0")
    then(game).asks("B").on_board("A", warrior=1)


@rule("AK-X-HATHOR3")
def test_without_a_follower_left_it_is_not_offered() -> None:
    game = given(FIELD, HATHOR, followers(A=1), turn("A"))
    game.answers("A", "unlock", "unlock revered")
    then(game).asks("B").followers(A=0)


@rule("AK-X-HATHOR3")
def test_without_a_space_it_is_not_offered() -> None:
    game = given("Ag    Bw\n   Bw    Bg\nBw    .", HATHOR, followers(A=5), turn("A"))
    game.answers("A", "unlock", "unlock revered")
    then(game).asks("B").followers(A=4)


@rule("AK-X-HATHOR4", "AK-P5")
def test_a_guardian_gained_with_the_power_may_be_summoned() -> None:
    game = given(FIELD, HATHOR, powers(A="revered"), followers(A=2), turn("A"))
    game.answers("A", "unlock", "unlock commanding")
    then(game).asks("A").offers("also summon warrior", "also summon cat_mummy", "summon nobody")
    game.answers("A", "also summon cat_mummy", "also at B0")
    then(game).stands("B0", "Ac").followers(A=0)


@rule("AK-X-HATHOR2", "AK-X-HATHOR4")
def test_after_a_monument_was_built_for_followers() -> None:
    game = given(FIELD, HATHOR, followers(A=5, B=0), conflict())
    game.plays(A="build", B="maat").answers("A", "build temple", "build at B0")
    then(game).asks("A").followers(A=2).offers("also summon warrior", "summon nobody")
    game.answers("A", "also summon warrior")
    # Beside the god, or beside the temple that stands already.
    then(game).asks("A").offers("also at A1", "also at C0", "also at C1")


@rule("AK-X-HATHOR2", "AK-L1b")
def test_a_monument_that_costs_nothing_is_no_sacrifice() -> None:
    game = given(FIELD, HATHOR, powers(A="inspiring"), followers(A=5, B=0), conflict())
    game.plays(A="build", B="chariots").answers("A", "build temple", "build at B0")
    then(game).followers(A=5).on_board("A", warrior=0).winners("B")


@rule("AK-X-HATHOR2", "AK-X-HATHOR4", "AK-X-HATHOR6")
def test_after_a_plague_she_summons_into_the_same_battle() -> None:
    game = given(
        """
        Ag    Aw    Bg
           .     Bw
        .     .     .
        """,
        HATHOR,
        followers(A=2, B=3),
        conflict(),
    )
    game.plays(A="plague", B="chariots").bids(A=1, B=2)
    # The warrior of A is dead; the plague is over.
    then(game).dead("C0").asks("A").offers("also summon warrior", "summon nobody")
    game.answers("A", "also summon warrior", "also at B0")
    # Two figures and Plague's 1 against two figures and 3.
    then(game).strength(A=3, B=5).dead("C0").winners("B").empty("B0")


@rule("AK-X-HATHOR2")
def test_a_bid_of_nothing_is_no_sacrifice() -> None:
    game = given(FIELD, HATHOR, followers(A=5, B=0), conflict())
    game.plays(A="plague", B="maat").bids(A=0)
    then(game).followers(A=5).winners("A")


@rule("AK-X-HATHOR6", "AK-Y9")
def test_a_figure_summoned_in_a_battle_brings_her_back_into_it() -> None:
    """Her god stands in another region; her warrior in the battle's dies of the plague."""
    game = given(
        """
        tA    Aw    Bg
           .     Bw
        .     .     .
        """,
        HATHOR,
        followers(A=2, B=3),
        conflict(),
    )
    game.plays(A="plague", B="miracle").bids(A=1, B=2)
    then(game).asks("A")
    game.answers("A", "also summon warrior", "also at B0")
    then(game).strength(A=2, B=2)


@rule("AK-X-HATHOR6", "AK-K11")
def test_a_figure_summoned_in_a_battle_is_not_under_flood() -> None:
    game = given(
        """
        Ag    Aw    Bg
           .     Bw
        .     .     Bw
        """,
        gods(A="hathor", B="isis"),
        followers(A=9, B=0),
        conflict(),
        hand(A="flood plague maat"),
    )
    game.plays(A="flood", B="plague")
    game.bids(A=1)
    then(game).asks("A")
    game.answers("A", "also summon warrior", "also at B0")
    then(game).alive("C0")


@rule("AK-X-HATHOR2", "AK-L3d")
def test_after_worshipful_she_summons_too() -> None:
    game = given(FIELD, HATHOR, powers(A="worshipful"), followers(A=3, B=0), conflict())
    game.plays(A="maat", B="chariots")
    game.answers("A", "worship")
    then(game).asks("A").devotion(A=1).offers("also summon warrior", "summon nobody")
    game.answers("A", "also summon warrior", "also at B0")
    then(game).stands("B0", "Aw").followers(A=0)


@rule("AK-X-HATHOR2", "AK-AN3")
def test_the_ransom_to_anubis_is_no_sacrifice() -> None:
    game = given(FIELD, gods(A="hathor", B="anubis"), trapped(A=1), followers(A=5, B=0), turn("A"))
    game.answers("A", "summon", "summon captive", "at B0")
    then(game).followers(A=4, B=1).asks("A").offers("gain", "unlock")


@rule("AK-X-HATHOR5", "AK-AN7")
def test_a_trapped_warrior_may_be_the_extra_figure_for_its_price() -> None:
    game = given(FIELD, gods(A="hathor", B="anubis"), trapped(A=1), followers(A=3, B=0), turn("A"))
    game.answers("A", "unlock", "unlock revered")
    then(game).asks("A").offers("also summon captive", "also summon warrior", "summon nobody")
    game.answers("A", "also summon captive", "also at B0")
    then(game).followers(A=0, B=1).trapped(A=0)


@rule("AK-X-HATHOR5", "AK-AN7")
def test_a_trapped_warrior_needs_two_followers() -> None:
    game = given(FIELD, gods(A="hathor", B="anubis"), trapped(A=1), followers(A=2, B=0), turn("A"))
    game.answers("A", "unlock", "unlock revered")
    then(game).asks("A").offers("also summon warrior", "summon nobody")
    then(game).asks("A").refuses("also summon captive", because="AK-AN7")


@rule("AK-X-HATHOR5", "AK-GA1")
def test_apep_may_come_into_water() -> None:
    game = given("Ag    ~     Bg\n   .     .", HATHOR, pool(A="apep"), followers(A=2), turn("A"))
    game.answers("A", "unlock", "unlock revered", "also summon apep")
    then(game).asks("A").offers("also at B0", "also at C0")


@rule("AK-X-HATHOR5", "AK-L2d")
def test_it_is_not_the_action_so_no_pyramid_gives_more() -> None:
    game = given(
        "Ag    pA    Bg\n   .     .\n.     .     .",
        HATHOR,
        powers(A="revered commanding pyramid_attuned"),
        followers(A=9),
        turn("A"),
    )
    game.answers("A", "unlock", "unlock resplendent", "also summon warrior", "also at B0")
    then(game).asks("B").on_board("A", warrior=1)


@rule("AK-X-HATHOR5", "AK-RA1", "AK-X-GOD2", "AK-MG6")
def test_a_merged_hathor_ra_gives_the_extra_figure_a_sun() -> None:
    game = given(
        "Bg    .     Cg\n   .     .\n.     .",
        gods(A="ra", B="hathor", C="isis"),
        after_merging("B", "A"),
        followers(B=3, C=0),
        turn("B"),
    )
    game.answers("B", "unlock", "unlock revered", "also summon warrior", "also at B0")
    then(game).asks("B").offers("give sun", "no sun")
    game.answers("B", "give sun")
    then(game).tokens("ra", ["B0"]).followers(B=1)


@rule("AK-X-GOD2", "AK-MG8")
def test_in_a_turn_of_the_partner_the_partner_decides() -> None:
    game = given(
        "Bg    .     Cg\n   .     .",
        gods(A="hathor", B="ra", C="isis"),
        after_merging("B", "A"),
        followers(B=3, C=0),
        turn("A"),
    )
    game.answers("A", "unlock", "unlock revered")
    then(game).asks("A").offers("also summon warrior", "summon nobody")


@rule("AK-X-HATHOR5", "AK-O4")
def test_no_figure_comes_onto_the_token_of_osiris_but_of_a_merged_one() -> None:
    drawn = ".     Bg    Cg\n   .     .\n.     ."
    alone = given(
        drawn, gods(A="ra", B="hathor", C="osiris"), underworld("B0"), followers(B=3), turn("B")
    )
    alone.answers("B", "unlock", "unlock revered", "also summon warrior")
    then(alone).asks("B").refuses("also at B0", because="AK-O4")
    merged = given(
        drawn,
        gods(A="osiris", B="hathor", C="isis"),
        after_merging("B", "A"),
        underworld("B0"),
        followers(B=3),
        turn("B"),
    )
    merged.answers("B", "unlock", "unlock revered", "also summon warrior")
    then(merged).asks("B").offers("also at B0", "also at C1", "also at D0")


@rule("AK-X-GOD1")
def test_hathor_fights_with_the_pieces_and_cards_of_any_god() -> None:
    game = given(FIELD, HATHOR, eve(), followers(A=0, B=0))
    game.answers("A", "gain")
    then(game).asks("A", "B").offers_also("play plague", "play maat")
