"""Games that do not begin anew: from positions that a server has written, and from records."""

from __future__ import annotations

from typing import Any

from ennead.engine.game import Game
from ennead.engine.record import CHANCE_MARK, Record, loads
from ennead.engine.table import Event
from ennead.games.start import beginning_of, load


def loaded(position: dict[str, Any]) -> Game:
    """The game of a position that a server has written, whatever version of the rules it had."""
    return load({k: v for k, v in position.items() if k != "rules"}, chance="ask")


def continued(text: str, after: int) -> Game:
    """The game of a record after some of its answers."""
    record = loads(text)
    game = beginning_of(record)
    play_on(game, record, after)
    return game


def told_in(text: str, after: int) -> list[Event]:
    """All that happened in the game of a record up to then."""
    record = loads(text)
    game = beginning_of(record)
    heard = game.listen()
    play_on(game, record, after)
    for event in heard:
        event.table = None  # its fields say all
    return heard


def play_on(game: Game, record: Record, after: int) -> None:
    """Give the first answers of a record."""
    for _, mark, notation in record.answers[:after]:
        seat = -1 if mark == CHANCE_MARK else int(mark)
        game.apply(seat, game.parse(seat, notation))
