"""Isis, Protectress: figures beside an enemy (AK-IS)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, followers, given, gods, rivers, then

ISIS = gods(A="isis", B="ra")


@rule("AK-IS1")
def test_a_figure_adjacent_to_an_enemy_figure_may_be_kept_alive() -> None:
    game = given("Ag    Bg\n   Aw\n.     .", ISIS, conflict()).plays(A="maat", B="chariots")
    then(game).asks("A").offers("keep alive warrior B0", "let die warrior B0")
    then(game).refuses_to("B", "keep alive", because="AK-IS1")
    game.answers("A", "keep alive warrior B0")
    then(game).winners("B").alive("B0")


@rule("AK-IS1", "AK-IS5")
def test_only_what_is_kept_alive_is_told_to_be() -> None:
    given_up = given("Ag    Bg\n   Aw\n.     .", ISIS, conflict()).plays(A="maat", B="chariots")
    kept = given("Ag    Bg\n   Aw\n.     .", ISIS, conflict()).plays(A="maat", B="chariots")
    given_up.answers("A", "let die")
    kept.answers("A", "keep alive")
    assert (len(given_up.told("kept_alive")), len(given_up.told("killed"))) == (0, 1)
    assert (len(kept.told("kept_alive")), len(kept.told("killed"))) == (1, 0)
    warrior = 1  # the first of seat 0, numbered as in views
    assert [dict(e)["piece"] for e in kept.events if e.name == "kept_alive"] == [warrior]
    assert [dict(e)["piece"] for e in given_up.events if e.name == "killed"] == [warrior]


@rule("AK-IS1")
def test_a_figure_that_is_not_adjacent_to_an_enemy_figure_is_killed() -> None:
    game = given("Ag    Bg\n   .\nAw    .", ISIS, conflict()).plays(A="maat", B="chariots")
    then(game).dead("A1").asks("B").offers_also("move")


@rule("AK-IS1", "AK-B5")
def test_an_enemy_across_the_river_does_not_protect() -> None:
    game = given(
        """
        Bg    Ag
           Aw
        .     Bw
        """,
        ISIS,
        rivers("A0/B0 A1/B0 C1/B0"),
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).dead("B0")


@rule("AK-IS1")
def test_other_gods_have_no_such_protection() -> None:
    game = given("Ag    Bg\n   Bw\n.     .", ISIS, conflict()).plays(A="chariots", B="maat")
    then(game).dead("B0").asks("B").offers_also("move")


@rule("AK-IS2")
def test_protected_figures_still_die_from_a_plague() -> None:
    game = given("Ag    Bg\n   Aw", ISIS, followers(A=0, B=1), conflict())
    game.plays(A="maat", B="plague").answers("B", "bid 1")
    then(game).dead("B0")


@rule("AK-IS3")
def test_a_figure_is_protected_though_the_adjacent_enemy_dies_at_the_same_time() -> None:
    game = given("Aw    .\n   Bw\n.     .", ISIS, conflict()).plays(A="maat", B="maat")
    game.answers("A", "leave the tie")
    then(game).asks("A").offers("keep alive warrior A0", "let die warrior A0").alive("B0")
    game.answers("A", "keep alive")
    then(game).alive("A0").dead("B0")


@rule("AK-IS4")
def test_a_figure_in_water_beside_an_enemy_of_another_region_is_protected_in_all() -> None:
    # The enemy of the first region, Bw, is not beside the water; the one of the second is.
    game = given(
        """
        .     .
           Ap~
        .     Bg
           -
        Bw
        """,
        ISIS,
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).winners("B").asks("A").offers("keep alive apep B0", "let die apep B0")
    game.answers("A", "keep alive")
    then(game).alive("B0").asks("A", "B").offers_also("play build")


@rule("AK-IS5")
def test_isis_decides_figure_by_figure() -> None:
    game = given(
        """
        Aw    Bg
           Aw
        Bw    Aw
        """,
        ISIS,
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).asks("A")
    game.answers("A", "keep alive", "let die", "keep alive")
    then(game).on_board("A", warrior=2).in_pool("A", warrior=4)


@rule("AK-IS5")
def test_what_isis_lets_die_is_killed_as_usual() -> None:
    game = given("Ag    Bg\n   Ac\n.     .", ISIS, conflict()).plays(A="miracle", B="chariots")
    game.answers("A", "let die")
    # The victory of B, the Cat-Mummy's loss, and a Miracle for A.
    then(game).dead("B0").devotion(A=1, B=0)


@rule("AK-IS5", "AK-Y12")
def test_isis_keeps_figures_when_all_lose_by_a_tie_too() -> None:
    game = given("Ag    Bg\n   Aw\n.     Bw", ISIS, conflict()).plays(A="maat", B="maat")
    game.answers("A", "leave the tie", "keep alive")
    then(game).winners("-").alive("B0").dead("C1")


@rule("AK-IS6")
def test_protection_is_read_once_before_any_figure_is_killed() -> None:
    game = given(
        """
        Aw    Cw
           Bw
        .     Bg
        """,
        gods(A="isis", B="ra", C="amun"),
        conflict(by="B"),
    )
    game.answers("C", "announce nothing").plays(A="maat", B="maat", C="chariots")
    then(game).winners("C").asks("A").offers("keep alive warrior A0", "let die warrior A0")


@rule("AK-IS6")
def test_a_god_figure_or_a_figure_in_water_protects_too() -> None:
    game = given(
        """
        Aw    Bg
           Bp~
        .     .
        """,
        ISIS,
        conflict(),
    )
    # A's warrior stands in the first region with Apep beside it.
    game.plays(A="maat", B="chariots")
    then(game).asks("A").offers("keep alive warrior A0", "let die warrior A0")
