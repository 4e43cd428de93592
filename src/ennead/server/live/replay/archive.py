"""A finished game kept as spectators saw it, for when its rules have changed.

Views change little from step to step, so only what has changed is written.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from msgspec import convert, to_builtins

from ennead.server import protocol
from ennead.server.live.replay.past import Past

LANGUAGES = ("en", "de")
Data = dict[str, Any]


def archive_of(past: Past) -> str:
    """All that can be read about a finished table, as compressed text."""
    replays = {lang: to_builtins(past.replay(None, lang, 0, past.steps - 1)) for lang in LANGUAGES}
    for replay in replays.values():
        replay["moments"] = written(replay["moments"])
    told = {lang: to_builtins(log_of_record(past, lang)) for lang in LANGUAGES}
    data = {"record": past.record(), "replays": replays, "told": told}
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)
    return base64.b85encode(packed).decode("ascii")


def log_of_record(past: Past, lang: str) -> list[protocol.GameEvent]:
    """What happened before the first moment: in the record that the table went on from."""
    return past.log(lang, 0, past.events_of_record - 1)


class Archive:
    """What was kept of a finished table."""

    def __init__(self, text: str) -> None:
        data = json.loads(zlib.decompress(base64.b85decode(text)))
        self.text: str = data["record"]
        self.replays: dict[str, Data] = data["replays"]
        #: What happened before the first moment; earlier programs did not keep it.
        self.told: dict[str, list[Data]] = data.get("told", {})

    def record(self) -> str:
        """The record, by the rules of its time."""
        return self.text

    def replay(self, person: str | None, lang: str, first: int, last: int) -> protocol.Replay:
        """Some moments as spectators saw them."""
        data = self.replays[lang]
        moments = read(data["moments"])[first : last + 1]
        steps = data["steps"] if first == 0 else []
        return convert({**data, "moments": moments, "steps": steps}, protocol.Replay)

    def log(self, lang: str, first: int, last: int) -> list[protocol.GameEvent]:
        """Some of all that happened."""
        events = [e for moment in self.replays[lang]["moments"] for e in moment["events"]]
        events = [*self.told.get(lang, []), *events]
        return convert(events[first : last + 1], list[protocol.GameEvent])


def written(moments: list[Data]) -> list[Data]:
    """Moments with only what has changed in their views."""
    views: list[Data] = [{}, *[moment["view"] for moment in moments]]
    return [
        {**moment, "view": difference(views[n], moment["view"])} for n, moment in enumerate(moments)
    ]


def read(moments: list[Data]) -> list[Data]:
    """Moments with their whole views."""
    view: Any = {}
    found = []
    for moment in moments:
        view = changed(view, moment["view"])
        found.append({**moment, "view": view})
    return found


def difference(before: Any, after: Any) -> Any:
    """What must change: objects by their keys, all else whole."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return ["=", after]
    changes = {
        key: difference(before.get(key), value)
        for key, value in after.items()
        if key not in before or before[key] != value
    }
    return [changes, [key for key in before if key not in after]]


def changed(before: Any, change: Any) -> Any:
    """What a change leads to."""
    if change[0] == "=":
        return change[1]
    after = {key: value for key, value in before.items() if key not in change[1]}
    for key, value in change[0].items():
        after[key] = changed(after.get(key), value)
    return after
