"""Consolidation: events of The People's Revolt that join two regions (AK-X-REV1, 11 to 13)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ennead
from ennead.envs.game_env import encoder_for
from ennead.games.ankh.packs import own_packs
from ennead.games.ankh.table.pieces import CAMELS, ORDER_TOKENS
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    camels,
    event,
    followers,
    given,
    gods,
    markers,
    options,
    order_tokens,
    then,
)

REVOLT = options(scenario="peoples_revolt")
#: The spaces of the event track before the first, second and third caravan.
BEFORE = (4, 8, 12)
CONSOLIDATIONS = (5, 9, 13)
#: Four regions in a row, with two camels between neighbours.
ROW = """
    Ag    .     .     Bg
       .     .     .
    .     .     .     .
    """
LINES = "B0/C0 B0/C1 D0/E0 D0/E1 F0/G0 F0/G1"
TRIGGERED = (REVOLT, event(BEFORE[0]), markers(gain=2))


def row(*order: str) -> AnkhScenario:
    """A triggers a consolidation: regions A-B, C-D, E-F and G in an order of their tokens."""
    parts = (*TRIGGERED, followers(A=1), camels(LINES), order_tokens(*order))
    return given(ROW, *parts).answers("A", "gain")


def regions(game: AnkhScenario) -> dict[int, str]:
    """The first space of each region by its token."""
    return {int(token): space for token, space in game.game.position()["order"].items()}


@rule("AK-X-REV1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_follower_lies_on_each_of_the_three_spaces(players: int) -> None:
    game = ennead.new("ankh", players, seed=1, scenario="peoples_revolt")
    view = game.view(None)
    assert view["tokens"]["consolidation"] == {"followers": list(CONSOLIDATIONS), "out": []}
    assert [view["event_track"][space] for space in CONSOLIDATIONS] == ["consolidation"] * 3
    assert "caravan" not in view["event_track"]
    assert [area["followers"] for area in view["areas"]] == [1] * players


@rule("AK-X-REV1")
def test_the_base_game_keeps_its_caravans() -> None:
    view = ennead.new("ankh", 3, seed=1).view(None)
    assert [view["event_track"][space] for space in CONSOLIDATIONS] == ["caravan"] * 3
    assert "consolidation" not in view["tokens"]


@rule("AK-X-REV11")
def test_who_triggers_it_takes_the_follower() -> None:
    game = row("A0", "C0", "E0", "G0")
    then(game).followers_changed(A=1, B=0).event(5)
    assert game.game.view(None)["tokens"]["consolidation"]["followers"] == list(CONSOLIDATIONS[1:])
    assert game.told("follower_taken") == [(0,)]


@rule("AK-X-REV11")
def test_two_regions_with_a_camel_between_them_are_chosen() -> None:
    game = row("A0", "C0", "E0", "G0")
    then(game).asks("A").offers("join 1 2", "join 2 3", "join 3 4")
    then(game).refuses("join 1 3", because="AK-X-REV11")
    then(game).refuses("join 4 5", because="AK-X-REV11")
    then(game).refuses_to("B", "join 1 2", because="AK-X-REV11")


@rule("AK-X-REV11")
def test_all_camels_between_the_two_are_taken_away_and_they_are_one_region() -> None:
    game = row("A0", "C0", "E0", "G0").answers("A", "join 3 4")
    assert game.game.position()["camels"] == ["B0/C0", "B0/C1", "D0/E0", "D0/E1"]
    lands = {r["token"]: len(r["land"]) for r in game.game.view(None)["regions"]}
    assert lands == {1: 3, 2: 3, 3: 5}


@rule("AK-X-REV11")
def test_the_highest_token_leaves_the_game() -> None:
    game = row("A0", "C0", "E0", "G0").answers("A", "join 3 4")
    assert regions(game) == {1: "A0", 2: "C0", 3: "E0"}
    view = game.game.view(None)
    assert view["tokens"]["consolidation"]["out"] == [4]
    assert view["supply"]["order_tokens"] == [5, 6, 7, 8]
    assert game.told("token_left") == [(4,)]
    assert game.told("joined") == [(0, 3, 4, 4)]


@rule("AK-X-REV11")
def test_one_of_two_tokens_left_goes_to_the_region_that_lost_its_own() -> None:
    game = row("A0", "C0", "E0", "G0").answers("A", "join 1 2")
    then(game).asks("A").offers("send 1", "send 2")
    then(game).refuses("send 3", because="AK-X-REV11")
    then(game).refuses_to("B", "send 1", because="AK-X-REV11")
    game.answers("A", "send 1")
    assert regions(game) == {1: "G0", 2: "A0", 3: "E0"}


@rule("AK-X-REV11")
def test_the_other_token_stays_with_the_joined_region() -> None:
    game = row("A0", "C0", "E0", "G0").answers("A", "join 1 2", "send 2")
    assert regions(game) == {1: "A0", 2: "G0", 3: "E0"}


@rule("AK-X-REV11")
def test_the_highest_token_may_lie_in_a_region_far_away() -> None:
    game = row("C0", "A0", "G0", "E0").answers("A", "join 1 2", "send 2")
    assert regions(game) == {1: "A0", 2: "E0", 3: "G0"}


@rule("AK-X-REV11")
def test_the_token_that_is_left_is_the_joined_regions_whichever_part_has_the_first_space() -> None:
    game = row("A0", "C0", "G0", "E0").answers("A", "join 3 4")
    assert regions(game) == {1: "A0", 2: "C0", 3: "E0"}


@rule("AK-X-REV11")
def test_a_region_that_has_the_highest_token_is_joined_without_a_question() -> None:
    game = row("G0", "C0", "E0", "A0").answers("A", "join 2 4")
    assert regions(game) == {1: "G0", 2: "A0", 3: "E0"}


@rule("AK-X-REV11")
def test_any_two_tokens_can_be_wished_for() -> None:
    game = row("A0", "C0", "E0", "G0")
    for one in range(1, 9):
        for other in range(one + 1, 9):
            wish = f"join {other} {one}"
            if other - one > 1 or other > 4:
                then(game).refuses(wish, because="AK-X-REV11")


def test_learners_are_told_which_tokens_are_out_of_the_game() -> None:
    game = row("A0", "C0", "E0", "G0").answers("A", "join 3 4").game
    encoder = encoder_for("ankh", 2, game.options)
    observed = list(encoder.observation(game.table, 0))
    assert encoder.layout[-1][:2] == ("tokens_consolidation", 9)
    assert observed[-10:] == [1, 1, 0, 0, 0, 1, 0, 0, 0, 0]


@rule("AK-X-REV11", "AK-X-REV12")
def test_the_last_of_all_tokens_leaves_a_game_of_five() -> None:
    """Only there are all eight on the board."""
    game, rng = ennead.new("ankh", 5, seed=3, scenario="peoples_revolt"), Random(3)
    while len(game.position()["order"]) == ORDER_TOKENS:
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    data = game.position()
    assert data["tokens"]["consolidation"]["out"] == [ORDER_TOKENS]
    assert ennead.load(data).hash() == game.hash()
    observed = list(encoder_for("ankh", 5, game.options).observation(game.table, 0))
    assert observed[-9:] == [1, *[0] * 7, 1]
    for token in (0, 9, 7):
        data["tokens"]["consolidation"]["out"] = [token]
        with pytest.raises(ennead.PositionError, match="order tokens that no region has"):
            ennead.load(data)


@rule("AK-X-REV11")
def test_nothing_is_joined_before_the_token_is_chosen() -> None:
    game = row("A0", "C0", "E0", "G0").answers("A", "join 1 2")
    assert regions(game) == {1: "A0", 2: "C0", 3: "E0", 4: "G0"}
    assert len(game.game.position()["camels"]) == 6


@rule("AK-X-REV11")
def test_then_it_is_the_next_players_turn() -> None:
    game = row("A0", "C0", "E0", "G0").answers("A", "join 3 4")
    then(game).asks("B").offers_also("move")
    assert game.game.position()["markers"] == [0, 0, 0, 0]


@rule("AK-X-REV12")
def test_it_must_be_carried_out() -> None:
    game = row("A0", "C0", "E0", "G0")
    then(game).refuses("stop", because="AK-X-REV11").refuses("done", because="AK-X-REV11")


@rule("AK-X-REV12")
def test_where_no_two_regions_are_divided_by_camels_only_the_follower_is_taken() -> None:
    game = given(ROW, *TRIGGERED, followers(A=1)).answers("A", "gain")
    then(game).followers_changed(A=1).asks("B").offers_also("move")
    assert game.told("token_left") == []


@rule("AK-X-REV12")
def test_a_single_border_is_joined_by_the_game() -> None:
    parts = (*TRIGGERED, camels("F0/G0 F0/G1"))
    game = given(ROW, *parts).answers("A", "gain")
    then(game).asks("B").offers_also("move")
    assert regions(game) == {1: "A0"}


@rule("AK-X-REV12", "AK-C2")
def test_the_camels_go_to_the_supply() -> None:
    game = row("A0", "C0", "E0", "G0").answers("A", "join 3 4")
    assert game.game.view(None)["supply"]["camels"] == CAMELS - 4


@rule("AK-X-REV12", "AK-B4")
def test_water_belongs_to_the_joined_region() -> None:
    game = given(
        """
        Ag    ~     Bg
           .     .
        .     .     .
        """,
        *TRIGGERED,
        camels("B0/C1 C1/D0"),
        order_tokens("A0", "C1", "D0"),
    )
    game.answers("A", "gain")
    before = {r["token"]: r["water"] for r in game.game.view(None)["regions"]}
    assert before == {1: ["C0"], 2: ["C0"], 3: ["C0"]}
    game.answers("A", "join 1 2", "send 1")
    after = {r["token"]: r["water"] for r in game.game.view(None)["regions"]}
    assert after == {1: ["C0"], 2: ["C0"]}


@rule("AK-X-REV13")
def test_there_are_no_caravans() -> None:
    game = row("A0", "C0", "E0", "G0")
    then(game).refuses("camel A0/A1", because="AK-X-REV13")
    then(game).refuses_to("B", "camel A0/A1", because="AK-X-REV13")
    then(game).refuses("swap 1 2", because="AK-X-REV13")
    then(game).refuses("keep A0", because="AK-X-REV13")


@rule("AK-X-REV13", "AK-B7")
def test_a_figure_in_water_between_two_regions_is_in_the_one_they_become() -> None:
    game = given(
        """
        Ag    Ap~   Bg
           .     .
        .     .     .
        """,
        *TRIGGERED,
        gods(A="ra", B="amun"),
        camels("B0/C1 C1/D0"),
        order_tokens("A0", "C1", "D0"),
    )
    game.answers("A", "gain")
    counts = [len(region["water"]) for region in game.game.view(None)["regions"]]
    assert counts == [1, 1, 1]
    game.answers("A", "join 1 2", "send 2")
    assert [len(region["water"]) for region in game.game.view(None)["regions"]] == [1, 1]
    then(game).stands("C0", "Ap")


@rule("AK-X-REV11")
def test_a_view_shows_what_a_join_does_before_it_is_done() -> None:
    view = row("A0", "C0", "E0", "G0").game.view(1)
    assert view["asked"]["joins"] == [
        join([1, 2], [3, 3], ["B0/C0", "B0/C1"], 4, [1, 2]),
        join([2, 3], [3, 3], ["D0/E0", "D0/E1"], 4, [2, 3]),
        join([3, 4], [3, 2], ["F0/G0", "F0/G1"], 4, []),
    ]


@rule("AK-X-REV11")
def test_a_view_shows_the_join_that_a_token_is_chosen_for() -> None:
    view = row("A0", "C0", "E0", "G0").answers("A", "join 1 2").game.view(0)
    assert view["asked"]["joins"] == [join([1, 2], [3, 3], ["B0/C0", "B0/C1"], 4, [1, 2])]


def join(
    tokens: list[int], sizes: list[int], camels: list[str], leaves: int, sends: list[int]
) -> dict[str, Any]:
    """Two regions that can be joined, as views show them."""
    answer = 10 * tokens[0] + tokens[1]
    found = {"answer": answer, "tokens": tokens, "sizes": sizes, "camels": camels}
    return {**found, "leaves": leaves, "sends": sends}


@rule("AK-X-REV11", "AK-X-REV1")
@pytest.mark.parametrize("answers", [(), ("join 1 2",), ("join 1 2", "send 2"), ("join 3 4",)])
def test_positions_keep_followers_and_tokens_out_of_the_game(answers: tuple[str, ...]) -> None:
    game = row("A0", "C0", "E0", "G0")
    game.answers("A", *answers)
    position = game.game.position()
    again = ennead.load(position, chance="ask")
    assert again.position() == position
    assert again.hash() == game.game.hash()
    assert again.view(0) == game.game.view(0)


@pytest.mark.parametrize(
    ("tokens", "message"),
    [
        ({"followers": [5, 9, 13]}, "tokens.consolidation: expected followers on .* to come"),
        ({"out": [1]}, "tokens.consolidation: out: expected order tokens that no region has"),
        ({"out": 4}, "tokens.consolidation: out: expected order tokens that no region has"),
        ({"out": [9]}, "tokens.consolidation: out: expected order tokens that no region has"),
        (["out"], "tokens.consolidation: expected an object with 'followers' and 'out'"),
        ({"cats": 1}, "tokens.consolidation: expected an object with 'followers' and 'out'"),
    ],
)
@rule("AK-X-REV1")
def test_a_position_that_cannot_be_is_refused(tokens: dict[str, Any], message: str) -> None:
    position = row("A0", "C0", "E0", "G0").game.position()
    position["tokens"]["consolidation"] = tokens
    with pytest.raises(ennead.PositionError, match=message):
        ennead.load(position)


@rule("AK-X-REV11")
def test_what_is_asked_in_a_consolidation_belongs_to_one() -> None:
    position = row("A0", "C0", "E0", "G0").game.position()
    for pair in ((3, 4), (1, 3)):
        position["pending"][-1] = ["SendToken", 0, *pair]
        with pytest.raises(ennead.PositionError, match="without the highest token"):
            ennead.load(position)
    position["pending"][-1] = ["SendToken", 0, 3, 4]
    with pytest.raises(ennead.PositionError, match="without the highest token"):
        ennead.load(position)
    position["pending"][-1] = ["JoinRegions", 0]
    position |= {"event": 3, "tokens": {}}
    with pytest.raises(ennead.PositionError, match="belongs to a space of the event"):
        ennead.load(position)


@rule("AK-X-REV11", "AK-MG8")
def test_a_caravan_in_progress_cannot_be_in_this_scenario() -> None:
    position = row("A0", "C0", "E0", "G0").game.position()
    position["pending"][-1] = ["PlaceCamel", 0, []]
    with pytest.raises(ennead.PositionError, match="belongs to a space of the event caravan"):
        ennead.load(position)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_is_told_in_both_languages(lang: str) -> None:
    game = row("A0", "C0", "E0", "G0")
    asked = game.game.ask(0, lang)
    assert ("token 4, the highest" in asked) == (lang == "en")
    said = game.game.say(0, 12, lang)
    assert said.startswith("join regions 1 and 2 (3 and 3" if lang == "en" else "die Regionen 1")
    game.answers("A", "join 1 2", "send 2")
    told = [game.game.tell(event, lang) for event in game.events]
    expected = {
        "en": "Conflict order token 4 leaves the game.",
        "de": "Konfliktabfolge-Plättchen 4 verlässt das Spiel.",
    }
    assert expected[lang] in told


# ---------------------------------------------------------------- the setups of the scenario

#: By number of players: land spaces of the regions, monuments in all, borders made of camels.
PATTERN: dict[int, tuple[dict[int, int], tuple[int, int, int], str]] = {
    2: ({1: 8, 2: 23, 3: 11, 4: 11, 5: 9, 6: 12, 7: 8}, (2, 3, 2), "17 25 34 67"),
    3: ({1: 12, 2: 11, 3: 23, 4: 8, 5: 11, 6: 8, 7: 9}, (3, 3, 3), "16 25 37 46"),
    4: ({1: 12, 2: 11, 3: 23, 4: 11, 5: 8, 6: 8, 7: 9}, (3, 4, 4), "16 24 37 56"),
    5: ({1: 11, 2: 12, 3: 12, 4: 11, 5: 8, 6: 8, 7: 11, 8: 9}, (3, 4, 5), "14 27 28 36 56"),
}


@rule("AK-X-REV1")
@pytest.mark.parametrize("players", list(PATTERN))
def test_the_regions_have_the_sizes_and_borders_of_the_printed_map(players: int) -> None:
    sizes, monuments, borders = PATTERN[players]
    game = ennead.new("ankh", players, seed=1, scenario="peoples_revolt", first=0)
    view = game.view(None)
    assert {r["token"]: len(r["land"]) for r in view["regions"]} == sizes
    kinds = [monument for monument, _, _ in view["monuments"]]
    assert tuple(kinds.count(k) for k in ("obelisk", "temple", "pyramid")) == monuments
    assert len(view["camels"]) == (30 if players == 5 else 26)
    between = set()
    of = {space: r["token"] for r in view["regions"] for space in r["land"]}
    for edge in view["camels"]:
        one, other = sorted(of[space] for space in edge.split("/"))
        between.add(f"{one}{other}")
    assert sorted(between) == borders.split()


@rule("AK-X-REV1")
@pytest.mark.parametrize("players", list(PATTERN))
def test_every_player_starts_in_three_regions_in_the_printed_pattern(players: int) -> None:
    game = ennead.new("ankh", players, seed=1, scenario="peoples_revolt", first=0)
    view = game.view(None)
    of = {space: r["token"] for r in view["regions"] for space in r["land"]}
    for seat, area in enumerate(view["areas"]):
        (warrior,) = [space for space in area["warriors"] if space in of]
        (pyramid,) = [space for kind, space, god in view["monuments"] if god == seat]
        found = (of[pyramid], of[area["figure"]], of[warrior])
        number = seat + 1
        cyclic = tuple((number - back - 1) % players + 1 for back in range(3))
        assert found == ((number, number + 4, number + 2) if players == 2 else cyclic)
    neutral = {of[space] for _, space, god in view["monuments"] if god is None}
    assert neutral >= set(range(players + 1, len(view["regions"]) + 1)) - {7 if players == 2 else 0}


def test_the_scenario_is_found_by_its_name_and_brings_its_pack() -> None:
    assert own_packs()["revolt"].scenarios["peoples_revolt"].special_rules == (
        "peoples_revolt",
        "consolidation",
    )
    assert ennead.new("ankh", 2, seed=1, scenario="peoples_revolt").options["packs"] == ["revolt"]


@pytest.mark.parametrize("players", [2, 5])
def test_terminal_and_pictures_draw_the_scenario(players: int) -> None:
    game = ennead.new("ankh", players, seed=1, scenario="peoples_revolt")
    assert "mmmX cmmX" in str(game)
    assert "<svg" in (game._repr_svg_() or "")
