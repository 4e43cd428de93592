"""A game played or replayed in the terminal."""
