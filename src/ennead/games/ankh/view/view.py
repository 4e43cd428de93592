"""What a player or a spectator may see of a table of Ankh (AK-I)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from ennead.engine.bitset import members
from ennead.engine.frames import UNANSWERED, Frame, SecretQuestion
from ennead.engine.rng import Rng
from ennead.engine.rules import Data
from ennead.engine.words import question_name
from ennead.games.ankh.battle.cards import PlayCards, RevealCards
from ennead.games.ankh.caravan.rules import PlaceCamel
from ennead.games.ankh.ending.rules import ranking
from ennead.games.ankh.moving.rules import DONE, MoveFigure
from ennead.games.ankh.powers.moments import in_conflicts, in_turns
from ennead.games.ankh.summoning.rules import (
    SummonKind,
    SummonSource,
    kind_name,
    sources,
    summon_spaces,
    summonable,
)
from ennead.games.ankh.table.board import ankh_tokens, monuments_left
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.division import Division
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import ACTION_NAMES, ADVANCES, CAMELS, ORDER_TOKENS
from ennead.games.ankh.table.plain import map_lines, write_open
from ennead.games.ankh.table.subject import asked_figure
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.actions import monuments_in_reach
from ennead.games.ankh.turn.rules import ChooseAction, NextTurn
from ennead.games.ankh.unlocking.rules import UnlockPower
from ennead.games.ankh.view.battle import conflict, fight, strengths_with
from ennead.games.ankh.view.board import caravan, figures, neutral_figures
from ennead.games.ankh.view.printed import next_unlock, printed
from ennead.hexes import hexset

#: What the views of all tables share, because it does not change with an answer.
SHARED: Final = ("map", "regions", "event_track", "printed")


def view(table: AnkhTable, seat: int | None) -> Data:
    """Everything but sealed answers of others is open (AK-I1). It shares nothing with others."""
    shown = {**open_view(table), **own_view(table, seat)}
    for part in SHARED:
        shown[part] = copied(shown[part])
    return shown


def copied(data: Any) -> Any:
    """Plain data of one's own."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    return [copied(value) for value in data] if isinstance(data, list) else data


def own_view(table: AnkhTable, seat: int | None) -> Data:
    """What a seat may see otherwise than others do."""
    return {"tokens": tokens(table, seat), "asked": asked(table, seat)}


def open_view(table: AnkhTable) -> Data:
    """What everybody sees. `SHARED` is in other views too: it must not be changed."""
    over = not table.frames
    written = write_open(table)
    share_devotion(table, written["areas"])
    battle = fight(table)
    if table.box.neutral_rules:
        written["neutral_figures"] = neutral_figures(table)
    return {
        "game": "ankh",
        "players": table.players,
        **written,
        "map": map_lines(table.division.map),
        "regions": regions(table.division, table.order),
        "steps_to_event": [
            ADVANCES[table.players][row] - moved for row, moved in enumerate(table.markers)
        ],
        "event_track": event_track(table.box),
        "ankh_tokens": [ankh_tokens(table, god) for god in range(table.players)],
        "supply": {
            "camels": CAMELS - len(table.division.camels),
            "monuments": {
                name: monuments_left(table, n) for n, name in enumerate(table.box.monument_names)
            },
            "order_tokens": order_tokens_left(table),
        },
        "printed": printed(table.players, table.box, table.gods),
        "next_unlock": [next_unlock(table, god) for god in range(table.players)],
        "conflict": conflict(table),
        "fight": battle,
        "figures": figures(table),
        # Of every fighting god as it stands, cards revealed so far included.
        "strengths": battle and [god["strength"] for god in battle["gods"]],
        "turn": on_turn(table),
        "over": over,
        "ranking": [list(place) for place in ranking(table)] if over else None,
    }


def order_tokens_left(table: AnkhTable) -> list[int]:
    """The conflict order tokens of the supply (AK-C2)."""
    gone = [*table.order, *in_conflicts.order_tokens_out(table)]
    return [token for token in range(1, ORDER_TOKENS + 1) if token not in gone]


def share_devotion(table: AnkhTable, areas: list[Data]) -> None:
    """The devotion markers of a merged god move as one (AK-MG5)."""
    for seat, god in enumerate(table.god_of):
        areas[seat]["devotion"] = table.devotion[god]


def tokens(table: AnkhTable, seat: int | None) -> Data:
    """The tokens of the gods that take part and of special rules, as a seat sees them."""
    box = table.box
    numbers = box.holders_among(table.gods)
    shown = {box.holder_names[n]: box.holders[n].show(table, seat) for n in numbers}
    return {name: tokens for name, tokens in shown.items() if tokens is not None}


@lru_cache(maxsize=256)
def regions(division: Division, order: tuple[int, ...]) -> list[Data]:
    """Every region with its token, its land and its water."""
    return [
        {
            "token": token or None,
            "land": names_of(division, land),
            "water": names_of(division, hexset.without(whole, land)),
        }
        for token, land, whole in zip(order, division.lands, division.regions, strict=True)
    ]


def names_of(division: Division, spaces: hexset.HexSet) -> list[str]:
    """What some spaces are called."""
    names = division.map.space_names
    return [names[space] for space in hexset.members(spaces)]


@lru_cache(maxsize=256)
def event_track(box: Box) -> list[str]:
    """The events in their order."""
    return list(box.events)


def on_turn(table: AnkhTable) -> int | None:
    """Whose turn it is, during the event it triggered too."""
    for frame in table.frames:
        if isinstance(frame, NextTurn):
            return frame.seat
    return None


def asked(table: AnkhTable, seat: int | None) -> Data | None:
    """The question that waits for an answer: of whom, and who has answered in secret.

    A sealed answer is shown to its own seat and to a partner in the same god (AK-I2).
    """
    if not table.frames:
        return None
    frame = table.frames[-1]
    data: Data = {"question": question_name(type(frame).__name__), "seats": table.to_act()}
    if isinstance(frame, SecretQuestion):
        data["secret"] = list(frame.seats)
        data["answered"] = None
        own = None if seat is None else table.god_of[seat]
        if own in frame.seats:
            answer = table.sealed[frame.seats.index(own)]
            data["answered"] = None if answer == UNANSWERED else frame.notation(table, answer)
    if isinstance(frame, PlayCards):
        data["strengths"] = strengths_with(table, frame, seat)
    if isinstance(frame, PlaceCamel):
        data["caravan"] = caravan(table, frame)
    if isinstance(frame, ChooseAction):
        counted = hexset.members(monuments_in_reach(table, table.god_of[frame.seat]))
        data["gain"] = [space_name(table, space) for space in counted]
        data["idle"] = idle_actions(table, frame.seat)
    if type(frame) in FACTS:
        data.update(FACTS[type(frame)](table, frame))
    figure = asked_figure(frame)
    if figure >= 0:
        kind, place = table.kinds[figure], table.place[figure]
        data["figure"] = {"kind": kind_name(table, kind), "god": table.owner[figure]}
        data["figure"]["at"] = space_name(table, place) if place >= 0 else None
    return data


def idle_actions(table: AnkhTable, seat: int) -> list[str]:
    """The actions that may be taken and would only move their marker (AK-T4)."""
    god = table.god_of[seat]
    followers = hexset.size(monuments_in_reach(table, god)) + in_turns.extra_followers(table, god)
    does = {
        "move": MoveFigure(seat, 0).legal(table) != [DONE],
        "summon": bool(sources(table, god, 0, ())),
        "gain": followers > 0,
        "unlock": bool(UnlockPower(seat, 0).legal(table)),
    }
    return [action for action in ACTION_NAMES if not does[action]]


def spaces_by_kind(table: AnkhTable, frame: SummonKind) -> Data:
    """By kind of figure that may be summoned, where it may be put (AK-U1)."""
    god = table.god_of[frame.seat]
    found = {
        kind_name(table, kind): [
            space_name(table, space)
            for space in hexset.members(summon_spaces(table, god, frame.source, kind))
        ]
        for kind in members(summonable(table, god, frame.source))
    }
    return {"spaces": found}


def spaces_by_source(table: AnkhTable, frame: SummonSource) -> Data:
    """By answer that summons a figure, in notation, where it may be put (AK-U1, AK-L2d, AK-O2)."""
    god = table.god_of[frame.seat]
    found: Data = {}
    for source in sources(table, god, frame.regular_used, frame.extras_used):
        spaces = hexset.EMPTY
        for kind in members(summonable(table, god, source)):
            spaces = hexset.union(spaces, summon_spaces(table, god, source, kind))
        names = [space_name(table, space) for space in hexset.members(spaces)]
        found[frame.notation(table, source)] = names
    return {"sources": found}


#: By class of question, what views tell of it; packs add theirs.
FACTS: dict[type[Frame[Any]], Callable[[AnkhTable, Any], Data]] = {
    SummonKind: spaces_by_kind,
    SummonSource: spaces_by_source,
}


def resample(table: AnkhTable, seat: int, rng: Rng) -> AnkhTable:
    """A table the seat could be at: sealed answers it cannot know are drawn anew."""
    copy = table.clone()
    frame = copy.frames[-1] if copy.frames else None
    if isinstance(frame, SecretQuestion):
        own = copy.god_of[seat]
        for place, other in enumerate(frame.seats):
            if other != own and copy.sealed[place] != UNANSWERED:
                legal = frame.legal(copy, other)
                copy.sealed[place] = legal[int(rng.below(len(legal)))]
    if not copy.box.is_base:
        for place, frame in enumerate(copy.frames):
            if isinstance(frame, RevealCards):
                copy.frames[place] = frame.resampled(copy, copy.god_of[seat], rng)
        for holder in copy.box.holders:
            if holder.keeps_secrets():
                holder.resample(copy, seat, rng)
    return copy
