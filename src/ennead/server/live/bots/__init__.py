"""Bots think in worker processes: who is served next, and what becomes of their answers."""
