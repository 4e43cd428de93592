"""Replays: earlier moments of tables and of records."""
