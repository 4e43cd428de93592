"""The page of a report: one file, nothing to load."""

from __future__ import annotations

from html import escape

from ennead.engine.rules import Data
from ennead.lab.files import Kept
from ennead.lab.report.panel import Panel

CSS = """
:root { color-scheme: light dark;
  --paper: #F7F0E1; --panel: #FFFAF0; --ink: #2B2118; --quiet: #665744; --lapis: #1F4E8C;
  --gold: #8A5A10; --carnelian: #A63A22; --turquoise: #0F6B66; --line: #2B21181f;
  --blue: #0B62A8; --violet: #5A3A94; --pink: #B0347A; --green: #0B7350; --orange: #B45309; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #14171E; --panel: #1E232D; --ink: #F1E8D6; --quiet: #B5A992; --lapis: #8DB8F0;
  --gold: #E5B85C; --carnelian: #F08C73; --turquoise: #6CCFC7; --line: #F1E8D61f;
  --blue: #6FB3EC; --violet: #B79BEB; --pink: #EE8AC0; --green: #63C79F; --orange: #F0A35A; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1, h2 { font-family: Cinzel, "Palatino Linotype", Palatino, Georgia, serif; font-weight: 600;
  letter-spacing: .02em; line-height: 1.2; }
h1 { font-size: 2.1rem; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 0 0 .3rem; }
.lead { color: var(--quiet); margin: 0 0 1.75rem; }
.numbers { display: flex; flex-wrap: wrap; gap: 2.25rem; margin: 0 0 2rem; padding: 0; }
.numbers div { display: flex; flex-direction: column-reverse; }
.numbers dd { margin: 0; font-size: 1.7rem; color: var(--gold); line-height: 1.2; }
.numbers dt { color: var(--quiet); font-size: .85rem; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
  padding: 1.4rem 1.5rem; margin: 0 0 1.25rem; }
section p { margin: 0 0 .6rem; color: var(--quiet); max-width: 46rem; }
ul { margin: .4rem 0 0; padding-left: 1.1rem; } li { margin: .25rem 0; }
svg { width: 100%; height: auto; display: block; margin: .5rem 0 0; }
svg text { font-family: system-ui, sans-serif !important; }
.findings { border-left: 3px solid var(--gold); }
h3 { font-size: 1rem; margin: 1rem 0 0; }
table { border-collapse: collapse; font-size: .9rem; margin: .6rem 0; }
th, td { padding: .2rem .7rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); }
footer { color: var(--quiet); font-size: .85rem; }
a { color: var(--lapis); }
nav { columns: 2; margin: 0 0 1.5rem; } nav a { display: block; text-decoration: none; }
@media (max-width: 40rem) { nav { columns: 1; } section { padding: 1rem; } }
"""

CAVEAT = (
    "What can be concluded: how these bots fare with these rules, and that a difference is larger "
    "than chance where the findings say so. What cannot: that a choice causes wins (those who are "
    "ahead can afford other choices; simulate with --explore to let chance choose), or how people "
    "would fare. Intervals hold 95 %; they take seats and games of a deal as independent and so "
    "are a little too narrow."
)
COMPARISON_CAVEAT = (
    "What can be concluded: what the change does to games between these bots. Intervals hold 95 % "
    "each, by a bootstrap over deals; of twenty that are compared one leaves 0 out by chance. "
    "Effect sizes are in standard deviations between deals: 0.2 is small, 0.8 large. What cannot "
    "be concluded: what people would do."
)


def page(kept: Kept, panels: list[Panel]) -> str:
    """Make the page about one experiment."""
    title = f"{kept.game.capitalize()}: {played(kept):,} games"
    found = [finding for panel in panels for finding in panel.findings]
    parts = [
        f'<p class="lead">{escape(asked_for(kept.head))}</p>',
        numbers(kept),
        f'<section class="findings"><h2>Findings</h2><ul>{items(found)}</ul></section>',
        contents(panels),
        *[panel_html(number, panel) for number, panel in enumerate(panels)],
        f"<footer>{CAVEAT}</footer>",
    ]
    return whole(title, parts)


def comparison_page(one: Kept, other: Kept, names: tuple[str, str], panels: list[Panel]) -> str:
    """Make the page about two experiments."""
    title = f"{one.game.capitalize()}: {names[0]} and {names[1]}"
    found = [finding for panel in panels for finding in panel.findings]
    leads = [
        f'<p class="lead">{escape(name)}: {played(kept):,} games · '
        f"{escape(asked_for(kept.head))}</p>"
        for name, kept in zip(names, (one, other), strict=True)
    ]
    return whole(
        title,
        [
            *leads,
            f'<section class="findings"><h2>Findings</h2><ul>{items(found)}</ul></section>',
            contents(panels),
            *[panel_html(number, panel) for number, panel in enumerate(panels)],
            f"<footer>{COMPARISON_CAVEAT}</footer>",
        ],
    )


def whole(title: str, parts: list[str]) -> str:
    """Join parts to a page."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{CSS}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{''.join(parts)}</main></body></html>\n"
    )


def panel_html(number: int, panel: Panel) -> str:
    """Write a panel with its plots and findings."""
    plots = "".join([f"<figure style='margin:0'>{svg}</figure>" for svg in panel.plots])
    found = f"<ul>{items(panel.findings)}</ul>" if panel.findings else ""
    heading = f"<h2>{escape(panel.title)}</h2><p>{panel.about}</p>"
    return f'<section id="s{number}">{heading}{plots}{found}</section>'


def contents(panels: list[Panel]) -> str:
    """Link all panels."""
    links = [f'<a href="#s{n}">{escape(s.title)}</a>' for n, s in enumerate(panels)]
    return f"<nav>{''.join(links)}</nav>"


def items(sentences: list[str]) -> str:
    """Write sentences as a list."""
    return "".join([f"<li>{sentence}</li>" for sentence in sentences])


def numbers(kept: Kept) -> str:
    """Write the key figures."""
    lengths = sorted({row["number"]: row["decisions"] for row in kept.rows}.values())
    best = sorted([row["score"] for row in kept.rows if row["place"] == 1])
    shown = {
        "games": f"{played(kept):,}",
        "players": str(kept.head["players"]),
        "decisions, median": str(lengths[len(lengths) // 2]),
        "winning score, median": str(best[len(best) // 2]) if best else "none",
    }
    cells = [f"<div><dt>{name}</dt><dd>{number}</dd></div>" for name, number in shown.items()]
    return f'<dl class="numbers">{"".join(cells)}</dl>'


def asked_for(head: Data) -> str:
    """Sum up in a line what was simulated."""
    told = [f"{head['players']} players", ", ".join(head["line_up"])]
    if "seed" in head:
        told.append(f"seed {head['seed']}")
    told += [f"{name}: {value}" for name, value in head.get("options", {}).items()]
    return " · ".join(told)


def played(kept: Kept) -> int:
    """Count the games."""
    return len({row["number"] for row in kept.rows})
