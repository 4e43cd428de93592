"""Ra in the terminal: both tracks, the sun, and what lies in front of every player."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ennead.cli.drawing import Company, Drawing
from ennead.cli.ra.scores import epoch_sheet, final_sheet, ranking
from ennead.cli.ra.styles import STYLES
from ennead.cli.ra.words import (
    AFTER_AUCTION,
    AFTER_EPOCH,
    BAG,
    CATEGORY_OF,
    EPOCH,
    LAST_RA,
    RA_TRACK,
    ROWS,
    on_two_lines,
    short_name,
    tile_name,
)
from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.engine.table import Event

CIVILIZATION = tuple([tile for tile, group in CATEGORY_OF.items() if group == "civilization"])
MONUMENTS = tuple([tile for tile, group in CATEGORY_OF.items() if group == "monuments"])
NEW_PARAGRAPH = ("drawn", "invoked", "god_played", "epoch_ended")
LANDMARKS = {"a": ("won", "unsold", "scored"), "e": ("scored",)}
TILE_WIDTH, SUN_WIDTH, LABEL_WIDTH = 8, 4, 12
#: A player's column shows whole names of tiles from this width on,
WIDE_COLUMN = 18
#: unless the terminal has fewer lines, for then they take too many.
TALL = 30


class RaDrawing(Drawing):
    """Ra for the terminal."""

    styles = STYLES
    landmarks = LANDMARKS

    def table(self, view: Data, company: Company, offered: list[str]) -> RenderableType:
        return Group(
            top_line(view, company.lang),
            auction_track(view, company.lang),
            Areas(view, company),
        )

    def examples(self, game: Game, lang: str) -> dict[str, str]:
        word = "flut" if lang == "de" else "flood"
        return {"answer": "bid 9", "short": "d", "long": "draw", "word": word}

    def begins_paragraph(self, event: Event) -> bool:
        return event.name in NEW_PARAGRAPH

    def chapter(self, event: Event, view: Data, company: Company) -> RenderableType | None:
        if event.name != "scored":
            return None
        epoch = event.fields[0]
        assert isinstance(epoch, int)
        return epoch_sheet(view, epoch, company)

    def end(self, game: Game, company: Company) -> RenderableType:
        view = game.view(None)
        return Group(final_sheet(view, company), ranking(view, company))

    def landmark(self, key: str, lang: str) -> str:
        return (AFTER_AUCTION if key == "a" else AFTER_EPOCH).fill(lang)


def top_line(view: Data, lang: str) -> RenderableType:
    """Draw the epoch, the Ra track and what is left in the bag."""
    line = Table.grid(padding=(0, 3, 0, 0))
    bag = view["bag"]
    cells = [Text(EPOCH.fill(lang, epoch=view["epoch"]), "heading"), ra_track(view, lang)]
    if bag is not None:
        cells.append(Text(BAG.fill(lang, number=sum(bag.values())), "quiet"))
    line.add_row(*cells)
    return line


def ra_track(view: Data, lang: str) -> Text:
    """Draw the Ra track, taken spaces filled, with a warning when one more ends the epoch."""
    tiles, spaces = view["ra_track"]["tiles"], view["ra_track"]["spaces"]
    last = tiles == spaces - 1
    text = Text(RA_TRACK.fill(lang) + " ")
    text.append("◆" * tiles, "danger")
    text.append("◇" * (spaces - tiles), "danger" if last else "quiet")
    text.append(f" {tiles}/{spaces}")
    if last:
        text.append(" " + LAST_RA.fill(lang), "danger")
    return text


def auction_track(view: Data, lang: str) -> Table:
    """Draw the eight spaces with the board's sun in the middle: all that an auction is about."""
    table = Table(box=box.ROUNDED, show_header=False, padding=0, border_style="quiet")
    cells: list[RenderableType] = [tile_cell(tile, lang) for tile in view["auction_track"]]
    middle = len(cells) // 2
    cells.insert(middle, Text(f"☉\n{view['sun']}", "sun", justify="center"))
    for place in range(len(cells)):
        table.add_column(width=SUN_WIDTH if place == middle else TILE_WIDTH)
    table.add_row(*cells)
    return table


def tile_cell(tile: str | None, lang: str) -> Text:
    """Draw a space of the auction track."""
    if tile is None:
        return Text("·\n", "quiet", justify="center")
    return Text(on_two_lines(tile, lang), f"tile.{CATEGORY_OF[tile]}", justify="center")


class Areas:
    """Every player's area in a column, tiles in rows by category, as wide as there is room."""

    def __init__(self, view: Data, company: Company) -> None:
        self.view = view
        self.company = company
        self.lang = company.lang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        players = len(self.view["areas"])
        width = (min(options.max_width, 130) - LABEL_WIDTH - 2) // players - 2
        widths = [LABEL_WIDTH, *[min(width, 30)] * players]
        yield from cells_in_lines(console, widths, [Text(), *map(self.header, range(players))])
        for label, cells in self.rows(wide=width >= WIDE_COLUMN and console.height >= TALL):
            yield from cells_in_lines(console, widths, [Text(label, "quiet"), *cells])

    def header(self, seat: int) -> Text:
        """Draw a player's name, marked if the player is asked."""
        asked = self.view["asked"] or {"seats": []}
        mark = "▶" if seat in asked["seats"] else ""
        name = self.company.names[seat]
        return Text(mark + name, f"player.{seat}", overflow="ellipsis", no_wrap=True)

    def rows(self, wide: bool) -> list[tuple[str, list[Text]]]:
        """Draw the rows of the areas, with a cell for every player."""
        areas = self.view["areas"]
        rows = {
            "points": [points(area) for area in areas],
            "suns": [suns(area["suns"], "sun") for area in areas],
            "spent": [suns(area["spent"], "spent") for area in areas],
            "god": [number(area, "god") for area in areas],
            "gold": [number(area, "gold") for area in areas],
            "pharaoh": [number(area, "pharaoh") for area in areas],
            "nile": [niles(area) for area in areas],
            "civilization": [self.kinds(area, CIVILIZATION, wide) for area in areas],
            "monuments": [self.kinds(area, MONUMENTS, wide) for area in areas],
        }
        return [(ROWS[row].fill(self.lang), cells) for row, cells in rows.items()]

    def kinds(self, area: Data, kinds: tuple[str, ...], wide: bool) -> Text:
        """List the kinds of a category that a player has, with their numbers."""
        name = tile_name if wide else short_name
        held = [(tile, area["tiles"].get(tile, 0)) for tile in kinds]
        words = [name(tile, self.lang) + (f"×{n}" if n > 1 else "") for tile, n in held if n]
        style = f"tile.{CATEGORY_OF[kinds[0]]}"
        return Text((", " if wide else " ").join(words), style) if words else nothing()


def cells_in_lines(console: Console, widths: list[int], cells: list[Text]) -> Iterator[Text]:
    """Join cells side by side, each wrapped to its width.

    By hand, for with a table of rich's the whole screen takes 7 ms to draw instead of 4.
    """
    pairs = list(zip(cells, widths, strict=True))
    columns = [[c] if c.cell_len <= width else c.wrap(console, width) for c, width in pairs]
    for row in zip_longest(*columns):
        line = Text(no_wrap=True)
        for part, width in zip(row, widths, strict=True):
            cell = Text() if part is None else part.copy()
            cell.pad_right(width - cell.cell_len + 2)
            line.append(cell)
        line.rstrip()
        yield line


def points(area: Data) -> Text:
    """Draw a player's points, unless they are covered."""
    return Text("?" if area["points"] is None else str(area["points"]), "bold")


def suns(numbers: list[int], style: str) -> Text:
    """Draw suns by number."""
    return Text(" ".join([str(sun) for sun in numbers]), style) if numbers else nothing()


def number(area: Data, tile: str) -> Text:
    """Count a player's tiles of a kind."""
    held = area["tiles"].get(tile, 0)
    return Text(str(held), f"tile.{CATEGORY_OF[tile]}") if held else nothing()


def niles(area: Data) -> Text:
    """Count Niles and Floods; without a Flood they are worth nothing (RA-P4)."""
    held, floods = area["tiles"].get("nile", 0), area["tiles"].get("flood", 0)
    return Text(f"{held} + {floods}", "tile.nile") if held or floods else nothing()


def nothing() -> Text:
    """Draw an empty place."""
    return Text("·", "quiet")
