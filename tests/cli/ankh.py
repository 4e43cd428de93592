"""Games of Ankh for the terminal, brought to the question a test is about."""

from __future__ import annotations

import ennead
from ennead.cli.drawing import Company, drawing_of
from tests.cli.terminal import Terminal, late

NAMES = ["Anna", "Ben", "Cem", "Dora", "Eva"]
GUARDIANS = ["cat_mummy", "apep", "giant_scorpion"]


def ankh(
    players: int = 2, gods: tuple[str, ...] = ("amun", "ra", "isis", "osiris", "anubis")
) -> ennead.Game:
    """A game of the Middle Kingdom in which nothing is left to chance."""
    return ennead.new(
        "ankh", players, seed=1, gods=list(gods[:players]), guardians=GUARDIANS, first=0
    )


def answer(game: ennead.Game, *notations: str) -> ennead.Game:
    """Give answers in notation, whoever must."""
    for notation in notations:
        seat = game.to_act()[0]
        game.apply(seat, game.parse(seat, notation))
    return game


def until(game: ennead.Game, question: str, seed: int = 0) -> ennead.Game:
    """Play at random until a question is asked."""
    return late(game, lambda view: bool(view["asked"]["question"] == question), seed)


def drawn(game: ennead.Game, lang: str = "en", width: int = 80, height: int = 24) -> str:
    """The table as the seat sees it that must answer, without what may be chosen."""
    seat = None if game.over else game.to_act()[0]
    return drawn_with(game, seat, [], lang, width, height)


def offered(game: ennead.Game, width: int = 80) -> str:
    """The table with the places that may be chosen."""
    seat = game.to_act()[0]
    notations = [game.notation(seat, answer) for answer in game.legal(seat)]
    return drawn_with(game, seat, notations, "en", width, 24)


def drawn_with(
    game: ennead.Game, seat: int | None, notations: list[str], lang: str, width: int, height: int
) -> str:
    terminal = Terminal([], width, height)
    company = Company(NAMES[: game.players], [""] * game.players, lang)
    table = drawing_of("ankh").table(game.view(seat), company, notations)
    terminal.console.print(table)
    return "\n".join([line.rstrip() for line in terminal.shown.splitlines()])


def the_map(shown: str, columns: int = 47) -> str:
    """Only the map, the panel beside it cut off."""
    lines = [line[:columns].rstrip() for line in shown.splitlines()]
    return "\n".join(lines[: lines.index(lines[0], 1) + 1])
