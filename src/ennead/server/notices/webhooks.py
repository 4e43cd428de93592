"""Webhooks: only public addresses and usual ports are called, and replies are not read."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from urllib.parse import SplitResult, urlsplit

from ennead.server.notices.side_threads import SideThreads
from ennead.server.settings import Settings

logging.getLogger("httpx").setLevel(logging.WARNING)  # it logs addresses otherwise

LOOKUP_SECONDS = 5.0
#: For the whole call: a host may send its reply byte by byte.
CALL_SECONDS = 10.0
#: Global unicast addresses; all others are special: NAT64, compatible, site-local, ...
GLOBAL_UNICAST = IPv6Network("2000::/3")
#: Within it: 6to4, which leads to any IPv4 address, and documentation.
NOT_OUTSIDE = (IPv6Network("2002::/16"), IPv6Network("3fff::/20"))
RELAYS_OF_6TO4 = ipaddress.IPv4Network("192.88.99.0/24")


async def check_hook(url: str, settings: Settings, threads: SideThreads) -> str:
    """Resolve a webhook to the address to call; ValueError if it must not be called.

    Every address of the name is checked, and the one returned is the one that is called, so that
    the name cannot be changed in between.
    """
    if not settings.webhooks:
        raise ValueError("this server has webhooks switched off")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("a webhook is an http or https address")
    if parts.username or parts.password:
        raise ValueError("a webhook has no user or password in it")
    port = port_of(parts)
    if port not in settings.webhook_ports and not settings.private_webhooks:
        allowed = ", ".join(str(port) for port in settings.webhook_ports)
        raise ValueError(f"a webhook's port must be one of {allowed}, not {port}")
    found = await addresses_of(parts.hostname, port, threads)
    if not settings.private_webhooks and not all(is_outside(address) for address in found):
        raise ValueError("a webhook must not point at a private or loopback address")
    return str(found[0])


def port_of(parts: SplitResult) -> int:
    """Return the port of a URL."""
    return parts.port or (443 if parts.scheme == "https" else 80)


async def addresses_of(
    host: str, port: int, threads: SideThreads
) -> list[IPv4Address | IPv6Address]:
    """Resolve a name to all its addresses; ValueError if it cannot be resolved."""
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            found = await threads.run(look_up, host, port)
    except (OSError, TimeoutError, UnicodeError):
        raise ValueError("the webhook's host is not known") from None
    return [ipaddress.ip_address(address) for address in found]


def look_up(host: str, port: int) -> list[str]:
    """Resolve a name by the system; this blocks."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in found]


def is_outside(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is public."""
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, IPv4Address):
        return address not in RELAYS_OF_6TO4
    return address in GLOBAL_UNICAST and not any(address in special for special in NOT_OUTSIDE)


async def post(url: str, address: str, body: dict[str, str]) -> None:
    """Post JSON to exactly this address, with the host of the URL.

    Redirects are not followed, and only the head of the reply is read.
    """
    import httpx  # slow to import, and most servers call no webhooks

    parts = urlsplit(url)
    host = f"[{address}]" if ":" in address else address
    port = f":{parts.port}" if parts.port else ""
    target = parts._replace(netloc=f"{host}{port}").geturl()
    headers = {"Host": parts.netloc, "User-Agent": "ennead"}
    async with (
        asyncio.timeout(CALL_SECONDS),
        httpx.AsyncClient(timeout=CALL_SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream(
            "POST", target, json=body, headers=headers, extensions={"sni_hostname": parts.hostname}
        ) as response,
    ):
        response.raise_for_status()
