"""Search: looking ahead in games that a seat could be in, over the engine's protocol only."""

from __future__ import annotations

from ennead.bots.search.bot import SearchBot
from ennead.bots.search.looking import Search
from ennead.bots.search.settings import SETTINGS, Settings

__all__ = ["SETTINGS", "Search", "SearchBot", "Settings"]
