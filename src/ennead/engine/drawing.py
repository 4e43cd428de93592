"""A game drawn: as text, by its terminal drawing or as a plain listing, and as SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from ennead.engine.words import player_name

if TYPE_CHECKING:
    from ennead.engine.game import Game

#: The height of a line and the width of a letter where text stands for a picture.
LINE, LETTER = 18, 8


def text(
    game: Game, seat: int | None = None, lang: str = "en", names: list[str] | None = None
) -> str:
    """The table as a seat, or a spectator, sees it; without colors."""
    everybody = [player_name(player, lang, names or []) for player in range(game.players)]
    kit = game.rules.kit
    try:
        drawing = None if kit is None else kit.face("terminal")
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("ennead"):
            raise
        drawing = None  # the core alone, without the packages that the terminal needs
    if drawing is None:
        return listing(game.view(seat))
    drawn: str = drawing.text(game.view(seat), everybody, lang)
    return drawn


def svg(game: Game, seat: int | None = None) -> str | None:
    """The table as an SVG image; None if the game has none."""
    kit = game.rules.kit
    draw = None if kit is None else kit.face("svg")
    if draw is None:
        return None
    drawn: str = draw(game, seat)
    return drawn


def picture(game: Game, seat: int | None = None) -> str:
    """The table as an SVG image; of a game without one, its drawing as text."""
    return svg(game, seat) or written(text(game, seat))


def written(drawn: str) -> str:
    """Lines of text as an SVG image."""
    lines = drawn.splitlines()
    width = 32 + LETTER * max([len(words) for words in lines], default=0)
    height = LINE * (len(lines) + 2)
    placed = [
        f'<text x="16" y="{LINE * number}" xml:space="preserve">{escape(words)}</text>'
        for number, words in enumerate(lines, 2)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'font-family="ui-monospace, monospace" font-size="13">'
        f'<rect width="100%" height="100%" fill="#F7F0E1"/>{"".join(placed)}</svg>'
    )


def listing(view: dict[str, Any]) -> str:
    """A view as indented lines: what any game shows without a drawing of its own."""
    return "\n".join(lines(view, ""))


def lines(value: object, indent: str) -> list[str]:
    """The lines of a part of a view; what fits into a line stands in one."""
    pairs = value.items() if isinstance(value, dict) else enumerate(items(value))
    found: list[str] = []
    for name, part in pairs:
        label = words(name)
        if is_flat(part):
            found.append(f"{indent}{label}: {inline(part)}")
        else:
            found += [f"{indent}{label}:", *lines(part, indent + "  ")]
    return found


def items(value: object) -> list[object]:
    """The parts of a list; anything else is its only part."""
    return list(value) if isinstance(value, (list, tuple)) else [value]


def is_flat(value: object) -> bool:
    """Whether a value fits into a line: nothing in it has parts of its own."""
    parts = value.values() if isinstance(value, dict) else items(value)
    return not any(isinstance(part, (dict, list, tuple)) for part in parts)


def inline(value: object) -> str:
    """A flat value in a line; `-` for nothing."""
    if isinstance(value, dict):
        return ", ".join([f"{words(name)} {inline(part)}" for name, part in value.items()]) or "-"
    if value is None or value == []:
        return "-"
    return ", ".join(["-" if part is None else str(part) for part in items(value)])


def words(name: object) -> str:
    """The name of a part as a reader wants it."""
    return str(name).replace("_", " ")
