"""All connections of a process: limits per address, and timeouts."""

from __future__ import annotations

import asyncio
import time
from ipaddress import ip_address
from typing import Protocol

from ennead.server.edge.addresses import counted, networks
from ennead.server.monitoring.reports import Reports
from ennead.server.settings import Settings


class Connection(Protocol):
    """The interface of a connection."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def is_waiting(self) -> bool:
        """Whether no request is under way."""

    def overdue(self, now: float) -> str | None:
        """Return the timeout that has passed, if any."""


class OpenConnections:
    """The connections of a process, by address and in the order in which they were opened."""

    def __init__(self, settings: Settings, reports: Reports, most: int) -> None:
        self.limits = settings.limits
        self.reports = reports
        self.proxies = networks(settings.proxies)
        self.most = most
        self.per_address = min(self.limits.connections_per_address, max(1, most // 4))
        self.number = 0
        self.by_address: dict[str, dict[asyncio.Transport, Connection]] = {}

    def add(self, connection: Connection) -> bool:
        """Add a new connection; False if there is no room for it."""
        address = counted(connection.client)
        own = self.by_address.setdefault(address, {})
        crowded = len(own) >= self.per_address and not self.is_proxy(connection.client)
        if crowded and not self.make_room(address, "too many connections of one address"):
            return False
        if self.number >= self.most:
            largest = max(self.by_address, key=lambda key: len(self.by_address[key]))
            if not self.make_room(largest, "too many connections in all"):
                return False
        self.by_address.setdefault(address, {})[connection.transport] = connection
        self.number += 1
        return True

    def replace(self, connection: Connection) -> None:
        """Replace an HTTP connection by the WebSocket that it has become."""
        own = self.by_address.get(counted(connection.client), {})
        if connection.transport in own:
            own[connection.transport] = connection

    def remove(self, connection: Connection) -> None:
        """Remove a closed connection."""
        address = counted(connection.client)
        own = self.by_address.get(address, {})
        if own.pop(connection.transport, None) is not None:
            self.number -= 1
        if not own:
            self.by_address.pop(address, None)

    def make_room(self, address: str, reason: str) -> bool:
        """Abort the oldest idle connection of an address."""
        for connection in self.by_address[address].values():
            if connection.is_waiting():
                self.cut_off(connection, reason)
                return True
        self.reports.turned_away(reason, address)
        return False

    def cut_off(self, connection: Connection, reason: str) -> None:
        """Abort a connection without waiting for unread data."""
        self.reports.cut_off(reason, counted(connection.client))
        self.remove(connection)
        connection.transport.abort()

    def is_proxy(self, client: tuple[str, int] | None) -> bool:
        """Whether a connection comes from a trusted proxy, with many visitors."""
        try:
            address = ip_address(client[0] if client else "")
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    # ------------------------------------------------------------ timeouts

    def look(self) -> None:
        """Abort connections beyond a timeout or a limit."""
        now = time.monotonic()
        for own in list(self.by_address.values()):
            for connection in list(own.values()):
                reason = connection.overdue(now)
                if reason is not None:
                    self.cut_off(connection, reason)
        for address, own in list(self.by_address.items()):
            self.free_memory(address, own)
        self.reports.sum_up()

    def free_memory(self, address: str, own: dict[asyncio.Transport, Connection]) -> None:
        """Abort those with most unread data, if one address has too much."""
        unsent = {c: c.transport.get_write_buffer_size() for c in own.values()}
        total = sum(unsent.values())
        for connection in sorted(unsent, key=lambda c: -unsent[c]):
            if total <= self.limits.unsent_bytes_per_address or self.is_proxy(connection.client):
                return
            total -= unsent[connection]
            self.cut_off(connection, "too much unread by one address")
