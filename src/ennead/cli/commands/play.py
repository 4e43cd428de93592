"""`ennead play`: a game in the terminal against bots or each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Option

from ennead.cli import words
from ennead.cli.console import Read, make_console, make_reader
from ennead.cli.drawing import drawing_of
from ennead.cli.options.game_options import comma_separated
from ennead.cli.options.games import FIRST, MaybeGameName
from ennead.cli.options.language import Lang, language
from ennead.cli.refusal import Refused, refusing
from ennead.cli.setup import Setup, takes_setup
from ennead.cli.table.seats import any_seed, number_of_players, seat_players
from ennead.cli.table.sitting import Sitting
from ennead.engine.game import Game
from ennead.games import GAMES
from ennead.games.start import new, replay, rules_of

USUAL_PLAYERS = 3
EXAMPLE = f"Example: ennead play {FIRST} --players 4 --bots medium,hard"


@takes_setup
def play(
    game: MaybeGameName = None,
    players: Annotated[
        int | None, Option(metavar="N", help="How many play, bots included; else 3.")
    ] = None,
    bots: Annotated[
        str | None,
        Option(metavar="NAMES", help="Comma-separated opponents; the last fills the other seats."),
    ] = None,
    bot: Annotated[list[str] | None, Option(hidden=True)] = None,  # as it was spelled before
    humans: Annotated[int, Option(metavar="N", help="How many people share this terminal.")] = 1,
    name: Annotated[
        list[str] | None, Option(metavar="NAME", help="A person's name; repeat for more.")
    ] = None,
    seed: Annotated[int | None, Option(metavar="N", help="The same game and bots again.")] = None,
    load: Annotated[Path | None, Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None, Option(metavar="FILE", help="Save here after every answer.")
    ] = None,
    lang: Lang = None,
    *,
    setup: Setup,
) -> None:
    """Play in the terminal, against bots or each other.

    The game is drawn before every question. Answer with a number; ? shows what else you can type.
    """
    console = make_console()
    read_line = make_reader(console)
    spoken = language(lang)
    chosen = any_seed() if seed is None else seed
    opponents, names = [*comma_separated(bots), *(bot or [])], name or []
    if load is None:
        which = game or choose_game(read_line, spoken)
        usual = setup.usual_players(USUAL_PLAYERS)
        started = start(which, number_of_players(players, humans, opponents, usual), chosen, setup)
    else:
        started = resume(load, game, players, chosen, setup)
    seats = seat_players(started.name, started.players, names, humans, opponents, spoken, chosen)
    sitting = Sitting(started, seats, spoken, console, read_line)
    sitting.file = save or load
    sitting.resume_options = same_again(opponents, humans, names, lang)
    sitting.play()


def choose_game(read_line: Read, lang: str) -> str:
    """Return the only game there is, or ask for one."""
    names = list(GAMES)
    if len(names) == 1:
        return names[0]
    try:
        return read_line(words.WHICH_GAME.fill(lang, games=", ".join(names))).strip().lower()
    except (EOFError, KeyboardInterrupt):
        raise Refused(f"name a game: {', '.join(names)}") from None


def start(game: str, players: int, seed: int, setup: Setup) -> Game:
    """Start a new game."""
    with refusing():
        rules = rules_of(game)
        drawing_of(game)
        return new(game, players, seed, **setup.read(rules, players, seed))


def resume(file: Path, game: str | None, players: int | None, seed: int, setup: Setup) -> Game:
    """Load the game of a file, which has its own number of players and options."""
    with refusing(file):
        started = replay(file.read_text(encoding="utf-8"), seed)
        drawing_of(started.name)
    if game not in (None, started.name):
        raise Refused(f"{file} is a game of {started.name}, not of {game}")
    if players not in (None, started.players):
        raise Refused(f"{file} is a game of {started.players} players, not of {players}")
    if setup.given:
        raise Refused(f"{file} has its own options; {setup.given[0]} does not go with --load")
    return started


def same_again(bots: list[str], humans: int, names: list[str], lang: str | None) -> list[str]:
    """Return the options that seat the same players again."""
    options = ["--bots", ",".join(bots)] if bots else []
    options += [part for name in names for part in ("--name", name)]
    options += ["--humans", str(humans)] if humans != 1 else []
    return options + (["--lang", lang] if lang else [])
