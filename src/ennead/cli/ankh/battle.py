"""A battle of Ankh, and who is where in the regions."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ennead.cli.ankh import table
from ennead.cli.ankh.words import (
    BATTLE,
    CHOOSING,
    FIGURES,
    LOST,
    NOBODY_THERE,
    REGIONS,
    SEALED,
    STRENGTH,
    WINNER,
    monument_sign,
)
from ennead.engine.rules import Data
from ennead.engine.words import Count, joined
from ennead.games.ankh.table.pieces import CARD_NAMES, cards_in
from ennead.games.ankh.words import names


def battle(view: Data, lang: str) -> RenderableType | None:
    """Draw the running battle: a line for every god in it."""
    fight = view["battle"]
    if fight is None:
        return None
    grid = Table.grid(padding=(0, 2, 0, 0))
    region = view["regions"][fight["region"]]
    heading = Text(BATTLE.fill(lang, number=region["token"]), "heading")
    for place, god in enumerate(fight["gods"]):
        final = fight["strength"][god] if any(fight["strength"]) else view["strengths"][place]
        there = count_figures(view, god, region)
        grid.add_row(
            Text(f"{table.letter(view, god)} {name(view, god, lang)}", table.style(view, god)),
            FIGURES.fill(lang, number=Count(there)),
            Text(STRENGTH.fill(lang, number=final), "bold"),
            *remarks(view, god, lang),
        )
    return Group(heading, grid)


def name(view: Data, god: int, lang: str) -> str:
    """Name a god."""
    return table.god_name(view, god, lang)


def remarks(view: Data, god: int, lang: str) -> list[Text]:
    """List a god's cards or whether it has chosen, its losses, and whether it won."""
    fight, asked = view["battle"], view["asked"] or {}
    found = []
    played = [CARD_NAMES[card] for card in cards_in(fight["played"][god])]
    if played:
        found.append(Text(joined([names.name(names.CARDS, card, lang) for card in played], lang)))
    if god in asked.get("secret", []):
        found.append(Text((CHOOSING if god in asked["seats"] else SEALED).fill(lang), "quiet"))
    if fight["lost"][god]:
        found.append(Text(LOST.fill(lang, number=fight["lost"][god]), "danger"))
    if fight["winner"] == god:
        found.append(Text(WINNER.fill(lang), "heading"))
    return found


def regions(view: Data, lang: str) -> list[Text]:
    """Draw a line for every region in conflict order: figures of each god, and majorities."""
    lines = [Text(REGIONS.fill(lang), "quiet")]
    ordered = [region for region in view["regions"] if region["token"] is not None]
    for region in sorted(ordered, key=lambda region: region["token"]):
        there = [(god, count_figures(view, god, region)) for god in table.gods_in_play(view)]
        figures = [
            Text(f"{table.letter(view, god)}{number}", table.style(view, god))
            for god, number in there
            if number
        ]
        line = Text.assemble((f"({region['token']})", "order"), " ")
        line.append(Text(" ").join(figures or [Text(NOBODY_THERE.fill(lang), "quiet")]))
        lines.append(line.append(majorities(view, region)))
    return lines


def count_figures(view: Data, god: int, region: Data) -> int:
    """Count a god's figures in a region."""
    area = table.spaces_of(region)
    return sum([space in area and f.god == god for space, f in table.figures(view).items()])


def majorities(view: Data, region: Data) -> Text:
    """Show which god has the majority of each type of monument in a region (AK-X7)."""
    text = Text(" ")
    for kind in view["supply"]["monuments"]:
        held = [
            m.god
            for space, m in table.monuments(view).items()
            if m.kind == kind and space in region["land"] and m.god is not None
        ]
        counts = sorted([(held.count(god), god) for god in set(held)], reverse=True)
        if counts and (len(counts) == 1 or counts[0][0] > counts[1][0]):
            god = counts[0][1]
            text.append(f" {monument_sign(kind)}{table.letter(view, god)}", table.style(view, god))
    return text
