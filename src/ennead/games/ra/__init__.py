"""Ra: its rules here, and where its other faces are."""

from __future__ import annotations

from ennead.engine.kit import Kit

KIT = Kit(
    "ennead.games.ra.game:Ra",
    bots="ennead.bots.ra:BOTS",
    lab="ennead.lab.ra:LAB",
    env="ennead.envs.ra:ENV",
    terminal="ennead.cli.ra:DRAWING",
    svg="ennead.lab.ra.board:svg",
    view="ennead.games.ra.view.types:RaView",
    web=True,
)
