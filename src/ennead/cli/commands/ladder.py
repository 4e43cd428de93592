"""`ennead ladder`: every level against the one below it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Option

from ennead.bots.levels import LEVELS
from ennead.cli.console import make_console
from ennead.cli.options.cluster import ClusterAddress
from ennead.cli.options.game_options import comma_separated
from ennead.cli.refusal import refusing
from ennead.games import GAMES
from ennead.lab.cluster import mapper_for
from ennead.lab.extras import need
from ennead.lab.ladder import Climbed, Rung, climb, markdown, rungs
from ennead.lab.ladder.plot import draw

EXAMPLE = "Example: ennead ladder --out ladder --games 400 --jobs 2"
#: The table and the picture in the folder.
TABLE, PICTURE = "ladder.md", "ladder.svg"


def ladder(
    out: Annotated[
        Path, Option(metavar="DIR", help="Keep all games here; go on if there are some.")
    ],
    games: Annotated[int, Option(metavar="N", min=1, help="Games of each rung.")] = 400,
    top_games: Annotated[
        int | None, Option(metavar="N", min=1, help="Games of the highest rung, if fewer.")
    ] = None,
    game: Annotated[
        str | None, Option(metavar="NAMES", help="Only these games, comma-separated.")
    ] = None,
    players: Annotated[
        str, Option(metavar="NUMBERS", help="How many sit at a table, comma-separated.")
    ] = "2,3,4,5",
    levels: Annotated[
        str, Option(metavar="NAMES", help="The ladder, the weakest first; any bots will do.")
    ] = ",".join(LEVELS),
    jobs: Annotated[int, Option(metavar="N", min=1, help="How many processes.")] = 1,
    cluster: ClusterAddress = None,
    seed: Annotated[int, Option(metavar="N", help="Which deals are played.")] = 7,
) -> None:
    """Let every level meet the one below it, for every game and number of players.

    The table and a picture are in the folder as soon as the first rung is played. Use another
    folder when bots have changed: games that are there are not played again.
    """
    console = make_console()
    with refusing():
        need("matplotlib", "the picture of the ladder")
        names = comma_separated(levels)
        chosen = comma_separated(game) or list(GAMES)
        numbers = [int(number) for number in comma_separated(players)]
        planned = rungs(chosen, numbers, names)

        def number_of(rung: Rung) -> int:
            is_top = rung.better == names[-1] and top_games is not None
            return min(games, top_games or games) if is_top else games

        found: list[Climbed] = []
        out.mkdir(parents=True, exist_ok=True)
        steps = climb(planned, number_of, seed, mapper_for(cluster, jobs), out, lambda *_: None)
        for climbed in steps:
            found.append(climbed)
            met = climbed.meeting
            console.print(
                f"{climbed.rung.game}, {climbed.rung.players} players: {met.bot} wins "
                f"{met.share:.0%} ({met.interval[0]:.0%} to {met.interval[1]:.0%}) of {met.games} "
                f"among {met.among}, {climbed.better_milliseconds:.2f} ms an answer"
            )
            (out / TABLE).write_text(markdown(found), encoding="utf-8")
            draw(out / PICTURE, found)
        console.print(f"{out / TABLE}, {out / PICTURE}")
