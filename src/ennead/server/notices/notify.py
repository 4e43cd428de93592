"""Notices of turns by webhook and e-mail, where the operator has enabled them.

An unconfirmed address gets codes only, and few of these. Notices are counted for each person and
webhooks for each host, so that strangers cannot be flooded.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Coroutine
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

from ennead.server import identity
from ennead.server.limits.quotas import DAY, HOUR, Quota
from ennead.server.monitoring.metrics import Metrics
from ennead.server.notices.mail import confirmation_mail, mailbox, send, turn_mail
from ennead.server.notices.side_threads import SideThreads
from ennead.server.notices.webhooks import check_hook, post
from ennead.server.room.room import Room
from ennead.server.settings import Settings
from ennead.server.store.persons import Person
from ennead.server.store.store import Store

LOG = logging.getLogger("ennead.server")
TRIES = 5
FIRST_WAIT = 1.0
#: The most webhooks called at the same time.
CALLS = 10
#: The most notices under way; more are dropped.
MOST_ON_THE_WAY = 500


class TooManyMails(Exception):
    """The quota for codes is exhausted."""


class Notifier:
    """Notifies people whose turn it is."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, wait: float = FIRST_WAIT
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.wait = wait
        self.tasks: set[asyncio.Task[None]] = set()
        self.calls = asyncio.Semaphore(CALLS)
        # On threads of their own: an unresponsive mail server holds up mails alone.
        self.mail_threads = SideThreads("ennead-mail", threads=2, waiting=200)
        self.lookup_threads = SideThreads("ennead-lookup", threads=4, waiting=200)
        limits = settings.limits
        self.codes_of_address = Quota(limits.codes_per_address_and_day, DAY)
        self.codes_of_asker = Quota(limits.codes_per_asker_and_day, DAY)
        self.codes = Quota(limits.codes_per_hour, HOUR)
        self.notices_of_person = Quota(limits.notices_per_person_and_hour, HOUR)
        self.calls_of_host = Quota(limits.webhooks_per_host_and_hour, HOUR)

    # ------------------------------------------------------------ confirming an address

    def ask_to_confirm(self, person: Person, asker: str) -> None:
        """Send a code to a person's address; TooManyMails if a quota is exhausted."""
        assert self.settings.mail is not None
        assert person.email is not None
        asked = ((self.codes_of_address, mailbox(person.email)), (self.codes_of_asker, asker))
        counted = (*asked, (self.codes_of_asker, person.id), (self.codes, ""))
        if not all(quota.allows(key) for quota, key in counted):
            self.metrics.notices.labels("code", "limited").inc()
            raise TooManyMails("no more codes are sent today; try again tomorrow")
        for quota, key in counted:
            quota.take(key)
        code = identity.address_code(self.settings.secrets[0], person.id, person.email)
        self.spawn(self.send_mail("code", confirmation_mail(self.settings.mail, person, code)))

    # ------------------------------------------------------------ notices

    def turn(self, room: Room, people: set[str]) -> None:
        """Notify people whom a table waits for, except those who are connected."""
        if self.settings.mail is None and not self.settings.webhooks:
            return
        present = {room.seats[seat].person for seat in room.attendance.present}
        for id in people - present:
            self.spawn(self.notify(id, room.row.id, room.row.game))

    async def notify(self, id: str, table: str, game: str) -> None:
        """Notify one person by all channels they have chosen."""
        person = await self.store.person(id)
        if person is None:
            return
        mail = self.settings.mail if person.email and person.confirmed else None
        hook = self.settings.webhooks and person.webhook
        if mail is None and not hook:
            return
        if not self.notices_of_person.allows(id):
            self.metrics.notices.labels("turn", "limited").inc()
            return
        self.notices_of_person.take(id)
        if mail is not None:
            await self.send_mail("turn", turn_mail(mail, person, self.place_of(table), game))
        if hook:
            await self.call_hook(person, table, game)

    def place_of(self, table: str) -> str:
        """Return the page of a table; its id, if the origin of this server is not set."""
        origins = self.settings.origins
        return f"{origins[0].rstrip('/')}/table/{table}" if origins else table

    async def send_mail(self, kind: str, message: EmailMessage) -> None:
        """Send a mail on a thread; a failure is logged and counted."""
        try:
            await self.mail_threads.run(send, self.settings.mail, message)
        except (OSError, ValueError, smtplib.SMTPException) as error:
            self.metrics.notices.labels(kind, "failed").inc()
            LOG.warning("a mail could not be sent: %s", type(error).__name__)
        else:
            self.metrics.notices.labels(kind, "sent").inc()

    async def call_hook(self, person: Person, table: str, game: str) -> None:
        """Post to a webhook, with retries and exponential backoff."""
        import httpx  # slow to import, and most servers call no webhooks

        url = person.webhook or ""
        body = {"event": "your_turn", "table": table, "game": game, "nickname": person.called}
        wait = self.wait
        for attempt in range(TRIES):
            if not self.calls_of_host.allows(host_of(url)):
                self.metrics.notices.labels("webhook", "limited").inc()
                return
            self.calls_of_host.take(host_of(url))
            try:
                async with self.calls:
                    address = await check_hook(url, self.settings, self.lookup_threads)
                    await post(url, address, body)
            except (ValueError, TimeoutError, httpx.HTTPError, httpx.InvalidURL) as error:
                self.metrics.notices.labels("webhook", "failed").inc()
                name = type(error).__name__
                LOG.info("a webhook failed (%d of %d): %s", attempt + 1, TRIES, name)
                await asyncio.sleep(wait)
                wait *= 2
            else:
                self.metrics.notices.labels("webhook", "sent").inc()
                return

    # ------------------------------------------------------------ tasks

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task; it is dropped if there are too many."""
        if len(self.tasks) >= MOST_ON_THE_WAY:
            work.close()
            self.metrics.notices.labels("any", "dropped").inc()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Cancel all notices under way."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def host_of(url: str) -> str:
    """Return the host of a webhook."""
    return (urlsplit(url).hostname or "").lower()
