"""What can be wrong with a frame of a position, kind by kind, once its fields exist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ennead.engine.frames import Frame
from ennead.games.ankh.battle.cards import BuildType, PlayCards
from ennead.games.ankh.caravan.rules import legal_caravans
from ennead.games.ankh.powers import moments
from ennead.games.ankh.powers.gods import ABILITIES
from ennead.games.ankh.summoning.rules import sources, summonable
from ennead.games.ankh.table.pieces import (
    CARD,
    FIRST_GUARDIAN,
    GOD,
    NOBODY,
    ORDER_TOKENS,
    OUT,
    POOL,
    TRAPPED,
    level_of,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

Flaw = Callable[[AnkhTable, Any, Any], str]


def frame_flaw(table: AnkhTable, frame: Frame[Any], below: Frame[Any]) -> str:
    """What does not fit the table in a frame; empty if nothing does not."""
    name = type(frame).__name__
    if name in OF_BATTLES:
        assert table.battle is not None
        if frame.fields()[0] not in table.battle.gods:
            return "this god does not fight"
    return FLAWS[name](table, frame, below) if name in FLAWS else ""


def on_board(table: AnkhTable, figure: int, god: int) -> bool:
    """Whether a god's figure stands on a space."""
    return table.place[figure] >= 0 and table.owner[figure] == god


# ---------------------------------------------------------------- setup


def draw_first(table: AnkhTable, frame: Any, below: Any) -> str:
    """A seat, or NOBODY where chance decides (AK-S3)."""
    return "" if NOBODY <= frame.chosen < table.players else "there is no such player"


def draw_god(table: AnkhTable, frame: Any, below: Any) -> str:
    """The next seat draws, or has chosen a god nobody has (AK-S1)."""
    chosen = frame.chosen
    gods = len(ABILITIES)
    if frame.seat_of_god != len(table.gods):
        return "it is another player's turn to draw"
    if chosen and (
        len(chosen) != table.players
        or len(set(chosen)) < len(chosen)
        or not all(0 <= god < gods for god in chosen)
        or chosen[: len(table.gods)] != table.gods
    ):
        return "these gods cannot be chosen"
    return ""


def draw_guardian(table: AnkhTable, frame: Any, below: Any) -> str:
    """The next level is drawn, or was chosen (AK-S8)."""
    chosen = frame.chosen
    if frame.level != len(table.guardians):
        return "another level is drawn now"
    known = range(FIRST_GUARDIAN, len(table.kind_powers))
    if chosen and (
        not all(kind in known for kind in chosen)
        or [level_of(kind) for kind in chosen] != [0, 1, 2]
        or chosen[: len(table.guardians)] != table.guardians
    ):
        return "these guardians cannot be chosen"
    return ""


# ---------------------------------------------------------------- actions


def move_to(table: AnkhTable, frame: Any, below: Any) -> str:
    """A figure of the player that has not moved (AK-M1)."""
    if not on_board(table, frame.figure, table.god_of[frame.seat]):
        return "the figure is not one of this player's on the board"
    return "the figure has moved" if frame.moved >> frame.figure & 1 else ""


def push(table: AnkhTable, frame: Any, below: Any) -> str:
    """A figure that can push, and an enemy on land in its reach (AK-GT1)."""
    god = table.god_of[frame.seat]
    if not on_board(table, frame.pusher, god) or not moments.may_push(table, frame.pusher):
        return "the pusher is no figure of this player that can push"
    space = table.place[frame.figure]
    if space < 0 or table.owner[frame.figure] == god or not table.division.map.is_land(space):
        return "the pushed figure is no enemy on land"
    reach = table.division.map.within_three[table.place[frame.pusher]]
    return "" if hexset.contains(reach, space) else "the pushed figure is too far away"


def aim(table: AnkhTable, frame: Any, below: Any) -> str:
    """A figure of the player that points somewhere (AK-GS1)."""
    if not on_board(table, frame.figure, table.god_of[frame.seat]):
        return "the figure is not one of this player's on the board"
    return "" if moments.is_aimed(table, frame.figure) else "the figure cannot be aimed"


def summon_kind(table: AnkhTable, frame: Any, below: Any) -> str:
    """A source that has a figure and a space for it (AK-U1)."""
    found = sources(table, table.god_of[frame.seat], frame.regular_used, frame.extras_used)
    return "" if frame.source in found else "no figure can be summoned from this source"


def summon_to(table: AnkhTable, frame: Any, below: Any) -> str:
    """A kind of figure that the source has a space for (AK-U1)."""
    flaw = summon_kind(table, frame, below)
    if flaw:
        return flaw
    found = summonable(table, table.god_of[frame.seat], frame.source)
    return "" if frame.kind in found else "no figure of this kind can be summoned"


# ---------------------------------------------------------------- events


def place_camel(table: AnkhTable, frame: Any, below: Any) -> str:
    """The beginning of a legal line (AK-CC2)."""
    grid = table.division.map.grid
    if not all(0 <= edge < len(grid.edges) for edge in frame.line):
        return "there is no such edge"
    if frame.line:
        region = table.division.region_of[grid.edges[frame.line[0]][0]]
        lines = legal_caravans(table).regions[region]
        if frame.line not in lines.following and frame.line not in lines.complete:
            return "this line is not the beginning of a legal one (AK-CC2)"
    return ""


def keep_token(table: AnkhTable, frame: Any, below: Any) -> str:
    """Two regions without a token, and the token one of them keeps (AK-CC4)."""
    bare = [region for region, token in enumerate(table.order) if not token]
    if bare != [frame.first, frame.second] or len(table.order) > ORDER_TOKENS:
        return "expected the two new regions, without a token (AK-CC4)"
    return "" if frame.token and frame.token not in table.order else "the token is on the board"


def swap_token(table: AnkhTable, frame: Any, below: Any) -> str:
    """The tokens of the two new regions (AK-CC5)."""
    tokens = {frame.first, frame.second}
    if 0 in tokens or len(tokens) < 2 or not tokens <= set(table.order):
        return "expected the tokens of the two new regions (AK-CC5)"
    return ""


# ---------------------------------------------------------------- battles


def domination(table: AnkhTable, frame: Any, below: Any) -> str:
    """The region whose token was reached (AK-X3)."""
    reached = table.order[frame.region] == below.token
    return "" if reached else f"expected the region with token {below.token} (AK-X3)"


def battle_steps(table: AnkhTable, frame: Any, below: Any) -> str:
    """The battle is in the region whose token was reached (AK-X3)."""
    assert table.battle is not None
    return domination(table, table.battle, below)


def gather(table: AnkhTable, frame: Any, below: Any) -> str:
    """Fighting gods that take turns (AK-L2b)."""
    assert table.battle is not None
    if frame.turns[:1] != (frame.seat,) or not set(frame.turns) <= set(table.battle.gods):
        return "expected the gods that have not stopped, this one first (AK-L2b)"
    return ""


def gather_at(table: AnkhTable, frame: Any, below: Any) -> str:
    """A figure on the board (AK-L2b)."""
    return "" if on_board(table, frame.figure, frame.seat) else "the figure is not on the board"


def play_cards(table: AnkhTable, frame: PlayCards, below: Any) -> str:
    """All fighting gods, each with enough cards (AK-Y3)."""
    assert table.battle is not None
    if frame.seats != tuple(sorted(table.battle.gods)):
        return "expected the fighting gods, ascending (AK-Y3)"
    if not all(frame.legal(table, seat) for seat in frame.seats):
        return "a god has too few cards (AK-Y19)"
    return ""


def build_at(table: AnkhTable, frame: Any, below: Any) -> str:
    """A monument that can be paid and built (AK-K4)."""
    found = BuildType(frame.seat).legal(table)
    return "" if frame.monument in found else "this monument cannot be built (AK-K4)"


def plague_bid(table: AnkhTable, frame: Any, below: Any) -> str:
    """Some of the fighting gods (AK-K2)."""
    assert table.battle is not None
    gods = frame.seats
    if not gods or list(gods) != sorted(gods) or not set(gods) <= set(table.battle.gods):
        return "expected fighting gods, ascending (AK-K2)"
    return ""


def break_tie(table: AnkhTable, frame: Any, below: Any) -> str:
    """The god with the tiebreaker (AK-Y11)."""
    if frame.seat != table.tiebreaker or not table.tiebreaker_up:
        return "this god does not hold the tiebreaker face up (AK-Y11)"
    return ""


def keep_alive(table: AnkhTable, frame: Any, below: Any) -> str:
    """Figures of the region, the first to decide about this god's (AK-IS5)."""
    assert table.battle is not None
    figures = [*frame.doomed, *frame.choices]
    area = table.division.regions[table.battle.region]
    if not frame.choices or table.owner[frame.choices[0]] != frame.seat:
        return "expected a figure of this god to decide about (AK-IS5)"
    if len(set(figures)) < len(figures):
        return "a figure is both doomed and to be decided about"
    for figure in figures:
        space = table.place[figure]
        if table.kinds[figure] == GOD or space < 0 or not hexset.contains(area, space):
            return f"figure {figure} cannot die in this battle"
        if table.owner[figure] not in table.battle.gods:
            return f"figure {figure} does not fight"
    return ""


def mourning(table: AnkhTable, frame: Any, below: Any) -> str:
    """Figures that can have been killed (AK-GC)."""
    for figure in frame.figures:
        if table.kinds[figure] == GOD or table.owner[figure] not in table.ascending:
            return f"figure {figure} cannot have been killed (AK-C6)"
    return ""


def returns(table: AnkhTable, frame: Any, below: Any) -> str:
    """Figures that were killed just now (AK-Y23)."""
    if any(table.place[figure] not in (POOL, TRAPPED) for figure in frame.figures):
        return "a killed figure is in the pool, or trapped (AK-C7)"
    return mourning(table, frame, below)


def return_(table: AnkhTable, frame: Any, below: Any) -> str:
    """A killed figure that is summoned again (AK-GM1)."""
    figure = frame.figure
    if table.owner[figure] != frame.seat or table.place[figure] != POOL:
        return "the figure is not in this god's pool"
    return "" if moments.returns(table, figure) else "this figure does not return (AK-GM1)"


def of_ability(table: AnkhTable, frame: Any, below: Any) -> str:
    """A question of a god's own: that god is the judge of it."""
    ability = ABILITIES[frame.ability]
    if ability not in table.powers[table.god_of[frame.seat]]:
        return "this god does not have the ability"
    flaw: str = ability.question_flaw(table, frame)
    return flaw


# ---------------------------------------------------------------- merging


def merging(table: AnkhTable, frame: Any, below: Any) -> str:
    """The two gods with the least devotion (AK-MG1)."""
    if table.players < 3 or len(set(table.god_of)) < table.players:
        return "no gods can merge now (AK-X9)"
    if [frame.lower, frame.higher] != table.ascending[:2]:
        return "expected the god with the least devotion and the next one (AK-MG1)"
    return ""


def take_guardian(table: AnkhTable, frame: Any, below: Any) -> str:
    """Guardians of the lower god (AK-MG4)."""
    if not frame.figures or frame.seat != below.higher:
        return "expected the higher god and guardians (AK-MG4)"
    for figure in frame.figures:
        if (
            table.kinds[figure] < FIRST_GUARDIAN
            or table.owner[figure] != below.lower
            or table.place[figure] in (CARD, OUT)
        ):
            return f"figure {figure} is no guardian of the lower god (AK-MG4)"
    return ""


#: Frames that begin with a god that must be fighting.
OF_BATTLES: Final[Sequence[str]] = (
    "Announce",
    "BuildType",
    "BuildAt",
    "Plague",
    "BreakTie",
    "GatherAt",
    "ChooseToken",
    "PlaceToken",
    "Worship",
)
FLAWS: Final[dict[str, Flaw]] = {
    "DrawFirst": draw_first,
    "DrawGod": draw_god,
    "DrawGuardian": draw_guardian,
    "MoveTo": move_to,
    "Push": push,
    "Aim": aim,
    "SummonKind": summon_kind,
    "SummonTo": summon_to,
    "PlaceCamel": place_camel,
    "KeepToken": keep_token,
    "SwapToken": swap_token,
    "Domination": domination,
    "BattleSteps": battle_steps,
    "Gather": gather,
    "GatherAt": gather_at,
    "PlayCards": play_cards,
    "BuildAt": build_at,
    "PlagueBid": plague_bid,
    "BreakTie": break_tie,
    "KeepAlive": keep_alive,
    "Mourning": mourning,
    "Returns": returns,
    "Return": return_,
    "Announce": of_ability,
    "Trap": of_ability,
    "GiveSun": of_ability,
    "ChooseToken": of_ability,
    "PlaceToken": of_ability,
    "Merging": merging,
    "TakeGuardian": take_guardian,
}
