"""The types of all messages between a server and its clients.

HTTP bodies and WebSocket messages are JSON. A WebSocket message has its kind in `type`. The types
of the browser client are generated from these modules, which are used as one: `protocol.Undo`.
"""

# ruff: noqa: F403

from __future__ import annotations

from ennead.server.protocol.fields import *
from ennead.server.protocol.from_client import *
from ennead.server.protocol.from_server import *
from ennead.server.protocol.people import *
from ennead.server.protocol.replays import *
from ennead.server.protocol.tables import *

PROTOCOL_VERSION = 1
