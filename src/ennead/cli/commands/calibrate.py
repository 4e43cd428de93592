"""`ennead calibrate`: whether the chances to win that are shown come true."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

from typer import Option

from ennead.bots.networks import network_of, read
from ennead.bots.values.network import Network
from ennead.bots.values.states import chances
from ennead.cli.console import make_console
from ennead.cli.options.games import FIRST, GameName
from ennead.cli.options.outputs import try_out
from ennead.cli.refusal import refusing
from ennead.engine.game import Game
from ennead.games.start import check_players, rules_of
from ennead.lab.calibration import Calibration, Estimate, draw
from ennead.lab.calibration import calibrate as compare

EXAMPLE = f"Example: ennead calibrate {FIRST} --players 2 --games 200 --plot calibration.svg"


def calibrate(
    game: GameName,
    players: Annotated[int, Option(metavar="N", help="How many sit at a table.")] = 2,
    games: Annotated[int, Option(metavar="N", min=1, help="How many games are played.")] = 200,
    bot: Annotated[str, Option(metavar="BOT", help="Who plays them.")] = "hard",
    network: Annotated[
        Path | None, Option(metavar="FILE", help="A network besides the one that ships.")
    ] = None,
    plot: Annotated[Path | None, Option(metavar="FILE", help="Draw a .png or .svg.")] = None,
    seed: Annotated[int, Option(metavar="N", help="Which deals are played.")] = 1009,
) -> None:
    """Compare the chances to win in many positions with how the games ended."""
    console = make_console()
    with refusing():
        check_players(rules_of(game), players)
        if plot is not None:
            try_out(plot)
        found: dict[str, Calibration] = {}
        for name, estimate in estimates(game, players, network).items():
            found[name] = compare(game, players, games, seed, bot, estimate)
            console.print(
                f"{name}: off by {found[name].error:.1%} in the mean, loss {found[name].loss:.3f} "
                f"(even chances {found[name].even_loss:.3f}), {games} games of {bot}"
            )
            for group in found[name].groups:
                console.print(
                    f"  {group.expected:6.1%} expected, {group.won:6.1%} won, "
                    f"{group.positions:,} chances"
                )
        if plot is not None:
            draw(plot, found)


def estimates(game: str, players: int, file: Path | None) -> dict[str, Estimate]:
    """Return what estimates chances: the state values, and networks."""
    found: dict[str, Estimate] = {"state values": chances}
    shipped = network_of(game, players)
    if shipped is not None:
        found["network"] = partial(chances_by, shipped)
    if file is not None:
        found[str(file)] = partial(chances_by, read(game, file))
    return found


def chances_by(network: Network, playing: Game) -> list[float]:
    """Return a network's chances for a game."""
    return list(network.chances(playing.table))
