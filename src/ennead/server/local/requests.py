"""Requests to the tables of a device, answered as the server answers them over HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from ennead.server import identity, protocol
from ennead.server.live.tables import Tables
from ennead.server.room.decisions import ForAll
from ennead.server.service import catalogue, replays, reviews
from ennead.server.service import lessons as chapters
from ennead.server.service import tables as whole_tables
from ennead.server.service.errors import Denied, NotThere
from ennead.server.service.openings import opened
from ennead.server.service.people import about
from ennead.server.settings import Settings
from ennead.server.store.persons import Person
from ennead.server.store.store import Store

#: Where a request comes from: the device itself.
HERE = ""


class Request(NamedTuple):
    """What is asked for: the parts of the address, its query, and the body."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: bytes

    @property
    def lang(self) -> str:
        """The language asked for."""
        return "de" if self.query.get("lang") == "de" else "en"

    @property
    def first(self) -> int:
        """The first step or event asked for."""
        return self.number("from") or 0

    @property
    def last(self) -> int | None:
        """The last step asked for."""
        return self.number("to")

    def number(self, name: str) -> int | None:
        """Return a number of the query; Denied if it is none."""
        text = self.query.get(name)
        if text is not None and not text.isdecimal():
            raise Denied(f"{name} must be a number, not {text!r}")
        return None if text is None else int(text)

    def read(self, kind: Any) -> Any:
        """Decode the body; Denied says what is wrong with it."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Denied(str(error)) from None


Answer = Callable[["Requests", Request], Awaitable[Any]]


class Requests:
    """The routes of the server that a device has too."""

    def __init__(self, tables: Tables, store: Store, settings: Settings, person: Person) -> None:
        self.tables = tables
        self.store = store
        self.settings = settings
        self.person = person

    async def answer(self, method: str, address: str, body: bytes) -> tuple[int, bytes]:
        """Return the status and the body of a reply."""
        path, query = urlsplit(address).path, parse_qs(urlsplit(address).query)
        last = {name: values[-1] for name, values in query.items()}
        try:
            for wanted, pattern, route in ROUTES:
                found = re.fullmatch(pattern, path)
                if wanted == method and found is not None:
                    parts = tuple(unquote(part) for part in found.groups())
                    reply = await route(self, Request(parts, last, body))
                    return (204, b"") if reply is None else (200, encoded(reply))
            raise NotThere("this needs a server")
        except Denied as denied:
            return denied.status, encoded({"status_code": denied.status, "detail": denied.detail})

    # ------------------------------------------------------------ the person

    async def me(self, request: Request) -> protocol.Me:
        return about(self.person, self.settings)

    async def change_me(self, request: Request) -> protocol.Me:
        given: protocol.ChangeMe = request.read(protocol.ChangeMe)
        wanted = {"nickname": given.nickname, "language": given.language}
        changes: dict[str, Any] = {k: v for k, v in wanted.items() if v is not None}
        self.person = await self.store.change_person(self.person, changes)
        await self.tables.rename_where_connected(self.person)
        return await self.me(request)

    # ------------------------------------------------------------ games

    async def games(self, request: Request) -> list[protocol.GameInfo]:
        return catalogue.games(request.lang)

    async def terms(self, request: Request) -> list[protocol.Term]:
        return catalogue.terms(request.parts[0], request.lang)

    async def rules(self, request: Request) -> list[dict[str, str]]:
        return catalogue.rules(request.parts[0], request.lang)

    async def opening(self, request: Request) -> protocol.Opening:
        return opened(request.read(protocol.NewOpening), self.settings.limits)

    async def lessons(self, request: Request) -> list[chapters.LessonInfo]:
        return chapters.lessons(request.lang)

    async def lesson(self, request: Request) -> chapters.LessonState:
        game, chapter = request.parts
        return chapters.lesson(game, chapter, request.read(chapters.LessonAnswers))

    # ------------------------------------------------------------ tables

    async def open_tables(self, request: Request) -> list[protocol.TableInfo]:
        return []  # nobody else can come

    async def my_tables(self, request: Request) -> list[protocol.TableInfo]:
        return await whole_tables.tables_of(self.person, self.store)

    async def create(self, request: Request) -> dict[str, str]:
        data: protocol.NewTable = request.read(protocol.NewTable)
        if whole_tables.any_open(data.seats):
            raise Denied(
                "without a server nobody else can sit down: give each seat to a bot or to you"
            )
        made = await whole_tables.create(
            self.tables, self.store, self.settings, self.person, HERE, data
        )
        return {"id": made}

    async def code(self, request: Request) -> protocol.TableInfo:
        id = await self.store.table_with_code(identity.read_join_code(request.parts[0]))
        if id is None:
            raise NotThere("no table has this code")
        return await whole_tables.table(self.tables, id)

    async def table(self, request: Request) -> protocol.TableInfo:
        return await whole_tables.table(self.tables, request.parts[0])

    async def leave(self, request: Request) -> None:
        await self.decide(request, ForAll.LEAVE)

    async def resign(self, request: Request) -> None:
        await self.decide(request, ForAll.RESIGN)

    async def delete(self, request: Request) -> None:
        await self.decide(request, ForAll.DELETE)

    async def decide(self, request: Request, what: ForAll) -> None:
        await whole_tables.decide(self.tables, request.parts[0], self.person.id, what)

    async def rematch(self, request: Request) -> dict[str, str]:
        id = await whole_tables.rematch(self.tables, request.parts[0], self.person, HERE)
        return {"id": id}

    # ------------------------------------------------------------ looking back

    async def record(self, request: Request) -> bytes:
        _, text = await replays.record(self.tables, request.parts[0], self.person.id)
        return text.encode()

    async def log(self, request: Request) -> list[protocol.GameEvent]:
        table = request.parts[0]
        return await replays.log(self.tables, table, self.person.id, request.lang, request.first)

    async def moments(self, request: Request) -> protocol.Replay:
        table, first, last = request.parts[0], request.first, request.last
        return await replays.moments(self.tables, table, self.person.id, request.lang, first, last)

    async def read_record(self, request: Request) -> protocol.Replay:
        text = request.read(protocol.RecordText).record
        limits, first, last = self.settings.limits, request.first, request.last
        return await replays.moments_of_record(self.tables, limits, text, request.lang, first, last)

    async def review(self, request: Request) -> protocol.Review:
        return await reviews.of_table(self.tables, request.parts[0], self.person.id, request.lang)

    async def review_record(self, request: Request) -> protocol.Review:
        text = request.read(protocol.RecordText).record
        return await reviews.of_record(self.tables, self.settings.limits, text, request.lang)


def encoded(reply: Any) -> bytes:
    """Encode a reply; what is bytes is a text already."""
    return reply if isinstance(reply, bytes) else msgspec.json.encode(reply)


# fmt: off
ROUTES: tuple[tuple[str, str, Answer], ...] = (
    ("GET",    r"/api/me",                         Requests.me),
    ("PATCH",  r"/api/me",                         Requests.change_me),
    ("GET",    r"/api/games",                      Requests.games),
    ("GET",    r"/api/terms/([^/]+)",              Requests.terms),
    ("GET",    r"/api/rules/([^/]+)",              Requests.rules),
    ("POST",   r"/api/openings",                   Requests.opening),
    ("GET",    r"/api/lessons",                    Requests.lessons),
    ("POST",   r"/api/lessons/([^/]+)/([^/]+)",    Requests.lesson),
    ("GET",    r"/api/tables",                     Requests.open_tables),
    ("POST",   r"/api/tables",                     Requests.create),
    ("GET",    r"/api/my-tables",                  Requests.my_tables),
    ("GET",    r"/api/codes/([^/]+)",              Requests.code),
    ("GET",    r"/api/tables/([^/]+)",             Requests.table),
    ("DELETE", r"/api/tables/([^/]+)",             Requests.delete),
    ("POST",   r"/api/tables/([^/]+)/leave",       Requests.leave),
    ("POST",   r"/api/tables/([^/]+)/resign",      Requests.resign),
    ("POST",   r"/api/tables/([^/]+)/rematch",     Requests.rematch),
    ("GET",    r"/api/tables/([^/]+)/record",      Requests.record),
    ("GET",    r"/api/tables/([^/]+)/log",         Requests.log),
    ("GET",    r"/api/tables/([^/]+)/moments",     Requests.moments),
    ("GET",    r"/api/tables/([^/]+)/review",      Requests.review),
    ("POST",   r"/api/records",                    Requests.read_record),
    ("POST",   r"/api/records/review",             Requests.review_record),
)
# fmt: on
