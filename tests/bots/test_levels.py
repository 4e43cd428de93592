"""Every level answers fairly, legally and the same way every time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ennead.bots import Bot, Seen, make_bot
from ennead.bots.game_bots import bots_of
from ennead.bots.levels import LEVELS, SearchLevel
from ennead.bots.search.bot import SearchBot
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.lab.simulate import simulate
from tests.bots.positions import questions

#: Simulations of the levels that search, in tests: enough to look at several answers.
FEW = {"ra": 12, "ankh": 3}
#: How `expert` and `master` search where no network ships, as with packs.
PLAYERS = (*LEVELS, "search")


def bot_of(level: str, game: str, seed: int = 1) -> Bot:
    """A bot of a level; those that search take only a few simulations."""
    if level == "search":
        return SearchBot(seed, replace(bots_of(game).search, simulations=FEW[game]))
    if level in ("expert", "master"):
        return SearchLevel(seed, level, FEW[game])
    return make_bot(level, game, seed)


def positions(game: str) -> list[Game]:
    """Every kind of question of a game, or most of them."""
    if game == "ra":
        return [*questions(game, 2, 11, (1,)), *questions(game, 4, 12, (2,))]
    return list(questions(game, 3, 12, (2,)))


def sealed_positions() -> list[tuple[Game, int]]:
    """Secret questions of Ankh at which somebody else has sealed an answer, and who is asked."""
    found = []
    for position in questions("ankh", 3, 5, (1, 2)):
        asked = position.to_act()
        if len(asked) > 1:
            sealed = position.clone()
            sealed.apply(asked[0], sealed.legal(asked[0])[0])
            found.append((sealed, asked[1]))
    return found


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_an_answer_does_not_change_when_hidden_things_do(game: str, level: str) -> None:
    for position in positions(game):
        seat = position.to_act()[-1]
        answer = bot_of(level, game).answer(Seen(position, seat))
        assert answer in position.legal(seat)
        other = position.resample(seat, 1)
        other.rng = seeded(101)
        assert bot_of(level, game).answer(Seen(other, seat)) == answer


@pytest.mark.parametrize("level", PLAYERS)
def test_an_answer_does_not_depend_on_what_others_have_sealed(level: str) -> None:
    sealed = sealed_positions()
    assert sealed
    for position, seat in sealed:
        others = [other for other in range(3) if other != seat and position.legal(other)]
        answers = set()
        for choice in (0, -1):
            other = position.clone()
            other.apply(others[0], other.legal(others[0])[choice])
            answers.add(bot_of(level, "ankh").answer(Seen(other, seat)))
        assert len(answers) == 1


@pytest.mark.parametrize("level", PLAYERS)
def test_a_level_leaves_the_game_it_looks_at_as_it_is(level: str) -> None:
    for position in (*questions("ra", 3, 4, (3,)), *questions("ankh", 3, 4, (3,))[:3]):
        before = position.hash()
        bot_of(level, position.name).answer(Seen(position, position.to_act()[0]))
        assert position.hash() == before


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
def test_a_level_beats_the_one_below_it(better: str, worse: str) -> None:
    results = simulate("ra", 2, [better, worse], games=20, seed=3)
    assert results.summary()["bots"][0]["wins"] >= 12


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
@pytest.mark.parametrize(("game", "games"), [("ra", 400), ("ankh", 100)])
def test_a_level_clearly_beats_the_one_below_it(
    game: str, games: int, better: str, worse: str
) -> None:
    results = simulate(game, 2, [better, worse], games=games, seed=3, jobs=2)
    assert results.summary()["bots"][0]["share"] >= 0.65
