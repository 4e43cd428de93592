"""A table as its entries make it: without network and database."""
