"""The names this server answers to.

A page of another site can have its name point at this server's address, and the browser takes it
for that site's own: so only names that were meant are answered. An address in numbers has no name.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from ennead.server.settings import Settings


class Hosts:
    """Localhost, addresses in numbers, this machine's own name, and the hosts of `--origin`."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        self.names = {"", "localhost", settings.host.lower(), machine, short, f"{short}.local"}
        self.names |= {urlsplit(origin).hostname or "" for origin in settings.origins}

    def is_own(self, host: str) -> bool:
        """Whether the host of a request is this server."""
        name = name_of(host)
        return name in self.names or name.endswith(".localhost") or is_number(name)

    def advice(self, host: str) -> str:
        """What is wrong with a host, and what its operator can do."""
        name = name_of(host)[:100]
        return (
            f"this server does not answer to the name {name!r}; "
            f"if it should, start it with --origin https://{name}"
        )


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def is_number(name: str) -> bool:
    """Whether a name is an address."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
