"""Every frame of Ankh by its class name, for positions."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.frames import Frame
from ennead.games.ankh import (
    actions,
    battle,
    cards,
    conflict,
    events,
    killing,
    merging,
    moving,
    setup,
    summoning,
    turn,
)
from ennead.games.ankh.powers import ankh_powers
from ennead.games.ankh.powers.gods import amun, anubis, osiris, ra

# fmt: off  (one section of the rules a line)
FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        setup.DrawFirst,
        setup.DrawGod,
        setup.DrawGuardian,
        setup.PlacePieces,
        turn.Turn,
        turn.NextTurn,
        turn.ChooseAction,
        turn.AfterAction,
        turn.SetBack,
        moving.MoveFigure,
        moving.MoveTo,
        moving.Push,
        moving.Aim,
        summoning.Summon,
        summoning.SummonSource,
        summoning.SummonKind,
        summoning.SummonTo,
        actions.UnlockPower,
        events.ControlMonument,
        events.PlaceCamel,
        events.KeepToken,
        events.SwapToken,
        conflict.Conflict,
        conflict.Regions,
        conflict.Domination,
        battle.BattleSteps,
        battle.BreakTie,
        cards.PlayCards,
        cards.BuildType,
        cards.BuildAt,
        cards.Plague,
        cards.PlagueBid,
        killing.KeepAlive,
        killing.Returns,
        killing.Return,
        killing.Mourning,
        merging.Merging,
        merging.TakeGuardian,
        ankh_powers.Gather,
        ankh_powers.GatherAt,
        ankh_powers.Worship,
        amun.Announce,
        anubis.Trap,
        osiris.ChooseToken,
        osiris.PlaceToken,
        ra.GiveSun,
    )
}
# fmt: on
