"""The gods of Egypt, by number: the list of their files."""

from __future__ import annotations

from typing import Final

GOD_NAMES: Final = ("amun", "anubis", "isis", "osiris", "ra")
