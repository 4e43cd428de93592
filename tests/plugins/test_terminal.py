"""A game of another package in the terminal and in the lab, without a line for it in Ennead."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.conftest import Run

ENNEAD = ("-m", "ennead")


def test_it_is_played_in_the_terminal_in_both_languages(run: Run) -> None:
    typed = "1\n" * 40
    english = run(*ENNEAD, "play", "pebbles", "--seed", "3", "--lang", "en", typed=typed)
    german = run(*ENNEAD, "play", "pebbles", "--seed", "3", "--lang", "de", typed=typed)
    assert "How many shells do you offer for" in english
    assert "The sea is calm: the game is over." in english
    assert "Wie viele Muscheln bietest du für" in german
    assert "Das Meer ist ruhig: Das Spiel ist aus." in german


def test_help_hints_reasons_and_rules_are_there(run: Run) -> None:
    typed = "?\nhint\nwhy trade\nrules shells\nquit\n"
    said = run(*ENNEAD, "play", "pebbles", "--bots", "expert", "--lang", "en", typed=typed)
    assert "why offer 5" in said
    assert "1. offer" in said
    assert "PB-W1 Whoever has just taken pebbles may give one back" in " ".join(said.split())
    assert "PB-O1" in said


def test_it_is_simulated_in_processes_and_reported(run: Run, tmp_path: Path) -> None:
    options = ["--players", "3", "--bots", "random", "--games", "12", "--jobs", "2", "--seed", "1"]
    for file in ("games.csv", "games.parquet", "games.json"):
        said = run(*ENNEAD, "simulate", "pebbles", *options, "--out", file)
        assert "random x 3" in said
        run(*ENNEAD, "report", file, "--out", f"{file}.html")
        page = (tmp_path / f"{file}.html").read_text(encoding="utf-8")
        assert "Pebbles: 12 games" in page
        assert "Share of wins by seat" in page


def test_search_without_any_knowledge_beats_chance_in_the_arena(run: Run) -> None:
    options = ["--bots", "expert,random", "--players", "2", "--games", "16", "--seed", "1"]
    said = run(*ENNEAD, "arena", "pebbles", *options)
    (meeting,) = [line for line in said.splitlines() if line.split()[:2] == ["expert", "random"]]
    assert meeting.rstrip().endswith("▲"), said


def test_what_needs_knowledge_of_the_game_is_refused_in_one_line(run: Run) -> None:
    for arguments, reason in (
        (["simulate", "pebbles", "--bots", "greedy"], "bot must be one of expert, master, random"),
        (["tune", "pebbles"], "there is nothing to tune"),
        (["tune", "pebbles", "--what", "state"], "there is nothing to fit"),
    ):
        with pytest.raises(AssertionError, match=f"ennead: .*{reason}"):
            run(*ENNEAD, *arguments)


def test_a_saved_game_is_replayed_and_its_chances_shown(run: Run, tmp_path: Path) -> None:
    typed = "1\n" * 40
    run(*ENNEAD, "play", "pebbles", "--seed", "3", "--save", "game.ennead", typed=typed)
    assert "takes" in run(*ENNEAD, "replay", "game.ennead", "--all", "--lang", "en")
    assert "Chances of winning" in run(
        *ENNEAD, "replay", "game.ennead", "--decided", "--lang", "en"
    )


def test_its_rules_are_printed_and_its_speed_measured(run: Run) -> None:
    assert "PB-T2" in run(*ENNEAD, "rules", "pebbles", "--lang", "en")
    speed = run(*ENNEAD, "bench", "pebbles", "--players", "3", "--games", "5", "--json")
    assert json.loads(speed)["answers"] > 0
