"""The language of the terminal."""

from __future__ import annotations

import os
from typing import Annotated

from typer import Option

from ennead.cli.refusal import refusing
from ennead.engine.words import check_language

Lang = Annotated[
    str | None,
    Option("--lang", metavar="en|de", help="English or German; else what the system speaks."),
]


def language(asked: str | None) -> str:
    """Return the language asked for, or the system's: German if that is German, else English."""
    if asked is not None:
        with refusing():
            return check_language(asked)
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "de" if (system or "").lower().startswith("de") else "en"
