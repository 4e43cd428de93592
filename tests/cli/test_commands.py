"""The commands from outside: options, files, errors and exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import ennead
from ennead.cli.ankh.setup import read_gods
from tests.cli.terminal import run


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("play", "replay", "simulate", "rules", "bench", "scenario"):
        assert command in result.stdout


@pytest.mark.parametrize(
    "command",
    [
        *("play", "replay", "simulate", "rules", "bench", "scenario check", "scenario show"),
        *("arena", "ladder", "calibrate", "train"),
    ],
)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert f": ennead {command}" in result.stdout


def test_the_version_names_the_build() -> None:
    result = run("--version")
    assert result.stdout.startswith(f"ennead {ennead.__version__} (")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "No such command 'dance'"),
        (["play", "chess"], "game must be one of ankh, ra"),
        (["play", "ra", "--players", "7"], "players must be one of 2, 3, 4, 5, not 7"),
        (["play", "ra", "--players", "many"], "--players"),
        (["play", "ra", "--bots", "oracle"], "bot must be one of"),
        (["play", "ra", "--opponents", "greedy"], "No such option: --opponents"),
        (["play", "ra", "--players", "2", "--bots", "random,random"], "2 bots named"),
        (["play", "ra", "--players", "2", "--humans", "3"], "--humans must be 0 to 2"),
        (["play", "ra", "--name", "A", "--name", "B"], "2 names given"),
        (["play", "ra", "--option", "open_scores"], "--option is NAME=VALUE"),
        (["play", "ra", "--option", "luck=1"], "ra has no option 'luck'"),
        (["play", "ra", "--lang", "fr"], "lang must be one of en, de"),
        (["play", "--load", "missing.ennead"], "missing.ennead: No such file"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "missing.ennead"], "missing.ennead: No such file"),
        (["simulate", "ra", "--bots", "oracle"], "bot must be one of"),
        (["simulate", "ra", "--players", "1"], "players must be one of"),
        (["simulate", "ra", "--games", "0"], "games must be 1 or more"),
        (["simulate", "ra", "--jobs", "0"], "--jobs"),
        (["simulate", "ra", "--csv", "-", "--json", "-"], "only one of --json and --csv"),
        (["simulate", "ra", "--csv", "no/such/place.csv"], "place.csv: No such file"),
        (["rules", "chess", "king"], "game must be one of ankh, ra"),
        (["rules", "xyzzy"], "no rule of ankh or ra has 'xyzzy' in it"),
        (["bench", "chess"], "game must be one of"),
        (["calibrate", "chess"], "game must be one of"),
        (["balance", "ra", "--maps", "delta"], "ra has no maps to choose from"),
        (["balance", "ankh", "--maps", "delta"], "scenario must be one of"),
        (["balance", "ra", "--players", "9"], "players must be one of 2, 3, 4, 5"),
        (["balance", "ra", "--out", "no/such/page.html"], "page.html: No such file"),
        (["ladder", "--out", "never", "--levels", "hard"], "a ladder needs two levels or more"),
        (["ladder", "--out", "never", "--players", "9"], "numbers of players that can play"),
        (["calibrate", "ra", "--players", "9"], "players must be one of 2, 3, 4, 5"),
        (["simulate", "ra", "--explore", "powers"], "ra has no choice 'powers' to explore"),
        (
            ["simulate", "ankh", "--players", "2", "--gods", "isis,ra", "--explore", "gods"],
            "gods cannot be given and left to chance",
        ),
        (["play", "ra", "--gods", "isis"], "ra has no option 'gods'"),
        (["play", "ankh", "--gods", "isis,sekhmet"], "gods must be 'random' or 3 different ones"),
        (["play", "ankh", "--scenario", "new_kingdom"], "neither a file nor a scenario"),
        (["play", "ankh", "--option", "first=7"], "first must be 'random' or a seat 0 to 2"),
        (["scenario", "check"], "Missing argument 'FILE'"),
        (["scenario", "check", "missing.toml"], "missing.toml: neither a file nor a scenario"),
        (["scenario", "show", "old_kingdom", "new"], "old_kingdom: no scenario 'new'"),
        (["scenario", "show", "old_kingdom", "--players", "6"], "is played by 2, 3, 4, 5 players"),
        (["scenario", "burn"], "No such command 'burn'"),
    ],
)
def test_wrong_input_gets_one_line_and_exit_code_2(arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("ennead: ")
    assert said in line


def test_gods_may_be_called_as_in_the_german_edition() -> None:
    assert read_gods("Re, seth, isis", 3, 1) == ["ra", "set", "isis"]
    assert len(cast(list[str], read_gods("Seth", 3, 1))) == 3


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.ennead"
    text = ennead.new("ra", 2, seed=1).record().dumps()
    for broken, said in (
        ("Dear Ra", "line 1: expected 'ennead record 1'"),
        (text.replace("* suns ", "* suns 7"), "expected one of"),
        (text.replace("end ", "end f"), "the answers lead to position"),
        (text.replace("game ra", "game chess"), "game must be one of"),
    ):
        file.write_text(broken)
        for arguments in (["replay", str(file)], ["play", "--load", str(file)]):
            result = run(*arguments)
            assert result.exit_code == 2
            (line,) = result.stderr.splitlines()
            assert said in line
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("replay", str(file)).stderr


def test_play_saves_after_every_answer_and_loads_again(tmp_path: Path) -> None:
    file = tmp_path / "game.ennead"
    first = run("play", "ra", "--seed", "4", "--save", str(file), "--name", "Anna", typed="1\n1\n")
    assert first.exit_code == 0
    assert f"ennead play --load {file} --name Anna" in first.stdout
    saved = ennead.replay(file.read_text(), chance="ask")
    again = run("play", "--load", str(file), "--name", "Anna", "--lang", "de", typed="quit\n")
    assert again.exit_code == 0
    assert f"Beutel {sum(saved.view(0)['bag'].values())}" in again.stdout


@pytest.mark.parametrize("seed", ["1", "3"])
def test_a_game_that_is_over_is_saved_with_its_end(seed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.ennead"
    arguments = ["--seed", seed, "--save", str(file)]
    assert run("play", "ra", *arguments, typed="2\n" * 300).exit_code == 0
    assert ennead.replay(file.read_text()).over
    assert "Final ranking" in run("replay", str(file), "--all").stdout


def test_loading_refuses_what_contradicts_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.ennead"
    file.write_text(ennead.new("ra", 3, seed=1).record().dumps())
    load = ["--load", str(file)]
    assert "is a game of ra, not of ankh" in run("play", "ankh", *load).stderr
    assert "is a game of 3 players, not of 4" in run("play", "--players", "4", *load).stderr
    assert "has its own options" in run("play", "--option", "open_scores=false", *load).stderr


def test_the_language_of_the_system_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for system, said in (("de_AT.UTF-8", "Am Tisch"), ("fr_FR", "At the table"), ("", "At the")):
        monkeypatch.setenv("LANG", system)
        assert said in run("play", "ra", typed="quit\n").stdout


@pytest.mark.parametrize(
    "named", [["--bots", "random, greedy"], ["--bot", "random", "--bot", "greedy"]]
)
def test_bots_named_are_opponents_in_order(named: list[str]) -> None:
    arguments = [*named, "--name", "Anna"]
    said = run("play", "ra", *arguments, typed="quit\n").stdout
    assert "Anna, Hatshepsut (random bot) and Imhotep (greedy bot)" in " ".join(said.split())


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = [run("play", "ra", "--seed", "9", typed="1\n1\nquit\nn\n") for _ in range(2)]
    assert first.stdout == second.stdout


def test_a_game_between_bots_alone_can_be_watched() -> None:
    result = run("play", "ra", "--humans", "0", "--seed", "1", typed="\n\n\n\n")
    assert result.exit_code == 0
    assert "Final ranking" in result.stdout


def test_simulate_sums_up_and_writes_files(tmp_path: Path) -> None:
    as_json, as_csv = tmp_path / "games.json", tmp_path / "games.csv"
    arguments = ["--players", "3", "--bots", "greedy,random", "--games", "6", "--seed", "1"]
    files = ["--json", str(as_json), "--csv", str(as_csv)]
    result = run("simulate", "ra", *arguments, *files)
    assert result.exit_code == 0
    for words in ("Ra · 3 players: greedy, random, random · 6 games · seed 1", "greedy x 1"):
        assert words in result.stdout
    for words in ("par 33.3%", "points by category", "how epochs ended", "per CPU second"):
        assert words in result.stdout
    assert len(json.loads(as_json.read_text())["results"]) == 6
    assert len(as_csv.read_text().splitlines()) == 1 + 6 * 3


def test_simulate_prints_data_and_nothing_else() -> None:
    arguments = ["simulate", "ra", "--players", "2", "--bots", "random", "--games", "2"]
    assert json.loads(run(*arguments, "--json", "-").stdout)["players"] == 2
    assert run(*arguments, "--csv", "-").stdout.startswith("game,number,")


def test_simulate_has_the_statistics_of_ankh() -> None:
    arguments = ["--players", "2", "--bots", "random", "--games", "4", "--seed", "1"]
    said = run("simulate", "ankh", *arguments).stdout
    for table in ("how games ended", "wins by god", "wins by scenario", "wins by power"):
        assert table in said
    for words in ("top   ", "(0%-", "devotion after each conflict, by place", "±"):
        assert words in said


def test_bench_measures_the_build_that_is_installed() -> None:
    arguments = ["bench", "ra", "--players", "2", "--games", "2", "--rounds", "1"]
    figures = json.loads(run(*arguments, "--json").stdout)
    assert figures["compiled"] == ennead.compiled
    assert figures["answers"] > 0
    assert "microseconds to clone a game" in run(*arguments).stdout
