"""The arena plays every line-up in all seats with the same luck, goes on and rates."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import ennead
from ennead.lab.arena import Played, make_arena, results, run
from ennead.lab.arena.plot import draw
from ennead.lab.arena.results import meetings, rate, ratings
from ennead.lab.extras import need
from ennead.lab.mapping import local_mapper


def won_by(bot: str, other: str, number: int) -> Played:
    """A game of two that a bot won."""
    return Played(0, number, number // 2, (bot, other), (1, 2), (9, 9), (0.1, 0.2), "")


def test_who_is_first_together_shares_the_win_and_a_lost_game_is_won_by_nobody() -> None:
    team = Played(0, 0, 0, ("a", "b", "b"), (3, 1, 1), (9, 9, 9), (0.1, 0.1, 0.1), "")
    assert [team.won(seat) for seat in range(3)] == [0.0, 0.5, 0.5]
    lost = Played(0, 0, 0, ("a", "b", "b"), (3, 3, 3), (9, 9, 9), (0.1, 0.1, 0.1), "")
    assert [lost.won(seat) for seat in range(3)] == [0.0, 0.0, 0.0]


def test_with_two_players_everyone_meets_everyone_in_both_seats() -> None:
    arena = make_arena("ra", 2, ["random", "easy", "medium"], 3, seed=1)
    assert [plan.line_up for plan in arena.plans] == [
        ("random", "easy"),
        ("random", "medium"),
        ("easy", "medium"),
    ]
    assert [plan.games for plan in arena.plans] == [4, 4, 4]
    games = run(make_arena("ra", 2, ["random", "easy"], 4, seed=1))
    assert Counter(game.bots for game in games) == {("random", "easy"): 2, ("easy", "random"): 2}


def test_with_more_players_each_sits_alone_among_the_others_in_every_seat() -> None:
    arena = make_arena("ra", 3, ["random", "easy"], 3, seed=1)
    games = run(arena)
    assert len(games) == arena.games == 6
    seats = Counter(game.bots.index("easy") for game in games if game.bots.count("easy") == 1)
    assert seats == {0: 1, 1: 1, 2: 1}


def test_one_bot_may_sit_alone_only() -> None:
    arena = make_arena("ra", 3, ["random", "easy", "hard"], 3, seed=1, alone="easy")
    line_ups = [plan.line_up for plan in arena.plans]
    assert line_ups == [("easy", "random", "random"), ("easy", "hard", "hard")]
    with pytest.raises(ValueError, match="who sits alone must be one of random, easy"):
        make_arena("ra", 3, ["random", "easy"], 3, seed=1, alone="hard")


def test_all_line_ups_of_a_deal_have_the_same_luck() -> None:
    games = run(make_arena("ra", 3, ["random", "easy"], 3, seed=1))
    deals = [
        [line for line in game.record.splitlines() if line.startswith("* suns")] for game in games
    ]
    assert deals[0]
    assert all(deal == deals[0] for deal in deals)


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    whole = run(make_arena("ra", 2, ["random", "easy"], 6, seed=2))
    arena = make_arena("ra", 2, ["random", "easy"], 6, seed=2)
    done: list[int] = []

    def stop(number: int) -> None:
        done.append(number)
        if number == 3:
            raise KeyboardInterrupt

    assert len(run(arena, folder=tmp_path, progress=stop)) == 3
    file = tmp_path / "games.jsonl"
    file.write_text(file.read_text() + '{"line_up": 0, "num')
    again = run(arena, folder=tmp_path, progress=done.append)
    assert done == [0, 1, 2, 3, 3, 4, 5, 6]
    assert [(g.bots, g.places, g.record) for g in again] == [
        (g.bots, g.places, g.record) for g in whole
    ]
    assert len(file.read_text().splitlines()) == 6


def test_a_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    run(make_arena("ra", 2, ["random", "easy"], 2, seed=2), folder=tmp_path)
    with pytest.raises(ValueError, match="holds another arena"):
        run(make_arena("ra", 2, ["random", "easy"], 2, seed=3), folder=tmp_path)
    more = run(make_arena("ra", 2, ["random", "easy"], 4, seed=2), folder=tmp_path)
    assert len(more) == 4
    assert json.loads((tmp_path / "arena.json").read_text())["games"] == 4


def test_processes_play_the_same_games() -> None:
    arena = make_arena("ra", 2, ["random", "easy"], 4, seed=2)
    alone, together = run(arena), run(arena, local_mapper(2))
    assert [game.record for game in together] == [game.record for game in alone]


def test_records_of_an_arena_replay() -> None:
    for game in run(make_arena("ankh", 2, ["random", "easy"], 2, seed=2)):
        again = ennead.replay(game.record)
        assert again.over
        places = {seat: place for place, seat, _ in again.ranking()}
        assert [places[seat] for seat in range(2)] == list(game.places)


@pytest.mark.parametrize("bots", [["easy"], ["easy", "easy"]])
def test_an_arena_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(ValueError, match="two or more different bots"):
        make_arena("ra", 2, bots, 2, seed=1)


def test_who_wins_more_is_rated_higher_and_costs_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(results, "RESAMPLES", 20)
    arena = make_arena("ra", 2, ["easy", "random"], 20, seed=1)
    games = [won_by("easy", "random", number) for number in range(20)]
    games[7], games[12] = won_by("random", "easy", 7), won_by("random", "easy", 12)
    best, worst = ratings(arena, games)
    assert (best.bot, worst.bot) == ("easy", "random")
    assert best.interval[0] <= best.rating <= best.interval[1] + 1
    assert best.interval[0] > worst.interval[1]
    assert best.answers == 180
    assert best.milliseconds == pytest.approx(1000 * (18 * 0.1 + 2 * 0.2) / 180)
    [met] = meetings(arena, games)
    assert (met.bot, met.wins, met.games, met.par) == ("easy", 18, 20, 0.5)


def test_equal_bots_are_rated_about_equal() -> None:
    games = [
        won_by(*(("easy", "random") if n % 2 else ("random", "easy")), number=n) for n in range(40)
    ]
    found = rate(("easy", "random"), games)
    assert found["easy"] == pytest.approx(found["random"], abs=2)


def test_a_picture_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "RESAMPLES", 5)
    arena = make_arena("ra", 2, ["easy", "random"], 4, seed=1)
    games = [won_by("easy", "random", number) for number in range(4)]
    file = tmp_path / "arena.png"
    draw(file, arena, ratings(arena, games), meetings(arena, games))
    assert file.stat().st_size > 1000


def test_a_missing_package_is_named() -> None:
    with pytest.raises(
        ValueError, match=r"the arena needs the package nonesuch: pip install 'ennead.lab.'"
    ):
        need("nonesuch", "the arena")
