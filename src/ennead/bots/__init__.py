"""The bots, by name."""

from __future__ import annotations

from ennead.bots.bot import Bot, Seen, seen_apart
from ennead.bots.registry import BOTS, MakeBot, bots_for, make_bot

__all__ = ["BOTS", "Bot", "MakeBot", "Seen", "bots_for", "make_bot", "seen_apart"]
