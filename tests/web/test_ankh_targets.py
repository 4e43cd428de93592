"""Everything on the map of Ankh that is lit can be clicked, whatever lies over the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

import ennead
from tests.server.serving import Server
from tests.web.ankh_questions import WITHOUT_COURT, played, question
from tests.web.playing import ME, bot, open_table
from tests.web.test_layout import page_of

pytestmark = pytest.mark.browser

SIZES = ((1440, 900), (1024, 768), (390, 844))
#: Kinds of things that an answer lights on the map.
ON_MAP = {"space", "edge", "direction", "token"}
#: The lit targets that are not topmost at their centre; None before there is one.
#: A space may lie under the order token of its region, which gives the same answer.
HIDDEN = """() => {
  const lit = [...document.querySelectorAll("svg[role=group] [data-thing].target")];
  if (lit.length === 0) return null;
  return lit.filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y)?.closest("[data-thing]");
    return top !== one && !(top?.matches(".token.target") && one.matches(".hit"));
  }).map((one) => one.dataset.thing);
}"""


def moments(seed: int, options: dict[str, Any]) -> Iterator[tuple[str, ennead.Game, int]]:
    """The first moment of every question about the map in a game, and in each of its battles."""
    found: set[tuple[str, int | None]] = set()
    for game, seat in played(seed, options):
        view = game.view(seat)
        name, fight = view["asked"]["question"], view["fight"]
        moment = (name, fight and fight["token"])
        if moment not in found and len(game.legal(seat)) > 1 and is_on_map(game, seat):
            found.add(moment)
            yield name, game, seat


def is_on_map(game: ennead.Game, seat: int) -> bool:
    """Whether something on the map is an answer, or a place for one."""
    asked = game.view(seat)["asked"]
    if "spaces" in asked:
        return True
    answers = question(game, seat, asked["question"])["answers"]
    return any(thing["kind"] in ON_MAP for answer in answers for thing in answer["what"])


def hidden(page: Page) -> list[str]:
    """The lit targets that cannot be clicked, once the map has come to rest."""
    try:
        page.wait_for_function(f"() => ({HIDDEN})()?.length === 0", timeout=3000)
    except Error:
        found: list[str] | None = page.evaluate(HIDDEN)
        return ["nothing is lit"] if found is None else found
    return []


@pytest.mark.parametrize(("seed", "options"), WITHOUT_COURT, ids=["five", "scenario", "eyes"])
def test_every_lit_target_can_be_clicked(
    chromium: Browser, table_server: Server, seed: int, options: dict[str, Any]
) -> None:
    missed = {}
    page = page_of(chromium, table_server, SIZES[0])
    for name, game, seat in moments(seed, options):
        seats = [ME if n == seat else bot("random") for n in range(game.players)]
        open_table(page, "ankh", seats, record=game.record().dumps())
        expect(page.locator(".prompt.mine")).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if found := hidden(page):
                missed[name, width, height] = found
    page.context.close()
    assert missed == {}
