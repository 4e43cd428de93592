"""The boxes that packs make up: one for each list of packs and special rules."""

from __future__ import annotations

from functools import cache

from ennead.engine.position import frames_of
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs import BASE, own_packs, pack_called
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.guardians import KIND_POWERS
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.pieces import EVENTS


@cache
def box_of(
    names: tuple[str, ...] = (),
    special_rules: tuple[str, ...] = (),
    choices: tuple[tuple[str, str], ...] = (),
) -> Box:
    """The box of the base game and some packs, named in ascending order; ValueError for others."""
    packs = [own_packs()[BASE], *[pack_called(name) for name in names]]
    gods = {name: god for pack in packs for name, god in pack.gods.items()}
    if len(gods) < sum([len(pack.gods) for pack in packs]):
        raise ValueError(f"packs: two of {', '.join(names)} have a god of the same name")
    abilities = tuple([made(god.ability, number) for number, god in enumerate(gods.values())])
    known = {name: rule for pack in packs for name, rule in pack.special_rules.items()}
    missing = [name for name in special_rules if name not in known]
    if missing:
        raise ValueError(f"packs: no pack has the special rule {missing[0]!r}")
    rules = tuple([known[name](len(gods) + n) for n, name in enumerate(special_rules)])
    replaced = {old: new for rule in rules for old, new in rule.replaced_events().items()}
    return Box(
        names,
        tuple(gods),
        abilities,
        special_rules,
        rules,
        KIND_POWERS,
        tuple([replaced.get(event, event) for event in EVENTS]),
        {name: frame for pack in packs for name, frame in frames_of(*pack.sections).items()},
        beneath(packs),
        {option.name: str(option.values[0]) for pack in packs for option in pack.options}
        | dict(choices),
    )


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
    return found
