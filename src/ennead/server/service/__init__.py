"""What a client can ask for besides the messages of a table, however the request came."""
