"""Powers in combination: merged gods with both abilities."""

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    aims,
    conflict,
    devotion,
    followers,
    given,
    gods,
    pool,
    powers,
    suns,
    then,
    trapped,
    turn,
    underworld,
)

#: A is the lower god of the merged god that B's pieces stand for; C stands alone.
MERGED = after_merging("B", "A")


@rule("AK-MG6", "AK-AN1", "AK-O1")
def test_anubis_osiris_traps_a_warrior_and_places_a_token_after_the_same_lost_battle() -> None:
    game = given(
        """
        Bg    Cg
           Cw
        .     Cw
        """,
        gods(A="anubis", B="osiris", C="isis"),
        MERGED,
        followers(B=0, C=0),
        conflict(),
    )
    game.plays(B="plague", C="chariots")
    then(game).dead("B0", "C1").asks("B").offers("trap isis", "trap nobody")
    game.answers("B", "trap isis")
    # 1 + 1 + 1 for the trapped warrior against 1 + 3.
    then(game).strength(B=3, C=4).asks("B").offers("new token", "no token")
    game.answers("B", "new token", "token at C1")
    then(game).tokens("osiris", ["C1"]).trapped(C=1)


@rule("AK-MG6", "AK-AN3")
def test_the_price_of_a_trapped_warrior_is_paid_to_the_merged_god() -> None:
    game = given(
        "Bg    Cg\n   .",
        gods(A="anubis", B="osiris", C="isis"),
        MERGED,
        trapped(C=1),
        followers(B=0, C=1),
        turn("C"),
    )
    game.answers("C", "summon", "summon captive")
    then(game).followers(A=0, B=1, C=0).stands("B0", "Cw")


@rule("AK-MG10", "AK-O2", "AK-RA1")
def test_osiris_ra_summons_onto_a_token_and_gives_that_figure_a_sun() -> None:
    game = given(
        "Bg    .     Cg\n   .     -\n.     .",
        gods(A="osiris", B="ra", C="isis"),
        MERGED,
        underworld("C0"),
        turn("A"),
    )
    game.answers("A", "summon", "extra token", "give sun", "summon warrior")
    then(game).stands("C0", "Bw").asks("A").offers("at A1", "at B0", "at C1")
    game.answers("A", "at B0", "no sun")
    then(game).tokens("ra", ["C0"]).asks("B")


@rule("AK-MG10", "AK-IS1", "AK-RA3")
def test_isis_ra_keeps_a_radiant_figure_with_its_sun() -> None:
    game = given(
        """
        Bg    Cg
           Bw
        .     .
        """,
        gods(A="isis", B="ra", C="amun"),
        MERGED,
        suns("B0"),
        conflict(by="C"),
    )
    game.answers("C", "announce nothing").plays(B="maat", C="chariots").answers("B", "keep alive")
    then(game).alive("B0").tokens("ra", ["B0"])


@rule("AK-MG12", "AK-AM1", "AK-O7")
def test_amun_osiris_plays_two_cards_as_one_god() -> None:
    game = given(
        "Bg    Cg\n   .", gods(A="amun", B="osiris", C="ra"), MERGED, followers(B=0), conflict()
    )
    then(game).asks("B").offers("announce nothing", "announce two")
    game.answers("B", "announce two")
    then(game).asks("B", "C")
    game.plays(B="flood miracle", C="chariots")
    then(game).followers(B=1).asks("B").offers("new token", "no token")


@rule("AK-MG13", "AK-AN2", "AK-GX1")
def test_the_bonus_of_anubis_in_a_merged_god_is_silenced_with_its_figure() -> None:
    game = given(
        "Bg    .\n   Cx",
        gods(A="anubis", B="osiris", C="ra"),
        MERGED,
        trapped(C=3),
        conflict(),
    )
    game.plays(B="maat", C="maat")
    then(game).strength(B=0, C=1)


@rule("AK-MG8", "AK-GS1")
def test_a_scorpion_of_a_merged_god_is_aimed_by_the_player_who_moves_it() -> None:
    game = given(
        "Bk    .     Cg\n   .     .\n.     .     .",
        gods(A="isis", B="ra", C="amun"),
        MERGED,
        aims(A0="se"),
    )
    game.answers("A", "move", "figure A0", "to B0")
    then(game).asks("A").offers_also("aim sw")


@rule("AK-MG8", "AK-GS1", "AK-GT1")
def test_a_pushed_scorpion_of_a_merged_god_is_aimed_by_the_higher_gods_player() -> None:
    game = given(
        "Cs    .     .\n   Bk    .\n.     .     .",
        gods(A="isis", B="ra", C="amun"),
        MERGED,
        aims(B0="sw"),
        turn("C"),
    )
    game.answers("C", "move", "figure A0", "to B0", "push C1")
    then(game).asks("B").offers_also("aim n")


@rule("AK-MG4", "AK-RA2", "AK-MG10")
def test_a_radiant_guardian_that_was_taken_over_shines_for_the_merged_god() -> None:
    game = given(
        "Ag Ap Bg Cg",
        gods(A="ra", B="isis", C="amun"),
        suns("C0"),
        devotion(A=1, B=15, C=19),
        conflict(number=3, by="C"),
    )
    game.answers("B", "take guardian")
    then(game).stands("C0", "Bp").tokens("ra", ["C0"]).devotion(B=4)
    position = game.game.position()
    assert position["plays"] == [1, 1, 2]


@rule("AK-MG4", "AK-MG10")
def test_a_radiant_guardian_is_taken_over_before_the_next_one_is_decided_on() -> None:
    game = given(
        "Ag Ap Ap Bg Cg",
        gods(A="ra", B="isis", C="amun"),
        suns("C0"),
        devotion(A=1, B=15, C=19),
        conflict(number=3, by="C"),
    )
    game.answers("B", "take guardian")
    then(game).asks("B").stands("C0", "Bp").tokens("ra", ["C0"])
    position = game.game.position()
    assert ennead.load(position).position() == position


@rule("AK-MG6", "AK-L2d", "AK-O2", "AK-U5")
def test_the_lower_gods_player_uses_all_extra_summons_of_the_merged_god() -> None:
    game = given(
        """
        Bg    .     pB    .     Cg
           .     .     .     -
        """,
        gods(A="osiris", B="isis", C="ra"),
        MERGED,
        underworld("G0"),
        powers(B="pyramid_attuned"),
        pool(B="mummy"),
        turn("A"),
    )
    game.answers("A", "summon")
    then(game).asks("A").offers("extra E0", "extra token", "regular", "done")
    game.answers("A", "extra token", "summon mummy")
    game.answers("A", "extra E0", "at F0", "summon warrior", "at B0")
    then(game).on_board("B", warrior=2, mummy=1).asks("B").offers_also("move")


@rule("AK-FG1", "AK-AN5", "AK-O6")
def test_a_forgotten_anubis_osiris_frees_its_captives_and_loses_its_tokens() -> None:
    game = given(
        "Bg Cg Dg .",
        gods(A="anubis", B="osiris", C="isis", D="ra"),
        MERGED,
        trapped(C=2, D=1),
        underworld("G0"),
        devotion(A=3, B=3, C=25, D=26),
        conflict(number=4, by="D"),
    )
    then(game).trapped(C=0, D=0).in_pool("C", warrior=6).tokens("osiris", []).asks("C")


@rule("AK-MG5", "AK-D2")
def test_the_markers_of_a_merged_god_move_as_one() -> None:
    game = given(
        "Bg    Cg\n   .",
        gods(A="isis", B="ra", C="amun"),
        MERGED,
        devotion(A=23, B=23, C=24),
        conflict(by="C"),
    )
    game.answers("C", "announce nothing").plays(B="chariots", C="maat")
    then(game).order("C", "B").devotion(B=24, C=24)


@rule("AK-MG9", "AK-FG2")
def test_a_merged_god_that_is_left_alone_wins_with_both_players() -> None:
    game = given("Bg Cg", MERGED, devotion(A=24, B=24, C=3), conflict(number=4))
    then(game).won("A", "B", by="last_god")
