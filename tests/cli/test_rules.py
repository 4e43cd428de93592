"""The catalogue on the command line, and which tests prove it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.cli.catalogue import catalogued_games
from ennead.games.catalogue import catalogue
from tests.cli.terminal import run


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_the_whole_catalogue_is_printed(game: str, lang: str) -> None:
    shown = run("rules", game, "--lang", lang).stdout
    for rule in catalogue(game, lang):
        assert f"{rule.id} " in shown
    assert "*" not in shown.replace("**", "")


def test_a_word_or_an_id_is_looked_for() -> None:
    assert "RA-D4" in run("rules", "ra", "drought").stdout
    assert "RA-A4" not in run("rules", "ra", "drought").stdout
    assert "A bid is one face-up sun" in run("rules", "ra-a4").stdout
    assert "Dürre" in run("rules", "RA-D4", "--lang", "de").stdout


def write_tests(place: Path, ids: list[str]) -> None:
    (place / "tests" / "games").mkdir(parents=True)
    (place / "tests" / "rule.py").write_text("")
    marks = ", ".join([repr(id) for id in ids])
    text = f"@rule({marks})\ndef test_all() -> None:\n    pass\n"
    (place / "tests" / "games" / "test_ra.py").write_text(text)


def test_coverage_counts_the_marks_of_the_tests(tmp_path: Path) -> None:
    ids = [rule.id for rule in catalogue("ra")]
    write_tests(tmp_path, ids)
    result = run("rules", "ra", "--coverage")
    assert result.exit_code == 0
    assert f"{len(ids)} of {len(ids)} rules proven" in result.stdout
    assert "test_ra.py::test_all" in result.stdout


def test_an_unproven_rule_is_marked_and_ends_with_exit_code_1(tmp_path: Path) -> None:
    ids = [rule.id for rule in catalogue("ra")]
    write_tests(tmp_path, ids[:-1])
    result = run("rules", "ra", "--coverage")
    assert result.exit_code == 1
    assert f"{len(ids) - 1} of {len(ids)} rules proven, 1 unproven" in result.stdout
    assert [line for line in result.stdout.splitlines() if ids[-1] in line and "unproven" in line]


def test_marks_within_parameters_and_on_classes_count(tmp_path: Path) -> None:
    write_tests(tmp_path, [])
    (tmp_path / "tests" / "test_more.py").write_text(
        '@pytest.mark.parametrize("a", [pytest.param(1, marks=rule("RA-C1"))])\n'
        "def test_one(a): ...\n"
        '@pytest.mark.rule("RA-C2")\n'
        "class TestTwo: ...\n"
        'rule("RA-C3")\n'
    )
    shown = run("rules", "ra", "RA-C", "--coverage").stdout
    assert "test_more.py::test_one" in shown
    assert "test_more.py::TestTwo" in shown
    assert [line for line in shown.splitlines() if "RA-C3" in line and "unproven" in line]


def test_without_tests_coverage_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ennead.cli.commands.rules.tests_directory", lambda: None)
    result = run("rules", "ra", "--coverage")
    assert result.exit_code == 2
    assert "the tests are not here" in result.stderr


def test_every_catalogue_of_the_package_is_known() -> None:
    assert catalogued_games() == ["ankh", "ra"]
