"""Pebbles, a tiny game: what the tide brings goes to the highest secret offer of shells."""

from __future__ import annotations

from ennead.engine.kit import Kit

KIT = Kit("ennead_pebbles.game:Pebbles")
