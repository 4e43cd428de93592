"""The page about a balance: what is off, win rates in their bands, and what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from statistics import median

from ennead.engine.rules import Data
from ennead.lab.balance.bands import Cell, Verdict
from ennead.lab.balance.measuring import Table, verdicts
from ennead.lab.game_lab import lab_of
from ennead.lab.report.drawing import share_plot
from ennead.lab.report.page import contents, items, panel_html, whole
from ennead.lab.report.panel import Panel, Share, call_things_of, shares_by, words

CAVEAT = (
    "What can be concluded: how often these bots win with these rules. What cannot: how people "
    "would fare, or that what winners chose made them win. Shares have 95 % intervals (Wilson); "
    "they take seats as independent and so are a little too narrow."
)


def balance_page(tables: list[Table]) -> str:
    """Make the page about all tables that were played."""
    plan = tables[0].plan
    call_things_of(plan.game)
    played = [table for table in tables if table.games]
    groups = [[t for t in played if t.players == number] for number in numbers(played)]
    cells = [(name, cell) for group in groups for name, cell in verdicts(group)]
    panels = [tables_panel(played), *band_panels(cells)]
    panels += [crossed(group) for group in groups]
    panels += [chosen(group, trait) for group in groups for trait in lab_of(plan.game).chosen]
    lead = f"{plan.line_up[0]} in all seats · seed {plan.seed}"
    parts = [
        f'<p class="lead">{escape(lead)}</p>',
        f'<section class="findings"><h2>Findings</h2><ul>{items(findings(cells))}</ul></section>',
        contents(panels),
        *[panel_html(number, panel) for number, panel in enumerate(panels)],
        f"<footer>{CAVEAT}</footer>",
    ]
    return whole(f"Balance of {plan.game.capitalize()}", parts)


def numbers(tables: list[Table]) -> list[int]:
    """List the numbers of players, each once."""
    return list(dict.fromkeys([table.players for table in tables]))


def findings(cells: list[tuple[str, Cell]]) -> list[str]:
    """Say in sentences what is off, and how much is not clear."""
    found = [
        f"{escape(name)}: <b>{escape(words(cell.name))}</b> won {told(cell)}, "
        f"not {cell.band.told()} ({cell.mean:.0%})."
        for name, cell in cells
        if cell.verdict is Verdict.OFF
    ]
    unclear = [cell for _, cell in cells if cell.verdict is Verdict.OPEN]
    if unclear:
        found.append(f"{len(unclear)} of {len(cells)} win rates are not clear yet.")
    return found or [f"All {len(cells)} win rates lie within their bands."]


def told(cell: Cell) -> str:
    """Tell a win rate with its interval."""
    low, high = cell.interval
    return f"{cell.share:.0%} ({low:.0%} to {high:.0%}) of {cell.seats}"


def band_panels(cells: list[tuple[str, Cell]]) -> list[Panel]:
    """Show the win rates of each trait, a plot for each table or number of players."""
    panels = []
    for band in dict.fromkeys([cell.band for _, cell in cells]):
        own = [(name, cell) for name, cell in cells if cell.band == band]
        plots = []
        for name in dict.fromkeys([name for name, _ in own]):
            group = [cell for table, cell in own if table == name]
            shares = [Share(cell.name, cell.wins, cell.seats) for cell in group]
            mean = group[0].mean
            plots.append(f"<h3>{escape(name)}</h3>")
            plots.append(share_plot(shares, mean, escape(name), band=band.limits(mean)))
        about = f"Shaded: {band.told()}. Dotted: the mean of all seats."
        panels.append(Panel(f"Wins by {band.trait}", about, plots))
    return panels


def tables_panel(tables: list[Table]) -> Panel:
    """List what was played, and how long games were."""
    rows = [
        [
            escape(table.name),
            f"{len(table.games):,}",
            f"{median([game.decisions for game in table.games]):.0f}",
            f"{median([max(game.scores) for game in table.games]):.0f}",
        ]
        for table in tables
    ]
    heads = ["table", "games", "decisions, median", "highest score, median"]
    return Panel("Tables", "What was played.", [html_table(heads, rows)])


def crossed(tables: list[Table]) -> Panel:
    """Show win rates by two traits at once, and by trait and map."""
    game = tables[0].plan.game
    traits = lab_of(game).traits
    rows = [{**row, "map": table.map or ""} for table in tables for row in table.rows]
    by: dict[str, Callable[[Data], list[str]]] = {
        cell.band.trait: traits[cell.band.trait] for _, cell in verdicts(tables)
    }
    if len({row["map"] for row in rows}) > 1:
        by["map"] = lambda row: [str(row["map"])]
    names = list(by)
    pairs = [(one, other) for place, one in enumerate(names) for other in names[place + 1 :]]
    plots = [cross_table(rows, one, other, by) for one, other in pairs]
    about = "Win rates, and of how many seats."
    return Panel(f"One by the other, {tables[0].players} players", about, plots)


def cross_table(
    rows: list[Data], one: str, other: str, by: dict[str, Callable[[Data], list[str]]]
) -> str:
    """Write the win rates of seats by two traits as a table."""
    columns = sorted({name for row in rows for name in by[other](row)})
    lines = []
    for name in sorted({name for row in rows for name in by[one](row)}):
        own = [row for row in rows if name in by[one](row)]
        shares = {share.name: share for share in shares_by(own, by[other])}
        cells = [
            f"{shares[column].share:.0%} of {shares[column].seats}" if column in shares else ""
            for column in columns
        ]
        lines.append([escape(words(name)), *cells])
    return html_table([f"{one} by {other}", *[escape(words(name)) for name in columns]], lines)


def chosen(tables: list[Table], trait: str) -> Panel:
    """Show how often something was chosen."""
    had = lab_of(tables[0].plan.game).traits[trait]
    rows = [row for table in tables for row in table.rows]
    counts = [Share(share.name, share.seats, len(rows)) for share in shares_by(rows, had)]
    counts.sort(key=lambda share: -share.share)
    title = f"Chosen: {trait}, {tables[0].players} players"
    mean = sum([share.share for share in counts]) / max(1, len(counts))
    axis = "share of seats that had it, with 95 % intervals"
    plots = [share_plot(counts, mean, escape(title), axis=axis)] if counts else []
    return Panel(title, "How many of all seats had it at the end. Dotted: the mean.", plots)


def html_table(heads: list[str], rows: Iterable[list[str]]) -> str:
    """Write a table."""
    head = "".join([f"<th>{name}</th>" for name in heads])
    body = "".join(
        ["<tr>" + "".join([f"<td>{cell}</td>" for cell in row]) + "</tr>" for row in rows]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
