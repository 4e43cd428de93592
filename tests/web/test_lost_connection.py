"""The server goes away and comes back; nothing that was chosen is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web.conftest import People
from tests.web.playing import choices, choose, open_table, version

pytestmark = pytest.mark.browser

#: Milliseconds within which a page comes back to a server that is there again.
AWAY = 90_000


def test_what_was_chosen_while_the_server_was_away_counts_once_it_is_back(
    people: People, own_server: Server
) -> None:
    page = people(at=own_server)
    open_table(page, "ra")
    expect(choices(page).first).to_be_visible()
    expect(page.locator(".ra")).to_be_visible()  # the drawing of the game, which is loaded later
    before = version(page)
    own_server.kill()
    lost = page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    choose(page, "draw")
    own_server.start()
    # The longer the server was away, the longer the page waits before it tries again.
    expect(page.locator(f".playing[data-version='{before}']")).to_have_count(0, timeout=AWAY)
    expect(lost).to_have_count(0)
    expect(choices(page).first).to_be_visible()
