"""Bots: worker processes, their queue, and the answers of bots at tables."""
