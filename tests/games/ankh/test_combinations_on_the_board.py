"""Powers in combination: obelisks, scorpions, pushing and the water."""

from tests.rule import rule
from tests.scenario.ankh import (
    aims,
    conflict,
    devotion,
    eve,
    followers,
    given,
    gods,
    pool,
    powers,
    rivers,
    suns,
    then,
    trapped,
    turn,
)


@rule("AK-B7", "AK-X10", "AK-RA3")
def test_apep_between_two_regions_killed_in_the_first_neither_fights_nor_shines_in_the_next() -> (
    None
):
    game = given(
        """
        Bg    Aw
           Ap~
        .     .
        """,
        gods(A="ra"),
        suns("B0"),
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    # The second region has only A's warrior: it is dominated, without Radiance.
    then(game).dead("B0").tokens("ra", []).devotion(A=1, B=1)
    assert game.told("dominates") == [(0, 2)]


@rule("AK-B7", "AK-X6")
def test_apep_that_survives_the_first_region_fights_in_the_second() -> None:
    game = given(
        """
        Bg    Bw
           Ap~
        .     .
        """,
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).winners("A").asks("A", "B").offers_not("play chariots")


@rule("AK-IS4", "AK-B7")
def test_isiss_figure_in_water_is_kept_in_one_region_and_fights_in_the_next() -> None:
    game = given(
        """
        .     Bw
           Ap~
        .     .
           -
        Bg
        """,
        gods(A="isis", B="ra"),
        conflict(),
    )
    game.plays(A="maat", B="chariots").answers("A", "keep alive")
    then(game).alive("B0").asks("A", "B")
    game.plays(A="chariots", B="maat")
    then(game).winners("B", "A").dead("C0").alive("B0")


@rule("AK-IS2", "AK-GA1", "AK-K3")
def test_isiss_figure_in_water_dies_from_a_plague_of_either_region() -> None:
    game = given(
        """
        Bg    Bw
           Ap~
        .     .
        """,
        gods(A="isis", B="ra"),
        followers(A=0, B=1),
        conflict(),
    )
    game.plays(A="maat", B="plague").bids(B=1)
    then(game).dead("B0").asks("B").offers_also("move")


@rule("AK-L2b", "AK-GX1")
def test_obelisk_attuned_calls_an_androsphinx_beside_the_enemys_god() -> None:
    game = given(
        """
        Bg    oA    -     Ax
           .     -     -
        Aw    .
        """,
        gods(B="anubis"),
        trapped(A=3),
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure G0", "to B0", "done")
    game.plays(A="maat", B="chariots")
    then(game).strength(A=2, B=3)


@rule("AK-L2b", "AK-GA2", "AK-X10")
def test_obelisk_attuned_calls_apep_out_of_the_water_and_out_of_the_other_region() -> None:
    game = given(
        """
        .     oA    Aw
           Ap~   .
        .     .     Bw
        """,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    # The first region, west of the water, is dominated by Apep alone; then it is called.
    assert game.game.position()["areas"][0]["devotion"] == 1
    game.answers("A", "figure B0", "to D0", "done")
    then(game).stands("D0", "Ap").empty("B0").asks("A", "B")


@rule("AK-L2b", "AK-LP8")
def test_two_gods_with_obelisk_attuned_take_turns_until_the_spaces_are_taken() -> None:
    game = given(
        """
        oA    oB    -     Aw    Bw
           .     -     -     -
        Ag    Bg    -     Aw    Bw
        """,
        devotion(A=1, B=2),
        powers(A="obelisk_attuned", B="obelisk_attuned"),
        conflict(),
    )
    # B0 is the only empty space beside either obelisk.
    then(game).asks("A").offers("figure A1", "figure G0", "figure G1", "done")
    game.answers("A", "figure G0")
    then(game).stands("B0", "Aw").asks("A", "B").offers_also("play maat")


@rule("AK-L2b", "AK-RA2")
def test_obelisk_attuned_calls_a_radiant_warrior_for_the_victory() -> None:
    game = given(
        "oA    Bg    -     Aw\n   .     -     -\nAg    .",
        gods(A="ra"),
        suns("G0"),
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure G0").plays(A="chariots", B="maat")
    # 1 for the majority of obelisks, then 2 in one gain.
    assert game.told("devotion") == [(0, 0, 1), (0, 1, 3)]


@rule("AK-GS2", "AK-L2a")
def test_a_scorpion_takes_resplendent_away_at_the_start_of_the_conflict() -> None:
    game = given(
        """
        Bg    oB    oB
           Ak    .
        .     oB    .
        """,
        aims(B0="ne"),
        powers(B="resplendent"),
        conflict(),
    )
    then(game).empty("C0", "C1").stands("E0", "oB")
    game.plays(A="chariots", B="maat")
    then(game).strength(A=4, B=1)


@rule("AK-GS2", "AK-L2b", "AK-X2")
def test_a_scorpion_destroys_an_obelisk_before_it_can_call_figures() -> None:
    game = given(
        "Bg    oB    -     Bw\n   Ak    -     -\n.     .",
        aims(B0="ne"),
        powers(B="obelisk_attuned"),
        conflict(),
    )
    then(game).empty("C0").asks("A", "B").offers_also("play maat")


@rule("AK-GT1", "AK-GS1", "AK-GS2")
def test_satet_pushes_a_scorpion_beside_its_own_monument_and_its_owner_aims_it() -> None:
    for direction, destroyed in (("se", True), ("s", False)):
        game = given(
            """
            As    .     .
               Bk    tB
            .     .     .
            """,
            aims(B0="sw"),
            eve(),
        )
        game.answers("A", "move", "figure A0", "to B0", "push C0")
        # From C0 two neighbours in a row: the temple and C1, or C1 and Satet.
        then(game).asks("B").offers("aim se", "aim s")
        game.answers("B", f"aim {direction}").answers("A", "gain")
        assert (game.told("destroyed") != []) == destroyed
        then(game).ankh_tokens(B=9 if destroyed else 8)


@rule("AK-GT1", "AK-X5")
def test_satet_pushes_the_last_enemy_across_the_river_before_the_conflict() -> None:
    game = given(
        """
        As    -
           Bw
        -     .
        """,
        rivers("B0/C1"),
        eve(),
    )
    game.answers("A", "move", "figure A0", "to B0", "push C1", "gain")
    # No battle: each dominates a region of its own.
    then(game).stands("B0", "As").stands("C1", "Bw").devotion(A=1, B=1)


@rule("AK-GA3", "AK-RA1", "AK-L2d")
def test_ra_summons_a_radiant_apep_as_the_extra_figure_of_a_pyramid() -> None:
    game = given(
        "Ag    -     pA    .\n   .     ~     .\n-     .",
        gods(A="ra"),
        powers(A="pyramid_attuned"),
        pool(A="apep"),
    )
    game.answers("A", "summon", "extra E0", "summon apep", "at D0", "give sun")
    then(game).stands("D0", "Ap").tokens("ra", ["D0"]).asks("A")
    game.answers("A", "summon warrior")
    # Apep in the water makes the land around it valid.
    then(game).asks("A").offers("at B0", "at C1", "at F0")


@rule("AK-GS1", "AK-RA1", "AK-GM2")
def test_a_summoned_scorpion_is_given_a_sun_and_aimed() -> None:
    game = given("Ag    .\n   .\n.     .", gods(A="ra"), pool(A="giant_scorpion"), turn("A"))
    game.answers("A", "summon", "summon giant_scorpion", "at B0", "give sun")
    then(game).asks("A").offers("aim ne", "aim sw")
    game.answers("A", "aim sw")
    then(game).aimed("B0", "sw").tokens("ra", ["B0"])
