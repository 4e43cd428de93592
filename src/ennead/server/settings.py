"""The settings of a server."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct, ValidationError, convert

#: Addresses of this machine.
LOOPBACK = ("127.0.0.1", "::1")


class Limits(Struct, frozen=True):
    """Limits for persons, addresses, tables and connections."""

    message_bytes: int = 64 * 1024
    upload_bytes: int = 2 * 1024 * 1024
    messages_per_second: float = 20.0
    burst: int = 60
    requests_per_minute: int = 600
    codes_per_minute: int = 30
    #: Unfinished tables, and those of them that have not begun.
    tables_per_person: int = 50
    open_tables_per_person: int = 10
    #: Seats at others' tables that have not begun.
    open_seats_per_person: int = 10
    seats_per_hour_and_address: int = 120
    #: All tables count, finished ones too.
    tables_per_day: int = 200
    tables_per_day_and_address: int = 1000
    #: What tables begin with: options, and records they go on from.
    table_bytes_per_day: int = 4 * 1024 * 1024
    table_bytes_per_day_and_address: int = 16 * 1024 * 1024
    options_bytes: int = 64 * 1024
    option_letters: int = 80
    option_items: int = 100
    #: Beyond this only what brings the game on is accepted.
    entries_per_table: int = 3000
    undos_per_table: int = 300
    #: Players always get in; of too many connections of one player the oldest gives way.
    connections_per_player: int = 8
    spectators_per_table: int = 150
    spectators_per_address: int = 40
    spectators_per_person: int = 20
    #: Of one person; of all spectators of a table; and lines that a table keeps.
    chat_per_minute: int = 30
    spectators_chat_per_minute: int = 60
    chat_lines_per_table: int = 5000
    #: The most queued bytes for a connection that does not read.
    outbox_bytes: int = 1024 * 1024
    #: How long a connection may take to send the head of a request, its body, its greeting; and to
    #: read what it was sent.
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    hello_seconds: float = 10.0
    unread_seconds: float = 30.0

    # ------------------------------------------------------------ one address
    handshakes_per_minute: int = 120
    #: Weighted by cost: one that makes the server send a whole table counts for five.
    messages_per_second_and_address: float = 60.0
    burst_of_address: int = 600
    connections_per_address: int = 256
    sockets_per_address: int = 128
    upload_bytes_per_address: int = 8 * 1024 * 1024
    unsent_bytes_per_address: int = 16 * 1024 * 1024
    idle_seconds: float = 600.0
    #: How long a player must be disconnected before the others may vote for a bot.
    absence_seconds: float = 60.0
    #: Codes that confirm mail addresses: for an address, for a person or client address, in all.
    codes_per_address_and_day: int = 3
    codes_per_asker_and_day: int = 10
    codes_per_hour: int = 200
    notices_per_person_and_hour: int = 30
    webhooks_per_host_and_hour: int = 600


class Mail(Struct, frozen=True):
    """The SMTP server for notifications."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    starttls: bool = False


class Settings(Struct, frozen=True):
    """The settings of a server."""

    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8335
    #: Timeout for a command of the database.
    database_seconds: float = 10.0
    #: Sign cookies; the same for all processes on one database. The first signs, all verify.
    secrets: tuple[str, ...] = ()
    #: Addresses browsers may come from besides the server's own.
    origins: tuple[str, ...] = ()
    #: Cookies over HTTPS only; for a server with a TLS proxy.
    secure: bool = False
    #: Proxies of this server's own, whose X-Forwarded-For is believed; addresses or networks.
    proxies: tuple[str, ...] = LOOPBACK
    #: The token for /metrics; without one there are no metrics.
    metrics_token: str = ""
    webhooks: bool = False
    webhook_ports: tuple[int, ...] = (80, 443)
    #: For tests: webhooks may point anywhere.
    private_webhooks: bool = False
    mail: Mail | None = None
    bot_processes: int = 2
    #: The least time between two answers of bots among themselves, so that people can follow.
    bot_pause: float = 0.6
    bot_seconds: float = 5.0
    #: Whether there are public games of bots, and the pause between their answers.
    exhibition: bool = False
    exhibition_pause: float = 2.0
    #: A standing order answers after a time between these, as a person would.
    order_seconds: tuple[float, float] = (1.0, 4.0)
    #: A folder with a faster build of Ennead, which bots use once it is there.
    bot_build: Path | None = None
    #: Modules that add bots to `ennead.bots.BOTS`.
    bot_modules: tuple[str, ...] = ()
    #: The folder of the browser client; by default that of the installation.
    client: Path | None = None
    #: A fixed seed for chance and bots; for tests only.
    luck_seed: int | None = None
    limits: Limits = Limits()


def chosen_limits(given: list[str]) -> Limits:
    """Return limits with some of them set by NAME=VALUE; ValueError for an unknown one."""
    chosen: dict[str, str] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise ValueError(f"--limit: there is no limit {name!r}; docs/server.md lists them")
        chosen[name] = value
    try:
        limits = convert(chosen, Limits, strict=False)
    except ValidationError as error:
        raise ValueError(f"--limit: {error}") from None
    for name in chosen:
        if getattr(limits, name) <= 0:
            raise ValueError(f"--limit: {name} must be more than 0")
    return limits


def data_folder() -> Path:
    """Return the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "ennead"
