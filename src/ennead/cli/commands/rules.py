"""`ennead rules`: the rule catalogues, and which tests prove them."""

from __future__ import annotations

from typing import Annotated

from rich.console import Console
from rich.text import Text
from typer import Argument, Exit, Option

from ennead.cli.catalogue import catalogued_games, found_in, print_rules
from ennead.cli.console import make_console
from ennead.cli.coverage import proofs, tests_directory
from ennead.cli.options.games import FIRST, NAMES
from ennead.cli.options.language import Lang, language
from ennead.cli.refusal import Refused
from ennead.cli.results import plain_table
from ennead.games.catalogue import Rule

EXAMPLE = f"Examples: ennead rules {FIRST} end · ennead rules {FIRST} --coverage"
UNPROVEN = 1


def rules(
    game: Annotated[
        str | None, Argument(help=f"{NAMES}; all without it.", show_default=False)
    ] = None,
    word: Annotated[
        str | None, Argument(help="A word to look for, or an id.", show_default=False)
    ] = None,
    lang: Lang = None,
    coverage: Annotated[bool, Option("--coverage", help="Which tests prove each rule.")] = False,
) -> None:
    """Print the rules, each with its id: all of them, or those about a word."""
    games, wanted = catalogues_asked(game, word)
    spoken = language(lang)
    found = {name: found_in(name, wanted, spoken) for name in games}
    if not any(found.values()):
        raise Refused(f"no rule of {' or '.join(games)} has {wanted!r} in it")
    console = make_console()
    if coverage:
        missing = print_coverage(console, [rule for name in games for rule in found[name]])
        if missing and game in games:
            raise Exit(UNPROVEN)
    else:
        for name in games:
            print_rules(console, found[name])


def catalogues_asked(game: str | None, word: str | None) -> tuple[list[str], str]:
    """Split the arguments into games and a word; a first word that is no game is searched for."""
    games = catalogued_games()
    if game is None:
        return games, ""
    if game in games:
        return [game], word or ""
    if word is not None:
        raise Refused(f"game must be one of {', '.join(games)}, not {game!r}")
    return games, game


def print_coverage(console: Console, asked: list[Rule]) -> int:
    """Print rules and the tests that prove them; return how many are unproven."""
    tests = tests_directory()
    if tests is None:
        raise Refused("the tests are not here: run this in a source checkout of Ennead")
    proven = proofs(tests)
    table = plain_table("")
    for column in ("rule", "tests", "proven by"):
        table.add_column(column, justify="right" if column == "tests" else "left")
    for rule in asked:
        names = proven.get(rule.id, [])
        first = Text("unproven", "danger") if not names else Text("\n".join(names), overflow="fold")
        table.add_row(Text(rule.id, "rule" if names else "danger"), str(len(names)), first)
    console.print(table)
    missing = len([rule for rule in asked if rule.id not in proven])
    total = f"{len(asked) - missing} of {len(asked)} rules proven"
    console.print(Text(total if not missing else f"{total}, {missing} unproven", "bold"))
    return missing
