"""Sections that every game has."""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.lab.files import Kept
from ennead.lab.report.drawing import histogram, share_plot
from ennead.lab.report.panel import Panel, mean_share, shares_by, stand_out


def plain_panels(kept: Kept) -> list[Panel]:
    """Report on a game that has no panels of its own."""
    rows = kept.rows
    return [*bots_panel(rows), seats_panel(rows), length_panel(rows)]


def seats_panel(rows: list[Data]) -> Panel:
    """Show how much the seat matters."""
    shares, par = shares_by(rows, lambda row: [str(row["seat"])]), mean_share(rows)
    about = "Share of games won by seat; dotted: the mean of all seats."
    svg = share_plot(shares, par, "Share of wins by seat")
    return Panel("Seats", about, [svg], stand_out(shares, par, "Seat"))


def bots_panel(rows: list[Data]) -> list[Panel]:
    """Show how bots fared against each other, if several played."""
    shares = shares_by(rows, lambda row: [row["bot"]])
    if len(shares) < 2:
        return []
    par = mean_share(rows)
    svg = share_plot(shares, par, "Share of wins by bot")
    about = "Share of a bot's seats that won; dotted: the mean of all seats."
    return [Panel("Bots", about, [svg], stand_out(shares, par, "Bot"))]


def length_panel(rows: list[Data]) -> Panel:
    """Show how long games were."""
    lengths = [float(number) for number in {r["number"]: r["decisions"] for r in rows}.values()]
    svg = histogram(lengths, "Length of games", "decisions of all players in a game")
    shortest, longest = min(lengths), max(lengths)
    found = f"Games took {shortest:.0f} to {longest:.0f} decisions."
    return Panel("Length", "How many decisions a game took.", [svg], [found])
