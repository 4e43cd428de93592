"""Positions of Ankh as plain data: reading them."""

from __future__ import annotations

from typing import Final

from ennead.engine.errors import PositionError
from ennead.engine.position import whole_number
from ennead.engine.rules import Data
from ennead.games.ankh.data.scenarios import Setup
from ennead.games.ankh.position.board import read_division, read_monuments, read_order
from ennead.games.ankh.position.check import check_table, check_teams
from ennead.games.ankh.position.figures import Areas, read_aims, read_figures
from ennead.games.ankh.position.values import (
    as_items,
    as_object,
    check_keys,
    read_mask,
    read_numbers,
    read_seat,
    read_seats,
)
from ennead.games.ankh.powers.ankh_powers import with_unlocked
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.dashboards import give_powers
from ennead.games.ankh.table.pieces import (
    CARD_NAMES,
    EVENTS,
    FIRST_FOLLOWERS,
    NOBODY,
    POWER_NAMES,
    TOP,
    WHOLE_HAND,
)
from ennead.games.ankh.table.plain import AREA_KEYS, BATTLE_KEYS
from ennead.games.ankh.table.table import ENDING_NAMES, GOES_ON, AnkhTable, Battle
from ennead.hexes import hexset

MANY: Final = 10_000


def read(data: Data, players: int, setup: Setup | None, box: Box) -> AnkhTable:
    """The table of plain data, without frames; what is left out is as at the beginning."""
    areas = read_areas(data.get("areas"), players)
    division = read_division(data)
    god_of = read_seats(data.get("plays", list(range(players))), "plays", players)
    if len(god_of) != players:
        raise PositionError(f"plays: expected a god for each of {players} seats, found {god_of}")
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
        figures=hexset.by_number([hexset.EMPTY] * players),
        standing=hexset.by_number([hexset.EMPTY] * len(box.monument_names)),
        controlled=hexset.by_number([hexset.EMPTY] * players),
        followers=[read_followers(area, n, n in god_of) for n, area in areas],
        devotion=[number(area, "devotion", 0, TOP, n) for n, area in areas],
        ascending=[],
        unlocked=tuple(
            read_mask(area.get("powers", []), POWER_NAMES, f"areas[{n}].powers")
            for n, area in areas
        ),
        hand=[read_hand(area, n, n in god_of) for n, area in areas],
        gods=(),
        god_of=tuple(god_of),
        powers=((),) * players,
        box=box,
        markers=read_numbers(data.get("markers", [0, 0, 0, 0]), "markers", 4, MANY),
        event=whole_number({"event": 0, **data}, "event", 0, len(EVENTS) - 1),
        tiebreaker=NOBODY,
        tiebreaker_up=False,
        tokens=[ability.first_tokens() for ability in box.holders],
        aims=(),
        first=read_seat(data, "first", players),
        battle=None,
        winner=read_seat(data, "winner", players),
        ending=GOES_ON,
    )
    read_gods(table, areas)
    read_figures(table, data, areas)
    read_monuments(table, data.get("monuments", []))
    check_teams(table)
    read_ascending(table, data)
    read_powers(table)
    read_rest(table, data)
    check_table(table)
    return table


def read_areas(data: object, players: int) -> Areas:
    """The players' areas with their seats."""
    areas = as_items(data, "areas")
    if len(areas) != players:
        raise PositionError(f"areas: expected a list of {players}, one for each player")
    for seat, area in enumerate(areas):
        check_keys(as_object(area, f"areas[{seat}]"), AREA_KEYS, f"areas[{seat}]")
    return list(enumerate(areas))


def number(area: Data, key: str, default: int, high: int, seat: int) -> int:
    """A number of an area."""
    return whole_number({key: default, **area}, key, 0, high, f"areas[{seat}].")


def read_followers(area: Data, seat: int, in_play: bool) -> int:
    """A god's followers; a god that has merged into another has none."""
    return number(area, "followers", FIRST_FOLLOWERS if in_play else 0, MANY, seat)


def read_hand(area: Data, seat: int, in_play: bool) -> int:
    """The cards in a god's hand; a god that has merged into another has none."""
    if "hand" in area:
        return read_mask(area["hand"], CARD_NAMES, f"areas[{seat}].hand")
    return WHOLE_HAND if in_play else 0


def read_gods(table: AnkhTable, areas: Areas) -> None:
    """A different god for each player (AK-S1); before they are chosen, those there are."""
    names = [area.get("god") for _, area in areas]
    while names and names[-1] is None:
        names.pop()
    known = table.box.god_names
    for name in names:
        if name not in known:
            raise PositionError(f"areas: god {name!r} is not one of {', '.join(known)}")
    if len(set(names)) < len(names):
        raise PositionError("areas: each player has a different god (AK-S1)")
    table.gods = tuple([known.index(str(name)) for name in names])


def read_ascending(table: AnkhTable, data: Data) -> None:
    """The gods in play, least devotion first; by default in the order of spaces and seats."""
    in_play = [god for god in range(table.players) if god in table.god_of]
    default = sorted(in_play, key=lambda god: (table.devotion[god], -god))
    table.ascending = read_seats(data.get("ascending", default), "ascending", table.players)
    gods = table.ascending
    for god in gods:
        if god not in in_play:
            raise PositionError(
                f"ascending: god {god} has merged into god {table.god_of[god]}; "
                f"expected the gods in play, {in_play}"
            )
        if gods.count(god) > 1:
            raise PositionError(f"ascending: god {god} is listed twice")
    spaces = [table.devotion[god] for god in gods]
    if sorted(spaces) != spaces:
        raise PositionError(f"ascending: {gods} does not fit the devotion {table.devotion}")


def read_powers(table: AnkhTable) -> None:
    """What every god in play can do: its abilities and its unlocked powers."""
    if not table.kinds:
        return
    if len(table.gods) < table.players:
        raise PositionError("areas: figures are placed, but a player has no god (AK-S1)")
    for god in table.ascending:
        seats = [seat for seat in range(table.players) if table.god_of[seat] == god]
        partners = [seat for seat in seats if seat != god]
        abilities: list[Power] = [
            table.box.abilities[table.gods[seat]] for seat in [*partners, god]
        ]
        give_powers(table, god, with_unlocked(tuple(abilities), table.unlocked[god]))


def read_rest(table: AnkhTable, data: Data) -> None:
    """Tokens, aims, tiebreaker, battle and the end."""
    read_tokens(table, as_object(data.get("tokens", {}), "tokens"))
    read_aims(table, data.get("aims", []))
    if data.get("tiebreaker") is not None:
        read_tiebreaker(table, as_object(data["tiebreaker"], "tiebreaker"))
    if data.get("battle") is not None:
        table.battle = read_battle(table, as_object(data["battle"], "battle"))
    if data.get("ending") not in ENDING_NAMES:
        raise PositionError(f"ending: {data['ending']!r} is not one of {ENDING_NAMES[1:]}")
    table.ending = ENDING_NAMES.index(data.get("ending"))


def read_tokens(table: AnkhTable, tokens: Data) -> None:
    """The tokens of every god that takes part, and of special rules."""
    box = table.box
    numbers = box.holders_among(table.gods)
    check_keys(tokens, [box.holder_names[number] for number in numbers], "tokens")
    for number in numbers:
        name = box.holder_names[number]
        try:
            box.holders[number].read(table, tokens.get(name))
        except ValueError as error:
            raise PositionError(f"tokens.{name}: {error}") from None


def read_tiebreaker(table: AnkhTable, data: Data) -> None:
    """Who holds the battle tiebreaker, and how it lies (AK-X1)."""
    check_keys(data, ("god", "face_up"), "tiebreaker")
    table.tiebreaker = whole_number(data, "god", 0, table.players - 1, "tiebreaker.")
    if not isinstance(data.get("face_up"), bool):
        raise PositionError("tiebreaker.face_up: expected true or false")
    table.tiebreaker_up = data["face_up"]


def read_battle(table: AnkhTable, data: Data) -> Battle:
    """A battle in progress."""
    check_keys(data, BATTLE_KEYS, "battle")
    nothing = [0] * table.players
    limits = {"played": WHOLE_HAND, "lost": MANY, "present": MANY, "strength": MANY}
    lists = {
        key: read_numbers(data.get(key, nothing), f"battle.{key}", table.players, high)
        for key, high in limits.items()
    }
    figures = (1 << len(table.kinds)) - 1
    return Battle(
        whole_number(data, "region", 0, len(table.order) - 1, "battle."),
        tuple(read_seats(data.get("gods", []), "battle.gods", table.players)),
        lists["played"],
        whole_number({"protected": 0, **data}, "protected", 0, figures, "battle."),
        lists["lost"],
        tuple(lists["present"]),
        tuple(lists["strength"]),
        read_seat(data, "winner", table.players, "battle."),
        whole_number({"lead": 0, **data}, "lead", -MANY, MANY, "battle."),
    )
