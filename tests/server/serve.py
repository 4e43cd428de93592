"""A server of its own process for the tests: `python -m tests.server.serve '{"port": ...}'`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ennead.server.app import create_app
from ennead.server.run import run
from ennead.server.secrets_file import chosen_secrets
from ennead.server.settings import Limits, Mail, Settings


def main(text: str) -> None:
    given = json.loads(text)
    data = Path(given.pop("data"))
    limits = Limits(**given.pop("limits", {}))
    mail = Mail(**given.pop("mail")) if "mail" in given else None
    for name in ("origins", "bot_modules"):
        given[name] = tuple(given.get(name, ()))
    if "client" in given:
        given["client"] = Path(given["client"])
    database = given.pop("database", f"sqlite:{data / 'tables.db'}")
    settings = Settings(
        data, database, secrets=chosen_secrets(data), limits=limits, mail=mail, **given
    )
    run(create_app(settings), settings)


if __name__ == "__main__":
    main(sys.argv[1])
