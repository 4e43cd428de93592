"""Stepping through records."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennead
from ennead.cli.commands.replay import open_record
from tests.cli.terminal import Terminal, run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    game = ennead.new("ra", 3, seed=2)
    ennead.playout(game, seed=2)
    path = tmp_path / "game.ennead"
    path.write_text(game.record().dumps())
    return path


def walk(file: Path, *lines: str, lang: str = "en") -> str:
    terminal = Terminal(lines)
    open_record(file, ["Anna"], lang).walk(terminal.console, terminal.read)
    return terminal.shown


def test_the_first_step_is_the_deal(file: Path) -> None:
    shown = walk(file, "q")
    assert "Step 0 of" in shown
    assert "Anna gets the suns" in shown


def test_enter_goes_on_and_p_goes_back(file: Path) -> None:
    shown = walk(file, "", "n", "p", "p", "p", "q")
    steps = [line.split()[1] for line in shown.splitlines() if line.startswith("Step ")]
    assert steps == ["0", "1", "2", "1", "0"]
    assert "This is the beginning." in shown


def test_a_number_jumps_there(file: Path) -> None:
    shown = walk(file, "17", "9" * 5000, "", "q")
    assert "Step 17 of" in shown
    assert "Final ranking" in shown
    assert "That was the last move." in shown


def test_e_goes_to_the_end_of_an_epoch_and_a_of_an_auction(file: Path) -> None:
    shown = walk(file, "a", "e", "e", "e", "q")
    _, _, auction, *epochs = shown.split("\nStep ")
    assert "wins" in auction or "Nobody bids" in auction
    for number, epoch in enumerate(epochs, 1):
        assert f"Score sheet of epoch {number}" in epoch
    assert len(epochs) == 3


def test_anything_else_is_explained(file: Path) -> None:
    assert "Type Enter or n, p, a, e, a number from 0 to" in walk(file, "xyzzy", "q")
    assert "Tippe Enter oder n" in walk(file, "xyzzy", "q", lang="de")


def test_a_closed_terminal_ends_it(file: Path) -> None:
    assert "Step 1 of" in walk(file, "")


def test_all_at_once_tells_the_whole_game(file: Path) -> None:
    result = run("replay", str(file), "--all", "--lang", "de", "--name", "Anna")
    assert result.exit_code == 0
    for words in ("Anna erhält die Sonnen", "Wertung der Epoche 1", "Endstand"):
        assert words in result.stdout


def test_more_names_than_players_are_refused(file: Path) -> None:
    names = [part for name in "ABCD" for part in ("--name", name)]
    assert "4 names given, but 3 players" in run("replay", str(file), *names).stderr


def test_a_game_that_has_not_ended_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "begun.ennead"
    path.write_text(ennead.new("ra", 2, seed=1).record().dumps())
    assert "Step 0 of 0" in walk(path, "", "q")
    assert run("replay", str(path), "--all").exit_code == 0


def test_a_god_played_is_told_though_nothing_has_happened_yet(tmp_path: Path) -> None:
    from tests.cli.terminal import gods_at_hand

    game = gods_at_hand()
    game.apply(0, game.parse(0, "god"))
    path = tmp_path / "god.ennead"
    path.write_text(game.record().dumps())
    assert "Anna: play a God tile." in walk(path, "", "q")


# ---- Ankh


@pytest.fixture
def ankh(tmp_path: Path) -> Path:
    game = ennead.new("ankh", 3, seed=4)
    ennead.playout(game, seed=1)
    path = tmp_path / "ankh.ennead"
    path.write_text(game.record().dumps())
    return path


def test_a_record_of_ankh_is_stepped_through_and_jumped_in(ankh: Path) -> None:
    terminal = Terminal(["", "e", "c", "b", "9999", "q"])
    open_record(ankh, ["Anna"], "en").walk(terminal.console, terminal.read)
    *_, event, conflict, battle, end = terminal.shown.split("\nStep ")
    assert "triggers" in event
    assert "Conflict 1 begins." in conflict
    assert "Battle in region" in battle or "dominates region" in battle
    assert "Final ranking" in end
    assert "e event · b battle · c conflict" in terminal.shown + terminal.prompts[-1]


def test_a_record_of_ankh_is_told_in_german(ankh: Path) -> None:
    told = " ".join(run("replay", str(ankh), "--all", "--lang", "de").stdout.split())
    for words in ("Der 1. Konflikt beginnt.", "Nach dem 1. Konflikt", "Endstand"):
        assert words in told


def test_where_a_game_was_decided_is_shown_as_chances_and_swings(file: Path) -> None:
    shown = run("replay", str(file), "--decided", "--name", "Anna").stdout
    assert "Chances of winning over time" in shown
    rows = [line for line in shown.splitlines() if line.startswith(("Anna", "Player"))]
    assert len(rows) == 3
    assert min(row.split()[-2] for row in rows) == "0"
    assert "Step " in shown
    assert "Gewinnchancen" in run("replay", str(file), "--decided", "--lang", "de").stdout
