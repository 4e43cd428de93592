"""Limits for the messages of one address, weighted by their cost."""

from __future__ import annotations

from ennead.server import protocol
from ennead.server.limits.rate_limit import Allowances
from ennead.server.live.live_table import Guest, LiveTable
from ennead.server.room.drafts import Refusal
from ennead.server.settings import Limits

#: The cost of messages. To encode a whole state takes about 2 ms.
STATE = 5.0
COSTS: dict[type, float] = {
    protocol.Hello: STATE,
    protocol.SetLanguage: STATE,
    protocol.AskHint: STATE,
    protocol.WhyNot: 1.0,
    protocol.Preview: 2.0,
}
#: A message that is sent to all guests counts once more for each of this many.
GUESTS = 4


class MessageLimits:
    """Limits for all connections of this process, by address."""

    def __init__(self, limits: Limits) -> None:
        self.addresses = Allowances(limits.messages_per_second_and_address, limits.burst_of_address)

    def check(self, table: LiveTable, guest: Guest, message: protocol.ClientMessage) -> None:
        """Refuse a message if too many have come from its address."""
        if not self.addresses.take(guest.address, cost_of(table, message)):
            raise Refusal("too_fast", "too many messages from your address; slow down")


def cost_of(table: LiveTable, message: protocol.ClientMessage) -> float:
    """Return the cost of a message."""
    cost = COSTS.get(type(message))
    return 1 + len(table.guests) / GUESTS if cost is None else cost
