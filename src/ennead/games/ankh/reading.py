"""Positions of Ankh as plain data: reading and checking them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ennead.engine.errors import PositionError
from ennead.engine.frames import Frame
from ennead.engine.position import whole_number
from ennead.engine.rules import Data
from ennead.games.ankh.data_file import DataError
from ennead.games.ankh.division import Division, divide
from ennead.games.ankh.map import Map, board
from ennead.games.ankh.names import space_called
from ennead.games.ankh.pieces import (
    BIT,
    CAMELS,
    CARD,
    CARD_NAMES,
    EVENTS,
    FIGURES_IN_PLAY,
    FIRST_FOLLOWERS,
    FIRST_GUARDIAN,
    GOD,
    GUARDIANS,
    MONUMENT_NAMES,
    MONUMENT_SUPPLY,
    NOBODY,
    ORDER_TOKENS,
    OUT,
    POOL_TOKENS,
    POWER_NAMES,
    TOP,
    TRAPPED,
    WARRIOR,
    WARRIORS,
    WHOLE_HAND,
    has_large_base,
    level_of,
)
from ennead.games.ankh.position import (
    AREA_KEYS,
    BATTLE_KEYS,
    ENDINGS,
    FIGURES_OF_A_GOD,
    PLACES,
)
from ennead.games.ankh.powers.ankh_powers import with_unlocked
from ennead.games.ankh.powers.gods import ABILITIES, GOD_NAMES
from ennead.games.ankh.powers.guardians import KIND_POWERS
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.scenarios import Setup
from ennead.games.ankh.table import GOES_ON, AnkhTable, Battle
from ennead.hexes import hexset
from ennead.hexes.grid import DIRECTIONS

MANY: Final = 10_000
PLACE_NUMBERS: Final = {name: place for place, name in PLACES.items()}


def read(data: Data, players: int, setup: Setup | None) -> AnkhTable:
    """The table of plain data, without frames; what is left out is as at the beginning."""
    areas = read_areas(data.get("areas"), players)
    division = read_division(data)
    table = AnkhTable(
        frames=[],
        sealed=[],
        legal=[],
        players=players,
        setup=setup,
        division=division,
        order=read_order(data.get("order"), division),
        guardians=(),
        kinds=(),
        owner=[],
        place=[],
        figures=[hexset.EMPTY] * players,
        standing=[hexset.EMPTY] * len(MONUMENT_NAMES),
        controlled=[hexset.EMPTY] * players,
        followers=[number(area, "followers", FIRST_FOLLOWERS, MANY, n) for n, area in areas],
        devotion=[number(area, "devotion", 0, TOP, n) for n, area in areas],
        ascending=[],
        unlocked=[
            read_mask(area.get("powers", []), POWER_NAMES, f"areas[{n}].powers")
            for n, area in areas
        ],
        hand=[
            read_mask(area["hand"], CARD_NAMES, f"areas[{n}].hand")
            if "hand" in area
            else WHOLE_HAND
            for n, area in areas
        ],
        gods=(),
        god_of=read_seats(data, "plays", list(range(players)), players),
        powers=[()] * players,
        kind_powers=KIND_POWERS,
        markers=[int(n) for n in read_list(data.get("markers", [0, 0, 0, 0]), "markers", 4)],
        event=whole_number({"event": 0, **data}, "event", 0, len(EVENTS) - 1),
        tiebreaker=NOBODY,
        tiebreaker_up=False,
        tokens=[ability.first_tokens() for ability in ABILITIES],
        aims=(),
        first=read_seat(data, "first", players),
        battle=None,
        winner=read_seat(data, "winner", players),
        ending=GOES_ON,
    )
    read_gods(table, areas)
    read_figures(table, data, areas)
    read_monuments(table, data.get("monuments", []))
    read_ascending(table, data)
    read_powers(table)
    read_rest(table, data)
    return table


def read_areas(areas: object, players: int) -> list[tuple[int, Data]]:
    """The players' areas with their seats."""
    if not isinstance(areas, list) or len(areas) != players:
        raise PositionError(f"areas: expected a list of {players}, one for each player")
    for seat, area in enumerate(areas):
        if not isinstance(area, dict):
            raise PositionError(f"areas[{seat}]: expected an object, found {area!r}")
        check_keys(area, AREA_KEYS, f"areas[{seat}]")
    return list(enumerate(areas))


def check_keys(data: Data, keys: Sequence[str], where: str) -> None:
    """No key that means nothing."""
    for key in data:
        if key not in keys:
            raise PositionError(f"{where}: unknown key {key!r}; allowed: {', '.join(keys)}")


def number(area: Data, key: str, default: int, high: int, seat: int) -> int:
    """A number of an area."""
    return whole_number({key: default, **area}, key, 0, high, f"areas[{seat}].")


def read_list(data: object, where: str, length: int) -> list[Any]:
    """A list of so many whole numbers."""
    if (
        not isinstance(data, list)
        or len(data) != length
        or not all(type(item) is int and item >= 0 for item in data)
    ):
        raise PositionError(f"{where}: expected {length} whole numbers, found {data!r}")
    return data


def read_seat(data: Data, key: str, players: int) -> int:
    """A seat, or null for nobody."""
    if data.get(key) is None:
        return NOBODY
    return whole_number(data, key, 0, players - 1)


def read_seats(data: Data, key: str, default: list[int], players: int) -> list[int]:
    """A list of seats."""
    seats = data.get(key, default)
    if not isinstance(seats, list) or not all(
        type(seat) is int and 0 <= seat < players for seat in seats
    ):
        raise PositionError(f"{key}: expected a list of seats 0 to {players - 1}, found {seats!r}")
    return list(seats)


def read_mask(names: object, known: Sequence[str], where: str) -> int:
    """Different names out of a list, as a mask."""
    if not isinstance(names, list):
        raise PositionError(f"{where}: expected a list, found {names!r}")
    mask = 0
    for name in names:
        if name not in known:
            raise PositionError(f"{where}: {name!r} is not one of {', '.join(known)}")
        mask |= BIT[list(known).index(name)]
    return mask


def read_map(data: Data) -> Map:
    """The board of the box, or a map of rows and rivers; equal maps are one."""
    if "map" not in data:
        return board()
    given = data["map"]
    if not isinstance(given, dict):
        raise PositionError(f"map: expected rows and rivers, found {given!r}")
    check_keys(given, ("rows", "rivers"), "map")
    key = repr((given.get("rows"), given.get("rivers")))
    if key not in MAPS:
        try:
            plain = Map.from_rows(list(given.get("rows", [])))
            rivers = [read_edge(plain, name, "map.rivers") for name in given.get("rivers", [])]
            pairs = [plain.grid.edges[edge] for edge in rivers]
            MAPS[key] = Map.from_rows(
                list(given.get("rows", [])), [(plain.place(a), plain.place(b)) for a, b in pairs]
            )
        except DataError as error:
            raise PositionError(str(error)) from None
    return MAPS[key]


MAPS: Final[dict[str, Map]] = {}


def read_edge(made: Map, name: object, where: str) -> int:
    """An edge by the names of the spaces beside it."""
    first, _, second = str(name).partition("/")
    a, b = space_called(made, first), space_called(made, second)
    edge = made.edge_between(a, b) if a >= 0 and b >= 0 else -1
    if edge < 0:
        raise PositionError(f"{where}: expected two neighbouring spaces as 'F4/F5', found {name!r}")
    return edge


def read_space(made: Map, name: object, where: str) -> int:
    """A space by its name."""
    space = space_called(made, str(name))
    if space < 0:
        raise PositionError(f"{where}: {name!r} is not a space of the map")
    return space


def read_division(data: Data) -> Division:
    """The regions that rivers and camels make."""
    made = read_map(data)
    camels = data.get("camels", [])
    if not isinstance(camels, list) or len(camels) > CAMELS:
        raise PositionError(f"camels: expected a list of at most {CAMELS}, found {camels!r}")
    edges = [read_edge(made, name, "camels") for name in camels]
    for edge, name in zip(edges, camels, strict=True):
        if not made.takes_camel[edge]:
            raise PositionError(f"camels: no camel can stand on {name} (AK-CC1)")
    if len(set(edges)) < len(edges):
        raise PositionError("camels: two camels on one edge (AK-CC1)")
    return divide(made, tuple(edges))


def read_order(order: object, division: Division) -> tuple[int, ...]:
    """One conflict order token for each region (AK-S7)."""
    if not isinstance(order, dict):
        raise PositionError(f"order: expected tokens with a space of their region, found {order!r}")
    tokens = [0] * len(division.lands)
    for key, name in order.items():
        if not str(key).isdecimal() or not 1 <= int(key) <= ORDER_TOKENS:
            raise PositionError(f"order: expected a token 1 to {ORDER_TOKENS}, found {key!r}")
        region = division.region_of[read_space(division.map, name, f"order.{key}")]
        if region < 0:
            raise PositionError(f"order.{key}: {name} is water")
        if tokens[region]:
            raise PositionError(f"order.{key}: the region of {name} has token {tokens[region]}")
        tokens[region] = int(key)
    return tuple(tokens)


def read_gods(table: AnkhTable, areas: list[tuple[int, Data]]) -> None:
    """A different god for each player (AK-S1); before they are chosen, those there are."""
    names = [area.get("god") for _, area in areas]
    while names and names[-1] is None:
        names.pop()
    for name in names:
        if name not in GOD_NAMES:
            raise PositionError(f"areas: god {name!r} is not one of {', '.join(GOD_NAMES)}")
    if len(set(names)) < len(names):
        raise PositionError("areas: each player has a different god (AK-S1)")
    table.gods = tuple([GOD_NAMES.index(str(name)) for name in names])


def read_figures(table: AnkhTable, data: Data, areas: list[tuple[int, Data]]) -> None:
    """Every figure of the game, those left out in their pools; none before they are placed."""
    table.guardians = read_kinds(data.get("guardians", []))
    if not any("figure" in area and area["figure"] is not None for _, area in areas):
        return
    kinds: list[int] = []
    for seat, area in areas:
        warriors = area.get("warriors", [])
        if not isinstance(warriors, list) or len(warriors) > WARRIORS:
            raise PositionError(f"areas[{seat}].warriors: expected at most {WARRIORS} places")
        places = [area.get("figure", "out"), *warriors]
        places += ["pool"] * (FIGURES_OF_A_GOD - len(places))
        kinds += [GOD, *[WARRIOR] * WARRIORS]
        for place in places:
            add_figure(table, seat, place, f"areas[{seat}]")
    figures = data.get("guardian_figures", default_guardians(table))
    if not isinstance(figures, list):
        raise PositionError(f"guardian_figures: expected a list, found {figures!r}")
    for item in figures:
        kinds.append(read_guardian(table, item))
    table.kinds = tuple(kinds)
    check_bases(table)


def read_kinds(names: object) -> tuple[int, ...]:
    """The guardians that take part: one of each level (AK-S8)."""
    if not isinstance(names, list):
        raise PositionError(f"guardians: expected a list of names, found {names!r}")
    known = [guardian.name for guardian in GUARDIANS]
    for name in names:
        if name not in known:
            raise PositionError(f"guardians: {name!r} is not one of {', '.join(known)}")
    kinds = tuple([FIRST_GUARDIAN + known.index(name) for name in names])
    if [level_of(kind) for kind in kinds] != list(range(len(kinds))):
        raise PositionError("guardians: expected one of each level, ascending (AK-S8)")
    return kinds


def default_guardians(table: AnkhTable) -> list[object]:
    """All guardian figures on their cards (AK-S9)."""
    found: list[object] = []
    for kind in table.guardians:
        guardian = GUARDIANS[kind - FIRST_GUARDIAN]
        figures = min(guardian.figures, FIGURES_IN_PLAY[table.players])
        found += [[guardian.name, None, "card"]] * figures
    return found


def read_guardian(table: AnkhTable, item: object) -> int:
    """A guardian figure: its name, its god, where it is."""
    names = [GUARDIANS[kind - FIRST_GUARDIAN].name for kind in table.guardians]
    if not isinstance(item, list) or len(item) != 3 or item[0] not in names:
        raise PositionError(
            f"guardian_figures: expected [guardian, seat, place] of {', '.join(names)}; "
            f"found {item!r}"
        )
    owner = NOBODY if item[1] is None else item[1]
    if type(owner) is not int or not NOBODY <= owner < table.players:
        raise PositionError(f"guardian_figures: there is no player {item[1]!r}")
    if owner == NOBODY and item[2] not in ("card", "out"):
        raise PositionError(f"guardian_figures: {item[0]} at {item[2]} belongs to nobody")
    add_figure(table, owner, item[2], "guardian_figures")
    return table.guardians[names.index(item[0])]


def add_figure(table: AnkhTable, owner: int, place: object, where: str) -> None:
    """One more figure, on a space of its own or beside the board (AK-B3)."""
    if place in PLACE_NUMBERS:
        space = PLACE_NUMBERS[str(place)]
    else:
        space = read_space(table.division.map, place, where)
        if space in table.place:
            raise PositionError(f"{where}: two figures on {place} (AK-B3)")
        table.figures[owner] = hexset.added(table.figures[owner], space)
    table.owner.append(owner)
    table.place.append(space)


def check_bases(table: AnkhTable) -> None:
    """Figures are where they can be; guardians have bases of their god."""
    for figure, kind in enumerate(table.kinds):
        place = table.place[figure]
        if kind == GOD and place < 0 and place != OUT:
            raise PositionError(f"areas[{table.owner[figure]}]: a god stands on the board")
        if place == TRAPPED and kind != WARRIOR:
            raise PositionError("only warriors can be trapped (AK-AN1)")
        if (place == CARD) != (table.owner[figure] == NOBODY) and place != OUT:
            raise PositionError("guardians on their card belong to nobody, others to a god")
    for god in range(table.players):
        for large in (False, True):
            used = [
                figure
                for figure, kind in enumerate(table.kinds)
                if table.owner[figure] == god
                and kind >= FIRST_GUARDIAN
                and table.place[figure] != OUT
                and has_large_base(kind) == large
            ]
            if len(used) > 2:
                raise PositionError(f"areas[{god}]: more guardians than bases (AK-C1)")


def read_monuments(table: AnkhTable, monuments: object) -> None:
    """Monuments on empty land, no more than the supply has (AK-B3, AK-C2)."""
    if not isinstance(monuments, list):
        raise PositionError(f"monuments: expected a list, found {monuments!r}")
    for item in monuments:
        if not isinstance(item, list) or len(item) not in (2, 3) or item[0] not in MONUMENT_NAMES:
            raise PositionError(
                f"monuments: expected [type, space, seat or null] of "
                f"{', '.join(MONUMENT_NAMES)}; found {item!r}"
            )
        place_monument(table, item)
    for monument, spaces in enumerate(table.standing):
        if hexset.size(spaces) > MONUMENT_SUPPLY[monument]:
            raise PositionError(f"monuments: too many of {MONUMENT_NAMES[monument]} (AK-C2)")
    for god, held in enumerate(table.controlled):
        if hexset.size(held) > POOL_TOKENS:
            raise PositionError(f"monuments: seat {god} has only {POOL_TOKENS} tokens (AK-C1)")


def place_monument(table: AnkhTable, item: list[Any]) -> None:
    """One monument with its controller."""
    space = read_space(table.division.map, item[1], "monuments")
    taken = [space in table.place, *[hexset.contains(s, space) for s in table.standing]]
    if any(taken) or not table.division.map.is_land(space):
        raise PositionError(f"monuments: {item[1]} is not empty land (AK-B3)")
    monument = MONUMENT_NAMES.index(item[0])
    table.standing[monument] = hexset.added(table.standing[monument], space)
    owner = item[2] if len(item) == 3 else None
    if owner is not None:
        if type(owner) is not int or not 0 <= owner < table.players:
            raise PositionError(f"monuments: there is no player {owner!r}")
        table.controlled[owner] = hexset.added(table.controlled[owner], space)


def read_ascending(table: AnkhTable, data: Data) -> None:
    """The gods in play, least devotion first; by default in the order of spaces and seats."""
    in_play = [god for god in range(table.players) if god in table.god_of]
    default = sorted(in_play, key=lambda god: (table.devotion[god], -god))
    table.ascending = read_seats(data, "ascending", default, table.players)
    gods = table.ascending
    spaces = [table.devotion[god] for god in gods]
    if len(set(gods)) < len(gods) or not set(gods) <= set(in_play) or sorted(spaces) != spaces:
        raise PositionError(f"ascending: {gods} does not fit the devotion {table.devotion}")


def read_powers(table: AnkhTable) -> None:
    """What every god in play can do: its abilities and its unlocked powers."""
    if not table.kinds:
        return
    for god in table.ascending:
        seats = [seat for seat in range(table.players) if table.god_of[seat] == god]
        partners = [seat for seat in seats if seat != god]
        abilities: list[Power] = [ABILITIES[table.gods[seat]] for seat in [*partners, god]]
        table.powers[god] = with_unlocked(tuple(abilities), table.unlocked[god])


def read_rest(table: AnkhTable, data: Data) -> None:
    """Tokens, aims, tiebreaker, battle and the end."""
    tokens = data.get("tokens", {})
    if not isinstance(tokens, dict):
        raise PositionError(f"tokens: expected an object, found {tokens!r}")
    check_keys(tokens, [GOD_NAMES[god] for god in table.gods], "tokens")
    for god in table.gods:
        try:
            ABILITIES[god].read(table, tokens.get(GOD_NAMES[god]))
        except ValueError as error:
            raise PositionError(f"tokens.{GOD_NAMES[god]}: {error}") from None
    read_aims(table, data.get("aims", []))
    tiebreaker = data.get("tiebreaker")
    if tiebreaker is not None:
        if not isinstance(tiebreaker, dict) or set(tiebreaker) != {"god", "face_up"}:
            raise PositionError(f"tiebreaker: expected god and face_up, found {tiebreaker!r}")
        table.tiebreaker = read_seat(tiebreaker, "god", table.players)
        table.tiebreaker_up = bool(tiebreaker["face_up"])
    if data.get("battle") is not None:
        table.battle = read_battle(table, data["battle"])
    if data.get("ending") not in ENDINGS:
        raise PositionError(f"ending: {data['ending']!r} is not one of {ENDINGS[1:]}")
    table.ending = ENDINGS.index(data.get("ending"))


def read_aims(table: AnkhTable, aims: object) -> None:
    """Every aimed figure: its space and a direction."""
    known = [direction.lower() for direction in DIRECTIONS]
    if not isinstance(aims, list):
        raise PositionError(f"aims: expected a list, found {aims!r}")
    found = []
    for item in aims:
        if not isinstance(item, list) or len(item) != 2 or item[1] not in known:
            raise PositionError(f"aims: expected [space, direction], found {item!r}")
        space = read_space(table.division.map, item[0], "aims")
        figure = table.place.index(space) if space in table.place else NOBODY
        if figure == NOBODY or not KIND_POWERS[table.kinds[figure]].is_aimed():
            raise PositionError(f"aims: no figure on {item[0]} can be aimed (AK-GS1)")
        found.append((figure, known.index(item[1])))
    table.aims = tuple(sorted(found))


def read_battle(table: AnkhTable, data: object) -> Battle:
    """A battle in progress."""
    if not isinstance(data, dict):
        raise PositionError(f"battle: expected an object, found {data!r}")
    check_keys(data, BATTLE_KEYS, "battle")
    nothing = [0] * table.players
    lists = {
        key: read_list(data.get(key, nothing), f"battle.{key}", table.players)
        for key in ("played", "lost", "present", "strength")
    }
    return Battle(
        whole_number(data, "region", 0, len(table.order) - 1, "battle."),
        tuple(read_seats(data, "gods", [], table.players)),
        lists["played"][:],
        whole_number({"protected": 0, **data}, "protected", 0, BIT[-1], "battle."),
        lists["lost"][:],
        tuple(lists["present"]),
        tuple(lists["strength"]),
        read_seat(data, "winner", table.players),
        whole_number({"lead": 0, **data}, "lead", -MANY, MANY, "battle."),
    )


def check_frames(table: AnkhTable, frames: list[Frame[Any]]) -> None:
    """Seats, figures and spaces in the frames exist; every region has its token."""
    if table.kinds and 0 in table.order and not any(is_splitting(frame) for frame in frames):
        region = table.order.index(0)
        space = table.division.map.place(hexset.lowest(table.division.lands[region]))
        raise PositionError(f"order: the region of {list(space)} has no token (AK-S7)")
    for place, frame in enumerate(frames):
        seats = frame.to_act(table) if frame.is_chance() or hasattr(frame, "seat") else []
        for seat in seats:
            if type(seat) is not int or not -1 <= seat < table.players:
                raise PositionError(
                    f"pending[{place}]: {type(frame).__name__}: there is no player {seat!r}"
                )


def is_splitting(frame: Frame[Any]) -> bool:
    """Whether a region is being split, and its tokens are not placed yet."""
    return type(frame).__name__ == "KeepToken"
