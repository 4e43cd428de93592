"""What a person may type besides answers: help, hint, why, undo, log, table, rules, save, quit."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from ennead.bots import Seen
from ennead.bots.analysis import hints
from ennead.cli import words
from ennead.cli.catalogue import found_in, print_rules
from ennead.cli.refusal import reason_of
from ennead.cli.table.answers import why_not
from ennead.cli.table.saving import new_file, save
from ennead.cli.table.thinking import thinking
from ennead.engine.frames import CHANCE

if TYPE_CHECKING:
    from ennead.cli.table.sitting import Sitting


class Left(Exception):
    """The last person has left the table."""


#: What each request is called in English and German; all are understood in both.
NAMES = {
    "help": ("help", "?", "hilfe"),
    "hint": ("hint", "tipp"),
    "why": ("why", "warum"),
    "undo": ("undo", "zurück", "zurueck"),
    "log": ("log", "verlauf"),
    "table": ("table", "tisch"),
    "rules": ("rules", "regeln"),
    "save": ("save", "speichern"),
    "quit": ("quit", "exit", "q", "ende"),
}
#: The number of answers that a hint shows.
HINTS = 3
#: Those that need no question.
IN_PAUSE = ("help", "log", "rules", "save", "quit")


def request_of(line: str) -> str | None:
    """Find the request that a line begins with."""
    word = line.split(maxsplit=1)[0].lower()
    return next((request for request, called in NAMES.items() if word in called), None)


def is_request(line: str) -> bool:
    """Whether a line is no answer but a request."""
    return request_of(line) is not None


def grant(sitting: Sitting, seat: int, line: str) -> bool:
    """Do what a line asks for; return whether the question has changed."""
    request = request_of(line)
    what = line.partition(" ")[2].strip()
    if request == "hint":
        give_hints(sitting, seat)
    elif request == "why":
        why(sitting, seat, what)
    elif request == "table":
        sitting.show(seat)
    elif request == "undo":
        return undo(sitting)
    else:
        grant_in_pause(sitting, line)
    return False


def grant_in_pause(sitting: Sitting, line: str) -> None:
    """Do what a line asks for where no question is open."""
    request = request_of(line)
    if request in IN_PAUSE:
        REQUESTS[request](sitting, line.partition(" ")[2].strip())
    else:
        sitting.say(words.GO_ON_FIRST, requests=in_pause(sitting.lang))


def in_pause(lang: str) -> str:
    """Name the requests that a pause grants."""
    return ", ".join([NAMES[request][-1 if lang == "de" else 0] for request in IN_PAUSE])


def explain_requests(sitting: Sitting, what: str) -> None:
    """Explain what may be typed."""
    examples = sitting.drawing.examples(sitting.game, sitting.lang)
    sitting.console.print(words.HELP.fill(sitting.lang, **examples))
    legend = sitting.drawing.legend(sitting.game.view(None), sitting.company)
    if legend is not None:
        sitting.console.print()
        sitting.console.print(legend)


def why(sitting: Sitting, seat: int, wish: str) -> None:
    """Explain why something is not offered."""
    try:
        reason = why_not(sitting.game, seat, wish, sitting.lang)
    except ValueError:
        answer = sitting.drawing.examples(sitting.game, sitting.lang)["answer"]
        sitting.say(words.WHY_WHAT, wish=wish, answer=answer)
        return
    if reason is None:
        sitting.say(words.IT_IS_OFFERED, wish=wish)
    else:
        sitting.give_reason(reason)


def give_hints(sitting: Sitting, seat: int) -> None:
    """Show the best answers with what they promise; only what the seat may see is used."""
    with thinking(sitting.console, words.HINT_COMES.fill(sitting.lang)):
        found = hints(Seen(sitting.game, seat), sitting.lang)
    for place, hint in enumerate(found[:HINTS], 1):
        head = words.HINT.fill(
            sitting.lang, place=place, answer=hint.words, chance=round(100 * hint.value)
        )
        sitting.console.print(Text(head, "bold").append(f" {hint.reasons}", "not bold"))
        if hint.turn:
            sitting.say(words.HINT_TURN, turn=", ".join(hint.turn))


def undo(sitting: Sitting) -> bool:
    """Take back the last answer, if it was a person's; return whether it was."""
    answers = sitting.game.log.answers()
    last = answers[-1][0] if sitting.moments else None
    if last is None:
        sitting.say(words.NOTHING_TO_TAKE_BACK)
    elif last == CHANCE:
        sitting.say(words.CHANCE_SINCE)
    elif last not in sitting.people:
        sitting.say(words.ANSWERED_SINCE, player=sitting.seats[last].name)
    else:
        return take_back(sitting, last)
    return False


def take_back(sitting: Sitting, seat: int) -> bool:
    """Go on with the game before a person's last answer, unless it has been revealed."""
    try:
        sitting.game = sitting.game.take_back(seat)
    except ValueError:
        sitting.say(words.REVEALED_SINCE)
        return False
    sitting.game.listen()
    sitting.narration.cut(*sitting.moments.pop())
    return True


def show_log(sitting: Sitting, what: str) -> None:
    """Print everything that has happened."""
    story = sitting.narration.everything()
    if not story:
        sitting.say(words.NOTHING_YET)
    for paragraph in story:
        sitting.console.print(paragraph)


def show_rules(sitting: Sitting, word: str) -> None:
    """Print the rules of the game, or those about a word."""
    rules = found_in(sitting.game.name, word, sitting.lang)
    if not rules:
        sitting.say(words.NO_RULE, word=word)
    print_rules(sitting.console, rules)


def save_game(sitting: Sitting, name: str) -> None:
    """Save the game in the file named, or where it was saved before, or in a new one."""
    file = Path(name).expanduser() if name else sitting.file or new_file(sitting.game.name)
    if save_to(sitting, file, silent=False):
        sitting.file = file


def leave(sitting: Sitting) -> None:
    """Save what has been played, if anything, and say how to go on."""
    if sitting.moments:
        save_game(sitting, "")
    elif sitting.file is not None:
        print_command(sitting, sitting.file)


def offer_saving(sitting: Sitting, what: str) -> None:
    """Offer to save the game, and leave the table."""
    if not sitting.moments:
        raise Left
    reply = sitting.read(words.SAVE_FIRST.fill(sitting.lang)).strip()
    if reply.lower() not in words.NO:
        save_game(sitting, "" if reply.lower() in words.YES else reply)
    raise Left


def save_to(sitting: Sitting, file: Path, silent: bool) -> bool:
    """Write the record, and say so; return whether it could be written."""
    try:
        save(sitting.game, file, f"ennead play {resume_options(sitting, file)}")
    except (ValueError, OSError) as error:
        sitting.say(words.NOT_SAVED, file=file, reason=reason_of(error))
        return False
    if not silent:
        sitting.say(words.SAVED, file=file)
        print_command(sitting, file)
    return True


def print_command(sitting: Sitting, file: Path) -> None:
    """Print the command that goes on with a saved game, or shows one that is over."""
    if sitting.game.over:
        command = f"ennead replay {shlex.quote(str(file))}"
        text = words.REPLAY.fill(sitting.lang, command=command)
    else:
        command = f"ennead play {resume_options(sitting, file)}"
        text = words.RESUME.fill(sitting.lang, command=command)
    sitting.console.print(Text(text), soft_wrap=True)


def resume_options(sitting: Sitting, file: Path) -> str:
    """Return the options that seat the same players at a saved game."""
    return shlex.join(["--load", str(file), *sitting.resume_options])


REQUESTS: dict[str, Callable[[Sitting, str], None]] = {
    "help": explain_requests,
    "log": show_log,
    "rules": show_rules,
    "save": save_game,
    "quit": offer_saving,
}
