"""Games for `pickle`: a game is kept as its position, its luck and its answers."""

from __future__ import annotations

import copyreg
from typing import Any

from ennead.engine.game import Game, read_table
from ennead.engine.log import restored
from ennead.engine.past import Moment
from ennead.engine.rng import Rng
from ennead.engine.rules import Data
from ennead.engine.table import Table
from ennead.games import GAMES

#: The words of a generator.
Words = tuple[int, int, int, int]


def teach_pickle() -> None:
    """Let pickle take games apart with this module."""
    copyreg.pickle(Game, taken_apart)


def taken_apart(game: Game) -> tuple[Any, ...]:
    """What pickle keeps of a game; nobody listens to the game it makes of it."""
    moments = []
    moment = game.past
    while moment is not None:
        then = game.clone()
        then.table = moment.table
        answered = (moment.answers, moment.seat, moment.answer)
        moments.append((then.position(), words(moment.rng), *answered))
        moment = moment.before
    log = (game.log.unknown(), game.log.packed())
    position, forced = game.position(), game.table.asks_forced
    return put_together, (position, forced, game.start, words(game.rng), log, moments)


def put_together(
    position: Data,
    forced: bool,
    start: Data | None,
    rng: Words | None,
    log: tuple[int, list[int]],
    moments: list[tuple[Data, Words | None, int, int, int]],
) -> Game:
    """The game that was taken apart."""
    rules, players, options = GAMES[position["game"]], position["players"], position["options"]
    table, kept = table_of(position, forced), restored(log[0], log[1])
    game = Game(rules, players, options, start, table, generator(rng), kept)
    for then, luck, answers, seat, answer in reversed(moments):
        before = table_of(then, forced)
        game.past = Moment(game.past, before, generator(luck), answers, seat, answer)
    return game


def table_of(position: Data, forced: bool) -> Table:
    """The table of a position that the program wrote itself."""
    table = read_table(GAMES[position["game"]], position["players"], position, True)
    table.asks_forced = forced
    table.settle()
    return table


def words(rng: Rng | None) -> Words | None:
    """The words of a generator, if there is one."""
    return None if rng is None else (int(rng.a), int(rng.b), int(rng.c), int(rng.counter))


def generator(found: Words | None) -> Rng | None:
    """The generator of such words."""
    return None if found is None else Rng(found[0], found[1], found[2], found[3])
