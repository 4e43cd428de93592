"""Set, Lord of Chaos (AK-X-SET)."""

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
    hand,
    powers,
    rivers,
    suns,
    then,
    turn,
)

SET = gods(A="set", B="isis", C="ra")
#: A warrior of B beside Set's god, another away from it.
BATTLE = """
    Ag    .     .     Bg
       Bw    .     .
    .     .     Bw    .
"""


def offered(game: AnkhScenario, seat: int) -> list[str]:
    return [str(answer) for answer in game.game.answers(seat)]


@rule("AK-X-SET1", "AK-X-SET2")
def test_a_warrior_beside_his_god_figure_fights_for_set() -> None:
    game = given(BATTLE, SET, conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=2, B=2)


@rule("AK-X-SET1")
def test_gods_never_count_as_his() -> None:
    game = given("Ag    .\n   Bg    .", SET, conflict())
    game.plays(A="maat", B="chariots")
    then(game).strength(A=1, B=4)


@rule("AK-X-SET1", "AK-B5")
def test_a_river_between_them_keeps_a_figure_with_its_owner() -> None:
    game = given(BATTLE, SET, rivers("A0/B0"), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=1, B=3)


@rule("AK-X-SET3", "AK-X5")
def test_an_owner_all_of_whose_figures_count_as_his_has_none_there() -> None:
    game = given("Ag    .     -     Bg\n   Bw    -     .", SET, conflict())
    # Set dominates the first region with the warrior of B; nobody fights.
    then(game).devotion(A=1, B=1).alive("B0").stands("B0", "Bw")


@rule("AK-X-SET2", "AK-X-SET3")
def test_it_dies_with_his_figures_and_goes_to_its_owners_pool() -> None:
    game = given(BATTLE, SET, conflict())
    game.plays(A="maat", B="chariots")
    then(game).winners("B").dead("B0").alive("E1").in_pool("B", warrior=5)


@rule("AK-X-SET2")
def test_it_is_spared_when_he_wins() -> None:
    game = given(BATTLE, SET, conflict())
    game.plays(A="chariots", B="maat")
    then(game).winners("A").alive("B0").dead("E1").stands("B0", "Bw")


@rule("AK-X-SET2", "AK-K6")
def test_drought_counts_it_for_set() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bw:   .     .
        """,
        SET,
        conflict(),
    )
    game.plays(A="drought", B="maat")
    # 1 for the victory and 1 for the warrior on desert.
    then(game).winners("A").devotion(A=2)


@rule("AK-X-SET2", "AK-X-SET6", "AK-K7")
def test_flood_of_set_protects_it_and_flood_of_its_owner_does_not() -> None:
    his = given(BATTLE, SET, conflict(), followers(A=0, B=0))
    his.plays(A="flood", B="chariots")
    then(his).winners("B").alive("B0").followers(A=2)
    owners = given(BATTLE, SET, conflict(), followers(A=0, B=0))
    owners.plays(A="maat", B="flood")
    # Her god and the warrior that fights for her; the tie kills what is not protected.
    then(owners).followers(B=2)


@rule("AK-X-SET2", "AK-K8")
def test_miracle_counts_it_for_set() -> None:
    game = given(BATTLE, SET, conflict())
    game.plays(A="miracle", B="chariots")
    then(game).dead("B0").devotion(A=1, B=1)


@rule("AK-X-SET2", "AK-K3")
def test_a_plague_spares_it_with_set() -> None:
    game = given(BATTLE, SET, conflict(), followers(A=2, B=1))
    game.plays(A="plague", B="maat").bids(A=2, B=0)
    then(game).alive("B0").dead("E1")


@rule("AK-X-SET2", "AK-L3b")
def test_magnanimous_counts_it() -> None:
    game = given(BATTLE, SET, conflict(), powers(A="magnanimous"))
    game.plays(A="maat", B="chariots")
    then(game).devotion(A=2)


@rule("AK-X-SET2", "AK-L2c")
def test_temple_attuned_works_with_it() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bw    .     .
        .     tA    .     .
        """,
        SET,
        powers(A="temple_attuned"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=4, B=1)


@rule("AK-X-SET5", "AK-GC")
def test_a_cat_mummy_that_counted_as_his_costs_every_god_but_set() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bc    .     .
        """,
        SET,
        devotion(A=5, B=5, C=5),
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).dead("B0").devotion(A=5, B=5, C=4)


@rule("AK-X-SET5", "AK-GX1")
def test_an_androsphinx_that_counts_as_his_weakens_his_enemies() -> None:
    game = given(
        """
        Ag    Bw    .     Bg
           Bx    .     .
        .     Bw    .     .
        """,
        SET,
        conflict(),
    )
    game.plays(A="maat", B="maat")
    # C0 and C1 stand beside the Androsphinx; C0 is not beside Set's god either.
    then(game).strength(A=2, B=1)


@rule("AK-X-SET5", "AK-GM1")
def test_a_mummy_returns_beside_sets_god_and_its_owner_chooses_the_space() -> None:
    game = given(
        """
        .     .     .     Bg
           Ag    .     .
        Bm    .     .     .
        """,
        SET,
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).asks("B").offers_also("return C0", "return A1")
    game.answers("B", "return C0")
    then(game).stands("C0", "Bm")


@rule("AK-X-SET6", "AK-IS1")
def test_isis_cannot_keep_it() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bw    .     .
        """,
        SET,
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).winners("B").dead("B0")


@rule("AK-X-SET6", "AK-RA2")
def test_neither_ra_nor_set_has_radiance_by_it() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bw    .     .
        """,
        gods(A="set", B="ra"),
        suns("B0"),
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).winners("B").devotion(A=0, B=1)


@rule("AK-X-SET6", "AK-AN1")
def test_anubis_may_trap_it_if_it_is_not_his_own() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bw    .     .
        .     .     Cg    .
        """,
        gods(A="set", B="ra", C="anubis"),
        conflict(),
    )
    game.plays(A="maat", B="chariots", C="maat")
    then(game).asks("C").offers("trap ra", "trap nobody")
    own = given(
        """
        Ag    .     .     Bg
           Cw    .     .
        .     .     Cg    .
        """,
        gods(A="set", B="ra", C="anubis"),
        conflict(),
    )
    own.plays(A="maat", B="chariots", C="maat")
    then(own).dead("B0").trapped(C=0).in_pool("C", warrior=6)


@rule("AK-X-SET6", "AK-X-GOD2", "AK-AN1")
def test_a_merged_set_anubis_may_not_trap_it() -> None:
    game = given(
        """
        Bg    .     .     Cg
           Cw    .     .
        """,
        gods(A="anubis", B="set", C="ra"),
        after_merging("B", "A"),
        conflict(by="B", number=4),
        devotion(B=25, C=25),
    )
    game.plays(B="maat", C="chariots")
    then(game).dead("B0").trapped(C=0)


@rule("AK-X-SET7", "AK-L2b")
def test_set_moves_it_by_obelisk_attuned() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bw    .     oA
        .     .     .     .
        """,
        SET,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    then(game).asks("A").offers("figure A0", "figure B0", "done")
    game.answers("A", "figure B0", "to E0")
    # Away from Set's god it is its owner's again.
    assert game.game.view(None)["tokens"]["set"] == []
    game.answers("A", "done").plays(A="maat", B="maat")
    then(game).strength(A=1, B=2)


@rule("AK-X-SET7", "AK-L2b")
def test_its_owner_cannot_move_it() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bw    .     oB
        .     .     .     .
        """,
        SET,
        powers(B="obelisk_attuned"),
        conflict(),
    )
    then(game).asks("B").offers("figure G0", "done").refuses("figure B0", because="AK-L2b")


@rule("AK-X-SET4")
def test_it_is_read_after_each_single_move() -> None:
    """Set's god figure comes to an obelisk, and the warrior of B there fights for him."""
    game = given(
        """
        Ag    -     oA    .     Bg
           -     .     Bw    Aw
        -     .     .     .     .
        """,
        SET,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure A0", "to E1")
    assert game.game.view(None)["tokens"]["set"] == ["F0"]
    game.answers("A", "done").plays(A="maat", B="chariots")
    then(game).strength(A=3, B=4)


@rule("AK-X-SET4", "AK-K3", "AK-GM3")
def test_it_is_read_before_strength_is_counted() -> None:
    """A Mummy of B killed by the plague returns beside its own god, away from Set's."""
    game = given(
        """
        Ag    .     .     Bg
           Bw    .     Bm
        .     .     .     .
        """,
        SET,
        conflict(),
        followers(A=1, B=0),
    )
    game.plays(A="plague", B="maat").bids(A=1)
    game.answers("B", "return F0" if "return F0" in offered(game, 1) else offered(game, 1)[0])
    then(game).strength(A=3, B=2)


@rule("AK-X-SET1", "AK-L1c")
def test_omnipresent_comes_before_it() -> None:
    game = given(
        "Ag    .     -     Bg\n   Bw    -     .",
        SET,
        powers(B="omnipresent"),
        eve(),
        followers(B=0),
    )
    game.answers("A", "gain")
    then(game).followers(B=2)


@rule("AK-X-SET8", "AK-F1")
def test_outside_conflicts_it_is_never_his() -> None:
    game = given("Ag    .     .\n   Bw    Bg\n.     t     .", SET, turn("A"), followers(A=0))
    game.answers("A", "gain")
    then(game).followers(A=0)


@rule("AK-X-SET8", "AK-X-HATHOR5", "AK-X-GOD2")
def test_it_does_not_help_a_summon_in_a_battle() -> None:
    game = given(
        """
        Bg    .     .     Cg
           Cw    .     .
        .     .     .     .
        """,
        gods(A="hathor", B="set", C="ra"),
        after_merging("B", "A"),
        conflict(by="B", number=4),
        devotion(B=25, C=25),
        followers(B=5, C=0),
    )
    game.plays(B="plague", C="maat").bids(B=1)
    game.answers("B", "also summon warrior")
    # Only beside the god itself, not beside C's warrior at B0.
    then(game).stands("A1", "Bw")


@rule("AK-X-SET1")
def test_after_the_conflict_every_figure_is_its_owners_again() -> None:
    game = given(BATTLE, SET, conflict())
    assert game.game.view(None)["tokens"]["set"] == ["B0"]
    game.plays(A="chariots", B="maat")
    assert game.game.view(None)["tokens"]["set"] == []
    assert [event["god"] for event in game.events if event.name == "counts_for"] == [1]


@rule("AK-O1", "AK-X-SET2")
def test_osiris_without_figures_of_his_own_there_has_not_lost() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Cw    .     .
        """,
        gods(A="set", B="ra", C="osiris"),
        conflict(),
    )
    then(game).asks("A", "B")
    game.plays(A="maat", B="chariots")
    then(game).dead("B0").asks("B")


@rule("AK-X-GOD2", "AK-MG13")
def test_the_ability_of_a_lower_set_looks_at_the_merged_gods_figure() -> None:
    game = given(
        """
        Bg    .     .     Cg
           Cw    .     .
        """,
        gods(A="set", B="amun", C="ra"),
        after_merging("B", "A"),
        conflict(by="B", number=4),
        devotion(B=25, C=25),
        hand(B="maat flood chariots"),
    )
    game.answers("B", "announce nothing").plays(B="chariots", C="maat")
    then(game).strength(B=5, C=1)


@rule("AK-X-SET4", "AK-L2b")
def test_figures_that_sets_god_leaves_behind_are_their_owners_again() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bw    .     oA
        .     .     .     .
        """,
        SET,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    assert game.game.view(None)["tokens"]["set"] == ["B0"]
    game.answers("A", "figure A0", "to E0")
    assert game.game.view(None)["tokens"]["set"] == []
    game.plays(A="miracle", B="chariots")
    # The warrior died with nobody: it is B's, and B has won.
    then(game).strength(A=1, B=5).alive("B0").devotion(A=1)  # for the obelisk


@rule("AK-X-SET4", "AK-X-SET5", "AK-GM3")
def test_a_mummy_that_returns_beside_set_counts_as_his_again() -> None:
    game = given(
        """
        .     .     .     Bg
           Ag    .     .
        Bm    .     .     .
        """,
        SET,
        followers(A=0, B=1),
        conflict(),
    )
    game.plays(A="maat", B="plague").bids(B=1)
    game.answers("B", "return C0")
    # It died in the plague as Set's, returned, and stands beside his god: it is his again.
    then(game).strength(A=2, B=2)


@rule("AK-X-SET1")
def test_a_position_in_a_battle_keeps_what_counts_as_sets() -> None:
    game = given(BATTLE, SET, conflict()).game
    position = game.position()
    assert len(position["tokens"]["set"]) == 1
    again = ennead.load(position, seed=1)
    assert again.view(None) == game.view(None)
    assert again.position() == position


@rule("AK-X-SET1")
@pytest.mark.parametrize("figures", [[0], [99], [-1], ["B0"], 3, [True]])
def test_a_position_that_lends_what_cannot_be_lent_is_refused(figures: object) -> None:
    position = given(BATTLE, SET, conflict()).game.position()
    position["tokens"]["set"] = figures
    with pytest.raises(ennead.PositionError, match=r"tokens\.set"):
        ennead.load(position)
