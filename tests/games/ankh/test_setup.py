"""Setup: players, gods, scenario, guardians, tokens (AK-S)."""

from __future__ import annotations

from typing import Any

import pytest

import ennead
from tests.rule import rule

NAMES = ["amun", "anubis", "isis", "osiris", "ra"]
GUARDIANS = ["satet", "mummy", "androsphinx"]
every_scenario = pytest.mark.parametrize("scenario", ["middle_kingdom", "old_kingdom"])
every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def chosen(players: int, first: int = 0, **options: Any) -> ennead.Game:
    """A game in which nothing is left to chance."""
    given: dict[str, Any] = {"gods": NAMES[:players], "guardians": GUARDIANS, "first": first}
    return ennead.new("ankh", players, chance="ask", **given | options)


@rule("AK-S1")
@pytest.mark.parametrize("players", [0, 1, 6, 2.0, "2", None, True])
def test_any_other_number_of_players_than_2_to_5_is_refused(players: Any) -> None:
    with pytest.raises(ValueError, match="players must be one of 2, 3, 4, 5"):
        ennead.new("ankh", players)


@rule("AK-S1")
@every_count
def test_every_player_has_a_different_god(players: int) -> None:
    for seed in range(10):
        areas = ennead.new("ankh", players, seed=seed).position()["areas"]
        gods = [area["god"] for area in areas]
        assert len(set(gods)) == players
        assert set(gods) <= set(NAMES)


@rule("AK-S1")
@pytest.mark.parametrize(
    "gods",
    [["ra", "ra"], ["ra"], ["ra", "seth"], ["ra", "isis", "amun"], "ra", 7, [["ra"], "isis"], None],
)
def test_gods_that_are_not_different_ones_for_each_player_are_refused(gods: Any) -> None:
    with pytest.raises(ValueError, match="gods must be 'random' or 2 different ones"):
        ennead.new("ankh", 2, gods=gods)


@rule("AK-S2")
@every_scenario
@every_count
def test_everybody_starts_with_a_follower_seven_cards_and_no_power(
    players: int, scenario: str
) -> None:
    game = chosen(players, scenario=scenario)
    for seat, area in enumerate(game.position()["areas"]):
        assert area["followers"] == 1
        assert len(area["hand"]) == 7
        assert area["powers"] == []
        assert area["warriors"].count("pool") == 5
        assert game.view(None)["ankh_tokens"][seat] == 8


@rule("AK-S2", "AK-S7")
def test_figures_and_monuments_stand_where_the_scenario_places_them() -> None:
    position = chosen(2).position()
    first, second = position["areas"]
    assert (first["figure"], first["warriors"][0]) == ("B5", "B4")
    assert (second["figure"], second["warriors"][0]) == ("G7", "G6")
    assert ["obelisk", "A5", 0] in position["monuments"]
    assert ["temple", "F6", 1] in position["monuments"]
    assert ["pyramid", "F2", None] in position["monuments"]
    assert len(position["monuments"]) == 7


@rule("AK-S3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_player_1_of_the_scenario_and_the_others_follow_clockwise(
    first: int,
) -> None:
    game = chosen(3, first=first)
    areas = game.position()["areas"]
    places = [areas[(first + step) % 3]["figure"] for step in range(3)]
    assert places == ["D4", "G7", "F2"]
    assert game.to_act() == [first]


@rule("AK-S3")
def test_without_a_choice_the_first_player_is_random() -> None:
    game = ennead.new("ankh", 3, chance="ask")
    notations = [game.notation(ennead.CHANCE, answer) for answer in game.legal(ennead.CHANCE)]
    assert notations == ["first 0", "first 1", "first 2"]
    assert len(set(game.weights())) == 1


@rule("AK-S3")
@pytest.mark.parametrize("first", [-1, 2, "0", True, None])
def test_a_first_player_who_does_not_play_is_refused(first: Any) -> None:
    with pytest.raises(ValueError, match="first must be 'random' or a seat 0 to 1"):
        ennead.new("ankh", 2, first=first)


@rule("AK-S4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_devotion_markers_are_stacked_with_the_first_player_s_on_top(first: int) -> None:
    position = chosen(3, first=first).position()
    assert [area["devotion"] for area in position["areas"]] == [0, 0, 0]
    assert position["ascending"] == [(first + step) % 3 for step in (2, 1, 0)]


@rule("AK-S5")
@pytest.mark.parametrize(
    ("players", "steps"),
    [(2, [3, 3, 3, 2]), (3, [4, 4, 4, 3]), (4, [5, 5, 5, 4]), (5, [6, 6, 6, 5])],
)
def test_action_markers_start_on_the_space_for_the_number_of_players(
    players: int, steps: list[int]
) -> None:
    game = chosen(players)
    assert game.view(None)["steps_to_event"] == steps
    assert game.position()["event"] == 0


@rule("AK-S6")
def test_a_number_of_players_that_the_scenario_does_not_name_is_refused() -> None:
    for_two: dict[str, Any] = {"name": "Two", "player_counts": [2], "special_rules": []}
    for_two["p2"] = setup_of_two()
    assert not chosen(2, scenario=for_two).over
    with pytest.raises(ValueError, match="Two is played by 2 players, not 3"):
        chosen(3, scenario=for_two)


def setup_of_two() -> dict[str, Any]:
    return {
        "players": 2,
        "order": {
            "1": {"name": "west", "at": [4, 5]},
            "2": {"name": "east", "at": [4, 6]},
            "3": {"name": "delta", "at": [3, 5]},
        },
        "camels": [],
        "neutral": [["temple", [0, 3]]],
        "player": [
            {"god": [5, 1], "warriors": [[4, 1]], "monuments": [["obelisk", [5, 0]]]},
            {"god": [7, 6], "warriors": [], "monuments": []},
        ],
    }


@rule("AK-S7")
@every_scenario
@every_count
def test_every_region_starts_with_one_conflict_order_token(players: int, scenario: str) -> None:
    view = chosen(players, scenario=scenario).view(None)
    tokens = [region["token"] for region in view["regions"]]
    assert sorted(tokens) == list(range(1, len(tokens) + 1))


@rule("AK-S7")
@pytest.mark.parametrize("scenario", ["new_kingdom", 7, None, ["middle_kingdom"]])
def test_a_scenario_that_is_not_known_is_refused(scenario: Any) -> None:
    with pytest.raises(ValueError, match="scenario must be one of middle_kingdom, old_kingdom"):
        ennead.new("ankh", 2, scenario=scenario)


@rule("AK-S8")
def test_one_guardian_of_each_level_takes_part() -> None:
    assert chosen(2).position()["guardians"] == GUARDIANS
    for seed in range(10):
        names = ennead.new("ankh", 2, seed=seed).position()["guardians"]
        levels = [["cat_mummy", "satet"], ["mummy", "apep"], ["giant_scorpion", "androsphinx"]]
        assert all(name in level for name, level in zip(names, levels, strict=True))


@rule("AK-S8")
@pytest.mark.parametrize(
    "guardians",
    [
        ["cat_mummy", "satet", "androsphinx"],
        ["mummy", "satet", "androsphinx"],
        ["satet", "mummy"],
        ["satet", "mummy", "androsphinx", "apep"],
        ["satet", "mummy", "seth"],
        "satet",
        None,
    ],
)
def test_guardians_that_are_not_one_of_each_level_are_refused(guardians: Any) -> None:
    with pytest.raises(ValueError, match="guardians must be 'random' or one of each level"):
        ennead.new("ankh", 2, guardians=guardians)


@rule("AK-S9")
@pytest.mark.parametrize(
    ("players", "small", "large"), [(2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 3, 2)]
)
def test_one_figure_of_each_guardian_with_two_players_two_with_three_else_all(
    players: int, small: int, large: int
) -> None:
    figures = chosen(players).position()["guardian_figures"]
    assert figures.count(["satet", None, "card"]) == small
    assert figures.count(["mummy", None, "card"]) == small
    assert figures.count(["androsphinx", None, "card"]) == large
    assert len(figures) == 2 * small + large


@rule("AK-S10")
def test_amun_starts_with_its_token_face_up_and_ra_and_osiris_with_all_theirs() -> None:
    tokens = chosen(5).position()["tokens"]
    assert tokens == {"amun": "face_up", "osiris": [], "ra": []}


@rule("AK-S10")
def test_ra_has_three_suns_to_give() -> None:
    """Three summoned figures are radiant; for the fourth there is no sun left to ask about."""
    game = chosen(2, gods=["ra", "isis"])
    for number in range(4):
        while game.to_act() == [0]:
            asked = {game.notation(0, answer): answer for answer in game.legal(0)}
            wish = next(w for w in WISHES if w in asked or w == "any")
            game.apply(0, asked.get(wish, min(asked.values())))
        assert len(game.position()["tokens"]["ra"]) == min(number + 1, 3)
        while game.to_act() == [1]:
            asked = {game.notation(1, answer): answer for answer in game.legal(1)}
            game.apply(1, asked.get("unlock", asked.get("unlock revered", min(asked.values()))))


#: What Ra does to get a radiant figure on the board, and nothing else.
WISHES = ("summon", "give sun", "summon warrior", "gain", "decline", "any")


@rule("AK-S11")
def test_a_scenario_with_a_special_rule_that_is_not_known_is_refused() -> None:
    special = {"name": "S", "player_counts": [2], "special_rules": ["cities"], "p2": setup_of_two()}
    with pytest.raises(ValueError, match="unknown special rule 'cities'"):
        ennead.new("ankh", 2, scenario=special)
