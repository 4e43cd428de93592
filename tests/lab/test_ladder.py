"""The ladder plays every level against the one below it, goes on, and says what it found."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.lab.arena.results import Meeting
from ennead.lab.ladder import Climbed, Rung, climb, markdown, rungs
from ennead.lab.ladder.plot import draw
from ennead.lab.mapping import local_mapper


def climbed(players: int, wins: float, games: int = 100) -> Climbed:
    """A rung of Ra with some wins."""
    meeting = Meeting("hard", "easy", games, wins, (0.1, 0.9), 1 / players)
    return Climbed(Rung("ra", players, "hard", "easy"), meeting, 167.3, 0.25)


def test_every_level_meets_the_one_below_it_at_every_table() -> None:
    found = rungs(["ra", "ankh"], [2, 4, 9], ["easy", "medium", "hard"])
    assert {(rung.better, rung.worse) for rung in found} == {("medium", "easy"), ("hard", "medium")}
    assert {(rung.game, rung.players) for rung in found} == {
        (game, players) for game in ("ra", "ankh") for players in (2, 4)
    }
    assert found[0].worse == "easy"


@pytest.mark.parametrize(
    ("players", "wins", "reached"), [(2, 60, True), (2, 59, False), (4, 40, True), (4, 39, False)]
)
def test_a_rung_says_whether_its_aim_is_reached(players: int, wins: int, reached: bool) -> None:
    assert climbed(players, wins).is_reached is reached


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    planned = rungs(["ra"], [2], ["random", "easy"])

    def play(games: int) -> Climbed:
        steps = climb(
            planned,
            lambda _: games,
            3,
            local_mapper(1),
            tmp_path,
            lambda _, done: seen.append(done),
        )
        (found,) = steps
        return found

    seen: list[int] = []
    assert play(2).meeting.games == 2
    assert seen == [0, 1, 2]
    seen.clear()
    assert play(4).meeting.games == 4
    assert seen == [2, 3, 4]


def test_the_table_marks_what_was_missed_and_what_was_not_played() -> None:
    text = markdown([climbed(2, 70), climbed(4, 20)])
    row = next(line for line in text.splitlines() if line.startswith("| Ra |"))
    assert "70% (10% to 90%) of 100 |" in row
    assert "20% (10% to 90%) of 100, missed |" in row
    assert "| `hard` | 167 ms | 167 ms |" in text
    assert "| `easy` | 0.25 ms | 0.25 ms |" in text
    more = Climbed(Rung("ankh", 2, "hard", "easy"), climbed(2, 1).meeting, 1.0, 1.0)
    assert "not played" in markdown([climbed(4, 20), more])


def test_it_is_drawn(tmp_path: Path) -> None:
    draw(tmp_path / "ladder.svg", [climbed(2, 70), climbed(4, 20)])
    assert "svg" in (tmp_path / "ladder.svg").read_text(encoding="utf-8")[:400]
