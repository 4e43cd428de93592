"""A player of Ra by marginal value, written from the rulebook alone.

A batch is worth what the score sheet of this epoch would say more with it. A sun is worth bidding
if the batch brings more than that sun can be expected to bring otherwise.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ennead.bots import Seen

CIVILIZATION = ("art", "agriculture", "religion", "astronomy", "writing")
MONUMENTS = (
    *("fortress", "obelisk", "palace", "pyramid"),
    *("sphinx", "statues", "step_pyramid", "temple"),
)
#: Each disaster takes two tiles of a category, the first named first.
DISASTERS = {
    "funeral": ("pharaoh",),
    "drought": ("flood", "nile"),
    "unrest": CIVILIZATION,
    "earthquake": MONUMENTS,
}
#: Points: by different civilization tiles; by different monuments; by equal monuments.
BY_CIVILIZATION = (-5, 0, 0, 5, 10, 15)
BY_DIFFERENT = (0, 1, 2, 3, 4, 5, 6, 10, 15)
BY_EQUAL = (0, 0, 0, 5, 10, 15)
#: What a usual batch brings, and a point of a sun's number in the epochs to come.
USUAL_BATCH = 7.0
SUN_POINT = 0.3
#: With this many tiles it is time to call, if the batch is good.
RIPE = 4


class Marginal:
    """Calls when the batch is good for it, bids as little as wins, keeps its gods for gold."""

    def __init__(self, seed: int = 0) -> None:
        del seed  # it leaves nothing to chance

    def answer(self, seen: Seen) -> int:
        view = seen.view()
        named = {seen.notation(answer): answer for answer in seen.legal()}
        for name in self.ranked(view, seen.seat, list(named)):
            if name in named:
                return named[name]
        return seen.legal()[0]

    def ranked(self, view: dict[str, Any], seat: int, names: list[str]) -> list[str]:
        """The answers, the best first."""
        if any(name.startswith("bid") for name in names):
            return self.bids(view, seat, names)
        if "draw" in names:
            return self.turn(view, seat, names)
        return sorted(names, key=lambda name: self.taken(view, seat, name), reverse=True)

    def turn(self, view: dict[str, Any], seat: int, names: list[str]) -> list[str]:
        """Draw, unless what lies on the track is worth a sun and is likely to be won."""
        tiles = batch_of(view)
        worth = gain(view, seat, tiles)
        own = view["areas"][seat]["suns"]
        highest = max(own, default=0)
        others = [
            gain(view, other, tiles)
            for other, area in enumerate(view["areas"])
            if other != seat and max(area["suns"], default=0) > highest
        ]
        is_mine = all(other < USUAL_BATCH for other in others)
        if "ra" in names and tiles and worth >= USUAL_BATCH and (is_mine or len(tiles) >= RIPE):
            return ["ra", "draw"]
        if "gold" in tiles and "god" in names:
            return ["god", "draw"]
        return ["draw", "ra"]

    def bids(self, view: dict[str, Any], seat: int, names: list[str]) -> list[str]:
        """The cheapest sun that the batch is worth; else pass."""
        worth = gain(view, seat, batch_of(view))
        suns = sorted([int(name.split()[1]) for name in names if name.startswith("bid")])
        own = sorted(view["areas"][seat]["suns"])
        middle = view["sun"]
        for sun in suns:
            exchange = SUN_POINT * (middle - sun) if view["epoch"] < 3 else 0.0
            rank = own.index(sun) / max(1, len(own) - 1) if len(own) > 1 else 0.5
            if worth + exchange >= USUAL_BATCH * (0.5 + 0.6 * rank) * patience(view):
                return [f"bid {sun}"]
        return ["pass", *[f"bid {sun}" for sun in suns]]

    def taken(self, view: dict[str, Any], seat: int, name: str) -> float:
        """A tile to take with a god, or to give up: what it adds."""
        tile = name.rsplit(maxsplit=1)[-1]
        sign = -1.0 if name.startswith(("discard", "lose")) else 1.0
        return sign * gain(view, seat, Counter([tile]))


def patience(view: dict[str, Any]) -> float:
    """How much of a usual batch is still to come: less when the Ra track is nearly full."""
    track = view["ra_track"]
    left = int(track["spaces"]) - int(track["tiles"])
    return 0.4 + 0.6 * left / int(track["spaces"])


def batch_of(view: dict[str, Any]) -> Counter[str]:
    """The tiles on the auction track."""
    return Counter([tile for tile in view["auction_track"] if tile])


def gain(view: dict[str, Any], seat: int, batch: Counter[str]) -> float:
    """What a player's sheet says more with these tiles, after their disasters."""
    held = Counter(view["areas"][seat]["tiles"])
    after = struck(held + Counter({t: n for t, n in batch.items() if t not in DISASTERS}), batch)
    rivals = [a["tiles"].get("pharaoh", 0) for n, a in enumerate(view["areas"]) if n != seat]
    last = bool(view["epoch"] == 3)
    return sheet(after, rivals, last) - sheet(held, rivals, last)


def struck(held: Counter[str], batch: Counter[str]) -> Counter[str]:
    """What disasters leave: doubles go first."""
    for disaster, kinds in DISASTERS.items():
        for _ in range(2 * batch[disaster]):
            found = [kind for kind in kinds if held[kind]]
            if found:
                held[max(found, key=lambda kind: held[kind])] -= 1
    return held


def sheet(held: Counter[str], rivals: list[int], last: bool) -> float:
    """The score of these tiles now, with something for what stays and may be completed."""
    points = 2.0 * held["god"] + 3.0 * held["gold"]
    points += held["nile"] + held["flood"] if held["flood"] else 0.4 * held["nile"]
    points += BY_CIVILIZATION[sum(held[kind] > 0 for kind in CIVILIZATION)]
    lead = held["pharaoh"] - max(rivals)
    points += 5.0 if lead >= 0 else max(-2.0, 2.0 + 2.0 * lead)
    points += 0.0 if last else 0.7 * held["pharaoh"]
    different = sum(held[kind] > 0 for kind in MONUMENTS)
    equal = sum(BY_EQUAL[min(5, held[kind])] for kind in MONUMENTS)
    paired = 0.0 if last else sum(held[kind] == 2 for kind in MONUMENTS)
    return points + BY_DIFFERENT[different] + equal + paired
