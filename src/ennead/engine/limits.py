"""Limits: what a rule lets a player answer. `legal` is where all of them agree.

So the reason why something is not offered is the first limit that does not let it pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


class Limit:
    """A rule and the answers it speaks of: it lets only those pass, or all but those."""

    def __init__(self, rule: str, answers: frozenset[int], only: bool) -> None:
        self.rule: Final = rule
        self.answers: Final = answers
        self.only: Final = only

    def lets(self, answer: int) -> bool:
        """Whether the rule lets an answer pass."""
        return (answer in self.answers) == self.only


def allow(answers: Iterable[int], rule: str) -> Limit:
    """A rule that lets only these answers pass."""
    return Limit(rule, frozenset(answers), True)


def forbid(answers: Iterable[int], rule: str) -> Limit:
    """A rule that lets all answers pass but these."""
    return Limit(rule, frozenset(answers), False)


def common(answers: Iterable[int], limits: list[Limit]) -> list[int]:
    """Those of some answers that every limit lets pass, in their order."""
    left = list(answers)
    for limit in limits:
        left = [answer for answer in left if limit.lets(answer)]
    return left


def first_against(answer: int, limits: list[Limit]) -> str:
    """The rule that does not let an answer pass; empty if all do."""
    for limit in limits:
        if not limit.lets(answer):
            return limit.rule
    return ""
