"""Words of The People's Revolt."""

from __future__ import annotations

from typing import Any

from ennead.engine.rules import Data
from ennead.engine.words import Phrase
from ennead.games.ankh.packs.revolt.consolidation import (
    CONSOLIDATION,
    JoinRegions,
    SendToken,
    borders,
)
from ennead.games.ankh.table.names import edge_name
from ennead.games.ankh.table.pieces import TENS
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, seat_name

JOIN = Phrase(
    "{god}, Consolidation: which two regions with camels between them become one? Conflict order "
    "token {highest}, the highest, leaves the game.",
    "{god}, „Zusammenschluss“: Welche zwei Regionen, zwischen denen Kamele stehen, werden zu "
    "einer? Konfliktabfolge-Plättchen {highest}, das höchste, verlässt das Spiel.",
)
JOIN_TWO = Phrase(
    "join regions {one} and {other} ({size} and {other_size} land spaces)",
    "die Regionen {one} und {other} verbinden ({size} und {other_size} Landfelder)",
)
SEND = Phrase(
    "{god}, Consolidation: region {highest} loses its token. Which token of the joined region does "
    "it get, {one} or {other}?",
    "{god}, „Zusammenschluss“: Region {highest} verliert ihr Plättchen. Welches Plättchen der "
    "verbundenen Region erhält sie, {one} oder {other}?",
)
SEND_TOKEN = Phrase(
    "token {sent}; the joined region keeps token {kept}",
    "Plättchen {sent}; die verbundene Region behält Plättchen {kept}",
)


def ask_join(table: AnkhTable, frame: JoinRegions, seat: int, lang: str) -> str:
    """The prompt for two regions."""
    return JOIN.fill(lang, god=seat_name(table, seat, lang), highest=max(table.order))


def say_join(table: AnkhTable, frame: JoinRegions, answer: int, lang: str) -> str:
    """Two regions with their sizes."""
    one, other = answer // TENS, answer % TENS
    sizes = {"size": size_of(table, one), "other_size": size_of(table, other)}
    return JOIN_TWO.fill(lang, one=one, other=other, **sizes)


def ask_send(table: AnkhTable, frame: SendToken, seat: int, lang: str) -> str:
    """The prompt for a token."""
    god, highest = seat_name(table, seat, lang), max(table.order)
    return SEND.fill(lang, god=god, highest=highest, one=frame.one, other=frame.other)


def say_send(table: AnkhTable, frame: SendToken, answer: int, lang: str) -> str:
    """A token, and the one that stays."""
    kept = frame.other if answer == frame.one else frame.one
    return SEND_TOKEN.fill(lang, sent=answer, kept=kept)


def size_of(table: AnkhTable, token: int) -> int:
    """The land spaces of the region with a token; 0 if no region has it."""
    return table.division.region_size(table.order.index(token)) if token in table.order else 0


WORDINGS: Wordings = {
    JoinRegions: (ask_join, say_join),
    SendToken: (ask_send, say_send),
}


def joins(table: AnkhTable, frame: JoinRegions) -> Data:
    """What can be joined: by the two tokens, the sizes, the camels that go, the token that leaves.

    `sends` are the tokens one of which goes to the region that loses its own; none if the token
    that leaves is one of the two.
    """
    highest = max(table.order)
    return {"joins": [write_join(table, pair, highest) for pair in sorted(borders(table))]}


def write_join(table: AnkhTable, pair: int, highest: int) -> Data:
    """Two regions that can be joined."""
    one, other = pair // TENS, pair % TENS
    return {
        "answer": pair,
        "tokens": [one, other],
        "sizes": [size_of(table, one), size_of(table, other)],
        "camels": [edge_name(table, edge) for edge in borders(table)[pair]],
        "leaves": highest,
        "sends": [] if highest in (one, other) else [one, other],
    }


def sends(table: AnkhTable, frame: SendToken) -> Data:
    """The join that a token is chosen for."""
    return {"joins": [write_join(table, frame.one * TENS + frame.other, max(table.order))]}


FACTS: dict[Any, Any] = {JoinRegions: joins, SendToken: sends}

NAMES = {
    "packs": {"revolt": ("The People's Revolt", "Der Aufstand des Volkes")},
    "scenarios": {"peoples_revolt": ("The People's Revolt", "Der Aufstand des Volkes")},
    "events": {CONSOLIDATION: ("Consolidation", "Zusammenschluss")},
    "battle_steps": {"revolt": ("The winner's figures die", "Die Figuren des Siegers sterben")},
    "terms": {
        "revolt": ("revolt", "Aufstand"),
        "follower_on_the_track": ("follower on the event track", "Anhänger auf der Ereignisleiste"),
    },
}
ABOUT = {
    "packs": {
        "revolt": Phrase(
            "An official scenario for 2 to 5 players: winners lose their figures, and events join "
            "regions.",
            "Ein offizielles Szenario für 2 bis 5 Spieler: Sieger verlieren ihre Figuren, und "
            "Ereignisse verbinden Regionen.",
        )
    },
    "scenarios": {
        "peoples_revolt": Phrase(
            "Whoever wins or dominates a region loses its own figures there; losers keep theirs. "
            "In the place of caravans regions are joined.",
            "Wer eine Region gewinnt oder beherrscht, verliert dort die eigenen Figuren; Verlierer "
            "behalten ihre. Statt Karawanen gibt es Zusammenschlüsse von Regionen.",
        )
    },
    "events": {
        CONSOLIDATION: Phrase(
            "Whoever triggered it takes the follower on its space and joins two regions with "
            "camels between them; the highest conflict order token leaves the game.",
            "Wer es auslöst, nimmt den Anhänger von diesem Feld und verbindet zwei Regionen, "
            "zwischen denen Kamele stehen; das höchste Konfliktabfolge-Plättchen verlässt das "
            "Spiel.",
        )
    },
    "terms": {
        "revolt": Phrase(
            "A god that wins a battle or dominates a region loses all its figures there but its "
            "god figure; those of the losers live.",
            "Ein Gott, der einen Kampf gewinnt oder eine Region beherrscht, verliert dort alle "
            "seine Figuren außer der Gottfigur; die der Verlierer bleiben am Leben.",
        ),
        "follower_on_the_track": Phrase(
            "One follower lies on each consolidation space; whoever triggers the event takes it.",
            "Auf jedem Feld „Zusammenschluss“ liegt ein Anhänger; wer das Ereignis auslöst, nimmt "
            "ihn.",
        ),
    },
}
RULES = {
    "scenarios": {"peoples_revolt": "AK-X-REV1"},
    "events": {CONSOLIDATION: "AK-X-REV11"},
    "battle_steps": {"revolt": "AK-X-REV2"},
    "terms": {"revolt": "AK-X-REV2", "follower_on_the_track": "AK-X-REV1"},
}

ICONS = {
    CONSOLIDATION: (
        "M3 12h6.5M6.5 8.5 10 12l-3.5 3.5M21 12h-6.5M17.5 8.5 14 12l3.5 3.5M12 4v3M12 17v3"
    ),
}
EVENTS = {
    "follower_taken": "god",
    "token_left": "token",
    "joined": "god one other leaves",
}
SENTENCES = {
    "follower_taken": Phrase(
        "{god} takes the follower of the event space.",
        "{god} nimmt den Anhänger vom Ereignisfeld.",
    ),
    "token_left": Phrase(
        "Conflict order token {token} leaves the game.",
        "Konfliktabfolge-Plättchen {token} verlässt das Spiel.",
    ),
    "joined": Phrase(
        "{god} joins regions {one} and {other}.", "{god} verbindet die Regionen {one} und {other}."
    ),
}
