"""All stores keep the same promises."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from msgspec import structs

from ennead.server.room.entries import Answered, Entry, Sat, Snapshot, Summary, TableRow
from ennead.server.store.memory import Changes, MemoryStore
from ennead.server.store.persons import ChatRow, Person
from ennead.server.store.postgres import PostgresStore
from ennead.server.store.rows import migrations
from ennead.server.store.sqlite import SqliteStore
from ennead.server.store.store import CannotServe, CodeTaken, KeyUsed, Store, VersionTaken
from tests.server.postgres import postgres

ROW = TableRow("t1", "ra", 1, 3, {"open_scores": True}, {"public": True}, "anna", 1.0, "ABCDEF")
#: What is kept of stores in memory, by their names.
KEPT: dict[str, dict[str, str]] = {}
SUMMARY = Summary("playing", True, ("anna", "ben"), ("ben",), False, None, [])


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'store.sqlite'}"
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "memory":
        return f"memory:{tmp_path}"
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'store.sqlite'}"
    found: str = request.getfixturevalue("database")
    return found


@asynccontextmanager
async def opened(url: str, empty: bool = True) -> AsyncIterator[Store]:
    store: Store
    if url.startswith("memory:"):
        kept = KEPT.setdefault(url, {})

        async def keep(changes: Changes) -> None:
            for key, text in changes.items():
                kept.pop(key, None)
                kept.update({} if text is None else {key: text})

        store = MemoryStore(keep, kept)
        await store.open()
    elif url.startswith("sqlite:"):
        store = SqliteStore(Path(url.removeprefix("sqlite:")))
        await store.open()
    else:
        pg = store = PostgresStore(url)
        await store.open()
        if empty:
            tables = "person, game_table, at_table, entry, snapshot, chat, heartbeat, standstill"
            await pg.link.execute(f"TRUNCATE {tables}")
    try:
        yield store
    finally:
        await store.close()


def entry(version: int, key: str | None = None) -> Entry:
    return Entry(version, float(version), Answered(0, version), key)


def test_what_was_written_is_there_after_opening_again(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1), entry(2)], SUMMARY)
            await store.append("t1", [entry(3, "anna:x")], SUMMARY)
        async with opened(url, empty=False) as store:
            assert await store.table("t1") == ROW
            assert await store.entries("t1", 0) == [entry(1), entry(2), entry(3, "anna:x")]
            assert await store.entries("t1", 1, 2) == [entry(2)]
            assert await store.key_version("t1", "anna:x") == 3
            assert await store.table("t2") is None

    asyncio.run(story())


def test_of_two_entries_with_one_version_only_the_first_is_written(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            await store.append("t1", [entry(2)], SUMMARY)
            with pytest.raises(VersionTaken):
                await store.append("t1", [Entry(2, 9.0, Sat()), Entry(3, 9.0, Sat())], SUMMARY)
            assert await store.entries("t1", 0) == [entry(1), entry(2)]

    asyncio.run(story())


def test_a_clients_key_counts_once(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            await store.append("t1", [entry(2, "anna:x"), entry(3)], SUMMARY)
            with pytest.raises(KeyUsed) as used:
                await store.append("t1", [entry(4, "anna:x")], SUMMARY)
            assert used.value.version == 2
            assert len(await store.entries("t1", 0)) == 3

    asyncio.run(story())


def test_many_writers_at_once_each_get_their_own_answer(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            tries = [store.append("t1", [Entry(2, 2.0, Sat(n))], SUMMARY) for n in range(20)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(r) for r in results].count(VersionTaken) == 19
            assert len(await store.entries("t1", 0)) == 2

    asyncio.run(story())


def test_the_latest_snapshot_not_above_a_version_is_found(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            assert await store.snapshot("t1") is None
            for version in (5, 10, 20, 30):
                await store.save_snapshot("t1", Snapshot(version, {"at": 0}))
                await store.save_snapshot("t1", Snapshot(version, {"at": version}))
            assert await store.snapshot("t1") == Snapshot(30, {"at": 30})
            assert await store.snapshot("t1", 29) == Snapshot(20, {"at": 20})
            assert await store.snapshot("t1", 19) == Snapshot(10, {"at": 10})
            assert await store.snapshot("t1", 9) is None  # three are enough

    asyncio.run(story())


def test_lists_show_public_tables_and_ones_own(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            private = Summary("gathering", False, ("carl",), (), True, 5.0, [])
            other = TableRow("t2", "ankh", 1, 2, {}, {"public": False}, "carl", 2.0)
            await store.create_table(other, [entry(1)], private)
            assert [row.id for row, _, _ in await store.lobby(10)] == ["t1"]
            assert [row.id for row, _, _ in await store.tables_of("carl", 10)] == ["t2"]
            assert [row.id for row, _, _ in await store.tables_of("ben", 10)] == ["t1"]
            over = Summary("finished", True, ("anna",), (), False, None, [])
            await store.append("t1", [entry(2)], over)
            assert await store.lobby(10) == []

    asyncio.run(story())


def test_nobody_fills_the_lobby_alone(url: str) -> None:
    """First the newest table of each creator, then the second newest, and so on."""

    async def story() -> None:
        async with opened(url) as store:
            for number, creator in enumerate(["eve", "eve", "eve", "anna", "ben", "eve"]):
                row = replace(ROW, id=f"t{number}", code=f"C{number}", creator=creator)
                summary = replace(SUMMARY, updated=float(number))
                await store.create_table(row, [entry(1)], summary)
            listed = [row.id for row, _, _ in await store.lobby(10)]
            assert listed == ["t5", "t4", "t3", "t2", "t1", "t0"]
            assert [row.id for row, _, _ in await store.lobby(3)] == ["t5", "t4", "t3"]

    asyncio.run(story())


def test_who_has_left_a_table_has_it_no_longer(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            other = replace(ROW, id="t2", code="BCDEFG")
            await store.create_table(other, [entry(1)], SUMMARY)
            await store.append("t1", [entry(2)], SUMMARY, ("anna", "carl"))
            for person, tables in {"anna": 2, "ben": 1, "carl": 1}.items():
                assert len(await store.tables_of(person, 10)) == tables
            await store.append("t1", [entry(3)], SUMMARY)  # nothing said about people
            assert len(await store.tables_of("carl", 10)) == 1

    asyncio.run(story())


def test_closed_tables_are_listed_nowhere_and_deleted_later(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            other = replace(ROW, id="t2", code="BCDEFG")
            await store.create_table(other, [entry(1)], SUMMARY)
            await store.add_chat("t1", ChatRow(0, 1.0, "anna", "Anna", 0, "bye"))
            await store.save_snapshot("t1", Snapshot(1, {}))
            closed = replace(SUMMARY, phase="closed", updated=50.0)
            await store.append("t1", [entry(2)], closed)
            assert [row.id for row, _, _ in await store.lobby(10)] == ["t2"]
            assert [row.id for row, _, _ in await store.tables_of("anna", 10)] == ["t2"]
            await store.delete_closed(50.0)
            assert await store.table("t1") is not None
            await store.delete_closed(51.0)
            assert await store.table("t1") is None
            assert await store.entries("t1", 0) == []
            assert await store.chat("t1", 0, 10) == []
            assert await store.snapshot("t1") is None
            assert len(await store.entries("t2", 0)) == 1

    asyncio.run(story())


def test_tables_are_due_when_a_bot_must_answer_or_a_clock_ran_out(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            assert await store.due(100.0) == []
            bot = Summary("playing", True, (), (), True, None, [])
            await store.append("t1", [entry(2)], bot)
            assert await store.due(100.0) == ["t1"]
            clock = Summary("playing", True, (), (), False, 50.0, [])
            await store.append("t1", [entry(3)], clock)
            assert await store.due(49.0) == []
            assert await store.due(50.0) == ["t1"]

    asyncio.run(story())


def test_people_are_found_by_id_and_by_recovery_code(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            anna = Person("anna", "Anna", "de", "hashed", "https://a.example/hook", "a@b.example")
            assert await store.change_person(anna, {}) == anna
            assert await store.person("anna") == anna
            assert await store.person_by_recovery("hashed") == anna
            assert await store.person("ben") is None
            changed = structs.replace(anna, nickname="Änna")
            assert await store.change_person(Person("anna", "old"), {"nickname": "Änna"}) == changed
            renewed = structs.replace(changed, sessions=1, recovery=None)
            assert await store.renew_person(Person("anna", "old"), {"recovery": None}) == renewed
            assert await store.person("anna") == renewed
            assert await store.renew_person(Person("ben", "Ben"), {}) == Person(
                "ben", "Ben", sessions=1
            )

    asyncio.run(story())


def test_chat_is_numbered_without_gaps(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            lines = [ChatRow(0, 1.0, "anna", "Anna", 0, f"line {n}") for n in range(10)]
            said = await asyncio.gather(*[store.add_chat("t1", line) for line in lines])
            assert sorted(row.number for row in said) == list(range(1, 11))
            assert [row.number for row in await store.chat("t1", 4, 3)] == [8, 9, 10]

    asyncio.run(story())


def test_another_process_hears_of_what_is_written(database: str) -> None:
    async def story() -> None:
        async with opened(database) as one, opened(database, empty=False) as other:
            heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
            told: asyncio.Queue[str] = asyncio.Queue()
            listening = asyncio.Event()
            other.listen(
                lambda table, version: heard.put_nowait((table, version)),
                told.put_nowait,
                listening.set,
            )
            await asyncio.wait_for(listening.wait(), 30)
            await one.create_table(ROW, [entry(1)], SUMMARY)
            for version in range(2, 50):
                await one.append("t1", [entry(version)], SUMMARY)
                if not heard.empty():
                    break
                await asyncio.sleep(0.1)
            table, version = await asyncio.wait_for(heard.get(), 5)
            assert table == "t1"
            assert version >= 2
            await one.announce("anybody there?")
            assert await asyncio.wait_for(told.get(), 30) == "anybody there?"

    asyncio.run(story())


OLD_TABLE = """INSERT INTO game_table (id, game, rules, players, options, settings, creator,
created, updated, phase, public, bot_due, deadline, summary) VALUES ('old', 'ra', 1, 2, '{}',
'{"public": true}', 'anna', 1.0, 1.0, 'playing', 1, 0, NULL, '{"phase": "playing", "public": true,
"people": [], "awaited": [], "bot_due": false, "deadline": null, "seats": []}')"""

OLD_ENTRY = """INSERT INTO entry VALUES ('old', 1, 1.0, 'answered', 0, '{"answer": 1}', NULL)"""


OLD_PERSON = """INSERT INTO person (id, nickname, language, recovery, webhook, email)
VALUES ('anna', 'Anna', 'de', 'hashed', NULL, 'a@b.example')"""

VERSIONS = [number for number, _ in migrations()]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_any_version_is_brought_up_to_date(database_url: str, version: int) -> None:
    """Its tables and people are all there; addresses must be confirmed once."""

    async def story() -> None:
        await make_version(database_url, version)
        async with opened(database_url, empty=False) as store:
            old = await store.table("old")
            assert old is not None
            assert old.code == "old"
            assert await store.table_with_code("old") == "old"
            assert await store.entries("old", 0) == [entry(1)]
            assert [row.id for row, _, _ in await store.lobby(10)] == ["old"]
            anna = Person("anna", "Anna", "de", "hashed", None, "a@b.example")
            assert await store.person_by_recovery("hashed") == anna
            await store.create_table(ROW, [entry(1)], SUMMARY)
            assert await store.table_with_code("ABCDEF") == "t1"
            assert await store.beat(0.0) == await store.last_beat()
        async with opened(database_url, empty=False) as store:  # and a second time nothing is done
            assert await store.table_with_code("ABCDEF") == "t1"

    asyncio.run(story())


async def make_version(url: str, version: int) -> None:
    """A database as a version of the schema left it, with a table and a person in it.

    They are written by the first version, so that every later one has changed them.
    """
    steps = migrations()
    first = [*steps[0][1], OLD_TABLE, OLD_ENTRY, OLD_PERSON]
    later = [text for number, texts in steps[1:] if number <= version for text in texts]
    if url.startswith("sqlite:"):
        with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:"))) as database:
            database.executescript(";\n".join([*first, *later, f"PRAGMA user_version = {version}"]))
        return
    connection = await asyncpg.connect(url)
    noted = "CREATE TABLE schema_version (version INTEGER NOT NULL)"
    fresh = ["DROP SCHEMA public CASCADE", "CREATE SCHEMA public", noted]
    for statement in [*fresh, f"INSERT INTO schema_version VALUES ({version})", *first, *later]:
        await connection.execute(statement)
    await connection.close()


def test_the_times_at_which_no_server_ran_are_kept(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            assert await store.last_beat() is None
            at = await store.beat(0.0)
            assert abs(at - time.time()) < 60
            assert await store.beat(at + 1000) == at + 1000
            assert await store.beat(at) == at + 1000  # time never goes back
            assert await store.last_beat() == at + 1000
            await store.add_standstill(9.0, 20.0)
            await store.add_standstill(30.0, 40.0)
            assert await store.standstills(19.0) == [(9.0, 20.0), (30.0, 40.0)]
            assert await store.standstills(20.0) == [(30.0, 40.0)]

    asyncio.run(story())


def test_a_join_code_belongs_to_one_table(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create_table(ROW, [entry(1)], SUMMARY)
            other = replace(ROW, id="t2")
            with pytest.raises(CodeTaken):
                await store.create_table(other, [entry(1)], SUMMARY)
            assert await store.table("t2") is None
            assert await store.entries("t2", 0) == []
            assert await store.table_with_code("ABCDEF") == "t1"
            assert await store.table_with_code("ABCDEX") is None

    asyncio.run(story())


@pytest.mark.parametrize("damage", ["cut in half", "overwritten", "no database"])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: str) -> None:
    async def story() -> None:
        path = tmp_path / "store.sqlite"
        async with opened(f"sqlite:{path}") as store:
            for number in range(40):
                row = replace(ROW, id=f"t{number}", code=f"C{number}")
                await store.create_table(
                    row, [entry(n, "x" * 99 + f"{n}") for n in (1, 2)], SUMMARY
                )
        whole = path.read_bytes()
        half = len(whole) // 2
        path.write_bytes(
            {
                "cut in half": whole[:half],
                "overwritten": whole[: half // 2] + b"\xff" * half + whole[half // 2 + half :],
                "no database": b"something else entirely" * 400,
            }[damage]
        )
        with pytest.raises(CannotServe, match=r"store\.sqlite cannot be used: ") as refused:
            await SqliteStore(path).open()
        # What was raised keeps all that it met alive: nothing of it is still open.
        assert refused.value.__context__ is not None
        assert [each for each in gc.get_objects() if is_open_database(each)] == []

    asyncio.run(story())


def is_open_database(thing: object) -> bool:
    """Whether something is a connection to SQLite that was not closed."""
    if type(thing) is not sqlite3.Connection:  # isinstance would look through a dead weak proxy
        return False
    try:
        thing.cursor()
    except sqlite3.ProgrammingError:
        return False
    return True


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def story() -> None:
        connection = await asyncpg.connect(database)
        try:
            async with opened(database):
                await connection.execute("INSERT INTO schema_version VALUES (9999)")
            with pytest.raises(CannotServe, match="schema 9999"):
                await PostgresStore(database).open()
            await connection.execute("DELETE FROM schema_version WHERE version = 9999")
        finally:
            await connection.close()

    asyncio.run(story())


def test_two_processes_open_a_fresh_database_at_once(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.link.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")  # type: ignore[attr-defined]  # only PostgreSQL has one
        stores = [PostgresStore(database) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        assert await stores[0].lobby(1) == []
        for store in stores:
            await store.close()

    asyncio.run(story())
