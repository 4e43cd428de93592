"""The pieces and what is true of all of them (AK-C)."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    camels,
    conflict,
    devotion,
    event,
    followers,
    given,
    gods,
    markers,
    pool,
    powers,
    then,
    underworld,
)

PLAIN = gods(A="isis", B="osiris")
#: A's next Gain Followers triggers the first event, or with CONFLICT the first conflict.
NEXT = markers(gain=2)
CONFLICT = event(3)
DUEL = """
    Ag    .     Bg
       Aw    Bw
    """
FOUR = """
    Ag    .     Bg    .     Cg    .     Dg
       .     .     .     .     .     .
    """


@rule("AK-C1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_god_has_a_figure_six_warriors_seven_cards_and_nine_tokens(players: int) -> None:
    view = ennead.new("ankh", players, seed=3).view(None)
    for seat, area in enumerate(view["areas"]):
        assert area["figure"] is not None
        assert len(area["warriors"]) == 6
        assert len(area["hand"]) == 7
        held = [monument for monument in view["monuments"] if monument[2] == seat]
        assert view["ankh_tokens"][seat] + len(held) == 9


@rule("AK-C1")
def test_there_is_no_seventh_warrior() -> None:
    drawing = """
        Aw    Aw    Aw    .     Bg
           Aw    Aw    Ag    .
        """
    game = given(drawing, PLAIN).answers("A", "summon", "summon warrior")
    then(game).stands("G0", "Aw").on_board("A", warrior=6).in_pool("A", warrior=0)
    game.answers("A", "gain").answers("B", "gain", "decline").answers("A", "summon")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-C1")
@pytest.mark.parametrize(
    ("unlocked", "held", "choice", "guardian"),
    [
        ("revered", "satet satet", "inspiring", "satet"),
        ("revered inspiring resplendent", "apep apep", "temple_attuned", "mummy"),
    ],
)
def test_a_god_has_two_small_and_two_large_bases(
    unlocked: str, held: str, choice: str, guardian: str
) -> None:
    place = (powers(A=unlocked), pool(A=held), followers(A=3))
    game = given(FOUR, PLAIN, *place).answers("A", "unlock", f"unlock {choice}")
    assert game.told("guardian") == []


@rule("AK-C2")
@pytest.mark.parametrize("scenario", ["middle_kingdom", "old_kingdom"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_supply_holds_ten_monuments_of_each_type_30_camels_and_8_order_tokens(
    players: int, scenario: str
) -> None:
    view = ennead.new("ankh", players, seed=3, scenario=scenario).view(None)
    for name in ("obelisk", "temple", "pyramid"):
        placed = [monument for monument in view["monuments"] if monument[0] == name]
        assert view["supply"]["monuments"][name] + len(placed) == 10
    assert view["supply"]["camels"] + len(view["camels"]) == 30
    tokens = [*map(int, view["order"]), *view["supply"]["order_tokens"]]
    assert sorted(tokens) == list(range(1, 9))


@rule("AK-C2")
def test_followers_are_not_limited_by_the_tokens_of_the_box() -> None:
    drawing = """
        Ag    .     Bg
           t     .
        """
    game = given(drawing, PLAIN, followers(A=70, B=70)).answers("A", "gain")
    then(game).followers(A=71, B=70)


@rule("AK-C2")
def test_with_all_ten_of_a_type_on_the_board_no_other_is_built() -> None:
    drawing = """
        Ag    o     o     o     o     o     Bg
           .     o     o     o     o     o
        """
    game = given(drawing, PLAIN, followers(A=3), conflict()).plays(A="build", B="maat")
    then(game).asks("A").offers("build temple", "build pyramid", "build nothing")


@rule("AK-C3")
def test_there_are_five_gods_and_six_guardians_two_of_each_level() -> None:
    game = ennead.new("ankh", 2, chance="ask", first=0)
    offered: list[list[str]] = []
    while game.awaits_chance():
        legal = game.legal(ennead.CHANCE)
        offered.append([game.notation(ennead.CHANCE, answer) for answer in legal])
        game.apply(ennead.CHANCE, legal[0])
    assert offered == [
        ["god amun", "god anubis", "god isis", "god osiris", "god ra"],
        ["god anubis", "god isis", "god osiris", "god ra"],
        ["guardian cat_mummy", "guardian satet"],
        ["guardian mummy", "guardian apep"],
        ["guardian giant_scorpion", "guardian androsphinx"],
    ]


@rule("AK-C3", "AK-S9")
@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("cat_mummy", 3),
        ("satet", 3),
        ("mummy", 3),
        ("apep", 2),
        ("giant_scorpion", 2),
        ("androsphinx", 2),
    ],
)
def test_three_figures_of_a_small_guardian_and_two_of_a_large_one(name: str, figures: int) -> None:
    levels = [["cat_mummy", "satet"], ["mummy", "apep"], ["giant_scorpion", "androsphinx"]]
    chosen = [name if name in level else level[0] for level in levels]
    game = ennead.new("ankh", 5, seed=1, guardians=chosen)
    found = [figure for figure in game.position()["guardian_figures"] if figure[0] == name]
    assert found == [[name, None, "card"]] * figures


@rule("AK-C4")
def test_a_token_is_no_figure_and_dominates_nothing() -> None:
    drawing = """
        Ag    -     .     -     Bg
           .     -     .     -
        """
    place = (gods(A="isis", B="osiris"), underworld("E0"))
    game = given(drawing, *place, NEXT, CONFLICT).answers("A", "gain")
    assert game.told("dominates") == [(0, 1), (1, 3)]


@rule("AK-C4")
def test_a_camel_belongs_to_nobody_and_is_never_moved() -> None:
    game = given(DUEL, PLAIN, camels("B0/C0")).answers("A", "move", "figure B0", "done")
    assert game.game.position()["camels"] == ["B0/C0"]


@rule("AK-C5")
def test_every_figure_has_a_base_strength_of_1() -> None:
    drawing = """
        Ag    Aw    Bg
           Ac    Bw
        """
    game = given(drawing, gods(A="isis", B="anubis"), conflict()).plays(A="maat", B="flood")
    fighters, strengths, _ = game.told("strength")[0]
    assert isinstance(fighters, tuple)
    assert isinstance(strengths, tuple)
    assert dict(zip(fighters, strengths, strict=True)) == {0: 3, 1: 2}


@rule("AK-C6")
def test_a_god_figure_is_not_killed_in_a_lost_battle() -> None:
    game = given(DUEL, gods(A="ra", B="anubis"), conflict()).plays(A="chariots", B="maat")
    then(game).alive("A0", "B0", "E0").dead("D0")


@rule("AK-C6")
def test_a_god_figure_is_not_killed_by_a_plague() -> None:
    game = given(DUEL, gods(A="ra", B="isis"), followers(A=0, B=0), conflict())
    game.plays(A="plague", B="maat")
    then(game).alive("A0", "E0").dead("B0", "D0")


@rule("AK-C7")
def test_a_killed_warrior_returns_to_its_owner_s_pool() -> None:
    game = given(DUEL, PLAIN, conflict()).plays(A="chariots", B="maat")
    then(game).dead("D0").in_pool("B", warrior=6).in_pool("A", warrior=5)


@rule("AK-C7")
def test_a_killed_guardian_returns_to_its_owner_s_pool_with_its_base() -> None:
    """It still takes up the base: with another small guardian no third can join."""
    drawing = """
        Ag    .     Bs    .     Cg    .     Dg
           Aw    Bg    -     .     -     .
        """
    place = (pool(B="satet"), powers(B="revered"), followers(B=1), markers(gain=4), CONFLICT)
    game = given(drawing, *place).answers("A", "gain").answers("B", "announce nothing")
    game.plays(A="chariots", B="maat")
    then(game).dead("E0").in_pool("B", satet=2)
    game.answers("B", "unlock", "unlock inspiring")
    then(game).in_pool("B", satet=2)
    assert game.told("guardian") == []


@rule("AK-C8")
def test_a_monument_without_a_token_is_neutral_and_pays_everybody() -> None:
    drawing = """
        Ag    .     Bg
           t     .
        """
    game = given(drawing, PLAIN, followers(A=0, B=0)).answers("A", "gain")
    then(game).followers_changed(A=1)


@rule("AK-C8")
def test_a_monument_has_at_most_one_controller() -> None:
    drawing = """
        Ag    .     Bg
           tB    .
        """
    game = given(drawing, PLAIN, NEXT).answers("A", "gain")
    assert game.game.position()["monuments"] == [["temple", "B0", 0]]
    then(game).ankh_tokens(A=8, B=9)


@rule("AK-C10")
def test_a_cat_mummy_that_leaves_with_a_forgotten_god_costs_nobody_devotion() -> None:
    drawing = """
        Ag    Ac    -     Bg    -     Cg
           .     -     -     -     -
        """
    place = (devotion(A=3, B=25, C=28), conflict(by="B", number=4))
    then(given(drawing, *place)).out("A", cat_mummy=1).devotion(B=26, C=29)


@rule("AK-C10")
def test_a_warrior_that_leaves_with_a_merging_god_is_not_trapped() -> None:
    drawing = """
        Ag    Aw    -     Bg    -     Cg
           .     -     -     -     -
        """
    place = (gods(A="ra", B="isis", C="anubis"), devotion(A=1, B=3, C=9))
    game = given(drawing, *place, conflict(by="B", number=3))
    then(game).asks("C").offers("move", "summon", "gain", "unlock").trapped(A=0)
    then(game).out("A", warrior=6)


@rule("AK-C10")
def test_a_mummy_that_leaves_with_a_merging_god_does_not_return() -> None:
    drawing = """
        Ag    Am    -     Bg    -     Cg
           .     -     -     -     -
        """
    place = (gods(A="ra", B="isis", C="anubis"), devotion(A=1, B=3, C=9))
    game = given(drawing, *place, conflict(by="B", number=3)).answers("B", "leave guardian")
    then(game).out("A", mummy=1).asks("C").offers("move", "summon", "gain", "unlock")
