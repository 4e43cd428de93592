"""The seats at a table in the terminal: people and bots."""

from __future__ import annotations

import secrets

from ennead.bots import Bot, bots_for, make_bot
from ennead.cli.refusal import Refused, refusing
from ennead.engine.words import player_name

#: What bots are called at the table.
BOT_NAMES = ("Hatshepsut", "Imhotep", "Nefertiti", "Ramses", "Cleopatra")


class Seat:
    """A player: a name, and the bot that plays, or none for a person."""

    def __init__(self, name: str, kind: str, bot: Bot | None) -> None:
        self.name = name
        #: The bot's kind, or empty for a person.
        self.kind = kind
        self.bot = bot


def default_bot(game: str) -> str:
    """Return the bot that plays a game when none is named."""
    return "greedy" if "greedy" in bots_for(game) else "random"


def number_of_players(players: int | None, humans: int, bots: list[str], usual: int) -> int:
    """Return the players asked for, or else the people and bots named, or else the usual number."""
    if players is not None:
        return players
    return humans + len(bots) if bots or humans > 1 else usual


def seat_players(
    game: str, players: int, names: list[str], humans: int, bots: list[str], lang: str, seed: int
) -> list[Seat]:
    """Seat people first, then the bots in the order named; the last bot fills the rest."""
    if not 0 <= humans <= players:
        raise Refused(f"--humans must be 0 to {players}, the number of players, not {humans}")
    if len(bots) > players - humans:
        raise Refused(f"{len(bots)} bots named, but only {players - humans} seats are free")
    if len(names) > humans:
        raise Refused(f"{len(names)} names given, but --humans is {humans}")
    people = [Seat(player_name(seat, lang, names), "", None) for seat in range(humans)]
    free = [name for name in BOT_NAMES if name not in names]
    kinds = bots + [bots[-1] if bots else default_bot(game)] * (players - humans - len(bots))
    with refusing():
        return people + [
            Seat(free[place], kind, make_bot(kind, game, seed + place + 1, own_classes=True))
            for place, kind in enumerate(kinds)
        ]


def any_seed() -> int:
    """Draw a random seed."""
    return secrets.randbits(32)
