"""Consolidation: events that join two regions, in the place of caravans (AK-X-REV11 to 13)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.changes import gain_followers, take_camels
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ORDER_TOKEN, SEAT, TOKEN, TOKENS
from ennead.games.ankh.table.pieces import CARAVAN, EVENTS, ORDER_TOKENS, TENS
from ennead.games.ankh.table.table import AnkhTable

#: The event, in the place of each caravan.
CONSOLIDATION: Final = "consolidation"
#: In the tokens of the rule: a conflict order token that is out of the game, above every space.
OUT: Final = 100


class Consolidation(SpecialRule):
    """The tokens: spaces of the event track with a follower, and order tokens out of the game."""

    def first_tokens(self) -> tuple[int, ...]:
        """One follower on each of the three spaces (AK-X-REV1)."""
        return tuple([space for space, event in enumerate(EVENTS) if event == CARAVAN])

    def replaced_events(self) -> dict[str, str]:
        return {CARAVAN: CONSOLIDATION}

    def never_asked(self) -> dict[str, str]:
        """There are no caravans in this scenario (AK-X-REV13)."""
        return dict.fromkeys(["PlaceCamel", "KeepToken", "SwapToken"], "AK-X-REV13")

    def event_begins(self, table: AnkhTable, seat: int, event: str) -> None:
        """Its follower goes to whoever triggered it; then two regions are joined (AK-X-REV11)."""
        left = tuple([token for token in self.tokens(table) if token != table.event])
        set_tokens(table, self.number, left, "follower_taken", table.god_of[seat])
        gain_followers(table, table.god_of[seat], 1)
        table.frames.append(JoinRegions(seat))

    def followers(self, table: AnkhTable) -> list[int]:
        """The spaces of the event track that a follower lies on."""
        return [token for token in self.tokens(table) if token < OUT]

    def order_tokens_out(self, table: AnkhTable) -> list[int]:
        """The conflict order tokens that have left the game."""
        return [token - OUT for token in self.tokens(table) if token >= OUT]

    def write(self, table: AnkhTable) -> object:
        return {"followers": self.followers(table), "out": self.order_tokens_out(table)}

    def read(self, table: AnkhTable, data: object) -> None:
        """What is left out is as far as the event marker has come."""
        expected = [space for space in self.first_tokens() if space > table.event]
        given: dict[str, object] = {} if data is None else as_table(data)
        found = given.get("followers", expected)
        if found != expected:
            raise ValueError(
                f"expected followers on the consolidation spaces to come, {expected}; "
                f"found {found!r} (AK-X-REV1)"
            )
        out = given.get("out", [])
        known = [token for token in range(1, ORDER_TOKENS + 1) if token not in table.order]
        if not isinstance(out, list) or not all(token in known for token in out):
            raise ValueError(f"out: expected order tokens that no region has, found {out!r}")
        table.tokens[self.number] = (*expected, *sorted([OUT + token for token in out]))

    def observation_size(self) -> int:
        return 1 + ORDER_TOKENS

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """That regions are joined in this scenario; and which order tokens are out of the game."""
        out = self.order_tokens_out(table)
        return [1, *[int(token in out) for token in range(1, ORDER_TOKENS + 1)]]


def as_table(data: object) -> dict[str, object]:
    """The keys of the rule in a position; ValueError for others."""
    if not isinstance(data, dict) or not set(data) <= {"followers", "out"}:
        raise ValueError(f"expected an object with 'followers' and 'out', found {data!r}")
    return data


class JoinRegions(Question[AnkhTable]):
    """Two regions with a camel between them become one; it must be done (AK-X-REV11, 12)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT),)
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack",)
    CLICK: ClassVar[str] = "token"
    ANSWERS: ClassVar[tuple[int, int]] = (TENS + 2, (ORDER_TOKENS - 1) * TENS + ORDER_TOKENS)
    VERBS: ClassVar[Verbs] = (verb("join", TOKENS),)
    OBLIGES: ClassVar[str] = "AK-X-REV11"
    WHEN: ClassVar[str] = "AK-X-REV11"

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        return flaw_of_event(table)

    def wishes(self, table: AnkhTable) -> list[int]:
        tokens = range(1, ORDER_TOKENS + 1)
        return [one * TENS + other for one in tokens for other in tokens if one < other]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_listed(sorted(borders(table)), "AK-X-REV11")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"join {answer // TENS} {answer % TENS}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        one, other = answer // TENS, answer % TENS
        if max(table.order) in (one, other):
            join(table, table.god_of[self.seat], one, other, 0)
        else:
            table.frames.append(SendToken(self.seat, one, other))


class SendToken(Question[AnkhTable]):
    """One of the two tokens goes to the region whose own leaves the game (AK-X-REV11)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("one", TOKEN), ("other", TOKEN))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack",)
    CLICK: ClassVar[str] = "token"
    ANSWERS: ClassVar[tuple[int, int]] = (1, ORDER_TOKENS - 1)
    VERBS: ClassVar[Verbs] = (verb("send", ORDER_TOKEN),)
    OBLIGES: ClassVar[str] = "AK-X-REV11"
    WHEN: ClassVar[str] = "AK-X-REV11"

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """Two regions that can be joined, neither with the highest token (AK-X-REV11)."""
        pair = self.one * TENS + self.other
        if pair not in borders(table) or max(table.order) in (self.one, self.other):
            return "expected two regions that can be joined, without the highest token (AK-X-REV11)"
        return flaw_of_event(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(bit(self.one) | bit(self.other), "AK-X-REV11")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"send {answer}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        join(table, table.god_of[self.seat], self.one, self.other, answer)


def borders(table: AnkhTable) -> dict[int, list[int]]:
    """By answer to `JoinRegions`, the camels between the two regions (AK-X-REV11)."""
    division = table.division
    found: dict[int, list[int]] = {}
    for edge in division.camels:
        first, second = division.map.grid.edges[edge]
        one = table.order[division.region_of[first]]
        other = table.order[division.region_of[second]]
        if one != other:
            found.setdefault(min(one, other) * TENS + max(one, other), []).append(edge)
    return found


def join(table: AnkhTable, god: int, one: int, other: int, sent: int) -> None:
    """All camels between two regions go; the highest token leaves the game (AK-X-REV11, 12).

    If neither region had it, a token of theirs is sent to the region that did; else 0 is sent.
    """
    edges = borders(table)[one * TENS + other]
    highest = max(table.order)
    kept = min(one, other) if not sent else other if sent == one else one
    given = {one: kept, other: kept, highest: sent or kept}
    order = [given.get(token, token) for token in table.order]
    out_of_game(table, highest)
    take_camels(table, tuple(edges), order, "joined", god, one, other, highest)


def out_of_game(table: AnkhTable, token: int) -> None:
    """A conflict order token leaves the game."""
    for rule in table.box.rules:
        if isinstance(rule, Consolidation):
            tokens = tuple(sorted([*rule.tokens(table), OUT + token]))
            set_tokens(table, rule.number, tokens, "token_left", token)


def flaw_of_event(table: AnkhTable) -> str:
    """These questions are asked in a consolidation only."""
    if table.box.events[table.event] != CONSOLIDATION:
        return f"it belongs to a space of the event {CONSOLIDATION}"
    return ""
