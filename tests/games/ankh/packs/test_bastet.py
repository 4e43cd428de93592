"""Bastet, Mistress of Cats (AK-X-BASTET)."""

import json

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    devotion,
    eve,
    followers,
    given,
    gods,
    order_tokens,
    powers,
    then,
    tiebreaker,
    turn,
)
from tests.scenario.ankh_parts import Part

BASTET = gods(A="bastet", B="isis", C="ra")
#: Three regions, each with a monument.
LANDS = """
    Ag    o     -     t     .     -     p     .
       .     -     .     Bg    -     .     .
    .     .     -     .     .     -     .     Bw
"""


def cats(**places: str) -> Part:
    """Where cats lie face down, by their values: `cats(v0="C0", v3="G0")`."""
    return ("bastet", {"cats": {name[1:]: space for name, space in places.items()}})


def open_cats(*values: int, **places: str) -> Part:
    """The same, some of them open."""
    return ("bastet", {"cats": {n[1:]: s for n, s in places.items()}, "open": list(values)})


#: The 0 by the obelisk, the 1 by the temple, the 3 by the pyramid.
LAID = cats(v0="C0", v1="G0", v3="M0")


def shown(game: ennead.Game, seat: int | None) -> list[str]:
    cats: list[str] = game.view(seat)["tokens"]["bastet"]
    return cats


@rule("AK-X-BASTET1", "AK-X-BASTET2")
def test_at_the_end_of_the_setup_she_lays_out_her_cats() -> None:
    game = ennead.new("ankh", 2, seed=3, gods=["bastet", "ra"], first=1)
    assert game.to_act() == [0]
    assert game.view(0)["asked"]["question"] == "lay_cat"
    monuments = [space for _, space, _ in game.view(0)["monuments"]]
    assert sorted(str(a).split()[1] for a in game.answers(0)) == sorted(monuments)


@rule("AK-X-BASTET2", "AK-X9")
def test_after_a_conflict_all_cats_are_laid_out_anew() -> None:
    game = given(LANDS, BASTET, LAID, conflict(), devotion(A=1, B=2))
    then(game).asks("A").offers("cat C0", "cat G0", "cat M0")
    game.answers("A", "cat C0", "cat M0")
    # Each in a region of its own; the last one is laid by itself, then it is said which is which.
    then(game).asks("A").offers(
        "hide 013", "hide 031", "hide 103", "hide 130", "hide 301", "hide 310"
    )
    game.answers("A", "hide 301")
    written = {"cats": {"0": "G0", "1": "M0", "3": "C0"}, "open": [], "revealed": False}
    then(game).tokens("bastet", written).asks("B")


@rule("AK-X-BASTET2")
def test_with_too_few_regions_she_chooses_what_stays_on_the_dashboard() -> None:
    game = given("Ag    o     .\n   .     Bg", BASTET, cats(), conflict())
    game.plays(A="maat", B="chariots")
    then(game).asks("A").offers("hide 0", "hide 1", "hide 3")
    game.answers("A", "hide 3")
    then(game).tokens(
        "bastet", {"cats": {"0": None, "1": None, "3": "C0"}, "open": [], "revealed": False}
    )


@rule("AK-X-BASTET2")
def test_two_monuments_of_one_region_take_one_cat() -> None:
    game = given("Ag    o     t\n   .     Bg", BASTET, cats(), conflict())
    game.plays(A="maat", B="chariots")
    game.answers("A", "cat E0")
    then(game).asks("A").offers("hide 0", "hide 1", "hide 3")


@rule("AK-X-BASTET2", "AK-X9")
def test_after_the_fifth_conflict_no_cat_is_laid_out() -> None:
    game = given(LANDS, BASTET, LAID, conflict(number=5), devotion(A=22, B=24))
    then(game).is_over()


@rule("AK-X-BASTET4", "AK-X-BASTET5")
def test_another_god_reveals_a_cat_beside_its_figure_before_its_first_action() -> None:
    game = given(LANDS, BASTET, LAID, turn("B"))
    then(game).asks("B").offers("reveal G0", "reveal nothing")
    game.answers("B", "reveal G0")
    # Worth 1: it goes back to the dashboard, open, and nothing else happens.
    written = {"cats": {"0": "C0", "1": None, "3": "M0"}, "open": [1], "revealed": True}
    then(game).tokens("bastet", written).alive("H0").asks("B").offers_also("move", "gain")


@rule("AK-X-BASTET4")
def test_a_cat_is_revealed_once_in_a_turn() -> None:
    game = given(LANDS, BASTET, cats(v1="G0", v3="M0"), turn("B"))
    game.answers("B", "reveal G0", "gain")
    assert "reveal M0" not in [str(answer) for answer in game.game.answers(1)]


@rule("AK-X-BASTET4")
def test_it_may_be_revealed_after_an_action_too_before_the_event() -> None:
    game = given(LANDS, BASTET, cats(v1="G0"), turn("B"), ("markers", {"gain": 3}))
    game.answers("B", "reveal nothing", "gain")
    then(game).asks("B").offers("reveal G0", "reveal nothing").event(0)
    game.answers("B", "reveal nothing")
    then(game).event(1)


@rule("AK-X-BASTET4")
def test_in_the_next_turn_a_cat_may_be_revealed_again() -> None:
    game = given(LANDS, BASTET, LAID, turn("B"))
    game.answers("B", "reveal G0", "unlock", "unlock revered")
    then(game).asks("C")
    assert game.game.position()["tokens"]["bastet"]["revealed"] is False


@rule("AK-X-BASTET4")
def test_bastet_is_not_asked_in_her_own_turn() -> None:
    game = given(LANDS, BASTET, cats(v0="C0"), turn("A"))
    then(game).asks("A").offers("move", "summon", "gain", "unlock")


@rule("AK-X-BASTET3", "AK-B5")
def test_a_cat_across_a_river_is_not_beside_the_figure() -> None:
    game = given(LANDS, BASTET, LAID, ("rivers", ["G0/H0"]), turn("B"))
    then(game).asks("B").offers_also("move")


@rule("AK-X-BASTET5", "AK-C6")
def test_a_god_that_reveals_the_zero_lives_and_all_cats_are_laid_out_anew() -> None:
    game = given(
        """
        Ag    o     -     t     Bw
           .     -     Bg    .
        """,
        BASTET,
        cats(v0="G0", v3="C0"),
        turn("B"),
    )
    # The god is beside it, the warrior is not.
    game.answers("B", "reveal G0")
    written = {"cats": {"0": None, "1": None, "3": None}, "open": [], "revealed": True}
    then(game).tokens("bastet", written).alive("F0", "I0").asks("A").offers("cat C0", "cat G0")


@rule("AK-X-BASTET4", "AK-X-BASTET5", "AK-C6")
def test_the_figure_is_named_where_several_are_beside_the_cat() -> None:
    game = given(
        """
        Ag    o     -     t     .
           .     -     Bg    Bw
        """,
        BASTET,
        cats(v0="G0", v3="C0"),
        turn("B"),
    )
    game.answers("B", "reveal G0")
    then(game).asks("B").offers("with F0", "with H0")
    game.answers("B", "with H0")
    then(game).dead("H0").in_pool("B", warrior=6).asks("A").offers("cat C0", "cat G0")


@rule("AK-X-BASTET6", "AK-Y9")
def test_in_a_battle_of_hers_the_cat_of_the_region_adds_its_value() -> None:
    game = given("Ag    o     .\n   .     Bg", BASTET, cats(v3="C0"), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=4, B=1).winners("A")
    told = [event["value"] for event in game.events if event.name == "cat_revealed"]
    assert told == [3]


@rule("AK-X-BASTET6")
def test_a_cat_elsewhere_adds_nothing() -> None:
    game = given(LANDS.replace("Ag    o", "Ag    Bw"), BASTET, cats(v3="M0"), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=1, B=1)


@rule("AK-X-BASTET6")
def test_in_a_battle_of_others_no_cat_is_revealed() -> None:
    game = given(
        "Bg    o     .     -     Ag\n   .     Cg    -     .", BASTET, cats(v3="C0"), conflict("B")
    )
    game.plays(B="maat", C="maat")
    assert [event for event in game.events if event.name == "cat_revealed"] == []


@rule("AK-X-BASTET7")
def test_a_domination_reveals_nothing() -> None:
    game = given(LANDS, BASTET, LAID, conflict())
    assert [event for event in game.events if event.name == "cat_revealed"] == []


@rule("AK-X-BASTET7", "AK-GX1")
def test_an_androsphinx_does_not_touch_the_bonus() -> None:
    game = given("Ag    o     .\n   Bx    Bg", BASTET, cats(v3="C0"), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=3, B=2)


@rule("AK-X-BASTET7", "AK-Y9")
def test_without_a_figure_left_the_bonus_is_lost_but_the_cat_is_revealed() -> None:
    game = given(
        "Aw    o     .     -     Ag\n   .     Bg    -     .",
        BASTET,
        cats(v3="C0"),
        followers(A=0, B=1),
        conflict(),
    )
    game.plays(A="maat", B="plague").bids(B=1)
    then(game).strength(A=0, B=2).dead("A0")
    assert [event["value"] for event in game.events if event.name == "cat_revealed"] == [3]


@rule("AK-X-BASTET3", "AK-GS2")
def test_the_cat_of_a_destroyed_monument_goes_back_unrevealed() -> None:
    game = given(
        "Ag    .     -     Bk    Bg\n   t     -     p     .\n.     .     -     .     .",
        BASTET,
        cats(v0="B0", v3="F0"),
        ("aims", {"G0": "s"}),
        eve(),
    )
    game.answers("A", "gain")
    told = [event.name for event in game.events if "cat" in event.name]
    assert told[0] == "hidden_cat_back"
    assert "cat_revealed" not in told
    assert "F0" not in [space for _, space, _ in game.game.view(None)["monuments"]]


@rule("AK-X-BASTET8", "AK-AN1")
def test_anubis_may_trap_what_the_zero_kills() -> None:
    game = given(
        "Cg    o     Bg\n   Bw    .",
        gods(A="bastet", B="isis", C="anubis"),
        cats(v0="C0"),
        turn("B"),
    )
    game.answers("B", "reveal C0")
    then(game).dead("B0").asks("C").offers("trap isis", "trap nobody")
    game.answers("C", "trap isis")
    then(game).trapped(B=1).asks("A")


@rule("AK-X-BASTET8", "AK-GC")
def test_a_cat_mummy_that_the_zero_kills_costs_the_others_devotion() -> None:
    game = given(
        "Cg    o     Bg\n   Bc    .", BASTET, cats(v0="C0"), devotion(A=5, B=5, C=5), turn("B")
    )
    game.answers("B", "reveal C0")
    then(game).dead("B0").devotion(A=4, B=5, C=4)


@rule("AK-X-BASTET8", "AK-GM1")
def test_a_mummy_that_the_zero_kills_returns() -> None:
    game = given("Cg    o     Bg\n   Bm    .\n.     .     .", BASTET, cats(v0="C0"), turn("B"))
    game.answers("B", "reveal C0")
    then(game).asks("B").offers_also("return D0", "return E1")
    game.answers("B", "return D0")
    then(game).stands("D0", "Bm").asks("A")


@rule("AK-X-BASTET9", "AK-I1")
def test_only_bastet_knows_which_cat_lies_where() -> None:
    game = given(LANDS, BASTET, LAID, turn("A")).game
    assert shown(game, 0) == ["C0 (0)", "G0 (1)", "M0 (3)"]
    for seat in (1, 2, None):
        assert shown(game, seat) == ["C0", "G0", "M0"]


@rule("AK-X-BASTET9")
def test_what_was_revealed_is_open_until_it_is_laid_out_anew() -> None:
    game = given(LANDS, BASTET, open_cats(1, v0="C0", v3="M0"), turn("A")).game
    assert shown(game, 1) == ["1", "C0", "M0"]
    assert shown(game, 0) == ["1", "C0 (0)", "M0 (3)"]


@rule("AK-X-BASTET9", "AK-I1")
def test_views_of_others_are_the_same_byte_for_byte_however_the_cats_lie() -> None:
    places = ["C0", "G0", "M0"]
    ways = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    for seat in (1, 2, None):
        seen = set()
        for way in ways:
            laid = cats(v0=places[way[0]], v1=places[way[1]], v3=places[way[2]])
            game = given(LANDS, BASTET, laid, turn("B")).game
            seen.add(json.dumps([game.view(seat), [str(a) for a in game.answers(1)]]))
        assert len(seen) == 1


@rule("AK-X-BASTET9")
def test_how_the_cats_are_laid_is_a_secret_answer_and_tells_nothing() -> None:
    told = set()
    for way in ("hide 013", "hide 310", "hide 103"):
        game = given(LANDS, BASTET, LAID, conflict(), devotion(A=1, B=2))
        game.answers("A", "cat C0", "cat M0")
        assert game.game.table.frames[-1].is_secret()
        assert game.game.view(1)["asked"]["answered"] is None
        game.answers("A", way)
        events = [[event.name, list(event.fields)] for event in game.events]
        told.add(json.dumps([events, game.game.view(1), game.game.view(None)]))
    assert len(told) == 1


@rule("AK-X-BASTET9")
def test_a_game_drawn_anew_for_an_opponent_looks_the_same_and_shuffles_the_cats() -> None:
    game = given(LANDS, BASTET, LAID, turn("B")).game
    found = set()
    for seed in range(40):
        other = game.resample(1, seed)
        assert other.view(1) == game.view(1)
        found.add(json.dumps(other.position()["tokens"]["bastet"]["cats"]))
        assert game.resample(0, seed).position() == game.position()
    assert len(found) == 6


@rule("AK-X-BASTET9", "AK-I2", "AK-X-GOD2")
def test_the_partner_of_a_merged_bastet_sees_the_cats() -> None:
    game = given(
        LANDS.replace("Ag", "Cg"),
        gods(A="bastet", B="ra", C="isis"),
        after_merging("B", "A"),
        LAID,
        turn("C"),
    ).game
    for seat in (0, 1):
        assert shown(game, seat) == ["C0 (0)", "G0 (1)", "M0 (3)"]
    assert shown(game, 2) == ["C0", "G0", "M0"]


@rule("AK-X-GOD3", "AK-FG1")
def test_a_forgotten_bastet_takes_her_cats_with_her() -> None:
    game = given(
        LANDS.replace("Bg", "Cg"),
        BASTET,
        LAID,
        conflict(number=4),
        devotion(A=2, B=25, C=25),
        tiebreaker("A"),
    )
    written = {"cats": {"0": None, "1": None, "3": None}, "open": [], "revealed": False}
    then(game).tokens("bastet", written).out("A", warrior=6)


@rule("AK-X-BASTET2", "AK-MG1")
def test_after_the_third_conflict_she_lays_out_her_cats_when_the_gods_have_merged() -> None:
    game = given(
        LANDS.replace("Bw", "Cg"),
        BASTET,
        LAID,
        conflict(number=3),
        devotion(A=1, B=10, C=5),
    )
    # A is the lower god: its player no longer decides, C's does.
    then(game).asks("C").offers_also("cat C0")
    assert game.game.view(None)["plays"] == [2, 1, 2]


@rule("AK-X-BASTET6")
def test_an_open_cat_goes_to_the_dashboard_when_the_battle_is_over() -> None:
    game = given(
        "Ag    o     -     Aw    Bw\n   Bg    -     -     .",
        BASTET,
        cats(v3="C0"),
        order_tokens("A0", "G0"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).asks("A", "B")
    assert shown(game.game, 1) == ["3", "?", "?"]


@rule("AK-X-BASTET2", "AK-L1c")
def test_eve_and_powers_do_not_disturb_the_cats() -> None:
    game = given(LANDS, BASTET, LAID, powers(A="omnipresent"), eve(), followers(A=0, B=0))
    game.answers("A", "gain")
    then(game).asks("A").offers_also("cat C0")


@rule("AK-X-BASTET1")
@pytest.mark.parametrize(
    "tokens",
    [
        3,
        {"dogs": 1},
        {"cats": {"2": "C0"}},
        {"cats": {"0": "Z9"}},
        {"cats": {"0": "A0"}},
        {"cats": {"0": "C0", "1": "C0"}},
        {"open": [2]},
        {"open": 3},
    ],
)
def test_cats_that_cannot_lie_so_are_refused(tokens: object) -> None:
    position = given(LANDS, BASTET, LAID, turn("B")).game.position()
    position["tokens"]["bastet"] = tokens
    with pytest.raises(ennead.PositionError, match=r"tokens\.bastet"):
        ennead.load(position)


def test_a_secret_question_of_nobody_is_refused() -> None:
    position = given(LANDS, BASTET, LAID, turn("A")).game.position()
    position["pending"] = [["Turn", 0], ["HideCats", [], 5, []]]
    with pytest.raises(ennead.PositionError, match="expected a god that is asked"):
        ennead.load(position)
