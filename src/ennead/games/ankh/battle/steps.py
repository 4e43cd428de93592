"""What happens in each step of a battle (AK-Y); `rules` has their order."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Section, Verbs, verb
from ennead.engine.steps import NO, YES, YesNo, ask_in_order
from ennead.games.ankh.battle.cards import (
    PlayCards,
    cycle_of_cards,
    drought_devotion,
    has_played,
)
from ennead.games.ankh.battle.killing import kill_in_region
from ennead.games.ankh.battle.strength import (
    lead_of,
    still_there,
    strength_of,
    strength_shares,
    strongest,
)
from ennead.games.ankh.powers.moments import in_battles, in_conflicts, of_figures
from ennead.games.ankh.table.board import figures_in
from ennead.games.ankh.table.changes import use_tiebreaker
from ennead.games.ankh.table.devotion import gain_devotion, least_devoted_first
from ennead.games.ankh.table.fields import FIGHTER, GODS
from ennead.games.ankh.table.pieces import MIRACLE, NOBODY
from ennead.games.ankh.table.table import GOES_ON, AnkhTable, Battle
from ennead.hexes import hexset


def powers_at_start(table: AnkhTable, battle: Battle) -> None:
    """Figures may be called to the battle (AK-Y1)."""
    in_battles.battle_begins(table, least_devoted_first(table, list(battle.gods)))


def announce(table: AnkhTable, battle: Battle) -> None:
    """Two cards may be announced before anybody has chosen (AK-Y2)."""
    in_battles.before_cards(table, least_devoted_first(table, list(battle.gods)))
    in_battles.before_announcements(table)


def choose_cards(table: AnkhTable, battle: Battle) -> None:
    """Every fighting god secretly chooses; all are revealed together (AK-Y3)."""
    table.frames.append(PlayCards(tuple(sorted(battle.gods))))


def monument_majorities(table: AnkhTable, battle: Battle) -> None:
    """Majorities are determined, then awarded in ascending devotion (AK-Y8)."""
    of_figures.read_presence(table)
    fighters = still_there(table, battle)
    won = [(god, in_conflicts.majority_devotion(table, god, battle.region)) for god in fighters]
    for god, devotion in won:
        gain_devotion(table, god, devotion)
    in_battles.before_strength(table, fighters)


def count_strength(table: AnkhTable, battle: Battle) -> None:
    """Strength counts with a figure left; the highest wins, a tie may be broken (AK-Y9, AK-Y10)."""
    present = [0] * table.players
    strength = [0] * table.players
    for god in still_there(table, battle):
        present[god] = hexset.size(figures_in(table, god, battle.region))
        strength[god] = strength_of(table, battle, god)
    battle.present, battle.strength = tuple(present), tuple(strength)
    if table.events is not None:
        counted = tuple([strength[god] for god in battle.gods])
        shares = tuple([strength_shares(table, battle, god, None) for god in battle.gods])
        table.tell("strength", battle.gods, counted, shares)
    highest = strongest(table, battle)
    if len(highest) == 1:
        battle.winner = highest[0]
        battle.lead = lead_of(battle)
    elif highest:
        break_tie(table, battle, highest)


def break_tie(table: AnkhTable, battle: Battle, gods: list[int]) -> None:
    """A tie for the highest strength may be broken (AK-Y11)."""
    battle.winner = in_battles.tie_winner(table, gods)
    if battle.winner != NOBODY:
        return
    in_battles.tie_left(table, gods)
    if table.tiebreaker in gods and table.tiebreaker_up:
        table.frames.append(BreakTie(table.tiebreaker))


class BreakTie(YesNo[AnkhTable]):
    """A tied god with the face-up tiebreaker may use it and wins (AK-Y11)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps strength",)
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("break the tie", number=YES), verb("leave the tie", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-Y11"
    WHEN: ClassVar[str] = "AK-Y11"

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The god with the tiebreaker (AK-Y11)."""
        if self.seat != table.tiebreaker or not table.tiebreaker_up:
            return "this god does not hold the tiebreaker face up (AK-Y11)"
        return ""

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            assert table.battle is not None
            use_tiebreaker(table, self.seat)
            table.battle.winner = self.seat


def reward_winner(table: AnkhTable, battle: Battle) -> None:
    """The winner's devotion, all as one gain (AK-Y13)."""
    winner = battle.winner
    if winner == NOBODY:
        if table.events is not None:
            table.tell("all_lose")
        in_battles.all_lost(table, battle)
        return
    if table.events is not None:
        table.tell("battle_won", winner)
    devotion = in_battles.victory_devotion(table, winner, 1, battle.lead)
    devotion += drought_devotion(table, battle, winner)
    devotion += in_conflicts.region_devotion(table, winner, battle.region)
    gain_devotion(table, winner, devotion)


def console_losers(table: AnkhTable, battle: Battle) -> None:
    """What losers gain, in ascending devotion; what else victory brings (AK-Y14, AK-D5)."""
    for god in least_devoted_first(table, losers(battle)):
        gain_devotion(table, god, in_battles.defeat_devotion(table, god, battle.present[god]))
    if battle.winner != NOBODY and table.ending == GOES_ON:
        in_battles.battle_won(table, battle.winner)


def kill_losers(table: AnkhTable, battle: Battle) -> None:
    """All figures of the losers in the region die, but gods and protected ones (AK-Y12, AK-Y15)."""
    doomed = in_battles.doomed_gods(table, battle, losers(battle))
    if battle.winner in doomed:  # what is asked of the winner's figures comes before their death
        questions = in_battles.won_with(table, battle.winner, battle.region)
        if questions:
            table.frames.append(KillDoomed(tuple(doomed)))
            ask_in_order(table, questions)
            return
    kill_in_region(table, doomed, battle.region)


class KillDoomed(Section[AnkhTable]):
    """A battle's deaths, once the winner's figures have been asked about."""

    FIELDS: ClassVar[Fields] = (("gods", GODS),)
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps deaths",)
    #: Somebody is always asked above it.
    WAITS: ClassVar[bool] = True

    def __init__(self, gods: tuple[int, ...]) -> None:
        self.gods: Final = gods

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The gods whose figures this battle kills, the winner among them."""
        assert table.battle is not None
        doomed = in_battles.doomed_gods(table, table.battle, losers(table.battle))
        good = list(self.gods) == doomed and table.battle.winner in doomed
        return "" if good else "expected the gods whose figures this battle kills"

    def proceed(self, table: AnkhTable) -> None:
        assert table.battle is not None
        kill_in_region(table, list(self.gods), table.battle.region)


def miracles(table: AnkhTable, battle: Battle) -> None:
    """Miracle: 1 devotion for each own figure killed in this battle (AK-Y17, AK-K8)."""
    for god in least_devoted_first(table, list(battle.gods)):
        if has_played(battle, god, MIRACLE):
            gain_devotion(table, god, battle.lost[god])


def powers_of_losers(table: AnkhTable, battle: Battle) -> None:
    """What a god may do after a defeat (AK-Y17)."""
    in_battles.after_defeat(table, least_devoted_first(table, losers(battle)))


def powers_after_battle(table: AnkhTable, battle: Battle) -> None:
    """What a god may do after any battle, least devotion first (AK-Y17)."""
    in_battles.after_battle(table, least_devoted_first(table, list(battle.gods)))


def end_battle(table: AnkhTable, battle: Battle) -> None:
    """Cards are taken back last (AK-Y17)."""
    cycle_of_cards(table, battle)
    table.battle = None
    in_battles.battle_over(table, battle)
    if battle.winner not in in_battles.doomed_gods(table, battle, losers(battle)):
        ask_in_order(table, in_battles.won_with(table, battle.winner, battle.region))


def losers(battle: Battle) -> list[int]:
    """A god that played a card and did not win has lost (AK-Y22)."""
    return [god for god in battle.gods if god != battle.winner]
