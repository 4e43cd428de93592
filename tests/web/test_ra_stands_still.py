"""Nothing in Ra moves but what is played: the boxes of all players, over whole games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.moments import record_until
from tests.web.conftest import People
from tests.web.playing import ME, Chooser, at_random, bot, open_table, play_until_over, take_turn

pytestmark = pytest.mark.browser

#: Where rivals, recap, frieze and one's own suns are, and what is cut off below one's own tiles.
BOXES = """() => {
  const all = (of) => [...document.querySelectorAll(of)].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  });
  return [".players .player", ".told", ".frieze", "section.mine .suns", ".bar"].map(
    (of) => `${of}: ${all(of).join(", ")}`);
}"""
#: How many rows of the recap are cut through the middle, or lie over a player.
CUT = """() => {
  const recap = document.querySelector(".recap");
  if (!recap) return 0;
  const { top, bottom } = recap.getBoundingClientRect();
  const chips = [...recap.children].map((one) => one.getBoundingClientRect());
  const players = [...document.querySelectorAll(".players .player")];
  const isCut = (chip) => chip.top < bottom - 1 && chip.bottom > bottom + 1;
  const isOver = (player) => {
    const box = player.getBoundingClientRect();
    return box.top < bottom - 1 && top < box.bottom - 1;
  };
  return chips.filter(isCut).length + players.filter(isOver).length;
}"""
#: The size of the letters of the prompt, and how many lines it has at most.
PROMPT = """() => {
  const prompt = document.querySelector(".bar .prompt");
  if (!prompt) return null;
  const { fontSize, webkitLineClamp } = getComputedStyle(prompt);
  return `${fontSize}, ${webkitLineClamp} lines`;
}"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("width", "height", "players"), [(1366, 768, 5), (820, 1180, 4), (390, 844, 3)]
)
def test_no_box_moves_over_a_whole_game(
    people: People, width: int, height: int, players: int
) -> None:
    page = people()
    page.set_viewport_size({"width": width, "height": height})
    open_table(page, "ra", [ME, *[bot("random") for _ in range(players - 1)]])
    seen: set[str] = set()
    sizes: set[str] = set()

    def note(page: Page, chooser: Chooser) -> None:
        seen.update(page.evaluate(BOXES))
        assert page.evaluate(CUT) == 0
        told = page.evaluate(PROMPT)
        if told:
            sizes.add(told)
        take_turn(page, chooser)

    play_until_over(page, at_random(2), note)
    assert len(seen) == 5, sorted(seen)
    assert len(sizes) == 1
    assert sizes.pop().endswith("2 lines")


def bid_or_pass() -> str:
    """The record of a game at a bid of the first player, who may pass."""
    return record_until(
        "ra",
        2,
        lambda game: (
            game.to_act() == [0]
            and game.view(0)["asked"]["question"] == "bid"
            and "pass" in [str(one) for one in game.answers(0)]
            and len(game.view(0)["areas"][0]["suns"]) > 2
        ),
    )


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_passing_is_offered_once_and_my_suns_are_in_order(people: People, size: str) -> None:
    page = people(size)
    open_table(page, "ra", [ME, bot()], record=bid_or_pass())
    board, bar = page.locator(".playing > .board"), page.locator(".bar")
    expect(board.get_by_role("button", name="Pass", exact=True)).to_have_count(1)
    expect(bar.get_by_role("button", name="Pass", exact=True)).to_have_count(0)
    suns = page.locator("section.mine .suns .sun:not(.spent) .piece")
    numbers = suns.evaluate_all("all => all.map((one) => Number(one.dataset.wish.slice(4)))")
    assert numbers == sorted(numbers)
    assert len(numbers) > 2
