"""`ennead tune`: weights found by play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from rich.console import Console
from typer import Option

from ennead.cli.console import make_console
from ennead.cli.options.cluster import ClusterAddress
from ennead.cli.options.game_options import comma_separated
from ennead.cli.options.games import FIRST, GameName
from ennead.cli.options.outputs import check_outputs
from ennead.cli.refusal import Refused, refusing
from ennead.cli.table.seats import any_seed
from ennead.lab import fitting, tuning
from ennead.lab.cluster import mapper_for
from ennead.lab.extras import need
from ennead.lab.mapping import Mapper

EXAMPLE = f"Example: ennead tune {FIRST} --players 4 --deals 40 --jobs 2"
#: What can be tuned.
GREEDY, STATE = "greedy", "state"


def tune(
    game: GameName,
    players: Annotated[int, Option(metavar="N", help="For how many players.")] = 4,
    what: Annotated[
        str, Option(metavar="WHAT", help="greedy: what answers are worth; state: chances to win.")
    ] = GREEDY,
    weights: Annotated[
        str | None, Option(metavar="NAMES", help="Only these of greedy's, comma-separated.")
    ] = None,
    generations: Annotated[int, Option(metavar="N", min=1, help="Rounds of CMA-ES.")] = 20,
    deals: Annotated[int, Option(metavar="N", min=1, help="Deals of each candidate.")] = 20,
    games: Annotated[int, Option(metavar="N", min=5, help="Games that state is fitted to.")] = 400,
    jobs: Annotated[int, Option(metavar="N", min=1, help="How many processes.")] = 1,
    cluster: ClusterAddress = None,
    seed: Annotated[int | None, Option(metavar="N", help="The same deals again.")] = None,
    out: Annotated[Path | None, Option(metavar="FILE", help="Write the weights as JSON.")] = None,
) -> None:
    """Find weights by play: greedy's by CMA-ES, those of a state's value by a fit to games."""
    chosen = any_seed() if seed is None else seed
    console = make_console()
    check_outputs([None if out is None else str(out)])
    with refusing():
        mapper = mapper_for(cluster, jobs)
        need("numpy", "tune")
        if what == STATE:
            tune_state(console, game, players, games, chosen, mapper, out)
        elif what == GREEDY:
            names = comma_separated(weights)
            tune_greedy(console, game, players, names, generations, deals, chosen, mapper, out)
        else:
            raise Refused(f"--what is {GREEDY} or {STATE}, not {what!r}")


def tune_state(
    console: Console,
    game: str,
    players: int,
    games: int,
    seed: int,
    mapper: Mapper,
    out: Path | None,
) -> None:
    """Fit the weights of a state's value, and print how well they predict."""
    fitted = fitting.fit(game, players, games, seed, mapper)
    console.print(
        f"{fitted.examples:,} positions of {fitted.games:,} games; "
        f"on held-out games: loss {fitted.loss:.3f} (par {fitted.par:.3f}), "
        f"the likeliest winner won {fitted.accuracy:.1%}"
    )
    if out is not None:
        fitting.write(out, game, players, fitted)


def tune_greedy(
    console: Console,
    game: str,
    players: int,
    names: list[str],
    generations: int,
    deals: int,
    seed: int,
    mapper: Mapper,
    out: Path | None,
) -> None:
    """Tune greedy's weights, and print what they gain on held-out deals."""
    need("cmaes", "tune")
    tuned = tuning.tune(
        game,
        players,
        names,
        generations,
        deals,
        seed,
        mapper,
        lambda generation, lead: console.print(f"{generation}: best mean lead {lead:+.2f}"),
    )
    console.print(
        f"on {tuned.games:,} other games: lead {tuned.lead:+.2f} +- {tuned.error:.2f} (one "
        "standard error)"
    )
    for name, weight in tuned.weights.items():
        console.print(f"  {name} = {weight}")
    if out is not None:
        out.write_text(json.dumps(tuned.weights, indent=1) + "\n", encoding="utf-8")
