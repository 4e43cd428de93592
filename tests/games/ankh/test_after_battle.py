"""What comes after the battle resolution, and the order of a killing (AK-Y16 to AK-Y23)."""

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
    suns,
    then,
    trapped,
)

WHOLE_HAND = "plague build chariots maat drought flood miracle"
TIE = """
    Ag    Bg
       .
    Aw    Bw
    """


@rule("AK-Y16", "AK-GC")
def test_a_cat_mummys_death_is_paid_after_the_devotion_of_winning_and_losing() -> None:
    game = given(
        """
        Ag    Bg
           Bc
        """,
        devotion(A=4, B=2),
        powers(B="magnanimous"),
        conflict(),
    )
    game.plays(A="chariots", B="miracle")
    assert game.told("devotion") == [(0, 4, 5), (1, 2, 4), (0, 5, 4), (1, 4, 5)]


@rule("AK-Y17")
def test_after_the_resolution_come_miracle_osiris_worshipful_and_cycle_of_maat() -> None:
    game = given(
        """
        Ag    Bg    Cw
           Bw    .
        """,
        gods(B="osiris", A="ra"),
        followers(A=2, B=2),
        devotion(A=5, B=3, C=1),
        powers(A="worshipful", B="worshipful"),
        conflict(),
    )
    game.plays(A="chariots", B="maat", C="miracle")
    then(game).asks("B").offers("new token", "no token").devotion_changed(A=1, B=0, C=1)
    game.answers("B", "no token")
    then(game).asks("B").offers("no worship", "worship")
    game.answers("B", "worship")
    then(game).asks("A").offers("no worship", "worship")
    then(game).hand("B", "plague build chariots drought flood miracle")
    game.answers("A", "no worship")
    then(game).hand("B", WHOLE_HAND).asks("B").offers_also("move")


@rule("AK-Y17", "AK-K8")
def test_miracles_are_resolved_from_the_least_devotion_on() -> None:
    game = given(TIE, devotion(A=2, B=2), stack("BA"), conflict(by="A"))
    game.plays(A="miracle", B="miracle").answers("A", "leave the tie")
    assert game.told("devotion") == [(1, 2, 3), (0, 2, 3)]
    then(game).order("B", "A")


@rule("AK-Y18")
def test_a_god_without_figures_left_still_uses_worshipful_maat_and_miracle() -> None:
    game = given(
        """
        Aw    Bg
           oA
        """,
        gods(A="amun"),
        followers(A=2, B=3),
        powers(A="worshipful"),
        hand(A="maat miracle"),
        conflict(),
    )
    game.answers("A", "announce two").plays(B="plague").bids(A=0, B=1)
    # No devotion for the obelisk, but 1 by Miracle.
    then(game).devotion_changed(A=1, B=1).asks("A").offers("no worship", "worship")
    game.answers("A", "worship")
    then(game).devotion_changed(A=2).followers(A=0).hand("A", WHOLE_HAND)


@rule("AK-Y23")
def test_the_killed_leave_together_then_traps_then_returns_then_losses() -> None:
    game = given(
        """
        Ag    Bg    Cg
           Bm    Cw
        .     Bc    .
        """,
        gods(A="ra", B="isis", C="anubis"),
        devotion(A=5, B=5, C=5),
        followers(A=0, B=0, C=0),
        conflict(),
    )
    game.plays(A="plague", B="maat", C="maat")
    # Only the warrior of C dies that Anubis could trap, and it is his own: straight to the Mummy.
    then(game).dead("B0", "C1", "D0").asks("B").devotion(A=5, B=5, C=5)
    game.answers("B", "return C1")
    then(game).devotion(A=4, B=5, C=4)
    names = [event.name for event in game.events]
    assert names.index("summoned") < names.index("devotion")


@rule("AK-Y23", "AK-AN1")
def test_anubis_traps_before_a_mummy_returns() -> None:
    game = given(
        """
        Ag    Bg    .
           Bm    Bw
        .     .     .
        """,
        gods(A="anubis", B="ra"),
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).asks("A").offers("trap nobody", "trap ra").empty("B0", "D0").in_pool("B", mummy=1)
    game.answers("A", "trap ra")
    then(game).trapped(B=1).asks("B").offers("return B0", "return C1", "return D0")


@rule("AK-Y23", "AK-RA3", "AK-RA4")
def test_suns_return_before_anything_follows_from_a_killing() -> None:
    game = given(
        """
        Ag    Bg    .
           Bw    Bw
        .     .     .
        """,
        gods(A="anubis", B="ra"),
        suns("B0", "D0"),
        trapped(B=1),
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).asks("A").offers("trap nobody", "trap ra").tokens("ra", [])
