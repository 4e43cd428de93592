"""A new version of the rules strands no table: finished ones are read, running ones go on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import ennead
from ennead.games import GAMES
from ennead.server.live.loading import load_room
from ennead.server.live.projection import table_state
from ennead.server.room.decisions import answer_for
from ennead.server.room.drafts import Draft, carry_on
from ennead.server.room.entries import Adopted, Answered, Created, Entry, TableRow
from ennead.server.room.folding import fold
from ennead.server.room.gathering import start_game
from ennead.server.room.room import Room
from ennead.server.room.seeds import Seeds
from ennead.server.room.snapshots import snapshot_of
from ennead.server.store.sqlite import SqliteStore
from tests.server.guests import Person, finished_record
from tests.server.serving import Server, serving

SEEDS = Seeds("secret", 5)
SETTINGS = {
    "public": True,
    "pace": "live",
    "clock": None,
    "undo": "agreed",
    "spectators": True,
    "hints": True,
    "analysis": False,
}


@contextmanager
def newer_rules(game: str) -> Iterator[None]:
    """The rules have another version for a while."""
    GAMES[game].version += 1
    try:
        yield
    finally:
        GAMES[game].version -= 1


def new_room(game: str, players: int) -> tuple[Room, Entry]:
    """A table of one person on all seats, before its game begins."""
    rules = GAMES[game]
    options = rules.check_options(players, {})
    row = TableRow("T", game, rules.version, players, options, SETTINGS, "P", 1.0, "CODE")
    seats = [{"kind": "human", "person": "P", "name": f"Player {n}"} for n in range(players)]
    first = Entry(1, 1.0, Created(seats=seats))
    room = Room(row)
    fold(room, first)
    return room, first


def play_on(room: Room, luck: random.Random) -> Draft:
    """One more answer."""
    draft = Draft(room, None, SEEDS)
    if room.phase == "gathering":
        start_game(room, draft)
    else:
        assert room.game is not None
        seat = luck.choice(room.to_act())
        answer_for(room, seat, luck.choice(room.game.legal(seat)), draft)
    return draft


def seen(room: Room) -> Any:
    """What a table shows, but for what happened before."""
    state = table_state(room, "P", "en", room.shown)
    state.version = 0
    return state


@pytest.mark.parametrize(("game", "players"), [("ra", 2), ("ankh", 2)])
def test_at_every_step_a_table_goes_on_by_newer_rules(
    tmp_path: Path, game: str, players: int
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open()
        luck = random.Random(7)
        room, first = new_room(game, players)
        await store.create_table(room.row, [first], room.summary())
        steps = 0
        while room.phase != "finished":
            draft = play_on(room, luck)
            await store.append("T", draft.entries, draft.after.summary())
            crossed = draft.after.shown // 64 > room.shown // 64
            room = draft.after
            if crossed or room.phase == "finished":
                await store.save_snapshot("T", snapshot_of(room))
            with newer_rules(game):
                loaded, adoption = await load_room(store, room.row)
                assert seen(loaded) == seen(room)
                assert loaded.outdated == (room.phase == "finished")
                if room.phase == "playing":
                    assert adoption == Adopted(rules=GAMES[game].version)
                    check_that_it_goes_on(loaded, adoption, luck)
                else:
                    assert adoption is None
            steps += 1
        await store.close()
        assert steps > 50

    asyncio.run(scene())


def check_that_it_goes_on(room: Room, adoption: Adopted, luck: random.Random) -> None:
    """A table adopts the rules, plays an answer, and is loaded as it is."""
    draft = Draft(room, None, SEEDS)
    draft.add(adoption)
    carry_on(draft.after, draft)
    after = play_on(draft.after, random.Random(luck.random())).after
    assert after.rules == GAMES[room.row.game].version
    assert after.summary().rules == after.rules


@pytest.mark.parametrize(("game", "players"), [("ra", 3), ("ankh", 3)])
def test_at_every_step_a_table_that_does_not_replay_goes_on_from_its_last_position(
    tmp_path: Path, game: str, players: int
) -> None:
    """An answer at the beginning is no longer legal; the last snapshot is what counts."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open()
        luck = random.Random(3)
        room, first = new_room(game, players)
        await store.create_table(room.row, [first], room.summary())
        dropped = 0
        broken = False
        while room.phase != "finished":
            draft = play_on(room, luck)
            await store.append("T", draft.entries, draft.after.summary())
            room = draft.after
            answered = [
                e for e in draft.entries if isinstance(e.what, Answered) and e.what.seat >= 0
            ]
            if answered and not broken:
                broken = True
                spoil(tmp_path, answered[0].version)
            if room.shown % 10 == 0 and room.phase == "playing":
                await store.save_snapshot("T", snapshot_of(room))
                last = room
            if room.shown > 20 and room.phase == "playing":
                with newer_rules(game):
                    loaded, adoption = await load_room(store, room.row)
                    assert adoption is not None
                    dropped += adoption.dropped
                    assert loaded.game is not None
                    assert room.game is not None
                    # All answers after the snapshot are legal: nothing is lost.
                    assert loaded.game.hash() == room.game.hash()
                    assert last.shown <= loaded.shown
                    check_that_it_goes_on(loaded, adoption, luck)
        await store.close()
        assert dropped == 0

    asyncio.run(scene())


def spoil(data: Path, version: int) -> None:
    """An answer becomes one that is not legal."""
    with sqlite3.connect(data / "tables.db") as database:
        changed = "UPDATE entry SET data = '{\"answer\": 977}' WHERE version = ?"
        database.execute(changed, (version,))
    database.close()


class Tables:
    """Tables of both games: finished, running, and one whose answers are no longer legal."""

    def __init__(self, anna: Person) -> None:
        self.anna = anna
        self.finished: dict[str, str] = {}
        self.running: dict[str, str] = {}
        self.spoiled = ""
        self.read: dict[str, Any] = {}

    @staticmethod
    async def before(server: Server) -> Tables:
        tables = Tables(await Person.arrive(server, "Anna"))
        anna = tables.anna
        for game in ("ra", "ankh"):
            tables.finished[game] = await anna.create(game, "mm")
            async with anna.at(tables.finished[game]) as guest:
                await guest.play(random.Random(1))
            tables.running[game] = await anna.create(game, "mmr")
            async with anna.at(tables.running[game]) as guest:
                await guest.play(random.Random(2), lambda g: g.state["version"] > 70)
        tables.spoiled = await anna.create("ra", "mm")
        async with anna.at(tables.spoiled) as guest:
            await guest.play(random.Random(3), lambda g: g.state["version"] > 70)
        stranger = await Person.arrive(server)
        for game, table in tables.finished.items():
            tables.read[game] = await everything(stranger, table)
        return tables

    async def after(self, server: Server) -> None:
        anna, stranger = self.anna, await Person.arrive(server)
        for game, table in self.finished.items():
            assert await everything(stranger, table) == self.read[game]
            async with anna.at(table) as guest:
                assert guest.state["phase"] == "finished"
                assert guest.state["ranking"] == self.read[game]["moments"]["ranking"]
            review = await anna.send("GET", f"/api/tables/{table}/review")
            assert review.status_code == 409, review.text
            rematch = await anna.send("POST", f"/api/tables/{table}/rematch")
            async with anna.at(rematch.json()["id"]) as guest:
                await guest.question()
        for table in (*self.running.values(), self.spoiled):
            await self.go_on(table)
        infos = {info["id"]: info for info in await anna.get("/api/my-tables")}
        assert infos[self.finished["ra"]]["outdated"]
        assert not infos[self.running["ra"]]["outdated"]

    async def go_on(self, table: str) -> None:
        anna = self.anna
        async with anna.at(table) as guest:
            adopted = [e for e in guest.events() if e["name"] == "adopted"]
            assert len(adopted) == 1
            assert "rules of the game have changed" in adopted[0]["words"]
            dropped = adopted[0]["data"]["dropped"]
            assert (dropped > 0) == (table == self.spoiled)
            await guest.play(random.Random(5))
        log = await anna.get(f"/api/tables/{table}/log")
        assert [e["name"] for e in log].count("adopted") == 1
        moments = await anna.get(f"/api/tables/{table}/moments")
        assert moments["length"] > 10
        record = await finished_record(anna, table)
        version = int(record.split("\nrules ")[1].split()[0])
        assert version == GAMES[moments["game"]].version + 1
        with newer_rules(moments["game"]):
            assert ennead.replay(record).over


async def everything(person: Person, table: str) -> dict[str, Any]:
    """All that somebody can read about a finished table."""
    path = f"/api/tables/{table}"
    found: dict[str, Any] = {"record": (await person.send("GET", f"{path}/record")).text}
    for lang in ("en", "de"):
        found[lang] = await person.get(f"{path}/log?lang={lang}")
    found["moments"] = await person.get(f"{path}/moments")
    found["later"] = await person.get(f"{path}/moments?lang=de&from=50&to=70")
    return found


def test_tables_of_before_are_read_and_go_on_over_real_connections(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        tables = asyncio.run(Tables.before(server))
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            for number in (10, 68):  # before and after the last snapshot
                database.execute(
                    "UPDATE entry SET data = '{\"answer\": 977}' WHERE game_table = ? AND "
                    "version = (SELECT MIN(version) FROM entry WHERE game_table = ? AND "
                    "kind = 'answered' AND seat >= 0 AND version >= ?)",
                    (tables.spoiled, tables.spoiled, number),
                )
            database.execute(
                "DELETE FROM snapshot WHERE game_table = ? AND version > 67", (tables.spoiled,)
            )
        database.close()
        server.settings["bot_modules"] = ["tests.server.newer_rules"]
        server.start()
        asyncio.run(tables.after(server))
        server.restart()
        assert "Traceback" not in server.logged(), server.logged()


class Continued:
    """Tables that were made from records: finished, running, and one that waits for players."""

    def __init__(self, anna: Person) -> None:
        self.anna = anna
        self.whole: dict[str, str] = {}
        self.later: dict[str, str] = {}
        self.running: dict[str, str] = {}
        self.gathering: dict[str, str] = {}
        self.read: dict[str, Any] = {}

    @staticmethod
    async def before(server: Server) -> Continued:
        tables = Continued(await Person.arrive(server, "Anna"))
        anna, ben = tables.anna, await Person.arrive(server, "Ben")
        for game in ("ra", "ankh"):
            played = await anna.create(game, "mm")
            async with anna.at(played) as guest:
                await guest.play(random.Random(1))
            text = await finished_record(anna, played)
            tables.whole[game] = await anna.create(game, "mm", record=text)
            tables.running[game] = await anna.create(game, "mm", record=text, after=30)
            tables.gathering[game] = await anna.create(game, "mo", record=text, after=30)
            tables.later[game] = await anna.create(game, "mo", record=text)
            async with ben.at(tables.later[game]) as guest:
                await guest.done("sit", seat=1)
            async with anna.at(tables.later[game]) as guest:
                await guest.done("start")
                assert guest.is_over()
            for table in (tables.whole[game], tables.later[game]):
                tables.read[table] = await everything(anna, table)
        return tables

    async def after(self, server: Server) -> None:
        """All can be read, and what is not over goes on."""
        anna, ben = self.anna, await Person.arrive(server, "Ben")
        for table, read in self.read.items():
            assert await everything(anna, table) == read
            async with anna.at(table) as guest:
                assert guest.is_over()
                assert guest.state["ranking"] == read["moments"]["ranking"]
                await guest.refused("undo", "not_now", seat=0)
        for game in ("ra", "ankh"):
            async with anna.at(self.running[game]) as guest:
                await guest.play(random.Random(5))
            async with ben.at(self.gathering[game]) as guest:
                await guest.done("sit", seat=1)
            async with anna.at(self.gathering[game]) as guest:
                await guest.done("start")
                assert guest.state["phase"] == "playing"
        assert len(await anna.get("/api/my-tables")) == 10

    async def lost(self, server: Server) -> None:
        """What is not over or was not kept is refused with a sentence, wherever it is met."""
        anna, ben = self.anna, await Person.arrive(server, "Ben")
        for table in (*self.read, *self.running.values()):
            for method, path in (*ASKED, ("DELETE", ""), ("GET", "")):
                reply = await anna.send(method, f"/api/tables/{table}{path}")
                assert reply.status_code == 409, (method, path, reply.text)
                assert reply.json()["detail"]
            with pytest.raises(ConnectionError, match="4409"):
                async with anna.at(table):
                    pass
        for table in self.gathering.values():
            async with ben.at(table) as guest:
                await guest.done("sit", seat=1)
            async with anna.at(table) as guest:
                refused = await guest.refused("start", "not_now")
                assert "record" in refused["reason"]
                await guest.done("remove", seat=1)
            assert (await anna.send("DELETE", f"/api/tables/{table}")).status_code == 204
        assert len(await anna.get("/api/my-tables")) >= 6


#: What may be asked of a table besides itself.
ASKED = [
    *[("GET", path) for path in ("/record", "/log", "/moments", "/review")],
    *[("POST", path) for path in ("/rematch", "/leave", "/resign")],
]


def test_tables_made_from_records_are_read_and_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        tables = asyncio.run(Continued.before(server))
        server.stop()
        server.settings["bot_modules"] = ["tests.server.newer_rules"]
        server.start()
        asyncio.run(tables.after(server))
        assert "Traceback" not in server.logged(), server.logged()


def test_a_finished_table_of_a_record_is_read_though_the_record_does_not_replay(
    tmp_path: Path,
) -> None:
    async def after(tables: Continued) -> None:
        for table, read in tables.read.items():
            assert await everything(tables.anna, table) == read

    with serving(tmp_path) as server:
        tables = asyncio.run(Continued.before(server))
        server.stop()
        spoil_records(tmp_path)
        server.settings["bot_modules"] = ["tests.server.newer_rules"]
        server.start()
        asyncio.run(after(tables))
        assert "Traceback" not in server.logged(), server.logged()


def test_a_table_whose_record_does_not_replay_is_refused_where_nothing_was_kept(
    tmp_path: Path,
) -> None:
    """Earlier programs kept no position of a table that was over, or young, when it was made."""
    with serving(tmp_path) as server:
        tables = asyncio.run(Continued.before(server))
        server.stop()
        spoil_records(tmp_path)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("DELETE FROM snapshot")
        database.close()
        server.settings["bot_modules"] = ["tests.server.newer_rules"]
        server.start()
        asyncio.run(tables.lost(server))
        assert "Traceback" not in server.logged(), server.logged()


def spoil_records(data: Path, instead: str = "nonsense") -> None:
    """The first answer of every record becomes one that is not legal."""
    with sqlite3.connect(data / "tables.db") as database:
        found = database.execute("SELECT game_table, data FROM entry WHERE kind = 'created'")
        for table, text in found.fetchall():
            entry = json.loads(text)
            if "record" in entry:
                head, _, answers = entry["record"].partition("\n\n")
                lines = answers.split("\n")
                lines[0] = f"{lines[0].split()[0]} {instead}"
                entry["record"] = f"{head}\n\n" + "\n".join(lines)
                database.execute(
                    "UPDATE entry SET data = ? WHERE game_table = ? AND kind = 'created'",
                    (json.dumps(entry), table),
                )
    database.close()


def test_a_reason_too_long_for_the_end_of_a_connection_is_cut(tmp_path: Path) -> None:
    """An end has 123 bytes for it."""

    async def after(tables: Continued) -> None:
        path = f"/api/tables/{tables.running['ankh']}"
        reason = (await tables.anna.send("GET", path)).json()["detail"]
        assert len(reason) > 123
        with pytest.raises(ConnectionError, match="4409"):
            async with tables.anna.at(tables.running["ankh"]):
                pass

    with serving(tmp_path) as server:
        tables = asyncio.run(Continued.before(server))
        server.stop()
        spoil_records(tmp_path, "nonsense " * 20)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("DELETE FROM snapshot")
        database.close()
        server.start()
        asyncio.run(after(tables))
        assert "Traceback" not in server.logged(), server.logged()
