"""The notebooks run, and their pictures are drawings."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import nbformat
import pytest
from nbclient import NotebookClient

import ennead
from ennead.lab.draw import draw

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "notebooks"


@pytest.mark.timeout(900)  # a kernel is a process of its own, which starts slowly on a busy machine
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Jupyter's own
@pytest.mark.filterwarnings("ignore::ResourceWarning")  # of its sockets
@pytest.mark.parametrize("name", ["ra", "ankh"])
def test_a_notebook_runs_from_top_to_bottom(name: str) -> None:
    text = (NOTEBOOKS / f"{name}.ipynb").read_text("utf-8")
    notebook = nbformat.reads(text, as_version=4)  # type: ignore[no-untyped-call]  # has no types
    kept = [outputs_of(cell) for cell in notebook.cells]
    assert any("<svg" in output for outputs in kept for output in outputs)
    NotebookClient(notebook, timeout=800, kernel_name="python3").execute()
    found = [outputs_of(cell) for cell in notebook.cells]
    assert [bool(outputs) for outputs in found] == [bool(outputs) for outputs in kept]


def outputs_of(cell: nbformat.NotebookNode) -> list[str]:
    """What a cell has shown."""
    return [str(output.get("data", output)) for output in cell.get("outputs", [])]


@pytest.mark.parametrize(("name", "players"), [("ra", 2), ("ra", 5), ("ankh", 2), ("ankh", 5)])
def test_a_drawing_is_svg_at_any_time_of_a_game(name: str, players: int) -> None:
    game = ennead.new(name, players, seed=2)
    before = draw(game).svg
    whole = ET.fromstring(before)
    assert whole.tag.endswith("svg")
    ennead.playout(game, 1)
    ET.fromstring(draw(game)._repr_svg_())
    assert draw(game).svg != before
