"""Where chance and bots get their luck: from the system, or from a seed that repeats a game."""

from __future__ import annotations

import hashlib
import secrets

from ennead.engine.rng import Rng, seeded


class Luck:
    """What nobody at a table can foresee; with a fixed seed, the same at every server.

    It depends on what is public only, so that it tells nothing about secrets.
    """

    def __init__(self, secret: str, fixed: int | None) -> None:
        self.secret = secret
        self.fixed = fixed

    def of_chance(self, version: int) -> Rng:
        """The generator for what chance answers after a version."""
        if self.fixed is None:
            return seeded(secrets.randbits(96))
        return seeded(mixed("chance", self.fixed, version))

    def of_bot(self, table: str, version: int, seat: int) -> int:
        """The seed of a bot's answer: the same however often it is asked for."""
        if self.fixed is None:
            return mixed("bot", self.secret, table, version, seat)
        return mixed("bot", self.fixed, version, seat)


def mixed(*parts: object) -> int:
    """A seed out of anything."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest(), "big")
