"""Tables in use: their rooms, guests, bots and clocks."""
