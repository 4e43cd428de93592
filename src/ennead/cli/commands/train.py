"""`ennead train`: a network that learns by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Option

from ennead.cli.console import make_console
from ennead.cli.options.games import FIRST, GameName
from ennead.cli.refusal import refusing
from ennead.lab.extras import need

EXAMPLE = f"Example: ennead train {FIRST} --players 2 --minutes 20 --folder networks"


def train(
    game: GameName,
    players: Annotated[int, Option(metavar="N", help="For how many players.")] = 4,
    minutes: Annotated[
        float, Option(metavar="N", min=0.01, help="Stop for now after this time.")
    ] = 60,
    every: Annotated[float, Option(metavar="N", min=0.01, help="Minutes between measures.")] = 5,
    folder: Annotated[
        Path | None, Option(metavar="DIR", help="Checkpoints, learning curve and the network.")
    ] = None,
    hidden: Annotated[
        tuple[int, int], Option(metavar="N N", help="Units of the two hidden layers.")
    ] = (96, 32),
    games: Annotated[
        int, Option(metavar="N", min=1, help="It ends after this many games.")
    ] = 60_000,
    taught: Annotated[
        int, Option(metavar="N", min=0, help="Positions of the levels' games to begin with.")
    ] = 200_000,
    trace: Annotated[
        float, Option(metavar="N", min=0, max=1, help="The lambda of TD(lambda).")
    ] = 0.92,
    explore: Annotated[
        tuple[float, float],
        Option(metavar="N N", help="The share of answers that explore, at first and at last."),
    ] = (0.08, 0.01),
    sparring: Annotated[
        float,
        Option(metavar="N", min=0, max=1, help="The share of games with `hard` in some seats."),
    ] = 0.0,
    swaps: Annotated[
        float,
        Option(metavar="N", min=0, max=1, help="The share of steps with other seats swapped."),
    ] = 0.0,
    rate: Annotated[
        float, Option(metavar="N", min=0, help="The learning rate at first; at last a tenth of it.")
    ] = 1e-3,
    start: Annotated[
        str, Option(metavar="FILE", help="A network to begin with instead of the levels' games.")
    ] = "",
    search: Annotated[
        int, Option(metavar="N", min=0, help="Simulations for an answer of self-play; 0: one ply.")
    ] = 0,
    opponent: Annotated[
        str, Option(metavar="BOT", help="Against whom progress is measured.")
    ] = "hard",
    measured: Annotated[int, Option(metavar="N", min=1, help="Games of each measure.")] = 100,
    seed: Annotated[int, Option(metavar="N", help="For the first weights and all luck.")] = 1,
) -> None:
    """Train a network by self-play; called again with the same folder, it goes on."""
    console = make_console()
    with refusing():
        need("numpy", "train")
        from ennead.lab.training import curve
        from ennead.lab.training.card import write_card
        from ennead.lab.training.training import Measured, Settings, Training

        place = folder or Path(f"training-{game}-{players}")
        settings = Settings(
            game,
            players,
            hidden,
            taught,
            trace,
            rate,
            epsilon=explore,
            sparring=sparring,
            swaps=swaps,
            search=search,
            start=start,
            games=games,
            opponent=opponent,
            eval_games=measured,
            seed=seed,
        )

        def show(found: Measured) -> None:
            console.print(
                f"{found.games:,} games, {found.cpu_seconds:,.0f} CPU-seconds: loss "
                f"{found.loss:.3f}, wins {found.won:.0%} ({found.low:.0%} to {found.high:.0%}) "
                f"of {found.measured} among {found.opponent}"
            )

        training = Training(place, settings)
        training.run(minutes, every, show)
        drawn = curve.draw(place, players)
        console.print(f"{training.file}, {write_card(training)}, {drawn}")
