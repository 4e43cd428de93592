"""The other battle cards (AK-K)."""

import pytest

from tests.rule import rule
from tests.scenario.ankh import conflict, devotion, followers, given, gods, hand, powers, then
from tests.scenario.ankh import underworld as underworld_at

WHOLE_HAND = "plague build chariots maat drought flood miracle"
DUEL = """
    Ag    Bg
       .
    """


@rule("AK-K1")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("plague", 1),
        ("drought", 1),
        ("chariots", 3),
        ("build", 0),
        ("maat", 0),
        ("flood", 0),
        ("miracle", 0),
    ],
)
def test_each_card_adds_its_bonus_to_the_strength(card: str, bonus: int) -> None:
    game = given(DUEL, followers(A=0, B=0), conflict())
    game.plays(A=card, B="maat")
    then(game).strength(A=1 + bonus, B=1)


@rule("AK-K5")
def test_cycle_of_maat_takes_back_all_used_cards_itself_too() -> None:
    game = given(DUEL, hand(A="maat flood"), conflict()).plays(A="maat", B="chariots")
    then(game).hand("A", WHOLE_HAND)


@rule("AK-K5")
def test_no_other_card_brings_a_used_card_back() -> None:
    game = given(DUEL, hand(A="maat flood miracle"), conflict()).plays(A="flood", B="chariots")
    then(game).hand("A", "maat miracle")


@rule("AK-K6")
def test_drought_gives_the_winner_1_more_for_each_own_figure_on_desert_of_the_region() -> None:
    game = given(
        """
        Ag:   Bg:   -     Aw:
           Aw:   -     -
        Aw    Bw:   -     -
        """,
        gods(A="ra", B="amun"),
        powers(A="bountiful"),
        hand(B="maat"),
        conflict(by="B"),
    )
    game.answers("A", "play drought")
    # 1 for winning, 2 by Drought, Bountiful once; then the other region is dominated: 1 + 1.
    then(game).devotion(A=4 + 2, B=0)


@rule("AK-K6")
def test_drought_gives_a_loser_nothing() -> None:
    game = given("Ag:   Bg\n   .", conflict()).plays(A="drought", B="chariots")
    then(game).devotion(A=0, B=1)


@rule("AK-K7")
def test_flood_gives_1_follower_for_each_own_figure_on_fertile_land_of_the_region() -> None:
    game = given(
        """
        Ag    Bg    -     Aw
           Aw:   -     -
        Aw    Bw    -     -
        """,
        conflict(),
    )
    game.plays(A="flood", B="maat")
    then(game).followers_changed(A=2, B=0)


@rule("AK-K7")
def test_figures_on_fertile_land_cannot_be_killed_in_the_resolution_with_flood() -> None:
    game = given(
        """
        Ag    Bg
           Aw:
        Aw    .
        """,
        conflict(),
    )
    game.plays(A="flood", B="chariots")
    then(game).winners("B").alive("A1").dead("B0")


@rule("AK-K7")
def test_flood_protects_in_a_tie_that_all_lose() -> None:
    game = given("Aw    Bw\n   .", conflict()).plays(A="flood", B="maat")
    game.answers("A", "leave the tie")
    then(game).winners("-").alive("A0").dead("C0")


@rule("AK-K7")
def test_figures_protected_by_flood_still_die_from_a_plague() -> None:
    game = given("Aw    Bg\n   .", followers(A=0, B=3), conflict())
    game.plays(A="flood", B="plague").bids(A=0, B=2)
    then(game).dead("A0").followers(A=1)


@rule("AK-K7", "AK-IS5")
def test_figures_under_flood_live_wanted_or_not() -> None:
    game = given("Ag    Bg\n   Aw", gods(A="isis"), conflict()).plays(A="flood", B="chariots")
    then(game).alive("B0").asks("B").offers_also("move")


@rule("AK-K8")
def test_miracle_gives_1_devotion_for_each_own_figure_killed_in_the_battle() -> None:
    game = given("Ag    Bg\n   Aw\nAw    .", conflict()).plays(A="miracle", B="chariots")
    then(game).dead("B0", "A1").devotion(A=2, B=1)


@rule("AK-K8")
def test_miracle_counts_figures_killed_by_a_plague() -> None:
    game = given("Ag    Bg\n   Aw\nAw    .", followers(A=0, B=1), conflict())
    game.plays(A="miracle", B="plague").bids(B=1)
    then(game).devotion(A=2, B=1)


@rule("AK-K8")
def test_miracle_does_not_count_figures_of_others() -> None:
    game = given("Ag    Bg\n   Bw\nBw    .", conflict()).plays(A="miracle", B="flood")
    then(game).winners("B").devotion(A=0, B=1)


@rule("AK-K9")
def test_chariots_do_nothing_but_add_3_strength() -> None:
    game = given(
        "Ag    Bg\n   Aw\nBw:   .", followers(A=5, B=5), devotion(A=3, B=3), conflict(by="B")
    )
    game.plays(A="chariots", B="chariots").answers("B", "leave the tie")
    then(game).strength(A=5, B=5).followers_changed(A=0, B=0).devotion_changed(A=0, B=0)
    then(game).hand("A", "plague build maat drought flood miracle")


@rule("AK-K10", "AK-O5")
def test_on_an_underworld_token_flood_neither_pays_nor_protects() -> None:
    game = given("Ag    Bg\n   Aw", gods(A="osiris"), underworld_at("B0"), conflict(by="A")).plays(
        A="flood", B="chariots"
    )
    then(game).followers_changed(A=1).dead("B0")


@rule("AK-K10", "AK-O5")
def test_on_an_underworld_token_drought_gives_nothing() -> None:
    game = given("Ag    Bg\n   Aw:", gods(A="osiris"), underworld_at("B0"), conflict(by="A")).plays(
        A="drought", B="maat"
    )
    then(game).winners("A").devotion(A=1)


@rule("AK-K10", "AK-B4")
def test_in_water_flood_neither_pays_nor_protects() -> None:
    game = given("Ag    Bg\n   .     Ap~", conflict()).plays(A="flood", B="chariots")
    then(game).followers_changed(A=1).dead("D0")


@rule("AK-K10", "AK-B4")
def test_in_water_drought_gives_nothing() -> None:
    game = given("Ag    Bg\n   .     Ap~", conflict()).plays(A="drought", B="maat")
    then(game).winners("A").devotion(A=1)


@rule("AK-K11", "AK-GM3")
def test_a_mummy_killed_by_a_plague_and_returned_is_not_protected_by_flood() -> None:
    game = given("Ag    Bg\n   Am\n.     .", followers(A=0, B=9), conflict())
    game.plays(A="flood", B="plague").bids(A=0, B=1).answers("A", "return B0", "no sun")
    # The Mummy fights on beside its god and dies a second time: 1 + 1 against 1 + 1.
    game.answers("A", "leave the tie")
    then(game).winners("-").asks("A").offers("return A1", "return B0")


@rule("AK-K13", "AK-AN1")
def test_miracle_counts_warriors_that_anubis_trapped() -> None:
    game = given("Ag    Bg\n   Aw", gods(B="anubis"), conflict()).plays(A="miracle", B="chariots")
    game.answers("B", "trap ra")
    then(game).trapped(A=1).devotion(A=1)


@rule("AK-K13", "AK-IS1")
def test_miracle_does_not_count_figures_that_isis_kept() -> None:
    game = given("Ag    Bg\n   Aw\nAw    .", gods(A="isis"), conflict())
    game.plays(A="miracle", B="chariots").answers("A", "keep alive")
    then(game).alive("B0").dead("A1").devotion(A=1)


@rule("AK-K13")
def test_drought_counts_the_god_and_only_figures_that_are_left_when_the_battle_is_won() -> None:
    game = given(
        "Ag:   Bg\n   Aw:\nAw:   .", gods(A="amun", B="ra"), followers(A=0, B=1), conflict()
    )
    game.answers("A", "announce two").plays(A="drought plague", B="maat").answers("B", "bid 1")
    then(game).dead("B0", "A1").winners("A").devotion(A=2)
