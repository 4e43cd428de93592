"""A worker process: bots answer one question after another, a line of JSON each.

`python -m ennead.server.bot_worker [MODULE ...]`: the modules add bots to `ennead.bots.BOTS`.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from importlib import import_module
from typing import Any

import ennead
from ennead.bots import make_bot
from ennead.bots.bot import Seen


def main(modules: list[str]) -> None:
    """Answer until the input ends, which it does when the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    sys.stdout = sys.stderr  # a bot that prints must not be taken for answering
    for module in modules:
        import_module(module)
    say("ready")
    for line in sys.stdin:
        try:
            reply: dict[str, Any] = {"answer": think(**json.loads(line))}
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the server is told
            reply = {"error": f"{type(error).__name__}: {error}"}
        say(json.dumps(reply))


def say(text: str) -> None:
    """A line to the server; unbuffered, so that nothing is left over when the server is gone."""
    os.write(1, text.encode() + b"\n")


def think(bot: str, position: dict[str, Any], seat: int, seed: int) -> int:
    """The answer of a bot; all that its seat cannot know is drawn anew before it looks."""
    game = ennead.load(position, chance="ask").resample(seat, seed)
    return make_bot(bot, game.name, seed).answer(Seen(game, seat))


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        main(sys.argv[1:])
