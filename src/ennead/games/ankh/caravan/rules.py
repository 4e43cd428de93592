"""Camel Caravan: camels split a region, and the new regions get their tokens (AK-CC)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit
from ennead.engine.fields import NUMBERS
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.caravan.lines import LONGEST, Caravans, caravans
from ennead.games.ankh.powers.moments import in_turns
from ennead.games.ankh.table.changes import give_order_tokens, place_camels, swap_order_tokens
from ennead.games.ankh.table.fields import EDGE, REGION, SEAT, SPACE, TOKEN, TOKENS
from ennead.games.ankh.table.names import region_name
from ennead.games.ankh.table.pieces import BIT, CAMELS, ORDER_TOKENS, TENS
from ennead.games.ankh.table.table import AnkhTable

#: Answer to `PlaceCamel`, above every edge: the line ends here, or there is none.
STOP: Final = 400
#: Answer to `SwapToken`; any other is ten times a new region's token plus another one's.
NO_SWAP: Final = 0


class PlaceCamel(Question[AnkhTable]):
    """A line of camels that splits a region, edge by edge; or no line at all (AK-CC1 to AK-CC3).

    Every edge offered can be completed to a legal line.
    """

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("line", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn")
    CLICK: ClassVar[str] = "edge"
    ANSWERS: ClassVar[tuple[int, int]] = (0, STOP)
    VERBS: ClassVar[Verbs] = (verb("camel", EDGE), verb("stop", number=STOP))
    NOTHING: ClassVar[int] = STOP
    OBLIGES: ClassVar[str] = "AK-CC2"
    WHEN: ClassVar[str] = "AK-CC1"

    def __init__(self, seat: int, line: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.line: Final = line

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The beginning of a legal line (AK-CC2)."""
        grid = table.division.map.grid
        if not all(0 <= edge < len(grid.edges) for edge in self.line):
            return "there is no such edge"
        if self.line:
            region = table.division.region_of[grid.edges[self.line[0]][0]]
            lines = legal_caravans(table).regions[region].choices()
            if self.line not in lines.following and self.line not in lines.complete:
                return "this line is not the beginning of a legal one (AK-CC2)"
        return ""

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        if left.wish >= 0:
            self.explain(table, left)
        left.only_listed(self.offered(table), "AK-CC2")

    def offered(self, table: AnkhTable) -> list[int]:
        """The edges with which the line can be completed, and whether it is complete."""
        if not spare_token(table):
            return []
        possible = legal_caravans(table)
        if not self.line:
            starts = possible.starts()
            return [*starts, STOP] if starts else []
        edges = possible.next_edges(self.line)
        return [*edges, STOP] if possible.can_stop(self.line) else list(edges)

    def explain(self, table: AnkhTable, left: Left) -> None:
        """An edge takes one camel (AK-CC1), and a camel continues the line (AK-CC3)."""
        division, edges = table.division, range(len(table.division.map.grid.edges))
        corners = division.map.grid.edge_corners
        held = (*division.camels, *self.line)
        last = corners[self.line[-1]] if self.line else ()
        free = [edge for edge in edges if division.map.takes_camel[edge] and edge not in held]
        if len(self.line) >= LONGEST:
            free = []
        joining = [
            edge
            for edge in free
            if any(
                corner in last if self.line else division.corner_features[corner]
                for corner in corners[edge]
            )
        ]
        offered = self.offered(table)
        left.only_listed([*free, *offered, STOP], "AK-CC1")
        apart = [edge for edge in free if edge not in joining]
        left.only_listed([*apart, *offered, STOP], "AK-CC3")

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != STOP:
            table.frames.append(PlaceCamel(self.seat, (*self.line, answer)))
        elif self.line:
            split_region(table, self.seat, self.line)


def split_region(table: AnkhTable, seat: int, edges: tuple[int, ...]) -> None:
    """The camels part one region into two; the others keep their tokens (AK-CC3, AK-CC4)."""
    line = legal_caravans(table).line(edges)
    token = place_camels(table, table.god_of[seat], line.edges)
    first, second = [region for region, held in enumerate(table.order) if held == 0]
    table.frames.append(KeepToken(seat, token, first, second))
    in_turns.region_split(table, seat, first, second)


class KeepToken(Question[AnkhTable]):
    """One of the new regions keeps the token, the other gets the lowest spare one (AK-CC4).

    An answer is the number of a region.
    """

    FIELDS: ClassVar[Fields] = (
        ("seat", SEAT),
        ("token", TOKEN),
        ("first", REGION),
        ("second", REGION),
    )
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn")
    CLICK: ClassVar[str] = "region"
    ANSWERS: ClassVar[tuple[int, int]] = (0, ORDER_TOKENS - 1)
    VERBS: ClassVar[Verbs] = (verb("keep", SPACE),)
    OBLIGES: ClassVar[str] = "AK-CC4"
    WHEN: ClassVar[str] = "AK-CC4"

    def __init__(self, seat: int, token: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.token: Final = token
        self.first: Final = first
        self.second: Final = second

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """Two regions without a token, and the token one of them keeps (AK-CC4)."""
        bare = [region for region, token in enumerate(table.order) if not token]
        if bare != [self.first, self.second] or len(table.order) > ORDER_TOKENS:
            return "expected the two new regions, without a token (AK-CC4)"
        return "" if self.token and self.token not in table.order else "the token is on the board"

    def wishes(self, table: AnkhTable) -> list[int]:
        return list(range(len(table.order)))

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(bit(self.first) | bit(self.second), "AK-CC4")

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"keep {region_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        other = self.second if answer == self.first else self.first
        spare = self.spare(table)
        give_order_tokens(table, answer, self.token, other, spare)
        table.frames.append(SwapToken(self.seat, self.token, spare))

    def spare(self, table: AnkhTable) -> int:
        """The token of the other region; the one to keep is in no region now."""
        for token in range(1, ORDER_TOKENS + 1):
            if token != self.token and token not in table.order:
                return token
        raise AssertionError("there are as many tokens as regions can be")


class SwapToken(Question[AnkhTable]):
    """The token of one of the new regions may be swapped with any other (AK-CC5)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("first", TOKEN), ("second", TOKEN))
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn")
    CLICK: ClassVar[str] = "token"
    SHOWN_ON: ClassVar[str] = "panel"
    ANSWERS: ClassVar[tuple[int, int]] = (NO_SWAP, ORDER_TOKENS * TENS + ORDER_TOKENS)
    VERBS: ClassVar[Verbs] = (verb("swap", TOKENS), verb("keep", number=NO_SWAP))
    NOTHING: ClassVar[int] = NO_SWAP
    OBLIGES: ClassVar[str] = "AK-CC5"
    WHEN: ClassVar[str] = "AK-CC5"

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """The tokens of the two new regions (AK-CC5)."""
        tokens = {self.first, self.second}
        if 0 in tokens or len(tokens) < 2 or not tokens <= set(table.order):
            return "expected the tokens of the two new regions (AK-CC5)"
        return ""

    def wishes(self, table: AnkhTable) -> list[int]:
        """Two tokens in one order only: a new region's first, the lower one if both are."""
        new = (self.first, self.second)
        found = [NO_SWAP]
        for low in range(1, ORDER_TOKENS + 1):
            for high in range(low + 1, ORDER_TOKENS + 1):
                turned = high in new and low not in new
                found.append(high * TENS + low if turned else low * TENS + high)
        return sorted(found)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        """Swapping the two new regions' tokens with each other is one choice, not two."""
        answers = [NO_SWAP, min(self.first, self.second) * TENS + max(self.first, self.second)]
        for token in table.order:
            if token not in (self.first, self.second):
                answers += [self.first * TENS + token, self.second * TENS + token]
        left.only_listed(sorted(answers), "AK-CC5")

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer == NO_SWAP:
            return
        swap_order_tokens(table, answer // TENS, answer % TENS)


def legal_caravans(table: AnkhTable) -> Caravans:
    """The lines of camels that may be placed now (AK-CC6)."""
    return caravans(table.division, CAMELS - len(table.division.camels))


def spare_token(table: AnkhTable) -> int:
    """The lowest conflict order token of the supply; 0 if there is none (AK-CC4, AK-CC6)."""
    laid = 0
    for token in table.order:
        laid |= BIT[token]
    for token in range(1, ORDER_TOKENS + 1):
        if not laid & BIT[token]:
            return token
    return 0
