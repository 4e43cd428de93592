"""A table as its entries make it: it knows no network, no database and no messages."""
