"""The words of packs: they join those of the base game when a pack is found.

A module of a pack's words may have these tables; each has the same form as the base game's. What
it must have follows from what the pack brings, see `words.pack_check`.

| table       | what it holds                                                               |
|-------------|-----------------------------------------------------------------------------|
| `WORDINGS`  | by class of question, the functions that ask it and that say an answer      |
| `NAMES`     | by topic of `TOPICS` and by id, the English and the German name             |
| `ABOUT`     | by the same topics and ids, what it does                                    |
| `RULES`     | by the same topics and ids, the rule that says so                           |
| `OPTIONS`   | by option, its title and its explanation                                    |
| `VALUES`    | by `OPTION=VALUE`, what values of its options are called                    |
| `EVENTS`    | by event that the pack tells, the names of its fields                       |
| `SENTENCES` | by event, the sentence of the log                                           |
| `WRITTEN`   | by field of an event, how it is written as plain data                       |
| `ICONS`     | by event of the track, the SVG path of its icon: a line in a square of 24    |
| `FACTS`     | by class of question, what views tell of it                                 |
| `LINES`     | by special rule, what lies by it in lines: of a view, a god or None, a language |
| `TOLD`      | by field of an event, how it is put into words                              |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs import BASE
from ennead.games.ankh.powers.god import God
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.table.neutral_figure import NeutralFigure
from ennead.games.ankh.view import events, view
from ennead.games.ankh.words import about_table, gods, names, questions, sentences, tell, terms
from ennead.games.ankh.words.pack_check import check

#: Where what is known of a topic stands: its names, what it does, its rules.
TOPICS: dict[str, tuple[dict[Any, Any], dict[Any, Any], dict[Any, Any]]] = {
    "packs": (names.PACKS, about_table.PACKS, {}),
    "events": (names.EVENTS, about_table.EVENTS, terms.EVENT_RULES),
    "scenarios": (names.SCENARIOS, about_table.SCENARIOS, terms.SCENARIO_RULES),
    "terms": (names.TERMS, about_table.TERMS, terms.TERM_RULES),
    "battle_steps": (names.BATTLE_STEPS, {}, terms.STEP_RULES),
}


#: A table of words, and what is to join it.
Joining = tuple[dict[Any, Any], dict[Any, Any]]


def learn(pack: Pack) -> None:
    """A pack's words are known from now on; ValueError, and none of them is, if one cannot be."""
    if pack.name != BASE:  # what the base game says stands in the tables already
        check(pack)
    joining = list(words_of(pack))
    for known, added in joining:
        for key, value in added.items():
            if known.get(key, value) is not value and known[key] != value:
                raise ValueError(f"{key!r} has a meaning already")
    for known, added in joining:
        for key, value in added.items():
            known.setdefault(key, value)


def words_of(pack: Pack) -> Iterator[Joining]:
    """All that a pack says, with the tables that it joins."""
    for table, known in (
        ("WORDINGS", questions.WORDINGS),
        ("OPTIONS", about_table.OPTIONS),
        ("VALUES", about_table.VALUES),
        ("EVENTS", events.FIELDS),
        ("SENTENCES", sentences.SENTENCES),
        ("WRITTEN", events.WRITTEN),
        ("TOLD", tell.WORDS),
        ("FACTS", view.FACTS),
        ("LINES", gods.LINES),
        ("ICONS", terms.EVENT_ICONS),
    ):
        yield known, pack.word(table)
    for topic, tables in TOPICS.items():
        for table, known in zip(("NAMES", "ABOUT", "RULES"), tables, strict=True):
            yield known, pack.word(table).get(topic, {})
    for god in pack.gods.values():
        yield from words_of_god(god)
    for guardian in pack.guardians.values():
        yield from words_of_guardian(guardian)
    for monument in pack.monuments.values():
        yield from words_of_monument(monument)
    for figure in pack.neutral_figures:
        yield from words_of_neutral_figure(figure)


def words_of_god(god: God) -> Iterator[Joining]:
    """What a god declares."""
    yield gods.GODS, {god.name: god.called}
    yield gods.ABILITIES, {god.name: god.gift}
    yield gods.ABOUT, {god.name: god.about}
    yield gods.RULES, {god.name: god.rule}
    yield gods.LOOKS, {god.name: god.look}
    yield gods.IN_SHORT, {god.name: god.in_short} if god.in_short else {}
    yield gods.TERMS, {id: term[0] for id, term in god.terms.items()}
    yield gods.TERMS_ABOUT, {id: term[1] for id, term in god.terms.items()}
    yield gods.TERM_RULES, {id: term[2] for id, term in god.terms.items()}
    yield questions.WORDINGS, god.wordings
    yield events.FIELDS, {name: event[0] for name, event in god.events.items()}
    yield sentences.SENTENCES, {name: event[1] for name, event in god.events.items()}


def words_of_guardian(guardian: Guardian) -> Iterator[Joining]:
    """What a guardian declares."""
    name = guardian.name
    yield gods.DECLARED_GUARDIANS, {name: guardian}
    yield gods.GUARDIANS, {name: (guardian.noun.en, guardian.noun.de)}
    yield gods.GUARDIANS_ABOUT, {name: guardian.about}
    yield names.FIGURE_NOUNS, {name: guardian.noun}
    yield questions.WORDINGS, guardian.wordings
    yield events.FIELDS, {event: told[0] for event, told in guardian.events.items()}
    yield sentences.SENTENCES, {event: told[1] for event, told in guardian.events.items()}


def words_of_monument(monument: MonumentType) -> Iterator[Joining]:
    """What a type of monument declares."""
    name = monument.name
    yield gods.DECLARED_MONUMENTS, {name: monument}
    yield names.MONUMENTS, {name: (monument.noun.en, monument.noun.de)}
    yield names.MONUMENT_NOUNS, {name: monument.noun}


def words_of_neutral_figure(figure: NeutralFigure) -> Iterator[Joining]:
    """What is said of a figure of nobody."""
    yield gods.NEUTRAL_LOOKS, {figure.name: figure.look}
    yield names.FIGURE_NOUNS, {figure.name: figure.noun}
    yield about_table.FIGURES, {figure.name: figure.about}
    yield terms.FIGURE_RULES, {figure.name: figure.rule}
