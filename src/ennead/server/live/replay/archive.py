"""The archive of a finished game, as spectators saw it, for when its rules have changed.

Views change little from step to step, so only differences are stored.
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
    """Return the archive of a finished table, as compressed text."""
    replays = {lang: to_builtins(past.replay(None, lang, 0, past.steps - 1)) for lang in LANGUAGES}
    for replay in replays.values():
        replay["moments"] = written(replay["moments"])
    before = {lang: to_builtins(log_of_record(past, lang)) for lang in LANGUAGES}
    data = {"record": past.record(), "replays": replays, "told": before}
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)
    return base64.b85encode(packed).decode("ascii")


def log_of_record(past: Past, lang: str) -> list[protocol.GameEvent]:
    """Return the events before the first moment: of the record that the table went on from."""
    return past.log(lang, 0, past.events_of_record - 1)


class Archive:
    """The archive of a finished table."""

    def __init__(self, text: str) -> None:
        data = json.loads(zlib.decompress(base64.b85decode(text)))
        self.text: str = data["record"]
        self.replays: dict[str, Data] = data["replays"]
        #: Events before the first moment; earlier versions did not store them.
        self.events_of_record: dict[str, list[Data]] = data.get("told", {})

    def record(self) -> str:
        """Return the record, of the rules of its time."""
        return self.text

    def replay(self, person: str | None, lang: str, first: int, last: int) -> protocol.Replay:
        """Return some moments, as spectators saw them."""
        data = self.replays[lang]
        moments = read(data["moments"])[first : last + 1]
        steps = data["steps"] if first == 0 else []
        return convert({**data, "moments": moments, "steps": steps}, protocol.Replay)

    def log(self, lang: str, first: int, last: int) -> list[protocol.GameEvent]:
        """Return some of all events."""
        events = [e for moment in self.replays[lang]["moments"] for e in moment["events"]]
        events = [*self.events_of_record.get(lang, []), *events]
        return convert(events[first : last + 1], list[protocol.GameEvent])


def written(moments: list[Data]) -> list[Data]:
    """Replace views by their differences from the view before."""
    views: list[Data] = [{}, *[moment["view"] for moment in moments]]
    return [
        {**moment, "view": difference(views[n], moment["view"])} for n, moment in enumerate(moments)
    ]


def read(moments: list[Data]) -> list[Data]:
    """Restore whole views from differences."""
    view: Any = {}
    found = []
    for moment in moments:
        view = changed(view, moment["view"])
        found.append({**moment, "view": view})
    return found


def difference(before: Any, after: Any) -> Any:
    """Return the difference of two values: objects by key, all else whole."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return ["=", after]
    changes = {
        key: difference(before.get(key), value)
        for key, value in after.items()
        if key not in before or before[key] != value
    }
    return [changes, [key for key in before if key not in after]]


def changed(before: Any, change: Any) -> Any:
    """Apply a difference to a value."""
    if change[0] == "=":
        return change[1]
    after = {key: value for key, value in before.items() if key not in change[1]}
    for key, value in change[0].items():
        after[key] = changed(after.get(key), value)
    return after
