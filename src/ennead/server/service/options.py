"""Checks of options in requests and uploaded records: their types and sizes."""

from __future__ import annotations

from typing import Any

from msgspec import ValidationError, convert

from ennead.engine.record import Record, loads
from ennead.engine.rules import Rules
from ennead.games import GAMES, kit_of
from ennead.games.start import check_options, check_players, rules_of
from ennead.server.settings import Limits
from ennead.server.store.rows import to_json


def checked_options(
    game: str, players: int, given: dict[str, Any], limits: Limits
) -> dict[str, Any]:
    """Check options and add defaults; ValueError names a wrong one."""
    rules = rules_of(game)
    check_players(rules, players)
    check_size(given, limits)
    check_kinds(rules, given)
    return check_options(rules, players, given)


def checked_record(text: str, limits: Limits) -> Record:
    """Parse a record and check its options; ValueError names a wrong line."""
    record = loads(text)
    if record.game in GAMES:
        check_options_in(record, "options", record.options, limits)
        start = record.start or {}
        if isinstance(start.get("options"), dict):
            check_options_in(record, "start", start["options"], limits)
    return record


def check_options_in(record: Record, key: str, given: dict[str, Any], limits: Limits) -> None:
    """Raise ValueError if options in a line of a record are wrong."""
    try:
        check_size(given, limits)
        check_kinds(rules_of(record.game), given)
    except ValueError as error:
        raise ValueError(f"line {record.heads[key]}: {error}") from None


def check_size(options: dict[str, Any], limits: Limits) -> None:
    """Raise ValueError for options that are too large."""
    if len(to_json(options)) > limits.options_bytes:
        raise ValueError(f"options: at most {limits.options_bytes} bytes")
    if longest_text(options) > limits.option_letters:
        raise ValueError(f"options: no text may be longer than {limits.option_letters} letters")
    for name, value in options.items():
        if isinstance(value, list) and len(value) > limits.option_items:
            raise ValueError(f"{name}: at most {limits.option_items} of them")


def check_kinds(rules: Rules[Any], options: dict[str, Any]) -> None:
    """Raise ValueError for options of other types than the game declares."""
    for option in rules.options():
        given = options.get(option.name, option.values[0])
        if all(type(value) is bool for value in option.values) and type(given) is not bool:
            raise ValueError(f"{option.name} must be true or false, not {given!r}")
    declared = kit_of(rules.name).face("options")
    if declared is not None:
        try:
            convert(options, declared)
        except ValidationError as error:
            raise ValueError(f"options: {error}") from None


def longest_text(data: Any) -> int:
    """Return the length of the longest text in nested data."""
    if isinstance(data, str):
        return len(data)
    parts: list[Any] = []
    if isinstance(data, dict):
        parts = [*data, *data.values()]
    elif isinstance(data, list):
        parts = data
    return max([longest_text(part) for part in parts], default=0)
