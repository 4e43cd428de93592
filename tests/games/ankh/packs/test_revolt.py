"""The People's Revolt: who wins or dominates a region loses its own figures there (AK-X-REV)."""

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    after_merging,
    conflict,
    devotion,
    eve,
    followers,
    given,
    gods,
    options,
    order_tokens,
    powers,
    suns,
    then,
    tiebreaker,
    trapped,
)

REVOLT = options(scenario="peoples_revolt")

DUEL = """
    Ag    Bg
       Aw
    Aw    Bw
    """


@rule("AK-X-REV2")
def test_the_winner_loses_its_figures_and_the_losers_keep_theirs() -> None:
    game = given(DUEL, REVOLT, conflict()).plays(A="chariots", B="maat")
    then(game).winners("A").dead("B0", "A1").alive("A0", "C0", "C1")


@rule("AK-X-REV2")
def test_the_winners_figures_die_together() -> None:
    game = given(DUEL, REVOLT, gods(A="ra", B="anubis"), conflict()).plays(A="chariots", B="maat")
    then(game).asks("B").offers("trap ra", "trap nobody")
    then(game).in_pool("A", warrior=6)
    game.answers("B", "trap ra")
    then(game).trapped(A=1)


@rule("AK-X-REV2")
def test_without_the_scenario_the_losers_die() -> None:
    game = given(DUEL, conflict()).plays(A="chariots", B="maat")
    then(game).winners("A").alive("B0", "A1").dead("C1")


@rule("AK-X-REV3")
def test_a_god_that_dominates_a_region_loses_its_figures_there() -> None:
    game = given("Ag    Aw\n   Ac    -\n-     -", REVOLT, eve()).answers("A", "gain")
    then(game).dead("C0", "B0").alive("A0").in_pool("A", warrior=6, cat_mummy=1)
    assert [event.name for event in game.events].index("killed") > [
        event.name for event in game.events
    ].index("devotion")


@rule("AK-X-REV3")
def test_the_second_gain_of_a_domination_comes_before_the_kills() -> None:
    """Radiance is gained for a figure that dies right after."""
    game = given("Ag    Aw\n   .     -\n-     -", REVOLT, suns("C0"), eve()).answers("A", "gain")
    then(game).devotion_changed(A=2).dead("C0").tokens("ra", [])


@rule("AK-X-REV3", "AK-D5")
def test_who_wins_the_game_by_a_domination_loses_nothing_more() -> None:
    game = given("Ag    Aw\n   .     -\n-     -", REVOLT, devotion(A=30), eve())
    game.answers("A", "gain")
    then(game).won("A", by="top").alive("C0")


@rule("AK-X-REV4")
def test_in_a_tie_that_is_not_broken_the_resolution_kills_nobody() -> None:
    game = given("Ag    Bg\n   .\nAw    Bw", REVOLT, tiebreaker(None), conflict())
    game.plays(A="maat", B="maat")
    then(game).winners("-").alive("A0", "C0", "A1", "C1")


@rule("AK-X-REV2", "AK-Y11")
def test_who_breaks_the_tie_loses_its_figures() -> None:
    game = given("Ag    Bg\n   .\nAw    Bw", REVOLT, conflict(by="B")).plays(A="maat", B="maat")
    game.answers("B", "break the tie")
    then(game).winners("B").dead("C1").alive("A1")


@rule("AK-X-REV5")
def test_drought_counts_the_winners_figures_that_are_about_to_die() -> None:
    game = given("Ag:   Bg\n   Aw:\nAw:   Bw", REVOLT, conflict())
    game.plays(A="drought", B="maat")
    then(game).winners("A").devotion_changed(A=1 + 3).dead("B0", "A1")


@rule("AK-X-REV5")
def test_radiance_counts_a_figure_that_is_about_to_die() -> None:
    game = given(DUEL, REVOLT, suns("B0"), conflict()).plays(A="chariots", B="maat")
    then(game).devotion_changed(A=2).dead("B0").tokens("ra", [])


@rule("AK-X-REV5")
def test_glorious_and_magnanimous_and_commanding_look_at_the_battle_as_it_was_fought() -> None:
    game = given(
        DUEL,
        REVOLT,
        followers(A=0, B=0),
        powers(A="glorious commanding", B="magnanimous"),
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).strength(A=6, B=2).devotion_changed(A=3, B=2).followers(A=3)
    then(game).dead("B0", "A1").alive("C1")


@rule("AK-X-REV6")
def test_flood_saves_the_winners_figures_on_fertile_land() -> None:
    game = given("Ag    Bg\n   Aw\nAw:   Bw", REVOLT, conflict()).plays(A="flood", B="maat")
    then(game).winners("A").alive("B0").dead("A1")


@rule("AK-X-REV6")
def test_flood_of_a_loser_saves_nobody_elses_figures() -> None:
    game = given(DUEL, REVOLT, conflict()).plays(A="chariots", B="flood")
    then(game).winners("A").dead("B0", "A1").alive("C1").followers_changed(B=2)


@rule("AK-X-REV7")
def test_isis_as_winner_may_keep_protected_figures() -> None:
    game = given(DUEL, REVOLT, gods(A="isis", B="ra"), conflict()).plays(A="chariots", B="maat")
    then(game).asks("A").offers("keep alive warrior B0", "let die warrior B0")
    then(game).refuses_to("B", "keep alive", because="AK-IS1")
    game.answers("A", "keep alive")
    then(game).winners("A").alive("B0").dead("A1")


@rule("AK-X-REV7")
def test_isis_as_loser_is_not_asked() -> None:
    game = given(DUEL, REVOLT, gods(A="ra", B="isis"), conflict()).plays(A="chariots", B="maat")
    then(game).dead("B0", "A1").alive("C1").asks("B").offers_also("move")


#: An Apep of Isis in water between her region and that of an enemy.
BETWEEN = given(
    """
    Ag    Bg
       Ap~
    """,
    REVOLT,
    gods(A="isis", B="ra"),
    order_tokens("A0", "C0"),
    eve(),
).game.position()


def between() -> AnkhScenario:
    """Isis has just dominated her region."""
    return AnkhScenario(ennead.load(BETWEEN, chance="ask")).answers("A", "gain")


@rule("AK-X-REV7", "AK-B6")
def test_at_a_domination_isis_may_keep_a_figure_in_water_beside_an_enemy() -> None:
    game = between()
    then(game).asks("A").offers("keep alive apep B0", "let die apep B0")
    then(game).refuses_to("B", "keep alive", because="AK-IS1")
    game.answers("A", "keep alive")
    then(game).alive("B0").asks("A", "B")


@rule("AK-X-REV7")
def test_a_figure_that_isis_lets_die_at_a_domination_is_gone_for_the_next_region() -> None:
    game = between().answers("A", "let die")
    then(game).dead("B0").in_pool("A", apep=1).devotion_changed(A=1, B=1)


@rule("AK-X-REV7")
def test_a_view_shows_the_region_of_a_domination_as_the_one_that_is_resolved() -> None:
    shown = between().game.view(0)
    assert [region["state"] for region in shown["conflict"]["regions"]] == ["now", "to_come"]
    assert shown["asked"]["figure"] == {"kind": "apep", "god": 0, "at": "B0"}


@rule("AK-X-REV7")
def test_a_position_in_the_middle_of_a_domination_is_read_and_checked() -> None:
    position = between().game.position()
    assert position["pending"][-1] == ["KeepAlive", 0, [], [14]]
    assert ennead.load(position).position() == position
    position["pending"][-1] = ["KeepAlive", 0, [], [0]]
    with pytest.raises(ennead.PositionError, match="figure 0 cannot die"):
        ennead.load(position)


@rule("AK-X-REV8", "AK-K8")
def test_miracle_counts_the_winners_figures() -> None:
    game = given(DUEL, REVOLT, powers(A="temple_attuned"), conflict())
    game.plays(A="miracle", B="maat")
    then(game).winners("A").dead("B0", "A1").devotion_changed(A=1 + 2)


@rule("AK-X-REV8", "AK-X-REV10")
def test_miracle_counts_the_dead_of_a_plague_and_of_the_victory_alike() -> None:
    game = given(
        """
        Ag    Bg
           Am
        Aw    Bw
        """,
        REVOLT,
        gods(A="amun", B="ra"),
        followers(A=0, B=0),
        conflict(),
    )
    game.answers("A", "announce two").plays(A="plague miracle", B="drought")
    then(game).asks("A").offers_no_other("return", "return A1", "return B0")
    game.answers("A", "return B0")
    # The warrior and the Mummy died in the Plague; the Mummy, back again, dies for the victory.
    then(game).strength(A=3, B=2).winners("A")
    game.answers("A", "return B0")
    then(game).devotion_changed(A=1 + 3)


@rule("AK-X-REV9", "AK-GM4")
def test_a_mummy_of_the_winner_returns_and_is_not_killed_again() -> None:
    both = gods(A="osiris", B="ra")
    game = given("Ag    Bg\n   Am\n.     Bw", REVOLT, both, conflict())
    game.plays(A="chariots", B="maat")
    then(game).asks("A").offers("return A1", "return B0")
    game.answers("A", "return B0")
    then(game).stands("B0", "Am").asks("B").offers_also("move")


@rule("AK-X-REV9", "AK-GC")
def test_a_cat_mummy_of_the_winner_costs_the_others_devotion() -> None:
    game = given("Ag    Bg\n   Ac\n.     Bw", REVOLT, devotion(A=4, B=4), conflict())
    game.plays(A="chariots", B="maat")
    then(game).dead("B0").devotion_changed(A=1, B=-1)


@rule("AK-X-REV9", "AK-GC")
def test_a_cat_mummy_that_dies_by_a_domination_costs_the_others_devotion() -> None:
    game = given("Ag    -     Bg\n   Ac    -", REVOLT, devotion(A=4, B=4), eve())
    game.answers("A", "gain")
    then(game).dead("B0").devotion_changed(A=1, B=1 - 1)


@rule("AK-X-REV9", "AK-AN1")
def test_anubis_may_trap_a_warrior_that_dies_by_a_domination() -> None:
    game = given(
        "Ag    Aw    -     Bg\n   Aw    -     -",
        REVOLT,
        gods(A="ra", B="anubis"),
        order_tokens("A0", "G0"),
        conflict(),
    )
    then(game).asks("B").offers("trap ra", "trap nobody")
    game.answers("B", "trap ra")
    then(game).trapped(A=1).in_pool("A", warrior=5)


@rule("AK-X-REV9", "AK-AN1")
def test_anubis_does_not_trap_its_own_warriors() -> None:
    game = given("Ag    Aw    -     Bg", REVOLT, gods(A="anubis", B="ra"), conflict())
    then(game).in_pool("A", warrior=6).trapped(A=0)


@rule("AK-X-REV9", "AK-AN1")
def test_anubis_may_trap_one_warrior_at_each_such_moment() -> None:
    """A domination and a victory are two moments."""
    game = given(
        """
        Aw    -     Ag    Bg
           -     -     Aw
        -     -     .     .
        """,
        REVOLT,
        gods(A="ra", B="anubis"),
        trapped(A=1),
        conflict(),
    )
    game.answers("B", "trap ra").plays(A="chariots", B="maat").answers("B", "trap ra")
    then(game).trapped(A=3)


@rule("AK-X-REV10")
def test_a_plague_kills_as_ever() -> None:
    game = given(DUEL, REVOLT, followers(A=0, B=1), conflict())
    game.plays(A="plague", B="chariots").answers("B", "bid 1")
    then(game).dead("B0", "A1")
    # B has 2 figures and +3, wins and loses its warrior by that.
    then(game).winners("B").dead("C1")


@rule("AK-X-REV10", "AK-Y21")
def test_a_god_left_alone_by_a_plague_wins_and_loses_its_figures() -> None:
    game = given("Aw    Bg\n   .\n.     Bw", REVOLT, followers(A=0, B=1), conflict())
    game.plays(A="plague", B="maat").answers("B", "bid 1")
    then(game).winners("B").dead("A0", "C1").alive("C0")


@rule("AK-X-REV2", "AK-O1")
def test_osiris_has_lost_although_its_figures_live() -> None:
    game = given(DUEL, REVOLT, gods(A="ra", B="osiris"), conflict()).plays(A="chariots", B="maat")
    then(game).alive("C1").asks("B").offers("new token", "no token")


@rule("AK-X-REV2", "AK-L2b")
def test_figures_called_to_an_obelisk_die_with_the_winner() -> None:
    game = given(
        """
        Ag    Bg    -     Aw
           oA    -     -
        .     .     -     -
        """,
        REVOLT,
        powers(A="obelisk_attuned"),
        order_tokens("A0", "G0"),
        conflict(),
    )
    game.answers("A", "figure G0", "to A1", "done").plays(A="chariots", B="maat")
    then(game).winners("A").empty("A1", "G0").in_pool("A", warrior=6)


@rule("AK-X-REV2", "AK-MG7")
def test_a_merged_god_that_wins_loses_the_figures_of_the_one_god_it_is() -> None:
    game = given(
        """
        Ag    Bg
           Aw
        Aw    Bw
        """,
        REVOLT,
        gods(A="ra", B="amun", C="isis"),
        after_merging("A", "C"),
        conflict(number=4, by="B"),
        devotion(A=25, B=25, C=25),
    )
    game.answers("B", "announce nothing").plays(A="chariots", B="maat")
    then(game).asks("A").offers("keep alive warrior B0", "let die warrior B0")
    game.answers("A", "let die")
    then(game).winners("A").dead("B0", "A1").alive("C1")


@rule("AK-X-REV2")
def test_a_view_of_the_battle_says_whose_figures_die() -> None:
    game = given(DUEL, REVOLT, conflict())
    steps = game.game.view(0)["fight"]["steps"]
    assert {"step": "deaths", "rule": "AK-X-REV2", "called": "revolt"} in steps
    assert [
        step.get("called") for step in given(DUEL, conflict()).game.view(0)["fight"]["steps"]
    ] == ([None] * len(steps))
