"""A worker process: answers, hints and reviews, a line of JSON for each piece of work.

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

#: Bots with search trees, by table, seat and name, oldest first.
BOTS_KEPT: dict[tuple[str, int, str], Bot] = {}
MOST_KEPT = 16


def main(modules: list[str]) -> None:
    """Work until the input ends, as it does when the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    sys.stdout = sys.stderr  # what a bot prints must not be taken for a reply
    for module in modules:
        import_module(module)
    send("ready")
    for line in sys.stdin:
        send(reply_to(line))


def reply_to(question: str) -> str:
    """Do a piece of work; the reply has its result or the error."""
    try:
        reply: dict[str, Any] = {"result": do(**json.loads(question))}
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the server gets the error
        reply = {"error": f"{type(error).__name__}: {error}"}
    return json.dumps(reply)


def send(text: str) -> None:
    """Send a line to the server, unbuffered: nothing is left to flush when the server is gone."""
    left = text.encode() + b"\n"
    while left:
        left = left[os.write(1, left) :]


def do(work: str, **what: Any) -> Any:
    """Do a piece of work by its name."""
    return WORK[work](**what)


def think(bot: str, position: dict[str, Any], seat: int, seed: int, table: str = "") -> int:
    """Compute the answer of a bot, on a determinization for its seat."""
    return bot_of(table, bot, position["game"], seat, seed).answer(seen(position, seat, seed))


def bot_of(table: str, name: str, game: str, seat: int, seed: int) -> Bot:
    """Return the bot of a seat at a table; one that searches keeps its tree."""
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
    """Compute the best answers of a seat, with reasons, on a determinization for the seat."""
    from ennead.bots.analysis import hints  # most workers never need it

    found = hints(seen(position, seat, seed), lang, seed=seed)
    return [{**asdict(hint), "value": round(hint.value, 4)} for hint in found]


def review_record(record: str, lang: str) -> dict[str, Any]:
    """Compute the chances over a record, and the answers that changed them most."""
    from ennead.bots.analysis import review

    found = review(record, lang)
    return {
        "chances": [[round(chance, 4) for chance in row] for row in found.chances],
        "swings": [asdict(swing) for swing in found.swings],
    }


def seen(position: dict[str, Any], seat: int, seed: int) -> Seen:
    """Load a position as a determinization for a seat, so that no plug-in can peek."""
    game = ennead.load(position, chance="ask", trusted=True)  # the server wrote it
    return Seen(game.resample(seat, seed), seat)


WORK: dict[str, Callable[..., Any]] = {"answer": think, "hints": advise, "review": review_record}


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        main(sys.argv[1:])
