"""The script `ennead`, and `python -m ennead`: all commands, or what to install for them."""

from __future__ import annotations

import sys
import warnings

import ennead

#: What the commands are made with.
NEEDED = ("rich", "typer")
WRONG_INPUT = 2
#: As shells have it for Ctrl-C.
STOPPED = 130


def main() -> None:
    """Run a command; without the packages for it, say in one line what an extra would add."""
    warnings.formatwarning = one_line  # of what other packages add and is left out
    try:
        from ennead.cli import main as run
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except ModuleNotFoundError as missing:
        if missing.name not in NEEDED:
            raise
        sys.exit(say_what_to_install(sys.argv[1:]))
    run()


def one_line(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    line: str | None = None,
) -> str:
    """A warning as a person reads it; those for programmers say where they come from."""
    if category is UserWarning:
        return f"ennead: {message}\n"
    return f"{filename}:{lineno}: {category.__name__}: {message}\n"


def say_what_to_install(arguments: list[str]) -> int:
    """The version, and which extra brings the commands; an error if a command was meant."""
    build = "compiled" if ennead.compiled else "pure Python"
    if arguments == ["--version"]:
        sys.stdout.write(f"ennead {ennead.__version__} ({build})\n")
        return 0
    line = (
        f"ennead {ennead.__version__} ({build}) is installed as a library: "
        "pip install 'ennead[cli]' adds the commands (play, replay, simulate, ...), "
        "'ennead[all]' the server, the lab and environments for learners too.\n"
    )
    wanted = [argument for argument in arguments if argument not in ("-h", "--help")]
    (sys.stderr if wanted else sys.stdout).write(line)
    return WRONG_INPUT if wanted else 0


if __name__ == "__main__":
    main()
