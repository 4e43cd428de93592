"""The outsiders play by the rules, and `master` beats them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ennead
from bench.opponents.flat import Flat
from bench.opponents.marginal import Marginal, gain, sheet
from bench.opponents.searchers import OldExpert, TenTimes
from ennead.bots import Seen
from ennead.lab.arena import make_arena, run
from ennead.lab.arena.results import meetings
from ennead.lab.mapping import local_mapper
from tests.bots.positions import questions

MARGINAL = "bench.opponents.marginal:Marginal"
FLAT = "bench.opponents.flat:Flat"
TEN_TIMES = "bench.opponents.searchers:TenTimes"


def test_the_marginal_player_answers_every_question_of_ra() -> None:
    for position in questions("ra", 3, 4, (3,)):
        for seat in position.to_act():
            assert Marginal(1).answer(Seen(position, seat)) in position.legal(seat)


def test_the_marginal_player_beats_chance() -> None:
    arena = make_arena("ra", 2, [MARGINAL, "random"], 10, seed=1)
    (met,) = meetings(arena, run(arena))
    assert met.wins >= 8


def test_a_batch_is_worth_what_the_sheet_says_more_with_it() -> None:
    game = ennead.new("ra", 2, seed=1)
    view = game.view(0)
    view["areas"][0]["tiles"] = {"nile": 4}
    assert gain(view, 0, sheet_of("flood")) == pytest.approx(4 - 1.6 + 1)
    view["areas"][0]["tiles"] = {"art": 1, "religion": 1}
    assert gain(view, 0, sheet_of("writing")) == 5
    assert gain(view, 0, sheet_of("unrest")) == -5
    assert sheet(sheet_of("gold"), [0], last=True) == 3 - 5 + 5


def sheet_of(*tiles: str) -> Counter[str]:
    """Tiles by kind."""
    return Counter(tiles)


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_flat_monte_carlo_answers(game: str) -> None:
    position = questions(game, 2, 4, (3,))[0]
    seat = position.to_act()[0]
    assert Flat(1, seconds=0.01).answer(Seen(position, seat)) in position.legal(seat)


def test_ten_times_the_simulations_are_searched() -> None:
    position = questions("ra", 2, 4, (3,))[0]
    for made, times in ((OldExpert(1), 1), (TenTimes(1), 10)):
        made.answer(Seen(position, position.to_act()[0]))
        assert made.settings is not None
        assert made.settings.simulations == times * 400


#: Games are played until it is clear who is better: so many at a time, and at most so many.
STEP, MOST = 8, 40


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("game", "opponent"),
    [("ra", MARGINAL), ("ra", FLAT), ("ra", TEN_TIMES), ("ankh", FLAT), ("ankh", TEN_TIMES)],
)
def test_master_beats_outsiders(game: str, opponent: str, players: int, tmp_path: Path) -> None:
    """Some games only: `ennead arena` with the same names plays more."""
    for games in range(STEP, MOST + 1, STEP):
        arena = make_arena(game, players, ["master", opponent], games, seed=11, alone="master")
        (met,) = meetings(arena, run(arena, local_mapper(2), tmp_path / "arena"))
        low, high = met.interval
        if not low <= met.par <= high:
            break
    assert met.share > met.par
