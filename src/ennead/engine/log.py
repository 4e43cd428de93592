"""The answers given so far. A clone shares those of its source, so cloning copies none."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

SEATS: Final = 16


@mypyc_attr(free_list_len=1)
class Log:
    """Answers in order, each packed with its seat into one number; only ever added to."""

    def __init__(self, before: Log | None, shared: int) -> None:
        self.before = before
        #: How many answers of `before` belong to this log too.
        self.shared = shared
        self.own: vec[i64] = vec[i64]()

    def add(self, seat: i64, answer: i64) -> None:
        """One more answer."""
        self.own = append(self.own, answer * SEATS + seat + 1)

    def length(self) -> int:
        """How many answers were given."""
        return self.shared + len(self.own)

    def last_seat(self) -> int | None:
        """The seat that answered last; None before the first answer."""
        log: Log | None = self
        end = self.length()
        while log is not None and end <= log.shared:
            log = log.before
        if log is None or end == 0:
            return None
        return log.own[end - log.shared - 1] % SEATS - 1

    def fork(self) -> Log:
        """A log that begins with the answers so far."""
        if self.before is not None and not self.own:
            return Log(self.before, self.shared)
        return Log(self, self.shared + len(self.own))

    def first(self, number: int) -> Log:
        """A log of the first answers of this one."""
        log = self
        while log.before is not None and number <= log.shared:
            log = log.before
        return Log(log, number)

    def unknown(self) -> int:
        """How many answers before the first of this log are not known."""
        log = self
        while log.before is not None:
            log = log.before
        return log.shared

    def packed(self) -> list[int]:
        """All answers that are known, as they are kept."""
        packed: list[int] = []
        log: Log | None = self
        end = self.length()
        while log is not None:
            packed = list(log.own[: end - log.shared]) + packed
            end = log.shared
            log = log.before
        return packed

    def answers(self) -> list[tuple[int, int]]:
        """Seat and answer, in order; ValueError where the first of them are not known."""
        if self.unknown():
            raise ValueError("the answers that led to a resampled game are not known")
        return [(number % SEATS - 1, number // SEATS) for number in self.packed()]


def unknown() -> Log:
    """A log of answers the first of which are not known."""
    return Log(None, 1)


def restored(missing: int, packed: list[int]) -> Log:
    """A log of `Log.unknown` and `Log.packed`."""
    log = Log(None, missing)
    log.own = vec[i64](packed)
    return log
