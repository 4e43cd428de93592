"""A battle, step by step (AK-Y)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame
from ennead.engine.steps import Step, Steps
from ennead.games.ankh.battle import cards, steps
from ennead.games.ankh.table.fields import BATTLE_STEP
from ennead.games.ankh.table.pieces import NOBODY
from ennead.games.ankh.table.table import AnkhTable, Battle

#: The steps of a battle in their order; views, words and docs read them here.
BATTLE: Final[tuple[Step, ...]] = (
    Step("gathering", "AK-Y1", steps.powers_at_start),
    Step("announcement", "AK-Y2", steps.announce),
    Step("cards", "AK-Y3", steps.choose_cards),
    Step("flood", "AK-Y5", cards.flood),
    Step("building", "AK-Y6", cards.build_monuments),
    Step("plague", "AK-Y7", cards.resolve_plagues),
    Step("majorities", "AK-Y8", steps.monument_majorities),
    Step("strength", "AK-Y9", steps.count_strength),
    Step("victory", "AK-Y13", steps.reward_winner),
    Step("consolation", "AK-Y14", steps.console_losers),
    Step("deaths", "AK-Y15", steps.kill_losers),
    Step("miracle", "AK-K8", steps.miracles),
    Step("underworld", "AK-O1", steps.powers_of_losers),
    Step("worship", "AK-L3d", steps.powers_after_battle),
    Step("cycle", "AK-K5", steps.end_battle),
)


class BattleSteps(Steps[AnkhTable]):
    """The steps of a battle, one after another."""

    FIELDS: ClassVar[Fields] = (("step", BATTLE_STEP),)
    BENEATH: ClassVar[tuple[str, ...]] = ("Regions",)

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The battle is in the region whose token was reached (AK-X3)."""
        assert table.battle is not None
        token = below.fields()[0]
        reached = table.order[table.battle.region] == token
        return "" if reached else f"expected the region with token {token} (AK-X3)"

    def steps(self) -> tuple[Step, ...]:
        return BATTLE

    def carry_out(self, table: AnkhTable, step: Step) -> None:
        step.act(table, table.battle)

    def at(self, step: int) -> BattleSteps:
        return BattleSteps(step)


def start_battle(table: AnkhTable, region: int, gods: list[int]) -> None:
    """Figures of two or more gods: a battle (AK-X6)."""
    nothing = (0,) * table.players
    table.battle = Battle(
        region, tuple(gods), list(nothing), 0, list(nothing), nothing, nothing, NOBODY, 0
    )
    table.frames.append(BattleSteps(0))
    if table.events is not None:
        table.tell("battle", table.order[region], tuple(gods))
