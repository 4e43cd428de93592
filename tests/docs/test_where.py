"""The page "Where does it go?" names files that are there, and has its model in each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "where.md").read_text("utf-8")
ROW = re.compile(r"^\| `([^`]+)` \| .*\(`([^`]+)`\) \|$", re.MULTILINE)


def test_six_things_are_told() -> None:
    assert len(re.findall(r"^## ", PAGE, re.MULTILINE)) == 6
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    assert len(ROW.findall(PAGE)) == len(rows)


@pytest.mark.parametrize(("file", "model"), ROW.findall(PAGE))
def test_the_model_is_in_the_file(file: str, model: str) -> None:
    assert model in (ROOT / file).read_text("utf-8")
