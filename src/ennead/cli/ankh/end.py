"""How conflicts and games of Ankh ended."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ennead.cli.ankh import table
from ennead.cli.ankh.tracks import devotion_track
from ennead.cli.ankh.words import (
    CONFLICT_OVER,
    ENDINGS,
    FINAL_RANKING,
    FORGOTTEN,
    NOBODY_WINS,
    WINS,
)
from ennead.cli.drawing import Company
from ennead.engine.rules import Data
from ennead.games.ankh.words import names


def after_conflict(view: Data, number: object, company: Company) -> RenderableType:
    """Draw the devotion track after a conflict."""
    heading = Text(CONFLICT_OVER.fill(company.lang, number=number), "heading")
    return Group(heading, devotion_track(view))


def ending(view: Data, company: Company) -> RenderableType:
    """Say why the game ended, and every player's place."""
    parts: list[RenderableType] = [Text(FINAL_RANKING.fill(company.lang), "heading")]
    if view["ending"] is not None:
        parts.append(Text(ENDINGS[view["ending"]].fill(company.lang)))
    return Group(*parts, ranking(view, company), winner(view, company))


def ranking(view: Data, company: Company) -> Table:
    """Tabulate place, player, god and devotion."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for place, seat, devotion in view["ranking"]:
        god = view["plays"][seat]
        gone = "" if god in view["ascending"] else FORGOTTEN.fill(company.lang)
        grid.add_row(
            f"{place}.",
            Text(company.names[seat], table.style(view, god)),
            Text(table.god_name(view, god, company.lang), table.style(view, god)),
            Text(f"{names.name(names.TERMS, 'devotion', company.lang)} {devotion}"),
            Text(gone, "quiet"),
        )
    return grid


def winner(view: Data, company: Company) -> Text:
    """Name the winner, if there is one."""
    god = view["winner"]
    if god is None:
        return Text(NOBODY_WINS.fill(company.lang), "bold")
    players = table.player_names(view, god, company.names)
    name = table.god_name(view, god, company.lang)
    return Text(WINS.fill(company.lang, god=name, players=players), "bold")
