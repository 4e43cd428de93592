"""Pages of the site that are written from the code name everything there is."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ennead.engine.frames import Question, SecretQuestion
from ennead.engine.words import question_name
from ennead.games import GAMES, kit_of
from ennead.games.catalogue import catalogue

site = pytest.importorskip("tools.site", reason="the site needs mkdocs")
PAGES = dict(site.written())


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_question_event_key_and_rule_is_listed(game: str) -> None:
    rules = GAMES[game]
    for option in rules.options():
        assert f"| `{option.name}` |" in PAGES["reference/options.md"]
    for name, frame in rules.frame_classes().items():
        if issubclass(frame, (Question, SecretQuestion)):
            assert f"| `{question_name(name)}` |" in PAGES["reference/notation.md"]
    for event in rules.events():
        assert f"| `{event}` |" in PAGES["reference/events.md"]
    for key in kit_of(game).face("view").__annotations__:
        assert f"| `{key}` |" in PAGES["reference/views.md"]
    for rule in catalogue(game):
        assert f"| `{rule.id}` |" in PAGES[f"reference/rules-{game}.md"]


def test_no_cell_of_a_table_is_broken() -> None:
    for path, text in PAGES.items():
        if not path.startswith("reference/"):
            continue
        width = 0
        for line in text.splitlines():
            cells = len(re.findall(r"(?<!\\)\|", line)) if line.startswith("|") else 0
            assert not width or not cells or cells == width, f"{path}: {line}"
            width = cells


def test_links_out_of_the_documentation_become_paths() -> None:
    text = (
        "[a](../src/x.py) [r](../src/ennead/games/ra/data/rules.en.md) [c](../CONTRIBUTING.md#go)"
    )
    page = cast(Any, SimpleNamespace(file=SimpleNamespace(src_uri="decisions/one.md")))
    assert site.on_page_markdown(text, page, cast(Any, None), cast(Any, None)) == (
        "a (`src/x.py`) [r](../reference/rules-ra.md) [c](../contributing.md#go)"
    )


def test_examples_of_docstrings_become_blocks_of_code() -> None:
    doctests = pytest.importorskip("tools.doctests")
    text = "Says it.\n\n>>> f(1)\n2\n>>> f(2)\n3\n\nMore."
    expected = "Says it.\n\n```python\n>>> f(1)\n2\n>>> f(2)\n3\n```\n\nMore."
    assert doctests.fenced(text) == expected
    assert doctests.fenced("`>>>` is a prompt.") == "`>>>` is a prompt."
