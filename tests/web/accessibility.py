"""axe, asked about the page as it is."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def check_accessibility(page: Page, *, without: str = "") -> None:
    """Nothing that WCAG 2.2 AA forbids, as far as a program can see it; a part may be left out."""
    context = {"exclude": [[without]]} if without else None
    options = {"runOnly": {"type": "tag", "values": TAGS}}
    found = Axe().run(page, context=context, options=options)
    assert found.violations_count == 0, found.generate_report()
