"""Rules of packs that meet: the new gods with each other, and with The People's Revolt."""

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    camels,
    conflict,
    devotion,
    eve,
    event,
    followers,
    given,
    gods,
    hand,
    markers,
    options,
    order_tokens,
    powers,
    suns,
    then,
    turn,
    underworld,
)
from tests.scenario.ankh_parts import Part

REVOLT = options(scenario="peoples_revolt")
MOVING = options(horus_eyes="move")


def cats(**places: str) -> Part:
    """Where cats lie face down, by their values."""
    return ("bastet", {"cats": {name[1:]: space for name, space in places.items()}})


# ---------------------------------------------------------------- with The People's Revolt


@rule("AK-X-REV14", "AK-X-SET2")
def test_figures_that_count_as_sets_die_when_he_wins_in_the_revolt() -> None:
    game = given(
        "Ag    .     .     Bg\n   Bw    .     .\n.     .     Bw    .",
        gods(A="set", B="isis"),
        REVOLT,
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).winners("A").dead("B0").alive("E1").in_pool("B", warrior=5)


@rule("AK-X-REV14", "AK-X-SET2")
def test_figures_that_count_as_sets_live_when_he_loses_in_the_revolt() -> None:
    game = given(
        "Ag    .     .     Bg\n   Bw    .     .\n.     .     Bw    .",
        gods(A="set", B="ra"),
        REVOLT,
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).winners("B").alive("B0").dead("E1")


@rule("AK-X-REV14", "AK-X-SET5", "AK-GM1")
def test_a_mummy_that_set_borrowed_dies_in_the_revolt_and_returns_beside_him() -> None:
    game = given(
        ".     .     .     Bg\n   Ag    .     .\nBm    .     .     .",
        gods(A="set", B="isis"),
        REVOLT,
        conflict(),
    )
    game.plays(A="chariots", B="maat")
    then(game).winners("A").asks("B").offers_also("return C0")
    game.answers("B", "return C0")
    then(game).stands("C0", "Bm")


@rule("AK-X-REV3", "AK-X-SET1")
def test_a_domination_of_set_in_the_revolt_kills_what_counts_as_his() -> None:
    drawn = "Ag    .     -     Bg\n   Bw    -     ."
    game = given(drawn, gods(A="set", B="isis"), REVOLT, eve()).answers("A", "gain")
    then(game).dead("B0").devotion(A=1, B=1)


@rule("AK-X-REV10", "AK-X-HATHOR4", "AK-X-HATHOR6")
def test_what_hathor_summons_after_a_plague_dies_with_her_victory_in_the_revolt() -> None:
    game = given(
        "Ag    .     Bg\n   .     Bw\n.     .     .",
        gods(A="hathor", B="isis"),
        REVOLT,
        followers(A=3, B=1),
        conflict(),
    )
    game.plays(A="plague", B="maat").bids(A=2, B=1)
    game.answers("A", "also summon warrior", "also at B0")
    then(game).winners("A").dead("D0").in_pool("A", warrior=6)


@rule("AK-X-REV6", "AK-X-HORUS2")
def test_horus_bans_the_flood_that_would_save_the_winner_in_the_revolt() -> None:
    game = given("Ag    Bg\n   Bw", gods(A="horus", B="ra"), REVOLT, conflict())
    game.answers("A", "eye A0", "ban flood")
    then(game).asks("A", "B").refuses_to("B", "play flood", because="AK-X-HORUS2")
    game.plays(A="maat", B="chariots")
    then(game).winners("B").dead("B0")


@rule("AK-X-REV8", "AK-X-SET2", "AK-K8")
def test_miracle_of_a_winning_set_counts_borrowed_figures_in_the_revolt() -> None:
    game = given(
        "Ag    .     .     Bg\n   Bw    .     .\nBw    .     .     .",
        gods(A="set", B="ra"),
        REVOLT,
        conflict(),
    )
    game.plays(A="miracle", B="maat")
    # 1 for the victory and 2 for the two figures that died as his.
    then(game).winners("A").dead("B0", "A1").devotion(A=3)


@rule("AK-X-REV2", "AK-X-BASTET6")
def test_a_cat_wins_a_battle_for_bastet_that_costs_her_figures_in_the_revolt() -> None:
    game = given(
        "Ag    o     .\n   Aw    Bg", gods(A="bastet", B="isis"), REVOLT, cats(v3="C0"), conflict()
    )
    game.plays(A="maat", B="chariots")
    then(game).strength(A=5, B=4).winners("A").dead("B0").asks("A")


@rule("AK-X-REV11", "AK-X-BASTET6")
def test_in_joined_regions_two_cats_count() -> None:
    game = given(
        "Ag    o     t     .\n   .     .     Bg",
        gods(A="bastet", B="isis"),
        REVOLT,
        cats(v1="C0", v3="E0"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=5, B=1)


# ---------------------------------------------------------------- the new gods with each other


@rule("AK-X-SET3", "AK-X-BASTET6")
def test_a_bastet_all_of_whose_figures_count_as_sets_does_not_fight_and_reveals_nothing() -> None:
    game = given(
        "Ag    o     .     -     Bg\n   Bw    Cg    -     .",
        gods(A="set", B="bastet", C="isis"),
        cats(v3="C0"),
        conflict(),
    )
    then(game).asks("A", "C")
    game.plays(A="maat", C="maat")
    then(game).strength(A=2, C=1)
    assert [one for one in game.events if one.name == "cat_revealed"] == []


@rule("AK-X-BASTET6", "AK-X-HORUS2")
def test_horus_bans_a_card_and_the_cat_counts_all_the_same() -> None:
    game = given(
        "Ag    o     .\n   .     Bg", gods(A="bastet", B="horus"), cats(v3="C0"), conflict()
    )
    game.answers("B", "eye A0", "ban chariots")
    then(game).asks("A", "B").refuses_to("A", "play chariots", because="AK-X-HORUS2")
    game.plays(A="maat", B="maat")
    then(game).strength(A=4, B=1)


@rule("AK-X-HORUS2", "AK-X-HATHOR2")
def test_without_plague_and_build_hathor_has_nothing_to_sacrifice_in_a_battle() -> None:
    game = given("Ag    Bg\n   .", gods(A="horus", B="hathor"), followers(B=5), conflict())
    game.answers("A", "eye A0", "ban plague")
    then(game).asks("A", "B").refuses_to("B", "play plague", because="AK-X-HORUS2")
    game.plays(A="maat", B="maat")
    then(game).followers(B=5)


@rule("AK-X-HATHOR6", "AK-X-SET4")
def test_what_hathor_summons_beside_sets_god_counts_as_his_at_the_next_reading() -> None:
    game = given(
        "Ag    .     Bg\n   .     .\n.     .     .",
        gods(A="set", B="hathor"),
        followers(A=0, B=5),
        conflict(),
    )
    game.plays(A="maat", B="plague").bids(B=1)
    game.answers("B", "also summon warrior", "also at D0")
    # D0 is beside Hathor's god and away from Set's.
    then(game).strength(A=1, B=3)
    near = given(
        "Ag    .     .\n   .     Bg\n.     .     .",
        gods(A="set", B="hathor"),
        followers(A=0, B=5),
        conflict(),
    )
    near.plays(A="maat", B="plague").bids(B=1)
    near.answers("B", "also summon warrior", "also at C0")
    then(near).strength(A=1, B=3)


@rule("AK-X-SET4", "AK-X-HATHOR6")
def test_a_figure_summoned_right_beside_set_fights_for_him() -> None:
    game = given(
        "Ag    Bg    .\n   .     .\n.     .     .",
        gods(A="set", B="hathor"),
        followers(A=0, B=5),
        conflict(),
    )
    game.plays(A="maat", B="plague").bids(B=1)
    game.answers("B", "also summon warrior", "also at B0")
    then(game).strength(A=2, B=2)


@rule("AK-X-SET1", "AK-X-HORUS2")
def test_horus_names_a_card_where_only_a_borrowed_figure_of_his_stands() -> None:
    game = given(
        "Ag    .     Cg    -     Bg\n   Bw    .     -     .",
        gods(A="set", B="horus", C="isis"),
        conflict(),
    )
    game.answers("B", "eye A0", "no eye")
    then(game).asks("B").offers_also("ban flood")
    game.answers("B", "ban flood")
    then(game).asks("A", "C")


@rule("AK-X-HATHOR4", "AK-AN1", "AK-Y23")
def test_anubis_traps_a_victim_of_the_plague_before_hathor_is_asked() -> None:
    game = given(
        "Ag    Aw    Bg\n   .     Bw\n.     .     .",
        gods(A="hathor", B="anubis"),
        followers(A=3, B=3),
        conflict(),
    )
    game.plays(A="plague", B="chariots").bids(A=1, B=2)
    then(game).asks("B").offers("trap hathor", "trap nobody")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("B", "trap hathor")
    then(game).asks("A").offers("also summon warrior", "also summon captive", "summon nobody")


@rule("AK-X-BASTET4", "AK-X-HATHOR4")
def test_hathor_summons_first_and_then_reveals_a_cat_with_the_new_figure() -> None:
    game = given(
        "Ag    .     .\n   Bg    .\n.     o     .",
        gods(A="bastet", B="hathor"),
        cats(v0="C1"),
        followers(B=2),
        turn("B"),
    )
    game.answers("B", "reveal nothing", "unlock", "unlock revered")
    then(game).asks("B").offers("also summon warrior", "summon nobody")
    game.answers("B", "also summon warrior", "also at C0")
    then(game).asks("B").offers("reveal C1", "reveal nothing")


@rule("AK-X-BASTET5", "AK-X-BASTET8", "AK-RA3")
def test_the_sun_of_a_figure_that_the_zero_kills_goes_back_to_ra() -> None:
    game = given(
        "Cg    o     Bg\n   Bw    .", gods(A="bastet", B="ra"), cats(v0="C0"), suns("B0"), turn("B")
    )
    then(game).asks("B").offers_also("reveal C0")
    game.answers("B", "reveal C0")
    then(game).dead("B0").tokens("ra", [])


@rule("AK-X-BASTET3", "AK-MG2")
def test_the_cat_of_a_monument_destroyed_in_a_merging_goes_back() -> None:
    game = given(
        """
        Ag    oB    -     t     Cg
           .     -     .     Bg
        """,
        gods(A="bastet", B="ra", C="isis"),
        cats(v0="C0", v3="G0"),
        devotion(A=20, B=2, C=5),
        conflict(number=3),
    )
    while "hide" not in str(game.game.answers(game.game.to_act()[0])[0]):
        seat = game.game.to_act()[0]
        names = [str(answer) for answer in game.game.answers(seat)]
        if names[0].startswith("cat"):
            break
        game.game.apply(seat, game.game.legal(seat)[0])
    assert "C0" not in [space for _, space, _ in game.game.view(None)["monuments"]]


@rule("AK-X-HORUS4", "AK-CC3")
def test_by_the_option_an_eye_stays_in_the_part_of_a_split_region_that_horus_chooses() -> None:
    game = given(
        """
        Ag    .     .     Bg
           .     .     .
        .     .     .     .
           .     .     .
        .     .     .     .
           .     .     .
        """,
        gods(A="horus", B="isis"),
        MOVING,
        event(4),
        markers(gain=2),
        ("horus", ["A0"]),
    )
    game.answers("A", "gain")
    while game.game.view(None)["asked"]["question"] == "place_camel":
        game.game.apply(0, game.game.legal(0)[0])
    then(game).asks("A")
    parts = [str(answer) for answer in game.game.answers(0)]
    assert len(parts) == 2
    assert parts[0].startswith("eye stays")
    game.answers("A", parts[1])
    then(game).tokens("horus", [parts[1].split()[-1]])


@rule("AK-X-HORUS2", "AK-X-HORUS4", "AK-X-REV11")
def test_by_the_option_two_eyes_in_regions_that_are_joined_stay_and_name_one_card() -> None:
    both = options(horus_eyes="move", scenario="peoples_revolt")
    game = given(
        "Ag    .     .     Bg\n   .     .     .\n.     .     .     .",
        gods(A="horus", B="isis"),
        both,
        event(4),
        markers(gain=2),
        camels("B0/C0 B0/C1 D0/E0 D0/E1 F0/G0 F0/G1"),
        order_tokens("A0", "C0", "E0", "G0"),
        ("horus", ["A0", "C0"]),
    )
    game.answers("A", "gain", "join 1 2", "send 2")
    then(game).tokens("horus", ["A0", "C0"])
    again = ennead.load(game.game.position(), chance="ask")
    assert again.position() == game.game.position()
    assert again.hash() == game.game.hash()


@rule("AK-X-GOD2", "AK-X-SET5", "AK-X-BASTET6")
def test_a_merged_set_bastet_fights_with_borrowed_figures_and_cats() -> None:
    game = given(
        "Bg    o     .     Cg\n   Cw    .     .",
        gods(A="bastet", B="set", C="ra"),
        after_merging("B", "A"),
        cats(v3="C0"),
        conflict(by="B", number=4),
        devotion(B=25, C=25),
    )
    game.plays(B="maat", C="maat")
    then(game).strength(B=5, C=1)


@rule("AK-X-GOD2", "AK-X-HORUS2", "AK-AM1")
def test_a_merged_horus_amun_bans_a_card_and_then_announces_two() -> None:
    game = given(
        "Bg    Cg\n   .",
        gods(A="horus", B="amun", C="isis"),
        after_merging("B", "A"),
        conflict(by="B", number=4),
        devotion(B=25, C=25),
    )
    game.answers("B", "eye A0", "ban chariots")
    then(game).asks("B").offers("announce two", "announce nothing")


@rule("AK-X-GOD2", "AK-X-HATHOR5", "AK-AN2")
def test_a_merged_hathor_anubis_gets_stronger_by_what_she_pays_for() -> None:
    game = given(
        "Bg    .     Cg\n   .     Cw\n.     .     .",
        gods(A="anubis", B="hathor", C="isis"),
        after_merging("B", "A"),
        followers(B=3, C=0),
        conflict(by="B", number=4),
        devotion(B=25, C=25),
    )
    game.plays(B="plague", C="maat").bids(B=1)
    game.answers("B", "trap isis", "also summon warrior", "also at B0")
    # The god with 1 for the trapped warrior, the new warrior, and 1 of the card.
    then(game).strength(B=4, C=1)


@rule("AK-X-SET2", "AK-O4")
def test_osiris_wards_his_token_against_a_mummy_that_set_borrowed() -> None:
    game = given(
        ".     .     .     Bg\n   Ag    .     .\nBm    .     Cg    .",
        gods(A="set", B="isis", C="osiris"),
        underworld("C0"),
        conflict(),
    )
    game.plays(A="maat", B="chariots", C="maat")
    then(game).asks("B").refuses("return C0", because="AK-O4")


@rule("AK-X-SET7", "AK-GS1")
def test_a_borrowed_scorpion_that_set_moves_is_aimed_by_its_owner() -> None:
    game = given(
        """
        Ag    .     .     Bg
           Bk    .     oA
        .     .     .     .
           .     .     .
        """,
        gods(A="set", B="isis"),
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure B0")
    game.game.apply(0, game.game.legal(0)[0])
    then(game).asks("B")
    assert str(game.game.answers(1)[0]).startswith("aim")


@rule("AK-X-HORUS3", "AK-Y19")
def test_with_only_the_banned_card_and_the_cycle_in_hand_the_cycle_is_played() -> None:
    game = given("Ag    Bg\n   .", gods(A="horus", B="isis"), hand(B="chariots maat"), conflict())
    game.answers("A", "eye A0", "ban chariots")
    then(game).asks("A")
    game.plays(A="drought")
    then(game).hand("B", "plague build chariots maat drought flood miracle")


def test_the_new_gods_and_the_revolt_are_named_by_table_record_and_position() -> None:
    game = ennead.new("ankh", 3, seed=1, gods=["set", "ra", "isis"], scenario="peoples_revolt")
    assert game.options["packs"] == ["gods", "revolt"]
    assert game.position()["options"]["packs"] == ["gods", "revolt"]
