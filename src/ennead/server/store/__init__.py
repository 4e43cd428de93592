"""What a server keeps: tables, entries, people; in SQLite or PostgreSQL."""
