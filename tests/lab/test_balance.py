"""A balance says what wins too often or too rarely, and ends when that is clear."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ennead.lab.balance import Band, Table, Verdict, measure, tables_of
from ennead.lab.balance.bands import judge
from ennead.lab.balance.measuring import BLOCK, unclear, verdicts
from ennead.lab.balance.page import balance_page
from ennead.lab.mapping import local_mapper
from ennead.lab.simulate import simulate
from tests.cli.terminal import run


def rows(**wins: tuple[int, int]) -> list[dict[str, object]]:
    """Rows of seats with a value each: how many of how many won."""
    return [
        {"what": name, "place": 1 if number < won else 2}
        for name, (won, of) in wins.items()
        for number in range(of)
    ]


def verdicts_of(looks: int = 1, **wins: tuple[int, int]) -> dict[str, str]:
    found = judge(rows(**wins), Band("what"), lambda row: [str(row["what"])], looks)
    return {cell.name: cell.verdict.value for cell in found}


def test_what_lies_in_its_band_with_its_whole_interval_is_balanced() -> None:
    assert verdicts_of(a=(500, 1000), b=(500, 1000)) == {"a": "balanced", "b": "balanced"}


def test_what_lies_outside_with_its_whole_interval_is_off() -> None:
    assert verdicts_of(a=(700, 1000), b=(300, 1000)) == {"a": "off", "b": "off"}


def test_what_may_lie_on_either_side_is_open() -> None:
    assert verdicts_of(a=(10, 20), b=(10, 20)) == {"a": "open", "b": "open"}


def test_several_looks_ask_for_wider_intervals() -> None:
    assert verdicts_of(looks=1, a=(155, 450), b=(295, 450))["a"] == "off"
    assert verdicts_of(looks=8, a=(155, 450), b=(295, 450))["a"] == "open"


def test_points_are_counted_from_the_mean() -> None:
    low, high = Band("turn", points=0.06).limits(0.4)
    assert (round(low, 2), round(high, 2)) == (0.34, 0.46)
    low, high = Band("god").limits(0.4)
    assert (round(low, 2), round(high, 2)) == (0.32, 0.5)


def planned(games: int, players: int = 2) -> Table:
    (table,) = tables_of("ra", [players], "random", games, 3, lambda _: {}, [])
    return table


def test_the_games_are_those_of_a_simulation_with_the_same_seed() -> None:
    table = planned(BLOCK + 4)
    blocks = [len(table.games) for table in measure([table], 1, local_mapper(1))]
    assert blocks == [BLOCK, BLOCK + 4]
    simulated = simulate("ra", 2, ["random"], games=BLOCK + 4, seed=3)
    assert table.results.games == simulated.games


def give(table: Table, first_wins: int, games: int) -> None:
    """Give it results in which the first player to move wins some, the other the rest."""
    (model,) = simulate("ra", 2, ["random"], games=1, seed=3).games
    turns = [row["turn"] for row in table.results.seat_rows(model)]
    first = turns.index(min(turns))
    for number in range(games):
        winner = first if number < first_wins else 1 - first
        ranking = ((1, winner, 9), (2, 1 - winner, 5))
        table.games.append(replace(model, number=number, ranking=ranking))


@pytest.mark.parametrize(("wins", "goes_on"), [(500, False), (900, False), (555, True)])
def test_a_table_is_played_on_until_it_is_clear(wins: int, goes_on: bool) -> None:
    table = planned(4000)
    give(table, wins, 1000)
    assert unclear([table], looks=10) == ([table] if goes_on else [])


def test_a_table_whose_games_are_used_up_is_not_played_on() -> None:
    table = planned(1000)
    give(table, 555, 1000)
    assert unclear([table], looks=10) == []


def test_the_page_names_what_is_off() -> None:
    table = planned(4000)
    give(table, 900, 1000)
    assert {cell.verdict for _, cell in verdicts([table])} == {Verdict.OFF}
    page = balance_page([table])
    assert "2 players: <b>player 1</b> won 90% (88% to 92%) of 1000" in page
    assert page.count("<svg") == 1


def test_gods_are_judged_on_all_maps_together_and_places_on_each() -> None:
    maps = ["middle_kingdom", "old_kingdom"]
    tables = tables_of("ankh", [2], "random", 3, 3, lambda _: {}, maps)
    list(measure(tables, 1, local_mapper(1)))
    found = {(name, cell.band.trait) for name, cell in verdicts(tables)}
    assert found == {
        ("2 players", "god"),
        ("middle kingdom, 2 players", "turn"),
        ("old kingdom, 2 players", "turn"),
    }
    assert all(game.details["scenario"] == "old_kingdom" for game in tables[1].games)


def test_the_command_prints_verdicts_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    result = run("balance", "ra", "--players", "2", "--bot", "random", "--games", "3",
                 "--out", str(page))  # fmt: skip
    assert result.exit_code == 0
    assert "wins by turn, within 6 points of the mean" in result.stdout
    assert "Balance of Ra" in page.read_text("utf-8")
