"""A small valid position of Ra, and what is refused of others."""

from __future__ import annotations

from typing import Any

import pytest

import ennead
from tests.scenario.ra import given


def position(**changes: Any) -> dict[str, Any]:
    """A small valid position of three players with changes; None leaves a key out."""
    data = given(3, tiles={"A": "god nile"}, track="gold", ra_tiles=1).game.position() | changes
    return {key: value for key, value in data.items() if value is not None}


def refused(data: Any, match: str) -> None:
    """The position is refused, and the message names what is wrong."""
    with pytest.raises(ennead.PositionError, match=match):
        ennead.load(data)
