"""Tables as arrays of small numbers, and answers as one fixed space of actions."""
