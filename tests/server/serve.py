"""A server of its own process for the tests: `python -m tests.server.serve '{"port": ...}'`."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from ennead.server.app import create_app
from ennead.server.http.secrets_file import chosen_secrets
from ennead.server.run import run
from ennead.server.settings import Limits, Mail, Settings


def main(text: str) -> None:
    given = json.loads(text)
    data = Path(given.pop("data"))
    limits = Limits(**given.pop("limits", {}))
    mail = Mail(**given.pop("mail")) if "mail" in given else None
    for name in ("origins", "bot_modules", "proxies", "order_seconds"):
        if name in given:
            given[name] = tuple(given[name])
    for name in ("client", "bot_build"):
        if name in given:
            given[name] = Path(given[name])
    database = given.pop("database", f"sqlite:{data / 'tables.db'}")
    if "wall_clock" in given:
        follow(Path(given.pop("wall_clock")))
    settings = Settings(
        data, database, secrets=chosen_secrets(data), limits=limits, mail=mail, **given
    )
    run(create_app(settings), settings)


def follow(offset: Path) -> None:
    """Have the clock of the system be off by what stands in a file, which may change."""
    real = time.time
    time.time = lambda: real() + float(offset.read_text())


if __name__ == "__main__":
    main(sys.argv[1])
