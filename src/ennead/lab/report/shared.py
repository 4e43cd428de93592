"""Sections that every game has."""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.lab.files import Kept
from ennead.lab.report.drawing import histogram, share_plot
from ennead.lab.report.section import Section, mean_share, shares_by, stand_out


def plain_sections(kept: Kept) -> list[Section]:
    """The report of a game that has no sections of its own."""
    rows = kept.rows
    return [*bots_section(rows), seats_section(rows), length_section(rows)]


def seats_section(rows: list[Data]) -> Section:
    """How much the seat matters."""
    shares, par = shares_by(rows, lambda row: [str(row["seat"])]), mean_share(rows)
    about = "Share of games won by seat; dotted: the mean of all seats."
    svg = share_plot(shares, par, "Share of wins by seat")
    return Section("Seats", about, [svg], stand_out(shares, par, "Seat"))


def bots_section(rows: list[Data]) -> list[Section]:
    """How bots fared against each other, where several played."""
    shares = shares_by(rows, lambda row: [row["bot"]])
    if len(shares) < 2:
        return []
    par = mean_share(rows)
    svg = share_plot(shares, par, "Share of wins by bot")
    about = "Share of a bot's seats that won; dotted: the mean of all seats."
    return [Section("Bots", about, [svg], stand_out(shares, par, "Bot"))]


def length_section(rows: list[Data]) -> Section:
    """How long games were."""
    lengths = [float(number) for number in {r["number"]: r["decisions"] for r in rows}.values()]
    svg = histogram(lengths, "Length of games", "decisions of all players in a game")
    shortest, longest = min(lengths), max(lengths)
    found = f"Games took {shortest:.0f} to {longest:.0f} decisions."
    return Section("Length", "How many decisions a game took.", [svg], [found])
