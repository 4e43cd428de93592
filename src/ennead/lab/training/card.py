"""The card of a network: how it was trained, for how long, and what it was measured against."""

from __future__ import annotations

import csv
from pathlib import Path

from ennead.lab.training.training import CURVE, Training


def write_card(training: Training) -> Path:
    """Write the card beside the network; the file."""
    settings = training.settings
    with (training.folder / CURVE).open(encoding="utf-8", newline="") as file:
        points = list(csv.DictReader(file))
    command = (
        f"ennead train {settings.game} --players {settings.players} --games {settings.games} "
        f"--taught {settings.warmup_positions} --hidden {settings.hidden[0]} {settings.hidden[1]} "
        f"--trace {settings.td_lambda} --explore {settings.epsilon[0]} {settings.epsilon[1]} "
        f"--sparring {settings.sparring} --swaps {settings.swaps} --search {settings.search} "
        f"--rate {settings.learning_rate} --seed {settings.seed}"
    )
    if settings.start:
        command += f" --start {Path(settings.start).name}"
    sizes = " x ".join([str(size) for size in training.sizes])
    lines = [
        f"# {settings.game.capitalize()}, {settings.players} players",
        "",
        f"A perceptron of {sizes}: every seat's chance to win (and margins, for training only).",
        f"{beginning_of(training)}, then {training.games:,} games",
        f"of self-play, TD({settings.td_lambda}), in {training.cpu():,.0f} CPU-seconds:",
        "",
        f"    {command}",
        "",
        "The curve while it was trained: wins without search, one among opponents.",
        "",
        "| games | CPU-seconds | loss | opponent | wins (95 %) | games measured |",
        "|---|---|---|---|---|---|",
        *[row(point) for point in points],
        "",
    ]
    card = training.file.with_suffix(".md")
    card.write_text("\n".join(lines), encoding="utf-8")
    return card


def beginning_of(training: Training) -> str:
    """Say what the network knew before self-play."""
    known, settings = training.start, training.settings
    if known:
        return f"The weights of a network that had learned from {known['games']:,} games"
    return f"{settings.warmup_positions:,} positions of games between the levels"


def row(point: dict[str, str]) -> str:
    """Format a point of the curve as a row."""
    won, low, high = (float(point[name]) for name in ("won", "low", "high"))
    return (
        f"| {int(point['games']):,} | {float(point['cpu_seconds']):,.0f} | {point['loss']} | "
        f"`{point['opponent']}` | {won:.0%} ({low:.0%} to {high:.0%}) | {point['measured']} |"
    )
