"""The end of an epoch in words."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.engine.words import Count, Phrase, joined, player_name
from ennead.games.ra.words.section import Sentences

#: Every event of this section: the names of its fields, and its sentence.
EVENTS: Sentences = {
    "cleared": (
        ("tiles",),
        Phrase(
            "The auction track is cleared. Out of the game: {tiles}.",
            "Die Auktionsleiste wird geräumt. Aus dem Spiel: {tiles}.",
        ),
    ),
    "epoch_ended": (
        ("epoch", "ending"),
        Phrase("Epoch {epoch} ends: {ending}.", "Epoche {epoch} endet: {ending}."),
    ),
    "scored": (
        ("epoch", "scores", "changes"),
        Phrase("Epoch {epoch} is scored: {results}.", "Epoche {epoch} wird gewertet: {results}."),
    ),
}
ENDINGS = (
    Phrase("all suns are spent", "Alle Sonnen sind ausgegeben"),
    Phrase("the Ra track is full", "Die Ra-Leiste ist voll"),
)
GAINS = Phrase("{player} gains {number:point|points}", "{player} erhält {number:Punkt|Punkte}")
LOSES = Phrase("{player} loses {number:point|points}", "{player} verliert {number:Punkt|Punkte}")
LOSES_ALL = Phrase(
    "{player} loses the last {number} points", "{player} verliert die letzten {number} Punkte"
)
LOSES_LAST = Phrase("{player} loses the last point", "{player} verliert den letzten Punkt")
NOTHING = Phrase("{player} gains nothing", "{player} geht leer aus")
NOTHING_TO_LOSE = Phrase(
    "{player} has nothing left to lose", "{player} hat nichts mehr zu verlieren"
)


def results(
    scores: Sequence[Sequence[int]], changes: Sequence[int], lang: str, names: list[str]
) -> str:
    """What an epoch brought to each player."""
    rows = zip(scores, changes, strict=True)
    return joined(
        [
            result(sum(row), change).fill(
                lang, player=player_name(seat, lang, names), number=Count(abs(change))
            )
            for seat, (row, change) in enumerate(rows)
        ],
        lang,
    )


def result(scored: int, change: int) -> Phrase:
    """A gain or a loss; a loss stops at 0 points (RA-P11)."""
    if change > 0:
        return GAINS
    if change < 0:
        if change == scored:
            return LOSES
        return LOSES_LAST if change == -1 else LOSES_ALL
    return NOTHING if scored == 0 else NOTHING_TO_LOSE
