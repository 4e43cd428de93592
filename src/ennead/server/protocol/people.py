"""People: their settings and codes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ennead.server.protocol.fields import EmailAddress, Language, Nickname, Webhook


class Me(Struct):
    """The person of a browser."""

    id: str
    #: The name that others see, and whether it was chosen or only suggested.
    nickname: str
    named: bool
    language: Language
    webhook: str | None = None
    email: str | None = None
    #: Whether the address is confirmed; until then only codes are sent there.
    confirmed: bool = False
    #: Whether this server sends notices by webhook, and by mail.
    webhooks: bool = False
    mail: bool = False


class ChangeMe(Struct, forbid_unknown_fields=True):
    """Changes of a person; fields that are left out stay."""

    nickname: Nickname | None = None
    language: Language | None = None
    webhook: Webhook | None = None
    email: EmailAddress | None = None


class RecoveryCode(Struct, forbid_unknown_fields=True):
    """A code to sign in on another device."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]


class AddressCode(Struct, forbid_unknown_fields=True):
    """The code that was sent to a mail address."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]
