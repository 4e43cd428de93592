"""The browser client's types are those of the protocol."""

from __future__ import annotations

from pathlib import Path

from ennead.server.typescript import typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_typescript_types_are_not_stale() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == typescript(), "run: python -m ennead.server.typescript > web/src/protocol.ts"


def test_every_message_has_its_kind_in_type() -> None:
    text = typescript()
    for kind in ("hello", "answer", "undo", "state", "refused", "done"):
        assert f'type: "{kind}";' in text
    assert "export type ClientMessage" in text
    assert "any" not in text.split()
