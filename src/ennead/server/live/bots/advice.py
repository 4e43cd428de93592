"""Advice: hints for a seat that is asked, and reviews of games.

Both are computed in worker processes, once for all who ask.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

from ennead.engine.game import Game
from ennead.server import protocol
from ennead.server.live.bots.pool import BotPool, NoAdvice
from ennead.server.live.bots.queue import Claim, Rank
from ennead.server.live.projection import verb_and_things
from ennead.server.room.drafts import Refusal, own_seat, require
from ennead.server.room.room import Room
from ennead.server.room.seeds import Seeds

#: The most results in the cache.
REMEMBERED = 200


class Advice:
    """A cache of hints and reviews; concurrent requests for the same share one computation."""

    def __init__(self, pool: BotPool, seeds: Seeds) -> None:
        self.pool = pool
        self.seeds = seeds
        self.found: dict[tuple[Any, ...], asyncio.Future[Any]] = {}

    async def hints(self, room: Room, seat: int, language: str) -> list[protocol.Hint]:
        """Compute the best answers of a seat that is asked."""
        game = room.game
        assert game is not None
        seed = self.seeds.of_bot(room.row.id, room.shown, seat)
        key = (room.row.id, room.version, seat, language)
        claim = Claim(Rank.WAITED_FOR, room.seats[seat].person or "")
        found = await self.once(key, lambda: self.pool.hints(claim, game, seat, language, seed))
        return [hint_of(game, hint) for hint in found]

    async def review(self, record: str, language: str) -> dict[str, Any]:
        """Review a record."""
        key = (hashlib.sha256(record.encode()).digest(), language)
        found: dict[str, Any] = await self.once(key, lambda: self.pool.review(record, language))
        return found

    async def once(self, key: tuple[Any, ...], work: Callable[[], Awaitable[Any]]) -> Any:
        """Compute a result, or take it from the cache; NoAdvice is not cached."""
        if key not in self.found:
            self.found[key] = asyncio.ensure_future(work())
            while len(self.found) > REMEMBERED:
                del self.found[next(iter(self.found))]
        future = self.found[key]
        try:
            return await asyncio.shield(future)
        except NoAdvice:
            self.found.pop(key, None)
            raise


def hint_of(game: Game, hint: dict[str, Any]) -> protocol.Hint:
    """Return a hint as it is sent, the notations of its plan split."""
    plan = []
    for planned in hint["plan"]:
        verb, what = verb_and_things(game.rules, planned["notation"])
        plan.append(protocol.PlannedAnswer(verb=verb, what=what, **planned))
    return protocol.Hint(**{**hint, "plan": plan})


def check_hint(room: Room, person: str, seat: int) -> None:
    """Refuse hints for a seat that may not have them."""
    own_seat(room, person, seat)
    require(room.row.settings.get("hints", True), "not_now", "this table has no hints")
    require(seat in room.to_act(), "not_now", "this seat is not asked now")


async def give_hints(
    advice: Advice, room: Room, message: protocol.AskHint, language: str
) -> protocol.Hints:
    """Return the hints for a question; Refusal if none could be computed."""
    try:
        found = await advice.hints(room, message.seat, language)
    except NoAdvice:
        raise Refusal("not_now", "no hints could be found") from None
    return protocol.Hints(message.id, message.seat, room.shown, found)
