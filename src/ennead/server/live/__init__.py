"""Tables in use: rooms loaded, guests told, bots woken, clocks watched."""
