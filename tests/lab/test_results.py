"""Statistics of a small example, worked out by hand."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from ennead.lab.plan import make_plan
from ennead.lab.play import GameResult
from ennead.lab.results import Results
from ennead.lab.simulate import simulate
from ennead.lab.statistics.intervals import wilson

CATEGORIES = ("god", "pharaoh", "nile", "civilization", "gold", "monuments", "suns")


def row(**points: int) -> dict[str, int]:
    """A row of a score sheet, nothing in the categories not named."""
    return {category: points.get(category, 0) for category in CATEGORIES}


def result(
    number: int, bots: tuple[str, ...], scores: tuple[int, ...], endings: list[str], **more: Any
) -> GameResult:
    """A game of two, won by the higher score unless a ranking is given."""
    order = sorted(range(2), key=lambda seat: -scores[seat])
    ranking = tuple([(place, seat, scores[seat]) for place, seat in enumerate(order, 1)])
    nothing = [row(), row()]
    first = [row(god=2) if bot == "greedy" else row(civilization=-5) for bot in bots]
    third = [row(monuments=score) for score in scores]
    return GameResult(
        number=number,
        deal=number // 2,
        seed=7,
        bots=bots,
        ranking=more.get("ranking", ranking),
        answers=(30, 10),
        details={
            "points": [first, nothing, third],
            "endings": endings,
            "suns": [[2, 5], [3, 4]],
            "auctions": [{"epoch": 1, "winner": 1, "bid": 4, "tiles": ["nile", "god"]}],
        },
        thinking=(0.003, 0.002),
        cpu_seconds=0.01,
    )


@pytest.fixture
def example() -> Results:
    """Greedy wins three of four games, one of them shared."""
    suns, track = "suns", "ra_track"
    shared = ((1, 1, 20), (1, 0, 20))
    games = [
        result(0, ("greedy", "random"), (50, 10), [suns, suns, track]),
        result(1, ("random", "greedy"), (20, 40), [suns, track, track]),
        result(2, ("greedy", "random"), (20, 20), [suns, track, track], ranking=shared),
        result(3, ("random", "greedy"), (30, 10), [suns, track, track]),
    ]
    return Results(make_plan("ra", 2, ["greedy", "random"], 4, 1, {}), games)


def table(results: Results, name: str) -> list[list[Any]]:
    """The rows of one of the game's own tables."""
    tables = {table["name"]: table["rows"] for table in results.summary()["tables"]}
    rows: list[list[Any]] = tables[name]
    return rows


def test_a_shared_win_counts_half(example: Results) -> None:
    greedy, random = example.summary()["bots"]
    assert (greedy["bot"], greedy["wins"], greedy["share"]) == ("greedy", 2.5, 0.625)
    assert (random["bot"], random["wins"], random["share"]) == ("random", 1.5, 0.375)
    assert greedy["share_interval"] == list(wilson(2.5, 4))


def test_scores_are_those_of_the_bot_wherever_it_sat(example: Results) -> None:
    greedy, random = example.summary()["bots"]
    assert (greedy["score"], greedy["score_median"]) == (30, 30)
    assert (random["score"], random["score_median"]) == (20, 20)
    low, high = greedy["score_interval"]
    assert low < 30 < high


def test_the_cost_of_an_answer_is_thinking_over_answers(example: Results) -> None:
    greedy, _ = example.summary()["bots"]
    assert greedy["answers"] == 30 + 10 + 30 + 10
    assert greedy["milliseconds_per_answer"] == pytest.approx(10 / 80)


def test_the_whole_is_summed_up(example: Results) -> None:
    summary = example.summary()
    assert (summary["played"], summary["par"]) == (4, 0.5)
    assert summary["decisions"] == 160
    assert summary["decisions_per_cpu_second"] == pytest.approx(4000)
    assert summary["winning_score_median"] == 35


def test_points_are_averaged_by_category_and_by_epoch(example: Results) -> None:
    assert table(example, "points by category") == [
        ["greedy", 2, 0, 0, 0, 0, 30, 0],
        ["random", 0, 0, 0, -5, 0, 20, 0],
    ]
    assert table(example, "points by epoch") == [["greedy", 2, 0, 30], ["random", -5, 0, 20]]


def test_endings_are_counted_for_each_epoch(example: Results) -> None:
    assert table(example, "how epochs ended") == [
        ["epoch 1", 1, 0],
        ["epoch 2", 0.25, 0.75],
        ["epoch 3", 0, 1],
    ]


def test_the_share_of_a_bot_with_several_seats_is_that_of_one_of_them() -> None:
    results = simulate("ra", 4, ["greedy", "random"], 4, seed=1)
    greedy, random = results.summary()["bots"]
    assert greedy["seats"] == 1
    assert random["seats"] == 3
    assert greedy["share"] + 3 * random["share"] == pytest.approx(1)


def test_among_equals_everybody_has_the_fair_share() -> None:
    (only,) = simulate("ra", 3, ["random"], 3, seed=1).summary()["bots"]
    assert only["share"] == pytest.approx(1 / 3)
    assert only["share_interval"] == [1 / 3, 1 / 3]


def test_no_game_at_all_can_be_summed_up_too(example: Results) -> None:
    summary = Results(example.plan, []).summary()
    assert (summary["played"], summary["bots"], summary["tables"]) == (0, [], [])
    assert Results(example.plan, []).to_csv() == "number\n"


def test_points_by_category_add_up_to_the_score() -> None:
    """Nobody here falls below 0, where points would be forgiven (RA-P11)."""
    for game in simulate("ra", 3, ["greedy"], 2, seed=1).games:
        for seat, score in enumerate(game.scores):
            assert score == 10 + sum(
                [sum(sheet[seat].values()) for sheet in game.details["points"]]
            )


def test_json_holds_the_request_the_summary_and_every_game(example: Results) -> None:
    data = json.loads(example.to_json())
    assert (data["game"], data["seed"], data["line_up"]) == ("ra", 1, ["greedy", "random"])
    assert data["summary"]["played"] == 4
    assert data["results"][2]["winners"] == [1, 0]
    assert data["results"][0]["details"]["endings"] == ["suns", "suns", "ra_track"]


def test_csv_has_a_line_for_every_seat_of_every_game(example: Results) -> None:
    rows = list(csv.DictReader(io.StringIO(example.to_csv())))
    assert len(rows) == 8
    assert (rows[3]["bot"], rows[3]["place"], rows[3]["score"]) == ("greedy", "1", "40")
    assert (rows[3]["monuments_3"], rows[3]["ending_3"]) == ("40", "ra_track")
