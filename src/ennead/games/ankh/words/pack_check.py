"""What a pack must say of itself, checked when it is found: names for all that it brings.

| what it brings                     | what must stand in its words                               |
|------------------------------------|------------------------------------------------------------|
| the pack itself                    | its name, in `NAMES`                                       |
| a scenario                         | its name, in `NAMES`                                       |
| an event that replaces another one | its name, in `NAMES`                                       |
| a step of a battle                 | its name in `NAMES`, and in `RULES` its rule                |
| an option                          | its title and explanation in `OPTIONS`, values in `VALUES` |
| a question to a player             | how it is asked and answered, in `WORDINGS`                |
| an event of the log                | its fields in `EVENTS`, its sentence in `SENTENCES`        |

Explanations (`ABOUT`) and other rules (`RULES`) may be left out: then there is none to show.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from ennead.engine.frames import ChanceQuestion, Question, SecretQuestion
from ennead.engine.position import frames_of
from ennead.engine.words import LANGUAGES, Phrase
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.powers.god import God
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.table.pieces import EVENTS
from ennead.games.catalogue import rules_in


def check(pack: Pack) -> None:
    """ValueError names the first fault of a pack; nothing else has changed then."""
    for where, keys in needed(pack):
        table = found_in(pack, where)
        for key in keys:
            if key not in table:
                raise ValueError(f"its words have no {where} of {key!r}")
    check_names(pack)
    check_places(pack)


def needed(pack: Pack) -> Iterator[tuple[str, Collection[Any]]]:
    """The tables that must have something, and of what."""
    yield "NAMES['packs']", [pack.name]
    yield "NAMES['scenarios']", list(pack.scenarios)
    yield "NAMES['events']", replacing_events(pack)
    yield "RULES['battle_steps']", list(pack.word("NAMES").get("battle_steps", {}))
    yield "OPTIONS", [option.name for option in pack.options]
    yield "VALUES", [f"{o.name}={value}" for o in pack.options for value in o.values]
    yield "WORDINGS", questions(pack)
    told, said = found_in(pack, "EVENTS"), found_in(pack, "SENTENCES")
    yield "SENTENCES", list(told)
    yield "EVENTS", list(said)


def found_in(pack: Pack, where: str) -> dict[Any, Any]:
    """A table of a pack's words, with what its gods and guardians say themselves."""
    name, _, topic = where.rstrip("']").partition("['")
    table = pack.word(name)
    if topic:
        found: dict[Any, Any] = table.get(topic, {})
        return found
    declared: list[God | Guardian] = [*pack.gods.values(), *pack.guardians.values()]
    if name == "WORDINGS":
        return {**table, **{key: words for one in declared for key, words in one.wordings.items()}}
    if name in ("EVENTS", "SENTENCES"):
        return {**table, **{key: told for one in declared for key, told in one.events.items()}}
    return table


def replacing_events(pack: Pack) -> list[str]:
    """The events that special rules put on the track."""
    rules = [rule(0) for rule in pack.special_rules.values()]
    return [new for rule in rules for new in rule.replaced_events().values() if new not in EVENTS]


def questions(pack: Pack) -> list[type]:
    """The questions that a pack asks players."""
    return [
        frame
        for frame in frames_of(*pack.sections).values()
        if issubclass(frame, (Question, SecretQuestion)) and not issubclass(frame, ChanceQuestion)
    ]


def check_names(pack: Pack) -> None:
    """Every name has two texts, and every explanation is a phrase: English and German."""
    for topic, table in pack.word("NAMES").items():
        for key, name in table.items():
            texts = list(name) if isinstance(name, (tuple, list)) else []
            if len(texts) != len(LANGUAGES) or not all(t and isinstance(t, str) for t in texts):
                raise ValueError(
                    f"NAMES[{topic!r}][{key!r}]: expected an English and a German name, "
                    f"found {name!r}"
                )
    for topic, table in pack.word("ABOUT").items():
        for key, about in table.items():
            if not isinstance(about, Phrase):
                raise ValueError(f"ABOUT[{topic!r}][{key!r}]: expected a Phrase, found {about!r}")


def check_places(pack: Pack) -> None:
    """The catalogue and the module for bots are where the pack says."""
    if pack.catalogue:
        files(pack.catalogue)  # ImportError names the package
        steps = pack.word("RULES").get("battle_steps", {})
        known = [rule.id for rule in rules_in(pack.catalogue, LANGUAGES[0])]
        for rule in steps.values():
            if rule not in known:
                raise ValueError(f"its catalogue has no rule {rule!r}")
    if pack.values and find_spec(pack.values) is None:
        raise ValueError(f"there is no module {pack.values!r} for bots")
