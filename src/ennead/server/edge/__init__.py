"""Between uvicorn and the application: connections, hosts, origins, limits of an address."""
