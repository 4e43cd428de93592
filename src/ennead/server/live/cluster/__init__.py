"""Several processes on one database: what they announce, how they catch up, one time for all."""
