"""A real SMTP server of the tests' own."""

from __future__ import annotations

import email
import email.policy
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.serving import free_port


class Mailbox:
    """Keeps what was received: the receivers and the mail."""

    def __init__(self, port: int) -> None:
        self.mails: list[tuple[list[str], EmailMessage]] = []
        self.port = port
        self.settings = {"host": "127.0.0.1", "port": port, "sender": "ennead@example.org"}

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.mails.append((envelope.rcpt_tos, message))
        return "250 kept"

    def to(self, address: str) -> list[EmailMessage]:
        """The mails to an address, oldest first."""
        return [message for receivers, message in self.mails if receivers == [address]]

    def code(self, address: str) -> str:
        """The code in the last mail to an address."""
        found = re.search(r"[a-z0-9]{5}-[a-z0-9]{5}", self.to(address)[-1].get_content())
        assert found is not None
        return found[0]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox(free_port())
    smtp = Controller(box, hostname="127.0.0.1", port=box.port)
    smtp.start()
    try:
        yield box
    finally:
        smtp.stop()


@contextmanager
def silent_server() -> Iterator[dict[str, Any]]:
    """The settings of a mail server that takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0), backlog=500) as listening:
        port = listening.getsockname()[1]
        yield {"host": "127.0.0.1", "port": port, "sender": "ennead@example.org"}
