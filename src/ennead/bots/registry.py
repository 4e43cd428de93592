"""Which bots there are: our own, those of installed packages, and classes named by the operator.

A name is looked up, never imported, unless `own_classes` is set: a message of a client can only
choose among bots that the operator has installed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import cast

from ennead.bots import levels
from ennead.bots.bot import Bot
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.levels import LEVELS
from ennead.bots.random_bot import RandomBot
from ennead.games.plugins import fault

#: Makes a bot from a seed, which decides all that the bot leaves to chance.
MakeBot = Callable[[int], Bot]

#: Our own, the weakest first, then the baselines.
BOTS: dict[str, MakeBot] = {
    "easy": levels.easy,
    "medium": levels.medium,
    "hard": levels.hard,
    "expert": levels.expert,
    "master": levels.master,
    "random": RandomBot,
    "greedy": GreedyBot,
}
#: The bots that need no values of a game.
WITHOUT_VALUES = ("expert", "master", "random")
#: Packages add bots under this name in their entry points.
GROUP = "ennead.bots"
#: The name of a class that is not registered.
CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
#: A trained network and, if it is not the usual number, how many simulations it searches with.
NETWORK = re.compile(r"(.+\.network)(?::(\d+))?")


def bots_for(game: str) -> list[str]:
    """List the bots that play a game; some need to know what answers are worth in it."""
    valued = bots_of(game).values is not None
    ours = [name for name in BOTS if valued or name in WITHOUT_VALUES]
    others = [name for name in installed() if name not in BOTS]
    return [name for name in ours if name in LEVELS] + others + [n for n in ours if n not in LEVELS]


def make_bot(name: str, game: str, seed: int, own_classes: bool = False) -> Bot:
    """Make a bot by its name, for a game; ValueError names those that play it.

    With `own_classes` a name may also be `MODULE:CLASS`, which is imported, or the file of a
    trained network. Only names that come from the person at this machine may be read so.
    """
    if name in bots_for(game):
        return BOTS[name](seed) if name in BOTS else loaded(installed()[name], seed)
    if own_classes and CLASS.fullmatch(name):
        return own_class(name)(seed)
    if own_classes and NETWORK.fullmatch(name):
        return network_bot(name, game, seed)
    more = ", or MODULE:CLASS, or FILE.network" if own_classes else ""
    raise ValueError(f"bot must be one of {', '.join(bots_for(game))}{more}, not {name!r}")


@cache
def installed() -> dict[str, EntryPoint]:
    """Return the bots of installed packages, by the names of their entry points."""
    return {found.name: found for found in entry_points(group=GROUP)}


def loaded(found: EntryPoint, seed: int) -> Bot:
    """Make a bot of an installed package; ValueError names it and its fault if this fails."""
    try:
        return cast(MakeBot, found.load())(seed)
    except (Exception, SystemExit) as error:  # another package may raise anything
        raise ValueError(f"the bot {found.name!r} cannot be used: {fault(error)}") from error


def own_class(name: str) -> MakeBot:
    """Import a class, or any function of a seed; ValueError says what is missing."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a module in the folder at hand, as `python -m` would find it
    try:
        found = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:  # a module of others may raise anything
        raise ValueError(f"bot {name!r} cannot be imported: {fault(error)}") from error
    if not callable(found):
        raise ValueError(f"bot {name!r} must be a class, not {found!r}")
    return cast(MakeBot, found)


def network_bot(name: str, game: str, seed: int) -> Bot:
    """Read a network from a file, by `FILE.network` or `FILE.network:SIMULATIONS`."""
    from ennead.bots.network_bot import SIMULATIONS, NetworkBot
    from ennead.bots.networks import read

    found = NETWORK.fullmatch(name)
    assert found is not None
    file = Path(found[1])
    if not file.is_file():
        raise ValueError(f"there is no network {file}")
    return NetworkBot(read(game, file), int(found[2] or SIMULATIONS), seed)
