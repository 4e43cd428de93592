"""People over HTTP: cookies, settings, recovery codes."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import (
    NotAuthorizedException,
    NotFoundException,
    TooManyRequestsException,
    ValidationException,
)
from msgspec import structs

from ennead.server import identity, protocol
from ennead.server.edge.addresses import address_of
from ennead.server.live.tables import Tables
from ennead.server.notices.mail import check_address
from ennead.server.notices.notify import Notifier, TooManyMails
from ennead.server.notices.webhooks import check_hook
from ennead.server.service.people import about
from ennead.server.settings import Settings
from ennead.server.store.persons import Person
from ennead.server.store.store import Store

SIGNED_OUT = {"status": "signed out"}
#: Deletes the cookie of a browser.
NO_COOKIE = Cookie(key=identity.COOKIE, value="", max_age=0, httponly=True, samesite="lax")


async def person_of(
    connection: ASGIConnection[Any, Any, Any, Any], store: Store, settings: Settings
) -> Person | None:
    """Return the person of a connection, by its cookie.

    A person who has changed nothing yet is not in the database; the cookie alone identifies them.
    """
    found = identity.signed_session(settings.secrets, connection.cookies.get(identity.COOKIE))
    if found is None:
        return None
    id, session = found
    person = await store.person(id) or new_person(id, connection)
    return person if person.sessions == session else None


def new_person(id: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Return a person who has changed nothing yet."""
    language = "de" if connection.headers.get("accept-language", "").startswith("de") else "en"
    return Person(id, "", language)


async def signed_in(request: Request[Any, Any, Any], store: Store, settings: Settings) -> Person:
    """Return the person of a request; NotAuthorizedException if there is none."""
    person = await person_of(request, store, settings)
    if person is None:
        raise NotAuthorizedException("no cookie of this server: ask for /api/me first")
    return person


def cookie_for(person: Person, settings: Settings) -> Cookie:
    """Return a signed cookie that scripts cannot read and other sites cannot use."""
    return Cookie(
        key=identity.COOKIE,
        value=identity.sign(settings.secrets[0], person.id, person.sessions),
        max_age=identity.YEARS,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
        path="/",
    )


@get("/api/me")
async def me(
    request: Request[Any, Any, Any], store: Store, settings: Settings
) -> Response[protocol.Me]:
    """The person of this browser; a new one gets a cookie."""
    person = await person_of(request, store, settings)
    if person is not None:
        return Response(about(person, settings))
    person = new_person(identity.new_id(), request)
    return Response(about(person, settings), cookies=[cookie_for(person, settings)])


@patch("/api/me", raises=[NotAuthorizedException, TooManyRequestsException])
async def change_me(
    data: protocol.ChangeMe,
    request: Request[Any, Any, Any],
    store: Store,
    settings: Settings,
    notifier: Notifier,
    tables: Tables,
) -> protocol.Me:
    """Change nickname, language and notices; a new mail address must be confirmed."""
    person = await signed_in(request, store, settings)
    changes = {k: v for k, v in structs.asdict(data).items() if v is not None}
    await check_notices(changes, settings, notifier)
    for key in ("webhook", "email"):
        if changes.get(key) == "":
            changes[key] = None
    if "email" in changes and changes["email"] != person.email:
        changes["confirmed"] = False
    changed = await store.change_person(person, changes)
    if changes.get("email") and not changed.confirmed:
        ask_to_confirm(notifier, changed, address_of(request))
    if changed.called != person.called:
        await tables.rename_where_connected(changed)
    return about(changed, settings)


async def check_notices(changes: dict[str, Any], settings: Settings, notifier: Notifier) -> None:
    """Refuse a webhook or a mail address that cannot be used."""
    try:
        if changes.get("webhook"):
            await check_hook(changes["webhook"], settings, notifier.lookup_threads)
        if changes.get("email"):
            check_address(changes["email"], settings)
    except ValueError as error:
        raise ValidationException(str(error)) from None


def ask_to_confirm(notifier: Notifier, person: Person, asker: str) -> None:
    """Send a code to an address; no notices are sent there before it is confirmed."""
    try:
        notifier.ask_to_confirm(person, asker)
    except TooManyMails as error:
        raise TooManyRequestsException(str(error)) from None


@post("/api/me/email", status_code=200, raises=[NotAuthorizedException])
async def confirm_address(
    data: protocol.AddressCode, request: Request[Any, Any, Any], store: Store, settings: Settings
) -> protocol.Me:
    """Confirm a mail address with the code that was sent there."""
    person = await signed_in(request, store, settings)
    address = person.email or ""
    if not identity.is_address_code(settings.secrets, person.id, address, data.code):
        raise ValidationException("this is not the code that was sent to the address")
    changed = await store.change_person(person, {"email": address, "confirmed": True})
    return about(changed, settings)


@post("/api/me/recovery", status_code=200, raises=[NotAuthorizedException])
async def make_recovery_code(
    request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> Response[protocol.RecoveryCode]:
    """Create a recovery code; it replaces an older one, and other devices are signed out."""
    person = await signed_in(request, store, settings)
    code = identity.new_recovery_code()
    changed = await store.renew_person(person, {"recovery": identity.hashed_code(code)})
    await tables.visitors.sessions.end(changed)
    return Response(protocol.RecoveryCode(code), cookies=[cookie_for(changed, settings)])


@post("/api/me/recover", status_code=200, raises=[NotFoundException])
async def recover(
    data: protocol.RecoveryCode, store: Store, settings: Settings, tables: Tables
) -> Response[protocol.Me]:
    """Sign in with a recovery code; other devices are signed out."""
    person = await person_of_code(data.code, store, settings)
    if person is None:
        raise NotFoundException("nobody has this recovery code")
    # A code of an earlier version is rehashed, so that a new secret does not lose it.
    changed = await store.renew_person(person, {"recovery": identity.hashed_code(data.code)})
    await tables.visitors.sessions.end(changed)
    return Response(about(changed, settings), cookies=[cookie_for(changed, settings)])


async def person_of_code(code: str, store: Store, settings: Settings) -> Person | None:
    """Return the person of a recovery code, however it is hashed."""
    older = [identity.hashed_code_of_secret(secret, code) for secret in settings.secrets]
    for hashed in (identity.hashed_code(code), *older):
        person = await store.person_by_recovery(hashed)
        if person is not None:
            return person
    return None


@post("/api/me/sign-out", status_code=200)
async def sign_out() -> Response[dict[str, str]]:
    """Sign out on this device."""
    return Response(SIGNED_OUT, cookies=[NO_COOKIE])


@post("/api/me/sign-out-everywhere", status_code=200, raises=[NotAuthorizedException])
async def sign_out_everywhere(
    request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> Response[dict[str, str]]:
    """Sign out on all devices: every cookie so far is void."""
    person = await signed_in(request, store, settings)
    await tables.visitors.sessions.end(await store.renew_person(person, {}))
    return Response(SIGNED_OUT, cookies=[NO_COOKIE])
