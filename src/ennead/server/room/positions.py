"""Games that go on from positions and records that a server has kept.

They may have been kept by an earlier version of the rules: what still fits goes on by these.
"""

from __future__ import annotations

from typing import Any

from ennead.engine.game import Game
from ennead.engine.record import CHANCE_MARK, Record, loads
from ennead.engine.table import Event
from ennead.games.start import beginning_of, load, rules_of


def loaded(position: dict[str, Any]) -> Game:
    """The game of a position that a server has written, whatever version of the rules it had."""
    return load(without_rules(position), chance="ask")


def continued(text: str, after: int) -> Game:
    """The game of a record after some of its answers."""
    record = loads(text)
    game = beginning_of(by_these_rules(record))
    play_on(game, record, after)
    return game


def told_in(text: str, after: int) -> list[Event]:
    """All that happened in the game of a record up to then."""
    record = loads(text)
    game = beginning_of(by_these_rules(record))
    heard = game.listen()
    play_on(game, record, after)
    for event in heard:
        event.table = None  # its fields say all
    return heard


def by_these_rules(record: Record) -> Record:
    """A record as if the rules of this program had been its own."""
    record.rules = rules_of(record.game).version
    if record.start is not None:
        record.start = without_rules(record.start)
    return record


def without_rules(position: dict[str, Any]) -> dict[str, Any]:
    """A position that does not say which version of the rules it had."""
    return {key: value for key, value in position.items() if key != "rules"}


def play_on(game: Game, record: Record, after: int) -> None:
    """Give the first answers of a record."""
    for _, mark, notation in record.answers[:after]:
        seat = -1 if mark == CHANCE_MARK else int(mark)
        game.apply(seat, game.parse(seat, notation))
