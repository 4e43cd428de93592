"""A conflict and its battle as views show them: regions in order, and strengths by their parts."""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.games.ankh.battle.cards import PlayCards, plague_victims
from ennead.games.ankh.battle.rules import BATTLE, BattleSteps
from ennead.games.ankh.battle.strength import Part, breaks_ties, strength_shares, strength_with
from ennead.games.ankh.conflict.rules import Conflict, Regions, conflicts_so_far
from ennead.games.ankh.powers.ankh_powers import ANKH_POWERS
from ennead.games.ankh.powers.moments import in_battles, in_conflicts
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.summoning.rules import kind_name
from ennead.games.ankh.table.board import figure_at, figures_in, gods_in
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import (
    BIT,
    CARD_NAMES,
    NOBODY,
    POWER_NAMES,
    cards_in,
)
from ennead.games.ankh.table.table import AnkhTable, Battle
from ennead.hexes import hexset

STEPS = [{"step": step.name, "rule": step.rule} for step in BATTLE]


def conflict(table: AnkhTable) -> Data | None:
    """The conflict that is on: its number, and the regions in the order they are resolved."""
    if not any(isinstance(frame, Conflict) for frame in table.frames):
        return None
    reached = max([f.token for f in table.frames if isinstance(f, Regions)], default=0)
    return {
        "number": conflicts_so_far(table),
        "regions": [region_state(table, token, reached) for token in sorted(table.order)],
    }


def region_state(table: AnkhTable, token: int, reached: int) -> Data:
    """A region: done, now or to come, and the gods that have figures there as it stands."""
    fought = token == reached and not isinstance(table.frames[-1], Regions)
    state = "now" if fought else "done" if token <= reached else "to_come"
    return {"token": token, "state": state, "gods": gods_in(table, table.order.index(token))}


def fight(table: AnkhTable) -> Data | None:
    """The battle that is on: its step, and what every fighting god has in it."""
    battle = table.battle
    if battle is None:
        return None
    return {
        "token": table.order[battle.region],
        "step": step_now(table),
        "steps": steps(table),
        "tie": tie_breaker(table, battle),
        "gods": [fighter(table, battle, god) for god in battle.gods],
    }


def tie_breaker(table: AnkhTable, battle: Battle) -> int | None:
    """The god that can win a tie; None if all lose then."""
    god = breaks_ties(table, battle)
    return None if god == NOBODY else god


def steps(table: AnkhTable) -> list[Data]:
    """The steps of a battle, as the scenario has them."""
    found: list[Data] = [dict(step) for step in STEPS]
    others = in_battles.battle_steps(table)
    for step in found:
        if step["step"] in others:
            step["called"], step["rule"] = others[step["step"]]
    return found


def step_now(table: AnkhTable) -> str | None:
    """The step that asks: the one before the steps still to come."""
    for frame in table.frames:
        if isinstance(frame, BattleSteps):
            return str(STEPS[frame.step - 1]["step"]) if frame.step > 0 else None
    return None


def fighter(table: AnkhTable, battle: Battle, god: int) -> Data:
    """A fighting god: its cards on the table, its strength by parts, what it keeps and lost."""
    spaces = hexset.members(figures_in(table, god, battle.region))
    parts = strength_parts(table, battle, god)
    under_flood = [space for space in spaces if battle.protected & BIT[figure_at(table, space)]]
    return {
        "god": god,
        "cards": [CARD_NAMES[card] for card in cards_in(battle.played[god])],
        "may_play": in_battles.cards_to_play(table, god),
        "figures": len(spaces),
        "strength": sum(part["strength"] for part in parts),
        "parts": parts,
        "majorities": in_conflicts.majority_devotion(table, god, battle.region) if spaces else 0,
        "protected": [space_name(table, space) for space in under_flood],
        "plague_kills": len(plague_victims(table, battle, god)),
        "lost": battle.lost[god],
    }


def strengths_with(table: AnkhTable, frame: PlayCards, seat: int | None) -> Data | None:
    """By the cards that a seat may choose, how strong its god would be with them (AK-Y9)."""
    battle = table.battle
    assert battle is not None
    god = NOBODY if seat is None else table.god_of[seat]
    if god not in frame.seats:
        return None
    return {
        " ".join([CARD_NAMES[card] for card in cards_in(cards)]): strength_with(
            table, battle, god, cards
        )
        for cards in frame.legal(table, god)
    }


def strength_parts(table: AnkhTable, battle: Battle, god: int) -> list[Data]:
    """What a god's strength is made of: figures, cards, powers (AK-Y9)."""
    parts: list[Part] = []
    strength_shares(table, battle, god, parts)
    return [write_part(table, part) for part in parts]


def write_part(table: AnkhTable, part: Part) -> Data:
    """A part of a strength."""
    if part.power is not None:
        return of_power(table, part.power, part.strength)
    if part.card != NOBODY:
        return {"part": "card", "card": CARD_NAMES[part.card], "strength": part.strength}
    written = of_figure(table, part.figure, part.strength)
    return written | {"subdued": True} if part.subdued else written


def of_figure(table: AnkhTable, figure: int, strength: int) -> Data:
    """The part of one figure."""
    kind = table.kinds[figure]
    return {
        "part": "figure",
        "figure": kind_name(table, kind),
        "at": space_name(table, table.place[figure]),
        "strength": strength,
    }


def of_power(table: AnkhTable, power: Power, strength: int) -> Data:
    """The part of an Ankh power, or of a god's ability."""
    for number, ability in enumerate(table.box.abilities):
        if ability is power:
            return {"part": "ability", "ability": table.box.god_names[number], "strength": strength}
    for number, rule in enumerate(table.box.rules):
        if rule is power:
            return {
                "part": "ability",
                "ability": table.box.rule_names[number],
                "strength": strength,
            }
    name = POWER_NAMES[ANKH_POWERS.index(power)]
    return {"part": "power", "power": name, "strength": strength}
