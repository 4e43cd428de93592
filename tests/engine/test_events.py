"""docs/events.md lists every event with its fields, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennead.games import GAMES

DOCS = Path(__file__).parents[2] / "docs" / "events.md"
LINE = re.compile(r"\| `(\w+)` \| ([^|]*)\| \S.* \|")


@pytest.mark.parametrize("name", list(GAMES))
def test_the_docs_list_every_event_with_its_fields(name: str) -> None:
    sections = DOCS.read_text(encoding="utf-8").split("\n## ")[1:]
    section = next(text for text in sections if text.lower().startswith(f"{name}\n"))
    listed = [LINE.fullmatch(line) for line in section.splitlines() if line.startswith("| `")]
    fields = {found[1]: re.findall(r"`(\w+)`", found[2]) for found in listed if found}
    assert len(fields) == len(listed)
    assert fields == {event: names.split() for event, names in GAMES[name].events().items()}
