"""The routes of HTTP and WebSocket."""
