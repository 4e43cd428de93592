"""A database file belongs to one server at a time, and only its owner may read it."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from ennead.server.store.store import CannotServe

#: The files of SQLite for one database; new ones get the mode of the database.
BESIDE = ("", "-wal", "-shm")


class FileLock:
    """A lock on a file of its own; the system releases it however the process ends.

    It is not on the database: to close any handle of that would release SQLite's own locks.
    """

    def __init__(self, path: Path) -> None:
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(self.handle, 20).decode(errors="replace").strip()
            os.close(self.handle)
            raise CannotServe(in_use(path, holder)) from None
        os.truncate(self.handle, 0)
        os.write(self.handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Release the lock."""
        os.close(self.handle)


def in_use(path: Path, holder: str) -> str:
    """Describe who has a database, and what can be done."""
    database = path.with_suffix("")
    by = f"another server (process {holder})" if holder else "another server"
    return (
        f"{database} is in use by {by}; stop that one, choose another file with --database, or "
        "use PostgreSQL for several servers"
    )


def keep_for_owner(database: Path) -> None:
    """Restrict the database to its owner; created here, it could never be read by others."""
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for end in BESIDE:
        file = database.with_name(database.name + end)
        if file.exists():
            file.chmod(0o600)
