"""The words of packs: they join those of the base game when a pack is found.

A module of a pack's words may have these tables; each has the same form as the base game's.

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
| `TOLD`      | by field of an event, how it is put into words                              |
"""

from __future__ import annotations

from typing import Any

from ennead.games.ankh.pack import Pack
from ennead.games.ankh.powers.god import God
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.table.neutral_figure import NeutralFigure
from ennead.games.ankh.view import events, view
from ennead.games.ankh.words import about_table, gods, names, questions, sentences, tell, terms

#: Where what is known of a topic stands: its names, what it does, its rules.
TOPICS: dict[str, tuple[dict[Any, Any], dict[Any, Any], dict[Any, Any]]] = {
    "packs": (names.PACKS, about_table.PACKS, {}),
    "events": (names.EVENTS, about_table.EVENTS, terms.EVENT_RULES),
    "scenarios": (names.SCENARIOS, about_table.SCENARIOS, terms.SCENARIO_RULES),
    "terms": (names.TERMS, about_table.TERMS, terms.TERM_RULES),
    "battle_steps": (names.BATTLE_STEPS, {}, terms.STEP_RULES),
}


def learn(pack: Pack) -> None:
    """A pack's words are known from now on; ValueError names one that has another meaning."""
    for table, known in (
        ("WORDINGS", questions.WORDINGS),
        ("OPTIONS", about_table.OPTIONS),
        ("VALUES", about_table.VALUES),
        ("EVENTS", events.FIELDS),
        ("SENTENCES", sentences.SENTENCES),
        ("WRITTEN", events.WRITTEN),
        ("TOLD", tell.WORDS),
        ("FACTS", view.FACTS),
        ("ICONS", terms.EVENT_ICONS),
    ):
        join(pack, known, pack.word(table))
    for topic, tables in TOPICS.items():
        for table, known in zip(("NAMES", "ABOUT", "RULES"), tables, strict=True):
            join(pack, known, pack.word(table).get(topic, {}))
    for god in pack.gods.values():
        learn_god(pack, god)
    for guardian in pack.guardians.values():
        learn_guardian(pack, guardian)
    for monument in pack.monuments.values():
        learn_monument(pack, monument)
    for figure in pack.neutral_figures:
        learn_neutral_figure(pack, figure)


def learn_god(pack: Pack, god: God) -> None:
    """What a god declares is known from now on."""
    join(pack, gods.GODS, {god.name: god.called})
    join(pack, gods.ABILITIES, {god.name: god.gift})
    join(pack, gods.ABOUT, {god.name: god.about})
    join(pack, gods.RULES, {god.name: god.rule})
    join(pack, gods.LOOKS, {god.name: god.look})
    join(pack, gods.IN_SHORT, {god.name: god.in_short} if god.in_short else {})
    join(pack, gods.TERMS, {id: term[0] for id, term in god.terms.items()})
    join(pack, gods.TERMS_ABOUT, {id: term[1] for id, term in god.terms.items()})
    join(pack, gods.TERM_RULES, {id: term[2] for id, term in god.terms.items()})
    join(pack, questions.WORDINGS, god.wordings)
    join(pack, events.FIELDS, {name: event[0] for name, event in god.events.items()})
    join(pack, sentences.SENTENCES, {name: event[1] for name, event in god.events.items()})


def learn_guardian(pack: Pack, guardian: Guardian) -> None:
    """What a guardian declares is known from now on."""
    name = guardian.name
    join(pack, gods.DECLARED_GUARDIANS, {name: guardian})
    join(pack, gods.GUARDIANS, {name: (guardian.noun.en, guardian.noun.de)})
    join(pack, gods.GUARDIANS_ABOUT, {name: guardian.about})
    join(pack, names.FIGURE_NOUNS, {name: guardian.noun})
    join(pack, questions.WORDINGS, guardian.wordings)
    join(pack, events.FIELDS, {event: told[0] for event, told in guardian.events.items()})
    join(pack, sentences.SENTENCES, {event: told[1] for event, told in guardian.events.items()})


def learn_monument(pack: Pack, monument: MonumentType) -> None:
    """What a type of monument declares is known from now on."""
    name = monument.name
    join(pack, gods.DECLARED_MONUMENTS, {name: monument})
    join(pack, names.MONUMENTS, {name: (monument.noun.en, monument.noun.de)})
    join(pack, names.MONUMENT_NOUNS, {name: monument.noun})


def learn_neutral_figure(pack: Pack, figure: NeutralFigure) -> None:
    """What is said of a figure of nobody is known from now on."""
    join(pack, gods.NEUTRAL_LOOKS, {figure.name: figure.look})
    join(pack, names.FIGURE_NOUNS, {figure.name: figure.noun})
    join(pack, about_table.FIGURES, {figure.name: figure.about})
    join(pack, terms.FIGURE_RULES, {figure.name: figure.rule})


def join(pack: Pack, known: dict[Any, Any], added: dict[Any, Any]) -> None:
    """Add to a table what it does not have."""
    for key, value in added.items():
        if known.setdefault(key, value) is not value and known[key] != value:
            raise ValueError(f"{pack.name}: {key!r} has a meaning already")
