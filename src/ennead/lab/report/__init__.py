"""A report: one page of HTML with plots and a short text of findings."""

from __future__ import annotations

from ennead.lab.files import Kept
from ennead.lab.game_lab import lab_of
from ennead.lab.report.comparison import comparison_panels
from ennead.lab.report.page import comparison_page, page
from ennead.lab.report.panel import call_things_of
from ennead.lab.report.shared import plain_panels


def report(kept: Kept) -> str:
    """Make the page about some results."""
    call_things_of(kept.game)
    panels = lab_of(kept.game).panels or plain_panels
    return page(kept, panels(kept))


def compare(one: Kept, other: Kept, names: tuple[str, str]) -> str:
    """Make the page about two experiments with the same game; ValueError if the games differ."""
    if one.game != other.game:
        raise ValueError(f"these are games of {one.game} and of {other.game}")
    call_things_of(one.game)
    return comparison_page(one, other, names, comparison_panels(one, other, names))


__all__ = ["compare", "report"]
