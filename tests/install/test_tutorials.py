"""Every tutorial, run as it stands in a fresh environment with only the built wheel of Ennead."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.install.fresh import ROOT, SITE_PACKAGES, Fresh

TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
QUICK = ("bot",)
BLOCK = re.compile(
    r'^```(?P<kind>\w+)(?: title="(?P<name>\S+)")?\n(?P<text>.*?)^```$', re.DOTALL | re.MULTILINE
)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """An environment with the wheel, and other people's packages as this one has them."""
    fresh = Fresh(tmp_path_factory.mktemp("tutorials") / "env", wheel)
    (fresh.packages / "others.pth").write_text(f"{SITE_PACKAGES}\n", encoding="utf-8")
    where = fresh.run("python", "-c", "import ennead; print(ennead.__file__)").stdout
    assert Path(where.strip()).is_relative_to(fresh.folder), "the wheel, not the sources"
    return fresh


def marked(tutorial: Path) -> object:
    """A tutorial as a case; those that learn and simulate take a minute."""
    marks = () if tutorial.stem in QUICK else (pytest.mark.long,)
    return pytest.param(tutorial, id=tutorial.stem, marks=marks)


@pytest.mark.parametrize("tutorial", [marked(tutorial) for tutorial in TUTORIALS])
def test_a_tutorial_does_what_it_says(tutorial: Path, installed: Fresh, tmp_path: Path) -> None:
    shell = shutil.which("sh")
    assert shell
    done = 0
    for kind, name, text in blocks(tutorial.read_text("utf-8")):
        if name:
            (tmp_path / name).write_text(text, encoding="utf-8")
        elif kind == "sh":
            ran = installed.run(shell, "-e", "-c", text, cwd=tmp_path)
            assert ran.returncode == 0, f"{text}\n{ran.stdout}{ran.stderr}"
            done += 1
    options = ("-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE")
    program = (
        f"import sys; sys.path.insert(0, ''); sys.argv = {['doctest', *options, str(tutorial)]!r}"
    )
    program += "; import doctest; sys.exit(doctest._test())"
    tried = installed.run("python", "-c", program, cwd=tmp_path)
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert done


def blocks(text: str) -> Iterator[tuple[str, str | None, str]]:
    """The blocks of a page: language, the name of a file if it is one, and what is in it."""
    for found in BLOCK.finditer(text):
        yield found["kind"], found["name"], found["text"]


def test_there_are_three_tutorials() -> None:
    assert [tutorial.stem for tutorial in TUTORIALS] == ["bot", "experiment", "learner"]
