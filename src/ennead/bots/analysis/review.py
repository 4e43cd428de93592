"""The review of a finished game: the chances over time, and where they turned."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ennead.bots.analysis.hints import hints
from ennead.bots.analysis.learned import chances
from ennead.bots.bot import Seen
from ennead.bots.values.states import is_quiet
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.record import CHANCE_MARK, Record, loads
from ennead.engine.words import LANGUAGES
from ennead.games.start import beginning_of, replay

#: At most this many swings are named; a swing changes a chance by at least this much.
MOST = 5
LEAST = 0.06
#: An answer is better only if it promises this much more.
CLEARLY = 0.04


@dataclass(frozen=True)
class Better:
    """An answer that promised more than the one given."""

    words: str
    reasons: str
    gain: float


@dataclass(frozen=True)
class Swing:
    """A step that changed a seat's chances much."""

    #: The number of the player's answer, from 1; 0 is the beginning.
    step: int
    #: Who answered.
    by: int
    #: Whose chance it changed most, and by how much: negative if it fell.
    seat: int
    gain: float
    #: What was answered.
    words: str
    #: A better answer for the one who answered, with reasons and its gain in the estimated chance
    #: to win; none if nothing clearly better was found.
    better: Better | None = None


@dataclass(frozen=True)
class Review:
    """The chances of all seats at the beginning and after every answer of a player.

    The answers of chance belong to the player's answer before them. While an auction or a battle
    runs the chances stay as they were before it.
    """

    game: str
    players: int
    chances: list[list[float]]
    #: The largest, in the order of the game.
    swings: list[Swing]


def review(record_text: str, lang: str = "en", simulations: int | None = None) -> Review:
    """Review a record; RecordError, a ValueError, names a line that is wrong.

    At every swing the bots look for a better answer with this many simulations, by nothing but what
    the player could see then.
    """
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
    swung = with_better(record, swings(found, told), lang, simulations)
    return Review(record.game, record.players, found, swung)


def last_chances(game: Game, found: list[list[float]]) -> list[float]:
    """Return the chances at a record's end; before chance has answered, the ones before it."""
    if not game.awaits_chance():
        return chances(game)
    return found[-1] if found else [1 / game.players] * game.players


def swings(found: list[list[float]], told: list[tuple[int, str]]) -> list[Swing]:
    """Find the steps that changed a chance most."""
    steps = []
    for step, (by, words) in enumerate(told, 1):
        gains = [after - before for before, after in zip(found[step - 1], found[step], strict=True)]
        seat = max(range(len(gains)), key=lambda other: abs(gains[other]))
        steps.append(Swing(step, by, seat, gains[seat], words))
    largest = sorted(steps, key=lambda swing: -abs(swing.gain))[:MOST]
    return sorted(
        [swing for swing in largest if abs(swing.gain) >= LEAST], key=lambda swing: swing.step
    )


def with_better(
    record: Record, swings: list[Swing], lang: str, simulations: int | None
) -> list[Swing]:
    """Add a better answer to each swing, if one is found."""
    by_step = {swing.step: swing for swing in swings}
    game = beginning_of(record)
    step = 0
    for _, mark, notation in record.answers:
        seat = CHANCE if mark == CHANCE_MARK else int(mark)
        answer = game.parse(seat, notation)
        step += seat != CHANCE
        if seat != CHANCE and step in by_step:
            better = better_answer(game, seat, answer, lang, simulations)
            by_step[step] = replace(by_step[step], better=better)
        game.apply(seat, answer)
    return list(by_step.values())


def better_answer(
    game: Game, seat: int, given: int, lang: str, simulations: int | None
) -> Better | None:
    """Find a seat's best answer, if it promised clearly more than the one that was given."""
    found = hints(Seen(game, seat), lang, simulations)
    values = {hint.answer: hint.value for hint in found}
    best = found[0]
    gain = best.value - values.get(given, best.value)
    return Better(best.words, best.reasons, gain) if gain >= CLEARLY else None
