"""Positions of Ankh: they read back, and those that cannot be are refused with what is wrong."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import ennead
from tests.games.ankh.mutation import sample_positions, spoilt, value_at
from tests.games.ankh.policy import lively, play
from tests.rule import rule
from tests.scenario.ankh import after_merging, conflict, devotion, given, gods, pool, then
from tests.scenario.ankh_parts import CONFLICTS

Path = list[Any]


def whole_game(players: int = 3) -> Any:
    """The position at the beginning of a game in which nothing was left to chance."""
    options: Any = {
        "gods": ["osiris", "ra", "anubis", "amun", "isis"][:players],
        "guardians": ["satet", "apep", "giant_scorpion"],
        "first": 0,
    }
    return ennead.new("ankh", players, chance="ask", **options).position()


def battle_position() -> Any:
    """Two gods are choosing their cards."""
    drawing = """
        Ag    .     Bg
           Aw    Bw
        """
    return given(drawing, gods(A="isis", B="ra"), conflict()).game.position()


def changed(position: Any, path: Path, value: Any) -> Any:
    data = deepcopy(position)
    value_at(data, tuple(path[:-1]))[path[-1]] = value
    return data


def refuses(data: Any, message: str) -> None:
    with pytest.raises(ennead.PositionError, match=message):
        ennead.load(data)


@pytest.fixture(scope="module")
def positions() -> list[Any]:
    return sample_positions(games=4, seed=5)


def test_every_position_reads_back_equal(positions: list[Any]) -> None:
    for position in positions:
        again = ennead.load(json.loads(json.dumps(position)), chance="ask")
        assert again.position() == position


def test_a_game_loaded_in_the_middle_is_played_on_and_replayed(positions: list[Any]) -> None:
    for position in positions[::4]:
        game = ennead.load(position, seed=1)
        ennead.playout(game, 2)
        assert ennead.replay(game.record().dumps()).hash() == game.hash()


def play_on(data: Any, seed: int) -> bool:
    """Whether spoilt data is a position after all; then it is played to its end."""
    try:
        game = ennead.load(data, chance="ask")
    except ennead.PositionError:
        return False
    for answers, _ in enumerate(play(game, lively, Random(seed))):
        assert answers < 5000
    assert game.position()["ending"] is not None
    return True


def spoil_many(positions: list[Any], number: int, seed: int) -> int:
    rng = Random(seed)
    accepted = 0
    for turn in range(number):
        data, how = spoilt(rng.choice(positions), rng)
        try:
            accepted += play_on(data, turn)
        except Exception as error:
            error.add_note(how)
            raise
    return accepted


def test_a_spoilt_position_is_refused_or_can_be_played_to_the_end(positions: list[Any]) -> None:
    accepted = spoil_many(positions, 150, seed=6)
    assert 20 < accepted < 130


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_many_spoilt_positions_are_refused_or_can_be_played(seed: int) -> None:
    spoil_many(sample_positions(games=20, seed=seed), 3000, seed=seed)


WRONG_AT_THE_START: list[tuple[Path, Any, str]] = [
    (["areas", 0, "god"], "seth", "areas: god 'seth' is not one of amun"),
    (["areas", 0, "god"], "ra", "each player has a different god"),
    (["areas", 1, "god"], None, "areas: god None is not one of"),
    (["areas", 2, "god"], None, "a player has no god"),
    (["areas", 0, "figure"], "F2", r"two figures on F2 \(AK-B3\)"),
    (["areas", 0, "figure"], "pool", "a god stands on the board"),
    (["areas", 0, "figure"], "E0", r"cannot be in water \(AK-B8\)"),
    (["areas", 0, "figure"], "Q7", "'Q7' is not a space of the map"),
    (["areas", 0, "figure"], ["F2"], "is not a space of the map"),
    (["areas", 0, "warriors"], ["pool"] * 7, r"at most 6 places \(AK-C1\)"),
    (["areas", 0, "warriors"], ["card"], "on their card they belong to nobody"),
    (["areas", 2, "warriors"], ["trapped"], r"only enemy warriors are trapped \(AK-AN1\)"),
    (["areas", 0, "warriors"], ["trapped"] * 4, "4 warriors are trapped; there are 3 slots"),
    (["areas", 0, "followers"], -1, r"areas\[0\].followers: expected 0 to"),
    (["areas", 0, "devotion"], 31, r"space 31 has won by it \(AK-D5\)"),
    (["areas", 0, "devotion"], 32, r"areas\[0\].devotion: expected 0 to 31"),
    (["areas", 0, "powers"], ["glory"], r"areas\[0\].powers: 'glory' is not one of commanding"),
    (["areas", 0, "powers"], ["glorious", "glorious"], "'glorious' is listed twice"),
    (["areas", 0, "hand"], ["flood"], r"Cycle of Ma'at is missing \(AK-Y19\)"),
    (["areas", 0, "hat"], 1, r"areas\[0\]: unknown key 'hat'"),
    (["areas"], [], "areas: expected a list of 3"),
    (["areas", 0], 5, r"areas\[0\]: expected an object"),
    (["camels"], ["A3/A5"], "camels: expected two neighbouring spaces"),
    (["camels"], ["A1/B1"], r"no camel can stand on A1/B1 \(AK-CC1\)"),
    (["camels"], ["A2/A3", "A2/A3"], r"two camels on one edge \(AK-CC1\)"),
    (["camels"], ["A2/A3"] * 31, r"camels: expected at most 30, found 31 \(AK-C2\)"),
    (["order"], {"1": "A1", "2": "F0"}, "'F0'.*water|order.2: F0 is water"),
    (["order"], {"1": "B0", "2": "A1"}, r"the region of J2 has no token \(AK-S7\)"),
    (["order"], {"1": "B0", "2": "B0", "3": "A1"}, "order.2: the region of B0 has token 1"),
    (["order"], {"9": "B0"}, "expected a token 1 to 8, found '9'"),
    (["order"], {"01": "B0"}, "expected a token 1 to 8, found '01'"),
    (["monuments"], [["temple", "A1", 0], ["temple", "A1"]], r"A1 is not empty land \(AK-B3\)"),
    (["monuments"], [["temple", "E0"]], r"E0 is not empty land \(AK-B3\)"),
    (["monuments"], [["temple", "F2"]], r"F2 is not empty land \(AK-B3\)"),
    (["monuments"], [["temple", "A1", 3]], "there is no player 3"),
    (["monuments"], [["tower", "A1"]], "expected .type, space, seat or null. of obelisk"),
    (["monuments"], [["temple", f"{c}1"] for c in "ABCDEFGHIJ"] + [["temple", "A2"]], "AK-C2"),
    (["monuments"], [["temple", f"{c}{r}", 0] for c in "ABCDE" for r in (1, 2)], "AK-C[12]"),
    (["guardians"], ["satet", "apep"], "'giant_scorpion' is not in 'guardians'"),
    (["guardians"], [], "'satet' is not in 'guardians', which lists none"),
    (["guardians"], ["apep", "satet", "androsphinx"], r"one of each level, ascending \(AK-S8\)"),
    (["guardians"], ["satet", "apep", "seth"], "guardians: 'seth' is not one of"),
    (["guardian_figures"], [["satet", 0, "pool"]] * 4, r"at most 3 of satet, found 4"),
    (["guardian_figures", 0], ["satet", None, "pool"], "satet at pool belongs to nobody"),
    (["guardian_figures", 0], ["satet", 0, "card"], "on their card they belong to nobody"),
    (["guardian_figures", 0], ["satet", 7, "pool"], "there is no player 7"),
    (["guardian_figures", 0], ["satet", 0, "trapped"], "only warriors can be trapped"),
    (["guardian_figures", 0], ["satet", 0, "E0"], r"cannot be in water \(AK-B8\)"),
    (["guardian_figures", 0], "satet", "expected .guardian, seat, place"),
    (["plays"], [0, 0, 0], r"is no merging of two gods \(AK-MG1\)"),
    (["plays"], [1, 0, 2], r"is no merging of two gods \(AK-MG1\)"),
    (["plays"], [0, 1], "expected a god for each of 3 seats"),
    (["ascending"], [0, 1], r"no god is forgotten before the 4th conflict \(AK-FG1\)"),
    (["ascending"], [0], r"two gods or more while the game goes on \(AK-FG2\)"),
    (["ascending"], [0, 0, 1], "ascending: god 0 is listed twice"),
    (["order"], {1: "B0", "1": "A1"}, "order.1: this token is given twice"),
    (["tokens"], {"isis": []}, "tokens: unknown key 'isis'"),
    (["tokens"], {"osiris": ["A1", "A2", "B1", "B2"]}, "at most 3 spaces"),
    (["tokens"], {"osiris": ["E0"]}, "underworld tokens lie on land"),
    (["tokens"], {"ra": ["A1"]}, "a sun lies on a figure"),
    (["tokens"], {"ra": ["F2"]}, r"a summoned figure of its own god \(AK-RA1\)"),
    (["tokens"], {"osiris": ["A1", "A1"]}, "expected different spaces of the map"),
    (["tokens"], {"osiris": ["A1", "Z9"]}, "expected different spaces of the map"),
    (["tokens"], {"anubis": ["A1"]}, "this god has no tokens to place"),
    (["tokens"], [], "tokens: expected an object"),
    (["aims"], [["F2", "n"]], r"no figure on F2 can be aimed \(AK-GS1\)"),
    (["aims"], [["F2", "up"]], "aims: expected .space, direction."),
    (["markers"], [0, 0, 4, 0], r"markers: 4 of gain would have triggered an event \(AK-T5\)"),
    (["markers"], [0, 0, 5, 0], "markers: at most 4 of gain, found 5"),
    (["markers"], [0, 0, 0], "markers: expected 4 numbers"),
    (["event"], 19, "event: expected 0 to 18, found 19"),
    (["event"], 18, r"after the last event the game is over \(AK-E2\)"),
    (["tiebreaker"], {"god": 0, "face_up": True}, r"nobody holds it outside conflicts \(AK-X1\)"),
    (["tiebreaker"], {"god": 0}, "tiebreaker.face_up: expected true or false"),
    (["battle"], {"region": 0, "gods": [0, 1]}, "battle: expected the battle that is in progress"),
    (["battle"], {"region": 3, "gods": [0, 1]}, "battle.region: expected 0 to 2, found 3"),
    (["battle"], {"region": 0, "gods": [0]}, "battle.gods: expected two gods in play or more"),
    (["winner"], 0, "winner: nobody has won"),
    (["ending"], "boredom", "ending: 'boredom' is not one of"),
    (["ending"], "all_forgotten", "not all gods are forgotten"),
    (["first"], 3, "first: expected 0 to 2, found 3"),
    (["map"], {"rows": ["FF", "F"]}, "row 1 has 1 columns, not 2"),
    (["map"], {"rows": "FF"}, "map.rows: expected a list"),
    (["map"], {"rows": ["FX"]}, "unknown terrain 'X'"),
    (["map"], {"rows": ["FFF"], "rivers": ["A0/B0", "B0/A0"]}, "two rivers on one edge"),
    (["sealed"], [1], "sealed: no secret question is pending"),
    (["colour"], 1, "unknown key 'colour'"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG_AT_THE_START)
def test_a_position_that_cannot_lie_on_a_table_is_refused(
    path: Path, value: Any, message: str
) -> None:
    refuses(changed(whole_game(), path, value), message)


WRONG_FRAMES: list[tuple[list[Any], str]] = [
    ([], "nothing is in progress, but 'ending' does not say why"),
    ([["Dance", 0]], r"pending\[0\]: expected .name, .... of ActionOver"),
    ([["Turn", 3]], r"pending\[0\]: Turn: expected a player in play, found 3"),
    ([["Turn", "0"]], "Turn: (expected a player in play|int object expected)"),
    ([["Turn"]], r"pending\[0\]: Turn: .*argument"),
    ([["Turn", 0, 1]], r"pending\[0\]: Turn: .*argument"),
    ([["Turn", True]], r"pending\[0\]: expected whole numbers and texts, found True"),
    ([["ChooseAction", 0, 0]], r"ChooseAction: cannot be in progress on nothing"),
    ([["Turn", 0], ["Turn", 1]], r"pending\[1\]: Turn: cannot be in progress on Turn"),
    ([["NextTurn", 0], ["ChooseAction", 1, 0]], "it is another player's turn"),
    ([["NextTurn", 0], ["ChooseAction", 0, 4]], "expected an action 0 to 3, found 4"),
    ([["NextTurn", 0], ["SetBack", 2], ["ControlMonument", 0]], "belongs to a space of the event"),
    ([["NextTurn", 0], ["SetBack", 2], ["PlaceCamel", 0, []]], "belongs to a space of the event"),
    ([["NextTurn", 0], ["SetBack", 2], ["Conflict", 0, 0]], "belongs to a space of the event"),
    ([["NextTurn", 0], ["AfterAction", 0, 0, 0], ["MoveTo", 0, 7, 0]], "not one of this player's"),
    ([["NextTurn", 0], ["AfterAction", 0, 0, 0], ["MoveTo", 0, 0, 1]], "the figure has moved"),
    ([["NextTurn", 0], ["AfterAction", 0, 0, 0], ["MoveTo", 0, 99, 0]], "expected a figure"),
    ([["NextTurn", 0], ["AfterAction", 0, 0, 0], ["MoveFigure", 0, -1]], "expected a mask"),
    (
        [["NextTurn", 0], ["AfterAction", 0, 0, 0], ["MoveFigure", 0, 0], ["Push", 0, 7, 0]],
        "no figure of this player that can push",
    ),
    (
        [["NextTurn", 0], ["AfterAction", 0, 0, 0], ["MoveFigure", 0, 0], ["Aim", 0, 0]],
        "the figure cannot be aimed",
    ),
    (
        [["NextTurn", 0], ["AfterAction", 0, 1, 0], ["SummonTo", 0, 0, [], 125, 4]],
        "no figure of this kind can be summoned",
    ),
    (
        [["NextTurn", 0], ["AfterAction", 0, 1, 0], ["SummonTo", 0, 1, [], 125, 1]],
        "no figure can be summoned from this source",
    ),
    (
        [["NextTurn", 1], ["AfterAction", 1, 1, 0], ["Summon", 1, 1, []], ["GiveSun", 1, 7, 4]],
        "not one that was summoned",
    ),
    (
        [["NextTurn", 0], ["AfterAction", 0, 1, 0], ["Summon", 0, 1, []], ["GiveSun", 0, 1, 4]],
        "this god does not have the ability",
    ),
    (
        [["NextTurn", 1], ["AfterAction", 1, 1, 0], ["Summon", 1, 1, []], ["GiveSun", 1, 8, 0]],
        "this god does not have the ability",
    ),
    ([["PlacePieces"]], "does not fit the setup in progress|nothing has changed it"),
]


@pytest.mark.parametrize(("frames", "message"), WRONG_FRAMES)
def test_what_cannot_be_in_progress_is_refused(frames: list[Any], message: str) -> None:
    refuses(changed(whole_game(), ["pending"], frames), message)


BATTLE = [["NextTurn", 0], ["Conflict", 4, 0], ["Regions", 1]]
WRONG_IN_BATTLE: list[tuple[Path, Any, str]] = [
    (["battle"], None, "battle: expected the battle that is in progress"),
    (["battle", "gods"], [0, 2], "battle.gods: expected seats 0 to 1"),
    (["battle", "gods"], [0, 0], "battle.gods: expected two gods"),
    (["battle", "played"], [0, 128], "battle.played: expected 2 numbers 0 to 127"),
    (["battle", "played"], [1, 0], r"areas\[0\].hand: a card of it is played"),
    (["battle", "protected"], -1, "battle.protected: expected 0 to"),
    (["battle", "protected"], 1 << 40, "battle.protected: expected 0 to"),
    (["battle", "lost"], [0], "battle.lost: expected 2 numbers"),
    (["battle", "winner"], 2, "battle.winner: expected 0 to 1"),
    (["battle", "lead"], None, "battle.lead: expected"),
    (["battle", "luck"], 1, "battle: unknown key 'luck'"),
    (["event"], 3, "Conflict belongs to a space of the event conflict"),
    (["sealed"], [9, 9], "sealed: 9 is not a legal answer of seat 0"),
    (["sealed"], [True, -1], "sealed: True is not a legal answer of seat 0"),
    (["sealed"], [1], "sealed: expected 2 answers"),
    (["pending"], [*BATTLE, ["BattleSteps", 3], ["PlayCards", [1, 0]]], "fighting gods, ascending"),
    (["pending"], [*BATTLE, ["BattleSteps", 15]], "expected a step of a battle, found 15"),
    (["pending"], [*BATTLE, ["BattleSteps", 6], ["PlagueBid", []]], "expected fighting gods"),
    (["pending"], [*BATTLE, ["BattleSteps", 8], ["BreakTie", 1]], "does not hold the tiebreaker"),
    (["pending"], [*BATTLE, ["BattleSteps", 5], ["BuildAt", 0, 1]], "cannot be built"),
    (["pending"], [*BATTLE, ["BattleSteps", 7], ["BreakTie", 0]], "on BattleSteps majorities"),
    (["pending"], [*BATTLE, ["BattleSteps", 11], ["KeepAlive", 0, [], []]], "to decide about"),
    (["pending"], [*BATTLE, ["BattleSteps", 11], ["KeepAlive", 0, [0], [1]]], "cannot die"),
    (["pending"], [*BATTLE, ["BattleSteps", 11], ["Mourning", [0]]], "cannot have been killed"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG_IN_BATTLE)
def test_a_battle_that_cannot_be_is_refused(path: Path, value: Any, message: str) -> None:
    refuses(changed(battle_position(), path, value), message)


def test_a_god_that_does_not_fight_has_played_no_card() -> None:
    """Its Cycle of Ma'at would never come back."""
    drawing = """
        Ag    .     Bg    -     Cg
           Aw    Bw    -     -
        """
    position = given(drawing, gods(A="isis", B="ra", C="anubis"), conflict()).game.position()
    position["areas"][2]["hand"].remove("maat")
    position["battle"]["played"] = [0, 0, 8]
    refuses(position, r"a god that does not fight has played a card \(AK-Y3\)")


def test_amuns_token_is_face_up_announced_or_face_down() -> None:
    message = "expected one of face_up, announced, face_down, found 'asleep'"
    refuses(changed(whole_game(4), ["tokens"], {"amun": "asleep"}), message)


def test_order_tokens_may_be_whole_numbers() -> None:
    position = whole_game()
    tokens = {int(token): space for token, space in position["order"].items()}
    assert ennead.load(changed(position, ["order"], tokens)).position() == position


def test_guardian_figures_that_are_not_listed_are_on_their_cards() -> None:
    position = changed(whole_game(), ["guardian_figures"], [["satet", 0, "pool"]])
    figures = ennead.load(position).position()["guardian_figures"]
    assert figures.count(["satet", 0, "pool"]) == 1
    assert [item[0] for item in figures if item[2] == "card"] == [
        "satet",
        *["apep"] * 2,
        *["giant_scorpion"] * 2,
    ]


def test_a_god_that_plays_says_where_its_figure_is() -> None:
    position = whole_game()
    del position["areas"][1]["figure"]
    refuses(position, r"areas\[1\].figure: expected the space of the god's figure, or 'out'")


def test_a_merged_god_is_not_listed_in_the_order_of_devotion() -> None:
    position = given(MERGED, after_merging("B", "A")).game.position()
    refuses(
        changed(position, ["ascending"], [0, 1, 2, 3]),
        r"ascending: god 0 has merged into god 1; expected the gods in play, \[1, 2, 3\]",
    )


MERGED = "Bg    .     Cg    Dg\n   .     .     ."


@rule("AK-X9", "AK-MG1")
@pytest.mark.parametrize("event", range(CONFLICTS[2]))
def test_no_gods_have_merged_before_the_third_conflict(event: int) -> None:
    position = given(MERGED, after_merging("B", "A")).game.position()
    message = r"plays: no gods merge before the 3rd conflict is over \(AK-X9\)"
    refuses(changed(position, ["event"], event), message)


@rule("AK-X9", "AK-MG1")
def test_no_gods_have_merged_in_the_third_conflict() -> None:
    position = given(MERGED, after_merging("B", "A")).game.position()
    position |= {"pending": [["NextTurn", 1], ["Conflict", 0, 1]]}
    refuses(position, r"plays: no gods merge before the 3rd conflict is over \(AK-X9\)")


@rule("AK-MG1")
def test_gods_that_have_merged_do_not_merge_again() -> None:
    """The position of a game in which they have merged loads at every question that follows."""
    game = ennead.new("ankh", 3, seed=4)
    merged = 0
    for now in play(game, lively, Random(4)):
        if len(set(now.view(None)["plays"])) < 3:
            merged += 1
            assert ennead.load(now.position()).hash() == now.hash()
    assert merged > 20


@rule("AK-AM2")
@pytest.mark.parametrize("state", ["announced", "face_down"])
def test_amuns_token_is_face_up_outside_conflicts(state: str) -> None:
    message = r"tokens.amun: outside conflicts the token is face up \(AK-AM2\)"
    refuses(changed(whole_game(4), ["tokens"], {"amun": state}), message)


@rule("AK-GS1")
def test_a_giant_scorpion_on_the_board_points_somewhere() -> None:
    position = whole_game()
    scorpion = [item[0] for item in position["guardian_figures"]].index("giant_scorpion")
    position["guardian_figures"][scorpion] = ["giant_scorpion", 0, "B2"]
    refuses(position, r"aims: the giant_scorpion on B2 points nowhere \(AK-GS1\)")
    position["aims"] = [["B2", "n"]]
    assert ennead.load(position).position()["aims"] == [["B2", "n"]]


@rule("AK-GS1")
def test_a_giant_scorpion_that_is_being_aimed_points_nowhere_yet() -> None:
    drawing = """
        Ag    .     Bg
           .     .
        .     .     .
        """
    game = given(drawing, gods(A="isis"), pool(A="giant_scorpion"))
    game.answers("A", "summon", "summon giant_scorpion", "at B0")
    position = then(game).asks("A").offers_also("aim ne").position
    assert ennead.load(position).position() == position


@rule("AK-GS3")
def test_a_giant_scorpion_that_can_point_nowhere_does_not() -> None:
    game = given("Ag    Bg\n   .", gods(A="isis"), pool(A="giant_scorpion"))
    game.answers("A", "summon", "summon giant_scorpion")
    position = game.game.position()
    assert position["aims"] == []
    assert ennead.load(position).position() == position


@pytest.mark.parametrize("frame", [["BattleSteps", 3], ["Domination", 0, 0, 0]])
def test_the_region_in_progress_is_that_of_the_token(frame: list[Any]) -> None:
    position = battle_position()
    position["pending"] = [["NextTurn", 0], ["Conflict", 4, 0], ["Regions", 7], frame]
    if frame[0] == "Domination":
        position["battle"] = None
    refuses(position, "expected the region with token 7")


@rule("AK-AN1")
def test_only_enemy_warriors_just_killed_can_be_about_to_be_trapped() -> None:
    drawing = """
        Ag    Ac    Bg
           Aw    Bw
        """
    game = given(drawing, gods(A="ra", B="anubis"), conflict()).plays(A="maat", B="chariots")
    position = then(game).asks("B").offers("trap ra", "trap nobody").position
    _, seat, (warrior,), ability = position["pending"][-1]
    own, cat = 8, 14
    for wrong in ([warrior, own], [warrior, cat], [warrior, 0]):
        data = changed(position, ["pending", -1], ["Trap", seat, wrong, ability])
        refuses(data, "only enemy warriors that were just killed")
    refuses(changed(position, ["pending", -1, 2], []), "there is nothing to trap")
    full = ["trapped"] * 3 + ["pool"] * 3
    refuses(changed(position, ["areas", 0, "warriors"], full), "no free slot")


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    game = ennead.load(
        {
            "game": "ankh",
            "players": 2,
            "turn": 1,
            "order": {"1": "A1", "2": "F0", "3": "J2"} | {"2": "B0"},
            "guardians": ["satet", "mummy", "androsphinx"],
            "areas": [{"god": "isis", "figure": "C3"}, {"god": "ra", "figure": "F2"}],
        }
    )
    area = game.position()["areas"][0]
    assert (area["followers"], area["devotion"], area["powers"]) == (1, 0, [])
    assert area["warriors"] == ["pool"] * 6
    assert len(area["hand"]) == 7
    assert game.to_act() == [1]


@rule("AK-GM2")
def test_a_mummy_whose_god_is_not_on_the_board_stays_in_the_pool() -> None:
    """No such table can be reached, but a position may leave a god out."""
    drawing = """
        Am    Bw    Bg
           .     Bw
        """
    game = given(drawing, gods(A="isis", B="amun"), devotion(A=3, B=4), conflict())
    game.answers("B", "announce nothing").plays(A="maat", B="chariots")
    then(game).in_pool("A", mummy=1)
