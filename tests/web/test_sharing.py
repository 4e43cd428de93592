"""A moment is shared as a picture and a link; and what happens at a table is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.moments import record_until
from tests.web.accessibility import check_accessibility
from tests.web.conftest import People
from tests.web.playing import ME, bot, choose, create_table, open_table

pytestmark = pytest.mark.browser

#: How many colors a picture has, and its size.
COLORS = """picture => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4)
    seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  return [seen.size, canvas.width, canvas.height];
}"""


def shared_picture(page: Page) -> list[int]:
    """Open the window that shares a moment; colors, width and height of its picture."""
    page.get_by_role("button", name="Share this moment").click()
    picture = page.get_by_role("img", name="The board at this moment")
    expect(picture).to_be_visible()
    return list(picture.evaluate(COLORS))


@pytest.mark.parametrize("game", ["ra", "ankh"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_moment_of_a_replay_is_a_picture_and_a_link(
    people: People, game: str, theme: str
) -> None:
    page = people(theme=theme)
    record = record_until(game, 2, lambda played: played.log.length() > 40)
    id = create_table(page, game, [ME, bot()], record=record)
    page.goto(f"/replay/{id}")
    page.wait_for_url(f"**/replay/{id}?at=*")
    colors, width, height = shared_picture(page)
    assert colors > 100
    assert width > 600
    assert height > 300
    check_accessibility(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the picture").click()
    assert saved.value.suggested_filename == f"{game}-ennead.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


HEARD = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...given) {
  window.heard += 1;
  return start.apply(this, given);
};
"""


def test_a_table_sounds_after_the_first_touch_and_not_when_muted(people: People) -> None:
    page = people()
    page.add_init_script(HEARD)
    open_table(page, "ra", [ME, bot()])
    expect(page.locator(".choices .choice").first).to_be_attached()
    assert page.evaluate("heard") == 0
    choose(page, "draw")
    page.wait_for_function("() => window.heard > 0")  # a bare expression would need eval
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Volume").fill("0.2")
    page.get_by_label("Sounds").uncheck()
    expect(page.get_by_label("Volume")).to_be_disabled()
    page.reload()
    expect(page.locator(".choices .choice").first).to_be_attached()
    choose(page, "draw")
    expect(page.locator("[role=log] p").nth(3)).to_be_attached()
    assert page.evaluate("heard") == 0
