"""Reviews: a bot analyzes finished tables and uploaded records."""

from __future__ import annotations

from msgspec import convert

import ennead
from ennead.engine.record import CHANCE_MARK, loads
from ennead.server import protocol
from ennead.server.live.bots.advice import Advice
from ennead.server.live.bots.pool import NoAdvice
from ennead.server.live.replay.archive import Archive
from ennead.server.live.tables import Tables
from ennead.server.service.errors import Conflict, Denied, NotNow
from ennead.server.service.options import checked_record
from ennead.server.service.replays import past_of, readable
from ennead.server.settings import Limits


async def of_table(tables: Tables, id: str, person: str | None, lang: str) -> protocol.Review:
    """Review a finished table; the steps are those of the table's moments."""
    room = await readable(tables, id, person)
    if room.phase != "finished":
        raise Conflict("the game is not over")
    past = await past_of(tables, room)
    if isinstance(past, Archive):
        raise Conflict("this game was played by older rules; no bot can look at it again")
    text = await tables.replays.do(past.record)
    steps = await tables.replays.do(past.steps_of_answers)
    return await reviewed(tables.advice, text, lang, steps)


async def of_record(tables: Tables, limits: Limits, given: str, lang: str) -> protocol.Review:
    """Review a record; the steps are those of the record's moments."""

    def without_comments() -> str:
        record = checked_record(given, limits)
        ennead.replay(given, chance="ask")
        return record.dumps()

    try:
        text = await tables.replays.do(without_comments)
    except ValueError as error:
        raise Denied(str(error)) from None
    return await reviewed(tables.advice, text, lang, None)


async def reviewed(
    advice: Advice, text: str, lang: str, steps: list[int] | None
) -> protocol.Review:
    """Review a record; steps are counted as moments are."""
    try:
        found = await advice.review(text, lang)
    except NoAdvice:
        raise NotNow("the game could not be looked at again") from None
    record = loads(text)
    by_players = [n for n, (_, mark, _) in enumerate(record.answers, 1) if mark != CHANCE_MARK]
    moments = steps or list(range(len(record.answers) + 1))
    before = [moments[n - 1] for n in by_players] + [moments[-1]]
    after = [moments[n] for n in by_players]
    swings = [
        convert({**swing, "step": after[swing["step"] - 1]}, protocol.Swing)
        for swing in found["swings"]
    ]
    return protocol.Review(record.game, record.players, before, found["chances"], swings)
