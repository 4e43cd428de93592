"""What a report tells about games of Ra."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from ennead.engine.rules import Data
from ennead.games.ra.scoring.rules import LAST_EPOCH
from ennead.games.ra.view.view import CATEGORIES
from ennead.lab.extras import need
from ennead.lab.files import Kept
from ennead.lab.ra.collector import ENDINGS
from ennead.lab.report.drawing import (
    CARNELIAN,
    GOLD,
    INK,
    LAPIS,
    QUIET,
    TURQUOISE,
    boxes,
    plot,
    share_plot,
)
from ennead.lab.report.panel import Panel, Share, mean_share, shares_by, stand_out, words
from ennead.lab.report.shared import bots_panel, length_panel, seats_panel
from ennead.lab.statistics.intervals import mean_interval

#: Kinds of tiles that bidders hardly distinguish are grouped.
GROUPS = {
    **dict.fromkeys(("art", "agriculture", "religion", "astronomy", "writing"), "civilization"),
    **dict.fromkeys(
        ("fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple"),
        "monument",
    ),
}


def panels(kept: Kept) -> list[Panel]:
    """Make all panels, the most important first."""
    rows, par = kept.rows, mean_share(kept.rows)
    return [
        *bots_panel(rows),
        seats_panel(rows),
        order_of_turns(rows, par),
        suns_dealt(rows, par),
        sun_values(rows),
        prices(rows),
        categories(rows),
        epochs(rows),
        endings(rows),
        length_panel(rows),
    ]


def order_of_turns(rows: list[Data], par: float) -> Panel:
    """Show how much it matters to begin."""
    began = [row for row in rows if row.get("turn")]
    shares = shares_by(began, lambda row: [str(row["turn"])])
    about = "Share of games won by the place in the order of turns; player 1 began."
    svg = share_plot(shares, par, "Share of wins by the order of turns")
    return Panel("Order of turns", about, [svg], stand_out(shares, par, "Player number"))


def suns_dealt(rows: list[Data], par: float) -> Panel:
    """Show how much the first suns matter."""
    shares = shares_by(rows, lambda row: [str(row["suns"])])
    about = "Share of games won by the suns a seat was dealt at the beginning."
    svg = share_plot(shares, par, "Share of wins by the suns dealt")
    return Panel("Suns dealt", about, [svg], stand_out(shares, par, "Suns"))


def sold(rows: list[Data]) -> list[tuple[int, list[str]]]:
    """List every auction that was won: the sun bid and the tiles."""
    found = []
    for row in rows:
        for auction in str(row["auctions"]).split(";") if row["auctions"] else []:
            _, bid, tiles = auction.split(":")
            found.append((int(bid), tiles.split()))
    return found


def sun_values(rows: list[Data]) -> Panel:
    """Show what a sun buys: how many tiles, by its number."""
    tiles: dict[int, list[float]] = {}
    for bid, bought in sold(rows):
        tiles.setdefault(bid, []).append(float(len(bought)))
    suns = sorted(tiles)
    means = [fmean(tiles[sun]) for sun in suns]
    widths = [mean_interval(tiles[sun])[1] - mean for sun, mean in zip(suns, means, strict=True)]
    with plot(2.6, label="Tiles bought with each sun") as drawn:
        axes = drawn.axes
        axes.bar(suns, means, color=GOLD, alpha=0.55, width=0.7)
        axes.errorbar(suns, means, widths, fmt="none", ecolor=INK, elinewidth=1.2)
        axes.set_xticks(suns)
        axes.set(xlabel="sun", ylabel="tiles bought, mean")
    about = "How many tiles an auction brought that was won with this sun, with 95 % intervals."
    found = []
    if len(suns) > 1:
        found.append(
            f"The highest sun, {suns[-1]}, bought {means[-1]:.1f} tiles on average, the lowest "
            f"that won, {suns[0]}, {means[0]:.1f}."
        )
    return Panel("Value of suns", about, [drawn.svg], found)


def prices(rows: list[Data]) -> Panel:
    """Show what each kind of tile adds to the sun that is paid, all else being equal."""
    auctions = sold(rows)
    kinds = sorted({GROUPS.get(tile, tile) for _, tiles in auctions for tile in tiles})
    worths = added_prices(auctions, kinds)
    ordered = sorted(worths, key=lambda found: found[1])
    with plot(0.9 + 0.3 * len(kinds), label="Price by kind of tile") as drawn:
        axes = drawn.axes
        axes.axvline(0, color=QUIET, lw=1, ls=":")
        for place, (_, price, width) in enumerate(ordered):
            color = TURQUOISE if price - width > 0 else CARNELIAN if price + width < 0 else LAPIS
            axes.plot([price - width, price + width], [place, place], color=color, lw=2.2)
            axes.plot(price, place, "o", color=color, ms=6)
        axes.set_yticks(range(len(ordered)), [words(kind) for kind, _, _ in ordered])
        axes.set_xlabel("added to the winning sun by one tile, with 95 % intervals")
        axes.tick_params(axis="y", length=0)
    about = (
        f"How much higher the winning sun is for one more tile of a kind: least squares over "
        f"{len(auctions):,} auctions."
    )
    return Panel("Auction prices by kind of tile", about, [drawn.svg], price_findings(ordered))


def price_findings(ordered: list[tuple[str, float, float]]) -> list[str]:
    """Say which kinds the highest and the lowest suns are paid for."""
    if len(ordered) < 2:
        return []
    sure = [found for found in ordered if abs(found[1]) > found[2]]
    if not sure:
        return ["No kind of tile moved the price by more than chance explains."]
    worst, best = sure[0], sure[-1]
    found = [f"One <b>{words(best[0])}</b> changes the price by {best[1]:+.2f} (± {best[2]:.2f})"]
    if worst is not best:
        found.append(f"one <b>{words(worst[0])}</b> by {worst[1]:+.2f} (± {worst[2]:.2f})")
    return ["; ".join(found) + "."]


def added_prices(
    auctions: list[tuple[int, list[str]]], kinds: list[str]
) -> list[tuple[str, float, float]]:
    """Return what one tile of each kind adds to the price, and half its 95 % interval."""
    np: Any = need("numpy", "a report")
    counts = np.zeros((len(auctions), len(kinds) + 1))
    counts[:, -1] = 1
    for number, (_, tiles) in enumerate(auctions):
        for tile in tiles:
            counts[number, kinds.index(GROUPS.get(tile, tile))] += 1
    paid = np.array([bid for bid, _ in auctions], float)
    fitted, *_ = np.linalg.lstsq(counts, paid, rcond=None)
    free = max(1, len(auctions) - counts.shape[1])
    spread = ((paid - counts @ fitted) ** 2).sum() / free
    errors = np.sqrt(np.maximum(0, np.diag(np.linalg.pinv(counts.T @ counts)) * spread))
    return [(kind, float(fitted[n]), 1.96 * float(errors[n])) for n, kind in enumerate(kinds)]


def categories(rows: list[Data]) -> Panel:
    """Show points by category, of winners and of all others."""
    groups: dict[str, list[float]] = {}
    found = []
    for category in CATEGORIES:
        for who, won in (("winners", True), ("others", False)):
            groups[f"{category}, {who}"] = [
                float(points_in(row, category)) for row in rows if (row["place"] == 1) == won
            ]
    gaps = {
        category: fmean(groups[f"{category}, winners"]) - fmean(groups[f"{category}, others"])
        for category in CATEGORIES
    }
    widest = max(gaps, key=lambda category: gaps[category])
    found.append(
        f"Winners were ahead most in <b>{words(widest)}</b>: {gaps[widest]:.1f} points more than "
        "others on average."
    )
    svg = boxes(groups, "Points by category", "points in the whole game")
    about = "Points by category over the game: the middle half, the median, 5 to 95 %."
    return Panel("Scores by category", about, [svg], found)


def points_in(row: Data, category: str) -> int:
    """Sum up the points of a category in all epochs."""
    return sum([int(row[f"{category}_{epoch}"]) for epoch in range(1, LAST_EPOCH + 1)])


def epochs(rows: list[Data]) -> Panel:
    """Show points by epoch, and at the end."""
    groups: dict[str, list[float]] = {
        f"epoch {epoch}": [
            float(sum([int(row[f"{category}_{epoch}"]) for category in CATEGORIES])) for row in rows
        ]
        for epoch in range(1, LAST_EPOCH + 1)
    }
    groups["final score"] = [float(row["score"]) for row in rows]
    groups["winning score"] = [float(row["score"]) for row in rows if row["place"] == 1]
    svg = boxes(groups, "Points by epoch", "points")
    return Panel("Scores by epoch", "Points of a seat in each epoch, and the final score.", [svg])


def endings(rows: list[Data]) -> Panel:
    """Show how epochs ended."""
    games = list({row["number"]: row for row in rows}.values())
    with plot(1.7, label="How epochs ended") as drawn:
        axes = drawn.axes
        found = []
        for epoch in range(1, LAST_EPOCH + 1):
            track = sum([row[f"ending_{epoch}"] == ENDINGS[1] for row in games])
            share = Share(f"epoch {epoch}", track, len(games))
            low, high = share.interval
            place = LAST_EPOCH - epoch
            axes.barh(place, share.share, color=CARNELIAN, alpha=0.55, height=0.6)
            axes.plot([low, high], [place, place], color=INK, lw=1.2)
            found.append(f"{share.share:.0%} of epochs {epoch}")
        axes.set_yticks(range(LAST_EPOCH), [f"epoch {LAST_EPOCH - n}" for n in range(LAST_EPOCH)])
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        axes.set_xlabel("ended by a full Ra track, with 95 % intervals; the others as suns ran out")
    told = f"A full Ra track ended {', '.join(found)}."
    return Panel("How epochs ended", "By the Ra track or by the last sun.", [drawn.svg], [told])
