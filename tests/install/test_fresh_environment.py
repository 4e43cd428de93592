"""A fresh environment with only the wheel, and then with an extra: what works, and what is said."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennead
from tests.install.fresh import ROOT, Fresh

BUILD = "compiled" if ennead.compiled else "pure Python"


def test_the_command_says_in_one_line_what_an_extra_would_add(core: Fresh) -> None:
    for words in ((), ("--help",)):
        said = core.run("ennead", *words)
        assert (said.returncode, said.stderr) == (0, "")
        assert said.stdout.count("\n") == 1
        assert "pip install 'ennead[cli]' adds the commands" in said.stdout
    refused = core.run("ennead", "play", "ra")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1
    assert core.run("python", "-m", "ennead", "--version").stdout == VERSION


VERSION = f"ennead {ennead.__version__} ({BUILD})\n"


def test_the_first_lines_of_the_readme_need_the_core_only(core: Fresh) -> None:
    options = ("-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE")
    done = core.run("python", "-m", "doctest", *options, str(ROOT / "README.md"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_game_is_drawn_without_any_extra(core: Fresh) -> None:
    program = (
        "import ennead; g = ennead.new('ankh', 3, seed=1); print(g); print(g._repr_svg_()[:4])"
    )
    done = core.run("python", "-c", program)
    assert done.stdout.endswith("<svg\n"), done.stderr
    assert "followers" in done.stdout


def test_with_the_extra_the_commands_run(with_cli: Fresh, tmp_path: Path) -> None:
    assert with_cli.run("ennead", "--version").stdout == VERSION
    assert "simulate" in with_cli.run("ennead", "--help").stdout
    played = with_cli.run("ennead", "simulate", "ra", "--games", "2", "--bots", "random")
    assert played.returncode == 0, played.stderr
    for shell in ("bash", "zsh"):
        asked = f"_ENNEAD_COMPLETE=source_{shell} ennead"  # the option follows the calling shell
        shown = with_cli.run("/bin/sh", "-c", asked)
        assert "complete_" + shell in shown.stdout, shown.stderr


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("serve",), "server"),
        (("simulate", "ra", "--games", "2", "--out", "games.parquet"), "lab"),
        (("report", "games.parquet"), "lab"),
        (("tune", "ra"), "lab"),
        (("train", "ra"), "lab"),
    ],
)
def test_a_command_whose_extra_is_missing_says_how_to_get_it(
    with_cli: Fresh, tmp_path: Path, command: tuple[str, ...], extra: str
) -> None:
    (tmp_path / "games.parquet").write_bytes(b"PAR1")
    if command[0] == "simulate":
        (tmp_path / "games.parquet").unlink()
    said = with_cli.run("ennead", *command, cwd=tmp_path)
    assert said.returncode == 2, said.stdout + said.stderr
    assert f"pip install 'ennead[{extra}]'" in said.stderr
    assert said.stderr.count("\n") == 1
