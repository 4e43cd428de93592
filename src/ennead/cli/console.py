"""The terminal: its colors, and how a line is read from it."""

from __future__ import annotations

import codecs
import io
import sys
from collections.abc import Callable, Mapping

from rich.console import Console
from rich.style import Style
from rich.theme import Theme

#: Prompts for a line and returns it; EOFError at the end of the input.
Read = Callable[[str], str]

GOLD, LAPIS, CARNELIAN, TURQUOISE = "#b8860b", "#5b8dd6", "#d9644a", "#2fa39b"

#: Middle tones, readable on light and on dark terminals.
THEME = Theme(
    {
        # what              style
        "heading": f"bold {GOLD}",
        "sun": f"bold {GOLD}",
        "spent": "dim",
        "quiet": "dim",
        "danger": f"bold {CARNELIAN}",
        "question": "bold",
        "number": f"bold {TURQUOISE}",
        "rule": f"bold {LAPIS}",
        "good": TURQUOISE,
        "player.0": f"bold {LAPIS}",
        "player.1": "bold #9b7ad1",
        "player.2": "bold #d16ba5",
        "player.3": "bold #4fa06a",
        "player.4": "bold #d08437",
        # Rich's own, by our colors
        "bar.complete": GOLD,
        "bar.finished": TURQUOISE,
        "progress.percentage": Style.null(),
    }
)

#: Erases the lines that have scrolled off the screen.
ERASE_SCROLLED = "\x1b[3J"

#: Replacements where only ASCII can be written.
PLAIN = {
    # sign  plain
    "◆": "#",
    "◇": "-",
    "·": ".",
    "▶": ">",
    "☉": "o",
    "▲": "^",
    "▼": "v",
    "▌": "!",
    "⌂": "T",
    "≈": "=",
    "×": "*",
    "±": "+-",
    "›": ">",
    "│": "|",
    "…": ".",
    "„": '"',
    "“": '"',
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
}


def make_console(styles: Mapping[str, str] | None = None) -> Console:
    """Make a command's console; it replaces what it cannot write and never fails."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        codecs.register_error("ennead", in_plain_letters)
        sys.stdout.reconfigure(errors="ennead")
    console = Console(theme=THEME, highlight=False, emoji=False)
    console.push_theme(Theme(styles or {}))
    return console


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Replace a character that the terminal's encoding does not have."""
    assert isinstance(error, UnicodeEncodeError)
    characters = error.object[error.start : error.end]
    return "".join([PLAIN.get(character, "?") for character in characters]), error.end


def make_reader(console: Console) -> Read:
    """Make a reader of lines: from the keyboard, with editing where possible, or from a pipe."""
    if sys.stdin.isatty():
        edit_lines()
        return input
    return lambda prompt: read_and_show(console, prompt)


def read_and_show(console: Console, prompt: str) -> str:
    """Read a line from a pipe and show it as if it had been typed."""
    line = input(prompt)
    console.print(line, markup=False)
    return line


def forget_lines() -> None:
    """Clear the history of the arrow keys."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def edit_lines() -> None:
    """Turn on arrow keys and history, if Python has the library for it."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
