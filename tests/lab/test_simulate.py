"""Simulations are reproducible, on any number of processes, and may be interrupted."""

from __future__ import annotations

import pytest

import ennead
from ennead.lab.plan import Plan, make_plan
from ennead.lab.play import play_out
from ennead.lab.simulate import pieces, simulate


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, second = (simulate("ra", 3, ["random"], 4, seed=5) for _ in range(2))
    assert first.games == second.games
    assert first.games != simulate("ra", 3, ["random"], 4, seed=6).games


def test_the_number_of_processes_does_not_change_the_games() -> None:
    alone = simulate("ra", 4, ["greedy", "random"], 6, seed=3)
    together = simulate("ra", 4, ["greedy", "random"], 6, seed=3, jobs=2)
    assert alone.games == together.games
    assert [game.number for game in together.games] == list(range(6))


def tiles_drawn(plan: Plan, number: int) -> list[object]:
    """The tiles drawn in a game, in order."""
    game = ennead.new("ra", players=plan.players, seed=plan.game_seed(number))
    events = game.listen()
    play_out(game, plan, number)
    return [event.fields[1] for event in events if event.name == "drawn"]


def test_games_of_one_deal_draw_the_same_tiles() -> None:
    plan = make_plan("ra", 3, ["greedy", "random"], 3, 3, {})
    first, second, third = (tiles_drawn(plan, number) for number in range(3))
    number = min(len(first), len(second), len(third))
    assert number > 50
    assert first[:number] == second[:number] == third[:number]


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate("ra", 2, ["random"], 3, seed=1, progress=told.append)
    assert told == [1, 2, 3]


def test_an_interruption_leaves_the_games_finished_so_far() -> None:
    def interrupt(finished: int) -> None:
        if finished == 2:
            raise KeyboardInterrupt

    results = simulate("ra", 2, ["random"], 50, seed=1, progress=interrupt)
    assert [game.number for game in results.games] == [0, 1]
    assert not results.complete


def test_processes_are_interrupted_too() -> None:
    def interrupt(finished: int) -> None:
        raise KeyboardInterrupt

    results = simulate("ra", 2, ["random"], 400, seed=1, jobs=2, progress=interrupt)
    assert 0 < len(results.games) < 400


def test_a_result_names_the_seed_of_its_luck() -> None:
    result = simulate("ra", 2, ["random"], 1, seed=9).games[0]
    game = ennead.new("ra", players=2, seed=result.seed)
    ennead.playout(game, 0)
    assert game.over


def test_options_of_the_game_are_handed_on() -> None:
    results = simulate("ra", 2, ["random"], 1, seed=1, options={"open_scores": False})
    assert results.plan.options["open_scores"] is False


def test_no_process_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="jobs must be 1 or more"):
        simulate("ra", 2, ["random"], 1, seed=1, jobs=0)


@pytest.mark.parametrize(("games", "jobs"), [(1, 4), (7, 2), (400, 2), (10_000, 3)])
def test_every_game_is_in_exactly_one_piece_of_work(games: int, jobs: int) -> None:
    numbers = [number for piece in pieces(games, jobs) for number in piece]
    assert numbers == list(range(games))
