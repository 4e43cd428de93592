"""The browser client's files: kept for ever or asked for anew, compressed, and nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from tests.server.guests import client
from tests.server.serving import Server, serving

PAGE = '<!doctype html><html lang="en"><title>Ennead</title><body></body></html>'
SCRIPT = "console.log('a long script');\n" * 200


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-a1b2c3.js").write_text(SCRIPT, encoding="utf-8")
    with serving(tmp_path_factory.mktemp("pages"), client=str(folder)) as running:
        yield running
        assert "Traceback" not in running.logged(), running.logged()


def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    async def one() -> httpx.Response:
        async with client(server) as http:
            return await http.get(path, headers=headers)

    return asyncio.run(one())


@pytest.mark.parametrize(
    "path",
    ["/", "/table/abc", "/replay", "/learn/ra", "/rules/ankh", "/settings", "/join/ABCDEF"],
)
def test_every_address_of_the_client_is_its_one_page(pages: Server, path: str) -> None:
    reply = ask(pages, path)
    assert reply.status_code == 200
    assert reply.text == PAGE
    assert reply.headers["content-type"].startswith("text/html")
    assert "no-cache" in reply.headers["cache-control"]
    policy = reply.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy  # so 'self' and nothing inline


def test_files_named_by_their_content_are_kept_for_ever_and_sent_compressed(pages: Server) -> None:
    reply = ask(pages, "/assets/index-a1b2c3.js", **{"Accept-Encoding": "gzip"})
    assert reply.text == SCRIPT
    assert "immutable" in reply.headers["cache-control"]
    assert reply.headers["content-encoding"] == "gzip"
    assert int(reply.headers.get("content-length", 0)) < len(SCRIPT)
    assert "javascript" in reply.headers["content-type"]
    assert reply.headers["x-content-type-options"] == "nosniff"
    plain = ask(pages, "/assets/index-a1b2c3.js", **{"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert plain.headers["etag"]


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/gone.js", "/api/tables/none"])
def test_what_is_missing_is_no_page_of_the_client(pages: Server, path: str) -> None:
    reply = ask(pages, path)
    assert reply.status_code == 404
    assert reply.json()["status_code"] == 404


@pytest.mark.parametrize("path", ["/../settings.py", "/assets/../../secret", "/%2e%2e/secret"])
def test_no_other_file_of_the_machine_is_served(pages: Server, path: str) -> None:
    reply = ask(pages, path)
    assert reply.text == PAGE or reply.status_code == 404
