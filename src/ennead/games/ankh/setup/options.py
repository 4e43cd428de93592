"""The options of Ankh: packs, scenario, gods, guardians and first player (AK-S)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from ennead.engine.rules import Data, Option
from ennead.games.ankh.boxes import box_of, rules_in_play
from ennead.games.ankh.data.file import DataError
from ennead.games.ankh.data.scenarios import Scenario, Setup, scenario_of
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs import BASE, known_packs, own_packs, pack_called
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.pieces import NOBODY

RANDOM: Final = "random"
LEVELS: Final = 3

OPTIONS: Final = (
    Option(
        "scenario",
        ("middle_kingdom", "old_kingdom"),
        "where everything starts: one of these, or a scenario's own data (AK-S7)",
    ),
    Option(
        "gods", (RANDOM,), "random, or a list with a different god for each seat (AK-S1)", "seats"
    ),
    Option(
        "guardians",
        (RANDOM,),
        "random, or a list with one guardian of each level (AK-S8)",
        "levels",
    ),
    Option("first", (RANDOM,), "random, or the seat that takes the first turn (AK-S3)", "seat"),
)
#: The option that names packs; it is left out where there are none, as before there were any.
PACKS: Final = "packs"


def options() -> tuple[Option, ...]:
    """The options of the base game, and those of all packs."""
    packs = [pack for name, pack in known_packs().items() if name != BASE]
    about = "a list of packs beyond the base game"
    names = sorted([pack.name for pack in packs])
    choices = [[], *[[name] for name in names], *([names] if len(names) > 1 else [])]
    found = Option(PACKS, tuple(choices), about)
    scenario = Option("scenario", tuple(scenarios()), OPTIONS[0].about)
    own = [
        Option(option.name, option.values, option.about, option.also, (PACKS, pack.name))
        for pack in packs
        for option in pack.options
    ]
    return (scenario, *OPTIONS[1:], found, *own)


class Chosen:
    """Checked options; what is left to chance is NOBODY or empty."""

    def __init__(self, players: int, options: Data) -> None:
        packs = tuple(options.get(PACKS, ()))
        scenario = read_scenario(options["scenario"], packs)
        self.setup: Final[Setup] = scenario.setup(players)
        rules = rules_in_play(packs, scenario.special_rules)
        self.box: Final[Box] = box_of(packs, rules, choices(packs, options))
        self.gods: Final = read_gods(options["gods"], players, self.box.god_names)
        self.guardians: Final = read_guardians(options["guardians"], self.box)
        self.first: Final = read_first(options["first"], players)


def check(players: int, given: Data) -> Data:
    """The options with their defaults; ValueError names what is allowed."""
    packs = packs_of(given)
    known = [*OPTIONS, *[option for pack in packs for option in pack.options]]
    names = [*[option.name for option in known], PACKS]
    for name in given:
        if name not in names:
            raise ValueError(f"ankh has no option {name!r}; it has {', '.join(names)}")
    options: Data = {
        option.name: deepcopy(given.get(option.name, option.values[0])) for option in known
    }
    for option in known[len(OPTIONS) :]:
        if options[option.name] not in option.values:
            allowed = ", ".join([repr(value) for value in option.values])
            raise ValueError(f"{option.name} must be one of {allowed}, not {given[option.name]!r}")
    for name in ("gods", "guardians"):
        if isinstance(options[name], tuple):
            options[name] = list(options[name])
    if packs:
        options[PACKS] = [pack.name for pack in packs]
    Chosen(players, options)
    return options


def choices(packs: tuple[str, ...], options: Data) -> tuple[tuple[str, str], ...]:
    """What was chosen of the options that packs bring."""
    names = [option.name for name in packs for option in pack_called(name).options]
    return tuple([(name, str(options[name])) for name in names if name in options])


def packs_of(given: Data) -> list[Pack]:
    """The packs that options name, and those whose scenario, rules, gods or guardians they name."""
    names = given.get(PACKS, [])
    names = [names] if isinstance(names, str) else names
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"packs must be a list of names, not {names!r}")
    found = {name: pack_called(name) for name in names}
    scenario = given.get("scenario")
    rules = scenario.get("special_rules", []) if isinstance(scenario, dict) else []
    things = [scenario, *rules]
    for option in ("gods", "guardians"):
        chosen = given.get(option, RANDOM)
        things += chosen if isinstance(chosen, (list, tuple)) else []
    for thing in things:
        if isinstance(thing, str) and not is_in(thing, [own_packs()[BASE], *found.values()]):
            found |= {pack.name: pack for pack in known_packs().values() if is_in(thing, [pack])}
    return [found[name] for name in sorted(found)]


def is_in(thing: str, packs: list[Pack]) -> bool:
    """Whether some packs have a god, a guardian, a scenario or a special rule of a name."""
    return any(
        thing in table
        for pack in packs
        for table in (pack.gods, pack.guardians, pack.scenarios, pack.special_rules)
    )


def scenarios() -> dict[str, Scenario]:
    """The scenarios of all packs by name."""
    return {
        name: found for pack in known_packs().values() for name, found in pack.scenarios.items()
    }


def read_scenario(value: Any, packs: tuple[str, ...]) -> Scenario:
    """A scenario by its name, or one given as data, with the monuments of the packs."""
    if isinstance(value, dict):
        types = [kind for name in packs for kind in pack_called(name).monuments.values()]
        try:
            return scenario_of(value, monuments={kind.name: kind.number for kind in types})
        except DataError as error:
            raise ValueError(str(error)) from None
    base = own_packs()[BASE].scenarios
    if isinstance(value, str) and value in base:
        return base[value]
    if not isinstance(value, str) or value not in scenarios():
        raise ValueError(f"scenario must be one of {', '.join(scenarios())}, not {value!r}")
    return scenarios()[value]


def read_gods(value: Any, players: int, known: tuple[str, ...]) -> tuple[int, ...]:
    """A different god for each seat (AK-S1)."""
    if value == RANDOM:
        return ()
    names = list(value) if isinstance(value, list) else []
    if (
        len(names) != players
        or len(set(map(str, names))) < players
        or not all(name in known for name in names)
    ):
        raise ValueError(
            f"gods must be 'random' or {players} different ones of {', '.join(known)}, "
            f"not {value!r}"
        )
    return tuple([known.index(name) for name in names])


def read_guardians(value: Any, box: Box) -> tuple[int, ...]:
    """One guardian of each level (AK-S8)."""
    if value == RANDOM:
        return ()
    known = {box.kinds[kind].name: kind for kind in box.guardian_kinds}
    names = list(value) if isinstance(value, list) else []
    kinds = [known[name] for name in names if isinstance(name, str) and name in known]
    levels = [box.kinds[kind].level for kind in kinds]
    if len(kinds) != len(names) or levels != list(range(LEVELS)):
        raise ValueError(
            f"guardians must be 'random' or one of each level, ascending, out of "
            f"{', '.join(known)}, not {value!r}"
        )
    return tuple(kinds)


def read_first(value: Any, players: int) -> int:
    """The seat of the first player (AK-S3)."""
    if value == RANDOM:
        return NOBODY
    if type(value) is not int or not 0 <= value < players:
        raise ValueError(f"first must be 'random' or a seat 0 to {players - 1}, not {value!r}")
    return value
