"""Hints: the answers to a question, best first, with what they promise and why."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ennead.bots.analysis.facts import Intention
from ennead.bots.analysis.learned import promises
from ennead.bots.analysis.reasons import Reasons
from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.search.mcts import Search
from ennead.bots.search.tree import Node, Open, Sealed
from ennead.engine.rng import seeded
from ennead.engine.words import LANGUAGES

#: At most this many hints are given; reasons are computed for each.
MOST = 6
#: Priors are flatter than usual by this factor, so that every answer is simulated.
FLATTER = 4.0
#: An estimate counts this many more visits with the worst result, so that few are not trusted.
PESSIMISM = 2.0


@dataclass(frozen=True)
class Planned:
    """An answer of an intended turn: what it answers, as records write it, and in words."""

    question: str
    notation: str
    words: str
    #: What answers of the question are clicked on, as a frame declares it.
    click: str = ""


@dataclass(frozen=True)
class Hint:
    """An answer, and the reasons for it."""

    answer: int
    #: The estimated chance of the seat to win, 0 to 1.
    value: float
    #: What the answer is.
    words: str
    #: Why: something that is true of it, in a sentence.
    reasons: str
    #: The turn that it begins: this answer, and what the seat would answer after it.
    plan: list[Planned]

    @property
    def turn(self) -> list[str]:
        """What the seat would answer after it in the same turn, in words."""
        return [planned.words for planned in self.plan[1:]]


def hints(
    seen: Seen, lang: str = "en", simulations: int | None = None, seed: int = 0
) -> list[Hint]:
    """Return a seat's best answers, best first; ValueError if it is not asked.

    It takes nothing but what the seat may see. The same seed gives the same hints.
    """
    check(seen, lang, simulations)
    legal = seen.legal()
    values = promises(seen, simulations, seed)
    if values is None:
        values = searched(seen, simulations, seed)
    game = seen.resample(seed)
    best = sorted(values, key=lambda answer: (-values[answer], answer))[:MOST]
    reasons = Reasons(seen, best, seed, lang)
    return [
        Hint(
            answer,
            values[answer],
            game.say(seen.seat, answer, lang),
            reasons.of(answer),
            planned(reasons.intentions[answer]),
        )
        for answer in best
        if answer in legal
    ]


def searched(seen: Seen, simulations: int | None, seed: int) -> dict[int, float]:
    """Search with the game's own values; return the chance to win by answer."""
    known = bots_of(seen.name)
    settings = replace(
        known.search,
        simulations=simulations or known.hint_simulations,
        seconds=None,
        widening=float(MOST),
        temperature=FLATTER * known.search.temperature,
    )
    search = Search(seen, seeded(seed), settings, Node())
    search.simulate_all()
    return estimates(search, seen.seat)


def planned(intention: Intention) -> list[Planned]:
    """Return the answers of an intended turn."""
    answers = zip(
        intention.questions, intention.notations, intention.words, intention.clicks, strict=True
    )
    return [Planned(*answer) for answer in answers]


def check(seen: Seen, lang: str, simulations: int | None) -> None:
    """Check the arguments; ValueError says what was expected."""
    if lang not in LANGUAGES:
        raise ValueError(f"lang must be one of {', '.join(LANGUAGES)}, not {lang!r}")
    if simulations is not None and simulations < 1:
        raise ValueError(f"simulations must be 1 or more, not {simulations}")
    if not seen.is_asked():
        raise ValueError(f"seat {seen.seat} is not asked now")


def estimates(search: Search, seat: int) -> dict[int, float]:
    """Estimate the chance to win by answer visited; few visits count little."""
    question = search.root.question
    if isinstance(question, Sealed):
        number = question.seats.index(seat)
        sums, visits = question.totals[number], question.visits[number]
        answers = question.answers[number]
    else:
        assert isinstance(question, Open)
        sums = [total[seat] for total in question.totals]
        answers, visits = question.answers, question.visits
    visited = [place for place in range(len(answers)) if visits[place]]
    worst = min([sums[place] / visits[place] for place in visited])
    return {
        answers[place]: (sums[place] + PESSIMISM * worst) / (visits[place] + PESSIMISM)
        for place in visited
    }
