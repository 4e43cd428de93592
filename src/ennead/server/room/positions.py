"""Games that go on from stored positions and records.

They may have been stored with an earlier version of the rules: what still fits goes on by these.
"""

from __future__ import annotations

from typing import Any

from ennead.engine.game import Game
from ennead.engine.record import CHANCE_MARK, Record, loads
from ennead.engine.table import Event
from ennead.games.start import beginning_of, load, rules_of


def loaded(position: dict[str, Any]) -> Game:
    """Load a stored position, of any version of the rules."""
    return load(without_rules(position), chance="ask")


def continued(text: str, after: int) -> Game:
    """Load a record up to some answer."""
    record = loads(text)
    game = beginning_of(by_these_rules(record))
    play_on(game, record, after)
    return game


def events_in(text: str, after: int) -> list[Event]:
    """Return the events of a record up to some answer."""
    record = loads(text)
    game = beginning_of(by_these_rules(record))
    events = game.listen()
    play_on(game, record, after)
    for event in events:
        event.table = None  # its fields suffice
    return events


def by_these_rules(record: Record) -> Record:
    """Mark a record as one of the current rules."""
    record.rules = rules_of(record.game).version
    if record.start is not None:
        record.start = without_rules(record.start)
    return record


def without_rules(position: dict[str, Any]) -> dict[str, Any]:
    """Return a position without the version of its rules."""
    return {key: value for key, value in position.items() if key != "rules"}


def play_on(game: Game, record: Record, after: int) -> None:
    """Apply the first answers of a record."""
    for _, mark, notation in record.answers[:after]:
        seat = -1 if mark == CHANCE_MARK else int(mark)
        game.apply(seat, game.parse(seat, notation))
