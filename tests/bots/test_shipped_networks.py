"""The networks that ship: two levels play with them, and hints and chances come from them."""

from __future__ import annotations

import pytest

import ennead
from ennead.bots import Seen, make_bot
from ennead.bots.analysis import chances, hints
from ennead.bots.analysis.learned import promises
from ennead.bots.game_bots import bots_of
from ennead.bots.levels import SearchLevel, unlearned
from ennead.bots.network_bot import EXPLORATION, TEMPERATURE, NetworkBot
from ennead.bots.networks import network_of
from ennead.bots.search.bot import SearchBot
from tests.bots.positions import played

#: The games and numbers of players that a network ships for.
SHIPPED = (
    ("ra", 2),
    ("ra", 3),
    ("ra", 4),
    ("ra", 5),
    ("ankh", 2),
    ("ankh", 3),
    ("ankh", 4),
    ("ankh", 5),
)
shipped = pytest.mark.parametrize(("game", "players"), SHIPPED)


def a_question(game: str, players: int) -> Seen:
    """An open question in the middle of a game that the network answers itself."""
    network = network_of(game, players)
    assert network is not None
    for answers in range(60, 90):
        position = played(game, players, 5, answers)
        seen = Seen(position, position.to_act()[0])
        if not seen.is_secret() and not network.features.defers(position.table):
            return seen
    raise AssertionError("no such question")


@shipped
def test_levels_that_search_play_with_the_network_that_ships(game: str, players: int) -> None:
    network = network_of(game, players)
    assert network is not None
    position = played(game, players, 5, 60)
    seen = Seen(position, position.to_act()[0])
    master, expert = SearchLevel(1, "master").bot_for(seen), SearchLevel(1, "expert").bot_for(seen)
    assert isinstance(master, NetworkBot)
    assert isinstance(expert, NetworkBot)
    assert master.network is network
    assert expert.network is network
    assert master.simulations > 5 * expert.simulations
    assert chances(position) == list(network.chances(position.table))
    folder = bots_of(game).networks
    assert folder is not None
    card = (folder / f"{players}.md").read_text(encoding="utf-8")
    assert f"ennead train {game} --players {players}" in card


@shipped
def test_hints_come_from_the_network_that_ships(game: str, players: int) -> None:
    seen = a_question(game, players)
    promised = promises(seen, 20, 1)
    assert promised is not None
    assert set(promised) <= set(seen.legal())
    best = hints(seen, simulations=20, seed=1)[0]
    assert best.answer == max(promised, key=lambda answer: (promised[answer], -answer))
    assert best.value == promised[best.answer]


@shipped
def test_a_network_that_ships_knows_who_is_about_to_win(game: str, players: int) -> None:
    """Before the last answer the winner is given most of the chances, on average."""
    given = 0.0
    for seed in range(10):
        position = ennead.new(game, players, seed=seed)
        bots = [make_bot("hard", game, seat) for seat in range(players)]
        while not position.over:
            last = position.clone()
            seat = position.to_act()[0]
            position.apply(seat, bots[seat].answer(Seen(position, seat)))
        winners = [seat for place, seat, _ in position.ranking() if place == 1]
        given += sum(chances(last)[seat] for seat in winners)
    assert given > 6.0


def test_with_a_pack_levels_search_without_a_network() -> None:
    """The networks were trained with the base game."""
    game = ennead.new("ankh", 2, seed=1, packs="gods")
    seen = Seen(game, game.to_act()[0])
    master, expert = SearchLevel(1, "master").bot_for(seen), SearchLevel(1, "expert").bot_for(seen)
    assert isinstance(master, SearchBot)
    assert isinstance(expert, SearchBot)
    assert master.settings is not None
    assert expert.settings is not None
    assert master.settings.simulations == 10 * expert.settings.simulations


def test_levels_say_which_games_they_have_not_learned() -> None:
    assert unlearned(ennead.new("ankh", 2, seed=1, packs="gods")) == ["expert", "master"]
    assert unlearned(ennead.new("ankh", 3, seed=1)) == []
    assert unlearned(ennead.new("ra", 5, seed=1)) == []


def test_a_level_searches_as_its_game_says() -> None:
    """Chances of many gods differ little: there `master` explores less and trusts priors more."""
    wide = SearchLevel(1, "master").bot_for(Seen(ennead.new("ankh", 3, seed=1), 0))
    sharp = SearchLevel(1, "master").bot_for(Seen(ennead.new("ankh", 5, seed=1), 0))
    assert isinstance(wide, NetworkBot)
    assert isinstance(sharp, NetworkBot)
    assert (wide.exploration, wide.temperature) == (EXPLORATION, TEMPERATURE)
    assert sharp.exploration < wide.exploration
    assert sharp.temperature < wide.temperature
