"""Observations and actions: fixed, documented, and nothing a seat may not know."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest

import ennead
from ennead.engine.bitset import members
from ennead.engine.frames import SecretQuestion
from ennead.envs.arrays import ArrayGame
from ennead.envs.game_env import encoder_for
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ra.table.table import RaTable
from ennead.hexes import hexset
from tests.contract.test_answer_space import documented

DOCS = Path(__file__).parents[2] / "docs"
SETTINGS = [("ra", 2), ("ra", 5), ("ankh", 2), ("ankh", 5)]
every_setting = pytest.mark.parametrize(("name", "players"), SETTINGS)


@pytest.mark.parametrize("name", ["ra", "ankh"])
def test_actions_are_the_answers_in_their_documented_order(name: str) -> None:
    space = encoder_for(name, 2).space
    assert {row: range(first, last + 1) for row, first, last in space.rows} == documented(name)
    assert [row for row, _, _ in space.rows] == list(documented(name))
    assert space.size == sum([len(answers) for answers in documented(name).values()])
    told = [space.describe(action) for action in range(space.size)]
    assert told == [
        (question, answer) for question, answers in documented(name).items() for answer in answers
    ]


def test_an_action_out_of_the_space_is_refused() -> None:
    space = encoder_for("ra", 2).space
    assert (space.players, space.size) == (57, 85)
    with pytest.raises(ValueError, match="action must be 0 to 84, not 85"):
        space.describe(85)


@pytest.mark.parametrize("name", ["ra", "ankh"])
def test_the_page_of_a_game_tells_every_part_of_its_observation(name: str) -> None:
    page = (DOCS / f"envs-{name}.md").read_text("utf-8")
    encoder = encoder_for(name, 2)
    for part, _, about in encoder.layout:
        row = rf"\| `{re.sub(r'_[0-4]$', '', part)}` +\| .*{re.escape(about)}"
        assert re.search(row, page), part
    assert f"{encoder.size:,} numbers" in page
    assert f"{encoder.space.players:,} actions" in page


@every_setting
def test_an_observation_is_the_same_in_every_game_the_seat_could_be_in(
    name: str, players: int
) -> None:
    sealed = 0
    for seed in range(3):
        arrays = ArrayGame(name, players)
        arrays.begin(seed)
        rng = Random(f"{name} {players} {seed}")
        game = arrays.game
        for step in range(10_000):
            if game.over:
                break
            secret = isinstance(game.table.frames[-1], SecretQuestion)
            if step % 7 == 0 or secret:
                for seat in range(players):
                    other = game.resample(seat, step)
                    sealed += secret and other.table.sealed != game.table.sealed
                    before = bytes(memoryview(arrays.encoder.observation(game.table, seat)))
                    assert before == bytes(
                        memoryview(arrays.encoder.observation(other.table, seat))
                    )
            seat = rng.choice(game.to_act())
            game.apply(seat, rng.choice(game.legal(seat)))
        assert game.over
    assert sealed or name == "ra"


@every_setting
def test_masks_mark_the_legal_answers_and_no_others(name: str, players: int) -> None:
    arrays = ArrayGame(name, players)
    arrays.begin(5)
    rng = Random(name)
    while not arrays.game.over:
        game = arrays.game
        for seat in range(players):
            marked = np.flatnonzero(arrays.mask(seat)).tolist()
            if seat not in game.to_act():
                assert marked == []
                continue
            assert [arrays.answer(seat, action) for action in marked] == game.legal(seat)
        seat = game.to_act()[-1]
        arrays.act(seat, rng.choice(np.flatnonzero(arrays.mask(seat)).tolist()))
    assert sorted(set(arrays.rewards())) in ([-1.0, 1.0], [-1.0])


def part(arrays: ArrayGame, seat: int, name: str) -> list[int]:
    """The numbers of a part of a seat's observation."""
    start = 0
    for found, length, _ in arrays.encoder.layout:
        if found == name:
            return [int(n) for n in arrays.observation(seat)[start : start + length]]
        start += length
    raise AssertionError(name)


def test_an_observation_of_ra_tells_what_lies_on_the_table() -> None:
    arrays = ArrayGame("ra", 3)
    arrays.begin(4)
    ennead.playout(later := arrays.game.clone(), 1)
    for seat, answer in later.log.answers()[arrays.game.log.length() :][:60]:
        if seat == ennead.CHANCE:
            continue
        if arrays.game.over or answer not in arrays.game.legal(seat):
            break
        arrays.game.apply(seat, answer)
    table = arrays.game.table
    assert isinstance(table, RaTable)
    for seat in range(3):
        for place in range(3):
            player = (seat + place) % 3
            assert part(arrays, seat, f"tiles_{place}") == list(table.held(player))
            suns = part(arrays, seat, f"suns_{place}")
            assert np.flatnonzero(suns).tolist() == members(table.suns_up[player])
            assert part(arrays, seat, f"points_{place}") == [table.points[player]]
            asked = player in arrays.to_act()
            assert part(arrays, seat, f"asked_{place}") == [int(asked)]
        assert part(arrays, seat, "bag") == list(table.bag)
        assert part(arrays, seat, "players") == [0, 1, 0, 0]
        assert part(arrays, seat, "tiles_3") == [0] * 23


def test_what_options_of_ra_cover_is_not_told() -> None:
    open_table = ArrayGame("ra", 2)
    covered = ArrayGame("ra", 2, {"open_scores": False, "tile_counter": False})
    for arrays in (open_table, covered):
        arrays.begin(1)
    assert part(open_table, 0, "points_1") == [10]
    assert part(covered, 0, "points_1") == [0]
    assert part(covered, 0, "points_0") == [10]
    assert sum(part(open_table, 0, "bag")) == 180
    assert sum(part(covered, 0, "bag")) == 0


def test_an_observation_of_ankh_tells_what_lies_on_the_table() -> None:
    arrays = ArrayGame("ankh", 3)
    arrays.begin(4)
    rng = Random(1)
    for _ in range(120):
        seat = arrays.to_act()[0]
        arrays.game.apply(seat, rng.choice(arrays.game.legal(seat)))
    table = arrays.game.table
    assert isinstance(table, AnkhTable)
    for seat in range(3):
        own = table.god_of[seat]
        figures = np.reshape(part(arrays, seat, "figures"), (5, 124))
        for place in range(3):
            god = (own + place) % 3
            assert part(arrays, seat, f"in_play_{place}") == [int(god in table.ascending)]
            if god not in table.ascending:
                continue
            assert np.flatnonzero(figures[place]).tolist() == hexset.members(table.figures[god])
            assert part(arrays, seat, f"followers_{place}") == [table.followers[god]]
            assert part(arrays, seat, f"devotion_{place}") == [table.devotion[god]]
            hand = part(arrays, seat, f"hand_{place}")
            assert sum([bit << n for n, bit in enumerate(hand)]) == table.hand[god]
        assert np.flatnonzero(part(arrays, seat, "water")).tolist() == hexset.members(
            table.division.map.water
        )
        regions = np.reshape(part(arrays, seat, "region"), (8, 124))
        for number, region in enumerate(table.division.regions):
            assert np.flatnonzero(regions[number]).tolist() == hexset.members(region)
        kinds = np.reshape(part(arrays, seat, "kind"), (8, 124))
        assert kinds.sum() == sum([place >= 0 for place in table.place])
        closed = np.array(part(arrays, seat, "closed"))
        edges = len(table.division.map.rivers) + len(table.division.camels)
        assert np.count_nonzero(closed == 1) == edges


def test_an_action_that_is_not_legal_is_refused() -> None:
    arrays = ArrayGame("ra", 2)
    arrays.begin(1)
    seat = arrays.to_act()[0]
    for action in (-1, 1, 30, 57, 500):
        with pytest.raises(ennead.IllegalAnswer, match="not a legal action"):
            arrays.act(seat, action)
    with pytest.raises(ennead.IllegalAnswer):
        arrays.act(1 - seat, 0)
