"""The visitors of all tables: who may come, how much they may send, who is there, what they say."""

from __future__ import annotations

from ennead.server.live.admission import Admission
from ennead.server.live.chat import Chat
from ennead.server.live.connections import Connections
from ennead.server.live.live_table import LiveTable
from ennead.server.live.message_limits import MessageLimits
from ennead.server.live.sessions import Sessions
from ennead.server.live.tasks import Tasks
from ennead.server.monitoring.reports import Reports
from ennead.server.settings import Limits
from ennead.server.store.store import Store


class Visitors:
    """What a process has for the connections to its tables."""

    def __init__(
        self,
        store: Store,
        live: dict[str, LiveTable],
        limits: Limits,
        reports: Reports,
        tasks: Tasks,
    ) -> None:
        self.reports = reports
        self.admission = Admission(limits, reports)
        self.message_limits = MessageLimits(limits)
        self.chat = Chat(store, limits)
        self.connections = Connections(store, live, tasks.spawn)
        self.sessions = Sessions(store, live, self.connections.announced)
