"""Pictures as SVG: the colors and shapes that drawings of tables are made of."""

from __future__ import annotations

from html import escape
from textwrap import wrap

PAPER, PANEL, INK, QUIET = "#F7F0E1", "#FFFAF0", "#2B2118", "#665744"
CREAM, STONE, GOLD = "#FFF8E7", "#D9CBAE", "#E5B85C"


def picture(width: float, height: float, parts: list[str]) -> str:
    """Draw a whole picture on paper."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" font-family="system-ui, sans-serif" font-size="12">'
        f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def disk(x: float, y: float, radius: float, color: str, inside: str) -> str:
    """Draw a round piece with a cream rim and something written on it."""
    made = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{color}" stroke="{CREAM}" '
        'stroke-width="2"/>'
    )
    light = color in (GOLD, STONE)
    fill = INK if light else CREAM
    return made + text(x, y + 4, inside, fill=fill, anchor="middle", weight=600) if inside else made


def text(
    x: float,
    y: float,
    words: str,
    fill: str = INK,
    anchor: str = "start",
    size: int = 12,
    weight: int = 400,
) -> str:
    """Write words into the picture."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}" text-anchor="{anchor}" font-size="{size}" '
        f'font-weight="{weight}">{escape(words)}</text>'
    )


def wrapped(words: str, letters: int) -> list[str]:
    """Wrap words into lines of about this many letters."""
    return wrap(words, letters) or [""]
