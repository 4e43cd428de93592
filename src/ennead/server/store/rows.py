"""The columns of entries, tables and people: the same in every database."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import structs

from ennead.server.room.entries import Entry, Summary, TableRow, read_what
from ennead.server.store.persons import ChatRow, Person
from ennead.server.store.store import CannotServe

ENTRY_COLUMNS = "version, at, kind, seat, data, client_key"
TABLE_COLUMNS = "id, game, rules, players, options, settings, creator, created, code"
PERSON_COLUMNS = "id, nickname, language, recovery, webhook, email, sessions, confirmed"
CHAT_COLUMNS = "number, at, person, name, seat, text"
SUMMARY_COLUMNS = "updated, phase, public, bot_due, deadline, summary"
LISTED_COLUMNS = f"{TABLE_COLUMNS}, summary, updated"

#: First the newest table of each creator, then the second, ...: no creator fills the list alone.
OPEN_TABLES = f"""
SELECT {LISTED_COLUMNS} FROM (
    SELECT {LISTED_COLUMNS}, ROW_NUMBER() OVER (PARTITION BY creator ORDER BY updated DESC) AS nth
    FROM game_table WHERE public = 1 AND phase IN ('gathering', 'playing')
) AS numbered ORDER BY nth, updated DESC"""
TABLES_OF_PERSON = f"""
SELECT {LISTED_COLUMNS} FROM game_table JOIN at_table ON at_table.game_table = game_table.id
WHERE phase != 'closed' AND at_table.person ="""
DUE_TABLES = """
SELECT id FROM game_table WHERE phase = 'playing' AND bot_due = 1 UNION
SELECT id FROM game_table WHERE phase = 'playing' AND deadline <="""
CLOSED_TABLES = "SELECT id FROM game_table WHERE phase = 'closed' AND updated <"
#: The SQL tables with rows of a table, and the column that names it; its own row last.
OF_A_TABLE = (
    ("entry", "game_table"),
    ("snapshot", "game_table"),
    ("chat", "game_table"),
    ("at_table", "game_table"),
    ("game_table", "id"),
)


def to_json(data: Any) -> str:
    """Encode data for a text column."""
    return msgspec.json.encode(data).decode()


def entry_values(table: str, entry: Entry) -> tuple[Any, ...]:
    """Return the values of an entry with its table, in the order of the columns."""
    return (
        table,
        entry.version,
        entry.at,
        entry.what.KIND,
        entry.what.seat,
        to_json(entry.what.data()),
        entry.key,
    )


def read_entry(row: Sequence[Any]) -> Entry:
    """Read an entry from a row of ENTRY_COLUMNS."""
    return Entry(row[0], row[1], read_what(row[2], row[3], msgspec.json.decode(row[4])), row[5])


def table_values(row: TableRow, summary: Summary) -> tuple[Any, ...]:
    """Return the values of a new table: TABLE_COLUMNS, then SUMMARY_COLUMNS."""
    return (
        row.id,
        row.game,
        row.rules,
        row.players,
        to_json(row.options),
        to_json(row.settings),
        row.creator,
        row.created,
        row.code,
        *summary_values(summary),
    )


def summary_values(summary: Summary) -> tuple[Any, ...]:
    """Return the values of SUMMARY_COLUMNS, which change with every entry."""
    return (
        summary.updated,
        summary.phase,
        int(summary.public),
        int(summary.bot_due),
        summary.deadline,
        to_json(summary),
    )


def read_table(row: Sequence[Any]) -> TableRow:
    """Read a table from a row of TABLE_COLUMNS."""
    options, settings = msgspec.json.decode(row[4]), msgspec.json.decode(row[5])
    return TableRow(row[0], row[1], row[2], row[3], options, settings, row[6], row[7], row[8])


def read_listed(row: Sequence[Any]) -> tuple[TableRow, Summary, float]:
    """Read a table from a row of LISTED_COLUMNS."""
    return read_table(row), msgspec.json.decode(row[9], type=Summary), row[10]


def person_values(person: Person) -> tuple[Any, ...]:
    """Return the values of a person, in the order of PERSON_COLUMNS."""
    return (
        person.id,
        person.nickname,
        person.language,
        person.recovery,
        person.webhook,
        person.email,
        person.sessions,
        int(person.confirmed),
    )


def person_change(person: Person, changes: dict[str, Any], ends: bool) -> tuple[str, Person]:
    """Return the end of an upsert that changes columns of a person, and the new person.

    Columns that are not named keep what is in the database, which may be newer than `person`.
    """
    fresh = structs.replace(person, **changes, sessions=person.sessions + ends)
    sets = [f"{column} = excluded.{column}" for column in changes or ("id",)]
    if ends:
        sets.append("sessions = person.sessions + 1")
    return f"ON CONFLICT (id) DO UPDATE SET {', '.join(sets)} RETURNING {PERSON_COLUMNS}", fresh


def read_person(row: Sequence[Any]) -> Person:
    """Read a person from a row of PERSON_COLUMNS."""
    return Person(row[0], row[1], row[2], row[3], row[4], row[5], row[6], bool(row[7]))


def read_chat(row: Sequence[Any]) -> ChatRow:
    """Read a line of chat from a row of CHAT_COLUMNS."""
    return ChatRow(*row)


def check_schema(version: int) -> None:
    """Raise CannotServe if a newer program has written the database."""
    newest = migrations()[-1][0]
    if version > newest:
        raise CannotServe(
            f"the database has schema {version}, and this version of Ennead knows only up to "
            f"{newest}: it was written by a newer version, which must be used with it"
        )


def migrations() -> list[tuple[int, list[str]]]:
    """Return the numbered migrations, each a list of statements."""
    folder = files("ennead.server.store") / "migrations"
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            statements = file.read_text(encoding="utf-8").split(";\n")
            found.append((int(file.name[:4]), [s.strip() for s in statements if s.strip()]))
    return found
