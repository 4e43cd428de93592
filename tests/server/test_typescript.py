"""The browser client's types are those of the protocol and of the games' views."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.server.typescript import files

SOURCES = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", files())
def test_the_typescript_types_are_not_stale(path: str) -> None:
    written = (SOURCES / path).read_text(encoding="utf-8")
    assert written == files()[path], "run: python -m ennead.server.typescript web/src"


def test_every_message_has_its_kind_in_type() -> None:
    text = files()["protocol.ts"]
    for kind in ("hello", "answer", "undo", "state", "refused", "done"):
        assert f'type: "{kind}";' in text
    assert "export type ClientMessage" in text
    assert "any" not in text.split()
