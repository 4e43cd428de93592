"""The store: tables, entries and people in SQLite or PostgreSQL."""
