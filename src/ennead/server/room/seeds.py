"""Seeds for chance and bots: from the system, or from a fixed seed that repeats a game."""

from __future__ import annotations

import hashlib
import secrets

from ennead.engine.rng import Rng, seeded


class Seeds:
    """Seeds that no player can predict; with a fixed seed, the same at every server.

    They depend on public data only, so that they reveal no secret.
    """

    def __init__(self, secret: str, fixed: int | None) -> None:
        self.secret = secret
        self.fixed = fixed

    def of_chance(self, version: int) -> Rng:
        """Return the generator for the draws of chance after a version."""
        if self.fixed is None:
            return seeded(secrets.randbits(96))
        return seeded(hashed("chance", self.fixed, version))

    def of_bot(self, table: str, version: int, seat: int) -> int:
        """Return the seed of a bot's answer: always the same for the same question."""
        if self.fixed is None:
            return hashed("bot", self.secret, table, version, seat)
        return hashed("bot", self.fixed, version, seat)


def hashed(*parts: object) -> int:
    """Hash values to a seed."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest(), "big")
