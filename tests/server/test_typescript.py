"""The browser client's types are those of the protocol and of the games' views."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.server.typescript import files

#: Before any test has made packs of others known, which add events.
FILES = files()
SOURCES = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", FILES)
def test_the_typescript_types_are_not_stale(path: str) -> None:
    written = (SOURCES / path).read_text(encoding="utf-8")
    assert written == FILES[path], "run: python -m ennead.server.typescript web/src"


def test_every_message_has_its_kind_in_type() -> None:
    text = FILES["protocol.ts"]
    for kind in ("hello", "answer", "undo", "state", "refused", "done"):
        assert f'type: "{kind}";' in text
    assert "export type ClientMessage" in text
    assert "any" not in text.split()
