"""What is refused at the edge, and how it is said."""

from __future__ import annotations


class IllegalAnswer(ValueError):
    """An answer that is not among the legal ones; nothing was changed."""


class PositionError(ValueError):
    """A position that cannot lie on a table; the message names what is wrong."""


class RecordError(ValueError):
    """A record that cannot be replayed; the message names the line and what was expected."""
