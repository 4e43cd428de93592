"""Ra's score sheets and its final ranking."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from ennead.cli.drawing import Company
from ennead.cli.ra.words import ALL_SHEETS, EPOCH_TOTAL, FINAL, PLACE, SHEET, WINS
from ennead.engine.rules import Data
from ennead.games.ra.scoring.rules import LAST_EPOCH
from ennead.games.ra.view.view import CATEGORIES
from ennead.games.ra.words.names import category_name

#: What only the last epoch brings (RA-P7, RA-P10).
LATE_CATEGORIES = ("monuments", "suns")


def epoch_sheet(view: Data, epoch: int, company: Company) -> Table:
    """Tabulate what an epoch brought each player by category, and the points after it."""
    rows = view["sheets"][-1]
    table = sheet(SHEET.fill(company.lang, epoch=epoch), company)
    for category in CATEGORIES:
        if epoch == LAST_EPOCH or category not in LATE_CATEGORIES:
            cells = [gain(row[category]) for row in rows]
            table.add_row(category_name(category, company.lang), *cells)
    table.add_section()
    totals = [sum([row[category] for category in CATEGORIES]) for row in rows]
    table.add_row(EPOCH_TOTAL.fill(company.lang), *[gain(total) for total in totals])
    table.add_row(category_name("points", company.lang), *[points(row) for row in rows])
    return table


def final_sheet(view: Data, company: Company) -> Table:
    """Tabulate what each epoch brought by category, the epochs side by side."""
    table = sheet(ALL_SHEETS.fill(company.lang), company)
    sheets, seats = view["sheets"], range(view["players"])
    for category in CATEGORIES:
        cells = [side_by_side([gain(rows[seat][category]) for rows in sheets]) for seat in seats]
        table.add_row(category_name(category, company.lang), *cells)
    table.add_section()
    cells = [side_by_side([points(rows[seat]) for rows in sheets]) for seat in seats]
    table.add_row(category_name("points", company.lang), *cells)
    return table


def ranking(view: Data, company: Company) -> Table:
    """Tabulate the players from the winner to the last."""
    table = Table(title=FINAL.fill(company.lang), title_style="heading", box=None)
    table.add_column(PLACE.fill(company.lang), justify="right")
    table.add_column("")
    table.add_column(category_name("points", company.lang), justify="right")
    for place, seat, score in view["ranking"]:
        name = Text(company.names[seat], f"player.{seat}")
        table.add_row(f"{place}.", name, Text(str(score), "sun" if place == 1 else ""))
    table.caption = WINS.fill(company.lang, player=company.names[view["ranking"][0][1]])
    table.caption_style = "heading"
    return table


def sheet(title: str, company: Company) -> Table:
    """Make an empty sheet with a column for every player."""
    table = Table(title=title, title_style="heading", box=box.HORIZONTALS, border_style="quiet")
    table.padding = (0, 1, 0, 0)
    table.add_column("")
    for seat, name in enumerate(company.names):
        header = Text(name, f"player.{seat}", overflow="ellipsis", no_wrap=True)
        table.add_column(header, justify="right")
    return table


def gain(number: int) -> Text:
    """Format points gained or lost."""
    if number == 0:
        return Text("·", "quiet")
    return Text(f"{number:+d}", "danger" if number < 0 else "good")


def points(row: Data) -> Text:
    """Format a player's points after an epoch, unless they are covered."""
    return Text("?" if row["points"] is None else str(row["points"]), "bold")


def side_by_side(cells: list[Text]) -> Text:
    """Align the numbers of several epochs in columns."""
    line = Text()
    for cell in cells:
        line.append(" " * ((4 if line else 3) - len(cell)))
        line.append_text(cell)
    return line
