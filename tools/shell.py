"""Saying what is being done, running other programs, and knowing what need not be done again."""

from __future__ import annotations

import hashlib
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NoReturn, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
ON_WINDOWS = os.name == "nt"
THIS_PYTHON = f"{sys.implementation.cache_tag} {platform.python_version()} {sys.base_prefix}"

Word: TypeAlias = str | Path  # of a command line


def say(line: str) -> None:
    """Tell the person at the terminal, before whatever comes next prints its own."""
    print(f"==> {line}", flush=True)


def stop(reason: str) -> SystemExit:
    """The end of the command, with its reason: to be raised."""
    return SystemExit(f"==> {reason}")


def succeeds(*command: Word, **variables: str) -> bool:
    """Run a program in the project's folder; whether it ended well."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=ROOT, env=environment(variables), check=False).returncode == 0


def run(*command: Word, **variables: str) -> None:
    """Run a program that must end well."""
    if not succeeds(*command, **variables):
        raise stop("This did not work: " + " ".join(str(word) for word in command))


def succeeds_quietly(*command: Word, folder: Path = ROOT, **variables: str) -> bool:
    """Run a program of many words, which are shown only if it fails; whether it ended well."""
    code, output = heard(command, variables, folder)
    if code > 0:
        print(output, flush=True)
    return code == 0


def heard(
    command: Sequence[Word], variables: Mapping[str, str], folder: Path = ROOT
) -> tuple[int, str]:
    """A program's exit code, and what it printed. It ends with this process, also by Ctrl-C."""
    program = subprocess.Popen(
        [str(word) for word in command],
        cwd=folder,
        env=environment(variables),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=not ON_WINDOWS,  # or Ctrl-C would make each of them print its own end
    )
    RUNNING.add(program)
    with program, ended_by_ctrl_c():
        output, _ = program.communicate()
    RUNNING.discard(program)
    return program.returncode, output


@contextmanager
def ended_by_ctrl_c() -> Iterator[None]:
    """Run the body; on Ctrl-C all programs are ended that are heard here or in other threads."""
    try:
        yield
    except KeyboardInterrupt:
        for program in list(RUNNING):
            end(program)
        raise


def end(program: subprocess.Popen[str]) -> None:
    """End a program and all that it has started."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            program.kill()
        else:
            os.killpg(program.pid, signal.SIGTERM)


#: The programs that are heard just now.
RUNNING: set[subprocess.Popen[str]] = set()


def become(*command: Word, **variables: str) -> NoReturn:
    """Hand the terminal over to a program for good."""
    words = [str(word) for word in command]
    if ON_WINDOWS:  # there the caller would not wait for it
        sys.exit(subprocess.run(words, env=environment(variables), check=False).returncode)
    os.execve(words[0], words, environment(variables))


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Run the body while no other process runs one with this file; wait for one that does.

    The system lets go of the lock when the process ends, however it ends.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as opened:
        if not try_to_lock(opened):
            say("Another process does this just now: waiting for it")
            while not try_to_lock(opened):
                time.sleep(0.5)
        yield


def try_to_lock(opened: IO[str]) -> bool:
    """Whether this process has the lock of an open file now."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def environment(variables: Mapping[str, str]) -> dict[str, str]:
    """The variables of this process and some of our own."""
    return {**os.environ, **variables}


def digest(*patterns: str) -> str:
    """A digest of the project's files that match the patterns, and of this Python."""
    total = hashlib.sha256(THIS_PYTHON.encode())
    for file in sorted({file for pattern in patterns for file in ROOT.glob(pattern)}):
        if file.is_file() and not {"__pycache__", "node_modules"} & set(file.parts):
            total.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return total.hexdigest()


def is_current(stamp: Path, key: str) -> bool:
    """Whether what the stamp lies beside was made from what the key is the digest of."""
    return stamp.exists() and stamp.read_text() == key


def set_stamp(stamp: Path, key: str) -> None:
    """Note what the things beside the stamp were made from."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)
