"""Notices: people are notified by mail or webhook when it is their turn."""
