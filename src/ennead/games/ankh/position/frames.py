"""Every frame of Ankh by its class name, for positions."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.frames import Frame
from ennead.games.ankh.battle import cards, killing
from ennead.games.ankh.battle import rules as battle
from ennead.games.ankh.caravan import rules as caravan
from ennead.games.ankh.conflict import rules as conflict
from ennead.games.ankh.control import rules as control
from ennead.games.ankh.merging import rules as merging
from ennead.games.ankh.moving import rules as moving
from ennead.games.ankh.powers import ankh_powers
from ennead.games.ankh.powers.gods import amun, anubis, osiris, ra
from ennead.games.ankh.setup import rules as setup
from ennead.games.ankh.summoning import rules as summoning
from ennead.games.ankh.turn import rules as turn
from ennead.games.ankh.unlocking import rules as unlocking

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
        unlocking.UnlockPower,
        control.ControlMonument,
        caravan.PlaceCamel,
        caravan.KeepToken,
        caravan.SwapToken,
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
