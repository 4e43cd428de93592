"""What of the rules occurred in a game: told by its events and by what was answered."""

from __future__ import annotations

from random import Random

import ennead
from ennead.engine.table import Event
from ennead.games.ankh.battle.strength import subdued_by_others
from ennead.games.ankh.powers.moments import in_battles
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.board import figures_in, god_figure
from ennead.games.ankh.table.pieces import (
    CARD_NAMES,
    DROUGHT,
    FIRST_GUARDIAN,
    GAIN,
    GUARDIANS,
    LAST_RED,
    POWER_NAMES,
    cards_in,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from tests.games.ankh.census import table_of
from tests.games.ankh.policy import Policy

ENDINGS = {"top", "last_god", "all_forgotten", "fifth_conflict"}
HAPPENINGS = {
    *("dominates", "battle", "battle_won", "all_lose", "tie_broken", "plague", "spared", "built"),
    *("controlled", "caravan", "swapped", "destroyed", "merged", "taken_over", "forgotten"),
}
EFFECTS = {
    *(f"card {name}" for name in CARD_NAMES),
    *(f"power {name}" for name in POWER_NAMES),
    *(f"guardian {guardian.name}" for guardian in GUARDIANS),
    *("amun announces", "anubis traps", "anubis is paid", "anubis is strong", "isis keeps"),
    *("osiris places", "osiris summons", "ra gives a sun", "ra gains by a sun"),
}
EVERYTHING = ENDINGS | HAPPENINGS | EFFECTS


def watch(game: ennead.Game, choose: Policy, rng: Random) -> set[str]:
    """Play a game to its end; all that occurred in it."""
    found: set[str] = set()
    table = table_of(game)
    events = game.listen()
    while not game.over:
        expected = strengths_expected(table)
        question = type(table.frames[-1]).__name__
        seat = rng.choice(game.to_act())
        answer = choose(game, seat, rng)
        found |= answered(table, question, game.notation(seat, answer))
        events.clear()
        game.apply(seat, answer)
        found |= told(table, events)
        names = [event.name for event in events]
        if "strength" in names and "killed" not in names[: names.index("strength")]:
            found |= expected
    found.add(str(game.position()["ending"]))
    return found & EVERYTHING


def strengths_expected(table: AnkhTable) -> set[str]:
    """What would change strengths if they were counted now."""
    found: set[str] = set()
    battle = table.battle
    if battle is None:
        return found
    for god in battle.gods:
        there = figures_in(table, god, battle.region)
        if in_battles.battle_bonus(table, god, battle.region, None):
            found.add("power temple_attuned")
        if hexset.overlaps(there, subdued_by_others(table, god)):
            found.add("guardian androsphinx")
        figure = god_figure(table, god)
        if hexset.contains(there, table.place[figure]):
            parts: list[tuple[Power, int]] = []
            in_battles.figure_strength(table, god, figure, parts)
            made = {type(power).__name__ for power, _ in parts}
            if "Resplendent" in made:
                found.add("power resplendent")
            if "Anubis" in made:
                found.add("anubis is strong")
    return found


def answered(table: AnkhTable, question: str, notation: str) -> set[str]:
    """What an answer brings about that no event tells apart."""
    found = {
        ("Gather", True): "power obelisk_attuned",
        ("Worship", notation == "worship"): "power worshipful",
        ("KeepAlive", notation.startswith("keep alive ")): "isis keeps",
        ("Push", True): "guardian satet",
        ("SummonKind", notation == "summon captive"): "anubis is paid",
        ("SummonSource", notation == "extra token"): "osiris summons",
        ("SummonSource", notation.startswith("extra ") and notation != "extra token"): (
            "power pyramid_attuned"
        ),
    }.get((question, True))
    return {found} if found and notation != "done" else set()


def told(table: AnkhTable, events: list[Event]) -> set[str]:
    """What the events of one answer tell."""
    found = {event.name for event in events}
    for place, event in enumerate(events):
        found |= effects(table, event, events[:place], events[place + 1 :])
    return found


def effects(table: AnkhTable, event: Event, before: list[Event], after: list[Event]) -> set[str]:
    """What one event tells about cards, powers and guardians."""
    name, fields = event.name, event.fields
    if name == "cards":
        return {f"card {CARD_NAMES[card]}" for card in cards_in(int(str(fields[1])))}
    if name in GOD_EVENTS:
        return {GOD_EVENTS[name]}
    if name == "followers":
        return of_followers(table, int(str(fields[0])), before)
    if name == "devotion":
        return of_devotion(table, [int(str(field)) for field in fields], before)
    if name == "built" and has(table, int(str(fields[0])), "inspiring"):
        return {"power inspiring"}
    return of_guardians(table, event, before, after)


GOD_EVENTS = {
    "announced": "amun announces",
    "trapped": "anubis traps",
    "token_placed": "osiris places",
    "sun_given": "ra gives a sun",
}


def of_followers(table: AnkhTable, god: int, before: list[Event]) -> set[str]:
    """Followers for a victory, at the start of a conflict, more by Gain Followers."""
    last = [event.name for event in before[-1:]]
    names = [event.name for event in before]
    found = set()
    if "battle_won" in names and has(table, god, "commanding"):
        found.add("power commanding")
    if "conflict" in names and "battle" not in names and has(table, god, "omnipresent"):
        found.add("power omnipresent")
    gained = before and before[-1].name == "action" and before[-1].fields[1] == GAIN
    if last == ["action"] and gained and has(table, god, "revered"):
        found.add("power revered")
    return found


def of_devotion(table: AnkhTable, fields: list[int], before: list[Event]) -> set[str]:
    """Gains for victories, defeats, on red spaces and with a radiant figure."""
    god, old, new = fields
    last = before[-1] if before else Event("")
    names = [event.name for event in before]
    found = set()
    if new > old and old <= LAST_RED and has(table, god, "bountiful"):
        found.add("power bountiful")
    won = last.name == "battle_won" and last.fields[0] == god
    dry = table.battle is not None and table.battle.played[god] & 1 << DROUGHT
    if won and not dry and new - old >= 3 and has(table, god, "glorious"):
        found.add("power glorious")
    decided = "all_lose" in names or ("battle_won" in names and not won)
    if decided and "killed" not in names and new - old >= 2 and has(table, god, "magnanimous"):
        found.add("power magnanimous")
    shines = table.box.abilities[table.box.god_names.index("ra")] in table.powers[god]
    if last.name == "dominates" and shines and not has(table, god, "bountiful") and new - old == 2:
        found.add("ra gains by a sun")
    return found


def of_guardians(
    table: AnkhTable, event: Event, before: list[Event], after: list[Event]
) -> set[str]:
    """Deaths that cost or return, figures in water, monuments destroyed."""
    name, fields = event.name, event.fields
    kind = kind_of(event)
    if name == "killed" and kind == "cat_mummy":
        lost = [
            e
            for e in after
            if e.name == "devotion" and int(str(e.fields[2])) < int(str(e.fields[1]))
        ]
        return {"guardian cat_mummy"} if lost else set()
    if name == "summoned" and kind == "mummy" and "killed" in [e.name for e in before]:
        return {"guardian mummy"}
    if name == "summoned" and kind == "apep":
        space = int(str(fields[2]))
        return set() if table.division.map.is_land(space) else {"guardian apep"}
    if name == "destroyed" and "conflict" in [e.name for e in before]:
        return {"guardian giant_scorpion"}
    return set()


def kind_of(event: Event) -> str:
    """The guardian that was killed or summoned."""
    if event.name not in ("killed", "summoned"):
        return ""
    kind = int(str(event.fields[1]))
    return GUARDIANS[kind - FIRST_GUARDIAN].name if kind >= FIRST_GUARDIAN else ""


def has(table: AnkhTable, god: int, power: str) -> bool:
    """Whether a god has unlocked a power."""
    return table.unlocked[god] >> POWER_NAMES.index(power) & 1 == 1
