"""Whether the pieces of a position can lie on one table; PositionError says what cannot."""

from __future__ import annotations

from typing import Final

from ennead.engine.errors import PositionError
from ennead.games.ankh.conflict.rules import conflicts_so_far
from ennead.games.ankh.merging.rules import Merging
from ennead.games.ankh.powers.moments.in_turns import captive
from ennead.games.ankh.powers.moments.of_figures import warded
from ennead.games.ankh.table.board import all_figures, all_monuments, neutral_figures
from ennead.games.ankh.table.pieces import (
    ACTION_NAMES,
    ADVANCES,
    BIT,
    EVENTS,
    MAAT,
    NOBODY,
    OUT,
    TOP,
    TRAPPED,
)
from ennead.games.ankh.table.table import (
    ALL_FORGOTTEN,
    FIFTH_CONFLICT,
    GOES_ON,
    LAST_GOD,
    TOP_REACHED,
    AnkhTable,
    Battle,
)
from ennead.hexes import hexset

MERGED_AFTER: Final = 3
FORGOTTEN_AFTER: Final = 4


def check_table(table: AnkhTable) -> None:
    """Everything that must hold whatever is in progress; before the pieces are placed nothing."""
    check_tracks(table)
    check_end(table)
    if not table.kinds:
        return
    check_gods_in_play(table)
    check_gods_out(table)
    check_cards(table)
    check_tokens(table)
    if table.tiebreaker != NOBODY and table.tiebreaker not in table.ascending:
        raise PositionError(f"tiebreaker: seat {table.tiebreaker} has no god in play")
    if table.battle is not None:
        check_battle(table, table.battle)


def check_teams(table: AnkhTable) -> None:
    """Two players at most share a god, which one of them began with (AK-MG1)."""
    teams = [god for god in set(table.god_of) if table.god_of.count(god) > 1]
    own = all(table.god_of[god] == god for god in table.god_of)
    if not own or len(teams) > 1 or len(set(table.god_of)) < table.players - 1:
        raise PositionError(f"plays: {table.god_of} is no merging of two gods (AK-MG1)")
    if teams and table.players == 2:
        raise PositionError("plays: with 2 players no gods merge (AK-X9)")
    if teams and conflicts_so_far(table) < MERGED_AFTER:
        raise PositionError("plays: no gods merge before the 3rd conflict is over (AK-X9)")


def check_tracks(table: AnkhTable) -> None:
    """Action markers are on their tracks (AK-T5)."""
    tracks = zip(ACTION_NAMES, table.markers, ADVANCES[table.players], strict=True)
    for name, moved, advances in tracks:
        if moved > advances:
            raise PositionError(f"markers: at most {advances} of {name}, found {moved}")


def check_end(table: AnkhTable) -> None:
    """The winner, the way the game ended and the devotion fit each other (AK-D5, AK-E)."""
    winner, ending = table.winner, table.ending
    if ending in (GOES_ON, ALL_FORGOTTEN):
        if winner != NOBODY:
            raise PositionError("winner: nobody has won")
    elif winner not in table.ascending:
        raise PositionError("winner: expected a god in play")
    if ending == ALL_FORGOTTEN and table.ascending:
        raise PositionError("ending: not all gods are forgotten")
    if ending == LAST_GOD and table.ascending != [winner]:
        raise PositionError("ending: more than one god is left")
    if ending == FIFTH_CONFLICT and (
        table.event != len(EVENTS) - 1 or table.ascending[-1] != winner
    ):
        raise PositionError("ending: after the fifth conflict the most devotion wins (AK-E2)")
    at_top = [god for god in table.ascending if table.devotion[god] == TOP]
    if at_top != ([winner] if ending == TOP_REACHED else []):
        raise PositionError(f"devotion: whoever is on space {TOP} has won by it (AK-D5)")


def check_gods_in_play(table: AnkhTable) -> None:
    """Two gods or more; none is forgotten before the 4th conflict (AK-FG1)."""
    if table.ending != GOES_ON:
        return
    if len(table.ascending) < 2:
        raise PositionError("ascending: expected two gods or more while the game goes on (AK-FG2)")
    is_early = conflicts_so_far(table) < FORGOTTEN_AFTER
    if len(table.ascending) < len(set(table.god_of)) and is_early:
        raise PositionError("ascending: no god is forgotten before the 4th conflict (AK-FG1)")


def check_gods_out(table: AnkhTable) -> None:
    """A god that is out of the game has nothing on the table (AK-MG2, AK-FG1)."""
    for god in range(table.players):
        if god in table.ascending:
            continue
        places = [place for f, place in enumerate(table.place) if table.owner[f] == god]
        held = table.hand[god] or table.unlocked[god] or table.followers[god]
        if held or set(places) != {OUT} or not hexset.is_empty(table.controlled[god]):
            raise PositionError(f"areas[{god}]: this god is out of the game and has no pieces")


def check_cards(table: AnkhTable) -> None:
    """A card is in the hand or played, and Cycle of Ma'at is never face up for long (AK-Y19)."""
    for god in table.ascending:
        played = 0 if table.battle is None else table.battle.played[god]
        if table.hand[god] & played:
            raise PositionError(f"areas[{god}].hand: a card of it is played in the battle (AK-Y4)")
        if not (table.hand[god] | played) & BIT[MAAT]:
            raise PositionError(f"areas[{god}].hand: Cycle of Ma'at is missing (AK-Y19)")


def check_tokens(table: AnkhTable) -> None:
    """A god out of the game has no tokens, and nothing stands in the way of the others'."""
    for ability in table.box.abilities:
        is_out = ability.number in table.gods and holder_of(table, ability.number) == NOBODY
        if is_out and ability.tokens(table) != ability.first_tokens():
            raise PositionError(
                f"tokens.{table.box.god_names[ability.number]}: this god is out of the game"
            )
    for figure, place in enumerate(table.place):
        if place == TRAPPED and captive(table, table.owner[figure]) == NOBODY:
            raise PositionError("areas: a warrior is trapped, but nobody has slots (AK-AN1)")
    pieces = hexset.union(all_figures(table), all_monuments(table))
    if hexset.overlaps(neutral_figures(table), pieces):
        raise PositionError("tokens: a figure of nobody shares its space with a piece (AK-B3)")
    if hexset.overlaps(all_monuments(table), warded(table)):
        raise PositionError("monuments: none stands on a token of a god (AK-O4)")


def check_token_places(table: AnkhTable) -> None:
    """Tokens lie where their god can have put them, or what they lie on was taken over (AK-MG4)."""
    for ability in table.box.abilities:
        holder = holder_of(table, ability.number)
        if holder == NOBODY:
            continue
        merging = [frame for frame in table.frames if isinstance(frame, Merging)]
        heirs = [frame.higher for frame in merging if frame.lower == holder]
        reason = ability.misplaced(table, holder, heirs[0] if heirs else holder)
        if reason:
            raise PositionError(f"tokens.{table.box.god_names[ability.number]}: {reason}")


def holder_of(table: AnkhTable, number: int) -> int:
    """The god in play that has an ability, or NOBODY."""
    for god in table.ascending:
        if table.box.abilities[number] in table.powers[god]:
            return god
    return NOBODY


def check_battle(table: AnkhTable, battle: Battle) -> None:
    """Two gods in play or more fight; the winner is one of them (AK-X6)."""
    gods = battle.gods
    if len(set(gods)) < len(gods) or len(gods) < 2 or not set(gods) <= set(table.ascending):
        raise PositionError(f"battle.gods: expected two gods in play or more, found {list(gods)}")
    if any(battle.played[god] for god in range(table.players) if god not in gods):
        raise PositionError("battle.played: a god that does not fight has played a card (AK-Y3)")
    if battle.winner != NOBODY and battle.winner not in gods:
        raise PositionError(f"battle.winner: seat {battle.winner} does not fight")
