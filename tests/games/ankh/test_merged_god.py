"""Playing a merged god: one god with two players (AK-MG7 to AK-MG13)."""

from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    devotion,
    eve,
    event,
    followers,
    given,
    gods,
    guardians,
    markers,
    pool,
    powers,
    then,
    tiebreaker,
    trapped,
    turn,
)

#: B is the higher god, A the lower one; C stands alone.
MERGED = after_merging("B", "A")
GODS = gods(A="anubis", B="ra", C="isis")


@rule("AK-MG7", "AK-T9")
def test_each_player_takes_turns_in_the_old_order_one_action_each_with_shared_pieces() -> None:
    game = given("Bg    Bw    -     Cg\n   .     -     -", GODS, MERGED)
    then(game).asks("A").offers("move", "summon", "gain", "unlock")
    game.answers("A", "move", "figure A0", "done")
    then(game).stands("B0", "Bg").asks("B").offers("move", "summon", "gain", "unlock")
    game.answers("B", "move", "done")
    then(game).asks("C")


@rule("AK-MG8")
def test_decisions_in_battles_are_the_higher_gods_players() -> None:
    game = given("Bg    Cg\n   .", GODS, MERGED, conflict(by="A"))
    then(game).asks("B", "C")
    game.plays(B="maat", C="maat")
    then(game).asks("B").offers("break the tie", "leave the tie")


@rule("AK-MG8")
def test_an_individual_event_is_decided_by_the_player_who_triggered_it() -> None:
    game = given("o     t     -     Cg\n   Bg    -     -", GODS, MERGED, markers(gain=3), event(13))
    game.answers("A", "gain")
    then(game).asks("A").offers("control A0", "control C0")
    game.answers("A", "control C0")
    then(game).stands("C0", "tB").asks("B")


@rule("AK-MG9", "AK-E1")
def test_both_players_win_together() -> None:
    game = given("Bg Cg", GODS, MERGED, devotion(A=30, B=30, C=1), eve(4)).answers("A", "gain")
    then(game).won("A", "B", by="top")


@rule("AK-MG9")
def test_both_players_lose_together() -> None:
    game = given("Bg Cg", GODS, MERGED, devotion(A=22, B=22, C=25), eve(number=5)).answers(
        "A", "gain"
    )
    then(game).won("C", by="fifth_conflict")
    assert [place for place, _, _ in game.game.ranking()] == [1, 2, 2]


@rule("AK-MG10", "AK-MG13")
def test_anubiss_bonus_goes_to_the_merged_gods_figure() -> None:
    game = given("Bg    Cg\n   .", GODS, MERGED, trapped(C=2), conflict())
    game.plays(B="maat", C="maat")
    then(game).strength(B=1 + 2, C=1)


@rule("AK-MG11")
def test_a_guardian_gained_after_the_merging_goes_to_the_common_pool() -> None:
    game = given("Bg Cg", GODS, MERGED, powers(B="commanding"), followers(B=1), guardians("satet"))
    game.answers("A", "unlock", "unlock revered")
    then(game).in_pool("B", satet=1).in_pool("A", satet=0).followers(B=0)


@rule("AK-MG11")
def test_it_needs_a_free_base_of_the_higher_god() -> None:
    game = given(
        "Bg Cg",
        GODS,
        MERGED,
        powers(B="commanding"),
        followers(B=1),
        guardians("satet"),
        pool(B="mummy mummy"),
    )
    game.answers("A", "unlock", "unlock revered")
    then(game).in_pool("B", satet=0, mummy=2)


@rule("AK-MG11")
def test_adjusting_the_lower_gods_powers_gives_and_takes_no_guardian() -> None:
    game = given(
        "Ag Bg Cg",
        devotion(A=1, B=5, C=9),
        powers(A="commanding inspiring", B="revered"),
        pool(A="cat_mummy"),
        conflict(number=3, by="C"),
    )
    game.answers("B", "take guardian")
    then(game).in_pool("B", cat_mummy=1)


@rule("AK-MG12")
def test_a_merged_god_plays_one_card_and_makes_one_bid() -> None:
    game = given("Bg    Cg\n   .", GODS, MERGED, followers(B=2, C=2), conflict())
    game.plays(B="plague", C="maat")
    then(game).asks("B", "C").offers("bid 0", "bid 1", "bid 2")
    game.bids(B=1, C=2)
    then(game).followers(A=0, B=1, C=0)


@rule("AK-MG12")
def test_omnipresent_pays_a_merged_god_once() -> None:
    safe = devotion(A=22, B=22, C=22)
    game = given("Bg Cg", GODS, MERGED, powers(B="omnipresent"), followers(B=0), safe, eve(4))
    game.answers("A", "gain")
    then(game).followers(B=1)


@rule("AK-MG12", "AK-X1")
def test_the_tiebreaker_is_the_merged_gods_whichever_player_triggered_the_conflict() -> None:
    game = given("Bg    Cg\n   .", GODS, MERGED, conflict(by="A"))
    then(game).tiebreaker("B")


@rule("AK-MG12")
def test_nothing_of_a_merged_god_is_an_enemy_of_itself() -> None:
    game = given("Bg    Cg\n   .\nBw    .", GODS, MERGED, conflict()).plays(B="maat", C="chariots")
    # Anubis is in the merged god: it traps none of its own warriors.
    then(game).dead("A1").trapped(B=0).in_pool("B", warrior=6).asks("B").offers_also("move")


@rule("AK-MG13", "AK-GM1")
def test_a_mummy_returns_beside_the_higher_gods_figure() -> None:
    game = given(
        """
        Cg    .     -     Bg
           Bm    -     -
        .     .     -     .
        """,
        gods(A="osiris", B="isis", C="ra"),
        MERGED,
        followers(B=0, C=0),
        conflict(),
    )
    game.plays(B="maat", C="plague")
    then(game).stands("G1", "Bm")


@rule("AK-MG13", "AK-L2a")
def test_resplendent_strengthens_the_higher_gods_figure() -> None:
    game = given(
        "Bg    Cg    oB    oB    oB\n   .", GODS, MERGED, powers(B="resplendent"), conflict()
    )
    game.plays(B="maat", C="maat")
    then(game).strength(B=3, C=1)


@rule("AK-I2")
def test_the_partner_in_a_merged_god_sees_its_secrets_and_others_do_not() -> None:
    game = given("Bg    Cg\n   .", GODS, MERGED, conflict()).answers("B", "play flood")
    assert game.game.view(0)["asked"]["answered"] == "play flood"
    assert game.game.view(1)["asked"]["answered"] == "play flood"
    assert "play flood" not in str(game.game.view(2))
    assert game.game.view(None)["asked"]["answered"] is None


@rule("AK-MG8")
def test_the_actions_of_a_turn_are_that_players_to_decide() -> None:
    game = given("Bg    .\n   .", GODS, MERGED, turn("A"))
    game.answers("A", "summon", "summon warrior")
    then(game).asks("A").offers("give sun", "no sun")


@rule("AK-MG12", "AK-Y11")
def test_a_used_tiebreaker_of_a_merged_god_is_face_down_for_both() -> None:
    game = given("Bg    Cg\n   .", GODS, MERGED, conflict(), tiebreaker("B", face_up=False))
    game.plays(B="maat", C="maat")
    then(game).winners("-")


@rule("AK-MG5")
def test_both_markers_of_a_merged_god_move_together() -> None:
    game = given("Bg Cg", GODS, MERGED, devotion(A=10, B=10, C=15), conflict(number=2))
    # B dominates its region.
    areas = game.game.view(None)["areas"]
    assert [area["devotion"] for area in areas] == [11, 11, 16]


@rule("AK-MG2", "AK-FG1")
def test_a_god_that_left_the_game_has_no_ankh_tokens() -> None:
    game = given("Bg Cg Dg", MERGED, devotion(A=25, B=25, C=26, D=2), conflict(number=4))
    then(game).order("B", "C").ankh_tokens(A=0, B=9, C=9, D=0)
