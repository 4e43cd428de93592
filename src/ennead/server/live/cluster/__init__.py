"""Several processes on one database: announcements, synchronization, heartbeat."""
