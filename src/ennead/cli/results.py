"""The results of a simulation as tables."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ennead.engine.rules import Data
from ennead.lab.results import Results

#: How the columns of a share and its interval are written.
SHARES = {"share": "{:.1%}", "low": " ({:.0%}", "high": "-{:.0%})"}
#: The heading of a column with half an interval begins like this.
WIDTH = "+- "


def print_results(console: Console, results: Results) -> None:
    """Print what was played, how each bot did, and the game's own statistics."""
    summary = results.summary()
    console.print(Text(headline(summary), "heading"))
    if not results.complete:
        console.print(Text(f"Stopped after {summary['played']} games.", "danger"))
    if not summary["played"]:
        return
    console.print(bots_table(summary))
    for table in summary["tables"]:
        console.print(statistics_table(table))
    console.print(Text(speed(summary), "quiet"))


def headline(summary: Data) -> str:
    """Sum up what was asked for in one line."""
    line_up = ", ".join(summary["line_up"])
    games = f"{summary['games']:,} games"
    name = summary["game"].capitalize()
    return f"{name} · {summary['players']} players: {line_up} · {games} · seed {summary['seed']}"


def bots_table(summary: Data) -> Table:
    """Tabulate each bot's win rate per seat against par, and scores, with 95 % intervals."""
    par = summary["par"]
    table = plain_table(f"wins of one seat (par {par:.1%}) and mean scores, with 95 % intervals")
    table.add_column("bot")
    for column in ("wins", "per seat", "95 %", "score", "95 %", "ms/answer"):
        table.add_column(column, justify="right")
    for bot in summary["bots"]:
        low, high = bot["score_interval"]
        table.add_row(
            f"{bot['bot']} x {bot['seats']}",
            f"{bot['wins']:,.0f}",
            Text(f"{bot['share']:.1%}", "bold"),
            share_interval(bot, par),
            Text(f"{bot['score']:.1f}", "bold"),
            f"{low:.1f}-{high:.1f}",
            "·" if bot["milliseconds_per_answer"] is None else milliseconds(bot),
        )
    return table


def share_interval(bot: Data, par: float) -> Text:
    """Format the interval of a win rate, marked if par lies outside; a dot if it has no width."""
    low, high = bot["share_interval"]
    if low == high:
        return Text("·", "quiet")
    text = Text(f"{low:.1%}-{high:.1%}")
    if low > par:
        return text.append(" ▲", "good")
    return text.append(" ▼", "danger") if high < par else text.append(" =", "quiet")


def milliseconds(bot: Data) -> str:
    """Format the CPU milliseconds of an answer."""
    return f"{bot['milliseconds_per_answer']:.2f}"


def statistics_table(data: Data) -> Table:
    """Tabulate the game's own statistics."""
    table = plain_table(data["name"])
    columns = data["columns"]
    for place, column in enumerate(columns):
        if not is_part(column):
            title = column.replace("_", " ")
            table.add_column(title, justify="right" if place else "left", no_wrap=not place)
    for row in data["rows"]:
        cells: list[str] = []
        for column, cell in zip(columns, row, strict=True):
            text = in_words(column, cell)
            if is_part(column):
                cells[-1] += text
            else:
                cells.append(text)
        table.add_row(*cells)
    return table


def is_part(column: str) -> bool:
    """Whether a column belongs to the one before it: the bounds or the width of an interval."""
    return column in ("low", "high") or column.startswith(WIDTH)


def in_words(column: str, cell: str | float) -> str:
    """Format a cell; shares are percentages, followed by their bounds in brackets."""
    if isinstance(cell, str):
        return cell.replace("_", " ")
    if column.startswith(WIDTH):
        return f" ±{cell:.1f}"
    if column in SHARES:
        return SHARES[column].format(cell)
    return f"{cell:,}" if isinstance(cell, int) else f"{cell:.2f}"


def plain_table(title: str) -> Table:
    """Make a table with a title and no more lines than needed."""
    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.HORIZONTALS,
        border_style="quiet",
        padding=(0, 1, 0, 0),
    )


def speed(summary: Data) -> str:
    """Say how much was decided in how much time."""
    rate = summary["decisions_per_cpu_second"]
    pace = "" if rate is None else f", {rate:,.0f} per CPU second, the bots' thinking included"
    return f"{summary['decisions']:,} decisions{pace}"
