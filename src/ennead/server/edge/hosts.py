"""The hosts of this server, against DNS rebinding.

Another site can point its name at the address of this server, and browsers take the server for a
part of that site: so only its own names are served. An IP address has no name.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from ennead.server.settings import Settings


class Hosts:
    """Localhost, IP addresses, the name of this machine, and the hosts of `--origin`."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        self.names = {"", "localhost", settings.host.lower(), machine, short, f"{short}.local"}
        self.names |= {urlsplit(origin).hostname or "" for origin in settings.origins}

    def is_own(self, host: str) -> bool:
        """Whether a host is this server."""
        name = name_of(host)
        return name in self.names or name.endswith(".localhost") or is_number(name)

    def advice(self, host: str) -> str:
        """Explain the refusal of a host, and what the operator can do."""
        name = name_of(host)[:100]
        return (
            f"this server does not answer to the name {name!r}; "
            f"if it should, start it with --origin https://{name}"
        )


def name_of(host: str) -> str:
    """Return the name in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def is_number(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
