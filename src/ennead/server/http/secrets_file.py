"""The secrets that sign cookies: read from the environment or a file, and checked.

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
#: The least number of bytes: with less, cookies could be forged.
SHORTEST = 32


def chosen_secrets(data: Path) -> tuple[str, ...]:
    """Return the secrets of the environment or the data folder; ValueError for a bad one."""
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
    """Return the secrets; ValueError if one is too short."""
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
    """Write a new file for its owner alone, atomically, and never over another."""
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
    """Restrict a file to its owner."""
    mode = path.stat().st_mode & 0o777
    if mode & 0o077:
        path.chmod(0o600)
        LOG.warning("%s could be read by other users (mode %o); its mode is 600 now", path, mode)
