"""What is said of a person to themselves."""

from __future__ import annotations

from ennead.server import protocol
from ennead.server.settings import Settings
from ennead.server.store.persons import Person


def about(person: Person, settings: Settings) -> protocol.Me:
    """Describe a person to themselves."""
    return protocol.Me(
        person.id,
        person.called,
        person.is_named,
        "de" if person.language == "de" else "en",
        person.webhook,
        person.email,
        confirmed=person.confirmed,
        webhooks=settings.webhooks,
        mail=settings.mail is not None,
    )
