"""What a player or a spectator may see of a table of Ra (RA-I)."""

from __future__ import annotations

from ennead.engine.bitset import members
from ennead.engine.rules import Data
from ennead.engine.words import question_name
from ennead.games.ra.auction.rules import Bid, next_bidder
from ennead.games.ra.disasters.rules import Discard
from ennead.games.ra.epoch.rules import ranking
from ennead.games.ra.scoring.rules import score_sheet
from ennead.games.ra.scoring.worth import at_the_end, track_gain
from ennead.games.ra.table.counts import Counts
from ennead.games.ra.table.table import RaTable, ScoreRow
from ennead.games.ra.table.tiles import EMPTY, NAMES, RA_SPACES
from ennead.games.ra.turn.rules import DrawTile, EndTurn, TakeTile, Turn

CATEGORIES = ("god", "pharaoh", "nile", "civilization", "gold", "monuments", "suns")
CALLS = ("voluntary", "drawn", "full")


def view(table: RaTable, options: Data, seat: int | None) -> Data:
    """Everything but the order of the bag is open, less what the options cover (RA-I1, RA-I2)."""
    over = not table.frames
    open_scores = options["open_scores"] or over
    return {
        "game": "ra",
        "players": table.players,
        "epoch": table.epoch,
        "ra_track": {"tiles": table.ra_tiles, "spaces": RA_SPACES[table.players]},
        "auction_track": [None if tile == EMPTY else NAMES[tile] for tile in table.track],
        "sun": table.sun,
        "bag": counts(table.bag) if options["tile_counter"] else None,
        "areas": areas(table, open_scores, seat),
        "track_gain": None if over or seat is None else track_gain(table, seat),
        "sheets": sheets(table, open_scores, seat),
        "turn": on_turn(table),
        "asked": asked(table),
        "over": over,
        "ranking": [list(place) for place in ranking(table)] if over else None,
    }


def seats(table: RaTable) -> range:
    """All the players."""
    return range(table.players)


def areas(table: RaTable, open_scores: bool, seat: int | None) -> list[Data]:
    """What lies in front of every player; while the game lasts, with what it is worth now."""
    shown = [area(table, player, open_scores or player == seat) for player in seats(table)]
    if not table.frames:
        return [{**data, "worth": None, "at_end": None} for data in shown]
    rows = zip(shown, score_sheet(table), at_the_end(table), strict=True)
    return [
        {**data, "worth": score_row(row, data["points"] is not None), "at_end": later}
        for data, row, later in rows
    ]


def area(table: RaTable, player: int, show_points: bool) -> Data:
    """What lies in front of a player."""
    return {
        "suns": members(table.suns_up[player]),
        "spent": members(table.suns_down[player]),
        "tiles": counts(table.held(player)),
        "points": table.points[player] if show_points else None,
    }


def counts(numbers: Counts) -> dict[str, int]:
    """How many tiles of each kind, those there are."""
    return {NAMES[tile]: number for tile, number in enumerate(numbers) if number}


def sheets(table: RaTable, open_scores: bool, seat: int | None) -> list[list[Data | None]]:
    """The epochs' score sheets by player.

    With covered scores the last sheet is open, as it was when it was paid, and of the earlier
    ones a player's own rows.
    """
    shown = []
    for number, sheet in enumerate(table.sheets, 1):
        last = number == len(table.sheets)
        rows: list[Data | None] = []
        for player, row in enumerate(sheet):
            own = open_scores or player == seat
            rows.append(score_row(row, own) if own or last else None)
        shown.append(rows)
    return shown


def score_row(row: ScoreRow, show_points: bool) -> Data:
    """One player's points of an epoch by category, and the points they had after it."""
    data: Data = dict(zip(CATEGORIES, row, strict=False))
    data["points"] = row[-1] if show_points else None
    return data


def on_turn(table: RaTable) -> int | None:
    """Whose turn it is, during the auction it caused too."""
    for frame in table.frames[::-1]:
        if isinstance(frame, (Turn, TakeTile)):
            return frame.seat
        if isinstance(frame, (DrawTile, EndTurn)):
            return frame.player
    return None


def asked(table: RaTable) -> Data | None:
    """The question that waits for an answer, and what it depends on."""
    if not table.frames:
        return None
    frame = table.frames[-1]
    data: Data = {"question": question_name(type(frame).__name__), "seats": table.to_act()}
    if isinstance(frame, Bid):
        data["ra_player"] = frame.ra_player
        data["call"] = CALLS[frame.call]
        data["highest"] = frame.highest or None
        data["bidder"] = frame.bidder if frame.highest else None
        data["order"] = bidding_order(table, frame.ra_player)
    elif isinstance(frame, Discard):
        data["number"] = frame.number
        data["category"] = [NAMES[tile] for tile in frame.category]
    elif isinstance(frame, TakeTile):
        data["taken"] = frame.taken
    return data


def bidding_order(table: RaTable, ra_player: int) -> list[int]:
    """Who bids in an auction, one after another: the Ra player last (RA-A2, RA-A3)."""
    order = [next_bidder(table, ra_player, ra_player)]
    while order[-1] != ra_player:
        order.append(next_bidder(table, order[-1], ra_player))
    return order
