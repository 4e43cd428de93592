"""Replays: earlier moments of tables and of records, worked out once and kept."""
