"""A battle in which Plagues leave one god or none (AK-Y18 to AK-Y22)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, devotion, followers, given, gods, then, underworld


@rule("AK-Y20")
def test_a_plague_is_carried_out_though_its_player_has_no_figure_left() -> None:
    game = given(
        """
        Aw    Bg
           Bw
        """,
        followers(A=1, B=1),
        devotion(A=2, B=0),
        conflict(),
    )
    game.plays(A="plague", B="plague").bids(A=0, B=1)
    then(game).dead("A0").alive("B0", "C0").winners("B")
    # A's own Plague is the second one; the lone bidder B has nothing left to bid and is spared.
    assert game.told("plague") == [(1,), (0,)]
    assert game.told("plague_bid") == [(0, 0), (1, 1), (1, 0)]


@rule("AK-Y20")
def test_where_no_god_has_a_figure_left_nobody_bids() -> None:
    game = given(
        """
        Aw    Bw
           .
        """,
        followers(A=1, B=1),
        conflict(),
    )
    game.plays(A="plague", B="plague").bids(A=1, B=1)
    then(game).dead("A0", "C0").winners("-")
    assert len(game.told("plague_bid")) == 2


@rule("AK-Y21", "AK-Y9")
def test_the_only_god_with_figures_left_wins_the_battle_even_with_strength_0() -> None:
    game = given(
        """
        Bw    Bx
           Ap~
        .     .
        """,
        followers(A=1, B=0),
        conflict(by="B"),
    )
    game.plays(A="miracle", B="plague").answers("A", "bid 1")
    then(game).dead("A0").alive("B0").strength(A=0, B=0).winners("A")


@rule("AK-Y21", "AK-Y22")
def test_if_no_god_has_a_figure_left_all_lose_and_nobody_gains_devotion() -> None:
    game = given(
        """
        Aw    Bw
           .
        """,
        gods(B="osiris"),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    then(game).winners("-").devotion(A=0, B=0).asks("B").offers("new token", "no token")


@rule("AK-Y22", "AK-O7")
def test_a_god_that_lost_all_figures_to_a_plague_has_lost_the_battle() -> None:
    game = given(
        """
        Ag    Bw
           .
        """,
        gods(B="osiris"),
        followers(A=1, B=0),
        underworld("B0"),
        conflict(),
    )
    game.plays(A="plague", B="maat").answers("A", "bid 1")
    then(game).asks("B").offers("new token", "no token", "token B0")
