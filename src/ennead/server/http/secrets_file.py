"""The secrets that sign cookies: where they come from, and which are good enough.

The first one signs. All of them verify: to replace a secret, put the new one before the old one,
and take the old one away when nobody needs its cookies any more.
"""

from __future__ import annotations

import logging
import os
import secrets
from pathlib import Path

LOG = logging.getLogger("ennead.server")
VARIABLE = "ENNEAD_SECRET"
#: A secret may be no shorter, or cookies could be forged.
SHORTEST = 32


def chosen_secrets(data: Path) -> tuple[str, ...]:
    """The secrets of the environment, or else of the data folder; ValueError if one is bad."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        return checked(tuple(named.split()), VARIABLE)
    path = data / "secret"
    if not path.exists():
        write_once(path, secrets.token_hex(32))
    found = checked(tuple(path.read_text(encoding="utf-8").split()), str(path))
    keep_private(path)
    return found


def checked(found: tuple[str, ...], where: str) -> tuple[str, ...]:
    """The secrets, if every one of them is long enough."""
    if not found:
        raise ValueError(f"{where} is empty: it must hold a secret of at least {SHORTEST} bytes")
    for number, secret in enumerate(found, 1):
        if len(secret.encode()) < SHORTEST:
            raise ValueError(
                f"{where}: secret {number} of {len(found)} has {len(secret.encode())} bytes; "
                f"expected at least {SHORTEST}, as from: openssl rand -hex 32"
            )
    return found


def write_once(path: Path, text: str) -> None:
    """A new file that only its owner may read: whole or not at all, and never a second time."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(fresh, path)  # unlike renaming, this never replaces what another process wrote
    except FileExistsError:
        pass
    finally:
        fresh.unlink()


def keep_private(path: Path) -> None:
    """Only the owner may read a file from now on."""
    mode = path.stat().st_mode & 0o777
    if mode & 0o077:
        path.chmod(0o600)
        LOG.warning("%s could be read by other users (mode %o); its mode is 600 now", path, mode)
