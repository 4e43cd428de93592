"""Why a player who is not asked cannot have a wish: what the limits of questions cannot say."""

from __future__ import annotations

from typing import Any

from ennead.engine.bitset import bit
from ennead.engine.frames import Frame
from ennead.engine.why import NO_ANSWER, Refused
from ennead.engine.words import Phrase
from ennead.games.ra.auction.rules import Bid
from ennead.games.ra.disasters.rules import Discard
from ennead.games.ra.setup.rules import DealSuns
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import NAMES
from ennead.games.ra.turn.rules import TakeTile
from ennead.games.ra.words.names import tile_noun


def not_asked(table: RaTable, seat: int, wished: list[type[Frame[Any]]], verb: str) -> str:
    """A seat that is not asked: suns are dealt, it has none left, or it is another's turn."""
    top = table.frames[-1]
    if isinstance(top, DealSuns):
        return "RA-S3"
    if Discard in wished:
        return "RA-D2"
    if not table.suns_up[seat]:
        return without_suns(wished, verb)
    return "RA-A2" if Bid in wished and isinstance(top, Bid) else "RA-T1"


def without_suns(wished: list[type[Frame[Any]]], verb: str) -> str:
    """A player without face-up suns neither bids nor takes turns."""
    if Bid in wished:
        return "RA-A3"
    return "RA-T3" if TakeTile in wished or verb == "god" else "RA-T2"


NOT_HIGHER = Phrase(
    "The highest bid is {highest}; {sun} is not higher.",
    "Das höchste Gebot ist {highest}; {sun} ist nicht höher.",
)
NOT_YOURS = Phrase(
    "Sun {sun} does not lie face up before you.", "Sonne {sun} liegt nicht offen vor dir."
)
TRACK_FULL = Phrase(
    "All {spaces} spaces of the auction track are filled.",
    "Alle {spaces} Felder der Auktionsleiste sind belegt.",
)
NOT_ON_TRACK = Phrase(
    "There is {tile:no} on the auction track.", "Auf der Auktionsleiste liegt {tile:kein}."
)


def case(table: RaTable, found: Refused, lang: str) -> str:
    """What stands in the way of an answer just now; empty where the rule says it all."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, Bid) and found.rule == "RA-A4" and found.answer != NO_ANSWER:
        if not table.suns_up[top.seat] & bit(found.answer):
            return NOT_YOURS.fill(lang, sun=found.answer)
        return NOT_HIGHER.fill(lang, highest=top.highest, sun=found.answer)
    if found.rule == "RA-T4":
        return TRACK_FULL.fill(lang, spaces=len(table.track))
    if isinstance(top, TakeTile) and found.rule == "RA-G1":
        return NOT_ON_TRACK.fill(lang, tile=tile_noun(NAMES[found.answer]))
    return ""
