"""A finished game looked at again: the chances over time, and where they turned."""

from __future__ import annotations

from dataclasses import dataclass

from ennead.bots.values.states import chances, is_quiet
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.record import CHANCE_MARK, loads
from ennead.engine.words import LANGUAGES
from ennead.games.start import beginning_of, replay

#: The most swings named, and the least change of a chance that is one.
MOST = 5
LEAST = 0.06


@dataclass(frozen=True)
class Swing:
    """A step that changed somebody's chances much."""

    #: The number of the player's answer, from 1; 0 is the beginning.
    step: int
    #: Who answered.
    by: int
    #: Whose chance it changed most, and by how much: negative if it fell.
    seat: int
    gain: float
    #: What was answered.
    words: str


@dataclass(frozen=True)
class Review:
    """The chances of all seats at the beginning and after every answer of a player.

    What chance said to an answer belongs to it. While an auction or a battle runs the chances stay
    as they were before it.
    """

    game: str
    players: int
    chances: list[list[float]]
    #: The largest, in the order of the game.
    swings: list[Swing]


def review(record_text: str, lang: str = "en") -> Review:
    """Look at a record again; RecordError, a ValueError, names a line that is wrong."""
    if lang not in LANGUAGES:
        raise ValueError(f"lang must be one of {', '.join(LANGUAGES)}, not {lang!r}")
    replay(record_text, chance="ask")
    record = loads(record_text)
    game = beginning_of(record)
    found: list[list[float]] = []
    told: list[tuple[int, str]] = []
    for _, mark, notation in record.answers:
        seat = CHANCE if mark == CHANCE_MARK else int(mark)
        answer = game.parse(seat, notation)
        if seat != CHANCE:
            found.append(chances(game) if is_quiet(game) or not found else found[-1])
            told.append((seat, game.say(seat, answer, lang)))
        game.apply(seat, answer)
    found.append(last_chances(game, found))
    return Review(record.game, record.players, found, swings(found, told))


def last_chances(game: Game, found: list[list[float]]) -> list[float]:
    """The chances where a record ends; if it ends before chance has answered, those before it."""
    if not game.awaits_chance():
        return chances(game)
    return found[-1] if found else [1 / game.players] * game.players


def swings(found: list[list[float]], told: list[tuple[int, str]]) -> list[Swing]:
    """The steps that changed a chance most."""
    steps = []
    for step, (by, words) in enumerate(told, 1):
        gains = [after - before for before, after in zip(found[step - 1], found[step], strict=True)]
        seat = max(range(len(gains)), key=lambda other: abs(gains[other]))
        steps.append(Swing(step, by, seat, gains[seat], words))
    largest = sorted(steps, key=lambda swing: -abs(swing.gain))[:MOST]
    return sorted(
        [swing for swing in largest if abs(swing.gain) >= LEAST], key=lambda swing: swing.step
    )
