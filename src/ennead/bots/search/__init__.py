"""Search: looking ahead in games that a seat could be in, over the engine's protocol only."""
