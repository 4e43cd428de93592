"""Playing a record again."""

from __future__ import annotations

from collections.abc import Iterator

from ennead.engine.errors import RecordError
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.position import fingerprint
from ennead.engine.record import CHANCE_MARK, Record


def replay_onto(game: Game, record: Record) -> None:
    """Give a game at its beginning all the answers of a record."""
    for line, mark, notation in record.answers:
        seat = CHANCE if mark == CHANCE_MARK else int(mark)
        try:
            game.apply(seat, game.parse(seat, notation))
        except ValueError:  # an answer that is not legal, or a seat that does not exist
            found = f"{mark} {notation}"
            raise RecordError(f"line {line}: expected {expected(game)}; found {found!r}") from None
    line, end = record.end
    if end != game.hash() and end not in earlier_fingerprints(game):
        raise RecordError(
            f"line {line}: the answers lead to position {game.hash()}, but the record ends in {end}"
        )


def earlier_fingerprints(game: Game) -> Iterator[str]:
    """The fingerprints that earlier programs of the same rules could have given this position."""
    for position in game.rules.as_written_before(game.position()):
        yield fingerprint(position)


def expected(game: Game) -> str:
    """What a record could go on with here."""
    if game.over:
        return "'end', for the game is over"
    lines = []
    for seat in game.to_act():
        mark = CHANCE_MARK if seat == CHANCE else str(seat)
        lines += [f"'{mark} {game.notation(seat, answer)}'" for answer in game.legal(seat)]
    return "one of " + ", ".join(lines)
