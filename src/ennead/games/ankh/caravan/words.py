"""Words for the camel caravan."""

from __future__ import annotations

from ennead.engine.words import Count, Phrase
from ennead.games.ankh.caravan.lines import SMALLEST_REGION
from ennead.games.ankh.caravan.rules import NO_SWAP, STOP, KeepToken, PlaceCamel, SwapToken
from ennead.games.ankh.table.names import region_name, space_name
from ennead.games.ankh.table.pieces import TENS
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, seat_name

CAMEL_FIRST = Phrase(
    "{god}, Camel Caravan: where does a line of camels begin? It splits a region into two, each of "
    "at least {smallest} land spaces. You may also place none.",
    "{god}, „Kamel-Karawane“: Wo beginnt eine Reihe von Kamelen? Sie teilt eine Region in zwei, "
    "jede mit mindestens {smallest} Landfeldern. Du darfst auch verzichten.",
)
CAMEL_NEXT = Phrase(
    "{god}, Camel Caravan: {camels:camel is|camels are} placed. Where does the next one go?",
    "{god}, „Kamel-Karawane“: {camels:Kamel steht|Kamele stehen}. Wohin kommt das nächste?",
)
CAMEL = Phrase(
    "place a camel between {first} and {second}",
    "ein Kamel zwischen {first} und {second} aufstellen",
)
NO_CAMELS = Phrase("place no camels", "keine Kamele aufstellen")
LINE_COMPLETE = Phrase("end the line here", "die Reihe hier beenden")
KEEP = Phrase(
    "{god}: which of the two new regions keeps conflict order token {token}? The other gets token "
    "{spare}.",
    "{god}: Welche der beiden neuen Regionen behält Konfliktabfolge-Plättchen {token}? Die andere "
    "erhält Plättchen {spare}.",
)
KEEP_AT = Phrase(
    "the region with {space} ({size} land spaces)", "die Region mit {space} ({size} Landfelder)"
)
SWAP = Phrase(
    "{god}: the new regions have conflict order tokens {first} and {second}. Do you swap one of "
    "them with another?",
    "{god}: Die neuen Regionen haben die Konfliktabfolge-Plättchen {first} und {second}. Tauschst "
    "du eines davon gegen ein anderes?",
)
SWAP_TOKENS = Phrase("swap tokens {one} and {other}", "Plättchen {one} und {other} tauschen")
SWAP_NONE = Phrase("swap nothing", "nichts tauschen")


def ask_camel(table: AnkhTable, frame: PlaceCamel, seat: int, lang: str) -> str:
    """The prompt for the next camel."""
    god = seat_name(table, seat, lang)
    if not frame.line:
        return CAMEL_FIRST.fill(lang, god=god, smallest=SMALLEST_REGION)
    return CAMEL_NEXT.fill(lang, god=god, camels=Count(len(frame.line)))


def say_camel(table: AnkhTable, frame: PlaceCamel, answer: int, lang: str) -> str:
    """An edge."""
    if answer == STOP:
        return (LINE_COMPLETE if frame.line else NO_CAMELS).fill(lang)
    first, second = table.division.map.grid.edges[answer]
    return CAMEL.fill(lang, first=space_name(table, first), second=space_name(table, second))


def ask_keep(table: AnkhTable, frame: KeepToken, seat: int, lang: str) -> str:
    """The prompt for the region that keeps the token."""
    spare = frame.spare(table)
    god = seat_name(table, seat, lang)
    return KEEP.fill(lang, god=god, token=frame.token, spare=spare)


def say_keep(table: AnkhTable, frame: KeepToken, answer: int, lang: str) -> str:
    """One of the new regions, by its first space and its size."""
    size = table.division.region_size(answer)
    return KEEP_AT.fill(lang, space=region_name(table, answer), size=size)


def say_swap(table: AnkhTable, frame: SwapToken, answer: int, lang: str) -> str:
    """Two tokens."""
    if answer == NO_SWAP:
        return SWAP_NONE.fill(lang)
    return SWAP_TOKENS.fill(lang, one=answer // TENS, other=answer % TENS)


WORDINGS: Wordings = {
    PlaceCamel: (ask_camel, say_camel),
    KeepToken: (ask_keep, say_keep),
    SwapToken: (SWAP, say_swap),
}
#: What is told of it.
SENTENCES = {
    "caravan": Phrase(
        "{god} splits a region with {edges:camel|camels}.",
        "{god} teilt mit {edges:Kamel|Kamelen} eine Region.",
    ),
    "tokens": Phrase(
        "One of the new regions keeps token {kept}, the other gets token {spare}.",
        "Eine der neuen Regionen behält Plättchen {kept}, die andere erhält Plättchen {spare}.",
    ),
    "swapped": Phrase(
        "Tokens {one} and {other} are swapped.",
        "Die Plättchen {one} und {other} werden getauscht.",
    ),
}
