"""Where a game was decided: everybody's chances over time, and the answers that turned them."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ennead.bots.analysis import Review, review
from ennead.cli import words
from ennead.cli.drawing import Company

#: A chance as a bar, from nothing to certainty.
BARS = "▁▂▃▄▅▆▇█"
#: The longest row of bars.
WIDEST = 72


def show_review(console: Console, record_text: str, company: Company) -> None:
    """Print the chances of a record, a row for each player, and its largest swings."""
    found = review(record_text, company.lang)
    console.print(Text(words.DECIDED.fill(company.lang), "heading"))
    room = max(len(name) for name in company.names)
    width = max(8, min(WIDEST, console.width - room - 8))
    for seat, name in enumerate(company.names):
        last = round(100 * found.chances[-1][seat])
        console.print(Text(f"{name:<{room}} {bars(found, seat, width)} {last:3d} %"))
    if not found.swings:
        console.print(Text(words.NEVER_TURNED.fill(company.lang), "quiet"))
    for swing in found.swings:
        text = words.SWING.fill(
            company.lang,
            step=swing.step,
            by=company.names[swing.by],
            answer=swing.words,
            player=company.names[swing.seat],
            change=round(100 * swing.gain),
            chance=round(100 * found.chances[swing.step][swing.seat]),
        )
        console.print(Text(text))
        if (better := swing.better) is not None:
            change = round(100 * better.gain)
            found_better = words.BETTER.fill(company.lang, answer=better.words, change=change)
            console.print(Text(f"{found_better} {better.reasons}".rstrip(), "quiet"))


def bars(found: Review, seat: int, width: int) -> str:
    """Draw a seat's chances as a row of bars no longer than the width."""
    steps = len(found.chances)
    shown = min(width, steps)
    places = [round(n * (steps - 1) / max(1, shown - 1)) for n in range(shown)]
    top = len(BARS) - 1
    return "".join([BARS[round(found.chances[place][seat] * top)] for place in places])
