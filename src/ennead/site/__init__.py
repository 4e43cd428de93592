"""A site without a server: static files with which a browser plays by itself."""
