"""Ankh: its rules here, and where its other faces are."""

from __future__ import annotations

from ennead.engine.kit import Kit

KIT = Kit(
    "ennead.games.ankh.game:Ankh",
    bots="ennead.bots.ankh:BOTS",
    lab="ennead.lab.ankh:LAB",
    env="ennead.envs.ankh:ENV",
    terminal="ennead.cli.ankh:DRAWING",
    svg="ennead.lab.ankh.board:svg",
    view="ennead.games.ankh.view.types:AnkhView",
    options="ennead.games.ankh.setup.types:AnkhOptions",
    catalogues="ennead.games.ankh.packs:catalogues",
    web=True,
)
