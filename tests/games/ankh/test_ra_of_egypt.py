"""Ra, Radiance: sun tokens on summoned figures (AK-RA)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, eve, followers, given, gods, pool, powers, suns, then

RA = gods(A="ra", B="isis")


@rule("AK-RA1")
def test_when_ra_summons_a_figure_it_may_be_given_a_sun() -> None:
    game = given("Ag    .\n   .", RA).answers("A", "summon", "summon warrior")
    then(game).asks("A").offers("give sun", "no sun")
    game.answers("A", "give sun")
    then(game).tokens("ra", ["B0"]).asks("A").offers("gain", "unlock")


@rule("AK-RA1")
def test_ra_may_give_no_sun() -> None:
    game = given("Ag    .\n   .", RA).answers("A", "summon", "summon warrior", "no sun")
    then(game).tokens("ra", []).stands("B0", "Aw")


@rule("AK-RA1")
def test_guardians_and_extra_figures_may_be_given_a_sun_too() -> None:
    game = given("Ag    .     pA\n   .     .", RA, powers(A="pyramid_attuned"), pool(A="mummy"))
    game.answers("A", "summon", "extra E0", "summon mummy", "give sun")
    game.answers("A", "summon warrior")
    then(game).asks("A").offers("at B0", "at C0")
    game.answers("A", "at B0", "give sun")
    then(game).tokens("ra", ["B0", "D0"]).stands("D0", "Am")


@rule("AK-RA1")
def test_other_gods_give_no_suns() -> None:
    game = given("Ag    .\n   .", gods(A="isis", B="ra")).answers("A", "summon", "summon warrior")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-RA2")
def test_winning_in_a_region_with_a_radiant_figure_gives_1_devotion_more() -> None:
    game = given("Ag    Bg\n   Aw", RA, suns("B0"), conflict()).plays(A="chariots", B="maat")
    then(game).devotion(A=2)


@rule("AK-RA2")
def test_more_radiant_figures_in_the_region_give_no_more() -> None:
    game = given("Aw    Bg\n   Aw", RA, suns("B0", "A0"), conflict())
    game.plays(A="chariots", B="maat")
    then(game).devotion(A=2)


@rule("AK-RA2")
def test_a_radiant_figure_in_another_region_gives_nothing_here() -> None:
    game = given("Ag    Bg    -    Aw\n   .", RA, suns("G0"), conflict())
    game.plays(A="chariots", B="maat")
    # 1 for the battle, 2 for dominating the other region.
    assert game.told("devotion") == [(0, 0, 1), (0, 1, 3)]


@rule("AK-RA2")
def test_losing_with_a_radiant_figure_gives_nothing() -> None:
    game = given("Ag    Bg\n   Aw", RA, suns("B0"), conflict()).plays(A="maat", B="chariots")
    then(game).devotion(A=0)


@rule("AK-RA2", "AK-L3c")
def test_radiance_does_not_trigger_bountiful_an_additional_time() -> None:
    game = given("Aw Bg", RA, suns("A0"), powers(A="bountiful"), eve()).answers("A", "gain")
    assert game.told("devotion")[0] == (0, 0, 3)


@rule("AK-RA3")
def test_if_a_radiant_figure_is_killed_its_sun_returns() -> None:
    game = given("Ag    Bg\n   Aw", RA, suns("B0"), conflict()).plays(A="maat", B="chariots")
    then(game).dead("B0").tokens("ra", [])


@rule("AK-RA4", "AK-GM2")
def test_the_sun_of_a_killed_mummy_returns_first_and_may_be_given_to_it_again() -> None:
    game = given(
        "Ag    Bg    -     Aw    Aw\n   Am",
        RA,
        suns("B0", "G0", "I0"),
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).stands("B0", "Am").asks("A").offers("give sun", "no sun")
    game.answers("A", "give sun")
    then(game).tokens("ra", ["B0", "G0", "I0"])


@rule("AK-RA5")
def test_a_sun_stays_on_its_figure_when_it_moves() -> None:
    game = given("Aw    -\n   -\n.", RA, suns("A0")).answers("A", "move", "figure A0")
    then(game).tokens("ra", ["A1"])


@rule("AK-RA5")
def test_a_radiant_figure_in_water_counts_in_each_of_its_regions() -> None:
    game = given(".     .\n   Ap~", RA, suns("B0"), eve()).answers("A", "gain")
    then(game).devotion(A=4)


@rule("AK-RA5")
def test_a_radiant_figure_that_died_in_a_plague_no_longer_counts() -> None:
    game = given("Ag    Bg\n   Aw", RA, suns("B0"), followers(A=0, B=0), conflict())
    game.plays(A="plague", B="maat")
    then(game).winners("A").devotion(A=1)


@rule("AK-RA6")
def test_with_no_sun_on_the_dashboard_none_can_be_given() -> None:
    game = given("Ag    .     Aw    Aw    Aw\n   .", RA, suns("E0", "G0", "I0"))
    game.answers("A", "summon", "summon warrior")
    then(game).stands("B0", "Aw").asks("A").offers("gain", "unlock")
