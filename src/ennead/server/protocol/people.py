"""People: who one is, and how to come back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ennead.server.protocol.fields import EmailAddress, Language, Nickname, Webhook


class Me(Struct):
    """Who a browser is."""

    id: str
    nickname: str
    language: Language
    webhook: str | None = None
    email: str | None = None
    #: Whether the address is confirmed; until then nothing but a code is sent there.
    confirmed: bool = False
    #: Whether this server tells people of their turn by webhook, and by mail.
    webhooks: bool = False
    mail: bool = False


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What a person changes about themselves; what is left out stays."""

    nickname: Nickname | None = None
    language: Language | None = None
    webhook: Webhook | None = None
    email: EmailAddress | None = None


class RecoveryCode(Struct, forbid_unknown_fields=True):
    """Moves a person to another device."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]


class AddressCode(Struct, forbid_unknown_fields=True):
    """The code that was sent to a mail address."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]
