"""People over HTTP: the cookie, the nickname, the recovery code."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException, ValidationException
from msgspec import structs

from ennead.server import identity, protocol
from ennead.server.entries import Person
from ennead.server.notify import check_address, check_hook
from ennead.server.settings import Settings
from ennead.server.store import Store


async def person_of(
    connection: ASGIConnection[Any, Any, Any, Any], store: Store, settings: Settings
) -> Person | None:
    """Who a connection belongs to, by its cookie."""
    cookie = connection.cookies.get(identity.COOKIE)
    id = identity.signed_person(settings.secret, cookie)
    return None if id is None else await store.person(id)


async def somebody(request: Request[Any, Any, Any], store: Store, settings: Settings) -> Person:
    """The person of a request; there must be one."""
    person = await person_of(request, store, settings)
    if person is None:
        raise NotAuthorizedException("no cookie of this server: ask for /api/me first")
    return person


def cookie_for(person: Person, settings: Settings) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot use."""
    return Cookie(
        key=identity.COOKIE,
        value=identity.sign(settings.secret, person.id),
        max_age=identity.YEARS,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
        path="/",
    )


def about(person: Person, settings: Settings) -> protocol.Me:
    """What a person is told about themselves."""
    return protocol.Me(
        person.id,
        person.nickname,
        "de" if person.language == "de" else "en",
        person.webhook,
        person.email,
        webhooks=settings.webhooks,
        mail=settings.mail is not None,
    )


@get("/api/me")
async def me(
    request: Request[Any, Any, Any], store: Store, settings: Settings
) -> Response[protocol.Me]:
    """Who I am; a browser seen for the first time becomes somebody."""
    person = await person_of(request, store, settings)
    if person is not None:
        return Response(about(person, settings))
    id = identity.new_id()
    language = "de" if request.headers.get("accept-language", "").startswith("de") else "en"
    person = Person(id, f"Guest {id[:4]}", language)
    await store.save_person(person)
    return Response(about(person, settings), cookies=[cookie_for(person, settings)])


@patch("/api/me", raises=[NotAuthorizedException])
async def change_me(
    data: protocol.ChangeMe, request: Request[Any, Any, Any], store: Store, settings: Settings
) -> protocol.Me:
    """Change nickname, language and where to be notified."""
    person = await somebody(request, store, settings)
    changes = {k: v for k, v in structs.asdict(data).items() if v is not None}
    try:
        if changes.get("webhook"):
            await check_hook(changes["webhook"], settings)
        if changes.get("email"):
            check_address(changes["email"], settings)
    except ValueError as error:
        raise ValidationException(str(error)) from None
    for key in ("webhook", "email"):
        if changes.get(key) == "":
            changes[key] = None
    changed = structs.replace(person, **changes)
    await store.save_person(changed)
    return about(changed, settings)


@post("/api/me/recovery", status_code=200, raises=[NotAuthorizedException])
async def make_recovery_code(
    request: Request[Any, Any, Any], store: Store, settings: Settings
) -> protocol.RecoveryCode:
    """A new recovery code; an older one no longer works."""
    person = await somebody(request, store, settings)
    code = identity.new_recovery_code()
    hashed = identity.hashed_code(settings.secret, code)
    await store.save_person(structs.replace(person, recovery=hashed))
    return protocol.RecoveryCode(code)


@post("/api/me/recover", status_code=200, raises=[NotFoundException])
async def recover(
    data: protocol.RecoveryCode, store: Store, settings: Settings
) -> Response[protocol.Me]:
    """Become the person of a recovery code on this device."""
    hashed = identity.hashed_code(settings.secret, data.code)
    person = await store.person_by_recovery(hashed)
    if person is None:
        raise NotFoundException("nobody has this recovery code")
    return Response(about(person, settings), cookies=[cookie_for(person, settings)])
