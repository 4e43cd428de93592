"""A report: every section, honest findings, one file."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ennead.engine.rules import Data
from ennead.lab.files import Kept, read, write
from ennead.lab.ra.report import added_prices
from ennead.lab.report import report
from ennead.lab.report.panel import Share, stand_out
from ennead.lab.report.significance import chance_of
from ennead.lab.simulate import simulate

SECTIONS = {
    "ra": [
        "Bots",
        "Seats",
        "Suns dealt",
        "Value of suns",
        "Auction prices by kind of tile",
        "Scores by category",
        "Scores by epoch",
        "How epochs ended",
        "Length",
    ],
    "ankh": [
        "Bots",
        "Gods",
        "Gods and scenarios",
        "Seats",
        "Order of turns",
        "Ankh powers",
        "Pairs of Ankh powers",
        "Guardians",
        "How games ended",
        "Devotion over time",
        "Devotion at the end",
        "Length",
    ],
}


class Headings(HTMLParser):
    """The headings of a page, and whether its elements are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: Any) -> None:
        if tag not in ("meta", "path", "use", "image", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "use"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.found.append(data)


@pytest.mark.parametrize("name", ["ra", "ankh"])
def test_a_report_is_one_page_with_all_sections(name: str, tmp_path: Path) -> None:
    write(simulate(name, 4, ["random"], 6, seed=1), tmp_path / "results.json")
    kept = read(tmp_path / "results.json")
    for row in kept.rows:
        row["bot"] = "other" if row["seat"] == 0 else "random"
    text = report(kept)
    page = Headings()
    page.feed(text)
    assert page.open == []
    assert page.found == ["Findings", *SECTIONS[name]]
    assert text.count("<svg") >= len(SECTIONS[name]) - 1
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"(src|href)=.(?!#)", text.replace("xlink:href", ""))
    assert not re.search(r"#0[0-9a-c]0[0-9a-c]0[0-9a-c]", text), "a stand-in color is left"


def test_chance_explains_what_it_can() -> None:
    assert chance_of(5, 10, 0.5) == pytest.approx(1)
    assert chance_of(10, 10, 0.5) == pytest.approx(2 / 1024)
    assert chance_of(0, 10, 0.25) == pytest.approx(0.0563 + 0.0197, abs=2e-3)
    assert chance_of(5300, 10_000, 0.5) == pytest.approx(1.97e-9, rel=0.05)
    assert chance_of(0, 0, 0.5) == 1


def test_only_what_chance_hardly_explains_is_told() -> None:
    even = [Share("a", 25, 100), Share("b", 27, 100), Share("c", 3, 10)]
    assert stand_out(even, 0.25, "God") == [
        "By god, no difference is larger than chance explains (2 compared)."
    ]
    found = stand_out([*even, Share("step_pyramid", 60, 100)], 0.25, "God")
    assert len(found) == 1
    assert found[0].startswith("God <b>step pyramid</b> won 60% (50% to 69%), more than the mean")
    assert "3 comparisons" in found[0]


def test_prices_are_what_one_more_tile_adds() -> None:
    auctions = [
        (3 + 2 * gods + niles, ["god"] * gods + ["nile"] * niles)
        for gods in range(3)
        for niles in range(4)
    ]
    found = {kind: (price, width) for kind, price, width in added_prices(auctions, ["god", "nile"])}
    assert found["god"] == pytest.approx((2, 0), abs=1e-9)
    assert found["nile"] == pytest.approx((1, 0), abs=1e-9)


def test_a_game_without_winners_makes_a_report() -> None:
    row: Data = {
        "number": 0,
        "seat": 0,
        "bot": "random",
        "place": 2,
        "score": 3,
        "decisions": 9,
        "god": "isis",
        "turn": 1,
        "scenario": "middle_kingdom",
        "powers": "",
        "guardians": "",
        "ending": "all_forgotten",
        **{f"devotion_{n}": 3 if n < 5 else "" for n in range(1, 6)},
    }
    rows = [row, {**row, "seat": 1, "god": "ra", "turn": 2}]
    head = {"game": "ankh", "players": 2, "line_up": ["random", "random"]}
    assert "all forgotten" in report(Kept(head, rows))
