"""Mail goes to who asked for it and to nobody else, and holds up nothing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from ennead.server.notices.mail import check_address
from ennead.server.settings import Mail, Settings
from tests.server.guests import Person, operator_reads
from tests.server.mailbox import Mailbox, mailbox, silent_server
from tests.server.serving import Server, serving
from tests.server.test_notices import wait_for


async def with_address(
    server: Server, box: Mailbox, name: str, address: str, **more: Any
) -> Person:
    """Somebody whose address is confirmed."""
    person = await Person.arrive(server, name)
    reply = await person.send("PATCH", "/api/me", {"email": address, **more})
    assert reply.status_code == 200, reply.text
    assert not reply.json()["confirmed"]
    await wait_for(lambda: box.to(address))
    reply = await person.send("POST", "/api/me/email", {"code": box.code(address).upper()})
    assert reply.status_code == 200, reply.text
    assert reply.json()["confirmed"]
    return person


def test_mail_comes_in_the_language_of_its_reader(tmp_path: Path) -> None:
    async def scene() -> None:
        for name, language in (("Anna", "en"), ("Jörg", "de")):
            address = f"{language}@example.org"
            person = await with_address(server, box, name, address, language=language)
            tables.append(await person.create("ankh", "mm"))
        await wait_for(lambda: len(box.mails) == 4)

    tables: list[str] = []
    origins = ["https://play.example"]
    with mailbox() as box, serving(tmp_path, mail=box.settings, origins=origins) as server:
        asyncio.run(scene())
        assert "example.org" not in server.logged()
    asked, english = box.to("en@example.org")
    assert asked["Subject"] == "Ennead: confirm your address"
    assert english["Subject"] == "Ennead: it is your turn"
    assert "Hello Anna" in english.get_content()
    asked, german = box.to("de@example.org")
    assert asked["Subject"] == "Ennead: Bestätige deine Adresse"
    assert german["Subject"] == "Ennead: Du bist am Zug"
    assert "Hallo Jörg" in german.get_content()
    assert "Ankh" in german.get_content()
    for mail, table in zip((english, german), tables, strict=True):
        assert mail.get_content().split()[-1] == f"https://play.example/table/{table}"


def test_nothing_but_a_few_codes_is_sent_to_an_address_that_is_not_confirmed(
    tmp_path: Path,
) -> None:
    """Many people, many tables, one stranger's mailbox."""

    async def scene() -> None:
        for number in range(6):
            attacker = await Person.arrive(server, "see http://evil.example/x")
            changes = {"email": f"victim+{number % 2}@example.org"}
            reply = await attacker.send("PATCH", "/api/me", changes)
            assert reply.status_code == (200 if number < 3 else 429), reply.text
            for _ in range(3):
                await attacker.create("ra", "mm")
        anna = await with_address(server, box, "Anna", "anna@example.org")
        await anna.create("ra", "mm")
        await wait_for(lambda: len(box.to("anna@example.org")) == 2)
        sent = [message for receivers, message in box.mails if receivers[0].startswith("victim")]
        assert [m["Subject"] for m in sent] == ["Ennead: confirm your address"] * 3
        assert not any("evil" in message.as_string() for message in sent)

    with mailbox() as box, serving(tmp_path, mail=box.settings) as server:
        asyncio.run(scene())


def test_another_address_must_be_confirmed_again(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await with_address(server, box, "Anna", "one@example.org")
        same = await anna.send("PATCH", "/api/me", {"email": "one@example.org"})
        assert same.json()["confirmed"]
        other = await anna.send("PATCH", "/api/me", {"email": "two@example.org"})
        assert not other.json()["confirmed"]
        code = {"code": box.code("one@example.org")}
        assert (await anna.send("POST", "/api/me/email", code)).status_code == 400
        await wait_for(lambda: box.to("two@example.org"))
        ben = await Person.arrive(server)
        code = {"code": box.code("two@example.org")}
        assert (await ben.send("POST", "/api/me/email", code)).status_code == 400
        assert (await anna.send("POST", "/api/me/email", code)).status_code == 200

    with mailbox() as box, serving(tmp_path, mail=box.settings) as server:
        asyncio.run(scene())


@pytest.mark.parametrize(
    ("name", "greeting"),
    [
        ("Anna-Lena O'Neil 2", "Hello Anna-Lena O'Neil 2,"),
        ("http://evil.example", "Hello,"),
        ("evil.example", "Hello,"),
        ("a@evil.example", "Hello,"),
    ],
)
def test_a_name_never_makes_a_link(tmp_path: Path, name: str, greeting: str) -> None:
    async def scene() -> None:
        anna = await with_address(server, box, name, "anna@example.org")
        await anna.create("ra", "mm")
        await wait_for(lambda: len(box.mails) == 2)

    with mailbox() as box, serving(tmp_path, mail=box.settings) as server:
        asyncio.run(scene())
    assert box.mails[-1][1].get_content().splitlines()[0] == greeting


def test_a_person_gets_only_so_many_notices(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await with_address(server, box, "Anna", "anna@example.org")
        for _ in range(5):
            await anna.create("ra", "mm")
        limited = 'ennead_notices_total{kind="turn",outcome="limited"} 3.0'
        await wait_for(lambda: limited in operator_reads(server))
        await wait_for(lambda: len(box.mails) == 3)

    limits = {"notices_per_person_and_hour": 2}
    with mailbox() as box, serving(tmp_path, mail=box.settings, limits=limits) as server:
        asyncio.run(scene())


ENCODED = "=?utf-8?q?a=0D=0ABcc=3Ab?=@example.org"


@pytest.mark.parametrize(
    "address",
    [
        ENCODED,
        "=?utf-8?q?anna?=@example.org",
        "anna",
        "anna@",
        "@example.org",
        "anna@example",
        "anna@exam ple.org",
        "anna@example.org\r\nBcc: ben@example.org",
        "anna@example.org\n",
        "anna@example.org,ben@example.org",
        "<anna@example.org>",
        '"anna x"@example.org',
        "an..na@example.org",
        "anna@-example.org",
        "änna@example.org",
        f"{'a' * 250}@example.org",
    ],
)
def test_what_is_no_plain_address_is_refused(tmp_path: Path, address: str) -> None:
    settings = Settings(tmp_path, "sqlite:none", mail=Mail("localhost", 25, "a@example.org"))
    with pytest.raises(ValueError, match="not an e-mail address"):
        check_address(address, settings)
    check_address("anna.o'neil+ra=1@mail.example.org", settings)


def test_an_address_is_not_decoded(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        assert (await anna.send("PATCH", "/api/me", {"email": ENCODED})).status_code == 400
        await anna.create("ra", "mm")
        await with_address(server, box, "Ben", "ben@example.org")

    with mailbox() as box, serving(tmp_path, mail=box.settings) as server:
        asyncio.run(scene())
        assert "Traceback" not in server.logged()
    assert len(box.mails) == 1


def test_a_mail_server_that_says_nothing_holds_up_nobody(tmp_path: Path) -> None:
    """Thirty mails wait for it; tables, logs and the end of the server do not."""

    async def scene() -> None:
        for number in range(30):
            person = await Person.arrive(server)
            await person.send("PATCH", "/api/me", {"email": f"a{number}@example.org"})
        anna = await Person.arrive(server)
        began = time.monotonic()
        table = await anna.create("ra", "mr")
        async with anna.at(table) as guest:
            question = await guest.question()
            await guest.answer(question, question["answers"][0]["answer"])
        assert await anna.get(f"/api/tables/{table}/log")
        assert await anna.get(f"/api/tables/{table}/moments")
        assert time.monotonic() - began < 3
        began = time.monotonic()
        await asyncio.to_thread(server.stop)
        assert time.monotonic() - began < 5

    limits = {"codes_per_asker_and_day": 1000}
    with silent_server() as mail, serving(tmp_path, mail=mail, limits=limits) as server:
        asyncio.run(scene())
