"""The files that build, test and publish wheels on a forge: what they say fits the project."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # ships no types

from tests.install.fresh import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FILES = sorted((ROOT / ".github").rglob("*.yml"))


def read(name: str) -> dict[str, Any]:
    """A workflow."""
    found: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text())
    return found


@pytest.mark.parametrize("file", [*FILES, ROOT / "CITATION.cff"], ids=lambda file: file.name)
def test_every_file_can_be_read(file: Any) -> None:
    assert yaml.safe_load(file.read_text("utf-8"))


def test_wheels_are_built_for_the_pythons_that_are_promised() -> None:
    promised = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp3{minor}-*" for minor in promised]


def test_a_release_is_built_and_tested_before_it_is_published() -> None:
    jobs = read("release.yml")["jobs"]
    assert jobs["publish"]["needs"] == ["source", "wheels"]
    assert jobs["publish"]["if"] == "startsWith(github.ref, 'refs/tags/v')"
    systems = " ".join(jobs["wheels"]["strategy"]["matrix"]["os"])
    assert all(system in systems for system in ("ubuntu", "macos", "windows"))
    assert PROJECT["tool"]["cibuildwheel"]["test-command"]


def test_the_tests_run_on_every_change() -> None:
    steps = read("test.yml")["jobs"]["everything"]["steps"]
    assert "./dev test" in [step.get("run") for step in steps]


def test_the_version_to_cite_is_the_version_there_is() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == PROJECT["project"]["version"]
    assert cited["authors"] == PROJECT["project"]["authors"]
