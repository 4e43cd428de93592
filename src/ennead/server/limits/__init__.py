"""How much an address, a person or a connection may ask for: at once, and over time."""
