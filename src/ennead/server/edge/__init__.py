"""What stands between uvicorn and the application: connections, hosts, limits of an address."""
