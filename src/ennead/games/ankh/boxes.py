"""The boxes that packs make up: one for each list of packs and special rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar

from ennead.engine.frames import kinds_of
from ennead.engine.position import frames_of
from ennead.games.ankh.data.tracks import GuardianCard
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs import BASE, own_packs, pack_called
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.fields import ABILITY
from ennead.games.ankh.table.pieces import EVENTS, FIRST_GUARDIAN, KINDS

T = TypeVar("T")

#: What stands at the numbers of kinds that are no guardians: figures of every god, and answers.
FIGURES: Final = (GuardianCard("god", -1, False, 1), GuardianCard("warrior", -1, False, 6))
NO_KINDS: Final = (GuardianCard("captive", -1, False, 0), GuardianCard("done", -1, False, 0))


@cache
def box_of(
    names: tuple[str, ...] = (),
    special_rules: tuple[str, ...] = (),
    choices: tuple[tuple[str, str], ...] = (),
) -> Box:
    """The box of the base game and some packs, named in ascending order; ValueError for others."""
    packs = [own_packs()[BASE], *[pack_called(name) for name in names]]
    gods = joined("god", [pack.gods for pack in packs])
    guardians = list(joined("guardian", [pack.guardians for pack in packs]).values())
    monuments = joined("type of monument", [pack.monuments for pack in packs])
    known = joined("special rule", [pack.special_rules for pack in packs])
    missing = [name for name in special_rules if name not in known]
    if missing:
        raise ValueError(f"packs: no pack has the special rule {missing[0]!r}")
    rules = tuple([known[name](len(gods) + n) for n, name in enumerate(special_rules)])
    replaced = {old: new for rule in rules for old, new in rule.replaced_events().items()}
    return Box(
        names,
        tuple(gods),
        tuple([made(god.ability, number) for number, god in enumerate(gods.values())]),
        special_rules,
        rules,
        by_kind(FIGURES, [guardian.card for guardian in guardians], NO_KINDS),
        list(by_kind([Power()] * 2, [guardian.power for guardian in guardians], [Power()] * 2)),
        tuple([(monument.name, monument.number) for monument in monuments.values()]),
        tuple([replaced.get(event, event) for event in EVENTS]),
        {name: frame for pack in packs for name, frame in frames_of(*pack.sections).items()},
        beneath(packs),
        {option.name: str(option.values[0]) for pack in packs for option in pack.options}
        | dict(choices),
    )


def rules_in_play(names: tuple[str, ...], of_scenario: tuple[str, ...]) -> tuple[str, ...]:
    """The special rules of a table: those of its scenario, and those that its packs always have."""
    standing = [rule for name in names for rule in pack_called(name).standing_rules]
    return (*of_scenario, *[rule for rule in standing if rule not in of_scenario])


def joined(what: str, tables: list[dict[str, T]]) -> dict[str, T]:
    """What packs bring, by name; ValueError if two bring something of the same name."""
    found: dict[str, T] = {}
    for table in tables:
        for name, thing in table.items():
            if name in found:
                raise ValueError(f"packs: two packs have a {what} called {name!r}")
            found[name] = thing
    return found


def by_kind(figures: Sequence[T], guardians: Sequence[T], no_kinds: Sequence[T]) -> tuple[T, ...]:
    """What there is of each kind of figure, in the order of their numbers."""
    base = KINDS - FIRST_GUARDIAN
    return (*figures, *guardians[:base], *no_kinds, *guardians[base:])


def rules_of_packs(names: tuple[str, ...]) -> tuple[str, ...]:
    """All special rules that some packs bring, whichever scenario has them."""
    return tuple([rule for name in names for rule in pack_called(name).special_rules])


def made(god: type[Ability], number: int) -> Ability:
    """The ability of a god; boxes in which it has the same number share it."""
    key = (f"{god.__module__}.{god.__qualname__}", number)
    if key not in ABILITIES:
        ABILITIES[key] = god(number)
    return ABILITIES[key]


ABILITIES: dict[tuple[str, int], Ability] = {}


def beneath(packs: list[Pack]) -> dict[str, tuple[str, ...]]:
    """By the name of a frame, what it may lie on because of packs."""
    found: dict[str, tuple[str, ...]] = {}
    for pack in packs:
        for name, labels in pack.beneath.items():
            found[name] = (*found.get(name, ()), *labels)
    return found | {
        name: (*found.get(name, ()), *others) for name, others in at_once(packs, found).items()
    }


def at_once(packs: list[Pack], more: dict[str, tuple[str, ...]]) -> dict[str, list[str]]:
    """By the name of a frame, those of other packs that may be asked at the same moment.

    Packs do not know each other: two frames that may lie on the same one may lie on each other.
    Of the base game only the questions of abilities are asked at moments.
    """
    places = [
        (pack.name, name, {*frame.BENEATH, *more.get(name, ())})
        for pack in packs
        for name, frame in frames_of(*pack.sections).items()
        if pack.name != BASE or ABILITY in kinds_of(frame)
    ]
    return {
        name: [other for who, other, below in places if who != pack and below & labels]
        for pack, name, labels in places
    }
