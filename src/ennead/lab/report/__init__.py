"""A report: one page of HTML with plots and a short text of findings."""

from __future__ import annotations

from ennead.lab.files import Kept
from ennead.lab.report.page import page


def report(kept: Kept) -> str:
    """The page about some results."""
    from ennead.lab.ankh.report import ankh_sections
    from ennead.lab.ra.report import ra_sections

    sections = {"ra": ra_sections, "ankh": ankh_sections}
    return page(kept, sections[kept.game](kept))


__all__ = ["report"]
