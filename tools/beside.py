"""Serving at once on the pure core, while the compiled core is made beside it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tools.builds import COMPILED, PURE
from tools.environment import BIN
from tools.shell import ON_WINDOWS, ROOT, end, environment, say

#: Lower than anything that people wait for.
NICENESS = 15
WINDOWS_LOW = 0x4000 | 0x200  # below normal, in a group of its own


def serve_while_compiling(arguments: list[str]) -> int:
    """Serve until Ctrl-C; bots move to the compiled core when it is ready."""
    say(
        "Serving on the pure Python core; the compiled one, seven times as quick, is made meanwhile"
    )
    words = [BIN / "ennead", "serve", "--open", "--bot-build", COMPILED.folder, *arguments]
    with compiling():
        server = subprocess.Popen([str(word) for word in words], env=environment(PURE.variables))
        # What ends this process ends the server; Ctrl-C reaches it from the terminal as well.
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        while True:
            with suppress(KeyboardInterrupt):
                return max(server.wait(), 0)


@contextmanager
def compiling() -> Iterator[None]:
    """Compile at low priority while the body runs; what is unfinished at its end is given up."""
    command = [sys.executable, "-m", "tools.bootstrap", "compile"]
    compiler = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment({"PYTHONUNBUFFERED": "1"}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        # A group of its own: all of it can be ended, and Ctrl-C is for the server.
        **({"creationflags": WINDOWS_LOW} if ON_WINDOWS else {"start_new_session": True}),
    )
    if not ON_WINDOWS:
        os.setpriority(os.PRIO_PROCESS, compiler.pid, NICENESS)
    threading.Thread(target=follow, args=(compiler,), daemon=True).start()
    try:
        yield
    finally:
        end(compiler)
        compiler.wait()


def follow(compiler: subprocess.Popen[str]) -> None:
    """Show each step of the compiler, and how it ended."""
    started = time.monotonic()
    assert compiler.stdout is not None
    steps = []
    for line in compiler.stdout:
        if line.startswith(("==> ", "ennead: ")):
            say("Meanwhile: " + line.partition(" ")[2].strip())
        steps.append(line)
    code = compiler.wait()
    if code == 0:
        seconds = round(time.monotonic() - started)
        say(f"The compiled core is ready after {seconds} s: bots use it from now on")
    elif code > 0:
        sys.stdout.writelines(steps[-20:])
        say("The core did not compile: all goes on with the pure Python core")
