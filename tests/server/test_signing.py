"""Cookies are signed with a good secret, secrets can be replaced, and sessions end."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from ennead.server.http.secrets_file import chosen_secrets
from tests.server.guests import Person, client
from tests.server.serving import ROOT, Server, free_port, serving

PATIENCE = 60.0


@pytest.mark.parametrize(
    ("variable", "file", "said"),
    [
        ("x", None, "ENNEAD_SECRET: secret 1 of 1 has 1 bytes; expected at least 32"),
        ("", None, "ENNEAD_SECRET is empty"),
        (f"{'a' * 32} {'b' * 31}", None, "secret 2 of 2 has 31 bytes"),
        (None, "", "is empty"),
        (None, "short\n", "has 5 bytes; expected at least 32"),
    ],
)
def test_a_short_secret_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    variable: str | None,
    file: str | None,
    said: str,
) -> None:
    monkeypatch.delenv("ENNEAD_SECRET", raising=False)
    if variable is not None:
        monkeypatch.setenv("ENNEAD_SECRET", variable)
    if file is not None:
        (tmp_path / "secret").write_text(file)
    with pytest.raises(ValueError, match=said):
        chosen_secrets(tmp_path)


def test_a_server_does_not_start_with_a_short_secret(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ennead", "serve", "--data", str(tmp_path)]
    served = subprocess.run(
        [*command, "--port", str(free_port())],
        cwd=ROOT,
        env={**os.environ, "ENNEAD_SECRET": "x"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert served.returncode == 2
    assert served.stderr.startswith("ennead: ENNEAD_SECRET: secret 1 of 1 has 1 bytes;")
    assert served.stderr.count("\n") == 1
    assert not (tmp_path / "ennead.sqlite").exists()


def test_a_new_secret_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    """Also where several processes start at the same time."""
    folder = tmp_path / "new" / "data"
    with ThreadPoolExecutor(8) as threads:
        found = set(threads.map(lambda _: chosen_secrets(folder), range(8)))
    assert len(found) == 1
    assert [path.name for path in folder.iterdir()] == ["secret"]
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o077 == 0
    (folder / "secret").chmod(0o644)
    assert {chosen_secrets(folder)} == found
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600


def test_a_secret_is_replaced_without_losing_anybody(tmp_path: Path) -> None:
    """The first secret signs, all verify; recovery codes do not depend on any."""

    async def code_of(person: Person) -> str:
        reply = await person.send("POST", "/api/me/recovery")
        person.cookie = reply.cookies["ennead"]
        return str(reply.json()["code"])

    with serving(tmp_path) as server:
        anna = asyncio.run(Person.arrive(server, "Anna"))
        code = asyncio.run(code_of(anna))
        old = (tmp_path / "secret").read_text()
        (tmp_path / "secret").write_text(f"{'n' * 64}\n{old}\n")
        server.restart()
        assert asyncio.run(anna.get("/api/me"))["id"] == anna.id
        ben = asyncio.run(Person.arrive(server))
        (tmp_path / "secret").write_text("n" * 64)
        server.restart()
        assert asyncio.run(ben.get("/api/me"))["id"] == ben.id
        assert asyncio.run(anna.get("/api/me"))["id"] != anna.id
        moved = asyncio.run(ben.send("POST", "/api/me/recover", {"code": code}))
        assert (moved.status_code, moved.json()["id"]) == (200, anna.id)


def test_cookies_and_recovery_codes_of_earlier_versions_still_count(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = asyncio.run(Person.arrive(server, "Anna"))
        key = (tmp_path / "secret").read_text().encode()
        signature = hmac.new(key, f"person {anna.id}".encode(), hashlib.sha256).hexdigest()[:43]
        hashed = hmac.new(key, b"recovery abcdefghjkmnpqrstuvw", hashlib.sha256).hexdigest()
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            database.execute("UPDATE person SET recovery = ?", (hashed,))
            database.commit()
        server.start()
        older = Person(server, f"{anna.id}.{signature}")
        assert asyncio.run(older.get("/api/me"))["nickname"] == "Anna"
        code = {"code": "abcde-fghjk-mnpqr-stuvw"}
        for secret in (None, "another-secret-than-the-first-one"):
            if secret is not None:  # once used, the code no longer depends on the secret
                server.stop()
                (tmp_path / "secret").write_text(secret)
                server.start()
            ben = asyncio.run(Person.arrive(server))
            assert asyncio.run(ben.send("POST", "/api/me/recover", code)).json()["id"] == anna.id


async def is_somebody(server: Server, cookie: str) -> bool:
    async with client(server) as http:
        headers = {"Cookie": f"ennead={cookie}"}
        return (await http.get("/api/my-tables", headers=headers)).status_code == 200


def test_a_new_recovery_code_or_its_use_ends_other_sessions(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server, "Anna")
        stolen = anna.cookie
        made = await anna.send("POST", "/api/me/recovery")
        assert not await is_somebody(server, stolen)
        assert await is_somebody(server, made.cookies["ennead"])
        stolen = made.cookies["ennead"]
        ben = await Person.arrive(server)
        used = await ben.send("POST", "/api/me/recover", {"code": made.json()["code"]})
        assert used.json()["id"] == anna.id
        assert not await is_somebody(server, stolen)
        assert await is_somebody(server, used.cookies["ennead"])

    asyncio.run(scene())


def test_signing_out_here_and_everywhere(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server, "Anna")
        here = await anna.send("POST", "/api/me/sign-out")
        assert here.status_code == 200
        assert "max-age=0" in here.headers["set-cookie"].lower()
        assert await is_somebody(server, anna.cookie)  # other devices have the same cookie
        everywhere = await anna.send("POST", "/api/me/sign-out-everywhere")
        assert everywhere.status_code == 200
        assert "max-age=0" in everywhere.headers["set-cookie"].lower()
        assert not await is_somebody(server, anna.cookie)
        assert (await anna.send("POST", "/api/me/sign-out-everywhere")).status_code == 401

    asyncio.run(scene())


def test_a_connection_ends_with_its_session(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server, "Anna")
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            made = await anna.send("POST", "/api/me/recovery")
            with pytest.raises(ConnectionError, match="4401"):
                await guest.until(lambda: False)
        anna.cookie = made.cookies["ennead"]
        async with anna.at(table) as guest:
            assert await guest.question()
            await anna.send("POST", "/api/me/sign-out-everywhere")
            with pytest.raises(ConnectionError, match="4401"):
                await guest.until(lambda: False)
        async with anna.at(table) as guest:  # by a cookie that is void: a spectator
            assert guest.state["questions"] == []

    asyncio.run(scene())


def test_two_changes_at_once_are_both_kept(server: Server) -> None:
    """A nickname and a recovery code changed at the same time, again and again."""

    async def change(number: int) -> None:
        anna = await Person.arrive(server)
        name = f"Anna {number}"
        code, renamed = await asyncio.gather(
            anna.send("POST", "/api/me/recovery"),
            anna.send("PATCH", "/api/me", {"nickname": name}),
        )
        assert code.status_code == 200
        other = await Person.arrive(server)
        found = await other.send("POST", "/api/me/recover", {"code": code.json()["code"]})
        assert found.json()["id"] == anna.id
        if renamed.status_code == 200:  # if the new code came first, this session had ended
            assert found.json()["nickname"] == name
        else:
            assert renamed.status_code == 401

    async def scene() -> None:
        for start in range(0, 60, 6):
            await asyncio.gather(*[change(number) for number in range(start, start + 6)])

    asyncio.run(scene())


def test_visitors_who_change_nothing_leave_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with client(server) as http:
            for _ in range(300):
                http.cookies.clear()
                assert (await http.get("/api/me")).status_code == 200
        anna = await Person.arrive(server, "Anna")
        visitor = await Person.arrive(server)
        await visitor.create("ra", "mo")  # who plays is known by the cookie
        assert len(await visitor.get("/api/my-tables")) == 1
        assert not (await visitor.get("/api/me"))["named"]
        assert (await anna.get("/api/me"))["named"]

    with serving(tmp_path) as server:
        asyncio.run(scene())
        server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT nickname FROM person").fetchall() == [("Anna",)]
