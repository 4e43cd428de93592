"""Results written to files and read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.lab.files import read, write
from ennead.lab.results import Results
from ennead.lab.simulate import simulate

#: What a report needs; times are rounded in some kinds of files.
UNMEASURED = ("cpu_seconds", "thinking")


@pytest.fixture(scope="module", params=["ra", "ankh"])
def results(request: pytest.FixtureRequest) -> Results:
    return simulate(request.param, 3, ["random"], 4, seed=2)


@pytest.mark.parametrize("ending", [".parquet", ".csv", ".json"])
def test_what_is_written_is_read_back(results: Results, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"results{ending}"
    write(results, file)
    kept = read(file)
    assert kept.game == results.plan.game
    assert (kept.head["players"], kept.head["games"]) == (3, 4)
    rows = [row for game in results.games for row in results.seat_rows(game)]
    assert len(kept.rows) == len(rows)
    for found, row in zip(kept.rows, rows, strict=True):
        for name, cell in row.items():
            if name not in UNMEASURED and name in found:
                assert found[name] == cell, name
        assert {"place", "score", "decisions"} <= set(found)
    if ending != ".csv":
        assert kept.head["seed"] == 2


def test_games_of_different_length_fit_in_one_parquet_file(tmp_path: Path) -> None:
    results = simulate("ankh", 2, ["easy"], 8, seed=2)
    rows = [row for game in results.games for row in results.seat_rows(game)]
    fifths = [row["devotion_5"] for row in rows]
    assert "" in fifths  # a game that ended before its fifth conflict
    assert any(isinstance(devotion, int) for devotion in fifths)
    write(results, tmp_path / "results.parquet")
    kept = read(tmp_path / "results.parquet")
    assert [row["devotion_5"] for row in kept.rows] == fifths


def test_files_that_hold_no_results_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"ends in .parquet, .csv, .json, not 'a.txt'"):
        read(tmp_path / "a.txt")
    (tmp_path / "empty.csv").write_text("number,seat\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no results"):
        read(tmp_path / "empty.csv")
    (tmp_path / "other.csv").write_text("number,name\n1,2\n", encoding="utf-8")
    with pytest.raises(ValueError, match="not results of `ennead simulate`"):
        read(tmp_path / "other.csv")
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match="not results of `ennead simulate`"):
        read(tmp_path / "other.json")
    with pytest.raises(ValueError, match="there is no such file"):
        read(tmp_path / "nothing.parquet")
    (tmp_path / "other.parquet").write_text("no", encoding="utf-8")
    with pytest.raises(ValueError, match="not a Parquet file"):
        read(tmp_path / "other.parquet")
