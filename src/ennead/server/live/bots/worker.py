"""A worker process: bots answer, advise and look again, a line of JSON for each piece of work.

`python -m ennead.server.live.bots.worker [MODULE ...]`: the modules add bots to `ennead.bots.BOTS`.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from typing import Any

import ennead
from ennead.bots import make_bot
from ennead.bots.bot import Bot, Seen

#: Bots that have answered, by table, seat and name, oldest first.
BOTS_KEPT: dict[tuple[str, int, str], Bot] = {}
MOST_KEPT = 16


def main(modules: list[str]) -> None:
    """Work until the input ends, which it does when the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    sys.stdout = sys.stderr  # a bot that prints must not be taken for answering
    for module in modules:
        import_module(module)
    say("ready")
    for line in sys.stdin:
        try:
            reply: dict[str, Any] = {"result": do(**json.loads(line))}
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the server is told
            reply = {"error": f"{type(error).__name__}: {error}"}
        say(json.dumps(reply))


def say(text: str) -> None:
    """A line to the server; unbuffered, so that nothing is left over when the server is gone."""
    left = text.encode() + b"\n"
    while left:
        left = left[os.write(1, left) :]


def do(work: str, **what: Any) -> Any:
    """A piece of work by its name."""
    return WORK[work](**what)


def think(bot: str, position: dict[str, Any], seat: int, seed: int, table: str = "") -> int:
    """The answer of a bot; all that its seat cannot know is drawn anew before it looks."""
    return bot_of(table, bot, position["game"], seat, seed).answer(seen(position, seat, seed))


def bot_of(table: str, name: str, game: str, seat: int, seed: int) -> Bot:
    """The bot of a seat at a table: one that searches goes on with the tree it has."""
    key = (table, seat, name)
    bot = BOTS_KEPT.pop(key, None) or make_bot(name, game, seed)
    reseed = getattr(bot, "reseed", None)
    if reseed is not None and table:
        reseed(seed)
        BOTS_KEPT[key] = bot
        if len(BOTS_KEPT) > MOST_KEPT:
            del BOTS_KEPT[next(iter(BOTS_KEPT))]
    return bot


def advise(position: dict[str, Any], seat: int, lang: str, seed: int) -> list[dict[str, Any]]:
    """The best answers of a seat and why, by nothing but what the seat may see."""
    from ennead.bots.analysis import hints  # most workers are never asked

    found = hints(seen(position, seat, seed), lang, seed=seed)
    return [{**asdict(hint), "value": round(hint.value, 4)} for hint in found]


def look_again(record: str, lang: str) -> dict[str, Any]:
    """The chances over time of a record, and where they turned."""
    from ennead.bots.analysis import review

    found = review(record, lang)
    return {
        "chances": [[round(chance, 4) for chance in row] for row in found.chances],
        "swings": [asdict(swing) for swing in found.swings],
    }


def seen(position: dict[str, Any], seat: int, seed: int) -> Seen:
    """A game as a seat sees it: what it cannot know is drawn anew before anybody looks."""
    game = ennead.load(position, chance="ask", trusted=True)  # the server has just written it
    return Seen(game.resample(seat, seed), seat)


WORK: dict[str, Callable[..., Any]] = {"answer": think, "hints": advise, "review": look_again}


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        main(sys.argv[1:])
