"""A scenario given as data: the table of a scenario file, played, recorded and replayed."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ennead
from tests.games.ankh.census import take_census
from tests.games.ankh.policy import lively, play
from tests.rule import rule

DOCUMENTED = Path(__file__).parents[3] / "docs" / "scenarios.md"


def two_banks() -> dict[str, Any]:
    """The documented example as the table that its file holds."""
    text = DOCUMENTED.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    table: dict[str, Any] = tomllib.loads(text)["two_banks"]
    return table


def new(scenario: Any, seed: int = 1) -> ennead.Game:
    return ennead.new("ankh", 2, seed=seed, scenario=scenario)


@rule("AK-S7")
def test_a_scenario_given_as_data_is_set_up_as_it_says() -> None:
    position = ennead.new("ankh", 2, seed=1, scenario=two_banks(), first=1).position()
    assert position["areas"][1]["figure"] == "C3"
    assert position["areas"][0]["figure"] == "G7"
    assert position["order"] == {"1": "B0", "2": "J2", "3": "A1", "4": "A4"}
    assert sorted(position["camels"]) == ["A3/A4", "B3/A4", "B3/B4", "B4/C4"]
    assert ["temple", "C4", 1] in position["monuments"]


@rule("AK-C9")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_one_s_own_scenario_is_played_to_its_end(seed: int) -> None:
    game = new(two_banks(), seed)
    for now in play(game, lively, Random(seed)):
        take_census(now)
    assert game.over


@pytest.mark.parametrize("seed", range(3))
def test_its_record_replays_to_the_same_position(seed: int) -> None:
    game = new(two_banks(), seed)
    for _ in play(game, lively, Random(seed)):
        pass
    text = game.record().dumps()
    assert '"Two Banks"' in text
    assert ennead.replay(text).hash() == game.hash()


def test_its_position_is_loaded_again_and_played_on() -> None:
    game = new(two_banks())
    again = ennead.load(json.loads(json.dumps(game.position())), seed=2)
    assert again.hash() == game.hash()
    ennead.playout(again, 3)
    assert ennead.replay(again.record().dumps()).hash() == again.hash()


def test_changing_the_data_afterwards_changes_no_game() -> None:
    data = two_banks()
    game = new(data)
    before = game.record().dumps()
    data["p2"]["player"][0]["god"] = [8, 8]
    data["name"] = "Another"
    assert game.record().dumps() == before


def test_changing_a_position_s_options_changes_no_game() -> None:
    game = new(two_banks())
    before = game.hash()
    game.position()["options"]["scenario"]["p2"]["camels"].clear()
    assert game.hash() == before


WRONG: list[tuple[list[Any], Any, str]] = [
    (["name"], 7, "name: expected a text"),
    (["player_counts"], [1, 2], "1 players; expected 2 to 5"),
    (["special_rules"], ["cities"], "unknown special rule"),
    (["p2", "camels"], [[[1, 0], [1, 1]]], "cannot stand on a river"),
    (["p2", "player", 0, "god"], [5, 2], "is water, not land"),
    (["p2", "player", 0, "god"], [7, 6], "would share the space"),
    (["p2", "order", "9"], {"name": "x", "at": [1, 5]}, "from 1 to 8"),
    (["p2", "neutral"], "none", "expected a list"),
    (["p2"], None, "expected a table"),
]


@rule("AK-S7")
@pytest.mark.parametrize(("path", "value", "reason"), WRONG)
def test_data_that_cannot_be_set_up_is_refused_with_key_and_reason(
    path: list[Any], value: Any, reason: str
) -> None:
    data = two_banks()
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(ValueError, match=f"^scenario: .*{reason}"):
        new(data)
    position = new(two_banks()).position()
    position["options"]["scenario"] = deepcopy(data)
    with pytest.raises(ennead.PositionError, match=reason):
        ennead.load(position)


def test_a_record_of_a_scenario_that_cannot_be_set_up_is_refused() -> None:
    text = new(two_banks()).record().dumps().replace('"G7"', '"C5"')
    with pytest.raises(ennead.RecordError, match=r"line 5: scenario: .*is water"):
        ennead.replay(text)
