"""Statistics of Ankh: worked out by hand, and in agreement with real games."""

from __future__ import annotations

import csv
import io
import json
from functools import cache
from typing import Any, cast

import pytest

import ennead
from ennead.engine.table import Event
from ennead.games.ankh.table.table import ALL_FORGOTTEN, ENDING_NAMES, GOES_ON, AnkhTable
from ennead.lab.ankh.collector import (
    ENDINGS,
    devotion_after_conflicts,
    guardians_of,
    powers_of,
)
from ennead.lab.ankh.report import endings
from ennead.lab.game_lab import collector_of
from ennead.lab.plan import make_plan
from ennead.lab.play import GameResult
from ennead.lab.results import Results
from ennead.lab.simulate import simulate
from ennead.lab.statistics.intervals import wilson


def details(places: list[int], ending: str, **more: Any) -> dict[str, Any]:
    """What is kept of a game of three."""
    return {
        "scenario": "old_kingdom",
        "gods": ["ra", "isis", "amun"],
        "turns": [2, 3, 1],
        "merged": [False, False, False],
        "powers": [["revered"], [], ["revered", "inspiring"]],
        "guardians": [["mummy"], [], []],
        "ending": ending,
        "places": places,
        "devotion": [[3, 2, 1]],
        **more,
    }


def result(number: int, ranking: list[tuple[int, int, int]], ending: str) -> GameResult:
    """A game of three random bots."""
    places = [place for _, place in sorted([(seat, place) for place, seat, _ in ranking])]
    return GameResult(
        number=number,
        deal=number,
        seed=7,
        bots=("random",) * 3,
        ranking=tuple(ranking),
        answers=(10, 10, 10),
        details=details(places, ending),
        thinking=(0.0, 0.0, 0.0),
        cpu_seconds=0.01,
    )


@pytest.fixture
def example() -> Results:
    """Seat 0 wins alone, seats 1 and 2 win together, and nobody wins."""
    games = [
        result(0, [(1, 0, 31), (2, 1, 20), (3, 2, 10)], "top"),
        result(1, [(1, 1, 25), (1, 2, 25), (3, 0, 21)], "fifth_conflict"),
        result(2, [(3, 0, 9), (3, 1, 8), (3, 2, 7)], "all_forgotten"),
    ]
    return Results(make_plan("ankh", 3, ["random"], 3, 1, {}), games)


def table(results: Results, name: str) -> dict[str, list[Any]]:
    """The rows of one of the tables, by what they are about."""
    tables = {table["name"]: table["rows"] for table in results.summary()["tables"]}
    return {row[0]: row[1:] for row in tables[name]}


def test_a_team_wins_in_full_and_a_lost_game_is_won_by_nobody(example: Results) -> None:
    (only,) = example.summary()["bots"]
    assert only["wins"] == 3
    assert only["share"] == pytest.approx(3 / 9)
    low, high = only["share_interval"]
    assert 0 < low < 1 / 3 < high < 1


def test_par_is_what_a_seat_wins_in_the_mean_when_teams_win_in_full(example: Results) -> None:
    by_winners = [len(game.winners) for game in example.games]
    assert by_winners == [1, 2, 0]
    assert example.summary()["par"] == pytest.approx(3 / 9)
    won = Results(example.plan, [game for game in example.games if game.winners])
    assert won.summary()["par"] == pytest.approx(3 / 6)


def test_the_winning_score_is_that_of_the_games_that_were_won(example: Results) -> None:
    assert example.summary()["winning_score_median"] == 28


def test_wins_are_counted_by_god_seat_turn_scenario_power_and_guardian(example: Results) -> None:
    low, high = (round(end, 4) for end in wilson(1, 3))
    assert table(example, "wins by god")["ra"] == [3, 1, 0.3333, low, high]
    assert table(example, "wins by seat")["seat 1"][:2] == [3, 1]
    assert table(example, "wins by turn")["player 1"][:2] == [3, 1]
    assert table(example, "wins by scenario")["old_kingdom"][:2] == [9, 3]
    assert table(example, "wins by power")["revered"][:2] == [6, 2]
    assert table(example, "wins by power")["inspiring"][:2] == [3, 1]
    assert table(example, "wins by guardian")["mummy"][:2] == [3, 1]


def test_endings_are_counted_with_their_intervals(example: Results) -> None:
    rows = table(example, "how games ended")
    assert list(rows) == ["top", "last_god", "all_forgotten", "fifth_conflict"]
    assert [row[0] for row in rows.values()] == [1, 0, 1, 1]
    assert rows["last_god"][2:] == [round(end, 4) for end in wilson(0, 3)]


def test_devotion_is_averaged_by_place_and_seat_for_conflicts_that_were_reached(
    example: Results,
) -> None:
    rows = table(example, "devotion after each conflict, by seat")
    assert rows["seat 0"] == [3, 0, *[""] * 8]
    assert set(table(example, "devotion after each conflict, by place")) == {
        *("place 1", "place 2", "place 3"),
    }


def test_among_different_bots_rows_name_the_bot() -> None:
    results = simulate("ankh", 2, ["random", "greedy"], 1, seed=1)
    assert set(table(results, "wins by seat")) == {"seat 0, random", "seat 1, greedy"}


# ---------------------------------------------------------------- of one game


def test_powers_and_guardians_are_those_of_the_god_at_the_end() -> None:
    events = [
        Event("unlocked", 0, 3),
        Event("unlocked", 1, 1),
        Event("guardian", 0, 2),
        Event("taken_over", 0, 4, 22),
        Event("unlocked", 0, 0),
    ]
    game = cast(AnkhTable, ennead.new("ankh", 2, seed=1).table)
    assert powers_of(events, 0) == ["revered", "commanding"]
    assert guardians_of(game, events, 0) == ["cat_mummy", "mummy"]
    assert powers_of(events, 2) == guardians_of(game, events, 1) == []


def test_devotion_is_noted_at_the_end_of_a_conflict_and_before_a_merging() -> None:
    events = [
        Event("conflict", 1, 0),
        Event("devotion", 0, 0, 2),
        Event("devotion", 2, 0, 5),
        Event("conflict", 2, 1),
        Event("conflict", 3, 1),
        Event("devotion", 1, 0, 4),
        Event("merged", 0, 1, 2),
        Event("conflict", 4, 2),
        Event("devotion", 1, 2, 3),
    ]
    assert devotion_after_conflicts(events, 3) == [[2, 0, 5], [2, 0, 5], [2, 4, 5], [3, 3, 5]]


# ---------------------------------------------------------------- of real games


@cache
def random_results() -> Results:
    """Some games of every sort."""
    return simulate("ankh", 4, ["random"], 40, seed=3)


def test_what_is_kept_agrees_with_the_ranking() -> None:
    for game in random_results().games:
        kept = game.details
        assert tuple(kept["devotion"][-1]) == game.scores
        won = [seat for seat, place in enumerate(kept["places"]) if place == 1]
        assert won == sorted(game.winners)
        assert (kept["ending"] == ENDING_NAMES[ALL_FORGOTTEN]) == (not game.winners)


def test_every_way_to_end_has_a_name() -> None:
    assert ENDING_NAMES[GOES_ON] is None
    assert len(ENDINGS) == 4


def test_scenarios_take_turns_unless_one_is_chosen() -> None:
    found = [game.details["scenario"] for game in random_results().games[:4]]
    assert found == ["middle_kingdom", "old_kingdom"] * 2
    chosen = simulate("ankh", 2, ["random"], 3, seed=1, options={"scenario": "old_kingdom"})
    assert {game.details["scenario"] for game in chosen.games} == {"old_kingdom"}
    assert chosen.plan.options["scenario"] == "old_kingdom"


def test_a_plan_made_of_a_plans_options_is_the_same_plan() -> None:
    plan = make_plan("ankh", 2, ["random"], 3, 1, {})
    assert make_plan("ankh", 2, ["random"], 3, 1, plan.options) == plan


def test_all_rotations_of_a_deal_have_the_same_scenario() -> None:
    plan = make_plan("ankh", 3, ["greedy", "random"], 9, 1, {})
    scenarios = [plan.game_options(number)["scenario"] for number in range(9)]
    assert scenarios == [*["middle_kingdom"] * 3, *["old_kingdom"] * 3, *["middle_kingdom"] * 3]


def test_a_result_can_be_played_again_from_its_seed_and_scenario() -> None:
    game = random_results().games[1]
    again = ennead.new("ankh", 4, seed=game.seed, scenario=game.details["scenario"])
    named = [area["god"] for area in again.view(None)["areas"]]
    assert named == game.details["gods"]


def test_csv_and_json_hold_it_all() -> None:
    rows = list(csv.DictReader(io.StringIO(random_results().to_csv())))
    assert len(rows) == 160
    assert {row["god"] for row in rows} == {"amun", "anubis", "isis", "osiris", "ra"}
    assert all(row["devotion_4"] for row in rows)
    data = json.loads(random_results().to_json())
    names = [table["name"] for table in data["summary"]["tables"]]
    assert "wins by power" in names
    assert data["results"][0]["details"]["ending"] in ENDINGS


def test_a_scenario_of_ones_own_is_called_so() -> None:
    game = ennead.new("ankh", 2, seed=1)
    ennead.playout(game, 1)
    game.options = {**game.options, "scenario": {"name": "mine"}}
    assert collector_of("ankh").details(game, [])["scenario"] == "own"


def test_files_of_before_call_an_ending_otherwise() -> None:
    rows = [{"number": 1, "ending": "top_reached"}, {"number": 2, "ending": "top"}]
    assert "top</b>: 100%" in endings(rows).findings[0]
