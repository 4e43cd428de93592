"""Mails: valid addresses, texts, and sending over SMTP."""

from __future__ import annotations

import re
import smtplib
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from ennead.engine.words import Phrase
from ennead.server.settings import Mail, Settings
from ennead.server.store.persons import Person

SECONDS = 20.0
LONGEST_ADDRESS = 254
#: No quotes, comments or other alphabets: what every mail server takes as it stands.
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])"
)
#: This would be decoded where an address is expected.
ENCODED_WORD = "=?"
#: A name of these letters is not made into a link by any reader of mails.
HARMLESS_NAME = re.compile(r"[\w' -]+")

TURN_SUBJECT = Phrase("Ennead: it is your turn", "Ennead: Du bist am Zug")
TURN = Phrase(
    "{hello},\n\nthe table of {game} waits for your answer.\n\nTable: {table}\n",
    "{hello},\n\nam Tisch von {game} wird auf deine Antwort gewartet.\n\nTisch: {table}\n",
)
HELLO = Phrase("Hello", "Hallo")
CONFIRM_SUBJECT = Phrase("Ennead: confirm your address", "Ennead: Bestätige deine Adresse")
CONFIRM = Phrase(
    "Hello,\n\nsomebody wants to be told at this address when it is their turn in Ennead.\n"
    "If that was you, type this code on the settings page:\n\n    {code}\n\n"
    "If it was not you, do nothing: no notices are sent without the code.\n",
    "Hallo,\n\njemand möchte an dieser Adresse erfahren, wann er in Ennead am Zug ist.\n"
    "Warst du das, gib diesen Code auf der Seite der Einstellungen ein:\n\n    {code}\n\n"
    "Warst du es nicht, tu nichts: Ohne den Code werden keine Nachrichten gesendet.\n",
)


def check_address(address: str, settings: Settings) -> None:
    """Raise ValueError unless mail can be sent to an address."""
    if settings.mail is None:
        raise ValueError("this server sends no e-mail")
    if not ADDRESS.fullmatch(address) or ENCODED_WORD in address or len(address) > LONGEST_ADDRESS:
        raise ValueError("this is not an e-mail address")


def mailbox(address: str) -> str:
    """Normalize an address: variants of one mailbox count as one."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def turn_mail(mail: Mail, person: Person, place: str, game: str) -> EmailMessage:
    """Write the notice that it is a person's turn."""
    hello = HELLO.fill(person.language)
    if HARMLESS_NAME.fullmatch(person.nickname):
        hello = f"{hello} {person.nickname}"
    text = TURN.fill(person.language, hello=hello, game=game.title(), table=place)
    return letter(mail, person, TURN_SUBJECT, text)


def confirmation_mail(mail: Mail, person: Person, code: str) -> EmailMessage:
    """Write the mail with a code. It quotes nothing of the person: it may go to a stranger."""
    return letter(mail, person, CONFIRM_SUBJECT, CONFIRM.fill(person.language, code=code))


def letter(mail: Mail, person: Person, subject: Phrase, text: str) -> EmailMessage:
    """Write a mail to a person."""
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = Address(addr_spec=person.email or "")
    message["Subject"] = subject.fill(person.language)
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2] or None)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def send(mail: Mail, message: EmailMessage) -> None:
    """Send a mail over SMTP; this blocks."""
    with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS) as server:
        if mail.starttls:
            server.starttls()
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
