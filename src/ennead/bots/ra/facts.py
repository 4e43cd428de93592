"""What an intended turn of Ra is known to do, in players' words."""

from __future__ import annotations

from typing import cast

from ennead.bots.analysis.facts import Fact, Intention
from ennead.engine.words import Count, Phrase, joined
from ennead.games.ra.scoring.worth import track_gain
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.view.types import Area, RaView
from ennead.games.ra.words.names import TILES

#: Tiles for which few players spend a sun.
LITTLE = 4

RA_COMES = Phrase(
    "The next tile is a Ra tile in {chance} of 100 cases.",
    "Das nächste Plättchen ist in {chance} von 100 Fällen ein Ra-Plättchen.",
)
RA_ENDS = Phrase(
    "The next tile ends the epoch in {chance} of 100 cases.",
    "Das nächste Plättchen beendet die Epoche in {chance} von 100 Fällen.",
)
WORTH_MOST = Phrase(
    "The tiles are worth {points:point|points} to you, more than to anybody else.",
    "Die Plättchen sind für dich {points:Punkt|Punkte} wert, mehr als für alle anderen.",
)
WORTH = Phrase(
    "The tiles are worth {points:point|points} to you.",
    "Die Plättchen sind für dich {points:Punkt|Punkte} wert.",
)
SURE = Phrase(
    "Nobody after you can bid more, and the tiles are worth {points:point|points} to you.",
    "Niemand nach dir kann mehr bieten, und die Plättchen sind für dich {points:Punkt|Punkte} "
    "wert.",
)
HIGHER_SUN = Phrase(
    "If nobody bids more, you get sun {sun} for the next epoch in exchange for sun {bid}.",
    "Wenn niemand mehr bietet, bekommst du Sonne {sun} für die nächste Epoche im Tausch gegen "
    "Sonne {bid}.",
)
KEEPS_HIGHER = Phrase(
    "Uses sun {bid} and keeps sun {sun}.", "Setzt Sonne {bid} ein und behält Sonne {sun}."
)
KEEPS_SUN = Phrase(
    "Keeps sun {sun} for later auctions.", "Behält Sonne {sun} für spätere Auktionen."
)
KEEPS_SUN_FROM_LITTLE = Phrase(
    "Keeps sun {sun}: the tiles are worth only {points:point|points} to you.",
    "Behält Sonne {sun}: Die Plättchen sind für dich nur {points:Punkt|Punkte} wert.",
)
KEEPS_SUN_FROM_LOSS = Phrase(
    "Keeps sun {sun}: the tiles would cost you {points:point|points}.",
    "Behält Sonne {sun}: Die Plättchen würden dich {points:Punkt|Punkte} kosten.",
)
TAKES = Phrase("Takes {tiles} before anybody else can.", "Nimmt {tiles}, bevor es andere können.")
GAINS = Phrase(
    "Your tiles are then worth {points:point|points} more.",
    "Deine Plättchen sind danach {points:Punkt|Punkte} mehr wert.",
)
LOSES = Phrase(
    "It costs you {points:point|points}.",
    "Das kostet dich {points:Punkt|Punkte}.",
)
LOSES_NOTHING = Phrase("It costs you no points.", "Das kostet dich keine Punkte.")


def facts(intention: Intention, lang: str) -> list[Fact]:
    """List what is true of a turn: a draw, an invocation, a bid, tiles that come and go."""
    verb = intention.notations[0].split()[0]
    view = cast(RaView, intention.before.view(intention.seat))
    if verb == "draw":
        return of_draw(view, lang)
    if verb in ("ra", "bid", "pass"):
        return of_auction(intention, view, verb, lang)
    return of_tiles(intention, view, lang)


def of_draw(view: RaView, lang: str) -> list[Fact]:
    """Say how likely a Ra tile is."""
    bag = view["bag"]
    if not bag:
        return []
    track = view["ra_track"]
    chance = round(100 * bag.get("ra", 0) / sum(bag.values()))
    phrase = RA_ENDS if track["tiles"] == track["spaces"] - 1 else RA_COMES
    return [Fact(1.0, phrase.fill(lang, chance=chance))]


def of_auction(intention: Intention, view: RaView, verb: str, lang: str) -> list[Fact]:
    """Say what the auction track is worth to the player, and what is bid for it."""
    table = cast(RaTable, intention.before.table)
    seat = intention.seat
    gains = [sum(track_gain(table, player).values()) for player in range(table.players)]
    points = Count(gains[seat])
    others = gains[:seat] + gains[seat + 1 :]
    if verb == "pass":
        return of_pass(view["areas"][seat], points, lang)
    most = points > max(others)
    found = [Fact(abs(points), (WORTH_MOST if most else WORTH).fill(lang, points=points))]
    if verb == "bid":
        bid = intention.answer
        if is_sure(view, seat, bid):
            found.append(Fact(abs(points) + 1, SURE.fill(lang, points=points)))
        if view["sun"] > bid:
            found.append(Fact(view["sun"] - bid, HIGHER_SUN.fill(lang, sun=view["sun"], bid=bid)))
        highest = max(view["areas"][seat]["suns"])
        if highest > bid:
            found.append(Fact(1.0, KEEPS_HIGHER.fill(lang, bid=bid, sun=highest)))
    return found


def of_pass(area: Area, points: Count, lang: str) -> list[Fact]:
    """Name the sun that a pass keeps, and what it leaves to others."""
    sun = max(area["suns"])
    if points < 0:
        return [Fact(-points, KEEPS_SUN_FROM_LOSS.fill(lang, sun=sun, points=Count(-points)))]
    phrase = KEEPS_SUN_FROM_LITTLE if points <= LITTLE else KEEPS_SUN
    return [Fact(1.0, phrase.fill(lang, sun=sun, points=points))]


def is_sure(view: RaView, seat: int, bid: int) -> bool:
    """Whether nobody who is asked after the seat has a higher sun."""
    asked = view["asked"]
    assert asked is not None
    order = asked["order"]
    later = order[order.index(seat) + 1 :]
    return all(sun < bid for player in later for sun in view["areas"][player]["suns"])


def of_tiles(intention: Intention, view: RaView, lang: str) -> list[Fact]:
    """Say how much more or less the player's own tiles are worth."""
    after = cast(RaView, intention.after.view(intention.seat))
    if after["epoch"] != view["epoch"] or after["over"]:
        return []
    now, then = standing(view["areas"][intention.seat]), standing(after["areas"][intention.seat])
    if now is None or then is None:
        return []
    change = then - now
    if change > 0:
        return [Fact(change, GAINS.fill(lang, points=Count(change)))]
    taken = [words.removeprefix("take ") for words in intention.notations if "take " in words]
    if taken:
        tiles = joined([TILES[tile][lang == "de"] for tile in taken], lang)
        return [Fact(1.0, TAKES.fill(lang, tiles=tiles))]
    if change < 0:
        return [Fact(-change, LOSES.fill(lang, points=Count(-change)))]
    return [Fact(0.5, LOSES_NOTHING.fill(lang))]


def standing(area: Area) -> int | None:
    """Score a player's tiles now, Monuments as if this were the last epoch."""
    worth, at_end = area["worth"], area["at_end"]
    if worth is None or at_end is None:
        return None
    tiles = worth["god"] + worth["pharaoh"] + worth["nile"] + worth["civilization"] + worth["gold"]
    return tiles + at_end["monuments"]
