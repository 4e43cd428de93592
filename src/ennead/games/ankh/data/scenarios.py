"""Scenarios: where monuments, figures, camels and order tokens start (AK-S6, AK-S7, AK-S11).

A file holds any number of scenarios, each with a setup per number of players; docs/scenarios.md
describes it. Everything is checked on reading, so a setup that exists can be played.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ennead.games.ankh.data.file import DataError, Section, packaged, parse
from ennead.games.ankh.table.division import Camels, Division, divide
from ennead.games.ankh.table.map import Map, board, called, read_land_edge
from ennead.hexes.grid import OFF

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
MONUMENTS: Final = ("obelisk", "temple", "pyramid")

#: The name of its type, and its space.
Monument = tuple[str, int]


class ScenarioError(DataError):
    """A scenario file cannot be played."""


class PlayerSetup:
    """What one player starts with on the board; a monument is its type and its space."""

    def __init__(self, god: int, warriors: list[int], monuments: list[Monument]) -> None:
        self.god: Final = god
        self.warriors: Final = warriors
        self.monuments: Final = monuments


class Setup:
    """The board at the start for one number of players (AK-S7)."""

    def __init__(
        self,
        division: Division,
        order: list[int],
        region_names: list[str],
        neutral: list[Monument],
        players: list[PlayerSetup],
        places: dict[str, list[int]],
    ) -> None:
        self.division: Final = division
        # the conflict order token and the name of each region of the division
        self.order: Final = order
        self.region_names: Final = region_names
        self.neutral: Final = neutral
        self.players: Final = players
        # spaces that special rules ask for by name: of figures of nobody, of tokens (AK-S11)
        self.places: Final = places


class Scenario:
    """A scenario with its setup for each number of players it allows (AK-S6)."""

    def __init__(
        self, key: str, name: str, setups: dict[int, Setup], special_rules: tuple[str, ...]
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        self.setups: Final = setups
        # names of rules that packs bring (AK-S11)
        self.special_rules: Final = special_rules

    def setup(self, players: int) -> Setup:
        """The setup for a number of players; one the scenario does not allow is refused (AK-S6)."""
        if players not in self.setups:
            allowed = ", ".join(str(count) for count in self.setups)
            raise ValueError(f"{self.name} is played by {allowed} players, not {players}")
        return self.setups[players]


@cache
def scenarios() -> dict[str, Scenario]:
    """The scenarios that come with the game."""
    return _read_file(packaged("scenarios.toml", ScenarioError), board(), Brought((), {}))


def read_scenarios(path: str, on: Map | None = None) -> dict[str, Scenario]:
    """Read a player's own scenario file, for the board of the box or another map."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(path, "", f"cannot be read: {error}") from error
    return parse_scenarios(text, path, on)


def parse_scenarios(
    text: str,
    file: str,
    on: Map | None = None,
    special_rules: Sequence[str] = (),
    monuments: Mapping[str, int] | None = None,
) -> dict[str, Scenario]:
    """Read the text of a scenario file; the file's name is for the errors.

    A pack gives the special rules it brings itself, and its types of monuments with their numbers.
    """
    brought = Brought(special_rules, monuments or {})
    return _read_file(parse(text, file, ScenarioError), on or board(), brought)


def scenario_of(
    data: dict[str, object], on: Map | None = None, monuments: Mapping[str, int] | None = None
) -> Scenario:
    """Read a scenario given as data, as a file's table holds it."""
    section = Section("scenario", "", data, ScenarioError)
    return _read_scenario("scenario", section, on or board(), Brought((), monuments or {}))


class Brought:
    """What the pack of a scenario brings itself, besides what other packs have (AK-S11)."""

    def __init__(self, special_rules: Sequence[str], monuments: Mapping[str, int]) -> None:
        self.special_rules: Final = special_rules
        self.monuments: Final = monuments


def _read_file(file: Section, on: Map, brought: Brought) -> dict[str, Scenario]:
    if not file.values:
        raise file.error("", "holds no scenario")
    return {key: _read_scenario(key, file.section(key), on, brought) for key in file.values}


def _read_scenario(key: str, section: Section, on: Map, brought: Brought) -> Scenario:
    counts = _read_player_counts(section)
    names = [f"p{count}" for count in counts]
    section.allow_only("name", "player_counts", "special_rules", *names)
    rules = [section.as_text("special_rules", rule) for rule in section.items("special_rules")]
    for rule in rules:
        if rule not in brought.special_rules and rule not in rules_of_packs():
            raise section.error("special_rules", f"unknown special rule {rule!r}")
    setups = {
        count: SetupReader(section.section(name), on, brought.monuments).read(count)
        for count, name in zip(counts, names, strict=True)
    }
    return Scenario(key, section.text("name"), setups, tuple(rules))


def rules_of_packs() -> list[str]:
    """The special rules of all packs (AK-S11)."""
    from ennead.games.ankh.packs import known_packs  # packs have scenarios in turn

    return [rule for pack in known_packs().values() for rule in pack.special_rules]


def _read_player_counts(section: Section) -> list[int]:
    """Each count once, from 2 to 5 (AK-S1)."""
    key = "player_counts"
    counts = [section.as_number(key, item) for item in section.items(key)]
    if not counts:
        raise section.error(key, "names no number of players")
    for count in counts:
        if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
            raise section.error(
                key, f"{count} players; expected {FEWEST_PLAYERS} to {MOST_PLAYERS}"
            )
    if len(set(counts)) < len(counts):
        raise section.error(key, f"a number of players is listed twice: {counts}")
    return sorted(counts)


class Supply:
    """How many pieces the box holds (AK-C1, AK-C2)."""

    def __init__(self) -> None:
        section = packaged("tracks.toml", ScenarioError).section("supply")
        self.monuments: Final = {name: section.number(f"{name}s") for name in MONUMENTS}
        self.camels: Final = section.number("camels")
        self.order_tokens: Final = section.number("conflict_order_tokens")
        self.warriors: Final = section.section("per_god").number("warriors")
        self.ankh_tokens: Final = section.section("per_god").number("pool")


@cache
def supply() -> Supply:
    """The pieces of the box."""
    return Supply()


class SetupReader:
    """Reads one setup and remembers which spaces are taken and which monuments are used."""

    def __init__(self, section: Section, on: Map, monuments: Mapping[str, int]) -> None:
        self.section: Final = section
        self.map: Final = on
        self.taken: Final[dict[int, str]] = {}
        #: By type of monument, how many there are, and the types of those used.
        self.monuments: Final = {**supply().monuments, **monuments}
        self.used: Final[list[str]] = []

    def read(self, players: int) -> Setup:
        """Read the setup for a number of players."""
        section = self.section
        section.allow_only("players", "order", "camels", "neutral", "player", "places")
        if section.number("players") != players:
            raise section.error("players", f"expected {players}, not {section.number('players')}")
        division = divide(self.map, self._camels())
        _check_camels(section, division)
        neutral = self._monuments(section, "neutral")
        everyone = [self._player(player) for player in section.sections("player")]
        if len(everyone) != players:
            raise section.error("player", f"{len(everyone)} players are set up, not {players}")
        tokens, names = self._order(division)
        return Setup(division, tokens, names, neutral, everyone, self._places())

    def _places(self) -> dict[str, list[int]]:
        """Spaces of the board by the names that special rules know them by (AK-S11)."""
        if "places" not in self.section.values:
            return {}
        section = self.section.section("places")
        return {
            name: [self._on_board(section, name, item) for item in section.items(name)]
            for name in section.values
        }

    def _camels(self) -> Camels:
        """One camel at most on an edge between land spaces, never on a river (AK-CC1)."""
        section = self.section
        found: list[int] = []
        for item in section.items("camels"):
            pair = section.as_pair("camels", item)
            edge = read_land_edge(section, "camels", self.map.grid, self.map.terrain, pair)
            if self.map.is_river[edge]:
                raise section.error("camels", f"{item}: a camel cannot stand on a river")
            if edge in found:
                raise section.error("camels", f"{item}: two camels on one edge")
            found.append(edge)
        if len(found) > supply().camels:
            raise section.error("camels", f"{len(found)} camels; the supply is {supply().camels}")
        return tuple(found)

    def _player(self, section: Section) -> PlayerSetup:
        section.allow_only("god", "warriors", "monuments")
        god = self._occupy(section, "god", section.value("god"), "a god")
        warriors = [
            self._occupy(section, "warriors", item, "a warrior")
            for item in section.items("warriors")
        ]
        if len(warriors) > supply().warriors:
            reason = f"{len(warriors)} warriors; a god has {supply().warriors}"
            raise section.error("warriors", reason)
        monuments = self._monuments(section, "monuments")
        if len(monuments) > supply().ankh_tokens:
            reason = f"{len(monuments)} monuments; the pool has {supply().ankh_tokens} Ankh tokens"
            raise section.error("monuments", reason)
        return PlayerSetup(god, warriors, monuments)

    def _monuments(self, section: Section, key: str) -> list[Monument]:
        found = []
        for item in section.items(key):
            parts = section.as_list(key, item)
            if len(parts) != 2:
                raise section.error(key, f"expected [type, space], not {item!r}")
            found.append(self._monument(section, key, section.as_text(key, parts[0]), parts[1]))
        return found

    def _monument(self, section: Section, key: str, name: str, place: object) -> Monument:
        if name not in self.monuments:
            raise section.error(key, f"unknown monument {name!r}; use {', '.join(self.monuments)}")
        self.used.append(name)
        if self.used.count(name) > self.monuments[name]:
            raise section.error(key, f"more than the {self.monuments[name]} {name}s there are")
        return (name, self._occupy(section, key, place, f"the {name}"))

    def _occupy(self, section: Section, key: str, item: object, piece: str) -> int:
        """A piece stands on a land space of its own (AK-B3, AK-B8)."""
        space = self._land(section, key, item)
        if space in self.taken:
            raise section.error(
                key, f"{item}: {piece} would share the space of {self.taken[space]}"
            )
        self.taken[space] = f"{piece} ({section.path(key)})"
        return space

    def _on_board(self, section: Section, key: str, item: object) -> int:
        space = self.map.space_at(*section.as_place(key, item))
        if space == OFF:
            raise section.error(key, f"{item} is not on the board")
        return space

    def _land(self, section: Section, key: str, item: object) -> int:
        space = self._on_board(section, key, item)
        if not self.map.is_land(space):
            raise section.error(key, f"{item} is water, not land")
        return space

    def _order(self, division: Division) -> tuple[list[int], list[str]]:
        """Every region has exactly one conflict order token (AK-S7)."""
        section = self.section.section("order")
        tokens = [0] * len(division.lands)
        names = [""] * len(division.lands)
        for key in section.values:
            number = self._token(section, key)
            entry = section.section(key)
            entry.allow_only("name", "at")
            region = division.region_of[self._land(entry, "at", entry.value("at"))]
            if tokens[region]:
                reason = f"its region has token {tokens[region]} already"
                raise entry.error("at", reason)
            tokens[region] = number
            names[region] = entry.text("name")
        if 0 in tokens:
            space = self.map.place(_first_space(division, tokens.index(0)))
            raise self.section.error("order", f"the region of {called(space)} has no token")
        return tokens, names

    def _token(self, section: Section, key: str) -> int:
        last = supply().order_tokens
        if not key.isdecimal() or not 1 <= int(key) <= last or key != str(int(key)):
            raise section.error(key, f"expected a conflict order token from 1 to {last}")
        return int(key)


def _check_camels(section: Section, division: Division) -> None:
    """Every camel stands between two regions; one that divides nothing is a slip."""
    for edge in division.camels:
        a, b = division.map.grid.edges[edge]
        if division.region_of[a] == division.region_of[b]:
            names = f"{division.map.space_names[a]}/{division.map.space_names[b]}"
            reason = f"{names}: this camel divides nothing, one region lies on both sides"
            raise section.error("camels", reason)


def _first_space(division: Division, region: int) -> int:
    return division.region_of.index(region)
