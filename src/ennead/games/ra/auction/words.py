"""An auction in words."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ra.auction.rules import DRAWN, FULL, VOLUNTARY, Bid
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.words.section import Asking, Meanings, Sentences

BIDS = {
    VOLUNTARY: Phrase("Ra was invoked: bid", "Ra wurde angerufen: Biete"),
    DRAWN: Phrase("A Ra tile was drawn: bid", "Ein Ra-Plättchen wurde gezogen: Biete"),
    FULL: Phrase(
        "Ra was invoked, the track is full: bid",
        "Ra wurde angerufen, die Auktionsleiste ist voll: Biete",
    ),
}
BID_FIRST = Phrase("{call} a sun, or pass?", "{call} eine Sonne oder passe.")
BID_HIGHER = Phrase(
    "{call} a sun higher than {highest}, or pass?",
    "{call} eine höhere Sonne als {highest} oder passe.",
)
MUST_BID = Phrase(
    "All others passed: you invoked Ra and must bid. Which sun do you bid?",
    "Alle anderen haben gepasst: Du hast Ra angerufen und musst bieten. Welche Sonne bietest du?",
)
MUST_BID_ALONE = Phrase(
    "You invoked Ra, and nobody else has a sun to bid with. Which sun do you bid?",
    "Du hast Ra angerufen, und außer dir hat niemand eine Sonne zum Bieten. Welche bietest du?",
)
ANSWERS: Meanings = {
    "pass": Phrase("pass", "passen"),
    "bid": Phrase("bid sun {what}", "Sonne {what} bieten"),
}
#: Every event of this section: the names of its fields, and its sentence.
EVENTS: Sentences = {
    "bid": (("player", "sun"), Phrase("{player} bids sun {sun}.", "{player} bietet Sonne {sun}.")),
    "passed": (("player",), Phrase("{player} passes.", "{player} passt.")),
    "unsold": ((), Phrase("Nobody bids.", "Niemand bietet.")),
    "won": (("player", "tiles"), Phrase("{player} wins {tiles}.", "{player} ersteigert {tiles}.")),
    "swapped": (
        ("player", "bid", "sun"),
        Phrase(
            "{player} leaves sun {bid} on the board and takes sun {sun}, face down.",
            "{player} legt Sonne {bid} auf den Spielplan und Sonne {sun} verdeckt vor sich.",
        ),
    ),
}


def ask_bid(table: RaTable, frame: Bid, lang: str) -> str:
    """The question of an auction."""
    if frame.must_bid():
        return (MUST_BID if others_can_bid(table, frame.seat) else MUST_BID_ALONE).fill(lang)
    call = BIDS[frame.call].fill(lang)
    if frame.highest:
        return BID_HIGHER.fill(lang, call=call, highest=frame.highest)
    return BID_FIRST.fill(lang, call=call)


def others_can_bid(table: RaTable, seat: int) -> bool:
    """Whether anybody else has a face-up sun: whoever has none is not asked (RA-A3)."""
    return any(suns for player, suns in enumerate(table.suns_up) if player != seat)


ASK: Asking = {Bid: ask_bid}
