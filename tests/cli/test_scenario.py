"""Scenarios on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.terminal import run

DOCUMENT = Path(__file__).parents[2] / "docs" / "scenarios.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The example of the documentation."""
    path = tmp_path / "my.toml"
    found = re.search(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    path.write_text(found[1], encoding="utf-8")
    return path


def test_a_good_file_is_called_good(file: Path) -> None:
    result = run("scenario", "check", str(file))
    assert result.exit_code == 0
    assert result.stdout == f"{file}: two_banks: Two Banks, 2 players: good\n"


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ('god = "G7"', 'god = "C5"', "two_banks.p2.player[2].god: C5 is water, not land"),
        ("neutral =", "neutrals =", "two_banks.p2.neutrals: unknown key"),
        ("[two_banks]", "[two_banks", "is not valid TOML"),
        ("player_counts = [2]", "player_counts = [7]", "two_banks.player_counts: 7 players"),
    ],
)
def test_what_is_wrong_is_named_with_file_key_and_reason(
    file: Path, good: str, bad: str, said: str
) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(good, bad), encoding="utf-8")
    for command in (["scenario", "check"], ["scenario", "show"], ["play", "ankh", "--scenario"]):
        result = run(*command, str(file))
        assert result.exit_code == 2
        (line,) = result.stderr.splitlines()
        assert line.startswith(f"ennead: {file}: ")
        assert said in line


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert f"{path}: this is not a text file" in run("scenario", "check", str(path)).stderr
    assert f"{tmp_path}: Is a directory" in run("scenario", "check", str(tmp_path)).stderr


def test_show_draws_the_map_with_the_players_numbers(file: Path) -> None:
    shown = run("scenario", "show", str(file)).stdout
    assert "Two Banks · 2 players" in shown
    for piece in ("@1", "w1", "⌂1", "@2", "w2", "▲2", "(4)", "%"):
        assert piece in shown
    assert "(1) delta, (2) east, (3) north-west, (4) south-west" in shown


def test_show_takes_the_scenarios_of_the_box_by_name() -> None:
    shown = run("scenario", "show", "old_kingdom", "--players", "3", "--lang", "de").stdout
    assert "Altes Reich · 3 Spieler" in shown
    assert shown.count("@3") == 1
    everything = run("scenario", "show", "middle_kingdom").stdout
    assert [f"Middle Kingdom · {count} players" in everything for count in (2, 3, 4, 5)]


def test_list_names_what_can_be_played(file: Path) -> None:
    own = run("scenario", "list").stdout
    assert "middle_kingdom" in own
    assert "Old Kingdom" in own
    assert "my.toml:two_banks" in run("scenario", "list", file.name).stdout


def test_a_scenario_of_ones_own_is_played_saved_and_loaded(file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.ennead"
    arguments = ["--scenario", f"{file}:two_banks", "--gods", "isis", "--seed", "1"]
    result = run("play", "ankh", *arguments, "--save", str(saved), typed="gain\nquit\nn\n")
    assert result.exit_code == 0
    assert "I Isis" in result.stdout
    (options,) = re.findall("^options (.*)$", saved.read_text(encoding="utf-8"), re.MULTILINE)
    assert json.loads(options)["scenario"]["name"] == "Two Banks"
    file.unlink()
    again = run("play", "--load", str(saved), typed="quit\n")
    assert again.exit_code == 0


def test_of_several_scenarios_one_must_be_named(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text + text.replace("two_banks", "other"), encoding="utf-8")
    said = run("play", "ankh", "--scenario", str(file)).stderr
    assert "my.toml has two_banks, other: name one" in said
    assert run("scenario", "show", str(file), "other").stdout.count("Two Banks") == 1
