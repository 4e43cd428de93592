"""Results in files: Parquet, CSV or JSON, by the name's ending."""

from __future__ import annotations

import csv
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ennead.engine.rules import Data
from ennead.games import GAMES
from ennead.lab.extras import need
from ennead.lab.game_lab import collector_of
from ennead.lab.results import Results

ENDINGS = (".parquet", ".csv", ".json")
#: Where a Parquet file keeps what was asked for.
HEAD = b"ennead"


@dataclass(frozen=True)
class Kept:
    """Results read back: what was asked for, as far as the file tells it, and a row per seat."""

    head: Data
    rows: list[Data]

    @property
    def game(self) -> str:
        """Which game was played."""
        return str(self.head["game"])


def deal_of(row: Data) -> int:
    """Return the deal of a row; in files of earlier versions each game is its own deal."""
    return int(row["deal"] if "deal" in row else row["number"])


def ending_of(file: Path) -> str:
    """Return the kind of a file; ValueError names those there are."""
    if file.suffix not in ENDINGS:
        raise ValueError(f"expected a name that ends in {', '.join(ENDINGS)}, not {file.name!r}")
    return file.suffix


def write(results: Results, file: Path) -> None:
    """Write results; the ending of the name says how."""
    ending = ending_of(file)
    if ending == ".json":
        file.write_text(results.to_json(), encoding="utf-8")
    elif ending == ".csv":
        file.write_text(results.to_csv(), encoding="utf-8")
    else:
        write_parquet(results, file)


def write_parquet(results: Results, file: Path) -> None:
    """Write a row for every seat of every game, with the settings as metadata."""
    arrow, parquet = need("pyarrow", "Parquet"), need("pyarrow.parquet", "Parquet")
    rows = [row for game in results.games for row in results.seat_rows(game)]
    table = arrow.Table.from_pylist(with_gaps(rows))
    head = {HEAD: json.dumps(results.head()).encode()}
    parquet.write_table(table.replace_schema_metadata(head), file)


def with_gaps(rows: list[Data]) -> list[Data]:
    """Replace missing numbers with none: a column of Parquet has one type."""
    numbers = {name for row in rows for name, cell in row.items() if not isinstance(cell, str)}
    return [
        {name: None if cell == "" and name in numbers else cell for name, cell in row.items()}
        for row in rows
    ]


def read(file: Path) -> Kept:
    """Read results; ValueError says what is wrong with the file."""
    reader = {".json": read_json, ".csv": read_csv, ".parquet": read_parquet}[ending_of(file)]
    if not file.is_file():
        raise ValueError("there is no such file")
    try:
        kept = reader(file)
        rows = kept.rows
        if not rows or not {"number", "seat", "bot", "place", "score"} <= set(rows[0]):
            raise ValueError("there are no results in it")
    except (KeyError, TypeError) as error:
        raise ValueError(f"these are not results of `ennead simulate`: {error!r}") from None
    return kept


def read_json(file: Path) -> Kept:
    """Read rows from the details of every game."""
    data = json.loads(file.read_text(encoding="utf-8"))
    columns = collector_of(data["game"]).columns
    rows = []
    for game in data["results"]:
        places = {seat: (place, score) for place, seat, score in game["ranking"]}
        for seat, bot in enumerate(game["bots"]):
            own: Data = {"number": game["number"], "seat": seat, "bot": bot}
            own["deal"], own["seed"] = game["deal"], game["seed"]
            own["place"], own["score"] = places[seat]
            own["decisions"] = sum(game["answers"])
            rows.append({**own, **columns(game["details"], seat)})
    head = {
        key: value for key, value in data.items() if key not in ("summary", "faults", "results")
    }
    return Kept(head, rows)


def read_csv(file: Path) -> Kept:
    """Read rows of text; what looks like a whole number becomes one."""
    with file.open(encoding="utf-8", newline="") as lines:
        rows = [
            {key: number_or_text(cell) for key, cell in row.items()}
            for row in csv.DictReader(lines)
        ]
    return Kept(guessed_head(rows), rows)


def read_parquet(file: Path) -> Kept:
    """Read the rows of a Parquet file."""
    parquet = need("pyarrow.parquet", "Parquet")
    try:
        table = parquet.read_table(file)
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001  # Arrow raises classes of its own
        raise ValueError(f"this is not a Parquet file: {error}") from None
    rows: list[Data] = [
        {name: "" if cell is None else cell for name, cell in row.items()}
        for row in table.to_pylist()
    ]
    kept = (table.schema.metadata or {}).get(HEAD)
    return Kept(json.loads(kept) if kept else guessed_head(rows), rows)


def guessed_head(rows: list[Data]) -> Data:
    """Reconstruct from the rows alone what was asked for."""
    if not rows:
        raise ValueError("there are no results in it")
    first = [row for row in rows if row["number"] == rows[0]["number"]]
    return {
        "game": game_of(rows[0]),
        "players": len(first),
        "line_up": [row["bot"] for row in first],
        "games": len({row["number"] for row in rows}),
    }


def game_of(row: Data) -> str:
    """Return a row's game: by its name, or in older files by a column of the game's own."""
    if "game" in row:
        return str(row["game"])
    marks = {game: collector_of(game).mark for game in GAMES}
    found = [game for game, mark in marks.items() if mark and mark in row]
    if not found:
        raise KeyError("game")
    return found[0]


def number_or_text(cell: Any) -> Any:
    """Convert a cell of a CSV file."""
    text = str(cell)
    return int(text) if text.lstrip("-").isdecimal() else text
