"""What Pebbles says, in English and German."""

from __future__ import annotations

from ennead.engine.table import Event
from ennead.engine.words import Count, Phrase, Term, player_name

ASK = {
    "Wash": Phrase("How many pebbles come ashore?", "Wie viele Kiesel werden angespült?"),
    "Offer": Phrase(
        "How many shells do you offer for {shore:pebble|pebbles}?",
        "Wie viele Muscheln bietest du für {shore:Kiesel|Kiesel}?",
    ),
    "Spend": Phrase(
        "Do you trade a pebble for a shell?", "Tauschst du einen Kiesel gegen eine Muschel?"
    ),
}
SAY = {
    "wash": Phrase("{number:pebble|pebbles}", "{number:Kiesel|Kiesel}"),
    "offer": Phrase("offer {number:shell|shells}", "{number:Muschel|Muscheln} bieten"),
    "keep": Phrase("keep all pebbles", "alle Kiesel behalten"),
    "trade": Phrase("trade a pebble for a shell", "einen Kiesel gegen eine Muschel tauschen"),
}
#: The fields of each event by name.
FIELDS = {
    "washed": "number",
    "offered": "player number",
    "won": "player number shells",
    "stranded": "number",
    "traded": "player",
    "ended": "",
}
TELL = {
    "washed": Phrase(
        "The tide brings {number:pebble|pebbles}.", "Die Flut bringt {number:Kiesel|Kiesel}."
    ),
    "offered": Phrase(
        "{player} offers {number:shell|shells}.", "{player} bietet {number:Muschel|Muscheln}."
    ),
    "won": Phrase(
        "{player} pays {shells:shell|shells} and takes {number:pebble|pebbles}.",
        "{player} zahlt {shells:Muschel|Muscheln} und nimmt {number:Kiesel|Kiesel}.",
    ),
    "stranded": Phrase(
        "Nobody takes the pebbles: {number:stays|stay} on the shore.",
        "Niemand nimmt die Kiesel: {number:bleibt|bleiben} am Ufer.",
    ),
    "traded": Phrase(
        "{player} trades a pebble for a shell.",
        "{player} tauscht einen Kiesel gegen eine Muschel.",
    ),
    "ended": Phrase("The sea is calm: the game is over.", "Das Meer ist ruhig: Das Spiel ist aus."),
}
#: Kind, id, name, explanation, rule.
TERMS = (
    (
        *("game", "pebbles"),
        Phrase("Pebbles", "Kiesel"),
        Phrase(
            "Secret offers of shells for what the tide brings.",
            "Geheime Gebote mit Muscheln für das, was die Flut bringt.",
        ),
        None,
    ),
    (
        *("option", "tides"),
        Phrase("Tides", "Fluten"),
        Phrase("How many tides a game has.", "Wie viele Fluten eine Partie hat."),
        None,
    ),
    ("value", "tides=6", Phrase("six", "sechs"), Phrase("", ""), None),
    ("value", "tides=3", Phrase("three", "drei"), Phrase("", ""), None),
    (
        *("thing", "pebble"),
        Phrase("pebble", "Kiesel"),
        Phrase("Whoever has most of them wins.", "Wer die meisten hat, gewinnt."),
        "PB-E1",
    ),
    (
        *("thing", "shell"),
        Phrase("shell", "Muschel"),
        Phrase("With shells you make offers.", "Mit Muscheln wird geboten."),
        "PB-O1",
    ),
)


def fields_of(event: Event) -> dict[str, int]:
    """The fields of an event by name."""
    names = FIELDS[event.name].split()
    return {name: int(str(field)) for name, field in zip(names, event.fields, strict=True)}


def tell(event: Event, lang: str, names: list[str]) -> str:
    """An event as a sentence."""
    filled: dict[str, object] = {
        name: player_name(field, lang, names) if name == "player" else Count(field)
        for name, field in fields_of(event).items()
    }
    return TELL[event.name].fill(lang, **filled)


def terms(lang: str) -> list[Term]:
    """What everything is called and does."""
    return [
        Term(kind, id, name.fill(lang), about.fill(lang), rule)
        for kind, id, name, about, rule in TERMS
    ]
