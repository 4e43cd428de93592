"""Build Monument: what, where and for how much (AK-K4, AK-K12)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, followers, given, powers, then

DUEL = """
    Ag    Bg
       .
    """


@rule("AK-K4")
def test_build_monument_costs_3_followers_and_puts_an_own_monument_on_empty_land() -> None:
    game = given(
        """
        Ag    Bg    ~     -     .
           .     .     .     -
        oB    .     .     -     .
        """,
        followers(A=4),
        conflict(),
    )
    game.plays(A="build", B="maat")
    then(game).asks("A").offers("build obelisk", "build temple", "build pyramid", "build nothing")
    game.answers("A", "build pyramid")
    # Neither water, nor occupied spaces, nor another region (column I).
    then(game).asks("A").offers(*[f"build at {at}" for at in ("B0", "D0", "F0", "C1", "E1")])
    game.answers("A", "build at C1")
    then(game).stands("C1", "pA").followers_changed(A=-3).supply(pyramid=9).ankh_tokens(A=8)


@rule("AK-K4")
def test_the_player_may_build_nothing_and_pays_nothing() -> None:
    game = given(DUEL, followers(A=3), conflict()).plays(A="build", B="maat")
    game.answers("A", "build nothing")
    then(game).empty("B0").followers_changed(A=0)


@rule("AK-K4")
def test_with_fewer_than_3_followers_nothing_can_be_built() -> None:
    game = given(DUEL, followers(A=2), conflict()).plays(A="build", B="chariots")
    then(game).asks("B").offers_also("move").empty("B0").followers(A=2)


@rule("AK-K4")
def test_without_an_empty_space_in_the_region_nothing_can_be_built() -> None:
    game = given(
        """
        Ag    Bg    -     .
           oB    -     -
        """,
        followers(A=9),
        conflict(),
    )
    game.plays(A="build", B="chariots")
    then(game).asks("B").offers_also("move").followers(A=9)


@rule("AK-K4", "AK-C2")
def test_a_type_that_is_not_in_the_supply_cannot_be_built() -> None:
    game = given(
        """
        Ag    Bg    o     o     o     o
           .     o     o     o     o
        o     o     -     -     -     -
        """,
        followers(A=3),
        conflict(),
    )
    game.plays(A="build", B="maat")
    then(game).asks("A").offers("build temple", "build pyramid", "build nothing").supply(obelisk=0)


@rule("AK-K4", "AK-C2")
def test_the_last_of_a_type_in_the_supply_can_be_built() -> None:
    game = given(
        """
        Ag    Bg    o     o     o     o
           .     o     o     o     o
        o     .     -     -     -     -
        """,
        followers(A=3),
        conflict(),
    )
    then(game).supply(obelisk=1)
    game.plays(A="build", B="maat").answers("A", "build obelisk", "build at C1")
    then(game).stands("C1", "oA").supply(obelisk=0)


@rule("AK-K4", "AK-C1")
def test_without_an_ankh_token_in_the_pool_nothing_can_be_built() -> None:
    game = given(
        """
        Ag    Bg    oA    oA    oA    oA
           .     oA    oA    oA    oA
        oA    o     -     -     -     -
        """,
        followers(A=3),
        conflict(),
    )
    game.plays(A="build", B="chariots")
    then(game).asks("B").offers_also("move").ankh_tokens(A=0).followers(A=3)


@rule("AK-K12")
def test_a_monument_just_built_counts_at_once_for_majorities() -> None:
    game = given(DUEL, followers(A=3), conflict()).plays(A="build", B="chariots")
    game.answers("A", "build obelisk")
    then(game).devotion(A=1, B=1)


@rule("AK-K12", "AK-LP6")
def test_a_temple_just_built_counts_for_temple_attuned() -> None:
    game = given(DUEL, followers(A=3), powers(A="temple_attuned"), conflict())
    game.plays(A="build", B="maat").answers("A", "build temple")
    then(game).strength(A=3, B=1)


@rule("AK-K12", "AK-LP6")
def test_a_third_monument_just_built_counts_for_resplendent() -> None:
    game = given(
        "Ag    Bg    -     tA    tA\n   .", followers(A=3), powers(A="resplendent"), conflict()
    )
    game.plays(A="build", B="maat").answers("A", "build temple")
    then(game).strength(A=3, B=1)
