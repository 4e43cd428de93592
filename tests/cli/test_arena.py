"""The commands arena and tune."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from ennead.bots.ra.values.weights import WEIGHTS
from tests.cli.terminal import run


def test_an_arena_prints_ratings_meetings_and_cost_and_draws(tmp_path: Path) -> None:
    line = f"arena ra --bots random,easy --games 2 --seed 1 --out {tmp_path / 'a'}"
    plot = tmp_path / "plot.svg"
    shown = run(*line.split(), "--plot", str(plot)).stdout
    for words in ("2 players · 2 games · seed 1", "Plackett-Luce", "ms/answer", "par 50%"):
        assert words in shown
    assert plot.read_text().lstrip().startswith("<?xml")
    assert len((tmp_path / "a" / "games.jsonl").read_text().splitlines()) == 2
    again = run(*line.split()).stdout
    assert "2 games" in again


def test_an_arena_refuses_what_cannot_be() -> None:
    assert "bot must be one of" in run("arena", "ra", "--bots", "hard,nobody").stderr
    assert "different bots" in run("arena", "ra", "--bots", "hard").stderr
    assert "a plot ends in" in run("arena", "ra", "--plot", "a.txt").stderr


def test_an_arena_says_which_bots_have_not_learned_its_packs() -> None:
    line = ["arena", "ankh", "--bots", "hard,expert", "--games", "2", "--alone", "hard"]
    said = run(*line, "--option", "packs=gods").stderr
    assert "with the values of hard: expert." in " ".join(said.split())
    said = run("simulate", "ankh", "--players", "2", "--bots", "hard", "--games", "1").stderr
    assert "network" not in said


def test_tuning_prints_what_it_found(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    line = "tune ra --players 2 --weights tile,hope --generations 1 --deals 1 --seed 1 --out"
    shown = run(*line.split(), str(file)).stdout
    assert "best mean lead" in shown
    usual = asdict(WEIGHTS[2])
    found = json.loads(file.read_text())
    assert {name for name in usual if found[name] != usual[name]} <= {"tile", "hope"}


def test_fitting_prints_how_well_it_foretells(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    line = "tune ra --players 2 --what state --games 5 --seed 1 --out"
    assert "likeliest winner won" in run(*line.split(), str(file)).stdout
    assert list(json.loads(file.read_text())["players"]) == ["2"]


def test_tuning_refuses_what_cannot_be() -> None:
    assert "--what is greedy or state" in run("tune", "ra", "--what", "luck").stderr
    assert "ra has no weight 'luck'" in run("tune", "ra", "--weights", "luck").stderr
