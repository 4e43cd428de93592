"""The example in the docstring of `engine/record.py` is a record."""

from __future__ import annotations

from inspect import cleandoc

import ennead
from ennead.engine import record


def test_the_example_of_a_record_replays() -> None:
    text = record.__doc__ or ""
    example = cleandoc(text[text.index("    ennead record 1") : text.index("\nChance is")])
    game = ennead.replay(example)
    assert game.record().dumps() == example + "\n"
