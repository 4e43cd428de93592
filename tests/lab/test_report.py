"""A report: every section, honest findings, one file."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ennead.engine.rng import seeded
from ennead.engine.rules import Data
from ennead.lab.ankh.report import winners_had
from ennead.lab.files import Kept, read, write
from ennead.lab.ra.report import added_prices
from ennead.lab.report import compare, report
from ennead.lab.report.panel import Share, shares_by, stand_out
from ennead.lab.simulate import simulate
from ennead.lab.statistics.bootstrap import difference
from ennead.lab.statistics.regression import Coefficient, are_enough, closest, logistic
from ennead.lab.statistics.significance import chance_of

SECTIONS = {
    "ra": [
        "Bots",
        "Seats",
        "Order of turns",
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
        "Powers chosen",
        "Powers, all else equal",
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


def test_what_nobody_had_is_shown_too() -> None:
    rows: list[Data] = [{"place": 1, "god": "isis"}, {"place": 2, "god": "isis"}]
    found = shares_by(rows, lambda row: [row["god"]], ["isis", "ra"])
    assert [(share.name, share.wins, share.seats) for share in found] == [
        ("isis", 1, 2),
        ("ra", 0, 0),
    ]


def test_two_experiments_are_compared_deal_by_deal(tmp_path: Path) -> None:
    for name, explore in (("usual", ()), ("explored", ("lots",))):
        results = simulate("ra", 3, ["greedy"], 30, seed=1, explore=explore)
        write(results, tmp_path / f"{name}.csv")
    usual, explored = read(tmp_path / "usual.csv"), read(tmp_path / "explored.csv")
    text = compare(usual, explored, ("usual", "explored"))
    assert "on the same deals" in text
    assert re.search(r"<b>mean score</b>: -\d", text), "random bids cost points"
    page = Headings()
    page.feed(text)
    assert page.found[:2] == ["Findings", "Scores and length"]
    same = compare(usual, usual, ("usual", "again"))
    assert "Scores and length: no interval leaves 0 out (4 compared)." in same


def test_other_deals_are_compared_without_pairs() -> None:
    one = {n: n / 10 for n in range(50)}
    other = {n: n / 10 + 1 for n in range(50)}
    paired, alone = difference("x", one, other, True), difference("x", one, other, False)
    assert paired.low == pytest.approx(1)
    assert alone.low < 1 < alone.high
    assert paired.mean == alone.mean == pytest.approx(1)


def test_games_of_different_kinds_are_not_compared() -> None:
    with pytest.raises(ValueError, match="games of ra and of ankh"):
        compare(Kept({"game": "ra"}, []), Kept({"game": "ankh"}, []), ("a", "b"))


def test_a_column_that_all_have_tells_nothing_and_warns_of_nothing() -> None:
    """Games of Ankh in which everybody had a power, as 60 games between strong bots are."""
    rng = seeded(1)
    rows, won = [], []
    for seat in range(120):
        powers = [1.0, *[float(int(rng.below(2))) for _ in range(5)]]
        rows.append([*powers, sum(powers), float(seat % 2)])
        won.append(bool(seat % 2) == bool(seat // 2 % 3))
    names = [str(number) for number in range(8)]
    found = logistic(rows, won, [seat // 2 for seat in range(120)], names)
    assert not found[0].is_sure
    assert all(c.width > 0 for c in found)


def test_what_always_comes_together_is_marked() -> None:
    rng = seeded(3)
    rows = []
    for _ in range(400):
        a, b = int(rng.below(2)), int(rng.below(2))
        rows.append([float(a), float(a if rng.below(20) else 1 - a), float(b)])
    assert closest(rows, ["a", "twin", "b"]) == ["twin", "a", ""]
    assert closest([[1.0], [1.0]], ["constant"]) == [""]


def test_few_games_are_too_few_for_many_columns() -> None:
    assert are_enough([True, False] * 50, 10)
    assert not are_enough([True, False, False, False] * 20, 10)
    assert not are_enough([True] * 500, 1)


def test_a_report_says_what_winners_had_and_names_no_cause() -> None:
    sure = Coefficient("resplendent", 2.4, 0.5)
    assert winners_had(sure) == (
        "Winners had power <b>resplendent</b> more often, all else equal: the odds to win with it "
        "were 11.02 times those without (6.69 to 18.17)."
    )
    doubtful = Coefficient("glorious", -1.0, 0.5, "worshipful")
    assert winners_had(doubtful).startswith("Winners had power <b>glorious</b> less often")
    assert winners_had(doubtful).endswith("† It can hardly be told apart from worshipful.")


def test_a_regression_tells_a_cause_from_what_comes_with_it() -> None:
    """Who has a comes to have b; only a wins games."""
    rng = seeded(3)
    rows, won = [], []
    for _ in range(2000):
        a = int(rng.below(2))
        b = a if rng.below(10) < 8 else 1 - a
        rows.append([float(a), float(b)])
        won.append(int(rng.below(100)) < (60 if a else 30))
    found = logistic(rows, won, range(2000), ["a", "b"])
    assert found[0].is_sure
    assert found[0].change == pytest.approx(1.25, abs=0.3)
    assert abs(found[1].change) < 0.3
