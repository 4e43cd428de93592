"""The routes: what is asked for over HTTP and WebSocket, and by whom."""
