"""Your turn: webhooks and e-mail, where the operator has switched them on."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import smtplib
import socket
from email.message import EmailMessage
from urllib.parse import urlsplit

from ennead.engine.words import Phrase
from ennead.server.entries import Person
from ennead.server.room import Room
from ennead.server.settings import Mail, Settings
from ennead.server.store import Store

LOG = logging.getLogger("ennead.server")
logging.getLogger("httpx").setLevel(logging.WARNING)  # it logs addresses otherwise
TRIES = 5
FIRST_WAIT = 1.0
ADDRESS = re.compile(r"[^@\s<>\"]+@[^@\s<>\"]+\.[^@\s<>\"]+")

SUBJECT = Phrase("Ennead: it is your turn", "Ennead: Du bist am Zug")
BODY = Phrase(
    "Hello {name},\n\nthe table of {game} waits for your answer.\n\nTable: {table}\n",
    "Hallo {name},\n\nam Tisch von {game} wird auf deine Antwort gewartet.\n\nTisch: {table}\n",
)


class Notifier:
    """Tells people that a table waits for them."""

    def __init__(self, store: Store, settings: Settings, wait: float = FIRST_WAIT) -> None:
        self.store = store
        self.settings = settings
        self.wait = wait
        self.tasks: set[asyncio.Task[None]] = set()

    def turn(self, room: Room, people: set[str]) -> None:
        """A table waits for these people; those who look at it are not told."""
        present = {room.seats[seat].person for seat in room.attendance.present}
        for id in people - present:
            task = asyncio.get_running_loop().create_task(self.tell(id, room.row.id, room.row.game))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def tell(self, id: str, table: str, game: str) -> None:
        """Tell one person by all the ways they have chosen."""
        person = await self.store.person(id)
        if person is None:
            return
        if person.email and self.settings.mail is not None:
            await asyncio.to_thread(send_mail, self.settings.mail, person, table, game)
        if person.webhook and self.settings.webhooks:
            await self.call_hook(person, table, game)

    async def call_hook(self, person: Person, table: str, game: str) -> None:
        """Post to a webhook; on failure again and again, waiting twice as long each time."""
        import httpx  # slow to import, and most servers call no webhooks

        body = {"event": "your_turn", "table": table, "game": game, "nickname": person.nickname}
        wait = self.wait
        for attempt in range(TRIES):
            try:
                address = await check_hook(person.webhook or "", self.settings)
                await post(person.webhook or "", address, body)
            except (ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
                LOG.info(
                    "a webhook failed (%d of %d): %s", attempt + 1, TRIES, type(error).__name__
                )
                await asyncio.sleep(wait)
                wait *= 2
            else:
                return

    async def close(self) -> None:
        """Stop telling."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def check_hook(url: str, settings: Settings) -> str:
    """The address behind a webhook; ValueError if it is none that may be called.

    Every address a name stands for is checked, and the one returned is the one that is called, so
    that a name cannot be pointed somewhere else in between.
    """
    if not settings.webhooks:
        raise ValueError("this server has webhooks switched off")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("a webhook is an http or https address")
    if parts.username or parts.password:
        raise ValueError("a webhook has no user or password in it")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError:
        raise ValueError("the webhook's host is not known") from None
    for info in found:
        address = ipaddress.ip_address(info[4][0])
        if not settings.private_webhooks and (not address.is_global or address.is_multicast):
            raise ValueError("a webhook must not point at a private or loopback address")
    return str(found[0][4][0])


async def post(url: str, address: str, body: dict[str, str]) -> None:
    """Post JSON to exactly this address, by the name of the URL; redirects are not followed."""
    import httpx

    parts = urlsplit(url)
    host = f"[{address}]" if ":" in address else address
    port = f":{parts.port}" if parts.port else ""
    target = parts._replace(netloc=f"{host}{port}").geturl()
    headers = {"Host": parts.netloc, "User-Agent": "ennead"}
    async with httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", target, json=body, headers=headers)
        request.extensions["sni_hostname"] = parts.hostname
        response = await client.send(request)
        response.raise_for_status()


def check_address(address: str, settings: Settings) -> None:
    """ValueError unless mail can be sent to an address."""
    if settings.mail is None:
        raise ValueError("this server sends no e-mail")
    if not ADDRESS.fullmatch(address):
        raise ValueError("this is not an e-mail address")


def send_mail(mail: Mail, person: Person, table: str, game: str) -> None:
    """A mail in the person's language; a failure is logged, not raised."""
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = person.email or ""
    message["Subject"] = SUBJECT.fill(person.language)
    message.set_content(
        BODY.fill(person.language, name=person.nickname, game=game.title(), table=table)
    )
    try:
        with smtplib.SMTP(mail.host, mail.port, timeout=20) as server:
            if mail.starttls:
                server.starttls()
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        LOG.warning("a mail could not be sent: %s", type(error).__name__)
