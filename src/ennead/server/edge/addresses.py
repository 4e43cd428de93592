"""Client addresses, as limits count them."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

#: The prefix length of the IPv6 network that a household gets.
HOUSEHOLD = 64


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address of a client, as a trusted proxy has forwarded it."""
    return counted(connection.scope.get("client"))


def counted(client: tuple[str, int] | None) -> str:
    """Return an address as limits count it: of IPv6 the network, as a visitor has all of it."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return client[0][:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, HOUSEHOLD), strict=False))


def networks(proxies: Iterable[str]) -> list[IPv4Network | IPv6Network]:
    """Parse proxies as networks; ValueError if one is neither an address nor a network."""
    found = []
    for proxy in proxies:
        try:
            found.append(ip_network(proxy, strict=False))
        except ValueError:
            raise ValueError(
                f"--proxy: expected an address or a network such as 10.0.0.0/8, found {proxy!r}"
            ) from None
    return found
