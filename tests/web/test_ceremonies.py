"""Great moments: each appears by itself, is skipped with a key, left out where nothing moves."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import ennead
from tests.games.ankh.policy import lively
from tests.web.conftest import People
from tests.web.playing import ME, bot, choose, open_table, wait_for_something
from tests.web.test_ra import PIECES, nearly_scored
from tests.web.test_stage import a_battle, play_chariots

pytestmark = pytest.mark.browser

KINDS = ["conflict", "merged", "forgotten", "ended"]

#: Notes the great moments as they come.
NOTING = """() => {
  window.celebrated = [];
  const look = () => {
    const kind = document.querySelector("[data-ceremony]")?.dataset.ceremony;
    if (kind && window.celebrated.at(-1) !== kind) window.celebrated.push(kind);
  };
  const options = { subtree: true, childList: true, attributeFilter: ["data-ceremony"] };
  new MutationObserver(look).observe(document.body, options);
}"""


def before(event: str) -> tuple[str, str]:
    """The record of a game of three up to an answer of seat 0 that brings an event; the answer."""
    for seed in range(60):
        rng = Random(seed)
        game = ennead.new("ankh", players=3, seed=seed)
        happened = game.listen()
        while not game.over:
            seat = rng.choice(game.to_act())
            answer = lively(game, seat, rng)
            record, notation = game.record(), game.notation(seat, answer)
            happened.clear()
            game.apply(seat, answer)
            if seat == 0 and any(one.name == event for one in happened):
                return record.dumps(), notation
    raise AssertionError(f"{event} did not happen")


def come_to(page: Page, kind: str) -> None:
    """A table at which a great moment begins with an answer, which is given."""
    record, notation = before(kind)
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=record)
    wait_for_something(page)
    page.evaluate(NOTING)
    choose(page, notation)


@pytest.mark.parametrize("kind", KINDS)
def test_a_great_moment_is_celebrated_and_skipped(people: People, kind: str) -> None:
    page = people(speed="slow")  # so that nothing ends before it is looked at
    come_to(page, kind)
    shown = page.locator(f"[data-ceremony={kind}]")
    expect(shown).to_be_visible()  # a battle or another great moment may come first
    expect(shown.get_by_role("status")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("kind", ["merged", "ended"])
def test_where_nothing_moves_a_great_moment_is_told_but_not_staged(
    people: People, kind: str
) -> None:
    page = people(speed="normal")
    page.emulate_media(reduced_motion="reduce")
    come_to(page, kind)
    expect(page.locator("[role=log]")).to_contain_text("wins" if kind == "ended" else "merge")
    assert page.evaluate("window.celebrated") == []


#: How the face of a card is turned at some moments: below 0 it would be mirrored.
TURNED = """() => [...document.querySelectorAll(".stage .card .turning.flips")].flatMap((one) => {
  const [turn] = one.getAnimations();
  if (!turn) return [];
  turn.pause();
  const seen = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    turn.currentTime = part * turn.effect.getTiming().duration;
    return new DOMMatrix(getComputedStyle(one).transform).m11;
  });
  turn.finish();
  return [[...seen, new DOMMatrix(getComputedStyle(one).transform).m11]];
})"""


def test_a_battle_card_is_never_seen_mirrored(people: People) -> None:
    page = people(speed="slow")
    open_table(page, "ankh", [ME, bot("random"), bot("random")], record=a_battle())
    expect(page.locator(".card.choosable").first).to_be_visible()
    play_chariots(page)
    page.wait_for_function("() => document.querySelectorAll('.stage .turning.flips').length > 1")
    turned = page.evaluate(TURNED)
    assert len(turned) > 1
    for card in turned:
        assert min(card) > -0.001
        assert 0.5 < card[2] < 1  # it does turn
        assert card[-1] == 1


def score_an_epoch(page: Page) -> None:
    """Play until an epoch of Ra is scored."""
    open_table(page, "ra", [ME, bot()], record=nearly_scored())
    while page.locator("dialog[open]").count() == 0:
        page.locator(PIECES).first.click()
        wait_for_something(page)


#: Animations of the score sheet that are still to be seen.
UNROLLING = """() => document.getAnimations().filter((one) =>
  one.effect?.target?.closest?.("dialog") && one.effect.getComputedTiming().endTime > 1).length"""


def test_the_score_sheet_unrolls_line_by_line_and_is_put_away_at_any_time(people: People) -> None:
    page = people(speed="slow")
    score_an_epoch(page)
    assert page.evaluate(UNROLLING) > 3
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_where_nothing_moves_the_score_sheet_is_there_at_once(people: People) -> None:
    page = people(speed="normal")
    page.emulate_media(reduced_motion="reduce")
    score_an_epoch(page)
    assert page.evaluate(UNROLLING) == 0
    expect(page.get_by_role("row", name="Points now")).to_be_visible()
