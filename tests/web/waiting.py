"""How long a person waits in a game: neither deciding nor watching a battle of their own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page

from tests.web.playing import ENDLESS, Chooser, is_over, read_on, take_turn

#: The milliseconds that a person thinks about each decision. The test itself chooses at once, so
#: that no bot and no animation goes on meanwhile: what is measured is never too little.
THINKING = 2500

#: A question to the person, a sheet to be read, or the end of the game.
SOMETHING = ".prompt.mine, dialog[open], .playing[data-phase=finished]"
#: Sums up, as long as the game goes on, what the person in front of the page is doing.
WATCHING = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  window.spent = { decide: 0, battle: 0, wait: 0, out: 0 };
  window.waits = [];
  window.turns = [];
  let [since, doing, began] = [performance.now(), "decide", performance.now()];
  const colorOf = (god) => god.style.getPropertyValue("--god");
  const isOwnBattle = () => {
    const mine = document.querySelector("article.mine");
    const fighters = [...document.querySelectorAll(".stage[data-beat] .fighter")];
    return mine !== null && fighters.some((god) => colorOf(god) === colorOf(mine));
  };
  const now = () => {
    if (there(".prompt.mine") || there("dialog[open]")) return "decide";
    return isOwnBattle() ? "battle" : "wait";
  };
  const actor = () => {
    const acting = [...document.querySelectorAll(".seats .acts")];
    return acting.length === 1 && !acting[0].matches(".mine") ? acting[0].dataset.seat : null;
  };
  // A turn of a bot is on screen as long as the same one is to act.
  let [acts, acted] = [null, began];
  const noteTurn = (at) => {
    const now = isOwnBattle() || there(".prompt.mine") ? null : actor();
    if (now === acts) return;
    if (acts !== null && !isOwnBattle()) window.turns.push(Math.round(at - acted));
    [acts, acted] = [now, at];
  };
  const timer = setInterval(() => {
    const at = performance.now();
    noteTurn(at);
    window.spent[doing] += at - since;
    since = at;
    if (there(".playing[data-phase=finished]")) return clearInterval(timer);
    const next = now();
    if (next === doing) return;
    if (doing === "wait") window.waits.push(Math.round(at - began));
    [doing, began] = [next, at];
  }, 10);
}"""


class Waited(NamedTuple):
    """Of a whole game: decisions, and milliseconds."""

    decisions: int
    waiting: float
    battles: float
    longest: int
    #: How long each bot was to act.
    turns: list[int]

    @property
    def share(self) -> float:
        """The part of the game in which one could do nothing, for a person who thinks."""
        return self.waiting / (self.waiting + self.battles + THINKING * self.decisions)

    def __str__(self) -> str:
        return (
            f"{self.decisions} decisions, waited {self.waiting / 1000:.1f} s, at most "
            f"{self.longest / 1000:.1f} s at once, own battles {self.battles / 1000:.1f} s: "
            f"{100 * self.share:.0f} % of the time spent waiting, turns of bots took at most "
            f"{max(self.turns, default=0) / 1000:.1f} s"
        )


def waited(page: Page, chooser: Chooser, most: int = ENDLESS) -> Waited:
    """Play the game on screen to its end, or for some decisions; measure the waiting."""
    page.evaluate(WATCHING)
    decisions = 0
    while decisions < most:
        page.wait_for_selector(SOMETHING, state="attached")
        if read_on(page):
            continue
        if is_over(page):
            break
        take_turn(page, chooser)
        decisions += 1
    assert decisions < ENDLESS
    spent = page.evaluate("window.spent")
    waits = page.evaluate("window.waits")
    turns = page.evaluate("window.turns")
    return Waited(decisions, spent["wait"], spent["battle"], max(waits, default=0), turns)


def like_a_person(seed: int) -> Chooser:
    """A choice that does not end an epoch of Ra in a hurry; otherwise any."""
    rng = Random(seed)
    dull: Callable[[str], bool] = lambda notation: notation in ("ra", "pass")  # noqa: E731

    def choose(notations: list[str]) -> str:
        lively = [one for one in notations if not dull(one)]
        return rng.choice(lively if lively and rng.random() < 0.7 else notations)

    return choose
